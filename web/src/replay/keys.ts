/** The keys of a replay. */

import type { ReplayStore } from './replay.svelte';

export type Deed = (replay: ReplayStore) => unknown;

const DEEDS: Record<string, Deed> = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  'Shift+ArrowLeft': (replay) => replay.turn(-1),
  'Shift+ArrowRight': (replay) => replay.turn(1),
  ' ': (replay) => replay.toggle(),
  Home: (replay) => replay.jump(0),
  End: (replay) => replay.jump(replay.length),
};

/** What a key does in a replay; undefined if nothing. */
export function deedOf(event: KeyboardEvent): Deed | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return DEEDS[event.shiftKey ? `Shift+${event.key}` : event.key];
}
