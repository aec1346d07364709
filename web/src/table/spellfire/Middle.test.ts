import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../lib/live/catalogue.svelte';
import type { SpellfireRegisters } from '../../lib/shapes/spellfire';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { ClientMessage, Frame, Option, ServerMessage } from '../../lib/wire';
import { battleFrame, CARDS, option, realmAt, sampleFrame, seen } from './sample';
import { fetchKind } from '../../cards/kinds.svelte';

beforeAll(() => fetchKind('spellfire'));

/** Totals that count up ask for it as soon as they're loaded. */
vi.hoisted(() => {
  const nothing = (): void => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nothing, removeEventListener: nothing }));
});

const { default: Middle } = await import('./Middle.svelte');

let said: ClientMessage[] = [];

async function shown(frame: Frame, focusSeat = -1): Promise<TableStore> {
  const socket = {
    request: (message: ClientMessage): Promise<ServerMessage> => {
      said.push(message);
      return Promise.resolve({ t: 'done', n: 0 });
    },
  };
  const table = new TableStore('ABCD', socket as unknown as HallSocket);
  await catalogue('spellfire').load();
  table.heard({ t: 'table', n: 0, revision: 0, frame });
  render(Middle, { table, focusSeat });
  return table;
}

function asking(cards: Frame['cards'], options: Option[]): Frame {
  const decision = { number: 4, seat: 0, kind: 'act-or-pass', label: 'attack a realm', prompt: '', topic: '', coach: '', rule: 'SF-PH4-01', aside: false, shortcuts: [], ahead: [], options };
  return sampleFrame(cards, { decision });
}

const names = (group: HTMLElement): string[] => within(group).getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');

