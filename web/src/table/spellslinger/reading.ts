/** What the board reads from a table: a running one, or a moment of a replay, where nothing can be chosen. */

import { word } from '../../lib/settings/language';
import type { TableStore } from '../../lib/live/table.svelte';
import type { Frame } from '../../lib/wire';
import { type Fighter, prospect, type Prospect } from './fight/outlook';
import { factsOf, fightOf, isCalm, playAsOne, stepOf, teamsOf, type Group } from './parts';
import type { Names } from './words';

export type Reading = Pick<
  TableStore,
  | 'frame'
  | 'names'
  | 'called'
  | 'cardsIn'
  | 'attachedTo'
  | 'count'
  | 'catalogue'
  | 'cardName'
  | 'optionsFor'
  | 'optionsForSeat'
  | 'isLit'
  | 'choose'
  | 'chooseSeat'
  | 'why'
  | 'pointed'
>;

/** A table with what all its parts ask for. */
export interface Scene {
  table: Reading;
  names: Names;
  fight: Group[];
  /** Which declarations are still to come, so that the fight may still change. */
  open: 'attackers' | 'blockers' | null;
  /** The outcome of the fight; null if there's none, or if damage is being dealt and it's unknown which has been. */
  prospect: Prospect | null;
  /** Boards that share their side show only a count of their terrains. */
  tight: boolean;
  /** Terrains and enchantments are at the side of the characters. */
  aside: boolean;
  /** How much of themselves the characters show. */
  face: 'tiny' | 'small';
  /** Say why a card can't be chosen; null says nothing. */
  explain(token: string | null): void;
}

// A step as the game calls it.
// @wc-ignore
const DECLARING = 'declaring attackers';
// @wc-ignore
const BEFORE_BLOWS = [DECLARING, 'declaring blockers'];

/** The parts of a table that can be read without its page. */
export function sceneOf(table: Reading): Omit<Scene, 'face' | 'aside' | 'tight' | 'explain'> {
  const { frame } = table;
  const fight = fightOf(frame);
  const names = namesOf(table);
  const fighters = new Map(
    fight.flatMap(({ attackers, blockers }) => [...attackers, ...blockers]).flatMap((token) => fighterOf(table, token)),
  );
  const blowsKnown = [...fighters.values()].every(({ struck }) => struck !== null);
  const foreseen = fight.length > 0 && (BEFORE_BLOWS.includes(stepOf(frame)) || blowsKnown);
  const fresh = new Map([...fighters].map(([token, one]): [string, Fighter] => [token, { ...one, struck: one.struck === true }]));
  return {
    table,
    names,
    fight,
    open: openTo(frame),
    prospect: foreseen ? prospect(fight, fresh, isCalm(frame)) : null,
  };
}

function openTo(frame: Frame): Scene['open'] {
  if (stepOf(frame) === DECLARING) return 'attackers';
  return frame.decision?.rule.startsWith('SS-BL') ? 'blockers' : null;
}

/** Card names with their owners: "Bo's Plough Ox", "your Plough Ox". */
export function owned({ table, names }: Scene): Names {
  const whose = (seat: number): string => (seat === table.frame.you ? word('your') : `${table.names[seat] ?? ''}'s`);
  return {
    ...names,
    card: (token) => {
      const card = table.frame.cards[token];
      return card ? `${whose(card.seat)} ${names.card(token)}` : names.card(token);
    },
  };
}

function namesOf(table: Reading): Names {
  const { frame } = table;
  const teams = teamsOf(frame);
  const seat = (number: number): string => (number === frame.you ? word('you') : (table.names[number] ?? `seat ${number + 1}`));
  const team = (number: number): string => {
    return teams[number] === teams[frame.you] ? 'your team' : `team ${(teams[number] ?? 0) + 1}`;
  };
  return { card: (token) => table.cardName(token), seat, side: playAsOne(frame) ? team : seat };
}

type Seen = Omit<Fighter, 'struck'> & { struck: boolean | null };

function fighterOf(table: Reading, token: string): [string, Seen][] {
  const card = table.frame.cards[token];
  if (!card) return [];
  const { now, damage, shield, keywords, struck } = factsOf(card);
  const [strength, speed] = now ?? [0, 0];
  return [[token, { token, strength, speed, damage, shield, struck, deadly: keywords.includes('Deadly') }]];
}
