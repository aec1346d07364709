import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_FRAME } from '../lib/live/emptyframe';
import { FakeHall, Refused } from '../home/fakehall';
import type { Frame } from '../lib/wire';
import { deedOf } from './keys';
import { ReplayStore } from './replay.svelte';

const MARKS = [
  { at: 0, text: 'Turn 1: Ana', depth: 0, opens: [], turn: -1 },
  { at: 2, text: 'Ana plays a realm', depth: 1, opens: [], turn: -1 },
  { at: 5, text: 'Turn 2: Bo', depth: 0, opens: [], turn: -1 },
  { at: 5, text: 'Bo draws', depth: 1, opens: [], turn: -1 },
  { at: 9, text: 'Bo wins', depth: 1, opens: [], turn: -1 },
];
const INFO = {
  code: 'KPWRZT',
  game: 'spellchain',
  names: ['Ana', 'Bo'],
  seats: [-1],
  length: 10,
  first: 0,
  until: 10,
  returns: [-1, 1],
  score: null,
  marks: MARKS,
  same_cards: true,
};
const ANA = { seat: 0, kind: 'person', name: 'Ana', deck: '', ready: false, here: false, login: '' };
const PLACE = 'GET /api/replays/KPWRZT?seat=';

/** As the hall sends it: default values are omitted. */
function sentFrame(seat: number, at: number): unknown {
  const decision = { number: at, seat: 0, kind: 'card', label: 'lay', prompt: '', topic: '', coach: '', rule: '', aside: false, shortcuts: [], ahead: [], options: [{ text: 'x', verb: 'pass' }] };
  return { code: 'KPWRZT', game: 'spellchain', stage: 'over', you: seat, options: {}, seats: [ANA], returns: [1], actions: at, decision };
}

