/** A card search in one game: what you're looking for, and what it finds. */

import type { CatalogueCard, GameName } from '../../lib/live/catalogue.svelte';
import { catalogue } from '../../lib/live/catalogue.svelte';
import {
  chosen,
  heapsOf,
  indexed,
  NO_CHOICE,
  sorted,
  toggled,
  type Choice,
  type Heap,
  type Order,
} from './filters';
import type { Looked } from './query';
import { CardSearch } from './search.svelte';
import { soughtOf } from './seeking';
import type { Facet } from './sought';

export class Finder {
  readonly game: GameName;
  readonly searched: CardSearch;
  choice = $state.raw<Choice>(NO_CHOICE);
  order = $state<Order>('best');
  /** The key of the selected card; '' for none. */
  card = $state('');
  #cards = $derived.by(() => indexed(this.catalogue.cards, this.sought));
  found = $derived.by(() => {
    const left = chosen(this.#cards, this.sought, this.choice, this.searched.places);
    return sorted(left, this.order, this.searched.places).map(({ card }) => card);
  });
  /** The numbers on cards, lowest to highest. */
  numbers = $derived.by(() => {
    const all = new Set(this.#cards.map(({ number }) => number).filter((number) => number !== null));
    return [...all].sort((one, other) => one - other);
  });

  constructor(game: GameName) {
    this.game = game;
    this.searched = new CardSearch(game);
  }

  get sought() {
    return soughtOf(this.game);
  }

  get catalogue() {
    return catalogue(this.game);
  }

  /** The selected card, if its key exists. */
  get open(): CatalogueCard | undefined {
    return this.catalogue.find(this.card);
  }

  /** Whether all results have arrived. */
  get ready(): boolean {
    return this.catalogue.ready && !this.searched.busy;
  }

  get looked(): Looked {
    return { choice: this.choice, order: this.order, card: this.card };
  }

  take({ choice, order, card }: Looked): void {
    this.choice = choice;
    this.searched.begin(choice.query);
    this.order = order;
    this.card = card;
  }

  search(query: string): void {
    this.choice = { ...this.choice, query };
    this.searched.ask(query);
  }

  range(least: number | null, most: number | null): void {
    this.choice = { ...this.choice, least, most };
  }

  toggle(facet: Facet, value: string): void {
    this.choice = toggled(this.choice, facet.name, value);
  }

  heaps(facet: Facet): Heap[] {
    return heapsOf(facet, this.#cards, this.sought, this.choice, this.searched.places);
  }

  /** Clear all filters; the search stays. */
  clear(): void {
    this.choice = { ...NO_CHOICE, query: this.choice.query };
  }

  /** The selected card's neighbour in the results; '' if there is none. */
  beside(step: 1 | -1): string {
    const at = this.found.findIndex((card) => card.key === this.card);
    return at < 0 ? '' : (this.found[at + step]?.key ?? '');
  }
}
