/** An event that is about to be announced: its name, what that stands for, how entrants meet, and a forecast. */

import type { EventToAnnounce } from '../../lib/http';
import { post, sentenceOf, wasEnded } from '../../lib/api';
import { games } from '../../lib/catalogue.svelte';
import { me } from '../../lib/me.svelte';
import type { EventFrame } from '../../lib/wire';
import { bookOf, readName, type Book, type Choice, type NameRead, type TypeLine, codeOf } from '../answers';
import { titleOf, type Chosen } from '../words';

const PAUSE = 300;

export class Announcing {
  readonly game: string;
  book = $state.raw<Book | null>(null);
  /** The name as it is typed, or put together of what was chosen. */
  name = $state('');
  chosen = $state.raw<Chosen>({ label: '', type: '', parameter: '', variants: [], victory: '', size: 0 });
  /** How entrants meet; empty is as the type usually has it. */
  structure = $state('');
  settings = $state<Record<string, string>>({});
  policies = $state<Record<string, string>>({});
  reporting = $state<NonNullable<EventToAnnounce['reporting']>>('staff');
  /** Whether time is called when it is up, or by staff. */
  byItself = $state(false);
  /** null is as the type usually has it; 0 as long as it takes. */
  minutes = $state<number | null>(null);
  registration = $state(false);
  /** When deck lists may be read by everybody. */
  lists = $state<NonNullable<EventToAnnounce['publish_lists']>>('never');
  /** How many people an entrant is; 0 as many as the type wants. */
  team = $state(0);
  /** Whether its type is none of the book; then its rules are written here. */
  own = $state(false);
  ownType = $state('');
  ownRules = $state('');
  /** Whether it is held at a convention, and stands in the booklet there: what a scored event has to say. */
  convention = $state(false);
  booklet = $state(false);
  scored = $state(false);
  listed = $state(true);
  notes = $state('');
  expected = $state(12);

  /** What the hall has read of the name. */
  read = $state.raw<NameRead | null>(null);
  /** What is wrong with the name, when it cannot be read at all. */
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

  /** What is wrong with it, in sentences. */
  get faults(): string[] {
    return [...(this.own ? this.#ownFaults : this.unread ? [this.unread] : (this.read?.faults ?? [])), ...this.#clashes];
  }

  get #ownFaults(): string[] {
    return [
      ...(this.name.trim() ? [] : ['Give the event a name.']),
      ...(this.ownType.trim() ? [] : ['Give your format a name.']),
      ...(this.ownRules.trim() ? [] : ['Write your format’s rules for everyone to read.']),
    ];
  }

  /** What the hall cannot play itself. */
  get #clashes(): string[] {
    if (this.reporting !== 'refereed') return [];
    if (this.own) return ['The hall doesn’t know your format’s rules, so it has to be played in person.'];
    return this.team > 1 ? ['Teams play in person and don’t register decks.'] : [];
  }

  /** What of that is about variants, as is said beside them. */
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

  /** Have a type of one's own, or one of the book again. */
  beOwn(on: boolean): void {
    if (on === this.own) return;
    this.own = on;
    if (on) this.name = '';
    else this.choose({});
    if (on && this.reporting === 'refereed') this.reporting = 'staff';
  }

  /** Choose a part of what is played; the name follows. */
  choose(change: Partial<Chosen>): void {
    this.own = false;
    const next = { ...this.chosen, ...change };
    const asks = this.book?.types.find(({ name }) => name === next.type)?.parameter;
    next.parameter = asks ? next.parameter || '9' : '';
    this.chosen = next;
    this.name = titleOf(games.titleOf(this.game), next);
  }

  turn(variant: string, on: boolean): void {
    const { variants } = this.chosen;
    this.choose({ variants: on ? [...variants, variant] : variants.filter((one) => one !== variant) });
  }

  /** Have the name read whenever something changes; called in an effect, returns what ends it. */
  watch(): () => void {
    const what = {
      // Of a type of one's own only the forecast is asked for, under a name that can be read.
      name: this.own ? titleOf(games.titleOf(this.game), this.chosen) : this.name.trim(),
      game: this.game,
      structure: this.structure,
      settings: { ...this.settings },
      policies: { ...this.policies },
      team: this.team,
      entrants: Math.max(0, Math.min(2000, this.expected || 0)),
    };
    const ending = new AbortController();
    const later = setTimeout(() => void this.#read(what, ending.signal), PAUSE);
    return () => {
      clearTimeout(later);
      ending.abort();
    };
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

  /** Announce it; its code, or '' when the hall refuses. */
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

  // ------------------------------------------------------------------ an event that is announced already

  /** Fill the fields with what is agreed for an event. */
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

  /** What to tell the hall so that the event is as the fields say; a policy that is left out becomes the usual one. */
  changesOf({ plan, title }: EventFrame): object {
    const name = this.name.trim();
    // What is played otherwise is met for as it usually is, but for who chose another way.
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
