import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draggable } from './drag';

let part: HTMLButtonElement;
let table: HTMLElement;
let drop: ReturnType<typeof vi.fn<(over: Element | null) => void>>;
let pressed: ReturnType<typeof vi.fn<() => void>>;
let may = true;
let stop: (() => void) | void;

function pointer(kind: string, x: number, y: number): void {
  const event = new MouseEvent(kind, { clientX: x, clientY: y, button: 0, bubbles: true });
  Object.defineProperties(event, { isPrimary: { value: true }, pointerId: { value: 1 } });
  part.dispatchEvent(event);
}

beforeEach(() => {
  document.body.innerHTML = '<div id="table-middle"></div><button></button>';
  part = document.querySelector('button') as HTMLButtonElement;
  table = document.getElementById('table-middle') as HTMLElement;
  part.setPointerCapture = () => undefined;
  document.elementsFromPoint = () => [part, table];
  drop = vi.fn();
  pressed = vi.fn();
  may = true;
  part.addEventListener('click', pressed);
  stop = draggable({ may: () => may, drop })(part);
});

afterEach(() => stop?.());

describe('dragging', () => {
  it('captures the pointer from the start, since a quick one leaves the card at once', () => {
    const held = vi.fn();
    part.setPointerCapture = held;
    pointer('pointerdown', 10, 10);
    expect(held).toHaveBeenCalledOnce();
  });

  it('follows the pointer, and ends over whatever is below', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, -90);
    expect(part.style.translate).toBe('30px -100px');
    pointer('pointerup', 40, -90);
    expect(drop).toHaveBeenCalledWith(table);
    expect(part.style.translate).toBe('');
  });

  it('doesn’t turn its end into a click, and leaves the next click alone', async () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, -90);
    pointer('pointerup', 40, -90);
    part.click();
    expect(pressed).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    part.click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is a click as long as the pointer hardly moves', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 13, 12);
    pointer('pointerup', 13, 12);
    part.click();
    expect(drop).not.toHaveBeenCalled();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('does nothing where it isn’t allowed, or when it is cancelled', () => {
    may = false;
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, -90);
    expect(part.style.translate).toBe('');
    may = true;
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, -90);
    pointer('pointercancel', 40, -90);
    pointer('pointerup', 40, -90);
    expect(drop).not.toHaveBeenCalled();
  });
});
