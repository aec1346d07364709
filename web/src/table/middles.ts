/** The board of each game, fetched when its table is first shown. A game without one is shown in plain rows. */

import type { Component } from 'svelte';
import type { TableStore } from '../lib/live/table.svelte';

export interface MiddleProps {
  table: TableStore;
  /** The seat whose board is shown; -1 for all of them. */
  focusSeat: number;
}

type Load = () => Promise<{ default: Component<MiddleProps> }>;

const MIDDLES = import.meta.glob<{ default: Component<MiddleProps> }>('./*/Middle.svelte');

export function middleOf(game: string): Load {
  return MIDDLES[`./${game}/Middle.svelte`] ?? (() => import('./PlainMiddle.svelte'));
}
