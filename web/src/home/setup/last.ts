/** Your last game against the computer, so that the home page can start the next one the same way. Stored in this browser. */

import type { GameName } from '../../lib/live/catalogue.svelte';
import { nextLevel } from '../../lib/people/ladder.svelte';
import type { TableSetup } from './tablesetup';

const KEPT = 'spellhall.last';
const TRACES = [KEPT, 'spellhall.puzzles', 'spellhall.fights'];

/** Remember a setup if everyone else in it is a computer. */
export function keepSetup(setup: TableSetup): void {
  const kinds = setup.seats.map(({ kind }) => kind).sort();
  if (kinds.pop() !== 'me' || !kinds.length || kinds.some((kind) => kind !== 'agent')) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(setup));
  } catch {
    // then the home page offers only the games
  }
}

/** The last setup; a single opponent is of the level you have reached since. Null if there is none. */
export function lastSetup(): TableSetup | null {
  try {
    const setup: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return isSetup(setup) ? atYourLevel(setup) : null;
  } catch {
    return null;
  }
}

/** Whether someone here has played the computer, solved a puzzle or won a first fight. */
export function hasBeenHere(): boolean {
  try {
    return TRACES.some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}

/** The deck that you played in it; empty for a random one. */
export function deckOf(setup: TableSetup): string {
  return setup.seats.find(({ kind }) => kind === 'me')?.deck ?? '';
}

function atYourLevel(setup: TableSetup): TableSetup {
  if (setup.seats.length !== 2) return setup;
  const game: GameName = setup.game;
  return { ...setup, seats: setup.seats.map((seat) => (seat.kind === 'agent' ? { ...seat, agent: nextLevel(game) } : seat)) };
}

function isSetup(setup: unknown): setup is TableSetup {
  if (typeof setup !== 'object' || setup === null) return false;
  const { game, seats } = setup as Partial<TableSetup>;
  return typeof game === 'string' && Array.isArray(seats) && seats.every((seat) => typeof seat === 'object' && seat !== null);
}
