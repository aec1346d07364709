/**
 * HTTP for every page: typed calls that either return the hall's answer, or throw one sentence for people. `http.ts`
 * says what each address takes and answers.
 */

import type { Deletes, Gets, Patches, Posts, Puts } from './http';
import { inOurWords, type Refusal } from './hallwords';

/** An error, in one sentence ready to be shown. `status` is 0 if the hall couldn't be reached. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }

  /** Whether the hall couldn't be reached at all, so that trying again later may help. */
  get unreachable(): boolean {
    return this.status === 0;
  }
}

export const UNREACHABLE =
  'Can’t reach the hall. Check your connection and try again; nothing is lost.';

const KIND_SENTENCES: Record<number, string> = {
  413: 'That’s too much to send at once.',
  429: 'Too many requests. Wait a moment and try again.',
  502: UNREACHABLE,
  503: 'The hall is busy or restarting. Try again in a moment.',
  504: UNREACHABLE,
};

export interface CallOptions {
  /** Aborts the call, for example when a newer one replaces it. */
  signal?: AbortSignal;
}

type Path = keyof Gets | keyof Posts | keyof Puts | keyof Patches | keyof Deletes;
type Plain<Paths> = Exclude<Paths, `${string}{${string}`>;
type Named<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Asked<Ways, P> = P extends keyof Ways ? (Ways[P] extends { query: infer Query } ? Query : unknown) : unknown;
type Sent<Way> = Way extends { body: infer Body } ? Body : Record<string, never>;

declare const OF: unique symbol;
/** A URL of the hall, and which address in its description it is. */
export type Address<P> = string & { readonly [OF]: P };

/** A URL with its placeholders filled in. Other values become the query string; empty ones are left out. */
export function at<P extends Path>(
  path: P,
  named: Record<Named<P>, string | number> & Asked<Gets, P> & Asked<Posts, P>,
): Address<P> {
  const values = new Map(Object.entries(named as Record<string, string | number | undefined>));
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(values.get(name) ?? '');
    values.delete(name);
    return value;
  });
  const asked = [...values].filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `${place}${query && `?${query}`}` as Address<P>;
}

type Where<Ways, P extends keyof Ways> = (P & Plain<P>) | Address<P>;

export function get<P extends keyof Gets>(path: Where<Gets, P>, options: CallOptions = {}): Promise<Gets[P]['answer']> {
  return call('GET', path, undefined, options);
}

export function post<P extends keyof Posts>(
  path: Where<Posts, P>,
  ...[body, options]: Posts[P] extends { body: unknown } ? [body: Sent<Posts[P]>, options?: CallOptions] : [body?: Record<string, never>, options?: CallOptions]
): Promise<Posts[P]['answer']> {
  return call('POST', path, body ?? {}, options);
}

export function put<P extends keyof Puts>(path: Where<Puts, P>, body: Sent<Puts[P]>, options?: CallOptions): Promise<Puts[P]['answer']> {
  return call('PUT', path, body, options);
}

export function patch<P extends keyof Patches>(
  path: Where<Patches, P>,
  body: Sent<Patches[P]>,
  options?: CallOptions,
): Promise<Patches[P]['answer']> {
  return call('PATCH', path, body, options);
}

export function del<P extends keyof Deletes>(path: Where<Deletes, P>, options?: CallOptions): Promise<Deletes[P]['answer']> {
  return call('DELETE', path, undefined, options);
}

/** An error as a sentence to show: capitalized, with a full stop. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof ApiError ? error.message.trim() : 'Something went wrong on this page. Reload it.';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** Whether a call was aborted on purpose, which isn't an error. */
export function wasEnded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** A call whose path and answer are the caller's responsibility; all others are in the hall's description. */
export async function call<T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (options.signal) request.signal = options.signal;
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, request);
    text = await response.text();
  } catch (error) {
    if (wasEnded(error)) throw error;
    throw new ApiError(0, UNREACHABLE);
  }
  const answer = parsed(text);
  if (!response.ok) throw new ApiError(response.status, reason(response.status, answer));
  if (text && answer === undefined) throw new ApiError(response.status, 'The hall sent an unreadable answer.');
  return answer as T;
}

function parsed(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

function reason(status: number, answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string') {
    return inOurWords({ ...(answer as Omit<Refusal, 'text'>), text: answer.error });
  }
  return KIND_SENTENCES[status] ?? `The hall couldn’t do that and gave no reason (${status}).`;
}
