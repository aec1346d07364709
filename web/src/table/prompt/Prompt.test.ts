import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coaching } from '../../learn/coaching.svelte';
import { card, decision, frame, option, PASS } from '../../lib/live/sample';
import { settings } from '../../lib/settings/settings.svelte';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { ClientMessage, Decision, Frame, ServerMessage } from '../../lib/wire';
import Coach from './Coach.svelte';
import Prompt from './Prompt.svelte';

let table: TableStore;
let said: ClientMessage[];
let refuse: string;

function asked(more: Partial<Decision> = {}, rest: Partial<Frame> = {}): void {
  table.heard({
    t: 'table',
    n: 0,
    revision: 0,
    frame: frame({ cards: { a: card() }, decision: decision(more), ...rest }),
  });
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    disconnect(): void {}
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  coaching.begin('spellslinger');
  settings.reset();
  said = [];
  refuse = '';
  const request = (message: ClientMessage): Promise<ServerMessage> => {
    said.push(message);
    return Promise.resolve(refuse ? { t: 'refused', n: 0, code: 'illegal', text: refuse, pattern: '', filled: {} } : { t: 'done', n: 0 });
  };
  table = new TableStore('TABLE1', { request } as unknown as HallSocket);
  vi.spyOn(table, 'cardName').mockReturnValue('Barrow Badger');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the prompt', () => {
  it('says who has to decide what and why, with a link to the rule', async () => {
    asked({ options: [option('play Barrow Badger', { card: 'a' }), PASS] });
    render(Prompt, { table });
    expect(screen.getByText(/Your main phase: play cards, or pass/, { selector: '.question p' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/spellslinger#SS-TN-13');
    expect(await screen.findByRole('button', { name: 'Play Barrow Badger' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pass' })).toBeTruthy();
  });

  it('names another player who has to decide, and offers nothing', () => {
    asked({ seat: 1, options: null, prompt: 'Bo may play cards.' });
    render(Prompt, { table });
    expect(screen.getByText(/Bo may play cards/, { selector: '.question p' })).toBeTruthy();
    expect(document.querySelector('[data-choice]')).toBeNull();
  });

  it('takes one answer', async () => {
    asked({ number: 4 });
    render(Prompt, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(said).toEqual([{ t: 'act', table: 'TABLE1', decision: 4, option: 0 }]);
    expect(document.querySelector('[data-choice]')).toBeNull();
  });

  it('answers this decision and the following ones in one, if the game offers that', async () => {
    asked({ number: 4, options: [option('Ogo', { card: 'a' }), PASS], shortcuts: ['all of them at Bo'] });
    render(Prompt, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'All of them at Bo' }));
    expect(said).toEqual([{ t: 'shortcut', table: 'TABLE1', decision: 4, shortcut: 0 }]);
    expect(document.querySelector('[data-choice]')).toBeNull();
  });

  it('asks twice before you give something up, unless you don’t want that', async () => {
    const options = [option('Ogo', { card: 'a' }), option('give up the round', { verb: 'pass' })];
    asked({ options });
    render(Prompt, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Give up the round' }));
    expect(said).toEqual([]);
    const sure = screen.getByRole('button', { name: 'Sure? Give up the round' });
    await fireEvent.click(sure, { detail: 2 }); // a double click is one press
    expect(said).toEqual([]);
    await fireEvent.click(sure, { detail: 1 });
    expect(said).toHaveLength(1);
    settings.set('confirmDangerous', false);
    asked({ number: 2, options });
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'Give up the round' }));
    expect(said).toHaveLength(2);
  });

  it('shows the choices of one card alone, and goes back', async () => {
    asked({
      options: [
        option('play it', { card: 'a' }),
        option('use it', { card: 'a' }),
        option('other', { card: 'b' }),
        PASS,
      ],
    });
    render(Prompt, { table });
    table.choose('a');
    await tick();
    expect(screen.queryByRole('button', { name: 'Other' })).toBeNull();
    expect(document.querySelector('.question')?.textContent).toMatch(/Barrow Badger: what would you like to do/);
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Other' })).toBeTruthy();
  });

  it('has a coach who explains each kind of decision once, until turned off', async () => {
    const coach = 'Realms are your empire.';
    asked({ number: 1, coach, topic: 'realms' });
    render(Coach, { table });
    expect(screen.getByText(coach)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(coach)).toBeNull();
    asked({ number: 2, coach: 'Champions fight.', topic: 'pool' });
    await tick();
    expect(screen.getByText('Champions fight.')).toBeTruthy();
    asked({ number: 3, coach, topic: 'attack' });
    await tick();
    asked({ number: 4, coach: 'Champions fight.', topic: 'pool' });
    await tick();
    expect(screen.queryByText('Champions fight.')).toBeNull(); // it was answered, and so explained
    asked({ number: 5, coach, topic: 'defend' });
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'Turn off the coach' }));
    asked({ number: 6, coach, topic: 'send' });
    await tick();
    expect(screen.queryByText(coach)).toBeNull();
  });

  it('passes a quiet moment by itself, but only once if that is refused', async () => {
    refuse = 'no';
    asked({ number: 3, aside: true, shortcuts: [], ahead: [] });
    render(Prompt, { table });
    await tick();
    await tick();
    expect(said).toEqual([{ t: 'act', table: 'TABLE1', decision: 3, option: 0 }]);
  });

  it('passes nothing when auto-pass is off', async () => {
    asked({ aside: false, shortcuts: [], ahead: [] });
    render(Prompt, { table });
    await fireEvent.click(screen.getByRole('button', { name: /Auto-pass on/ }));
    asked({ number: 2, aside: true, shortcuts: [], ahead: [] });
    await tick();
    expect(said).toEqual([]);
    expect(settings.values.passing).toBe('full');
  });
});
