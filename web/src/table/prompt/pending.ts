/** What was announced and hasn't resolved, as the hall sends it with the table. */

import type { TableStore } from '../../lib/live/table.svelte';
import type { Told } from '../course';
import { course } from '../phases';

export interface PendingItem {
  /** Its position on the stack, from 1 at the bottom. */
  number: number;
  seat: number;
  key: string | null;
  name: string;
  /** What it responds to or targets, in words. */
  about: string;
}

export function pendingOf(table: TableStore): PendingItem[] {
  const told = course(table.frame.game).pending(table.frame);
  return told.map((one, index) => item(table, one, index + 1)).reverse();
}

function item(table: TableStore, told: Told, number: number): PendingItem {
  const aims = [...(told.targets ?? []), told.answers ?? null].filter((token): token is string => token !== null);
  const about = [
    ...aims.map((token) => table.cardName(token)),
    ...(told.players ?? []).map((seat) => table.name(seat)),
  ];
  return {
    number,
    seat: told.seat,
    key: told.card === null ? null : (table.frame.cards[told.card]?.key ?? null),
    name: told.card === null ? 'a card' : table.cardName(told.card),
    about: about.join(', '),
  };
}
