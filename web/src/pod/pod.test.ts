import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../home/fakehall';
import type { CatalogueCard } from '../lib/live/catalogue.svelte';
import type { HallSocket } from '../lib/live/socket.svelte';
import type { ClientMessage, ServerMessage } from '../lib/wire';
import { soughtOf } from '../library/cards/seeking';
import { Building } from './building.svelte';
import { counted, heapsOf, layouts, usualLayout } from './heaps';
import { PodStore } from './pod.svelte';
import { aPod } from './sample';
import { meetings, timing, waitingFor } from './words';

const CODE = 'KPWRZTBXGN';

class FakeSocket {
  said: ClientMessage[] = [];
  reply: Partial<ServerMessage> = { t: 'done' };
  request(message: ClientMessage): Promise<ServerMessage> {
    this.said.push(message);
    return Promise.resolve(this.reply as ServerMessage);
  }
}

function podWith(more: Parameters<typeof aPod>[0] = {}): { pod: PodStore; socket: FakeSocket } {
  const socket = new FakeSocket();
  const pod = new PodStore(CODE, socket as unknown as HallSocket);
  pod.heard({ t: 'pod', n: 0, frame: aPod(more) });
  return { pod, socket };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a pod', () => {
  it('takes a card from the pile shown', async () => {
    const { pod, socket } = podWith({ number: 7, pile: ['lightning'] });
    await pod.pick('lightning');
    expect(socket.said).toEqual([{ t: 'pick', pod: CODE, number: 7, card: 'lightning' }]);
    expect(pod.fault).toBe('');
  });

  it('reports refusals, except for a pile that has moved on', async () => {
    const { pod, socket } = podWith();
    socket.reply = { t: 'refused', code: 'illegal', text: 'there is no card', pattern: '', filled: {} };
    await pod.pick('x');
    expect(pod.fault).toBe('there is no card');
    socket.reply = { t: 'refused', code: 'stale', text: 'look again', pattern: '', filled: {} };
    await pod.pick('x');
    expect(pod.fault).toBe('');
  });

  it('shows advice only as long as its pile is there', async () => {
    const { pod, socket } = podWith({ number: 3 });
    socket.reply = { t: 'advised', pod: CODE, number: 2, card: 'sleep' };
    await pod.advise();
    expect(pod.advised).toBe('');
    socket.reply = { t: 'advised', pod: CODE, number: 3, card: 'sleep' };
    await pod.advise();
    expect(pod.advised).toBe('sleep');
    pod.heard({ t: 'pod', n: 0, frame: aPod({ number: 4 }) });
    expect(pod.advised).toBe('');
  });

  it('knows who it is waiting for, and your match', () => {
    const { pod } = podWith({
      matches: [
        { round: 0, seats: [0, 1], wins: [1, 0], drawn: 0, winner: 0, running: false, table: '', games: ['A'] },
        { round: 1, seats: [1, 0], wins: [0, 0], drawn: 0, winner: null, running: true, table: 'B', games: [] },
      ],
    });
    expect(pod.waitsFor).toEqual(['Bo']);
    expect(pod.match?.table).toBe('B');
    expect(pod.name(0)).toBe('you');
  });

  it('ends with a sentence when it is gone', () => {
    const { pod } = podWith();
    pod.heard({ t: 'gone', n: 0, table: CODE, text: 'no pod has this code' });
    expect(pod.gone).toBe('no pod has this code');
  });

  it('reports the hall’s refusals', async () => {
    new FakeHall({ [`POST /api/pods/${CODE}/start`]: new Refused(409, 'the packs are opened') });
    const { pod } = podWith();
    await pod.begin();
    expect(pod.fault).toBe('The packs are opened.');
  });
});

