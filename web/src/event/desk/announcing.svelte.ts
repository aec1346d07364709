/** An event about to be announced: its name, what the name means, its structure, and a forecast. */

import type { EventToAnnounce } from '../../lib/http';
import { post, sentenceOf, wasEnded } from '../../lib/api';
import { games } from '../../lib/live/catalogue.svelte';
import { onceStill } from '../../lib/typing';
import { me } from '../../lib/people/me.svelte';
import type { EventFrame } from '../../lib/wire';
import { bookOf, readName, type Book, type Choice, type NameRead, type TypeLine, codeOf } from '../answers';
import { titleOf, type Chosen } from '../words';


export class Announcing {
  readonly game: string;
  book = $state.raw<Book | null>(null);
  /** The name as typed, or built from the choices. */
  name = $state('');
  chosen = $state.raw<Chosen>({ label: '', type: '', parameter: '', variants: [], victory: '', size: 0 });
  /** The structure; empty for the type's default. */
  structure = $state('');
  settings = $state<Record<string, string>>({});
  policies = $state<Record<string, string>>({});
  reporting = $state<NonNullable<EventToAnnounce['reporting']>>('staff');
  /** Whether time is called automatically or by staff. */
  byItself = $state(false);
  /** null for the type's default; 0 for no limit. */
  minutes = $state<number | null>(null);
  registration = $state(false);
  /** When everyone may read deck lists. */
  lists = $state<NonNullable<EventToAnnounce['publish_lists']>>('never');
  /** How many people form an entrant; 0 for the type's own number. */
  team = $state(0);
  /** Whether its type is a custom one, with its rules written here. */
  own = $state(false);
  ownType = $state('');
  ownRules = $state('');
  /** Whether it's held at a convention, and listed in the booklet there: scored events must say so. */
  convention = $state(false);
  booklet = $state(false);
  scored = $state(false);
  listed = $state(true);
  notes = $state('');
  expected = $state(12);

  /** What the hall understood of the name. */
  read = $state.raw<NameRead | null>(null);
  /** What's wrong with the name, if it can't be read at all. */
  unread = $state('');
  fault = $state('');
  busy = $state(false);

  constructor(game: string) {
    this.game = game;
  }

  get type(): TypeLine | undefined {
    return this.book?.types.find(({ name }) => name === this.chosen.type);
  }

  get meets(): string {
    return this.structure || (this.own ? undefined : this.type?.structure) || this.read?.structure || '';
  }

  get choices(): Choice[] {
    return this.book?.structures[this.meets] ?? [];
  }

  /** Whether a round has a time limit. */
  get timed(): boolean {
    return (this.minutes ?? (this.own ? 0 : (this.type?.minutes ?? 0))) > 0;
  }

  /** What's wrong with it, in sentences. */
  get faults(): string[] {
    return [...(this.own ? this.#ownFaults : this.unread ? [this.unread] : (this.read?.faults ?? [])), ...this.#clashes];
  }

  get #ownFaults(): string[] {
    return [
      ...(this.name.trim() ? [] : ['Give the tournament a name.']),
      ...(this.ownType.trim() ? [] : ['Give your format a name.']),
      ...(this.ownRules.trim() ? [] : ['Write your format’s rules for everyone to read.']),
    ];
  }

  /** What the hall can't play online. */
  get #clashes(): string[] {
    if (this.reporting !== 'refereed') return [];
    if (this.own) return ['The hall doesn’t know your format’s rules, so it has to be played in person.'];
    return this.team > 1 ? ['Teams play in person and don’t register decks.'] : [];
  }

  /** The part of that about variants, as shown next to them. */
  get variantFaults(): string[] {
    const chosen = this.chosen.variants.map((name) => name.toLowerCase());
    return this.own ? [] : this.faults.filter((fault) => chosen.some((name) => fault.toLowerCase().includes(name)));
  }

  async load(): Promise<void> {
    try {
      this.book = await bookOf(this.game);
      const [first] = this.book.types;
      if (first && !this.name) {
        this.choose({ type: first.name, victory: this.book.victories[0] ?? '', size: this.book.sizes[0] ?? 0 });
      }
    } catch (error) {
      this.fault = sentenceOf(error);
    }
  }

  /** Switch to a custom type, or back to one from the book. */
  beOwn(on: boolean): void {
    if (on === this.own) return;
    this.own = on;
    if (on) this.name = '';
    else this.choose({});
    if (on && this.reporting === 'refereed') this.reporting = 'staff';
  }

