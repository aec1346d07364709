/**
 * The page's one socket. It says hello, numbers every request, reconnects by itself, and then resumes watching all its
 * tables.
 */

import { inOurWords } from '../hallwords';
import { me } from '../people/me.svelte';
import { read } from '../messages';
import { SPECTATOR, VERSION, type ClientMessage, type Refused, type ServerMessage } from '../wire';

/** `old`: the page is older than the server and has to be reloaded. */
export type SocketState = 'closed' | 'connecting' | 'open' | 'lost' | 'restarting' | 'old';

export interface Listener {
  heard(message: ServerMessage): void;
  /** Connected, for the first time or again: the hall sends everything anew. */
  greeted(): void;
}

interface Watched {
  seat: number;
  token: string;
  listener: Listener;
  /** What it is, if it's not a table. */
  kind?: 'pod' | 'event' | 'company';
}

/** The key for watching friends and challenges; no table, pod or event has such a code. */
const COMPANY = 'company';

const WAITS = [200, 500, 1000, 2000, 3000];
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
/** The network was lost, or the page was asleep: an answer is due sooner then. */
const DOUBT = 2_000;
/** Hints take time to compute; everything else is answered at once. */
const REPLY_WITHIN = 30_000;
const RESTART_TRIES = 12;
const LINE_DOWN: Refused = {
  t: 'refused',
  n: 0,
  code: 'lost',
  text: 'You’re offline, so that didn’t go through.',
  pattern: '',
  filled: {},
};
const SILENCE: Refused = { ...LINE_DOWN, text: 'The hall took too long to answer.' };

export class HallSocket {
  state = $state<SocketState>('closed');
  /** The hall's name for the person at this page. */
  name = $state('');
  /** The host's announcement to everyone; empty for none. */
  notice = $state('');

  #url: string;
  #line: WebSocket | null = null;
  #last = 0;
  #open = new Map<number, (message: ServerMessage) => void>();
  #watched = new Map<string, Watched>();
  #tries = 0;
  #returning: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Connect, if not connected, and stay connected. */
  start(): void {
    if (this.state !== 'closed') return;
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Reconnect, if connected: the hall ties a connection to a person, and someone else is here now. */
  anew(): void {
    if (this.state === 'closed' || this.state === 'old') return;
    this.#drop();
    this.#connect();
  }

  /** Close the connection for good, as on leaving the page. */
  stop(): void {
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#returning);
    this.#drop();
    this.state = 'closed';
  }

  /** Watch a table from a seat, until `unwatch`, across reconnects. Frames go to the listener. */
  watch(table: string, seat: number, token: string, listener: Listener): void {
    this.#watched.set(table, { seat, token, listener });
    this.start();
    if (this.state === 'open') this.#look(table);
  }

  /** Watch a pod, until `unwatch`; each change sends it whole. */
  watchPod(code: string, listener: Listener): void {
    this.#watchWhole(code, 'pod', listener);
  }

  /** Watch an event, until `unwatch`; each change sends it whole. */
  watchEvent(code: string, listener: Listener): void {
    this.#watchWhole(code, 'event', listener);
  }

  /** Get friends, challenges and your own opponent search, until `unwatchCompany`. */
  watchCompany(listener: Listener): void {
    this.#watchWhole(COMPANY, 'company', listener);
  }

  unwatchCompany(): void {
    this.unwatch(COMPANY);
  }

  #watchWhole(code: string, kind: 'pod' | 'event' | 'company', listener: Listener): void {
    this.#watched.set(code, { seat: SPECTATOR, token: '', listener, kind });
    this.start();
    if (this.state === 'open') this.#look(code);
  }