beforeEach(() => {
  said = [];
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ cards: CARDS }))));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the Spellfire board', () => {
  it('shows each formation as a labelled group, with its cards', async () => {
    await shown(
      sampleFrame({
        a: realmAt('ash', 0, 'A', true),
        b: realmAt('mere', 0, 'B'),
        h: seen('keep', 'attached', { host: 'b' }),
        c: realmAt('ash', 1, 'A'),
      }),
    );
    const mine = screen.getByRole('group', { name: 'Your formation, 1 of 6 realms' });
    expect(names(mine)).toEqual([
      'Ashmark: realm, Greyhawk, coastal, in place A, razed',
      'Mere: realm, Greyhawk, coastal, in place B, with Old Keep',
      'Old Keep: holding, Greyhawk, coastal, with Mere',
    ]);
    expect(screen.getByRole('group', { name: 'Bo’s formation, 1 of 6 realms' })).toBeDefined();
  });

  it('says who has gone questing, whose card was lent, and which rule card is unowned', async () => {
    await shown(
      sampleFrame({
        p: seen('sable', 'pool', { facts: { questing: true } }),
        q: seen('rook', 'pool', { at: 1 }),
        s: seen('sword', 'attached', { host: 'q', facts: { lent: 1 } }),
        r: seen('keep', 'table', { facts: { nobodys: true } }),
      }),
    );
    expect(screen.getByRole('button', { name: /^Sable.*gone questing/ }).closest('.champion')?.textContent).toContain('questing');
    expect(screen.getByRole('button', { name: /^Rook/ }).getAttribute('aria-label')).not.toContain('questing');
    expect(screen.getByRole('button', { name: /^Plain Sword.*lent by Bo/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Old Keep.*unowned card/ })).toBeDefined();
  });

  it('marks face-down cards, and says who knows them', async () => {
    const { cards, ...frame } = battleFrame();
    await shown({
      ...frame,
      cards: {
        ...cards,
        mine: seen('keep', 'beneath', { host: 'sable' }),
        theirs: seen(null, 'beneath', { seat: 1, host: 'rook' }),
      },
      table: { ...frame.table, face_down: ['mine', 'theirs'] },
    });
    const mine = screen.getByRole('button', { name: /^Old Keep: .*, face down, known only to its player$/ });
    expect(mine.parentElement?.querySelector('.face-down')).not.toBeNull();
    const theirs = screen.getByRole('button', { name: 'a hidden card, with Rook, face down' });
    expect(theirs.parentElement?.querySelector('.face-down')).toBeNull();
    expect(theirs.textContent).not.toContain('Keep');
    expect(screen.getByRole('button', { name: /^Plain Sword/ }).parentElement?.querySelector('.face-down')).toBeNull();
  });

  it('marks champions turned face down in their pool', async () => {
    const cards = { p: seen('sable', 'pool'), q: seen('rook', 'pool', { at: 1 }) };
    await shown(sampleFrame(cards, { table: { hand_limits: [8, 8], pending: [], face_down: ['p'] } }));
    expect(screen.getByRole('button', { name: /^Sable: .*, face down$/ }).closest('.champion')?.textContent).toContain('face down');
    expect(screen.getByRole('button', { name: /^Rook/ }).closest('.champion')?.textContent).not.toContain('face down');
  });

  it('counts the attacks on a realm on its tile and in its label', async () => {
    const struck = realmAt('ash', 1, 'A');
    await shown(sampleFrame({ c: { ...struck, facts: { ...struck.facts, attacked: 2 } }, b: realmAt('mere', 1, 'B') }));
    expect(screen.getByRole('button', { name: /^Ashmark.*attacked twice$/ }).querySelector('.sieges')?.textContent).toBe('2');
    expect(screen.getByRole('button', { name: /^Mere/ }).querySelector('.sieges')).toBeNull();
  });

  it('lets you attack a realm with one press', async () => {
    await shown(asking({ c: realmAt('ash', 1, 'A') }, [option('attack', 'c'), option('pass', null)]));
    await fireEvent.click(screen.getByRole('button', { name: /^Ashmark.*can be attacked$/ }));
    expect(said).toContainEqual({ t: 'act', table: 'ABCD', decision: 4, option: 0 });
  });

  it('does nothing with a card you can’t choose', async () => {
    await shown(asking({ c: realmAt('ash', 1, 'A'), b: realmAt('mere', 0, 'A') }, [option('attack', 'c')]));
    await fireEvent.click(screen.getByRole('button', { name: /^Mere/ }));
    expect(said.filter(({ t }) => t === 'act')).toEqual([]);
  });

  it('has one Tab stop in each zone', async () => {
    await shown(sampleFrame({ a: realmAt('ash', 0, 'A'), b: realmAt('mere', 0, 'B'), p: seen('sable', 'pool'), q: seen('rook', 'pool', { at: 1 }) }));
    for (const group of screen.getAllByRole('group')) {
      const stops = within(group).queryAllByRole('button').filter((button) => button.tabIndex === 0);
      expect(stops.length, group.getAttribute('aria-label') ?? '').toBeLessThanOrEqual(1);
    }
    expect(screen.getByRole('group', { name: 'Your pool' })).toBeDefined();
  });

  it('shows the battle with its totals, its parts and the sentence', async () => {
    await shown(battleFrame());
    const lane = screen.getByRole('region', { name: 'Battle' });
    expect(within(lane).getByText('You’re losing: play a card or lose this round.')).toBeDefined();
    expect(within(lane).getByRole('button', { name: /^Sable.*carries Plain Sword, attacks$/ })).toBeDefined();
    expect(within(lane).getByRole('button', { name: /^Plain Sword.*with Sable$/ })).toBeDefined();
    expect(within(lane).queryByText('Sable: printed')).toBeNull();
    await fireEvent.click(within(lane).getByRole('button', { name: /Attack 8, defence 11/ }));
    expect(within(lane).getByText('Sable: printed')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Ashmark.*under attack$/ })).toBeDefined();
  });

  it('shows each fighter only once', async () => {
    await shown(battleFrame());
    expect(screen.getAllByRole('button', { name: /^Rook/ })).toHaveLength(1);
  });

  it('shows a realm that defends itself with its allies, and leaves its holding where it is', async () => {
    const frame = battleFrame();
    const registers: Partial<SpellfireRegisters> = frame.registers;
    registers.defence = 'tip';
    delete frame.cards['rook'];
    frame.cards['keep'] = seen('keep', 'attached', { seat: 1, host: 'tip', facts: { type: 'holding' } });
    frame.cards['ally'] = seen('rook', 'attached', { seat: 1, host: 'tip', facts: { type: 'ally' } });
    await shown(frame);
    const lane = screen.getByRole('region', { name: 'Battle' });
    expect(within(lane).getByRole('button', { name: /^Ashmark.*defends itself/ })).toBeDefined();
    expect(within(lane).getByRole('button', { name: /^Rook/ })).toBeDefined();
    expect(within(lane).queryByRole('button', { name: /^Old Keep/ })).toBeNull();
    const theirs = screen.getByRole('group', { name: /^Bo’s formation/ });
    expect(names(theirs).filter((name) => /^(Old Keep|Rook)/.test(name))).toEqual(['Old Keep: holding, Greyhawk, coastal, with Ashmark']);
  });

  it('opens a pile under its owner’s name', async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const frame = sampleFrame({ d: seen('sword', 'discard pile', { seat: 1 }) });
    if (frame.sides[1]) frame.sides[1].counts['discard pile'] = 1;
    await shown(frame);
    await fireEvent.click(screen.getByRole('button', { name: 'Bo’s discard pile, 1 card' }));
    const pile = screen.getByRole('dialog', { name: 'Bo’s discard pile' });
    expect(within(pile).getByRole('button', { name: /^Plain Sword/ })).toBeDefined();
  });

  it('shows all boards of a larger table, or the selected one and yours', async () => {
    const frame = sampleFrame({}, {}, 4);
    await shown(frame);
    expect(screen.getAllByRole('region').map((board) => board.getAttribute('aria-label'))).toEqual([
      'Bo’s board',
      'Cy’s board',
      'Dee’s board',
      'Ana’s board',
    ]);
    cleanup();
    await shown(frame, 2);
    expect(screen.getAllByRole('region').map((board) => board.getAttribute('aria-label'))).toEqual(['Cy’s board', 'Ana’s board']);
  });

  it('explains its focused chips, with their rules, and keeps the row when they are gone', async () => {
    const table = await shown(sampleFrame({}, { registers: { phase: 2 } }));
    const chips = within(screen.getByRole('list', { name: 'Reminders for Ana' }));
    const [realm, holding] = chips.getAllByRole('button');
    expect([realm, holding].map((chip) => chip?.textContent?.trim())).toEqual(['Realm to play', 'Holding to play']);
    const meaning = document.getElementById(realm?.getAttribute('aria-describedby') ?? '');
    expect(meaning?.classList).not.toContain('open');
    realm?.focus();
    await tick();
    expect(meaning?.classList).toContain('open');
    const rule = within(meaning as HTMLElement).getByRole('link', { name: 'SF-PH2-01' });
    expect(rule.getAttribute('href')).toBe('/rules/spellfire#SF-PH2-01');
    await fireEvent.focusOut(realm as HTMLElement, { relatedTarget: rule });
    expect(meaning?.classList).toContain('open');
    await fireEvent.keyDown(rule, { key: 'Escape' });
    expect(meaning?.classList).not.toContain('open');
    table.heard({ t: 'table', n: 0, revision: 1, frame: sampleFrame({}) });
    await tick();
    expect(screen.queryByRole('list', { name: /^To remember/ })).toBeNull();
    expect(document.querySelector('.chips')).not.toBeNull();
  });

  it('says nothing about a hidden card', async () => {
    await shown(sampleFrame({ x: seen(null, 'pool', { seat: 1 }) }));
    expect(screen.getByRole('button', { name: 'a hidden card' })).toBeDefined();
  });
});
