/** Your mistakes in your last games, and what kinds of choices are called. */

import { told } from '../home/words';
import { at, get, post } from '../lib/api';
import type { MistakeKind, MistakesAnswer, ReviewedGame } from '../lib/http';

export type { BigMistake, MistakesAnswer, ReviewedGame } from '../lib/http';

/** A kind of choices by its name, and what its mistakes cost. */
export interface NamedKind {
  name: string;
  choices: number;
  mistakes: number;
  cost: number;
}

export const isOpen = ({ stage }: ReviewedGame): boolean => stage === 'waiting' || stage === 'running';

/** How often to check the progress. */
const GLANCE = 2000;

/** Your mistakes in one game: asked for once, and then again while reviews are being made. */
export class MistakesStore {
  all = $state.raw<MistakesAnswer | null>(null);
  /** Why they can't be shown, or no review can be made; '' otherwise. */
  fault = $state('');
  asking = $state(false);

  #path;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(game: string) {
    this.#path = at('/api/mistakes/{game}', { game });
  }

  load(): Promise<void> {
    return this.#take(() => get(this.#path));
  }

  /** Have your last games reviewed, except for those that have been. */
  async review(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    await this.#take(() => post(this.#path));
    this.asking = false;
  }

  /** Stop watching. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<MistakesAnswer>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.all = await ask();
      this.fault = '';
    } catch (error) {
      this.fault = told(error);
    }
    if (!this.#closed && this.all?.games.some(isOpen)) this.#timer = setTimeout(() => void this.load(), GLANCE);
  }
}

/** How much of the reviews is done, from 0 to the number of games. */
export function progress(games: readonly ReviewedGame[]): number {
  return games.reduce((sum, { stage, done, total }) => sum + (stage === 'done' ? 1 : total ? done / total : 0), 0);
}

/** The kinds with mistakes, the most expensive first; kinds of one name are one. */
export function namedKinds(kinds: readonly MistakeKind[]): NamedKind[] {
  const found = new Map<string, NamedKind>();
  for (const { kind, choices, mistakes, cost } of kinds) {
    const name = kindName(kind);
    const before = found.get(name) ?? { name, choices: 0, mistakes: 0, cost: 0 };
    found.set(name, { name, choices: before.choices + choices, mistakes: before.mistakes + mistakes, cost: before.cost + cost });
  }
  return [...found.values()].filter(({ mistakes }) => mistakes).sort((one, other) => other.cost - one.cost);
}

/** What a kind of choices is called. The hall sorts them as the coach does. */
export function kindName(kind: string): string {
  const names: Record<string, string> = {
    pass: 'Passing',
    first: 'Going first or second',
    realms: 'Playing realms',
    pool: 'Playing champions',
    main: 'Playing cards',
    late: 'Playing cards',
    lay: 'Which card to lay',
    attack: 'Attacks',
    whom: 'Attacks',
    group: 'Attacks',
    send: 'Attacks',
    defend: 'Defence',
    block: 'Defence',
    blocked: 'Defence',
    losing: 'Cards in battle',
    opening: 'Cards in battle',
    relief: 'Cards in battle',
    rescue: 'Cards in battle',
    answer: 'Answers',
    response: 'Answers',
    window: 'Timing',
    moment: 'Timing',
    order: 'Timing',
    limit: 'Discarding',
    rebuild: 'Discarding',
    place: 'Where a realm goes',
    host: 'Who gets a card',
    bearer: 'Who gets a card',
    user: 'Who gets a card',
    aim: 'Targets',
    damage: 'Sharing damage',
    exchange: 'Opening hands',
    hand: 'Opening hands',
    mulligan: 'Opening hands',
    pay: 'Paying',
    cost: 'Paying',
    x: 'Paying',
    ability: 'Abilities',
    mode: 'Abilities',
    effect: 'Card effects',
  };
  return names[kind] ?? 'Other choices';
}
