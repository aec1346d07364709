import { describe, expect, it } from 'vitest';
import { clockText, left } from './clock.svelte';

const CLOCKS = { banks: [60_000, 42_000], running: 1, allowance: 5_000 };

describe('a clock', () => {
  it('stops for a player who isn’t deciding', () => {
    expect(left(CLOCKS, 0, 30_000)).toEqual({ bank: 60_000, allowance: 0 });
  });

  it('uses the allowance first, then the bank, and never falls below zero', () => {
    expect(left(CLOCKS, 1, 2_000)).toEqual({ bank: 42_000, allowance: 3_000 });
    expect(left(CLOCKS, 1, 7_000)).toEqual({ bank: 40_000, allowance: 0 });
    expect(left(CLOCKS, 1, 99_000)).toEqual({ bank: 0, allowance: 0 });
  });

  it('is read in minutes and seconds', () => {
    expect([clockText(0), clockText(9_001), clockText(60_000), clockText(3_725_000)]).toEqual([
      '0:00',
      '0:10',
      '1:00',
      '62:05',
    ]);
  });
});
