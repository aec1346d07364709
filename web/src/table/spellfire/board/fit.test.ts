import { describe, expect, it } from 'vitest';
import { fit, GAP, STRIP, STRIP_TUCK, TILE_WIDE, TUCK, type Room } from './fit';

const room: Room = { width: 56, height: 21.5, opponents: 1, rows: 3, battle: false, coarse: false };

function pyramid(tile: number, rows: number): { width: number; height: number } {
  return { width: rows * (tile * TILE_WIDE + TUCK + GAP), height: rows * (tile + GAP) };
}

describe('the sizes in solitaire', () => {
  const alone: Room = { ...room, shared: true, crowds: [[], [[1, 1, 1, 1, 1, 1]]] };

  it('have no chips next to a battle in a low window, and are brief there', () => {
    expect(fit({ ...alone, battle: true })).toMatchObject({ chips: false, brief: true });
    expect(fit(alone).chips).toBe(true);
    expect(fit({ ...alone, height: 30, battle: true })).toMatchObject({ chips: true, brief: false });
  });

  it('count rows as they are filled: a champion with many cards starts a new one', () => {
    const even = fit({ ...alone, height: 30, crowds: [[[1.5, 1.5, 1.5, 1.5]]] }).near.champion;
    const uneven = fit({ ...alone, height: 30, crowds: [[[2.3, 1.4, 2.3]]] }).near.champion;
    expect(uneven).toBeLessThan(even);
  });

  it('leave room for a revealed hand below a pool', () => {
    const closed = fit({ ...alone, height: 34 }).near.champion;
    const open = fit({ ...alone, height: 34, open: true }).near.champion;
    expect(closed).toBeGreaterThan(0);
    expect(open).toBeLessThan(closed);
  });

  it('put the formation and its piles below a battle', () => {
    for (const height of [21.5, 30, 44]) {
      const { near, fighter } = fit({ ...alone, height, battle: true });
      expect(pyramid(near.tile, 3).height + fighter * 1.4).toBeLessThan(height);
    }
  });
});

describe('the sizes of a table', () => {
  it('give a battle in a duel a stage between two strips, with champions as large as the window allows', () => {
    for (const width of [41, 56, 66, 90]) {
      for (const height of [21.5, 25, 33, 44]) {
        const { strip, near, fighter, chips } = fit({ ...room, width, height, battle: true });
        expect(strip).toBe(true);
        expect(near.champion).toBe(0);
        expect(6 * (near.tile * TILE_WIDE + STRIP_TUCK + GAP)).toBeLessThanOrEqual(Math.max(width * 0.5, 26) + 0.01);
        const rows = 2 * STRIP + fighter * 1.4 + 2.5 + (chips ? 2.1 : 0);
        expect(rows).toBeLessThanOrEqual(height);
      }
    }
    expect(fit({ ...room, width: 66, height: 33, battle: true }).fighter).toBeGreaterThan(9);
    expect(fit(room).strip).toBe(false);
  });

  it('have room for the row of chips, but not next to a battle in a low window', () => {
    expect(fit(room).chips).toBe(true);
    expect(fit({ ...room, battle: true }).chips).toBe(false);
    expect(fit({ ...room, height: 30, battle: true }).chips).toBe(true);
    expect(fit({ ...room, width: 23, height: 36, battle: true }).chips).toBe(true);
  });

  it('show pools as lines of names where cards would be unreadable', () => {
    expect(fit({ ...room, height: 15 }).near.champion).toBe(0);
    expect(fit({ ...room, height: 60 }).near.champion).toBeGreaterThan(5);
  });

  it('never make a realm or a card larger than looks good', () => {
    const { near } = fit({ ...room, width: 200, height: 120 });
    expect(near.tile).toBe(6.5);
    expect(near.champion).toBe(7.5);
    expect(fit({ ...room, width: 200, height: 120, battle: true }).fighter).toBe(10.5);
  });

  it('give a finger at least 44 pixels', () => {
    for (const opponents of [1, 3, 5]) {
      const { far, near } = fit({ ...room, opponents, height: 12, coarse: true });
      expect(Math.min(far.tile, near.tile)).toBeGreaterThanOrEqual(2.75);
    }
  });

  it('show one opponent at a time on a phone', () => {
    expect(fit({ ...room, width: 23, height: 36, opponents: 3 }).layout).toBe('narrow');
  });

  it('put the formations of a duel tip to tip at full table height, next to everything else', () => {
    for (const height of [16, 21.5, 30, 44, 60]) {
      for (const width of [41, 56, 80, 110]) {
        const { far, near } = fit({ ...room, width, height });
        const [one, other] = [pyramid(far.tile, 3), pyramid(near.tile, 3)];
        expect(one.height + other.height).toBeLessThanOrEqual(height);
        expect(one.width).toBeLessThanOrEqual(width * 0.5);
      }
    }
  });

  it('put the pools of two opponents next to their formations if there’s room', () => {
    expect(fit({ ...room, width: 96, height: 50, opponents: 2 }).beside).toBe(true);
    expect(fit({ ...room, width: 56, height: 50, opponents: 2 }).beside).toBe(false);
  });

  it('put all opponents side by side, above you', () => {
    for (const opponents of [2, 3, 4, 5]) {
      const width = 96;
      const height = 44;
      const { layout, far, near } = fit({ ...room, width, height, opponents, battle: true });
      expect(layout).toBe('stacked');
      expect(opponents * pyramid(far.tile, 3).width).toBeLessThanOrEqual(width);
      expect(pyramid(far.tile, 3).height + pyramid(near.tile, 3).height).toBeLessThan(height);
    }
  });
});
