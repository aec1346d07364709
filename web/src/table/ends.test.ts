import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frame, seat } from '../lib/sample';
import type { HallSocket } from '../lib/socket.svelte';
import { TableStore } from '../lib/table.svelte';
import type { ClientMessage, Frame, ServerMessage } from '../lib/wire';
import ChatLines from './ChatLines.svelte';
import EndPanel from './EndPanel.svelte';
import Marks from './Marks.svelte';
import MoreDialog from './MoreDialog.svelte';
import Notices from './Notices.svelte';
import Prompt from './Prompt.svelte';
import Tools from './Tools.svelte';

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

describe('an offer to call the game off', () => {
  it('is answered by whoever is asked', async () => {
    show({ offer: { seat: 1, open: [0] } });
    render(Notices, { table });
    expect(screen.getByRole('alert')).toHaveProperty('textContent', expect.stringContaining('Bo offers to call the game off'));
    await press('No, play on');
    await press('Yes, call it off');
    expect(said).toEqual([
      { t: 'off', table: 'TABLE1', yes: false },
      { t: 'off', table: 'TABLE1', yes: true },
    ]);
  });

  it('can be taken back by whoever made it', async () => {
    show({ offer: { seat: 0, open: [1] } });
    render(Notices, { table });
    expect(screen.queryByText(/Do you agree/)).toBeNull();
    await press('Take the offer back');
    expect(said).toEqual([{ t: 'off', table: 'TABLE1', yes: false }]);
  });

  it('is made in the dialog of the table, and against the computer alone only when it is pressed twice', async () => {
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

describe('somebody who is away', () => {
  it('is waited for, and then the others may claim or call off', async () => {
    show({ absence: { seats: [1], since: 120_000, until: 180_000, gone: false } });
    render(Prompt, { table });
    render(Notices, { table });
    expect(screen.getByText(/Bo has been away for 2 minutes/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim the game' })).toBeNull();
    show({ absence: { seats: [1], since: 300_000, until: 0, gone: false } });
    await tick();
    expect(screen.getAllByText(/Bo has been away for 5 minutes/)).toHaveLength(1);
    await press('Claim the game');
    expect(said).toEqual([]);
    await press('Yes, Bo loses');
    await press(/^Call it off/);
    expect(said.map(({ t }) => t)).toEqual(['claim', 'off']);
  });

  it('does not concern spectators', () => {
    show({ you: -1, absence: { seats: [1], since: 400_000, until: 0, gone: false } });
    render(Notices, { table });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a strict table', () => {
  it('says so in words, and offers no hint', () => {
    show({ manner: 'strict' });
    render(Marks, { table });
    expect(screen.getByText(/Nobody gets hints/)).toBeTruthy();
    render(Tools, { table, act: () => undefined, more: () => undefined });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Undo/ }).title).toContain('strict');
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
  expect(screen.getByRole('status').textContent).toContain('The game was called off: nobody has won.');
});

it('a spectator in the chat is told from a player of the same name', () => {
  Element.prototype.scrollTo = () => undefined;
  show();
  for (const [seat, by] of [[0, 'player'], [-1, 'spectator'], [-1, 'hall']] as const)
    table.heard({ t: 'chat', n: 0, table: 'TABLE1', seat, name: by === 'hall' ? '' : 'Ana', text: 'I resign', at: 0, by, id: by.length, removed: false });
  render(ChatLines, { table });
  const marks = screen.getAllByRole('listitem').map((line) => line.querySelector('.chip')?.textContent ?? '');
  expect(marks).toEqual(['', 'spectator', '']);
});
