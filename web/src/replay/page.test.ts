/** The replay page, used by mouse and keyboard against a fake hall. */

import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, GAME, Refused } from '../home/fakehall';
import { navigate } from '../lib/routing/router.svelte';
import Replay from '../pages/Replay.svelte';

const MARKS = [
  { at: 0, text: 'Turn 1: Ana', depth: 0, opens: [], turn: -1 },
  { at: 1, text: 'Ana plays a realm', depth: 1, opens: [], turn: -1 },
  { at: 3, text: 'Turn 2: Bo', depth: 0, opens: [], turn: -1 },
  { at: 4, text: 'Bo wins', depth: 1, opens: [], turn: -1 },
];
/** A game without its own board is shown in plain rows. */
const INFO = {
  code: 'KPWRZT',
  game: 'toy',
  names: ['Ana', 'Bo'],
  seats: [0, -1],
  length: 4,
  first: 0,
  until: 4,
  returns: [-1, 1],
  score: null,
  marks: MARKS,
  same_cards: true,
};

function hallWith(more: Record<string, unknown> = {}): FakeHall {
  const replies: Record<string, unknown> = {
    'GET /api/me': { name: 'Ana', guest: true, login: '' },
    'GET /api/games': { games: [GAME] },
    'POST /api/replays/KPWRZT/continue': { code: 'BXGNQD' },
  };
  const seats = INFO.names.map((name, seat) => ({ seat, kind: 'person', name, deck: '', ready: true, here: false, login: '' }));
  for (const seat of [0, -1]) {
    replies[`GET /api/replays/KPWRZT?seat=${seat}`] = INFO;
    for (let at = 0; at <= INFO.length; at += 1) {
      const frame = { code: 'KPWRZT', game: 'toy', stage: 'over', you: seat, options: {}, seats, actions: at };
      replies[`GET /api/replays/KPWRZT/frames?seat=${seat}&at=${at}`] = frame;
    }
  }
  return new FakeHall({ ...replies, ...more });
}

