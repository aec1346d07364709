import { describe, expect, it } from 'vitest';
import { cornered, placed, type Box, type Place, type Room } from './place';

const window = { width: 1280, height: 720 };
const size = { width: 340, height: 480 };

function overlap(place: Place, anchor: Box, { width }: Room): boolean {
  const besides = place.left >= anchor.left + anchor.width || place.left + width <= anchor.left;
  const apart = place.top >= anchor.top + anchor.height || place.top + place.height <= anchor.top;
  return !besides && !apart;
}

describe('the corner of the enlarged card', () => {
  it('is the right one, or the left one if it would cover its card', () => {
    for (let left = 0; left <= window.width - 60; left += 45) {
      for (let top = 0; top <= window.height - 84; top += 45) {
        const anchor = { left, top, width: 60, height: 84 };
        const place = cornered(anchor, size, window);
        expect(overlap(place, anchor, size)).toBe(false);
        expect(place.left === 8 || place.left === window.width - 340 - 8).toBe(true);
      }
    }
  });
});

describe('the place of the enlarged card', () => {
  it('is above a hand card, so that the other hand cards stay uncovered', () => {
    const place = placed({ left: 600, top: 560, width: 100, height: 140 }, size, window);
    expect(place.top + place.height).toBeLessThan(560);
    expect(place.height).toBe(480);
  });

  it('is below a card at the top', () => {
    const place = placed({ left: 600, top: 10, width: 100, height: 140 }, size, window);
    expect(place.top).toBeGreaterThan(150);
  });

  it('is on the wider side of a card in the middle', () => {
    const place = placed({ left: 200, top: 300, width: 100, height: 140 }, size, window);
    expect(place.left).toBeGreaterThan(300);
    expect(placed({ left: 900, top: 300, width: 100, height: 140 }, size, window).left).toBeLessThan(900 - 340);
  });

  it('uses the height available on a phone', () => {
    const phone = { width: 390, height: 844 };
    const place = placed({ left: 150, top: 420, width: 90, height: 126 }, size, phone);
    expect(place.height).toBe(420 - 18);
    expect(place.top).toBe(8);
  });

  it('is never outside the window, and never on its card', () => {
    const windows = [window, { width: 390, height: 844 }, { width: 640, height: 360 }, { width: 2560, height: 1440 }];
    for (const room of windows) {
      for (let left = 0; left <= room.width - 60; left += 45) {
        for (let top = 0; top <= room.height - 84; top += 45) {
          const anchor = { left, top, width: 60, height: 84 };
          const place = placed(anchor, size, room);
          expect(overlap(place, anchor, size)).toBe(false);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.top).toBeGreaterThanOrEqual(8);
          expect(place.left + size.width).toBeLessThanOrEqual(room.width - 8);
          expect(place.top + place.height).toBeLessThanOrEqual(room.height - 8);
        }
      }
    }
  });
});
