import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, sentenceOf, UNREACHABLE, wasEnded } from './api';

function answer(status: number, body: string) {
  const fetched = vi.fn(
    async (_path: string, _request: RequestInit) => new Response(status === 204 ? null : body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('returns the hall’s answer', async () => {
    const fetched = answer(200, '{"a": 1}');
    expect(await call('GET', '/api/x', undefined)).toEqual({ a: 1 });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(fetched.mock.calls[0]?.[1].body).toBeUndefined();
  });

  it('sends its argument as JSON', async () => {
    const fetched = answer(200, '{}');
    await call('POST', '/api/x', { b: [2] });
    await call('PUT', '/api/x', null);
    expect(fetched.mock.calls.map(([, { method, body }]) => [method, body])).toEqual([
      ['POST', '{"b":[2]}'],
      ['PUT', 'null'],
    ]);
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  it('accepts an empty answer', async () => {
    answer(204, '');
    expect(await call('DELETE', '/api/x', undefined)).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('is the hall’s own sentence', async () => {
    answer(404, '{"error": "there is no such deck"}');
    const error = await call('GET', '/api/x', undefined).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, message: 'there is no such deck', unreachable: false });
    expect(sentenceOf(error)).toBe('There is no such deck.');
  });

  it('is a friendly sentence if the hall gave none', async () => {
    answer(429, '<html>no</html>');
    await expect(call('GET', '/api/x', undefined)).rejects.toThrow('Too many requests');
    answer(500, '{"detail": [1]}');
    await expect(call('GET', '/api/x', undefined)).rejects.toThrow('The hall couldn’t do that and gave no reason (500).');
    answer(502, '');
    await expect(call('GET', '/api/x', undefined)).rejects.toThrow(UNREACHABLE);
  });

  it('says so if an answer can’t be read', async () => {
    answer(200, '<!doctype html>');
    await expect(call('GET', '/api/x', undefined)).rejects.toThrow('unreadable');
  });

  it('says so if the hall can’t be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(call('GET', '/api/x', undefined)).rejects.toMatchObject({ status: 0, message: UNREACHABLE, unreachable: true });
  });

  it('isn’t one if a call was aborted on purpose', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new DOMException('ended', 'AbortError')));
    const error = await call('GET', '/api/x', undefined).catch((fault: unknown) => fault);
    expect(wasEnded(error)).toBe(true);
    expect(sentenceOf(error)).toContain('Something went wrong on this page');
  });
});
