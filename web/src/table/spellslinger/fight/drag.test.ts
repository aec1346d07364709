import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Drag } from './drag.svelte';
import type { Reading } from '../reading';
import { sampleFrame } from '../sample';

const choice = [{ index: 0, option: { text: '', verb: 'pick', card: null, seat: null, copies: [] } }];

function press(type: string, target: Element, x: number, y: number, more: Partial<PointerEventInit> = {}): PointerEvent {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0 });
  Object.defineProperties(event, {
    target: { value: target },
    isPrimary: { value: true },
    pointerType: { value: more.pointerType ?? 'mouse' },
  });
  return event as PointerEvent;
}

describe('dragging', () => {
  const choose = vi.fn();
  const chooseSeat = vi.fn();
  const lit = new Set(['ox']);
  const seats = new Set<number>();
  const decision = { number: 1, seat: 0, kind: 'card', label: '', prompt: '', topic: '', coach: '', rule: '', aside: false, shortcuts: [], ahead: [], options: [] };
  let frame = sampleFrame([], { decision });
  const table = {
    get frame() {
      return frame;
    },
    optionsFor: (token: string) => (lit.has(token) ? choice : []),
    optionsForSeat: (seat: number) => (seats.has(seat) ? choice : []),
    choose,
    chooseSeat,
  } as unknown as Reading;
  let drag = new Drag(() => table);

  beforeEach(() => {
    document.body.innerHTML = '<div id="ox" data-at="card ox"></div><div id="bo" data-at="seat 1"></div>';
    choose.mockClear();
    chooseSeat.mockClear();
    seats.clear();
    frame = sampleFrame([], { decision });
    drag = new Drag(() => table);
    document.elementFromPoint = () => document.querySelector('#bo');
  });

  function dropOx(more: Partial<PointerEventInit> = {}): void {
    const ox = document.querySelector('#ox') as Element;
    drag.down(press('pointerdown', ox, 0, 0, more));
    drag.move(press('pointermove', ox, 40, 0, more));
    drag.up(press('pointerup', ox, 40, 0, more));
  }

  test('a dropped card is chosen, and its target with the next decision', () => {
    dropOx();
    expect(choose).toHaveBeenCalledWith('ox');
    drag.follow();
    expect(chooseSeat).not.toHaveBeenCalled();
    frame = sampleFrame([], { decision: { ...decision, number: 2 } });
    seats.add(1);
    drag.follow();
    expect(chooseSeat).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('a decision about something else forgets the target', () => {
    dropOx();
    frame = sampleFrame([], { decision: { ...decision, number: 2 } });
    drag.follow();
    frame = sampleFrame([], { decision: { ...decision, number: 3 } });
    seats.add(1);
    drag.follow();
    expect(chooseSeat).not.toHaveBeenCalled();
  });

  test('a tiny movement is a click, and a finger never drags', () => {
    const ox = document.querySelector('#ox') as Element;
    drag.down(press('pointerdown', ox, 0, 0));
    drag.move(press('pointermove', ox, 4, 4));
    expect(drag.held).toBeNull();
    drag.up(press('pointerup', ox, 4, 4));
    dropOx({ pointerType: 'touch' });
    expect(choose).not.toHaveBeenCalled();
  });

  test('a card you can’t choose can’t be dragged', () => {
    lit.delete('ox');
    dropOx();
    expect(choose).not.toHaveBeenCalled();
    lit.add('ox');
  });
});
