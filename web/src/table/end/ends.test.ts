import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall } from '../../home/fakehall';
import { frame, seat } from '../../lib/live/sample';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { ClientMessage, Frame, ServerMessage } from '../../lib/wire';
import ChatLines from '../log/ChatLines.svelte';
import EndPanel from './EndPanel.svelte';
import Marks from '../Marks.svelte';
import MoreDialog from '../shell/MoreDialog.svelte';
import Notices from '../shell/Notices.svelte';
import Prompt from '../prompt/Prompt.svelte';
import Tools from '../shell/Tools.svelte';

let table: TableStore;
let said: ClientMessage[];

function show(more: Partial<Frame> = {}): void {
  table.heard({ t: 'table', n: 0, revision: 0, frame: frame(more) });
}

const press = async (name: string | RegExp): Promise<void> => {
  await fireEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  said = [];
  const request = (message: ClientMessage): Promise<ServerMessage> => {
    said.push(message);
    return Promise.resolve({ t: 'done', n: 0 });
  };
  table = new TableStore('TABLE1', { request } as unknown as HallSocket);
});

afterEach(cleanup);

/** The longest that lazily fetched parts may take. */
const SOON = { timeout: 20_000 };

describe('an offer to call the game off', () => {
  it('can be answered by each player who was asked', async () => {
    show({ offer: { seat: 1, open: [0] } });
    render(Notices, { table });
    expect(await screen.findByRole('alert', {}, SOON)).toHaveProperty('textContent', expect.stringContaining('Bo offers to call the game off'));
    await press('No, play on');
    await press('Yes, call it off');
    expect(said).toEqual([
      { t: 'off', table: 'TABLE1', yes: false },
      { t: 'off', table: 'TABLE1', yes: true },
    ]);
  });

  it('can be withdrawn by the player who made it', async () => {
    show({ offer: { seat: 0, open: [1] } });
    render(Notices, { table });
    await screen.findByRole('button', { name: 'Withdraw the offer' }, SOON);
    expect(screen.queryByText(/Agree\?/)).toBeNull();
    await press('Withdraw the offer');
    expect(said).toEqual([{ t: 'off', table: 'TABLE1', yes: false }]);
  });

  it('is made in the table’s dialog; against only the computer it takes a second press', async () => {
    show();
    const dialog = render(MoreDialog, { table, close: () => undefined, open: () => undefined });
    await press('Offer to call it off');
    expect(said).toHaveLength(1);
    dialog.unmount();
    show({ seats: [seat(0), seat(1, { kind: 'agent' })] });
    render(MoreDialog, { table, close: () => undefined, open: () => undefined });
    await press('Call it off');
    expect(said).toHaveLength(1);
    await press('Yes, call it off');
    expect(said).toHaveLength(2);
  });
});

describe('a player who is away', () => {
  it('is waited for, and then the others can claim the win or call the game off', async () => {
    show({ absence: { seats: [1], since: 120_000, until: 180_000, gone: false } });
    render(Prompt, { table });
    render(Notices, { table });
    expect(await screen.findByText(/Bo has been away for 2 minutes/, {}, SOON)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim the win' })).toBeNull();
    show({ absence: { seats: [1], since: 300_000, until: 0, gone: false } });
    expect(await screen.findAllByText(/Bo has been away for 5 minutes/, {}, SOON)).toHaveLength(1);
    await press('Claim the win');
    expect(said).toEqual([]);
    await press('Yes, Bo loses');
    await press(/^Call it off/);
    expect(said.map(({ t }) => t)).toEqual(['claim', 'off']);
  });

  it('doesn’t concern spectators', async () => {
    show({ you: -1, absence: { seats: [1], since: 400_000, until: 0, gone: false } });
    render(Notices, { table });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a strict table', () => {
  it('says so in words, and offers no hint', () => {
    show({ manner: 'strict' });
    render(Marks, { table });
    expect(screen.getByText(/No hints/)).toBeTruthy();
    render(Tools, { table, act: () => undefined, more: () => undefined });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Undo/ }).title).toContain('Strict table');
  });

  it('is the exception: a casual one has no mark', () => {
    show();
    const { container } = render(Marks, { table });
    expect(container.textContent).toBe('');
  });
});

it('a game that was called off has no winner', () => {
  show({ stage: 'over', returns: [0, 0], ending: 'off' });
  render(EndPanel, { table });
  expect(screen.getByRole('status').textContent).toContain('The game was called off. No one wins.');
});

