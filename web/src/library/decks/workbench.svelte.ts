/** The deck being edited: its cards, its problems, and where it's saved. */

import { ApiError, sentenceOf, wasEnded } from '../../lib/api';
import { catalogue, games, type GameName } from '../../lib/live/catalogue.svelte';
import { changed, copiesOf, curveOf, groupsOf, listOf, sizeOf, type Copies } from './deck';
import { check, ownDeck, saveDeck, share, sharedDeck, throwAway, type Checked, type Fault } from './decks';
import { drafts, newSlot, slotOf } from './drafts.svelte';
import { soughtOf } from '../cards/seeking';
import type { Source } from './source';
import { startersFor } from './starters.svelte';

export class Workbench {
  readonly game: GameName;
  source = $state.raw<Source>({ kind: 'draft', name: '' });
  title = $state('');
  copies = $state.raw<Copies>({});
  /** Author, notes, and sideboard, as lines of the list. */
  remarks = $state.raw<readonly string[]>([]);
  preset = $state('rulebook');
  /** The id of the saved deck; 0 for none. */
  id = $state(0);
  /** The code for sharing it. */
  code = $state('');
  /** Whose deck it is, if someone else shares it. */
  by = $state('');
  ready = $state(false);
  error = $state('');
  /** Lines of an imported list that couldn't be read. */
  unread = $state.raw<Fault[]>([]);
  checked = $state.raw<Checked | null>(null);
  /** The list as saved in the hall. */
  #kept = $state('');

  readonly groups = $derived.by(() => groupsOf(this.copies, (key) => catalogue(this.game).find(key)));
  readonly size = $derived(sizeOf(this.copies));
  readonly list = $derived.by(() => listOf(this.title, this.groups, this.remarks));
  readonly curve = $derived.by(() => curveOf(this.groups, soughtOf(this.game).curve));
  /** Whether there are unsaved changes. */
  readonly changed = $derived(this.ready && this.list !== this.#kept && (this.id > 0 || this.source.kind === 'draft'));
  /** The problems by the cards they're about. */
  readonly faulty = $derived.by(() => {
    const keys = new Map((this.checked?.entries ?? []).map(({ line, key }) => [line, key]));
    return new Set((this.checked?.faults ?? []).flatMap(({ lines }) => lines.map((line) => keys.get(line) ?? '')));
  });

  constructor(game: GameName) {
    this.game = game;
  }

  /** Load a deck from its source. */
  async open(source: Source): Promise<void> {
    this.source = source;
    this.error = '';
    try {
      await Promise.all([catalogue(this.game).load(), this.#fetch(source)]);
      this.error = catalogue(this.game).error;
      this.ready = !this.error;
    } catch (error) {
      this.error = sentenceOf(error);
    }
  }

  async #fetch({ kind, name }: Source): Promise<void> {
    if (kind === 'draft') {
      const draft = drafts.find(name);
      if (!draft) throw new ApiError(404, 'This deck is no longer in this browser.');
      this.#lay(draft.title, draft.copies, draft.preset, draft.remarks);
    } else if (kind === 'starter') await this.#fetchStarter(name);
    else if (kind === 'shared') {
      const deck = await sharedDeck(name);
      if (deck.game !== this.game)
        throw new ApiError(404, `This is a ${games.find(deck.game)?.title ?? deck.game} deck.`);
      this.by = deck.by;
      await this.#read(deck.name, deck.text);
    } else await this.#fetchOwn(Number(name));
  }

  async #fetchStarter(name: string): Promise<void> {
    await games.load();
    const preset = games.find(this.game)?.decks.find((deck) => deck.name === name)?.presets[0] ?? 'rulebook';
    const decks = await startersFor(this.game, preset);
    const starter = decks.list.find((deck) => deck.name === name);
    if (!starter) throw new ApiError(404, decks.error || `There’s no starter deck called “${name}”.`);
    this.#lay(starter.name, copiesOf(starter.entries), preset);
  }

  async #fetchOwn(id: number): Promise<void> {
    const deck = await ownDeck(id);
    if (deck.game !== this.game) throw new ApiError(404, 'This deck is for another game.');
    this.id = id;
    this.code = deck.share;
    await this.#read(deck.name, deck.text);
    await catalogue(this.game).load();
    this.#kept = this.list;
    const draft = drafts.find(slotOf(id));
    if (draft) this.#lay(draft.title, draft.copies, draft.preset, draft.remarks);
  }

