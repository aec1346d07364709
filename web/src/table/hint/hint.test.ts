import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { card, decision, frame, option, PASS } from '../../lib/live/sample';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { Advice, ClientMessage, Hint, ServerMessage } from '../../lib/wire';
import { pointing } from './ends';
import HintPanel from './HintPanel.svelte';
import HintStrip from './HintStrip.svelte';

let table: TableStore;
let said: ClientMessage[];

function advice(number: number, text: string, more: Partial<Advice> = {}): Advice {
  return { option: number, text, share: 0.624, expects: [], reason: '', source: '', target: '', ...more };
}

const hint = (advised: Advice[], measure = 'wins'): Hint => ({ t: 'hint', n: 0, decision: 1, agent: 'search', measure, advice: advised });
const BEST = advice(0, 'play a realm', { reason: 'Play Nyrond: it’s your fourth realm.', expects: ['Ana plays a realm.', 'You win.'] });
const OTHER = advice(1, 'pass', { share: 0.4 });

beforeEach(() => {
  said = [];
  const request = (message: ClientMessage): Promise<ServerMessage> => {
    said.push(message);
    return Promise.resolve({ t: 'done', n: 0 });
  };
  table = new TableStore('TABLE1', { request } as unknown as HallSocket);
  const asked = decision({ options: [option('play a realm', { verb: 'play', card: 'a' }), PASS] });
  table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ cards: { a: card() }, decision: asked }) });
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the strip of a hint', () => {
  it('says one sentence, and keeps the figures until they are asked for', async () => {
    render(HintStrip, { table, hint: hint([BEST, OTHER]) });
    expect(screen.getByRole('status').textContent).toBe('Play Nyrond: it’s your fourth realm.');
    expect(screen.queryByText(/%/)).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByText(/You win 62% \(best\)/, {}, { timeout: 20_000 })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('does what it advises', async () => {
    render(HintStrip, { table, hint: hint([BEST, OTHER]) });
    await fireEvent.click(screen.getByRole('button', { name: 'Play this' }));
    expect(said).toEqual([{ t: 'act', table: 'TABLE1', decision: 1, option: 0 }]);
  });

  it('can be closed', async () => {
    table.advice = hint([BEST]);
    render(HintStrip, { table, hint: table.advice });
    await fireEvent.click(screen.getByRole('button', { name: /Close/ }));
    expect(table.advice).toBeNull();
  });
});

describe('the figures of a hint', () => {
  it('name the best choices with how often they win, and one way it could go', () => {
    render(HintPanel, { table, hint: hint([BEST, OTHER]) });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' ') ?? '');
    expect(rows[0]).toContain('You win 62% (best)');
    expect(rows[0]).toContain('One way it could go:');
    expect(rows[0]).toContain('You win.');
    expect(rows[1]).toContain('You win 40%');
    expect(rows[1]).not.toContain('One way');
    expect(screen.getByText(/hundreds of times/)).toBeTruthy();
    for (const text of rows) expect(text.trim()).toMatch(/^[A-Z]/);
  });

  it('show the score a choice promises, in games played for points', () => {
    render(HintPanel, { table, hint: hint([{ ...BEST, expects: [] }, OTHER], 'score') });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
    expect(rows[0]).toContain('62% of the full score (best)');
    expect(rows[1]).toContain('40% of the full score');
    expect(screen.getByText(/averaged your score/)).toBeTruthy();
    expect(screen.queryByText(/wins?\b/)).toBeNull();
  });
});

describe('where a hint points', () => {
  /** jsdom draws nothing: a part is visible if it has a width here. */
  function page(html: string): void {
    document.body.innerHTML = html;
    for (const one of document.querySelectorAll<HTMLElement>('[data-wide]'))
      one.getBoundingClientRect = () => new DOMRect(0, 0, 50, 70);
  }
  const at = (advised: Advice, about = option('play', { card: 'a' })): (string | undefined)[] => {
    const found = pointing(advised, about);
    return [found?.at.id, found?.arrow?.from.id, found?.arrow?.to.id];
  };

  it('is the card, and the arrow runs to its target or from its source', () => {
    page('<div id="table-middle"><b id="b" data-wide data-token="b"></b><i id="slot" data-wide data-at="slot 3"></i></div><b id="a" data-wide data-token="a"></b>');
    expect(at(advice(0, 'play'))).toEqual(['a', undefined, undefined]);
    expect(at(advice(0, 'play', { target: 'card b' }))).toEqual(['a', 'a', 'b']);
    expect(at(advice(0, 'play', { source: 'card b' }))).toEqual(['a', 'b', 'a']);
    expect(at(advice(0, 'play', { target: 'slot 3' }))).toEqual(['a', 'a', 'slot']);
  });

  it('is another copy of the card if that one is visible', () => {
    page('<b id="a" data-token="a"></b><b id="copy" data-wide data-token="c"></b>');
    expect(at(advice(0, 'play'), option('play', { card: 'a', copies: ['c'] }))[0]).toBe('copy');
  });

  it('is a player, a spot on the table, or the button of the choice', () => {
    page('<i id="seat" data-wide data-rail="1"></i><div id="table-middle"><i id="spot" data-wide data-place="B"></i></div><button id="pass" data-wide data-choice="2"></button>');
    expect(at(advice(0, 'Bo'), option('Bo', { seat: 1 }))[0]).toBe('seat');
    expect(at(advice(0, 'B'), option('B'))[0]).toBe('spot');
    expect(at(advice(1, 'pass'), PASS)[0]).toBe('pass');
  });

  it('is nothing if nothing of it can be seen, and has no arrow to what cannot be seen', () => {
    page('<b id="a" data-wide data-token="a"></b>');
    expect(at(advice(0, 'play', { target: 'card gone' }))).toEqual(['a', undefined, undefined]);
    document.body.innerHTML = '';
    expect(pointing(advice(0, 'play'), option('play', { card: 'a' }))).toBeNull();
    expect(pointing(advice(0, 'play'), undefined)).toBeNull();
  });
});
