/** Clocks between two frames: the hall sends the time left, the page keeps counting. */

import type { Clocks } from '../../lib/wire';

export const WARNINGS = [30_000, 10_000];

/** What a seat has left now, in milliseconds: its bank, and the rest of the time for this decision. */
export function left(clocks: Clocks, seat: number, elapsed: number): { bank: number; allowance: number } {
  const bank = clocks.banks[seat] ?? 0;
  if (seat !== clocks.running) return { bank, allowance: 0 };
  const allowance = Math.max(0, clocks.allowance - elapsed);
  return { bank: Math.max(0, bank - Math.max(0, elapsed - clocks.allowance)), allowance };
}

/** Minutes and seconds; tenths in the last ten seconds would only make people nervous. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The page's clock, updated every quarter of a second while someone uses it. */
class Now {
  value = $state(performance.now());
  #lookers = 0;
  #beat: ReturnType<typeof setInterval> | undefined;

  look(): () => void {
    this.#lookers += 1;
    this.#beat ??= setInterval(() => (this.value = performance.now()), 250);
    this.value = performance.now();
    return () => {
      this.#lookers -= 1;
      if (this.#lookers) return;
      clearInterval(this.#beat);
      this.#beat = undefined;
    };
  }
}

export const now = new Now();