describe('the end of a game', () => {
  const ACCOUNT = {
    length: 7,
    unit: 'chains',
    seconds: 754,
    gauge: 'HP',
    curve: [
      { length: 0, standings: [20, 20] },
      { length: 3, standings: [14, 9] },
      { length: 7, standings: [11, 0] },
    ],
    feats: [{ name: 'damage', counts: [21, 9] }],
    stars: [{ seat: 0, key: 'x', said: '12 damage' }, null],
    decider: { seat: 0, key: 'x', said: '4 damage' },
  };
  const over = (more: Partial<Frame> = {}): void =>
    show({ stage: 'over', returns: [1, -1], decision: null, series: [2, 1], options: { preset: 'rulebook' }, ...more });

  beforeEach(() => {
    new FakeHall({
      'GET /api/replays/TABLE1/account': ACCOUNT,
      'GET /api/games': { games: [] },
      'GET /api/games/toy/cards?preset=rulebook': { cards: [] },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('covers the table and says how the game went', async () => {
    over({ log: [{ text: 'The game is over.', depth: 0, at: 9, opens: [], turn: -1 }] });
    render(EndPanel, { table });
    expect((await screen.findByText(/decided it:/, {}, { timeout: 20_000 })).textContent).toContain('decided it: 4 damage');
    expect(screen.getByText('The game is over.')).toBeTruthy();
    expect(screen.getByText(/7 chains in 13 min/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /HP\. You: 20, 14, 11\. Bo: 20, 9, 0/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /damage 21 3\.0 per chain 9 1\.3 per chain/ })).toBeTruthy();
    expect(screen.getByText(/Series/).textContent?.replace(/\s+/g, ' ')).toContain('You 2: Bo 1');
  }, 30_000);

  it.each([
    [{ points: 4.5, hand: false, level: 'club', games: 40 }, 'Par for this deck is 4.5. That’s Rook’s average in 40 games with it.'],
    [{ points: 5, hand: true, level: 'club', games: 1 }, 'Par for this hand is 5. That’s Rook’s score with the same cards.'],
    [{ points: null, hand: false, level: '', games: 0 }, ''],
  ])('says the par next to a score', async (par, words) => {
    new FakeHall({
      'GET /api/replays/TABLE1/account': ACCOUNT,
      'GET /api/replays/TABLE1/par': par,
      'GET /api/games': { games: [] },
      'GET /api/games/toy/cards?preset=rulebook': { cards: [] },
    });
    over({ score: { points: 5, band: 'good' } });
    render(EndPanel, { table });
    expect(await screen.findByText(/decided it:/, {}, SOON)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^Par for/)?.textContent?.trim() ?? '').toBe(words));
    expect(screen.getByText('Your score is 5: good.')).toBeTruthy();
  }, 30_000);

  it('makes way for the table, by Esc and by a press, and comes back', async () => {
    over();
    render(EndPanel, { table });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Swap decks' })).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('You won!');
    await press('Game summary');
    expect(screen.getByRole('button', { name: 'Swap decks' })).toBeTruthy();
  });

  it.each([
    ['Rematch', 'same'],
    ['Swap decks', 'swap'],
    ['New decks', 'new'],
  ])('is followed by a rematch: %s', async (name, decks) => {
    over();
    render(EndPanel, { table });
    await press(name);
    expect(said).toEqual([{ t: 'rematch', table: 'TABLE1', decks }]);
  });

  it('lets a spectator watch the replay, but do nothing that players can', () => {
    over({ you: -1 });
    render(EndPanel, { table });
    expect(screen.getByRole('link', { name: 'Watch the replay' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  });

  it('leads a player to the review of their own choices', () => {
    over();
    render(EndPanel, { table });
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/replay/TABLE1?seat=0&review=1');
  });
});

it('in the chat, a spectator is distinguished from a player of the same name', () => {
  Element.prototype.scrollTo = () => undefined;
  show();
  for (const [seat, by] of [[0, 'player'], [-1, 'spectator'], [-1, 'hall']] as const)
    table.heard({ t: 'chat', n: 0, table: 'TABLE1', seat, name: by === 'hall' ? '' : 'Ana', text: 'I resign', at: 0, by, id: by.length, removed: false });
  render(ChatLines, { table });
  const marks = screen.getAllByRole('listitem').map((line) => line.querySelector('.chip')?.textContent ?? '');
  expect(marks).toEqual(['', 'spectator', '']);
});
