import { describe, expect, it } from 'vitest';
import type { Line } from '../log/log';
import { lastReasoned } from './reasoned';

const line = (text: string, depth = 1, opens: string[] = []): Line => ({ text, depth, opens, at: 0 });
const TURN = line('Turn 4: the imaginary opponent', 0);
const DRAWS = line('The imaginary opponent draws three cards.');
const ATTACKS = line('The imaginary opponent attacks Sembia with Roper: the highest level of four (SOL-ATK-02).');
const SENDS = line('The imaginary opponent sends Roper forward.', 1, ['Dracolich (level 6): a lower level (SOL-ATK-02).']);

describe('the last move with reasons', () => {
  it('is the latest of the turn that cites a rule, or says what was passed over', () => {
    expect(lastReasoned([TURN, ATTACKS, SENDS, DRAWS])).toBe(SENDS);
    expect(lastReasoned([TURN, SENDS, ATTACKS])).toBe(ATTACKS);
  });

  it('is none if there are no reasons, or if they are of another turn', () => {
    expect(lastReasoned([TURN, DRAWS])).toBeNull();
    expect(lastReasoned([TURN, ATTACKS, line('Turn 5: you', 0), DRAWS])).toBeNull();
    expect(lastReasoned([])).toBeNull();
  });
});
