/** A pod kept up to date by the socket, and everything that one can do in it. */

import { del, get, post, put, sentenceOf } from '../lib/api';
import { catalogue, know, type CatalogueCard } from '../lib/catalogue.svelte';
import { word } from '../lib/settings/language';
import { me } from '../lib/me.svelte';
import { hall, type HallSocket, type Listener } from '../lib/socket.svelte';
import { SPECTATOR, type PodFrame, type PodMatch, type ServerMessage } from '../lib/wire';

export interface Checked {
  legal: boolean;
  size: number;
  faults: { text: string; rule: string | null }[];
  cautions: string[];
}

/** A card that was taken: of which pack and which pile, and who chose it. */
export interface PickLine {
  pack: number;
  number: number;
  seat: number;
  pile: string[];
  card: string;
  by: string;
}

export interface PickLog {
  picks: PickLine[];
  /** By seat, when the pod is over. */
  decks: string[][];
}

export class PodStore implements Listener {
  readonly code: string;
  frame = $state.raw<PodFrame | null>(null);
  /** Why there is no such pod; empty while there is. */
  gone = $state('');
  /** What went wrong with what was done last. */
  fault = $state('');
  /** The card that an agent would take of the pile in hand. */
  advised = $state('');
  /** When the time of the frame was right, in the page's time. */
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

  /** Whom the others wait for, but for yourself. */
  get waitsFor(): string[] {
    const { seats = [], you = SPECTATOR } = this.frame ?? {};
    return seats.filter(({ waits, seat }) => waits && seat !== you).map(({ name }) => name);
  }

  /** Your match that is not over. */
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

  // ------------------------------------------------------------------ what one can do

  sit = (): Promise<void> => this.#do(async () => {
    await me.ensure();
    await post(`/api/pods/${this.code}/seats`);
  });

  begin = (): Promise<void> => this.#do(() => post(`/api/pods/${this.code}/start`));

  /** Leave a seat, or send somebody away; when it has begun, an agent goes on there. */
  leave = (seat: number): Promise<void> => this.#do(() => del(`/api/pods/${this.code}/seats/${seat}`));

  ready = (cards: Readonly<Record<string, number>>): Promise<void> =>
    this.#do(() => put(`/api/pods/${this.code}/deck`, { cards }));

  async pick(card: string): Promise<void> {
    const number = this.frame?.number ?? 0;
    const reply = await this.#socket.request({ t: 'pick', pod: this.code, number, card });
    // A pile that has gone on meanwhile is seen to have.
    this.fault = reply.t === 'refused' && reply.code !== 'stale' ? reply.text : '';
  }

  async advise(): Promise<void> {
    const reply = await this.#socket.request({ t: 'advice', pod: this.code });
    if (reply.t === 'advised' && reply.number === this.frame?.number) this.advised = reply.card;
    this.fault = reply.t === 'refused' ? reply.text : '';
  }

  check(cards: Readonly<Record<string, number>>, signal: AbortSignal): Promise<Checked> {
    return post<Checked>(`/api/pods/${this.code}/check`, { cards }, { signal });
  }

  async suggestion(): Promise<Record<string, number>> {
    const { entries } = await get<{ entries: { key: string; copies: number }[] }>(`/api/pods/${this.code}/suggestion`);
    return Object.fromEntries(entries.map(({ key, copies }) => [key, copies]));
  }

  picks(): Promise<PickLog> {
    return get<PickLog>(`/api/pods/${this.code}/picks`);
  }

  /** Keep the deck with its pool among your decks; the number of the deck. */
  async keep(): Promise<number> {
    const { text } = await get<{ text: string }>(`/api/pods/${this.code}/listing`);
    const name = `${this.frame?.title ?? 'Pod'} ${this.code}`;
    return (await post<{ id: number }>('/api/decks', { game: this.frame?.game, name, text })).id;
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
