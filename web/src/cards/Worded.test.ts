import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Worded from './Worded.svelte';
import { fetchKind } from './kinds.svelte';

beforeAll(() => Promise.all(['spellfire', 'spellslinger', 'spellchain'].map(fetchKind)));

afterEach(cleanup);

const shown = (game: string, text: string): HTMLElement => render(Worded, { game, text }).container;

/** What a screen reader says. */
function heard(box: HTMLElement): string {
  for (const mute of box.querySelectorAll('[aria-hidden="true"]')) mute.remove();
  return (box.textContent ?? '').replace(/\s+/g, ' ').trim();
}

describe('a sentence with symbols', () => {
  it('draws what a card costs, and reads it out in words', () => {
    const box = shown('spellslinger', 'Play Wood Elf [1][G]');
    expect(box.textContent).not.toContain('[');
    expect(box.querySelectorAll('.pip')).toHaveLength(2);
    expect(heard(box)).toBe('Play Wood Elf 1 green');
  });

  it('is left unchanged if the game draws no symbols', () => {
    expect(heard(shown('spellfire', 'Play [it]'))).toBe('Play [it]');
    expect(heard(shown('spellslinger', 'End the turn'))).toBe('End the turn');
  });
});
