import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, frame, option } from '../../lib/live/sample';
import { Carrying } from './carrying.svelte';

const drop = vi.fn<(token: string, onto: string | null, place: string | null, seat: number) => void>();
let lit: Set<string>;
let verbs: string[];

function press(type: string, target: Element, x: number, pointerType = 'mouse'): PointerEvent {
  const event = new MouseEvent(type, { clientX: x, clientY: 0, button: 0 });
  Object.defineProperties(event, { target: { value: target }, isPrimary: { value: true }, pointerType: { value: pointerType } });
  return event as PointerEvent;
}

function carry(from: string, to: string, far = 40, pointerType = 'mouse'): void {
  const carrying = new Carrying(() => ({
    frame: frame({ cards: { ox: card({ zone: 'in play' }), hero: card({ zone: 'pool' }), foe: card({ zone: 'pool', seat: 1 }) } }),
    you: 0,
    choices: verbs.map((verb, index) => ({ index, option: option('', { verb }) })),
    isLit: (token) => lit.has(token),
    aheadOf: () => '',
    drop,
  }));
  const part = document.getElementById(from) as Element;
  document.elementFromPoint = () => document.getElementById(to);
  carrying.down(press('pointerdown', part, 0, pointerType));
  carrying.move(press('pointermove', part, far, pointerType));
  carrying.up(press('pointerup', part, far, pointerType));
  expect(carrying.held).toBeNull();
}

beforeEach(() => {
  drop.mockClear();
  lit = new Set(['ox']);
  verbs = [];
  document.body.innerHTML = `<i id="rail" data-rail="1"></i><i id="beside"></i>
    <div id="table-middle">
      <b id="ox" data-token="ox"></b><b id="hero" data-token="hero"></b><b id="foe" data-token="foe"></b>
      <b id="spell" data-at="card spell"></b><i id="bo" data-at="seat 1"></i><i id="spot" data-place="B"></i>
    </div>`;
});

describe('carrying a card over the table', () => {
  it('drops it on a card, a player, a plate in the rail, or a spot', () => {
    for (const on of ['foe', 'spell', 'bo', 'rail', 'spot']) carry('ox', on);
    expect(drop.mock.calls).toEqual([
      ['ox', 'foe', null, -1],
      ['ox', 'spell', null, -1],
      ['ox', null, null, 1],
      ['ox', null, null, 1],
      ['ox', null, 'B', -1],
    ]);
  });

  it('does nothing beside the table, on itself, for a short move, or with a finger', () => {
    carry('ox', 'beside');
    carry('ox', 'ox');
    carry('ox', 'foe', 5);
    carry('ox', 'foe', 40, 'touch');
    expect(drop).not.toHaveBeenCalled();
  });

  it('takes only cards that can be chosen; and your champions while realms can be attacked', () => {
    carry('hero', 'foe');
    expect(drop).not.toHaveBeenCalled();
    verbs = ['attack', 'pass'];
    carry('foe', 'hero');
    expect(drop).not.toHaveBeenCalled();
    carry('hero', 'foe');
    expect(drop).toHaveBeenCalledWith('hero', 'foe', null, -1);
  });
});
