/**
 * How many of Spellslinger's characters share a head of one shape, colours aside. The cards come from the hall itself,
 * as for `pictures.test.ts`.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { person } from '../src/cards/art/people';
import type { SpellslingerCard } from '../src/cards/spellslinger/card';
import { beastOf, bodyOf, wornBy } from '../src/cards/spellslinger/heads';

const FOLDER = process.env['SPELLHALL_CATALOGUES'] ?? '';
const HIDE = { body: '#808080', shade: '#404040', pale: '#f0f0f0', eyes: '#ffff00' };
const TONES = { skin: '#c09070', hair: '#402010', cloth: '#204060', trim: '#e0b040', metal: '#b0b0b0', light: '#ffffff' };

/** The outlines of a character's head. */
function shapeOf(card: SpellslingerCard): string {
  const kind = beastOf(card);
  return (kind ? bodyOf(kind, HIDE) : person({ ...wornBy(card), arm: 'none', tones: TONES })).map(({ d }) => d).join(' ');
}

/** The names of the cards for each of their values, those with most cards first. */
function grouped(cards: readonly SpellslingerCard[], valueOf: (card: SpellslingerCard) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const card of cards) groups.set(valueOf(card), [...(groups.get(valueOf(card)) ?? []), card.name]);
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

describe.skipIf(!FOLDER)('the heads of Spellslinger’s characters', () => {
  const read = (): SpellslingerCard[] => {
    const { cards } = JSON.parse(readFileSync(join(FOLDER, 'spellslinger.json'), 'utf8')) as { cards: SpellslingerCard[] };
    return cards.filter(({ facts }) => facts.type === 'Character');
  };

  it('are each shared by at most three of a kind, and by few in all', () => {
    const cards = read();
    expect(cards.length).toBeGreaterThanOrEqual(102);
    expect(grouped(cards, (card) => `${card.facts.kinds.join()} ${shapeOf(card)}`)[0]?.length).toBeLessThanOrEqual(3);
    expect(grouped(cards, shapeOf)[0]?.length).toBeLessThanOrEqual(4);
  });

  it('are of more than fifty shapes', () => {
    expect(grouped(read(), shapeOf).length).toBeGreaterThan(50);
  });

  it('are also known for a card whose name says nothing', () => {
    const [demon] = read().filter(({ facts }) => facts.kinds.includes('Demon'));
    const strangers = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ ...demon!, key, name: 'Nameless' }));
    expect(grouped(strangers, shapeOf).length).toBeGreaterThan(2);
  });
});
