/** A pod kept up to date by the socket, and everything you can do in it. */

import { sentenceOf, at, del, get, post, put } from '../lib/api';
import { catalogue, know, type CatalogueCard } from '../lib/live/catalogue.svelte';
import { word } from '../lib/settings/language';
import { me } from '../lib/people/me.svelte';
import { hall, type HallSocket, type Listener } from '../lib/live/socket.svelte';
import { SPECTATOR, type PodFrame, type PodMatch, type ServerMessage } from '../lib/wire';
import type { PodsCheckedDeck as Checked, PickLog } from '../lib/http';

export type { PodsCheckedDeck as Checked, PickLine, PickLog } from '../lib/http';

export class PodStore implements Listener {
  readonly code: string;
  frame = $state.raw<PodFrame | null>(null);
  /** Why the pod is gone; empty while it exists. */
  gone = $state('');
  /** The last action's error. */
  fault = $state('');
  /** The card an agent would take from your current pile. */
  advised = $state('');
  /** When the frame's timer was correct, in the page's time. */
  heardAt = $state(0);

  #socket: HallSocket;

  constructor(code: string, socket: HallSocket = hall) {
    this.code = code;
    this.#socket = socket;
  }

  seated = $derived((this.frame?.you ?? SPECTATOR) !== SPECTATOR);

  card(key: string): CatalogueCard | undefined {
    return this.frame ? catalogue(this.frame.game, this.frame.options['preset'] ?? '').find(key) : undefined;
  }

  name(seat: number): string {
    const shown = this.frame?.seats[seat];
    return seat === this.frame?.you ? word('you') : shown?.name || `seat ${seat + 1}`;
  }

  /** Who the others are waiting for, besides you. */
  get waitsFor(): string[] {
    const { seats = [], you = SPECTATOR } = this.frame ?? {};
    return seats.filter(({ waits, seat }) => waits && seat !== you).map(({ name }) => name);
  }

  /** Your unfinished match. */
  get match(): PodMatch | undefined {
    return this.frame?.matches.find(({ seats, winner }) => winner === null && seats.includes(this.frame?.you ?? -2));
  }

  async open(): Promise<void> {
    await me.load();
    this.#socket.watchPod(this.code, this);
  }

  close(): void {
    this.#socket.unwatch(this.code);
  }

  heard(message: ServerMessage): void {
    if (message.t === 'gone') this.gone = message.text;
    if (message.t !== 'pod') return;
    const { frame } = message;
    if (frame.number !== this.frame?.number || frame.stage !== this.frame.stage) this.advised = '';
    know(frame.game);
    this.heardAt = Date.now();
    this.frame = frame;
  }

  greeted(): void {
    this.fault = '';
  }

  // ------------------------------------------------------------------ what you can do

  sit = (): Promise<void> => this.#do(async () => {
    await me.ensure();
    await post(at('/api/pods/{code}/seats', { code: this.code }));
  });

  begin = (): Promise<void> => this.#do(() => post(at('/api/pods/{code}/start', { code: this.code })));

  /** Leave a seat, or remove someone; once the pod has started, an agent takes over. */
  leave = (seat: number): Promise<void> => this.#do(() => del(at('/api/pods/{code}/seats/{seat}', { code: this.code, seat })));

  ready = (cards: Readonly<Record<string, number>>): Promise<void> =>
    this.#do(() => put(at('/api/pods/{code}/deck', { code: this.code }), { cards }));

  async pick(card: string): Promise<void> {
    const number = this.frame?.number ?? 0;
    const reply = await this.#socket.request({ t: 'pick', pod: this.code, number, card });
    // No error for a pile that has moved on: that's visible anyway.
    this.fault = reply.t === 'refused' && reply.code !== 'stale' ? reply.text : '';
  }

  async advise(): Promise<void> {
    const reply = await this.#socket.request({ t: 'advice', pod: this.code });
    if (reply.t === 'advised' && reply.number === this.frame?.number) this.advised = reply.card;
    this.fault = reply.t === 'refused' ? reply.text : '';
  }

  check(cards: Readonly<Record<string, number>>, signal: AbortSignal): Promise<Checked> {
    return post(at('/api/pods/{code}/check', { code: this.code }), { cards }, { signal });
  }

  async suggestion(): Promise<Record<string, number>> {
    const { entries } = await get(at('/api/pods/{code}/suggestion', { code: this.code }));
    return Object.fromEntries(entries.map(({ key, copies }) => [key, copies]));
  }

  picks(): Promise<PickLog> {
    return get(at('/api/pods/{code}/picks', { code: this.code }));
  }

  /** Save the deck with its pool among your decks; returns the deck's id. */
  async keep(): Promise<number> {
    const { text } = await get(at('/api/pods/{code}/listing', { code: this.code }));
    const name = `${this.frame?.title ?? 'Pod'} ${this.code}`;
    return (await post('/api/decks', { game: this.frame?.game ?? '', name, text })).id;
  }

  async #do(deed: () => Promise<unknown>): Promise<void> {
    this.fault = '';
    try {
      await deed();
    } catch (error) {
      this.fault = sentenceOf(error);
    }
  }
}
