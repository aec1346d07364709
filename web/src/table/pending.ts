/** What has been announced and is not settled yet, as the hall tells it with the table. */

import type { Played } from '../lib/shapes/spellfire';
import type { Announced } from '../lib/shapes/spellslinger';
import type { TableStore } from '../lib/table.svelte';

/** As the games tell it: a card that answers another one, or aims at cards and players. */
interface Told {
  card: string | null;
  seat: number;
  answers?: Played['answers'];
  targets?: Announced['targets'];
  players?: Announced['players'];
}

export interface PendingItem {
  /** Its place on the stack, from 1 at the bottom. */
  number: number;
  seat: number;
  key: string | null;
  name: string;
  /** What it answers or aims at, in words. */
  about: string;
}

export function pendingOf(table: TableStore): PendingItem[] {
  const { pending = [] }: { pending?: Told[] } = table.frame.table;
  const items = pending.map((one, index) => item(table, one, index + 1));
  return items.reverse();
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