  /** Choose a part of the format; the name follows. */
  choose(change: Partial<Chosen>): void {
    this.own = false;
    const next = { ...this.chosen, ...change };
    const type = this.book?.types.find(({ name }) => name === next.type);
    if (next.type !== this.chosen.type) next.parameter = '';
    if (type?.parameter) next.parameter ||= '9';
    else if (!type?.choices.length) next.parameter = '';
    this.chosen = next;
    this.name = titleOf(games.titleOf(this.game), next);
  }

  turn(variant: string, on: boolean): void {
    const { variants } = this.chosen;
    this.choose({ variants: on ? [...variants, variant] : variants.filter((one) => one !== variant) });
  }

  /** Have the hall read the name whenever something changes. Call it in an effect; it returns a cleanup function. */
  watch(): () => void {
    const what = {
      // For a custom type, only the forecast is requested, under a name the hall can read.
      name: this.own ? titleOf(games.titleOf(this.game), this.chosen) : this.name.trim(),
      game: this.game,
      structure: this.structure,
      settings: { ...this.settings },
      policies: { ...this.policies },
      team: this.team,
      entrants: Math.max(0, Math.min(2000, this.expected || 0)),
    };
    return onceStill((signal) => void this.#read(what, signal));
  }

  async #read(what: { name: string }, signal: AbortSignal): Promise<void> {
    if (!what.name) return;
    try {
      const read = await readName(what, signal);
      const { label, type, parameter, variants, victory, size } = read;
      this.read = read;
      this.unread = '';
      if (this.own) return;
      this.chosen = { label, type, parameter, variants, victory, size };
    } catch (error) {
      if (wasEnded(error) || signal.aborted) return;
      this.unread = sentenceOf(error);
    }
  }

  /** Announce it; returns its code, or '' if the hall refuses. */
  async announce(): Promise<string> {
    if (this.busy) return '';
    this.busy = true;
    this.fault = '';
    try {
      await me.ensure();
      const answer = await post('/api/events', {
        name: this.name.trim(),
        game: this.game,
        structure: this.structure,
        settings: this.settings,
        policies: this.policies,
        reporting: this.reporting,
        minutes: this.minutes,
        by_itself: this.timed && this.byItself,
        team: this.team,
        registration: this.registration,
        publish_lists: this.registration ? this.lists : 'never',
        scored: this.scored,
        convention: this.scored && this.convention,
        booklet: this.scored && this.convention && this.booklet,
        custom_type: this.own ? this.ownType.trim() : '',
        custom_rules: this.own ? this.ownRules.trim() : '',
        listed: this.listed,
        notes: this.notes,
      });
      return codeOf(answer);
    } catch (error) {
      this.fault = sentenceOf(error);
      return '';
    } finally {
      this.busy = false;
    }
  }

  // ------------------------------------------------------------------ an announced event

  /** Fill the fields with an event's current plan. */
  takeFrom({ plan, title }: EventFrame): void {
    this.name = title;
    const own = new Set(this.book?.structures[plan.structure]?.map(({ name }) => name));
    const part = (ofStructure: boolean): Record<string, string> =>
      Object.fromEntries(Object.entries(plan.settings).filter(([name]) => own.has(name) === ofStructure));
    this.structure = plan.structure;
    this.settings = part(true);
    this.policies = part(false);
    this.reporting = plan.reporting as typeof this.reporting;
    this.minutes = plan.minutes;
    this.byItself = plan.by_itself;
    this.registration = plan.registration;
    this.lists = plan.publish_lists as typeof this.lists;
    this.scored = plan.scored;
    this.notes = plan.notes;
    this.team = plan.team;
  }

  /** The changes to send so that the event matches the fields; an omitted policy returns to its default. */
  changesOf({ plan, title }: EventFrame): object {
    const name = this.name.trim();
    // Another type brings its own default structure, unless one was chosen explicitly.
    const usually = name !== title && this.structure === plan.structure;
    const usual = (this.book?.policies ?? []).filter(({ name }) => name in plan.settings && !(name in this.policies));
    return {
      ...(name && name !== title ? { name } : {}),
      structure: usually ? '' : this.meets,
      settings: usually ? {} : this.settings,
      policies: { ...Object.fromEntries(usual.map((choice) => [choice.name, choice.usual])), ...this.policies },
      reporting: this.reporting,
      minutes: this.minutes,
      by_itself: this.timed && this.byItself,
      registration: this.registration,
      publish_lists: this.lists,
      scored: this.scored,
      notes: this.notes,
    };
  }
}
