/** A WebSocket for tests, whose other end is the test. */

import type { ClientMessage } from '../wire';

export class FakeLine {
  static lines: FakeLine[] = [];
  /** Everything sent on every connection, oldest first. */
  static get last(): FakeLine {
    const line = FakeLine.lines.at(-1);
    if (!line) throw new Error('no line was opened');
    return line;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: ClientMessage[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeLine.lines.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fall(): void {
    this.onclose?.();
  }

  /** Answer the last message of a kind. */
  answer(kind: ClientMessage['t'], reply: Record<string, unknown>): void {
    const asked = this.said.filter(({ t }) => t === kind).at(-1);
    this.tell({ n: asked?.n ?? 0, ...reply });
  }

  kinds(): string[] {
    return this.said.map(({ t }) => t);
  }
}
