import { describe, expect, it } from 'vitest';
import { span, standing } from './away';

const absence = { seats: [1], since: 5_000, until: 295_000, gone: false };

describe('how long a player has been away', () => {
  it('keeps counting between two frames', () => {
    expect(standing(absence, 0)).toEqual({ since: 5_000, until: 295_000, told: false });
    expect(standing(absence, 10_000)).toEqual({ since: 15_000, until: 285_000, told: true });
    expect(standing(absence, 400_000)).toEqual({ since: 405_000, until: 0, told: true });
  });

  it('is shown at once when there is nothing to wait for', () => {
    expect(standing({ ...absence, since: 0, until: 0, gone: true }, 0).told).toBe(true);
  });

  it('is written in words that change rarely', () => {
    expect([3_000, 15_000, 25_000, 59_000, 61_000, 150_000].map(span)).toEqual([
      'a few seconds',
      'a few seconds',
      '20 seconds',
      '50 seconds',
      'a minute',
      '2 minutes',
    ]);
  });
});
