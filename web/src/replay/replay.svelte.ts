/**
 * A finished game as a table that one only looks at: frames of the past are shown like those of a table that is played,
 * one moment after the other, by hand or by itself.
 */

import { told } from '../home/words';
import { HallSocket } from '../lib/socket.svelte';
import { TableStore } from '../lib/table.svelte';
import { SPECTATOR, type Frame } from '../lib/wire';
import { groups, type Line } from '../table/log/log';
import { frameAt, replayInfo, type ReplayInfo } from './hall';
import { lineAt, type Verdict } from './review.svelte';
import { FrameShelf, type Fetch } from './shelf';

export type ReplaySpeed = 'slow' | 'normal' | 'fast';

/** For how many milliseconds a moment is shown when the replay plays by itself. */
const DWELL: Record<ReplaySpeed, number> = { slow: 2800, normal: 1500, fast: 600 };
/** By how much of the dwell each further line of a moment makes it longer, and how long it is at most. */
const LINGER = 0.25;
const LONGEST = 7;
/** The most lines of a moment that are read aloud. */
const HEARD = 4;
const AHEAD = 3;
/** Going back costs the hall more, so it is asked for more steps at once. */
const BEHIND = 8;

export class ReplayStore extends TableStore {
  info = $state.raw<ReplayInfo | null>(null);
  /** The moment that is wanted: how many actions had been taken. */
  at = $state(0);
  seat = $state(SPECTATOR);
  playing = $state(false);
  speed = $state<ReplaySpeed>('normal');
  /** The better line that is looked at instead of the game, and how far; null for none. */
  branch = $state.raw<{ at: number; step: number } | null>(null);
  /** Why a moment could not be shown; '' when it is. */
  fault = $state('');

