import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Values } from './settings.svelte';
import type { Sound } from './sound';

/** A fake audio context that records what would play: when each source starts and ends, and the overall volume. */
class FakeContext {
  static made: FakeContext[] = [];
  static get only(): FakeContext {
    expect(FakeContext.made).toHaveLength(1);
    return FakeContext.made[0]!;
  }

  state = 'suspended';
  currentTime = 5;
  sampleRate = 100;
  destination = { name: 'the ears' };
  sources: { kind: string; from: number; until: number }[] = [];
  gains: { gain: FakeParam; to: unknown }[] = [];
  frequencies: FakeParam[] = [];

  constructor() {
    FakeContext.made.push(this);
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }

  createGain(): object {
    const node = { gain: new FakeParam(), to: undefined as unknown, connect: (to: unknown) => ((node.to = to), to) };
    this.gains.push(node);
    return node;
  }

  createOscillator(): object {
    return this.#source('tone');
  }

  createBufferSource(): object {
    return this.#source('noise');
  }

  createBiquadFilter(): object {
    return { type: '', frequency: this.#frequency(), connect: (to: unknown) => to };
  }

  createBuffer(_: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }

  #frequency(): FakeParam {
    const made = new FakeParam();
    this.frequencies.push(made);
    return made;
  }

  #source(kind: string): object {
    const noted = { kind, from: -1, until: -1 };
    this.sources.push(noted);
    const frequency = kind === 'tone' ? this.#frequency() : undefined;
    return { type: '', buffer: null, frequency, connect: (to: unknown) => to, start: (at: number) => (noted.from = at), stop: (at: number) => (noted.until = at) };
  }
}

class FakeParam {
  value = 1;
  set: [number, number][] = [];

  setValueAtTime(value: number, at: number): void {
    this.set.push([value, at]);
  }

  exponentialRampToValueAtTime(value: number, at: number): void {
    this.set.push([value, at]);
  }
}

let touched: boolean;
let looked: DocumentVisibilityState;
let play: (sound: Sound, after?: number) => void;
let SOUNDS: Record<string, readonly unknown[]>;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  FakeContext.made = [];
  touched = true;
  looked = 'visible';
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive: touched }) });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => looked);
  ({ play, SOUNDS } = await import('./sound'));
  (await import('./settings.svelte')).settings.reset();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const set = async <Name extends 'volume' | 'quietAway'>(name: Name, value: Values[Name]): Promise<void> =>
  (await import('./settings.svelte')).settings.set(name, value);

describe('a sound', () => {
  it('is on by default, at low volume', () => {
    play('turn');
    const { gains, sources, state } = FakeContext.only;
    expect(state).toBe('running');
    expect(sources.length).toBeGreaterThan(0);
    const loud = gains.filter(({ to }) => to === FakeContext.only.destination).map(({ gain }) => gain.value);
    expect(loud).toHaveLength(1);
    expect(loud[0]).toBeGreaterThan(0);
    expect(loud[0]).toBeLessThan(0.1);
  });

  it('waits until someone has interacted with the page', () => {
    touched = false;
    play('draw');
    expect(FakeContext.made).toEqual([]);
    touched = true;
    play('draw');
    expect(FakeContext.only.sources).not.toEqual([]);
  });

  it('is silent at volume 0, and louder the higher the volume', async () => {
    await set('volume', 0);
    play('hit');
    expect(FakeContext.made).toEqual([]);
    const loud: number[] = [];
    for (const volume of [5, 50, 100]) {
      await set('volume', volume);
      play('hit', loud.length);
      loud.push(FakeContext.only.gains.filter(({ to }) => to === FakeContext.only.destination).at(-1)!.gain.value);
    }
    expect(loud).toEqual([...loud].sort((one, other) => one - other));
    expect(new Set(loud).size).toBe(3);
  });

  it('is silent in another tab, unless you want to hear it', async () => {
    looked = 'hidden';
    play('turn');
    expect(FakeContext.made).toEqual([]);
    await set('quietAway', false);
    play('turn');
    expect(FakeContext.only.sources).not.toEqual([]);
  });

  it('plays once if triggered twice at once, and again later', () => {
    play('lay');
    const once = FakeContext.only.sources.length;
    play('lay');
    expect(FakeContext.only.sources).toHaveLength(once);
    FakeContext.only.currentTime += 1;
    play('lay');
    expect(FakeContext.only.sources).toHaveLength(2 * once);
  });

  it('is skipped if the browser has no audio', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => play('win')).not.toThrow();
  });
});

it('every sound differs, ends soon, and never ramps to zero', () => {
  const names = Object.keys(SOUNDS) as Sound[];
  expect(names).toHaveLength(9);
  expect(new Set(names.map((name) => JSON.stringify(SOUNDS[name]))).size).toBe(names.length);
  for (const [at, name] of names.entries()) play(name, at * 3);
  const { sources, frequencies, gains } = FakeContext.only;
  for (const { from, until } of sources) {
    const begun = 5 + Math.floor((from - 5) / 3) * 3;
    expect(from).toBeGreaterThanOrEqual(begun);
    expect(until).toBeGreaterThan(from);
    expect(until - begun).toBeLessThan(1.6);
  }
  for (const param of [...frequencies, ...gains.map(({ gain }) => gain)]) {
    for (const [value] of param.set) expect(value).toBeGreaterThan(0);
  }
});
