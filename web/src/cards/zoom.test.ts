import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CardZoom from './CardZoom.svelte';
import { hero, realm } from './sample';
import { docked, explainWith, hideZoom, showZoom, zoom, zoomable } from './zoom.svelte';

let button: HTMLButtonElement;
let action: ReturnType<typeof zoomable>;
let clicks = 0;

function pointer(type: string, kind: 'mouse' | 'touch', more: Partial<MouseEventInit> = {}, on: EventTarget = button): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'pointerType', { value: kind });
  on.dispatchEvent(event);
  flushSync();
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    disconnect(): void {}
  });
  clicks = 0;
  button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => clicks++);
  action = zoomable(button, { card: hero, facts: { now: 7 }, token: 'a' });
  render(CardZoom);
});

afterEach(() => {
  action.destroy();
  button.remove();
  hideZoom();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the enlarged card', () => {
  it('appears after a moment of hovering, and disappears a moment after the pointer has left', () => {
    pointer('pointerenter', 'mouse');
    wait(299);
    expect(zoom.shown).toBeNull();
    wait(1);
    expect(document.getElementById('card-zoom')?.textContent).toContain(hero.name);
    expect(button.getAttribute('aria-describedby')).toBe('card-zoom');
    pointer('pointerleave', 'mouse');
    wait(500);
    expect(zoom.shown).toBeNull();
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('appears once the card’s definition has arrived, if the pointer is still there', () => {
    action.update({ card: undefined });
    pointer('pointerenter', 'mouse');
    wait(300);
    expect(zoom.shown).toBeNull();
    action.update({ card: hero, token: 'a' });
    expect(zoom.shown?.token).toBe('a');
    pointer('pointerleave', 'mouse');
    wait(500);
    action.update({ card: undefined });
    pointer('pointerenter', 'mouse');
    wait(300);
    pointer('pointerleave', 'mouse');
    action.update({ card: hero, token: 'a' });
    expect(zoom.shown).toBeNull();
  });

  it('doesn’t appear for a card that ends up under a mouse pressed there, until the mouse moves', () => {
    pointer('pointerdown', 'mouse', { clientX: 50, clientY: 50 });
    pointer('pointerup', 'mouse', { clientX: 50, clientY: 50 });
    pointer('pointerenter', 'mouse', { clientX: 52, clientY: 50 });
    wait(1000);
    expect(zoom.shown).toBeNull();
    pointer('pointermove', 'mouse', { clientX: 80, clientY: 50 });
    wait(300);
    expect(zoom.shown?.token).toBe('a');
  });

  it('doesn’t appear if the pointer only passes', () => {
    pointer('pointerenter', 'mouse');
    wait(200);
    pointer('pointerleave', 'mouse');
    wait(500);
    expect(zoom.shown).toBeNull();
  });

  it('stays while the pointer is on it', () => {
    showZoom(hero, {}, button);
    flushSync();
    pointer('pointerleave', 'mouse');
    pointer('pointerenter', 'mouse', {}, document.getElementById('card-zoom') ?? button);
    wait(1000);
    expect(zoom.shown).not.toBeNull();
  });

  it('goes to a table’s reserved place, with its text, and stays long enough for the pointer to get there', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.getBoundingClientRect = () => new DOMRect(900, 60, 320, 260);
    Object.defineProperty(place, 'offsetWidth', { value: 320 });
    const free = docked(place);
    pointer('pointerenter', 'mouse');
    wait(300);
    const panel = document.getElementById('card-zoom');
    expect(panel?.style).toMatchObject({ left: '900px', top: '60px', width: '320px', maxHeight: '260px' });
    expect(panel?.querySelector('.told')?.textContent).toContain(hero.text);
    expect(panel?.querySelector('.card.full')).toBeNull();
    pointer('pointerleave', 'mouse');
    wait(1000);
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(zoom.shown).not.toBeNull();
    wait(300);
    expect(zoom.shown).toBeNull();
    free();
    place.remove();
  });

  it('appears on a long press, whose end is not a click', () => {
    pointer('pointerdown', 'touch');
    wait(450);
    expect(zoom.shown?.card).toBe(hero);
    pointer('pointerup', 'touch');
    button.click();
    expect(clicks).toBe(0);
    expect(zoom.shown).not.toBeNull();
    button.click();
    expect(clicks).toBe(1);
  });

  it('doesn’t appear on a tap, nor for a finger that moves away', () => {
    pointer('pointerdown', 'touch');
    wait(200);
    pointer('pointerup', 'touch');
    button.click();
    wait(1000);
    expect(zoom.shown).toBeNull();
    expect(clicks).toBe(1);
    pointer('pointerdown', 'touch');
    pointer('pointermove', 'touch', { clientX: 30 });
    wait(1000);
    expect(zoom.shown).toBeNull();
  });

  it('closes on Esc, which does nothing else then', () => {
    showZoom(hero, {}, button);
    flushSync();
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(zoom.shown).toBeNull();
    const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(again);
    expect(again.defaultPrevented).toBe(false);
  });

  it('closes on a press elsewhere, and with its card', () => {
    showZoom(hero, {}, button);
    flushSync();
    pointer('pointerdown', 'touch', {}, document.body);
    expect(zoom.shown).toBeNull();
    showZoom(hero, {}, button);
    action.destroy();
    expect(zoom.shown).toBeNull();
  });

  it('swallows the tap that closes it, so that nothing below is pressed', () => {
    showZoom(hero, {}, button);
    flushSync();
    const other = document.body.appendChild(document.createElement('button'));
    let taps = 0;
    other.addEventListener('click', () => taps++);
    pointer('pointerdown', 'touch', {}, other);
    other.click();
    expect(zoom.shown).toBeNull();
    expect(taps).toBe(0);
    pointer('pointerdown', 'touch', {}, other);
    other.click();
    expect(taps).toBe(1);
    showZoom(hero, {}, button);
    flushSync();
    pointer('pointerdown', 'mouse', {}, other);
    other.click();
    expect(taps).toBe(2);
    other.remove();
  });

  it('follows its card’s state at the table', () => {
    pointer('pointerenter', 'mouse');
    wait(300);
    action.update({ card: hero, facts: { now: 9 }, token: 'a' });
    flushSync();
    expect(zoom.shown?.facts).toEqual({ now: 9 });
    action.update({ card: undefined });
    flushSync();
    expect(zoom.shown).toBeNull();
  });

  it('shows nothing of a hidden card', () => {
    action.update(undefined);
    pointer('pointerenter', 'mouse');
    wait(300);
    expect(zoom.shown).toBeNull();
  });

  it('says why a card can’t be used, and what makes up its numbers', async () => {
    const stop = explainWith((token) =>
      Promise.resolve({
        t: 'reason',
        n: 0,
        card: token,
        text: 'it has attacked (SF-PH4-01)',
        numbers: { level: [{ source: 'printed', amount: 5 }, { source: 'Plain Sword', amount: 2 }] },
      }),
    );
    pointer('pointerenter', 'mouse');
    await vi.advanceTimersByTimeAsync(300);
    flushSync();
    const text = document.getElementById('card-zoom')?.textContent.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain('it has attacked (SF-PH4-01)');
    expect(text).toContain('Level 7');
    expect(text).toContain('+2 Plain Sword');
    stop();
    expect(zoom.explainer).toBeNull();
  });

  it('is upright, and says that a realm is razed', () => {
    showZoom(realm, { razed: true }, button);
    flushSync();
    expect(document.querySelector('#card-zoom .razed')).toBeNull();
    expect(document.getElementById('card-zoom')?.textContent).toContain('It’s razed.');
  });
});
