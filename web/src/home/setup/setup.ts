/** Setting up tables: the request for the hall, and the three ways that ask no questions. */

import { post } from '../../lib/api';
import { games, type GameName } from '../../lib/live/catalogue.svelte';
import { justMade } from '../../lib/live/tableinfo';
import { isBeginning, nextLevel } from '../../lib/people/ladder.svelte';
import { guestName, me } from '../../lib/people/me.svelte';
import { navigate } from '../../lib/routing/router.svelte';
import { EASY_DECKS } from '../../lib/shapes/house';
import { settings } from '../../lib/settings/settings.svelte';
import { keepSetup } from './last';
import type { SeatSetup, TableSetup } from './tablesetup';

export type { ClockSetup, Manner, Pace, SeatKind, SeatSetup, Spectators, TableSetup } from './tablesetup';

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
  computer: (game) => ({ kind: 'agent', agent: nextLevel(game) }),
  link: () => ({ kind: 'open' }),
};

/** Your own seat, while you're new to a game with a deck that's easy to play. */
function mySeat(game: GameName, way: Way): SeatSetup {
  const easy = way === 'computer' && isBeginning(game) ? (EASY_DECKS[game] ?? []) : [];
  const deck = easy[Math.floor(Math.random() * easy.length)];
  return deck === undefined ? { kind: 'me' } : { kind: 'me', deck };
}

/** A table for two with default settings. */
export function quickSetup(game: GameName, way: Way): TableSetup {
  return {
    game,
    preset: firstPreset(game),
    options: {},
    seats: [mySeat(game, way), OTHER[way](game)],
    clocks: null,
    spectators: 'on',
    listed: false,
    pace: settings.values.pace,
    manner: 'casual',
  };
}

/** A table for two at one screen, under the names they entered. */
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

/** Set up a table, signing in as a guest if necessary, and go there. Two at one screen never share a name. */
export async function openTable(setup: TableSetup): Promise<void> {
  const { name } = await me.ensure();
  const mine = setup.seats.find(({ kind }) => kind === 'me')?.name ?? name;
  const seats = setup.seats.map((seat) =>
    seat.kind === 'hot' && seat.name === mine ? { ...seat, name: guestName(mine) } : seat,
  );
  const info = await post('/api/tables', { ...setup, seats });
  keepSetup(setup);
  justMade(info);
  navigate(`/table/${info.code}`);
}
