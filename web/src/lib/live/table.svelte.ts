/**
 * A table kept up to date by frames and changes, and everything you can do at it. The hall's latest frame is `present`;
 * `frame` is what's shown, which follows as soon as everything before it has been played (see `timeline`). Someone who
 * plays two seats at one screen watches from the seat that has to decide, behind a curtain.
 */

import { EMPTY_FRAME } from './emptyframe';
import { sentenceOf, post } from '../api';
import { cardsHere, know, type CatalogueCard } from './catalogue.svelte';
import {
  attachments,
  changed,
  choicesByCard,
  choicesBySeat,
  keysOf,
  nameOf,
  sentence,
  withNames,
  zoneKey,
  zonesOf,
  type CardAt,
  type Choice,
} from './frames';
import { masked, muted, seatKey } from '../settings/muted.svelte';
import { settings } from '../settings/settings.svelte';
import { play } from '../settings/sound';
import { ShownQueue } from './queue.svelte';
import { hall, type HallSocket, type Listener } from './socket.svelte';
import { timeline, withCurrent, type Beat, type Director } from './timeline';
import { infoOf, type TableInfo } from './tableinfo';
import {
  SPECTATOR,
  type Chat,
  type ClientMessage,
  type Frame,
  type Hint,
  type Reason,
  type Rematch,
  type ServerMessage,
} from '../wire';

/** Your seat, with the token that proves it. */
export interface MySeat {
  seat: number;
  token: string;
}

/**
 * Where to continue a turn: `to` is an index in its list of phases, or its length for the end; `from` is where it
 * began.
 */
export interface Goal {
  turn: number;
  from: number;
  to: number;
}

/** What a card was dropped on. */
interface Aim {
  token: string | null;
  place: string | null;
  seat: number;
}

export interface Note {
  id: number;
  text: string;
}

const NOTE_STAYS = 12_000;
const NO_CARDS: CardAt[] = [];
const NO_CHOICES: Choice[] = [];

export class TableStore implements Listener {
  readonly code: string;
  /** The hall's latest frame. */
  present = $state.raw<Frame>(EMPTY_FRAME);
  /** Whether a frame has arrived. */
  ready = $state(false);
  /** Why the table is gone; empty while it exists. */
  gone = $state('');
  /** My seats here: none for a spectator, several for players who share a screen. */
  mine = $state.raw<MySeat[]>([]);
  host = $state(false);
  chat = $state.raw<Chat[]>([]);
  /** How much of the chat has been read. */
  chatRead = $state(0);
  notes = $state.raw<Note[]>([]);
  advice = $state.raw<Hint | null>(null);
  /** A hint was requested and is being computed. */
  hinting = $state(false);
  /** The only card whose choices are shown; null for all. */
  narrowed = $state<string | null>(null);
  /** The card that the hovered choice is about, and vice versa. */
  pointed = $state<string | null>(null);
  /** When the frame's clocks were correct, in the page's time. */
  clockedAt = $state(0);
  /** The same for how long players have been away. */
  missedAt = $state(0);
  /** The option that was pressed once and needs a second press, because it gives something up; -1 for none. */
  armed = $state(-1);
  /** The number of the decision that was answered from here, so that it isn't answered twice. */
  answered = $state(-1);
  /** Where your own turn continues to by itself (see `table/stage/going`). */
  goal = $state.raw<Goal | null>(null);
  /** How many actions had been taken when the player last answered, and when the page last passed for them. */
  acted = $state(-1);
  passed = $state(-1);