  #shelf: FrameShelf;
  #shown = '';
  #fetching: Promise<void> | null = null;
  #backward = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, fetch: Fetch = (seat, at) => frameAt(code, seat, at)) {
    super(code, new HallSocket('')); // a line that is never opened: nothing is asked at a table of the past
    this.#shelf = new FrameShelf(fetch);
  }

  length = $derived(this.info?.length ?? 0);
  /** The first moment of which the board can be seen. */
  first = $derived(this.info?.first ?? 0);
  marks = $derived<Line[]>(this.info?.marks ?? []);
  /** The moments when something is reported, each once, in their order. */
  moments = $derived([...new Set(this.marks.map((mark) => mark.at))].sort((one, other) => one - other));
  /** The moments when turns, or chains, begin. */
  turns = $derived(groups(this.marks).flatMap((group) => (group.heading ? [group.heading.at] : [])));
  /** What had been told last at the moment that is shown; -1 before the first line. */
  line = $derived(this.marks.findLastIndex((mark) => mark.at <= this.at));
  /** What happened in just this moment, in so few words that it can be heard before the next one. */
  news = $derived.by(() => {
    const told = this.marks.filter((mark) => mark.at === this.at).map((mark) => mark.text);
    return told.length > HEARD ? [...told.slice(0, HEARD), `And ${told.length - HEARD} more entries.`] : told;
  });
  atEnd = $derived(this.at >= this.length);

  /** Fetch what happened, and show a moment of it. A seat that is not yours to look from is passed over. */
  async begin(at: number, seat: number | null): Promise<void> {
    const info = await replayInfo(this.code, SPECTATOR);
    this.seat = seat !== null && info.seats.includes(seat) ? seat : (info.seats[0] ?? SPECTATOR);
    this.info = this.seat === SPECTATOR ? info : await replayInfo(this.code, this.seat);
    await this.go(at);
  }

  /** Look from another seat, at the same moment. */
  async look(seat: number): Promise<void> {
    this.pause();
    try {
      const info = await replayInfo(this.code, seat);
      this.seat = seat;
      this.info = info;
    } catch (error) {
      this.fault = told(error);
      return;
    }
    await this.#follow();
  }

  // ------------------------------------------------------------------ from moment to moment

  /** Show a moment; the last one that was asked for counts. */
  async go(at: number): Promise<void> {
    const wanted = this.#near(Math.min(Math.max(Math.round(at) || 0, this.first), this.length));
    this.#backward = wanted < this.at;
    this.at = wanted;
    if (this.branch) this.#shown = '';
    this.branch = null;
    this.#shelf.stop();
    await this.#follow();
  }

  /** Of a very long game the board is kept up to some moment, and at the end. */
  #near(at: number): number {
    const until = this.info?.until ?? at;
    return at <= until || at === this.length ? at : at < this.at ? until : this.length;
  }

  step(by: 1 | -1): Promise<void> {
    this.pause();
    return this.go(this.at + by);
  }

  /** To the beginning of the next turn, or of this one, or of the one before when this one has only begun. */
  turn(by: 1 | -1): Promise<void> {
    this.pause();
    const found = by > 0 ? this.turns.find((at) => at > this.at) : this.turns.findLast((at) => at < this.at);
    return this.go(found ?? (by > 0 ? this.length : this.first));
  }

  jump(at: number): Promise<void> {
    this.pause();
    return this.go(at);
  }

  /** Show a moment of the line that would have been better than a choice. */
  async through({ at, steps }: Verdict, step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), steps);
    if (this.at !== at) await this.jump(at);
    this.pause();
    try {
      const frame = await lineAt(this.code, this.seat, at, wanted);
      if (this.at !== at) return;
      this.fault = '';
      this.branch = { at, step: wanted };
      this.heard({ t: 'table', n: 0, revision: 0, frame: past(frame, false) });
    } catch (error) {
      this.fault = told(error);
    }
  }

  /** Play by itself, from the start when it stands at the end. */
  play(): void {
    if (this.playing || !this.length) return;
    this.playing = true;
    if (this.atEnd) void this.go(this.first).then(() => this.#wait());
    else this.#wait(0);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The page goes. */
  override close(): void {
    this.pause();
    this.#shelf.stop();
  }

  #wait(dwell = this.#dwell): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#playOn(), dwell);
  }

  /** A moment of which much is reported, such as a chain that resolves, is shown longer. */
  get #dwell(): number {
    const lines = this.marks.filter((mark) => mark.at === this.at).length;
    return DWELL[this.speed] * Math.min(1 + Math.max(0, lines - 1) * LINGER, LONGEST);
  }

  /** The next moment of which something is reported. */
  async #playOn(): Promise<void> {
    await this.go(this.moments.find((at) => at > this.at) ?? this.length);
    if (this.atEnd || this.fault) this.pause();
    else this.#wait();
  }

  /** Until the moment that is wanted, which may change meanwhile, is shown. One request at a time. */
  async #follow(): Promise<void> {
    this.fault = '';
    while (this.#shown !== this.#wanted && !this.fault) await (this.#fetching ??= this.#show());
    if (!this.fault) void this.#shelf.ahead(this.seat, this.#neighbours());
  }

  async #show(): Promise<void> {
    const wanted = this.#wanted;
    try {
      const frame = await this.#shelf.get(this.seat, this.at);
      if (wanted !== this.#wanted) return;
      this.#shown = wanted;
      this.heard({ t: 'table', n: 0, revision: 0, frame: past(frame, this.atEnd) });
    } catch (error) {
      if (wanted === this.#wanted) this.fault = told(error);
    } finally {
      this.#fetching = null;
    }
  }

  get #wanted(): string {
    return `${this.seat} ${this.at}`;
  }

  /** The moments that will probably be wanted next. */
  #neighbours(): number[] {
    const { at } = this;
    const until = this.info?.until ?? 0;
    const told = this.moments.find((one) => one > at);
    const found = this.#backward
      ? this.#shelf.has(this.seat, at - 1)
        ? []
        : within(at - BEHIND, at - 1, until)
      : [...within(at + 1, at + AHEAD, until), ...(told === undefined ? [] : [told])];
    return found.filter((one) => one >= this.first && (one <= until || one === this.length));
  }
}

/**
 * A frame as it was then, and only to look at: the hall tells of a table that is over and whose people have gone, and
 * what could be chosen is past.
 */
function past(frame: Frame, atEnd: boolean): Frame {
  const seats = frame.seats.map((seat) => ({ ...seat, here: true }));
  const decision = frame.decision && { ...frame.decision, options: null };
  return atEnd ? { ...frame, seats, decision } : { ...frame, seats, decision, stage: 'playing', returns: [], ending: '', score: null };
}

function within(from: number, to: number, length: number): number[] {
  const found: number[] = [];
  for (let at = Math.max(0, from); at <= Math.min(to, length); at += 1) found.push(at);
  return found;
}
