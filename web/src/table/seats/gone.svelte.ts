/** Your last turn that went by, until you answer something or dismiss the note. */

import type { TableStore } from '../../lib/live/table.svelte';
import { passedBy, type PassedBy } from '../prompt/passedby';
import { course } from '../phases';

export class GoneBy {
  /** The turn being reported; null for none. */
  turn = $state.raw<PassedBy | null>(null);
  /** Why you couldn't play anything in it; empty if that's uncertain. */
  why = $state('');
  /** How many lines the log had at the last look; -1 before that. */
  #known = -1;

  /** The log has grown, or starts over. */
  meet(table: TableStore): void {
    const { frame, you, acted, shared } = table;
    const playing = you >= 0 && frame.stage === 'playing' && !shared;
    const lines = frame.log.length;
    const passed = playing && this.#known >= 0 ? passedBy(frame, you, Math.min(this.#known, lines), acted) : null;
    if (passed) {
      this.turn = passed;
      this.why = unplayed(table);
    }
    if (this.turn && (!playing || acted >= this.turn.began || lines <= this.turn.line)) this.turn = null;
    this.#known = lines;
  }

  dismiss(): void {
    this.turn = null;
  }
}

/** Why nothing in your hand could be played, if the game knows. */
function unplayed(table: TableStore): string {
  const held = table.cardsIn(table.you, 'hand').map(({ card }) => table.catalogue(card.key));
  const hand = held.filter((card) => card !== undefined);
  if ('hand' in (table.frame.sides[table.you]?.counts ?? {}) && !held.length) return 'Your hand is empty.';
  return hand.length === held.length ? (course(table.frame.game).unplayed?.(table.frame, hand) ?? '') : '';
}
