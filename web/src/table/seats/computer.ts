/** What you may set about how fast the computer plays at a table (see the hall's `tables/tempo.py`). */

import type { TableStore } from '../../lib/live/table.svelte';

/** Whether only the computer and the player at this screen play. */
function playsAlone(table: TableStore): boolean {
  const { seats } = table.frame;
  const mine = (seat: number): boolean => seat === table.you || table.mine.some((one) => one.seat === seat);
  const others = seats.some(({ seat, kind }) => kind === 'person' && !mine(seat));
  return table.you >= 0 && seats.some(({ kind }) => kind === 'agent') && !others;
}

export function setsPace(table: TableStore): boolean {
  return playsAlone(table) || (table.host && table.you >= 0 && table.frame.seats.some(({ kind }) => kind === 'agent'));
}

/** Whether the computer is deciding now, and need not wait for anyone else to see its last move. */
export function mayHurry(table: TableStore): boolean {
  return table.frame.thinking >= 0 && playsAlone(table);
}
