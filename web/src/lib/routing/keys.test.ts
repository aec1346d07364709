import { describe, expect, it } from 'vitest';
import { belongsElsewhere, DEFAULT_KEYS, pressed } from './keys';

const key = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent('keydown', init);

describe('keys', () => {
  it('choose by digits, and show boards with Shift', () => {
    expect(pressed(key({ code: 'Digit3', key: '3' }), DEFAULT_KEYS)).toEqual({ what: 'choice', number: 3 });
    expect(pressed(key({ code: 'Digit3', key: '#', shiftKey: true }), DEFAULT_KEYS)).toEqual({
      what: 'seat',
      number: 3,
    });
    expect(pressed(key({ code: 'Digit0', key: ')', shiftKey: true }), DEFAULT_KEYS)).toEqual({
      what: 'seat',
      number: 0,
    });
  });

  it('trigger actions, in capitals, too', () => {
    expect(pressed(key({ key: ' ', code: 'Space' }), DEFAULT_KEYS)).toEqual({ what: 'action', action: 'pass' });
    expect(pressed(key({ key: 'U', code: 'KeyU' }), DEFAULT_KEYS)).toEqual({ what: 'action', action: 'undo' });
    expect(pressed(key({ key: '?', code: 'Slash', shiftKey: true }), DEFAULT_KEYS)).toEqual({
      what: 'action',
      action: 'help',
    });
  });

  it('leave browser shortcuts alone', () => {
    expect(pressed(key({ key: 'u', code: 'KeyU', ctrlKey: true }), DEFAULT_KEYS)).toEqual({ what: 'nothing' });
  });

  it('can be changed', () => {
    expect(pressed(key({ key: 'p', code: 'KeyP' }), { ...DEFAULT_KEYS, pass: 'p' })).toEqual({
      what: 'action',
      action: 'pass',
    });
  });

  it('do nothing while someone types, and Space presses the focused button', () => {
    document.body.innerHTML = '<input id="a"><button id="b"></button><input type="checkbox" id="c">';
    const at = (id: string, init: KeyboardEventInit): boolean => {
      const event = key({ ...init, bubbles: true });
      let elsewhere = false;
      const target = document.getElementById(id);
      target?.addEventListener('keydown', () => (elsewhere = belongsElsewhere(event)), { once: true });
      target?.dispatchEvent(event);
      return elsewhere;
    };
    expect(at('a', { key: 'u' })).toBe(true);
    expect(at('b', { key: ' ' })).toBe(true);
    expect(at('b', { key: 'u' })).toBe(false);
    expect(at('c', { key: 'u' })).toBe(false);
  });
});
