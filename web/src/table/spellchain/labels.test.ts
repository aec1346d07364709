import { describe, expect, it } from 'vitest';
import { cardLabel, emptyText, slotLabel, stateWords, statusWord } from './labels';
import type { Slot } from './chain/slots';

const people = { names: ['Ana', 'Bo'], you: 0 };
const slot: Slot = { number: 3, status: 'waiting', now: false, owner: 1, card: 't3', key: 'fireball' };

describe('labels', () => {
  it('say where a card is, whose it is, and its state', () => {
    expect(slotLabel(slot, 'Fireball: Spell, damage 3', ['waiting', 'would hit you for 3'], people)).toBe(
      'Slot 3 of 8, Bo’s Fireball: Spell, damage 3. Waiting, would hit you for 3.',
    );
    expect(slotLabel({ ...slot, owner: 0 }, 'Decoy: Spell', ['waiting', ''], people)).toBe(
      'Slot 3 of 8, your Decoy: Spell. Waiting.',
    );
    expect(cardLabel('Heatwave: Spell. Deal 2.', [''])).toBe('Heatwave: Spell. Deal 2.');
  });

  it('say only once that a card is negated', () => {
    expect(stateWords(slot, 'would be negated by Decoy in slot 5')).toEqual([
      'waiting',
      'would be negated by Decoy in slot 5',
    ]);
    const negated: Slot = { ...slot, status: 'negated' };
    expect(stateWords(negated, 'negated by Decoy in slot 5')).toEqual(['negated by Decoy in slot 5']);
    expect(stateWords(negated, '')).toEqual(['negated', '']);
  });

  it('say whose an empty slot is', () => {
    const empty: Slot = { ...slot, status: 'empty', card: '', key: null };
    expect(emptyText(empty, people)).toBe('for Bo');
    expect(emptyText({ ...empty, owner: 0 }, people)).toBe('for you');
    expect(emptyText({ ...empty, status: 'next' }, people)).toBe('Bo plays next');
    expect(emptyText({ ...empty, status: 'next', owner: 0 }, people)).toBe('you play next');
    expect(emptyText({ ...empty, owner: -1 }, people)).toBe('empty');
  });

  it('say what happens to a card, especially a negated one', () => {
    expect(statusWord(slot)).toBe('waiting');
    expect(statusWord({ ...slot, status: 'activated', now: true })).toBe('activates');
    expect(statusWord({ ...slot, status: 'negated', now: true })).toBe('negated');
  });
});
