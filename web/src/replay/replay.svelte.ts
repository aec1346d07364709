/**
 * A finished game as a table for watching: past frames are shown like those of a live table, step by step, by hand or
 * automatically.
 */

import { told } from '../home/words';
import { HallSocket } from '../lib/live/socket.svelte';
import { TableStore } from '../lib/live/table.svelte';
import { SPECTATOR, type Frame } from '../lib/wire';
import { groups, type Line } from '../table/log/log';
import { frameAt, replayInfo, type ReplayInfo } from './hall';
import { lineAt, type Verdict } from './review.svelte';
import { FrameShelf, type Fetch } from './shelf';

export type ReplaySpeed = 'slow' | 'normal' | 'fast';

/** How many milliseconds a step is shown when the replay plays automatically. */
const DWELL: Record<ReplaySpeed, number> = { slow: 2800, normal: 1500, fast: 600 };
/** How much of the dwell time each further line of a step adds, and the most it can be. */
const LINGER = 0.25;
const LONGEST = 7;
/** The most lines of a step that are read aloud. */
const HEARD = 4;
const AHEAD = 3;
/** Going back costs the hall more, so more steps are requested at once. */
const BEHIND = 8;

export class ReplayStore extends TableStore {
  info = $state.raw<ReplayInfo | null>(null);
  /** The target step: how many actions had been taken. */
  at = $state(0);
  seat = $state(SPECTATOR);
  playing = $state(false);
  speed = $state<ReplaySpeed>('normal');
  /** The better line shown instead of the game, and how far into it; null for none. */
  branch = $state.raw<{ at: number; step: number } | null>(null);
  /** Why a step couldn't be shown; '' if it could. */
  fault = $state('');

  #shelf: FrameShelf;
  #shown = '';
  #fetching: Promise<void> | null = null;
  #backward = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, fetch: Fetch = (seat, at) => frameAt(code, seat, at)) {
    super(code, new HallSocket('')); // a socket that never opens: a past table sends no requests
    this.#shelf = new FrameShelf(fetch);
  }

  length = $derived(this.info?.length ?? 0);
  /** The first step whose board is available. */
  first = $derived(this.info?.first ?? 0);
  marks = $derived<Line[]>(this.info?.marks ?? []);
  /** The steps with something reported, each once, in order. */
  moments = $derived([...new Set(this.marks.map((mark) => mark.at))].sort((one, other) => one - other));
  /** The steps where turns, or chains, start. */
  turns = $derived(groups(this.marks).flatMap((group) => (group.heading ? [group.heading.at] : [])));
  /** The last log line at the current step; -1 before the first line. */
  line = $derived(this.marks.findLastIndex((mark) => mark.at <= this.at));
  /** What happened in this very step, short enough to be heard before the next one. */
  news = $derived.by(() => {
    const told = this.marks.filter((mark) => mark.at === this.at).map((mark) => mark.text);
    return told.length > HEARD ? [...told.slice(0, HEARD), `And ${told.length - HEARD} more entries.`] : told;
  });
  atEnd = $derived(this.at >= this.length);

  /** Fetch the log, and show a step. A seat you may not watch from is ignored. */
  async begin(at: number, seat: number | null): Promise<void> {
    const info = await replayInfo(this.code, SPECTATOR);
    this.seat = seat !== null && info.seats.includes(seat) ? seat : (info.seats[0] ?? SPECTATOR);
    this.info = this.seat === SPECTATOR ? info : await replayInfo(this.code, this.seat);
    await this.go(at);
  }

  /** Watch from another seat, at the same step. */
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

  // ------------------------------------------------------------------ from step to step

  /** Show a step; the last request wins. */
  async go(at: number): Promise<void> {
    const wanted = this.#near(Math.min(Math.max(Math.round(at) || 0, this.first), this.length));
    this.#backward = wanted < this.at;
    this.at = wanted;
    if (this.branch) this.#shown = '';
    this.branch = null;
    this.#shelf.stop();
    await this.#follow();
  }

  /** In a very long game, boards are available up to some step, and at the end. */
  #near(at: number): number {
    const until = this.info?.until ?? at;
    return at <= until || at === this.length ? at : at < this.at ? until : this.length;
  }

  step(by: 1 | -1): Promise<void> {
    this.pause();
    return this.go(this.at + by);
  }

  /** To the start of the next turn, or of this one, or of the previous one if this one has only just started. */
  turn(by: 1 | -1): Promise<void> {
    this.pause();
    const found = by > 0 ? this.turns.find((at) => at > this.at) : this.turns.findLast((at) => at < this.at);
    return this.go(found ?? (by > 0 ? this.length : this.first));
  }

  jump(at: number): Promise<void> {
    this.pause();
    return this.go(at);
  }

  /** Show a step of the line that would have been better than a choice. */
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

  /** Play automatically, from the start if it's at the end. */
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

  /** The page is closing. */
  override close(): void {
    this.pause();
    this.#shelf.stop();
  }

  #wait(dwell = this.#dwell): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#playOn(), dwell);
  }

  /** A step with a lot to report, such as a resolving chain, is shown longer. */
  get #dwell(): number {
    const lines = this.marks.filter((mark) => mark.at === this.at).length;
    return DWELL[this.speed] * Math.min(1 + Math.max(0, lines - 1) * LINGER, LONGEST);
  }

  /** The next step with something to report. */
  async #playOn(): Promise<void> {
    await this.go(this.moments.find((at) => at > this.at) ?? this.length);
    if (this.atEnd || this.fault) this.pause();
    else this.#wait();
  }

  /** Until the target step, which may change meanwhile, is shown. One request at a time. */
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

  /** The steps that will probably be needed next. */
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
 * A past frame for watching only: the hall sends a finished table whose players have left, and its choices are in the
 * past.
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
