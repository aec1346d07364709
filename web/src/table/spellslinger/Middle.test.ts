import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../../lib/wire';
import Middle from './Middle.svelte';
import { character, group, pick, question, sampleCard, sampleFrame, SampleTable, terrain } from './sample';
import { fetchKind } from '../../cards/kinds.svelte';

beforeAll(() => fetchKind('spellslinger'));

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

function show(frame: Frame, focusSeat = -1): SampleTable {
  const table = new SampleTable(frame);
  render(Middle, { table, focusSeat });
  return table;
}

const mine = [character('Ox', {}, { at: 0 }), character('Collie', { sideways: true }, { at: 1 })];
const theirs = [character('Troll', {}, { seat: 1, owner: 1 })];

describe('boards', () => {
  test('rows are labelled groups, and every card is a button that says what it is', () => {
    show(sampleFrame([...mine, ...theirs]));
    const row = screen.getByRole('group', { name: 'Your characters' });
    expect(within(row).getByRole('button', { name: /^Ox: .*Character/ })).toBeTruthy();
    expect(within(row).getByRole('button', { name: /^Collie: .*turned sideways/ })).toBeTruthy();
    expect(within(screen.getByRole('group', { name: "Bo's characters" })).getAllByRole('button')).toHaveLength(1);
  });

  test('Tab reaches one card of a row, the arrows the others, and those of the next row', async () => {
    show(sampleFrame([...mine, ...theirs]));
    const row = screen.getByRole('group', { name: 'Your characters' });
    const [ox, collie] = within(row).getAllByRole('button');
    expect([ox?.tabIndex, collie?.tabIndex]).toEqual([0, -1]);
    ox?.focus();
    await fireEvent.keyDown(ox as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(collie);
    expect([ox?.tabIndex, collie?.tabIndex]).toEqual([-1, 0]);
    await fireEvent.keyDown(collie as HTMLElement, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toMatch(/^Troll/);
  });

  test('attachments are next to their bearer and say so', () => {
    const sleep = { token: 'Sleep', card: sampleCard('Sleep', { host: 'Ox', facts: { type: 'Enchantment' } }) };
    show(sampleFrame([...mine, sleep]));
    expect(screen.getByRole('button', { name: /^Sleep: .*attached to Ox/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Ox: .*with Sleep attached/ })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Your enchantments' }).childElementCount).toBe(0);
  });
});

describe('choices', () => {
  test('a card you can choose says so and is chosen by a click; any other says why not', async () => {
    const table = show(sampleFrame(mine, { decision: question([pick('Ox')]) }));
    await fireEvent.click(screen.getByRole('button', { name: /^Ox: .*can be chosen/ }));
    expect(table.chosen).toEqual(['Ox']);
    await fireEvent.click(screen.getByRole('button', { name: /^Collie/ }));
    expect(await screen.findByText('Collie: it is sideways (SS-AT-03).')).toBeTruthy();
    expect(table.chosen).toEqual(['Ox']);
  });

  test('with the next decision other cards light up', async () => {
    const { rerender } = render(Middle, { table: new SampleTable(sampleFrame(mine, { decision: question([pick('Ox')]) })), focusSeat: -1 });
    await rerender({ table: new SampleTable(sampleFrame(mine, { decision: question([pick('Collie')]) })) });
    expect(screen.getAllByRole('button', { name: /can be chosen/ }).map((card) => card.textContent.slice(0, 3))).toEqual(['Col']);
  });

  test('a player you can choose is a button, and nobody else', async () => {
    const table = show(sampleFrame(mine, { decision: question([pick(null, 1)], { kind: 'target' }) }));
    await fireEvent.click(screen.getByRole('button', { name: /choose Bo/ }));
    expect(table.chosen).toEqual(['seat 1']);
    expect(screen.queryByRole('button', { name: /choose Ana/ })).toBeNull();
  });

  test('of equal terrains the top one stands for all, and the one that is offered pays', async () => {
    const plains = [terrain('p1', 'Plains'), terrain('p2', 'Plains'), terrain('p3', 'Plains')];
    const decision = question([pick('p1')], { label: 'turn what for [1]?', rule: 'SS-PL-02' });
    const table = show(sampleFrame(plains, { decision }));
    const row = screen.getByRole('group', { name: 'Your terrains' });
    const pile = within(row).getAllByRole('button');
    expect(pile).toHaveLength(1);
    expect(pile[0]?.textContent).toMatch(/3 of them, can pay/);
    await fireEvent.click(pile[0] as HTMLElement);
    expect(table.chosen).toEqual(['p1']);
  });

  test('a pile you can’t choose spreads out when pressed, until focus leaves it', async () => {
    show(sampleFrame([terrain('p1', 'Plains'), terrain('p2', 'Plains'), character('Ox')]));
    const pile = screen.getByRole('button', { name: /^Plains/ });
    await fireEvent.click(pile);
    expect(document.querySelectorAll('.terrain.spread')).toHaveLength(2);
    await fireEvent.focusOut(pile);
    expect(document.querySelectorAll('.terrain.spread')).toHaveLength(0);
  });

  test('a table without options is for watching only', async () => {
    const table = show(sampleFrame([...mine, terrain('p1', 'Plains'), terrain('p2', 'Plains')], { you: -1 }));
    expect(screen.queryByRole('button', { name: /can be chosen/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /^Ox/ }));
    await fireEvent.click(screen.getByRole('button', { name: /^Plains/ }));
    expect(table.asked).toEqual([]);
    expect(table.chosen).toEqual([]);
  });
});

test('the fight is described with its outcome', () => {
  const fight = [group(['Ox'], ['Troll']), group(['Collie'], [], { group: 2 })];
  show(sampleFrame([...mine, ...theirs], { table: { step: 'declaring blockers', teams: [0, 1], fight, pending: [] } }));
  const told = screen.getByRole('region', { name: 'The fight' });
  expect(told.textContent).toContain('Ox attacks Bo, blocked by Troll.');
  expect(told.textContent).toContain('Bo would take 2: 20 → 18 life.');
  const ox = screen.getByRole('button', { name: /^Ox/ });
  expect(ox.textContent).toContain('before effects: would deal 2 to Troll; it would be destroyed');
});

test('hits are no longer forecast once they have begun', () => {
  const fight = [group(['Ox'])];
  show(sampleFrame([...mine, ...theirs], { table: { step: 'combat damage', teams: [0, 1], fight, pending: [] } }));
  expect(screen.queryByText(/would take/)).toBeNull();
});

test('a pending card says whose it is, what it targets, and what will happen', () => {
  const bolt = { token: 'Bolt', card: sampleCard('Bolt', { seat: 1, owner: 1, zone: 'pending', facts: { type: 'Event' } }) };
  const pending = [{ card: 'Bolt', seat: 1, targets: ['Ox'], players: [] }];
  const registers = { turn: 3, active: 1, waiting: 'Bolt', calm: 0 };
  const decision = question([], { kind: 'act-or-pass', rule: 'SS-IN-02' });
  show(sampleFrame([...mine, bolt], { registers, decision, table: { step: 'main phase', teams: [0, 1], fight: [], pending } }));
  const told = screen.getByRole('region', { name: 'Pending' });
  expect(told.textContent.replace(/\s+/g, ' ')).toContain('Bo: Bolt');
  expect(told.textContent).toContain('Targets your Ox.');
  expect(told.textContent).toContain('It takes effect unless someone responds.');
  expect(told.textContent).toContain('You can respond now.');
});

describe('more than two players', () => {
  const seats = ['Ana', 'Bo', 'Cy'].map((name, seat) => ({ seat, kind: 'person', name, deck: '', ready: true, here: true, login: '', bot: false, agent: '' }));
  const sides = seats.map(({ seat }) => ({ seat, counts: {}, columns: { life: 20, out: 0 } }));
  const cards = [0, 1, 2].map((seat) => character(`C${seat}`, {}, { seat, owner: seat }));

  test('all boards are shown, until one is selected', () => {
    const table = { step: 'main phase', teams: [0, 1, 2], fight: [], pending: [] };
    const { unmount } = render(Middle, { table: new SampleTable(sampleFrame(cards, { seats, sides, table })), focusSeat: -1 });
    expect(screen.getAllByRole('button', { name: /^C\d/ })).toHaveLength(3);
    unmount();
    show(sampleFrame(cards, { seats, sides, table }), 2);
    expect(screen.getAllByRole('button', { name: /^C\d/ }).map((card) => card.textContent.slice(0, 2))).toEqual(['C2', 'C0']);
    expect(screen.getByRole('region', { name: "Bo's board" }).textContent).toContain('20');
  });

  test('teams are named groups', () => {
    const four = [...seats, { seat: 3, kind: 'person', name: 'Di', deck: '', ready: true, here: true, login: '', bot: false, agent: '' }];
    const all = four.map(({ seat }) => ({ seat, counts: {}, columns: { life: 20, out: 0 } }));
    show(sampleFrame(cards, { seats: four, sides: all, table: { step: '', teams: [0, 1, 0, 1], fight: [], pending: [] } }));
    expect(screen.getByRole('group', { name: 'Team 1: Ana, Cy' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Team 2: Bo, Di' })).toBeTruthy();
  });
});
