/** Setting tables up: what is asked of the hall, and the three ways that need no questions. */

import { post } from '../../lib/api';
import { games, type GameName } from '../../lib/catalogue.svelte';
import { usualLevel } from '../../lib/levels';
import { guestName, me } from '../../lib/me.svelte';
import { navigate } from '../../lib/routing/router.svelte';
import { settings, type Pace } from '../../lib/settings/settings.svelte';

export type SeatKind = 'me' | 'open' | 'agent' | 'hot' | 'stand-in';

export interface SeatSetup {
  kind: SeatKind;
  /** Which agent plays the seat. */
  agent?: string;
  /** The name of a starter deck; '' for one at random, unless another is chosen before the game begins. */
  deck?: string;
  /** A deck list of one's own, which `deck` then gives its name. */
  deck_text?: string;
  /** What a player at this screen is called; for your own seat, when it is another name than yours. */
  name?: string;
}

/** Seconds: for the whole game, added with each decision, and free for each decision. */
export interface ClockSetup {
  bank_s: number;
  increment_s: number;
  allowance_s: number;
}

export type Spectators = 'on' | 'delayed' | 'off';
export type { Pace };
export type Manner = 'casual' | 'strict';

export interface TableSetup {
  game: GameName;
  preset: string;
  /** Only the rule options that differ from the preset. */
  options: Record<string, string>;
  seats: SeatSetup[];
  clocks: ClockSetup | null;
  spectators: Spectators;
  listed: boolean;
  pace: Pace;
  manner: Manner;
}

export interface TableMade {
  code: string;
}

/** Who the others are: the computer, or someone with a link. */
export type Way = 'computer' | 'link';

/** The preset for a first game. */
export function firstPreset(game: GameName): string {
  return games.shown.find(({ name }) => name === game)?.preset ?? 'rulebook';
}

const OTHER: Record<Way, (game: GameName) => SeatSetup> = {
  computer: (game) => ({ kind: 'agent', agent: usualLevel(games.find(game)) }),
  link: () => ({ kind: 'open' }),
};

/** A table for two about which nothing was asked. */
export function quickSetup(game: GameName, way: Way): TableSetup {
  return {
    game,
    preset: firstPreset(game),
    options: {},
    seats: [{ kind: 'me' }, OTHER[way](game)],
    clocks: null,
    spectators: 'on',
    listed: false,
    pace: settings.values.pace,
    manner: 'casual',
  };
}

/** A table for two at one screen, under the names that they have given. */
export function besideSetup(game: GameName, mine: string, other: string): TableSetup {
  const setup = quickSetup(game, 'computer');
  return {
    ...setup,
    seats: [
      { kind: 'me', name: mine },
      { kind: 'hot', name: other },
    ],
  };
}

/** Set a table up as someone, a guest if need be, and go there. Two at one screen never have the same name. */
export async function openTable(setup: TableSetup): Promise<void> {
  const { name } = await me.ensure();
  const mine = setup.seats.find(({ kind }) => kind === 'me')?.name ?? name;
  const seats = setup.seats.map((seat) =>
    seat.kind === 'hot' && seat.name === mine ? { ...seat, name: guestName(mine) } : seat,
  );
  const { code } = await post('/api/tables', { ...setup, seats });
  navigate(`/table/${code}`);
}