  unwatch(code: string): void {
    const kind = this.#watched.get(code)?.kind;
    if (!this.#watched.delete(code) || this.state !== 'open') return;
    if (kind === 'pod') this.#send({ t: 'unwatch_pod', pod: code });
    else if (kind === 'event') this.#send({ t: 'unwatch_event', event: code });
    else if (kind === 'company') this.#send({ t: 'unwatch_company' });
    else this.#send({ t: 'unwatch', table: code });
  }

  /** Request a whole frame of a watched table. */
  refresh(table: string): void {
    if (this.state === 'open' && this.#watched.has(table)) this.#look(table);
  }

  /** Send a message and wait for the reply. Being or going offline counts as a refusal. */
  request(message: ClientMessage): Promise<ServerMessage> {
    if (this.state !== 'open') return Promise.resolve(LINE_DOWN);
    return this.#ask(message);
  }

  #ask(message: ClientMessage): Promise<ServerMessage> {
    const n = ++this.#last;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#answer(n, SILENCE), REPLY_WITHIN);
      this.#open.set(n, (reply) => {
        clearTimeout(late);
        resolve(reply);
      });
      this.#send({ ...message, n });
    });
  }

  #connect(): void {
    clearTimeout(this.#returning);
    if (this.state !== 'restarting') this.state = this.#tries ? 'lost' : 'connecting';
    this.#pinging = setTimeout(() => this.#fell(), PATIENCE);
    const line = new WebSocket(this.#url);
    this.#line = line;
    line.onopen = () => void this.#greet(line);
    line.onmessage = (event) => this.#hear(String(event.data));
    line.onclose = () => {
      if (line === this.#line) this.#fell();
    };
  }

  async #greet(line: WebSocket): Promise<void> {
    this.#expectLife();
    const reply = await this.#ask({ t: 'hello', version: VERSION });
    if (line !== this.#line) return;
    const speaksAnother =
      reply.t === 'welcome' ? reply.version !== VERSION : 'code' in reply && reply.code === 'version';
    if (speaksAnother) {
      this.#drop();
      this.state = 'old';
    } else if (reply.t === 'welcome') {
      this.name = reply.name;
      this.state = 'open';
      this.#tries = 0;
      for (const [table, { listener }] of this.#watched) {
        listener.greeted();
        this.#look(table);
      }
    } else {
      this.#fell();
    }
  }

  #look(table: string): void {
    const watched = this.#watched.get(table);
    if (!watched) return;
    const { seat, token, listener, kind } = watched;
    const asked: ClientMessage =
      kind === 'pod'
        ? { t: 'watch_pod', pod: table }
        : kind === 'event'
          ? { t: 'watch_event', event: table }
          : kind === 'company'
            ? { t: 'watch_company' }
            : { t: 'watch', table, seat, token };
    void this.#ask(asked).then((reply) => {
      if (reply.t === 'refused' && reply.code !== 'lost') listener.heard({ t: 'gone', n: 0, table, text: reply.text });
    });
  }

  #hear(text: string): void {
    this.#expectLife();
    const said = read(text);
    if (!said) return;
    const message = said.t === 'refused' || said.t === 'gone' ? { ...said, text: inOurWords(said) } : said;
    if (message.t === 'restarting') this.state = 'restarting';
    if (message.t === 'notice') this.notice = message.text;
    const told = 'frame' in message ? message.frame.code : 'table' in message ? message.table : companyOf(message);
    if (told) this.#watched.get(told)?.listener.heard(message);
    if (message.n) this.#answer(message.n, message);
  }

  #answer(n: number, message: ServerMessage): void {
    const settle = this.#open.get(n);
    this.#open.delete(n);
    settle?.(message);
  }

  #send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }

  /** The connection is alive while messages come in; after a silence it's tested with a ping, and then dropped. */
  #expectLife(): void {
    clearTimeout(this.#pinging);
    this.#pinging = setTimeout(() => this.#try(PATIENCE), PING_EVERY);
  }

  /** Ask for a sign of life, and drop the connection if none arrives in time. */
  #try(patience: number): void {
    clearTimeout(this.#pinging);
    if (this.state === 'open') this.#send({ t: 'ping' });
    this.#pinging = setTimeout(() => this.#fell(), patience);
  }

  #fell(): void {
    this.#drop();
    if (this.state !== 'restarting' || this.#tries > RESTART_TRIES) this.state = 'lost';
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#returning = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    clearTimeout(this.#pinging);
    const line = this.#line;
    this.#line = null;
    line?.close();
    for (const n of [...this.#open.keys()]) this.#answer(n, LINE_DOWN);
  }

  /** The network came or went, or this tab is visible again: don't wait for the next retry. */
  #hurry = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'open') this.#try(DOUBT);
    if (this.state !== 'lost' && this.state !== 'restarting') return;
    this.#drop();
    this.#connect();
  };
}

/** The key under which a company message is watched; '' for any other message. */
function companyOf(message: ServerMessage): string {
  return message.t === 'company' || message.t === 'seated' ? COMPANY : '';
}

function address(): string {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${window.location.host}/api/socket`;
}

/** The page's socket. */
export const hall = new HallSocket(address());
me.changed = () => hall.anew();
