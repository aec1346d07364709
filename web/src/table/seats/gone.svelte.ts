/** The last own turn that went by, until its player answers something or has read of it. */

import type { TableStore } from '../../lib/table.svelte';
import { passedBy, type PassedBy } from '../prompt/passedby';
import { course } from '../phases';

export class GoneBy {
  /** The turn that is told of; null for none. */
  turn = $state.raw<PassedBy | null>(null);
  /** Why nothing could be played in it, as far as that is sure; empty where it is not. */
  why = $state('');
  /** How many lines the log had when it was looked at last; -1 before that. */
  #known = -1;

  /** The log has grown, or begins anew. */
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

/** What the game knows of a hand of which nothing could be played. */
function unplayed(table: TableStore): string {
  const held = table.cardsIn(table.you, 'hand').map(({ card }) => table.catalogue(card.key));
  const hand = held.filter((card) => card !== undefined);
  if ('hand' in (table.frame.sides[table.you]?.counts ?? {}) && !held.length) return 'Your hand is empty.';
  return hand.length === held.length ? (course(table.frame.game).unplayed?.(table.frame, hand) ?? '') : '';
}