const show = (): unknown => render(Replay, { params: { code: 'KPWRZT' } });
const slider = (): Promise<HTMLElement> => screen.findByRole('slider', { name: 'Game step' });
const words = (): string => screen.getByRole('slider').getAttribute('aria-valuetext') ?? '';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  navigate('/replay/KPWRZT?at=1', { replace: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('Replay', () => {
  it('starts at the step in the link, from your own seat', async () => {
    hallWith();
    show();
    await slider();
    expect(words()).toBe('Step 1 of 4. Ana plays a realm');
    expect((screen.getByLabelText('View as') as HTMLSelectElement).value).toBe('0');
    expect(screen.getByText(/Bo won after 4 steps/)).toBeTruthy();
  });

  it('steps by buttons and by keys', async () => {
    hallWith();
    show();
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'One step forward' }));
    expect(words()).toContain('Step 2 of 4');
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(words()).toBe('Step 4 of 4. Bo wins');
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(words()).toContain('Step 3 of 4');
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  });

  it('leaves keys to a focused field', async () => {
    hallWith();
    show();
    await slider();
    await fireEvent.keyDown(screen.getByLabelText('Speed'), { key: 'End' });
    expect(words()).toContain('Step 1 of 4');
  });

  it('jumps by a log line', async () => {
    hallWith();
    show();
    await slider();
    const log = within(screen.getByRole('region', { name: 'What happened' }));
    await fireEvent.click(log.getByRole('button', { name: 'Go to step 3: Turn 2: Bo' }));
    expect(words()).toBe('Step 3 of 4. Turn 2: Bo');
    expect(await log.findByText('Bo wins')).toBeTruthy();
  });

  it('plays on from the current step, in a seat you choose', async () => {
    const hall = hallWith();
    HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
      this.open = true;
    };
    show();
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
    await fireEvent.change(screen.getByLabelText('You play'), { target: { value: '1' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Play on from step 1' }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/BXGNQD'));
    expect(hall.sent('POST /api/replays/KPWRZT/continue')).toEqual([{ at: 1, seat: 1, agent: 'club' }]);
  });

  it('can be downloaded, with instructions to verify its deal if there is a seal', async () => {
    HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
      this.open = true;
    };
    const sealed = { code: 'KPWRZT', game: 'toy', stage: 'over', you: 0, options: {}, seats: [], actions: 1 };
    hallWith({ 'GET /api/replays/KPWRZT/frames?seat=0&at=1': { ...sealed, seal: 'ab12', seed: '0x1f' } });
    show();
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.getByText('spellhall verify spellhall-KPWRZT.json --seal ab12')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download the game' });
    expect(link.getAttribute('href')).toBe('/api/replays/KPWRZT/document');
  });

  it('can be downloaded without a seal, too', async () => {
    hallWith();
    show();
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('spellhall-KPWRZT.json');
    expect(screen.queryByText(/spellhall verify/)).toBeNull();
  });

  it('reviews your choices: progress, the biggest mistakes on the slider, and a better line to play through', async () => {
    const verdict = { at: 3, text: 'play a realm', share: 0.4, best_text: 'pass', best_share: 0.7, cost: 0.3, line: ['Ana passes'], steps: 2 };
    const review = { seat: 0, stage: 'running', ahead: 0, total: 4, verdicts: [verdict], worst: [3], measure: 'wins' };
    const frame = (actions: number): unknown => ({ code: 'KPWRZT', game: 'toy', stage: 'playing', you: 0, options: {}, seats: [], actions });
    const hall = hallWith({
      'POST /api/replays/KPWRZT/review?seat=0': { review, offered: true },
      'GET /api/replays/KPWRZT/review?seat=0': { review: { ...review, stage: 'done', total: 1 }, offered: true },
      'GET /api/replays/KPWRZT/review/line?seat=0&at=3&step=1': frame(1),
      'GET /api/replays/KPWRZT/review/line?seat=0&at=3&step=2': frame(2),
    });
    const { container } = render(Replay, { params: { code: 'KPWRZT' } });
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    const panel = within(await screen.findByRole('region', { name: 'Review' }));
    expect(panel.getByText('1 of 4 moves')).toBeTruthy();
    expect(container.querySelectorAll('.mark')).toHaveLength(1);
    expect(panel.getByText('wins 40%')).toBeTruthy();
    expect(panel.getByText('wins 70%, 30% more')).toBeTruthy();
    await fireEvent.click(panel.getByRole('button', { name: 'Play the better line' }));
    expect(await panel.findByText('1 of 2')).toBeTruthy();
    expect(words()).toContain('Step 3 of 4');
    await fireEvent.click(panel.getByRole('button', { name: 'On' }));
    expect(await panel.findByText('2 of 2')).toBeTruthy();
    await fireEvent.click(panel.getByRole('button', { name: 'Back to the game' }));
    expect(await panel.findByRole('button', { name: 'Play the better line' })).toBeTruthy();
    expect(await panel.findByText('One mistake in one move.', {}, { timeout: 3000 })).toBeTruthy();
    expect(hall.count('POST /api/replays/KPWRZT/review?seat=0')).toBe(1);
  });

  it('values a choice by the score if the game was played for points', async () => {
    const verdict = { at: 3, text: 'play a realm', share: 0.4, best_text: 'pass', best_share: 0.7, cost: 0.3, line: ['Ana passes'], steps: 2 };
    const review = { seat: 0, stage: 'done', ahead: 0, total: 1, verdicts: [verdict], worst: [3], measure: 'score' };
    hallWith({ 'POST /api/replays/KPWRZT/review?seat=0': { review, offered: true } });
    render(Replay, { params: { code: 'KPWRZT' } });
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    const panel = within(await screen.findByRole('region', { name: 'Review' }));
    expect(panel.getByText('40% of the full score')).toBeTruthy();
    expect(panel.getByText('70% of the full score, 30% more')).toBeTruthy();
    expect(panel.queryByText(/wins/)).toBeNull();
  });

  it('says why there is no review', async () => {
    hallWith({ 'POST /api/replays/KPWRZT/review?seat=0': new Refused(409, 'game reviews are turned off in this hall') });
    navigate('/replay/KPWRZT?at=1&review=1', { replace: true });
    show();
    expect(await screen.findByText('Game reviews are turned off in this hall.')).toBeTruthy();
  });

  it('leads to the table while the game is going on', async () => {
    const refusal = new Refused(409, 'you can watch the replay once the game is over');
    hallWith({ 'GET /api/replays/KPWRZT?seat=-1': refusal });
    show();
    expect(await screen.findByText('You can watch the replay once the game is over.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the table' }).getAttribute('href')).toBe('/table/KPWRZT');
  });
});