describe('deck building', () => {
  it('adds from the sideboard, and any number of free cards', () => {
    const { pod } = podWith({ stage: 'building', pool: ['sleep', 'sleep', 'lightning'], free: ['plains'] });
    const room = new Building(pod);
    for (let times = 0; times < 3; times += 1) {
      room.add('sleep');
      room.add('plains');
    }
    expect(room.deck).toEqual({ sleep: 2, plains: 3 });
    expect(room.beside).toEqual({ lightning: 1 });
    expect(room.size).toBe(5);
    room.add('sleep', -1);
    expect(room.beside).toEqual({ lightning: 1, sleep: 1 });
    expect(room.more('sleep')).toBe(true);
    expect(room.more('dragon')).toBe(false);
  });

  it('resumes this tab’s deck, or else the one the hall has', () => {
    const { pod } = podWith({ stage: 'building', pool: ['sleep', 'sleep'] });
    new Building(pod).add('sleep');
    expect(new Building(pod).deck).toEqual({ sleep: 1 });
    const { pod: known } = podWith({ stage: 'playing', pool: ['sleep', 'sleep'], deck: ['sleep', 'sleep'] });
    const room = new Building(known);
    expect(room.deck).toEqual({ sleep: 2 });
    expect(room.known).toBe(true);
    room.add('sleep', -1);
    expect(room.known).toBe(false);
  });

  it('has the hall check the deck against the pool', async () => {
    vi.useFakeTimers();
    const checked = { legal: false, size: 1, faults: [{ text: '1 card, the minimum is 40', rule: 'SS-DK-02' }], cautions: [] };
    const hall = new FakeHall({ [`POST /api/pods/${CODE}/check`]: checked });
    const { pod } = podWith({ stage: 'building', pool: ['sleep'] });
    const room = new Building(pod);
    room.add('sleep');
    room.watch();
    await vi.runAllTimersAsync();
    expect(hall.sent(`POST /api/pods/${CODE}/check`)).toEqual([{ cards: { sleep: 1 } }]);
    expect(room.checked).toEqual(checked);
    vi.useRealTimers();
  });

  it('takes the deck the hall suggests', async () => {
    new FakeHall({ [`GET /api/pods/${CODE}/suggestion`]: { entries: [{ key: 'sleep', copies: 2 }] } });
    const { pod } = podWith({ stage: 'building', pool: ['sleep', 'sleep'] });
    const room = new Building(pod);
    await room.suggest();
    expect(room.deck).toEqual({ sleep: 2 });
  });
});

describe('groups', () => {
  const sought = soughtOf('spellslinger');
  const card = (key: string, kind: string, colours: string[], total: number): CatalogueCard =>
    ({ key, name: key, kind, game: 'spellslinger', facts: { colours, total, keywords: [], rarity: 'common' } }) as unknown as CatalogueCard;
  const cards = new Map(
    [
      card('b', 'Character', ['blue'], 3),
      card('a', 'Character', ['blue'], 1),
      card('c', 'Event', ['blue', 'red'], 2),
      card('d', 'Event', ['yellow'], 2),
    ].map((one) => [one.key, one]),
  );
  const find = (key: string): CatalogueCard | undefined => cards.get(key);

  it('are by colour by default, in the game’s order, each sorted by cost', () => {
    const heaps = heapsOf({ b: 1, a: 2, c: 1, d: 1, unknown: 4 }, find, usualLayout(sought), sought);
    expect(heaps.map(({ name, size }) => [name, size])).toEqual([
      ['Yellow', 1],
      ['Blue', 3],
      ['Blue and Red', 1],
    ]);
    expect(heaps[1]?.lines.map(({ card: { key } }) => key)).toEqual(['a', 'b']);
  });

  it('are by type if you prefer that', () => {
    const type = layouts(sought).find(({ name }) => name === 'type');
    expect(heapsOf({ a: 1, c: 1 }, find, type, sought).map(({ name }) => name)).toEqual(['Character', 'Event']);
  });

  it('are counted', () => {
    expect(counted(['a', 'b', 'a'])).toEqual({ a: 2, b: 1 });
  });
});

describe('words', () => {
  it('describe the pod’s settings', () => {
    expect(timing('usual')).toContain('60 seconds for a pack’s first card, 5 for its last');
    expect(timing('slow')).toContain('120 seconds');
    expect(timing('none')).toContain('No time limit');
    expect(meetings('knockout', 3)).toBe('Then it’s a knockout; each match is best of 3.');
    expect(waitingFor(['Ana', 'Bo'])).toBe('Waiting for Ana and Bo.');
    expect(waitingFor([])).toBe('');
  });
});
