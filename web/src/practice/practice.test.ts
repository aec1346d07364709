import { beforeEach, expect, it, vi } from 'vitest';
import { fightPath } from './fights';
import { momentPath, PracticeStore, puzzlePath } from './practice.svelte';

interface Order {
  taken: number[];
  choice?: number | null;
  hints?: number;
  why?: string;
}

const orders: Order[] = [];
let answers: object[] = [];

const frame = {
  code: 'practice',
  game: 'spellchain',
  stage: 'playing',
  you: 0,
  options: {},
  seats: [],
  decision: { number: 1, seat: 0, kind: 'act', label: '', prompt: '', topic: '', coach: '', rule: '', aside: false, options: [{ text: 'a', verb: 'pick' }, { text: 'b', verb: 'pick' }] },
};
const said = (more: object): object => ({
  right: null, answer: '', goal: 'Win.', over: false, won: false, waits: false, taken: [], back: -1, hints: [], more: 0, reason: null, frame, ...more,
});

beforeEach(() => {
  orders.length = 0;
  answers = [];
  vi.stubGlobal('fetch', (_: string, request?: { body?: string }) => {
    if (request?.body) orders.push(JSON.parse(request.body) as Order);
    return Promise.resolve(new Response(JSON.stringify(request?.body ? (answers.shift() ?? said({})) : { cards: [] })));
  });
});

it('sends every answer so far with the next choice, and takes the last one back', async () => {
  const practice = new PracticeStore(puzzlePath('spellchain', '0a1b2c3d'));
  await practice.begin();
  answers = [said({ right: true, answer: 'Good.', taken: [1, 0], back: 0 })];
  await practice.act(1);
  expect(orders.at(-1)).toMatchObject({ taken: [], choice: 1 });
  expect([practice.answer, practice.right, practice.back]).toEqual(['Good.', true, 0]);
  answers = [said({ right: false, answer: 'No.', taken: [1, 0], back: 0 })];
  await practice.act(0);
  expect(orders.at(-1)).toMatchObject({ taken: [1, 0], choice: 0 });
  expect(practice.misses).toBe(1);
  await practice.undo();
  expect(orders.at(-1)).toMatchObject({ taken: [], choice: null });
  expect(practice.back).toBe(-1);
  const asked = orders.length;
  await practice.undo();
  expect(orders.length).toBe(asked);
});

it('asks on while others still have to answer, and keeps what was said of the choice', async () => {
  const practice = new PracticeStore(momentPath('ABCD', 3, 1));
  await practice.begin();
  answers = [said({ right: true, answer: 'Good.', taken: [1], waits: true }), said({ taken: [1, 2], waits: true }), said({ taken: [1, 2, 0] })];
  await practice.act(1);
  expect(orders.slice(-3).map(({ taken }) => taken)).toEqual([[], [1], [1, 2]]);
  expect([practice.answer, practice.right]).toEqual(['Good.', true]);
});

it('shows one hint more each time, and none for the next choice', async () => {
  const practice = new PracticeStore(puzzlePath('spellchain', '0a1b2c3d'));
  await practice.begin();
  const hints = [{ text: 'Look.', options: [] }, { text: 'This one.', options: [1], source: '', target: 'slot 2' }];
  answers = [said({ hints: hints.slice(0, 1) }), said({ hints })];
  await practice.hint();
  await practice.hint();
  expect(orders.slice(-2).map((order) => order.hints)).toEqual([1, 2]);
  expect([practice.hints.length, practice.glowing]).toMatchObject([2, [{ option: 1, target: 'slot 2' }]]);
  await practice.act(0);
  expect([practice.hints.length, practice.hinted]).toEqual([0, 2]);
});

it('says why a card cannot be used', async () => {
  const practice = new PracticeStore(puzzlePath('spellchain', '0a1b2c3d'));
  await practice.begin();
  answers = [said({ reason: { card: 't', text: 'it is not your turn' } })];
  expect(await practice.why('t')).toMatchObject({ text: 'It is not your turn', numbers: {} });
  expect(orders.at(-1)).toEqual({ taken: [], why: 't' });
});

it('says in a sentence what went wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no')));
  const practice = new PracticeStore(puzzlePath('spellchain', '0a1b2c3d'));
  await practice.begin();
  expect(practice.fault).toMatch(/\.$/);
  expect(practice.ready).toBe(false);
});

it('makes a choice that was called wrong when it is chosen again', async () => {
  const practice = new PracticeStore(fightPath('spellchain', 'order'));
  await practice.begin();
  answers = [said({ right: false, answer: 'No.' }), said({ right: false, answer: 'Nor that.' }), said({ taken: [0], back: 0 })];
  await practice.act(1);
  expect(orders.at(-1)).toMatchObject({ choice: 1, anyway: false });
  await practice.act(0);
  expect(orders.at(-1)).toMatchObject({ choice: 0, anyway: false });
  await practice.act(0);
  expect(orders.at(-1)).toMatchObject({ choice: 0, anyway: true });
  expect(practice.undone).toBe(0);
  await practice.undo();
  expect(practice.undone).toBe(1);
});
