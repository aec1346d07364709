/**
 * HTTP for every page: typed calls that either give what the hall answers, or throw one sentence for people.
 */

import { inOurWords, type Refusal } from './hallwords';

/** What went wrong, in one sentence that can be shown as it is. `status` is 0 when the hall could not be reached. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }

  /** Whether the hall could not be reached at all, so that trying again later may help. */
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
  /** Ends the call early, for instance when a newer one replaces it. */
  signal?: AbortSignal;
}

export function get<T>(path: string, options: CallOptions = {}): Promise<T> {
  return call<T>('GET', path, undefined, options);
}

export function post<T>(path: string, body: unknown = {}, options: CallOptions = {}): Promise<T> {
  return call<T>('POST', path, body, options);
}

export function put<T>(path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  return call<T>('PUT', path, body, options);
}

export function patch<T>(path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  return call<T>('PATCH', path, body, options);
}

export function del<T = void>(path: string, options: CallOptions = {}): Promise<T> {
  return call<T>('DELETE', path, undefined, options);
}

/** The sentence of anything that was caught, for showing it: with a capital and a full stop. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof ApiError ? error.message.trim() : 'Something went wrong on this page. Reload it.';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** Whether a call was ended on purpose, which is no fault. */
export function wasEnded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

async function call<T>(method: string, path: string, body: unknown, options: CallOptions): Promise<T> {
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
