/** An event kept up to date by the socket, and everything you can do at it. */

import { ApiError, at, call, get, sentenceOf } from '../lib/api';
import type { EventAnswer } from '../lib/http';
import { me } from '../lib/people/me.svelte';
import { wholeOf } from '../lib/messages';
import { hall, type HallSocket, type Listener } from '../lib/live/socket.svelte';
import type { EventDesk, EventEntrant, EventFrame, EventRound, EventTable, EventYou, ServerMessage } from '../lib/wire';
import type { LogLine } from './answers';

type Way = 'POST' | 'PUT' | 'PATCH';

export class EventStore implements Listener {
  readonly code: string;
  frame = $state.raw<EventFrame | null>(null);
  you = $state.raw<EventYou | null>(null);
  /** For staff only. */
  desk = $state.raw<EventDesk | null>(null);
  /** Why the event is gone; empty while it exists. */
  gone = $state('');
  /** The last action's error. */
  fault = $state('');
  /** The last action, plus anything worth knowing about it. */
  done = $state('');
  busy = $state(false);

  #socket: HallSocket;
  /** Sent with everything reported through a table's slip. */
  #slip: object = {};

  constructor(code: string, socket: HallSocket = hall) {
    this.code = code;
    this.#socket = socket;
  }

  get staff(): boolean {
    return Boolean(this.you?.role);
  }

  get coordinating(): boolean {
    return this.you?.role === 'coordinator';
  }

  #entrants = $derived(new Map(this.frame?.entrants.map((one) => [one.number, one]) ?? []));

  entrant(number: number): EventEntrant | undefined {
    return this.#entrants.get(number);
  }

  name(number: number): string {
    return this.entrant(number)?.name ?? `number ${number}`;
  }

  /** Entrants who haven't left. */
  get present(): EventEntrant[] {
    return this.frame?.entrants.filter(({ gone }) => !gone) ?? [];
  }

  /** The last published round, visible to everyone. */
  get round(): EventRound | undefined {
    return this.frame?.rounds.at(-1);
  }

  table(number: number): EventTable | undefined {
    return this.round?.tables.find(({ table }) => table === number);
  }

  /** Your place in the current round. */
  get mine(): EventTable | undefined {
    const { round = 0, table = 0 } = this.you ?? {};
    return table && round === this.round?.round ? this.table(table) : undefined;
  }

  /** The numbers every game report includes. */
  get asked(): EventFrame['facts'] {
    return this.frame?.facts.filter(({ decides }) => decides === 'always') ?? [];
  }

  async open(): Promise<void> {
    await me.load();
    this.#socket.watchEvent(this.code, this);
  }

  close(): void {
    this.#socket.unwatch(this.code);
  }

  heard(message: ServerMessage): void {
    if (message.t === 'gone') this.gone = message.text;
    if (message.t === 'event') this.#keep(message.frame, message.you, message.desk);
  }

  greeted(): void {
    this.fault = '';
  }

  #keep(frame: EventFrame, you: EventYou, desk: EventDesk | null): void {
    if (this.frame && frame.n < this.frame.n) return; // an answer overtaken by the socket
    this.frame = frame;
    this.you = you;
    this.desk = desk;
  }

  // ------------------------------------------------------------------ what you can do

  /** Perform an action, then show that it's done; returns whether it was. No action runs twice at once. */
  post = (path: string, body: object = {}, said = ''): Promise<boolean> => this.#do('POST', path, body, said);
  put = (path: string, body: object = {}, said = ''): Promise<boolean> => this.#do('PUT', path, body, said);
  patch = (path: string, body: object = {}, said = ''): Promise<boolean> => this.#do('PATCH', path, body, said);

  /** From now on report through a table's slip, as an entrant the hall doesn't know. */
  speakFor(slip: string, entrant: number): void {
    this.#slip = { slip, entrant };
  }

  /** Enter the event; a concurrent change by someone else doesn't matter for this. */
  enter = (): Promise<boolean> => this.#come('entrants', 'You’re entered.');

  /** Join the event without playing, so that its coordinator can name you as staff. */
  help = (): Promise<boolean> => this.#come('helpers', 'The staff now know you want to help.');

  async #come(path: string, said: string): Promise<boolean> {
    try {
      await me.ensure();
    } catch (error) {
      this.fault = sentenceOf(error);
      return false;
    }
    return this.post(path, {}, said);
  }

  async #do(way: Way, path: string, body: object, said: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = '';
    this.done = '';
    try {
      const answer = await call<EventAnswer>(way, this.#path(path), { n: this.frame?.n ?? 0, ...this.#slip, ...body });
      this.#keep(
        wholeOf<EventFrame>('EventFrame', answer.frame),
        wholeOf<EventYou>('EventYou', answer.you),
        answer.desk && wholeOf<EventDesk>('EventDesk', answer.desk),
      );
      this.done = [said, ...(answer.notes ?? [])].filter(Boolean).join(' ');
      return true;
    } catch (error) {
      this.fault = sentenceOf(error);
      if (error instanceof ApiError && error.status === 409) await this.#look();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Someone else was quicker: fetch the current state. */
  async #look(): Promise<void> {
    try {
      const { frame, you, desk } = await get(at('/api/events/{code}', { code: this.code }));
      this.#keep(
        wholeOf<EventFrame>('EventFrame', frame),
        wholeOf<EventYou>('EventYou', you),
        desk && wholeOf<EventDesk>('EventDesk', desk),
      );
    } catch {
      // the socket sends it after reconnecting
    }
  }

  async log(): Promise<LogLine[]> {
    return (await get(at('/api/events/{code}/log', { code: this.code }))).lines;
  }

  #path(rest = ''): string {
    return `/api/events/${this.code}${rest && `/${rest}`}`;
  }
}
