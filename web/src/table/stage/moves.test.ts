import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backTo, milliseconds, Moves } from './moves';

test('a card that moved is drawn where it was', () => {
  const now = { x: 100, y: 100, width: 50 };
  expect(backTo({ x: 100, y: 100.4, width: 50 }, now)).toBeNull();
  expect(backTo({ x: 40, y: 100, width: 50 }, now)).toBe('translate(-60px, 0px) scale(1)');
  expect(backTo({ x: 100, y: 100, width: 60 }, now)).toBe('translate(0px, 0px) scale(1.2)');
});

test('an element larger than its card scales around its own centre, and the card in it ends up where it was', () => {
  const now = { x: 100, y: 100, width: 50 };
  expect(backTo({ x: 40, y: 70, width: 25 }, now, { x: 80, y: 90 })).toBe('translate(-50px, -25px) scale(0.5)');
});

test('a card is never drawn much larger than it is', () => {
  expect(backTo({ x: 0, y: 0, width: 400 }, { x: 0, y: 0, width: 20 })).toContain('scale(1.5)');
});

const HAND = 120;
/** What a hand card becomes, as the boards draw it: the moving element, and the card inside. */
const PLACES = {
  champion: { part: 96, card: 96 },
  'carried by a champion': { part: 19, card: 96 },
  'held by a realm': { part: 32, card: 32 },
  'a realm': { part: 150, card: 150 },
  'on a pile': { part: 52, card: 0 },
};

beforeEach(() => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ getPropertyValue: () => '240ms' } as unknown as CSSStyleDeclaration);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function sized(element: HTMLElement, width: number): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, 140);
  return element;
}

for (const [place, { part, card }] of Object.entries(PLACES)) {
  test(`a card of the hand that comes to be ${place} begins no larger than a card and a half`, () => {
    const held = sized(document.body.appendChild(document.createElement('button')), HAND);
    held.dataset['token'] = 'a';
    const moves = new Moves();
    moves.remember();
    held.remove();
    const root = document.body.appendChild(document.createElement('div'));
    const moved = sized(root.appendChild(document.createElement('div')), part);
    moved.dataset['move'] = 'a';
    if (card) sized(moved.appendChild(document.createElement('button')), card).dataset['token'] = 'a';
    const frames: Keyframe[] = [];
    moved.getAnimations = () => [];
    moved.animate = (first) => {
      frames.push(...(first as Keyframe[]));
      return {} as Animation;
    };
    moves.play(root);
    const scale = Number(/scale\((.*)\)/.exec(String(frames[0]?.['transform']))?.[1]);
    expect(scale * Math.max(part, card)).toBeLessThanOrEqual(1.5 * HAND + 0.5);
    expect(scale * Math.max(part, card)).toBeGreaterThan(0);
  });
}

test('a player who wants no motion waits for no measuring', () => {
  document.documentElement.dataset['speed'] = 'none';
  const held = document.body.appendChild(document.createElement('button'));
  held.dataset['move'] = held.dataset['token'] = 'a';
  const measured = vi.fn(() => new DOMRect(0, 0, HAND, 140));
  held.getBoundingClientRect = measured;
  const moves = new Moves();
  moves.remember();
  moves.play(document.body);
  expect(measured).not.toHaveBeenCalled();
  expect(getComputedStyle).not.toHaveBeenCalled();
  delete document.documentElement.dataset['speed'];
});

test('durations are parsed like style sheets write them', () => {
  expect(milliseconds(' 240ms')).toBe(240);
  expect(milliseconds('.5s')).toBe(500);
  expect(milliseconds('')).toBe(0);
});