function hallWith(seats: number[]): FakeHall {
  const replies: Record<string, unknown> = {};
  for (const seat of [-1, 0, 1]) {
    replies[`${PLACE}${seat}`] = seats.includes(seat) ? { ...INFO, seats } : new Refused(403, 'this seat was not yours');
    for (let at = 0; at <= INFO.length; at += 1) {
      replies[`GET /api/replays/KPWRZT/frames?seat=${seat}&at=${at}`] = sentFrame(seat, at);
    }
  }
  return new FakeHall(replies);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(seats: number[] = [-1], at = 0, seat: number | null = null): Promise<ReplayStore> {
  hallWith(seats);
  const replay = new ReplayStore('KPWRZT');
  await replay.begin(at, seat);
  return replay;
}

describe('ReplayStore', () => {
  it('shows a whole frame, where nothing can be chosen', async () => {
    const replay = await opened([-1], 3);
    expect([replay.ready, replay.frame.actions, replay.frame.stage]).toEqual([true, 3, 'playing']);
    expect(replay.frame.log).toEqual([]);
    expect(replay.choices).toEqual([]);
    expect(replay.isLit('any')).toBe(false);
  });

  it('shows the table as it was: not over before the end, and nobody gone', async () => {
    const replay = await opened([-1], 3);
    expect([replay.frame.stage, replay.frame.returns, replay.frame.seats[0]?.here]).toEqual(['playing', [], true]);
    await replay.jump(10);
    expect([replay.frame.stage, replay.frame.returns]).toEqual(['over', [1]]);
  });

  it('shows your own seat’s view, unless you ask for another one that you may see', async () => {
    expect((await opened([0, -1])).frame.you).toBe(0);
    expect((await opened([0, -1], 0, -1)).frame.you).toBe(-1);
  });

  it('shows a spectator’s view if the link was sent from someone else’s seat', async () => {
    const replay = await opened([-1], 4, 1);
    expect([replay.seat, replay.frame.you, replay.at, replay.fault]).toEqual([-1, -1, 4, '']);
  });

  it('steps within the game', async () => {
    const replay = await opened();
    await replay.step(-1);
    expect(replay.at).toBe(0);
    await replay.step(1);
    expect([replay.at, replay.frame.actions]).toEqual([1, 1]);
    await replay.jump(99);
    expect([replay.at, replay.atEnd]).toEqual([10, true]);
  });

  it('knows the log line at each step, and what was reported just then', async () => {
    const replay = await opened([-1], 5);
    expect(replay.line).toBe(3);
    expect(replay.news).toEqual(['Turn 2: Bo', 'Bo draws']);
    await replay.jump(4);
    expect([replay.line, replay.news]).toEqual([1, []]);
  });

  it('does not read a long step aloud to its end', async () => {
    const hall = hallWith([-1]);
    const marks = Array.from({ length: 9 }, (_, number) => ({ at: 1, text: `Link ${number}`, depth: 1, opens: [], turn: -1 }));
    hall.replies[`${PLACE}-1`] = { ...INFO, marks };
    const replay = new ReplayStore('KPWRZT');
    await replay.begin(1, null);
    expect(replay.news).toEqual(['Link 0', 'Link 1', 'Link 2', 'Link 3', 'And 5 more entries.']);
  });

  it('goes from turn to turn', async () => {
    const replay = await opened();
    await replay.turn(1);
    expect(replay.at).toBe(5);
    await replay.turn(1);
    expect(replay.at).toBe(10);
    await replay.turn(-1);
    await replay.turn(-1);
    expect(replay.at).toBe(0);
  });

  it('goes only where the board is available', async () => {
    const hall = hallWith([-1]);
    hall.replies[`${PLACE}-1`] = { ...INFO, first: 3, until: 6 };
    const replay = new ReplayStore('KPWRZT');
    await replay.begin(0, null);
    expect(replay.at).toBe(3);
    await replay.jump(7);
    expect(replay.at).toBe(10);
    await replay.step(-1);
    expect(replay.at).toBe(6);
    await replay.step(1);
    expect([replay.at, replay.atEnd]).toEqual([10, true]);
    await replay.jump(1);
    await replay.turn(-1);
    expect([replay.at, replay.fault]).toEqual([3, '']);
    expect(hall.asked.filter(({ path }) => /at=(0|1|2|7|8|9)$/.test(path))).toEqual([]);
  });

  it('shows the step requested last, however slowly frames arrive', async () => {
    hallWith([-1]);
    const waiting = new Map<number, (frame: Frame) => void>();
    const replay = new ReplayStore('KPWRZT', (_seat, at) => new Promise((resolve) => waiting.set(at, resolve)));
    const begun = replay.begin(0, null);
    await vi.advanceTimersByTimeAsync(0);
    void replay.jump(3);
    void replay.jump(7);
    waiting.get(0)!({ ...EMPTY_FRAME, actions: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect([...waiting.keys()]).toEqual([0, 7]);
    expect(replay.ready).toBe(false);
    waiting.get(7)!({ ...EMPTY_FRAME, actions: 7 });
    await begun;
    expect(replay.frame.actions).toBe(7);
  });

  it('plays from one reported step to the next, and stops at the end', async () => {
    const replay = await opened();
    replay.play();
    const seen: number[] = [];
    while (replay.playing) {
      await vi.advanceTimersToNextTimerAsync();
      seen.push(replay.at);
    }
    expect(seen).toEqual([2, 5, 9, 10]);
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect([replay.at, replay.playing]).toEqual([0, true]);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.at, replay.playing]).toEqual([0, false]);
  });

  it('says why a step is missing, and shows it if it arrives after all', async () => {
    const hall = hallWith([-1]);
    const replay = new ReplayStore('KPWRZT');
    await replay.begin(0, null);
    const place = 'GET /api/replays/KPWRZT/frames?seat=-1&at=8';
    const whole = hall.replies[place];
    hall.replies[place] = new Refused(503, 'The hall is busy.');
    await replay.jump(8);
    expect([replay.fault, replay.frame.actions]).toEqual(['The hall is busy.', 0]);
    hall.replies[place] = whole;
    await replay.jump(8);
    expect([replay.fault, replay.frame.actions]).toEqual(['', 8]);
  });

  it('has the next steps ready before they are needed', async () => {
    const hall = hallWith([-1]);
    const replay = new ReplayStore('KPWRZT');
    await replay.begin(4, null);
    await vi.advanceTimersByTimeAsync(0);
    const before = hall.asked.length;
    await replay.step(1);
    expect(replay.frame.actions).toBe(5);
    expect(hall.asked.slice(0, before).map((one) => one.path)).toContain('/api/replays/KPWRZT/frames?seat=-1&at=5');
  });

  it('shows another seat’s view at the same step', async () => {
    const replay = await opened([0, -1], 6);
    await replay.look(-1);
    expect([replay.seat, replay.frame.you, replay.frame.actions]).toEqual([-1, -1, 6]);
  });
});

describe('keys', () => {
  const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent('keydown', { key: name, ...more });

  it('step, play and jump', async () => {
    const replay = await opened([-1], 3);
    deedOf(key('ArrowRight'))!(replay);
    expect(replay.at).toBe(4);
    deedOf(key('ArrowLeft', { shiftKey: true }))!(replay);
    expect(replay.at).toBe(0);
    deedOf(key('End'))!(replay);
    expect(replay.at).toBe(10);
    deedOf(key('Home'))!(replay);
    expect(replay.at).toBe(0);
    deedOf(key(' '))!(replay);
    expect(replay.playing).toBe(true);
    replay.close();
  });

  it('leave the browser’s keys alone', () => {
    expect(deedOf(key('ArrowLeft', { altKey: true }))).toBeUndefined();
    expect(deedOf(key('a'))).toBeUndefined();
  });
});
