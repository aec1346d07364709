import { mount, unmount, flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Printings from './Printings.svelte';
import { fireCard } from '../samples';

const SET = { year: 1994, rarity: 'rare', note: '', playable: true, differs: {} };
let shown: ReturnType<typeof mount> | undefined;

function show(printings: object[], onopen = vi.fn()) {
  const card = { ...fireCard('4th/1', 'Anna', 'hero'), printings: printings as never };
  shown = mount(Printings, { target: document.body, props: { card, onopen } });
  flushSync();
  return onopen;
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe('a card’s printings', () => {
  it('link to the card as other sets have it, and say what isn’t available yet', () => {
    const opened = show([
      { ...SET, key: 'NO/7', set: 'No Edition' },
      { ...SET, key: 'RL/9', set: 'Ravenloft', year: 0, note: 'with another power; not in the hall yet', playable: false },
      { ...SET, key: '4th/1', set: '4th Edition' },
    ]);
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent)).toEqual(['NO/7', '4th/1']);
    expect(buttons.map((button) => button.ariaCurrent ?? button.getAttribute('aria-current'))).toEqual([null, 'true']);
    buttons[0]?.click();
    expect(opened).toHaveBeenCalledWith('NO/7');
    const lines = [...document.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines[0]).toContain('No Edition, 1994, rare');
    expect(lines[1]).toContain('Ravenloft, rare');
    expect(lines[1]).toContain('not in the hall yet');
  });

  it('aren’t shown if there is only one', () => {
    show([{ ...SET, key: '4th/1', set: '4th Edition' }]);
    expect(document.querySelector('h3')).toBeNull();
  });
});
