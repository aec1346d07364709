import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../lib/live/catalogue.svelte';
import { settings } from '../../lib/settings/settings.svelte';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { Frame } from '../../lib/wire';
import { fetchChoreography } from '../stage/choreography';
import { directorFor } from '../stage/director';
import { hpOf } from './parts';
import { laid, sampleCard, sampleFrame, sampleResolved, sampleSide, sampleStep } from './sample';
import { fetchKind } from '../../cards/kinds.svelte';

beforeAll(() => fetchKind('spellchain'));

vi.hoisted(() => {
  const nothing = (): void => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), addEventListener: nothing, removeEventListener: nothing }));
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    disconnect(): void {}
  });
  const card = (name: string, seal: string) => ({
    key: name.toLowerCase().replaceAll(' ', '-'),
    name,
    kind: 'Spell',
    heading: name,
    text: 'Deal 3 DMG.',
    facts: { kind: 'Spell', seals: [seal], limit: 4, stays: false, numbers: {}, damage: 0 },
    rules: [],
  });
  const cards = [card('Fireball', 'Fire'), card('Decoy', 'Avoid')];
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ cards }), { headers })));
});

const { default: Middle } = await import('./Middle.svelte');

const said: unknown[] = [];
const socket = {
  request: (message: unknown) => {
    said.push(message);
    return Promise.resolve({ t: 'done', n: 1 });
  },
} as unknown as HallSocket;

let table: TableStore;
let revision = 0;
async function show(more: Partial<Frame>): Promise<void> {
  table.heard({ t: 'table', n: 0, revision: ++revision, frame: sampleFrame(more) });
  await vi.advanceTimersByTimeAsync(1);
  await tick();
}

const forecast = { steps: [sampleStep(2, 'Decoy', [0, 0]), sampleStep(1, 'Fireball', [-3, 0])], hp: [17, 20] };
const two = { a: laid('fireball', 1, 1), b: laid('decoy', 0, 2) };

beforeAll(() => Promise.all([catalogue('spellchain').load(), fetchChoreography('spellchain')]));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }); // no frames: texts are fitted in them
  said.length = 0;
  settings.reset();
  table = new TableStore('ABCD', socket);
  await show({});
  render(Middle, { table, focusSeat: -1 });
  await vi.advanceTimersByTimeAsync(1);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const slot = (number: number): HTMLElement => screen.getByRole('button', { name: new RegExp(`^Slot ${number} of 8`) });

describe('the current chain', () => {
  it('shows every card with its owner, its state and what it would do', async () => {
    await show({ cards: two, table: { forecast } });
    expect(slot(1).getAttribute('aria-label')).toMatch(/^Slot 1 of 8, Bo’s Fireball: .*Waiting, would hit you for 3\.$/);
    expect(slot(2).getAttribute('aria-label')).toMatch(/^Slot 2 of 8, your Decoy: .*Waiting, no HP change\.$/);
    expect(screen.getByText(/you 17 HP \(−3\), Bo 20 HP/)).toBeTruthy();
  });

  it('says and shows which card would negate which', async () => {
    const steps = [sampleStep(2, 'Decoy', [0, 0]), sampleStep(1, 'Fireball', [0, 0], { negated: true, by: 2 })];
    await show({ cards: two, table: { forecast: { steps, hp: [20, 20] } } });
    expect(slot(1).getAttribute('aria-label')).toMatch(/Waiting, would be negated by Decoy in slot 2\.$/);
    const arcs = document.querySelector('.arcs');
    expect(arcs?.getAttribute('aria-hidden')).toBe('true');
    await vi.waitFor(() => expect(arcs?.querySelectorAll('.threat polygon')).toHaveLength(1), 4000); // drawn in the next frame
  });

  it('says what resolves before the focused slot', async () => {
    await show({ cards: two, table: { forecast } });
    slot(1).focus();
    await tick();
    expect(screen.getByRole('status').textContent).toContain('Before slot 1: 2 Decoy.');
  });

  it('has your side at the bottom, the opponent’s at the top', async () => {
    const sides = (): (string | null)[] =>
      screen.getAllByRole('region', { name: /side$/ }).map((side) => side.getAttribute('aria-label'));
    expect(sides()).toEqual(['Bo’s side', 'Ana’s side']);
    await show({ you: 1 });
    expect(sides()).toEqual(['Ana’s side', 'Bo’s side']);
  });

  it('explains the chips of a side', async () => {
    await show({ sides: [sampleSide(0), sampleSide(1, { poison: 2 })] });
    const chip = within(screen.getByRole('region', { name: 'Bo’s side' })).getByRole('button', { name: 'Poison 2' });
    expect(document.getElementById(chip.getAttribute('aria-describedby')!)?.textContent).toContain('Costs 2 HP');
  });
});

