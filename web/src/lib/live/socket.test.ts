import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLine } from './fakeline';
import { HallSocket, type Listener } from './socket.svelte';
import { VERSION, type ServerMessage } from '../wire';

const WELCOME = { t: 'welcome', version: VERSION, name: 'Ana' };

class Ear implements Listener {
  messages: ServerMessage[] = [];
  greetings = 0;
  heard(message: ServerMessage): void {
    this.messages.push(message);
  }
  greeted(): void {
    this.greetings += 1;
  }
}

let socket: HallSocket;
let ear: Ear;

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.lines = [];
  vi.stubGlobal('WebSocket', FakeLine);
  socket = new HallSocket('ws://hall/api/socket');
  ear = new Ear();
});

afterEach(() => {
  socket.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Let settled promises continue. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function connect(): Promise<FakeLine> {
  FakeLine.last.open();
  FakeLine.last.answer('hello', WELCOME);
  await settle();
  return FakeLine.last;
}

describe('the connection to the hall', () => {
  it('says hello first, then watches the page’s table', async () => {
    socket.watch('A', 0, 'secret', ear);
    expect(socket.state).toBe('connecting');
    const line = await connect();
    expect(socket.state).toBe('open');
    expect(socket.name).toBe('Ana');
    expect(line.said).toEqual([
      { t: 'hello', version: VERSION, n: 1 },
      { t: 'watch', table: 'A', seat: 0, token: 'secret', n: 2 },
    ]);
  });

  it('is reopened for another person, and watches the same tables', async () => {
    socket.anew();
    expect(FakeLine.lines).toHaveLength(0);
    socket.watch('A', 0, 'secret', ear);
    const first = await connect();
    socket.anew();
    expect(first.closed).toBe(true);
    const second = await connect();
    expect(FakeLine.lines).toHaveLength(2);
    expect(second.kinds()).toEqual(['hello', 'watch']);
  });

  it('gives each reply to its request', async () => {
    socket.start();
    const line = await connect();
    const first = socket.request({ t: 'undo', table: 'A' });
    const second = socket.request({ t: 'resign', table: 'A' });
    line.answer('resign', { t: 'done' });
    line.answer('undo', { t: 'refused', code: 'illegal', text: 'no' });
    expect((await first).t).toBe('refused');
    expect((await second).t).toBe('done');
  });

  it('sends messages only to the table they concern', async () => {
    const other = new Ear();
    socket.watch('A', 0, '', ear);
    socket.watch('B', 0, '', other);
    const line = await connect();
    line.tell({ t: 'change', table: 'B', revision: 1 });
    expect(other.messages.map(({ t }) => t)).toEqual(['change']);
    expect(ear.messages).toEqual([]);
  });

  it('reconnects by itself, waiting longer each time, and watches its tables again', async () => {
    socket.watch('A', 1, 'secret', ear);
    (await connect()).fall();
    expect(socket.state).toBe('lost');
    for (const wait of [200, 500, 1000, 2000, 3000, 3000]) {
      const before = FakeLine.lines.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeLine.lines).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeLine.lines).toHaveLength(before + 1);
      FakeLine.last.fall();
    }
    await vi.advanceTimersByTimeAsync(3000);
    const line = await connect();
    expect(socket.state).toBe('open');
    expect(line.kinds()).toEqual(['hello', 'watch']);
    expect(ear.greetings).toBe(2);
  });

  it('does not wait when the network is back', async () => {
    socket.start();
    (await connect()).fall();
    window.dispatchEvent(new Event('online'));
    expect(FakeLine.lines).toHaveLength(2);
  });

  it('settles pending requests when it drops', async () => {
    socket.start();
    const line = await connect();
    const asked = socket.request({ t: 'undo', table: 'A' });
    line.fall();
    expect(await asked).toMatchObject({ t: 'refused', code: 'lost' });
    expect(await socket.request({ t: 'undo', table: 'A' })).toMatchObject({ t: 'refused', code: 'lost' });
  });

  it('is dropped if no answer to a ping arrives', async () => {
    socket.start();
    const line = await connect();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line.kinds().at(-1)).toBe('ping');
    line.tell({ t: 'pong' });
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(socket.state).toBe('lost');
    expect(line.closed).toBe(true);
  });

  it('is tested at once when the network goes, and dropped soon if no answer arrives', async () => {
    socket.start();
    const line = await connect();
    window.dispatchEvent(new Event('offline'));
    expect(line.kinds().at(-1)).toBe('ping');
    line.tell({ t: 'pong' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(socket.state).toBe('open');
    window.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(socket.state).toBe('lost');
  });

  it('tells a restarting hall from one that is gone', async () => {
    socket.start();
    const line = await connect();
    line.tell({ t: 'restarting' });
    line.fall();
    expect(socket.state).toBe('restarting');
    await vi.advanceTimersByTimeAsync(200);
    await connect();
    expect(socket.state).toBe('open');
  });

  it('doesn’t reconnect to a hall with another protocol version', async () => {
    socket.start();
    FakeLine.last.open();
    FakeLine.last.answer('hello', { t: 'refused', code: 'version', text: 'load it anew' });
    await settle();
    expect(socket.state).toBe('old');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeLine.lines).toHaveLength(1);
  });

  it('tells a table that may not be watched that it’s gone', async () => {
    socket.watch('A', 0, 'wrong', ear);
    const line = await connect();
    line.answer('watch', { t: 'refused', code: 'seat', text: 'this isn\'t your seat' });
    await settle();
    expect(ear.messages).toEqual([{ t: 'gone', n: 0, table: 'A', text: 'this isn\'t your seat' }]);
  });
});

describe('a pod', () => {
  it('is watched, also across reconnects, and released', async () => {
    socket.watchPod('P', ear);
    let line = await connect();
    expect(line.said.at(-1)).toEqual({ t: 'watch_pod', pod: 'P', n: 2 });
    line.tell({ t: 'pod', n: 2, frame: { code: 'P', seats: [] } });
    expect(ear.messages.map(({ t }) => t)).toEqual(['pod']);
    line.fall();
    await vi.advanceTimersByTimeAsync(300);
    line = await connect();
    expect(line.said.at(-1)).toMatchObject({ t: 'watch_pod', pod: 'P' });
    socket.unwatch('P');
    expect(line.said.at(-1)).toEqual({ t: 'unwatch_pod', pod: 'P' });
  });

  it('is gone if it’s refused', async () => {
    socket.watchPod('P', ear);
    const line = await connect();
    line.tell({ t: 'refused', n: 2, code: 'table', text: 'no pod has this code' });
    await settle();
    expect(ear.messages).toMatchObject([{ t: 'gone', table: 'P', text: 'no pod has this code' }]);
  });
});
