/** A fake hall for tests: responses of `/api` by "METHOD path", and a record of the requests. */

import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Reply = unknown | ((asked: Asked) => unknown);

/** A response that is a refusal. */
export class Refused {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly made: object = {},
  ) {}
}

export class FakeHall {
  readonly asked: Asked[] = [];
  readonly replies: Record<string, Reply>;

  constructor(replies: Record<string, Reply>) {
    this.replies = replies;
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.#answer(path, request));
  }

  /** The bodies sent to a path. */
  sent(what: string): unknown[] {
    return this.asked.filter((one) => `${one.method} ${one.path}` === what).map((one) => one.body);
  }

  count(what: string): number {
    return this.sent(what).length;
  }

  async #answer(path: string, request: RequestInit): Promise<Response> {
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    const asked = { method: request.method ?? 'GET', path, body };
    this.asked.push(asked);
    const name = `${asked.method} ${path}`;
    if (!(name in this.replies)) return Response.json({ error: `The fake hall has no ${name}.` }, { status: 404 });
    const reply = this.replies[name];
    const answer: unknown = typeof reply === 'function' ? (reply as (asked: Asked) => unknown)(asked) : reply;
    if (answer instanceof Refused) return Response.json({ error: answer.error, ...answer.made }, { status: answer.status });
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  }
}

/** The shortest possible description of a game. */
export const GAME = {
  name: 'spellfire',
  title: 'Spellfire',
  text: 'Realms.',
  seats: { least: 2, most: 6 },
  length_unit: 'turns',
  cards: 520,
  digest: 'd',
  first_preset: 'tournament',
  presets: [
    { name: 'rulebook', title: 'Rulebook', text: 'The booklet.', options: { deck_sizes: '55', turn_cap: 'none' }, brings_decks: true, hand: 5 },
    { name: 'tournament', title: 'Tournament', text: 'Tournaments.', options: { deck_sizes: '55-75-110', turn_cap: 'none' }, brings_decks: true, hand: 5 },
  ],
  options: [
    {
      name: 'deck_sizes',
      title: 'Deck sizes',
      text: 'How many cards a deck has.',
      values: [
        { value: '55', label: '55 cards' },
        { value: '55-75-110', label: '55, 75 or 110 cards' },
      ],
      other: '',
      rules: ['SF-DECK-01'],
      needs: null,
    },
    {
      name: 'turn_cap',
      title: 'Longest game',
      text: 'After so many turns the game is scored.',
      values: [{ value: 'none', label: 'no limit' }],
      other: 'a number of turns, from 1 to 999999',
      rules: [],
      needs: null,
    },
  ],
  decks: [
    { name: 'Dark Sun', text: 'hard realms', size: 55, presets: ['rulebook', 'tournament'] },
    { name: 'Monsters', text: 'from every world', size: 55, presets: ['tournament'] },
  ],
  alone: null,
  packs: false,
  lessons: false,
  agents: [
    { name: 'random', title: 'Random', text: 'plays any legal move at random', usual: false },
    { name: 'club', title: 'Club player', text: 'looks one play ahead', usual: true },
    { name: 'master', title: 'Master', text: 'tries hundreds of ways', usual: false },
  ],
};