describe('choosing', () => {
  const decision = {
    number: 7,
    seat: 0,
    kind: 'target',
    label: 'swap which cards?', prompt: '', topic: '', coach: '',
    rule: 'SC-RS-06',
    aside: false, shortcuts: [], ahead: [],
    options: [{ text: 'Fireball', verb: 'pick', card: 'a', seat: null, copies: [] }],
  };

  it('picks a card of the chain by a click', async () => {
    await show({ cards: two, table: {}, decision });
    expect(slot(1).getAttribute('aria-label')).toContain('can be chosen');
    slot(1).click();
    expect(said).toEqual([{ t: 'act', table: 'ABCD', decision: 7, option: 0 }]);
  });

  it('does nothing for spectators', async () => {
    await show({ cards: two, table: {}, you: -1, decision: { ...decision, options: null } });
    slot(1).click();
    slot(2).click();
    expect(said).toEqual([]);
  });

  it('ends the look back as soon as you have to choose something on the table', async () => {
    await show({ table: { resolved: sampleResolved() } });
    screen.getByRole('button', { name: 'Back to the start' }).click();
    await tick();
    expect(screen.getByText(/chain is full/)).toBeTruthy();
    const a = sampleCard('heatwave', { zone: 'continuous zone', owner: 1 });
    await show({ cards: { a }, decision, table: { resolved: sampleResolved() } });
    expect(screen.queryByText(/chain is full/)).toBeNull();
  });
});

describe('a resolving chain', () => {
  const after = {
    table: { resolved: sampleResolved(), forecast: { steps: [], hp: [20, 19] } },
    sides: [sampleSide(0), sampleSide(1, { hp: 19 })],
  };
  const next = {
    number: 9,
    seat: 0,
    kind: 'card',
    label: 'lay a card', prompt: '', topic: '', coach: '',
    rule: 'SC-PL-05',
    aside: false, shortcuts: [], ahead: [],
    options: [{ text: 'Decoy', verb: 'pick', card: null, seat: null, copies: [] }],
  };
  const hp = (): string => {
    const side = within(screen.getByRole('region', { name: 'Bo’s side' }));
    return side.getByText(/^\d+$/, { selector: 'strong' }).textContent;
  };

  /** The hall sends the chain's end to a table where people watch the previous moment. */
  async function resolves(more: Partial<Frame> = {}): Promise<void> {
    table.direct(directorFor({ mine: (seat) => seat === 0, nameOf: (key) => key ?? '' }, () => settings.values));
    const parts = { ...after, actions: 1, ...more };
    table.heard({ t: 'change', n: 0, table: 'ABCD', revision: ++revision, cards: {}, parts, within: {}, keep: -1, log: [] });
    await vi.advanceTimersByTimeAsync(0);
    await tick();
  }

  it('is walked through backwards, counting HP along, until it reaches the present', async () => {
    await resolves();
    const seen: string[] = [];
    while (screen.queryByRole('button', { name: 'Skip' })) {
      seen.push(hp());
      await vi.advanceTimersToNextTimerAsync();
      await tick();
    }
    expect(seen).toEqual(['20', '17', '19', '19']);
    expect(hp()).toBe('19');
  });

  it('can be skipped, and replayed step by step', async () => {
    await resolves();
    screen.getByRole('button', { name: 'Skip' }).click();
    await tick();
    expect(screen.getByText(/chain is still empty/)).toBeTruthy();
    screen.getByRole('button', { name: 'One step back' }).click();
    await tick();
    expect(screen.getByText(/Slot 1, your Counter Spell: negated\./)).toBeTruthy();
    expect(slot(1).getAttribute('aria-label')).toContain('Negated.');
  });

  it('is shown by the walk before the rail, the prompt and the end show it', async () => {
    await resolves({ decision: next });
    expect(table.showing).toBe(true);
    expect(hpOf(table.frame.sides[1])).toBe(20);
    expect(table.choices).toEqual([]);
    await resolves({ decision: next, actions: 9 });
    expect(hpOf(table.frame.sides[1]), 'what comes meanwhile waits, too').toBe(20);
    table.skipAll();
    await tick();
    expect(table.showing).toBe(false);
    expect(hpOf(table.frame.sides[1])).toBe(19);
    expect(table.choices).toHaveLength(1);
  });

  it('holds hardly anything back while your clock runs, and nothing when it is replayed', async () => {
    await resolves({ clocks: { banks: [9000, 9000], running: 0, allowance: 0 } });
    expect(table.showing).toBe(true);
    await vi.advanceTimersByTimeAsync(510);
    await tick();
    expect(table.showing).toBe(false);
    screen.getByRole('button', { name: 'Play automatically' }).click();
    await tick();
    expect(table.showing).toBe(false);
  });

  it('is listed at once if animation is off', async () => {
    settings.set('speed', 'none');
    await resolves();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    const list = screen.getByRole('list', { name: 'All steps of chain 1' });
    const slots = [...list.children].map((item) => item.textContent?.trim().slice(0, 1));
    expect(slots).toEqual(['3', '2', '1']);
  });

  it('makes way when you lay the next card', async () => {
    await show(after);
    screen.getByRole('button', { name: 'Play automatically' }).click();
    await tick();
    expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy();
    await show({ ...after, cards: { b: laid('decoy', 0, 1) } });
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(slot(1).getAttribute('aria-label')).toContain('your Decoy');
  });
});
