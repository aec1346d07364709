import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api';
import { Polling } from './polling.svelte';

let visible = true;

beforeEach(() => {
  visible = true;
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(on: boolean): void {
  visible = on;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('Polling', () => {
  it('asks at once and again after each answer, until it is stopped', async () => {
    const ask = vi.fn(() => Promise.resolve('tables'));
    const polling = new Polling(ask, 5000);
    const stop = polling.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(polling.value).toBe('tables');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('rests while the page is hidden, and asks at once when it is shown', async () => {
    const ask = vi.fn(() => Promise.resolve('tables'));
    const stop = new Polling(ask, 5000).start();
    await vi.advanceTimersByTimeAsync(0);
    show(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  it('keeps the last answer if the hall can’t be reached, says so, and tries again', async () => {
    const ask = vi.fn(() => Promise.resolve('tables'));
    const polling = new Polling(ask, 5000);
    const stop = polling.start();
    await vi.advanceTimersByTimeAsync(0);
    ask.mockRejectedValueOnce(new ApiError(503, 'The hall is busy.'));
    await vi.advanceTimersByTimeAsync(5000);
    expect([polling.value, polling.error]).toEqual(['tables', 'The hall is busy.']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(polling.error).toBe('');
    stop();
  });

  it('ignores an answer that arrives after it was stopped', async () => {
    let answer: (text: string) => void = () => undefined;
    const polling = new Polling(() => new Promise<string>((resolve) => (answer = resolve)), 5000);
    polling.start()();
    answer('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(polling.value).toBeNull();
  });
});