  async #read(title: string, text: string): Promise<void> {
    const read = await check(this.game, text, this.preset);
    this.unread = read.faults.filter(({ lines, rule }) => lines.length && !rule);
    this.#lay(title, copiesOf(read.entries), this.preset, read.remarks);
  }

  #lay(title: string, copies: Copies, preset: string, remarks: readonly string[] = []): void {
    this.title = title;
    this.remarks = remarks;
    this.copies = copies;
    this.preset = preset;
  }

  /** Add that many copies of a card (or remove them). */
  add(key: string, by = 1): void {
    this.copies = changed(this.copies, key, by);
    this.#keep();
  }

  rename(title: string): void {
    this.title = title;
    this.#keep();
  }

  choosePreset(preset: string): void {
    this.preset = preset;
    if (this.changed) this.#keep();
  }

  /** Replace the deck with a list. */
  async replace(text: string): Promise<void> {
    const read = await check(this.game, text, this.preset);
    this.unread = read.faults.filter(({ lines, rule }) => lines.length && !rule);
    this.#lay(read.title || this.title, copiesOf(read.entries), this.preset, read.remarks);
    this.#keep();
  }

  /** Every change is stored in this browser at once. A starter or shared deck becomes your own copy. */
  #keep(): void {
    if (this.source.kind === 'starter' || this.source.kind === 'shared') {
      this.source = { kind: 'draft', name: newSlot() };
      this.by = '';
    }
    const slot = this.id ? slotOf(this.id) : this.source.name;
    if (this.id && this.list === this.#kept) drafts.drop(slot);
    else {
      const { game, title, copies, remarks, preset, id } = this;
      drafts.keep({ slot, game, title, copies, remarks, preset, id, updated: Math.floor(Date.now() / 1000) });
    }
  }

  /** Save it in the hall. */
  async save(): Promise<void> {
    const before = this.id ? slotOf(this.id) : this.source.name;
    const text = this.list;
    const deck = await saveDeck(this.id, this.game, this.title.trim() || 'Untitled deck', text);
    this.id = deck.id;
    this.code = deck.share;
    this.title = deck.name;
    this.#kept = this.list;
    this.unread = [];
    this.source = { kind: 'deck', name: String(deck.id) };
    drafts.drop(before);
  }

  /** Back to the saved version. */
  async revert(): Promise<void> {
    drafts.drop(slotOf(this.id));
    await this.#fetchOwn(this.id);
  }

  /** An independent copy, next to the original. */
  copy(): void {
    this.id = 0;
    this.code = '';
    this.source = { kind: 'draft', name: newSlot() };
    this.title = `${this.title} (copy)`.slice(0, MOST_TITLE);
    this.#keep();
  }

  async remove(): Promise<void> {
    if (this.id) await throwAway(this.id);
    drafts.drop(this.id ? slotOf(this.id) : this.source.name);
  }

  /** The code for sharing it; it's saved first. */
  async share(): Promise<void> {
    if (!this.id || this.changed) await this.save();
    this.code = await share(this.id);
  }

  /** Ask the hall what's wrong with the deck now. */
  async check(signal: AbortSignal): Promise<void> {
    try {
      this.checked = await check(this.game, this.list, this.preset, signal);
    } catch (error) {
      if (!wasEnded(error)) this.checked = null;
    }
  }
}

export const MOST_TITLE = 60;

/** A new deck in this browser; returns its slot. */
export function newDraft(game: GameName, title: string, copies: Copies, preset: string): string {
  const slot = newSlot();
  drafts.keep({ slot, game, title, copies, preset, id: 0, updated: Math.floor(Date.now() / 1000) });
  return slot;
}
