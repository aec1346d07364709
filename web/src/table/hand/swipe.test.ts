import { describe, expect, it, vi } from 'vitest';
import { swiped } from './swipe';

function move(part: HTMLElement, dx: number, dy: number, pointerType = 'touch'): void {
  const at = { x: 100, y: 400 };
  const event = (name: string, x: number, y: number): Event =>
    Object.assign(new Event(name, { bubbles: true }), { pointerType, isPrimary: true, clientX: x, clientY: y });
  part.dispatchEvent(event('pointerdown', at.x, at.y));
  part.dispatchEvent(event('pointerup', at.x + dx, at.y + dy));
}

describe('a finger on the hand', () => {
  it('opens it with a move up and shuts it with a move down, but not on the table, nor with a tap', () => {
    const [hand, table] = [document.createElement('div'), document.createElement('div')];
    table.id = 'table-middle';
    let under: Element[] = [];
    document.elementsFromPoint = () => under;
    const swipe = vi.fn();
    const ends = swiped(swipe)(hand);
    move(hand, 5, -60);
    move(hand, 5, 60);
    move(hand, 0, -10);
    move(hand, 80, -40);
    move(hand, 0, -60, 'mouse');
    under = [table];
    move(hand, 5, -300);
    expect(swipe.mock.calls).toEqual([[true], [false]]);
    if (ends) ends();
    move(hand, 5, 60);
    expect(swipe).toHaveBeenCalledTimes(2);
  });
});