  #socket: HallSocket;
  #queue = new ShownQueue({
    began: (beat) => this.#began(beat),
    shown: () => this.#shown(),
  });
  #director: Director | null = null;
  /** A step was skipped since the queue began to play. */
  #skipped = false;
  /** The number of the decision being shown, and from which seat. */
  #asked: number | undefined = undefined;
  #seat = SPECTATOR;
  #revision = -1;
  #wantsWhole = false;
  #unveiled = $state(SPECTATOR);
  #reasons = new Map<string, Promise<Reason | null>>();
  #notes = 0;
  /** What to choose next if asked: the card, spot or player that another card was dropped on. */
  #aim: Aim | null = null;

  constructor(code: string, socket: HallSocket = hall) {
    this.code = code;
    this.#socket = socket;
  }

  // ------------------------------------------------------------------ what you see

  /** What the table shows: the latest frame, or an earlier one while what happened since is being played. */
  frame = $derived(withCurrent(this.#queue.frame, this.present));
  /** The event being shown; null for none. */
  beat = $derived<Beat | null>(this.#queue.beat);
  /** Whether the table isn't showing the present yet. */
  showing = $derived(this.#queue.busy);
  you = $derived(this.frame.you);
  /** The preset for its cards: some presets have different texts. */
  preset = $derived(this.frame.options['preset'] ?? '');
  strict = $derived(this.frame.manner === 'strict');
  /** Casual, strict or rated, which is strict, too. */
  manner = $derived(this.frame.rated ? 'rated' : this.frame.manner);
  unread = $derived(Math.max(0, this.chat.length - this.chatRead));
  names = $derived(this.frame.seats.map((seat) => nameOf(this.frame.seats, seat.seat)));
  zones = $derived(zonesOf(this.frame));
  /** Several of the seats are played at this screen. */
  shared = $derived(this.mine.length > 1);
  /** This screen's seat that has to decide, else the watching one. */
  asked = $derived.by(() => {
    const { decision, wish, you } = this.frame;
    const held = (seat: number): boolean => this.mine.some((one) => one.seat === seat);
    const asked = wish ? wish.open.filter(held) : decision && held(decision.seat) ? [decision.seat] : [];
    return asked.includes(you) ? you : (asked[0] ?? you);
  });
  /** The seat the screen has to be passed to before anything is shown; -1 for none. */
  curtain = $derived(
    this.shared && this.frame.stage === 'playing' && settings.values.curtain && this.asked !== this.#unveiled
      ? this.asked
      : SPECTATOR,
  );
  /** Whether a hand other than the current viewer's would be shown. */
  veiled = $derived(
    this.curtain !== SPECTATOR || (this.shared && this.frame.stage === 'playing' && this.asked !== this.you),
  );

  deciding = $derived(
    this.frame.decision !== null &&
      this.frame.decision.number === this.present.decision?.number &&
      this.frame.decision.options !== null &&
      this.frame.decision.seat === this.frame.you &&
      this.frame.decision.number !== this.answered,
  );
  choices = $derived<Choice[]>(
    this.deciding ? (this.frame.decision?.options ?? []).map((option, index) => ({ index, option })) : NO_CHOICES,
  );
  #attached = $derived(attachments(this.frame));
  #options = $derived(this.choices.map((choice) => choice.option));
  #byCard = $derived(choicesByCard(this.#options));
  #bySeat = $derived(choicesBySeat(this.#options));

  name(seat: number): string {
    return nameOf(this.frame.seats, seat);
  }

  /** A player's name in a label: "You" for the viewer, unless two players share the screen. */
  called(seat: number): string {
    return seat === this.you && !this.shared ? 'You' : this.name(seat);
  }

  /** A text from the server with the players' names. */
  named(text: string): string {
    return withNames(text, this.frame.seats);
  }

  /** The visible cards of a zone, in order: not just their number is known. */
  cardsIn(seat: number, zone: string): CardAt[] {
    return this.zones.get(zoneKey(seat, zone)) ?? NO_CARDS;
  }

  attachedTo(token: string): CardAt[] {
    return this.#attached.get(token) ?? NO_CARDS;
  }

  count(seat: number, zone: string): number {
    return this.frame.sides[seat]?.counts[zone] ?? 0;
  }

  /** A card's definition; undefined for a face-down card. */
  catalogue(key: string | null): CatalogueCard | undefined {
    return key === null ? undefined : cardsHere(this.frame.game, this.preset).seen(key);
  }

  /** A card's name at the table, for labels. */
  cardName(token: string): string {
    const key = this.frame.cards[token]?.key ?? null;
    return this.catalogue(key)?.name ?? 'a hidden card';
  }

  optionsFor(token: string): Choice[] {
    return this.#byCard.get(token) ?? NO_CHOICES;
  }

  optionsForSeat(seat: number): Choice[] {
    return this.#bySeat.get(seat) ?? NO_CHOICES;
  }

  /** What you could do with a card later this turn, in words; nothing for most cards. */
  aheadOf(token: string): string {
    return (this.deciding && this.frame.decision?.ahead.find(({ card }) => card === token)?.text) || '';
  }

  isLit(token: string): boolean {
    return this.#byCard.has(token);
  }

  // ------------------------------------------------------------------ what you do

  /** Choose a card: if only one thing can be done with it, do it; otherwise offer the options. */
  choose(token: string): void {
    const [first, ...others] = this.optionsFor(token);
    if (first && !others.length) void this.act(first.index);
    else if (first) this.narrowed = token;
    else if (this.aheadOf(token)) this.#goAhead(token);
  }

  /** Continue to what can be done with a card later; if other decisions come first, it's chosen after them. */
  #goAhead(token: string): void {
    const { shortcuts = [], ahead = [] } = this.frame.decision ?? {};
    this.#aim = { token, place: null, seat: SPECTATOR };
    void this.shorten(shortcuts.length + ahead.findIndex(({ card }) => card === token));
  }

  /**
   * Choose a card by dropping it on the table; the card, named spot or player it was dropped on is chosen next, if asked.
   * If only that can be chosen now, it's the other way round: the attacked realm comes before its attacker.
   */
  drop(token: string, onto: string | null, place: string | null = null, seat = SPECTATOR): void {
    const aim = { token: onto, place, seat };
    if (this.isLit(token) || this.aheadOf(token)) {
      this.choose(token);
      this.#aim = aim;
    } else if (this.#hit(aim)) this.#aim = { token, place: null, seat: SPECTATOR };
  }

  chooseSeat(seat: number): void {
    const [first, ...others] = this.optionsForSeat(seat);
    if (first && !others.length) void this.act(first.index);
  }

  /** Take an option; `byItself`: the page does so, and not the player. */
  async act(option: number, byItself = false): Promise<void> {
    if (byItself) this.passed = this.frame.actions;
    else this.acted = this.frame.actions;
    if (this.frame.decision?.options?.[option]) await this.#answer((decision) => ({ t: 'act', table: this.code, decision, option }));
  }

  /** Answer this decision and the following ones in one. */
  async shorten(shortcut: number): Promise<void> {
    this.acted = this.frame.actions;
    await this.#answer((decision) => ({ t: 'shortcut', table: this.code, decision, shortcut }));
  }

  async #answer(said: (decision: number) => ClientMessage): Promise<void> {
    const { decision } = this.frame;
    if (!decision || !this.deciding) return;
    this.answered = decision.number;
    this.narrowed = null;
    const reply = await this.#socket.request(said(decision.number));
    if (reply.t !== 'refused') return;
    if (this.answered === decision.number) this.answered = -1;
    this.note(
      reply.code === 'stale'
        ? 'The game moved on before your move arrived. Take another look.'
        : sentence(this.named(reply.text)),
    );
  }

  /** Why a card can't be used now, and what makes up its numbers. Asked once per position. */
  why(token: string): Promise<Reason | null> {
    const known = this.#reasons.get(token);
    if (known) return known;
    const asked = this.#socket.request({ t: 'why', table: this.code, card: token }).then((reply) => {
      if (reply.t === 'reason') return { ...reply, text: sentence(this.named(reply.text)) };
      this.#reasons.delete(token);
      return null;
    });
    this.#reasons.set(token, asked);
    return asked;
  }

  async hint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const reply = await this.#socket.request({ t: 'hint', table: this.code });
    this.hinting = false;
    if (reply.t === 'hint' && reply.decision === this.frame.decision?.number) this.advice = reply;
    if (reply.t === 'refused' && reply.code !== 'stale') this.note(sentence(this.named(reply.text))); // a move came first
  }

  undo(): Promise<ServerMessage> {
    return this.#request({ t: 'undo', table: this.code });
  }

  consent(yes: boolean): Promise<ServerMessage> {
    return this.#request({ t: 'consent', table: this.code, yes });
  }

  resign(): Promise<ServerMessage> {
    return this.#request({ t: 'resign', table: this.code });
  }

  say(text: string): Promise<ServerMessage> {
    return this.#request({ t: 'say', table: this.code, text });
  }

  addTime(seat: number): Promise<ServerMessage> {
    return this.#request({ t: 'time', table: this.code, seat });
  }

  /** Claim the win over players who have left. */
  claim(): Promise<ServerMessage> {
    return this.#request({ t: 'claim', table: this.code });
  }

  /** Offer to call the game off, or answer such an offer. */
  callOff(yes = true): Promise<ServerMessage> {
    return this.#request({ t: 'off', table: this.code, yes });
  }

  /** The computer's last move has been seen: it may continue. */
  hurry(): Promise<ServerMessage> {
    return this.#socket.request({ t: 'hurry', table: this.code });
  }

  setPace(pace: string): Promise<ServerMessage> {
    return this.#request({ t: 'pace', table: this.code, pace });
  }

  rematch(decks: Rematch['decks'] = 'same'): Promise<ServerMessage> {
    return this.#request({ t: 'rematch', table: this.code, decks });
  }

  /** Hide a player's name and messages, or show them again (see `lib/settings/muted`). */
  hide(who: string, hidden: boolean): void {
    muted.set(this.code, who, hidden);
    if (hidden) {
      this.present = this.#masked(this.present);
      this.#queue.map((frame) => this.#masked(frame));
    } else this.#socket.refresh(this.code);
  }

  /** Report a chat line, or the name at a seat, to the hall's host. */
  async report(what: { line: number } | { seat: number }): Promise<void> {
    try {
      await post('/api/reports', { table: this.code, ...what });
      this.note('Reported and hidden. The host will take a look.');
    } catch (error) {
      this.note(`Hidden for you, but not reported: ${sentenceOf(error)}`);
    }
  }

  #masked(frame: Frame): Frame {
    return masked(frame, (seat) => muted.has(this.code, seatKey(seat)));
  }

  /** Show a quiet note to the player at this screen. */
  note(text: string): void {
    const id = ++this.#notes;
    this.notes = [...this.notes.slice(-2), { id, text }];
    setTimeout(() => this.dismiss(id), NOTE_STAYS);
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  async #request(message: ClientMessage): Promise<ServerMessage> {
    const reply = await this.#socket.request(message);
    if (reply.t === 'refused') this.note(sentence(this.named(reply.text)));
    return reply;
  }

  // ------------------------------------------------------------------ where you watch from

  /** Ask the hall which seats are mine, and watch. */
  async open(): Promise<TableInfo> {
    const info = await infoOf(this.code);
    this.mine = info.mine;
    this.host = info.host;
    this.#watch(info.mine[0]);
    return info;
  }

  close(): void {
    this.#queue.stop();
    this.#socket.unwatch(this.code);
  }

  /** Another seat became mine. */
  seated(seat: MySeat): void {
    this.mine = [...this.mine.filter((one) => one.seat !== seat.seat), seat];
    if (this.you === SPECTATOR) this.#watch(seat);
  }

  /** A seat is no longer mine. */
  left(seat: number): void {
    this.mine = this.mine.filter((one) => one.seat !== seat);
    if (this.you === seat) this.#watch(this.mine[0]);
  }

  /** The screen was passed to the player who has to decide. */
  lift(): void {
    this.#unveiled = this.asked;
    this.#follow();
  }

  #follow(): void {
    const { asked } = this;
    const may = !settings.values.curtain || asked === this.#unveiled;
    if (this.shared && asked !== this.you && may) this.#watch(this.mine.find((one) => one.seat === asked));
  }

  #watch(seat: MySeat | undefined): void {
    this.#wantsWhole = true;
    this.#socket.watch(this.code, seat?.seat ?? SPECTATOR, seat?.token ?? '', this);
  }

  // ------------------------------------------------------------------ what the hall sends

  greeted(): void {
    this.chat = [];
  }

  heard(message: ServerMessage): void {
    if (message.t === 'table') {
      this.#wantsWhole = false;
      this.#revision = message.revision;
      this.answered = -1;
      this.gone = '';
      know(message.frame.game);
      this.#arrived(message.frame, true);
    } else if (message.t === 'change') {
      if (this.#wantsWhole) return;
      if (message.revision !== this.#revision + 1) {
        this.#wantsWhole = true;
        this.#socket.refresh(this.code);
        return;
      }
      this.#revision = message.revision;
      this.#arrived(changed(this.present, message));
    } else if (message.t === 'chat') {
      const again = this.chat.some(({ id }) => id === message.id && id > 0);
      this.chat = again
        ? this.chat.map((line) => (line.id === message.id ? message : line))
        : [...this.chat.slice(-199), message];
    } else if (message.t === 'gone') {
      this.gone = message.text;
    }
  }

  /** A frame arrived. A whole one is shown at once: the page was loaded or reconnected, or you watch another seat. */
  #arrived(frame: Frame, whole = false): void {
    const before = this.present;
    if (frame.clocks !== before.clocks) this.clockedAt = performance.now();
    if (frame.absence !== before.absence) this.missedAt = performance.now();
    this.#reasons.clear();
    const after = this.#masked(frame);
    cardsHere(after.game, after.options['preset']).need(keysOf(after)); // before they're shown
    this.present = after;
    this.ready = true;
    if (!this.showing) this.#skipped = false;
    if (whole) this.#queue.jump(after);
    else {
      this.#queue.renew((beat) => this.#director?.renewed(beat, after) ?? beat);
      this.#queue.push(timeline(before, after, this.#director));
    }
    this.#follow();
  }

  // ------------------------------------------------------------------ what's shown of it

  /** Let someone decide how changes are shown; without a director, each frame is shown as it arrives. */
  direct(director: Director | null): void {
    this.#director = director;
    if (!director) this.#queue.finish();
  }

  /** End the event being shown; the second time, all that still follow. */
  skip(): void {
    if (this.#skipped) this.#queue.finish();
    else this.#queue.skip();
    this.#skipped = this.showing;
  }

  /** Show the present. */
  skipAll(): void {
    this.#queue.finish();
  }

  /** An event is shown. The mark is for measuring (`python -m benchmarks.page`), and shows in a browser's own tools. */
  #began({ kind, text, lasts, sound }: Beat): void {
    // @wc-ignore
    (performance as Partial<Performance>).mark?.('table event', { detail: { kind, text, lasts } });
    if (sound) play(sound);
  }

  /** Another frame is shown. */
  #shown(): void {
    const decision = this.#queue.frame.decision?.number;
    const seat = this.#queue.frame.you;
    if (decision === this.#asked && seat === this.#seat) return;
    const asked = decision !== this.#asked;
    this.#asked = decision;
    this.#seat = seat;
    this.advice = null;
    this.narrowed = null;
    this.armed = -1;
    if (asked) this.#takeAim();
  }

  #takeAim(): void {
    const aim = this.#aim;
    if (aim === null || !this.deciding) return;
    this.#aim = null;
    this.#hit(aim);
  }

  /** Choose what was aimed at, if that's one choice. */
  #hit({ token, place, seat }: Aim): boolean {
    const spot = this.choices.find(({ option }) => option.card === null && option.text === place);
    if (token !== null && this.optionsFor(token).length === 1) this.choose(token);
    else if (spot) void this.act(spot.index);
    else if (this.optionsForSeat(seat).length === 1) this.chooseSeat(seat);
    else return false;
    return true;
  }
}
