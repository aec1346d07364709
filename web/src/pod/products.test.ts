import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import ProductFields from './ProductFields.svelte';
import { opened, unusual } from './products';

const DECKS = { title: 'Starter deck', products: [{ name: '4th deck', text: 'All of it.' }, { name: '2nd deck', text: 'Older.' }] };
const FIRST = { title: 'First booster', products: [{ name: 'DR pack', text: 'Dragons.' }, { name: 'RL pack', text: 'Mists.' }] };
const SECOND = { ...FIRST, title: 'Second booster' };
const CHOICES = [DECKS, FIRST, SECOND];

describe('the products that are opened', () => {
  it('are the usual ones unless others are named, in any order', () => {
    expect(opened(CHOICES, [])).toEqual(['4th deck', 'DR pack', 'DR pack']);
    expect(opened(CHOICES, ['RL pack', '2nd deck'])).toEqual(['2nd deck', 'RL pack', 'DR pack']);
    expect(opened(CHOICES, ['RL pack', 'RL pack'])).toEqual(['4th deck', 'RL pack', 'RL pack']);
  });

  it('leave out what this form cannot open', () => {
    expect(opened([DECKS], ['RL pack'])).toEqual(['4th deck']);
  });

  it('are named only if they are not the usual ones', () => {
    expect(unusual(CHOICES, ['2nd deck', 'DR pack', 'RL pack'])).toEqual(['2nd deck', 'RL pack']);
  });

  it('are chosen in a menu each, which says what is in them', async () => {
    const onchoose = vi.fn();
    render(ProductFields, { choices: CHOICES, named: ['2nd deck'], onchoose });
    expect(screen.getByRole('combobox', { name: 'Starter deck', description: 'Older.' })).toHaveProperty('value', '2nd deck');
    await fireEvent.change(screen.getByRole('combobox', { name: 'Second booster' }), { target: { value: 'RL pack' } });
    expect(onchoose).toHaveBeenCalledWith(['2nd deck', 'RL pack']);
  });
});
