import { describe, expect, it } from 'vitest';
import { championIn, fanned, fighterIn, fit, GAP, HELD, isTall, LASTING, TILE_WIDE, TUCK, type Room } from './fit';

const room: Room = { width: 56, height: 21.5, opponents: 1, rows: 3, coarse: false };

function pyramid(tile: number, rows: number): { width: number; height: number } {
  return { width: rows * (tile * TILE_WIDE + TUCK + GAP), height: rows * (tile + GAP) };
}

describe('the sizes of a table', () => {
  it('never make a realm larger than looks good', () => {
    expect(fit({ ...room, width: 200, height: 120 }).near).toBe(6.5);
  });

  it('give a finger at least 40 pixels', () => {
    for (const opponents of [1, 3, 5]) {
      const { far, near } = fit({ ...room, opponents, height: 12, coarse: true });
      expect(Math.min(far, near)).toBeGreaterThanOrEqual(2.5);
    }
  });

  it('show one opponent at a time on a phone, and leave room for both pools', () => {
    const { layout, near } = fit({ ...room, width: 23, height: 33, opponents: 3, coarse: true });
    expect(layout).toBe('narrow');
    expect(2 * pyramid(near, 3).height).toBeLessThan(24);
    expect(pyramid(near, 3).width).toBeLessThan(23);
  });

  it('put the formations of a duel tip to tip at full table height, next to everything else', () => {
    for (const height of [20, 21.5, 30, 44, 60]) {
      for (const width of [41, 56, 80, 110]) {
        const { layout, far, near } = fit({ ...room, width, height });
        expect(layout).toBe('duel');
        expect(pyramid(far, 3).height + pyramid(near, 3).height).toBeLessThanOrEqual(height);
        expect(pyramid(far, 3).width).toBeLessThanOrEqual(width * 0.5);
      }
    }
  });

  it('give the one formation of solitaire the height of both', () => {
    const alone = fit({ ...room, shared: true });
    expect(alone.layout).toBe('duel');
    expect(alone.near).toBeGreaterThan(fit(room).near * 1.4);
    expect(pyramid(alone.near, 3).height).toBeLessThan(room.height - 2.6);
  });

  it('put the pools of two opponents next to their formations if there’s room', () => {
    expect(fit({ ...room, width: 96, height: 50, opponents: 2 }).beside).toBe(true);
    expect(fit({ ...room, width: 56, height: 50, opponents: 2 }).beside).toBe(false);
  });

  it('put all opponents side by side, above you', () => {
    for (const opponents of [2, 3, 4, 5]) {
      const { layout, far, near, farHigh, nearHigh } = fit({ ...room, width: 96, height: 44, opponents });
      expect(layout).toBe('stacked');
      expect(opponents * pyramid(far, 3).width).toBeLessThanOrEqual(96);
      expect(pyramid(far, 3).height).toBeLessThan(farHigh);
      expect(pyramid(near, 3).height).toBeLessThanOrEqual(nearHigh + GAP);
      expect(farHigh + nearHigh).toBeLessThan(44);
    }
  });
});

describe('the cards in a pool', () => {
  const crowd = (champions: number[], lasting = 0, held = 0): Parameters<typeof championIn>[2] => ({
    champions: champions.map(fanned),
    others: [
      { count: lasting, scale: LASTING },
      { count: held, scale: HELD },
    ],
  });

  it('are as large as fits, and smaller the more there are', () => {
    const size = (count: number): number => championIn(36, 11, crowd(Array(count).fill(0)));
    expect(size(1)).toBe(7.5);
    expect(size(8)).toBeLessThan(size(4));
    expect(size(8)).toBeGreaterThanOrEqual(3.25);
  });

  it('fill rows one by one: a champion with many cards starts a new one', () => {
    expect(championIn(20, 12, crowd([3, 1, 3]))).toBeLessThan(championIn(20, 12, crowd([0, 0, 0])));
  });

  it('make room for other cards in play and for a revealed hand', () => {
    const alone = championIn(30, 10, crowd([0, 0, 0, 0]));
    expect(championIn(30, 10, crowd([0, 0, 0, 0], 4))).toBeLessThan(alone);
    expect(championIn(30, 10, crowd([0, 0, 0, 0], 0, 6))).toBeLessThan(alone);
  });

  it('become names where cards would be unreadable', () => {
    expect(championIn(36, 4, crowd([0]))).toBe(0);
    expect(championIn(36, 11, crowd(Array(40).fill(1)))).toBe(0);
  });
});

describe('a battle', () => {
  it('has its words above and below the fighters in a high room, and between them in a low one', () => {
    expect(isTall({ width: 36, height: 25 })).toBe(true);
    expect(isTall({ width: 38, height: 13 })).toBe(false);
    expect(isTall({ width: 22, height: 13 })).toBe(true);
  });

  it('leaves both fighters room for the fuller fan, and is never larger than looks good', () => {
    for (const [width, height] of [[36, 25], [38, 13], [70, 40]] as const) {
      for (const cards of [0, 2, 3, 7]) {
        const fighter = fighterIn({ width, height }, cards);
        expect(2 * fighter * fanned(Math.max(2, cards))).toBeLessThan(width);
        expect(fighter * 1.4).toBeLessThan(height);
      }
    }
    expect(fighterIn({ width: 200, height: 100 }, 7)).toBe(13.75);
  });

  it('has larger fighters while few cards play for them, and keeps them at the first two', () => {
    const lane = { width: 35, height: 24 };
    expect(fighterIn(lane, 0)).toBe(fighterIn(lane, 2));
    expect(fighterIn(lane, 2)).toBeGreaterThan(fighterIn(lane, 4));
  });
});
