import { beforeAll, describe, expect, it } from 'vitest';
import { describeCard } from './describe';
import { bolt, hero, imp, item, realm } from './sample';
import type { SpellfireSeen } from '../lib/shapes/spellfire';
import type { SpellslingerCard } from './spellslinger/card';
import { fetchKind } from './kinds.svelte';

beforeAll(() => Promise.all(['spellfire', 'spellslinger', 'spellchain'].map(fetchKind)));

describe('a Spellfire card', () => {
  it('is described with type, world, level and traits, and on a large face with its text', () => {
    expect(describeCard(hero)).toBe(
      'Sable the Quick: hero, Greyhawk, level 5, elf, flyer. Elf, flyer. Sable the Quick gains 2 levels when attacking.',
    );
    expect(describeCard(hero, {}, 'small')).toBe('Sable the Quick: hero, Greyhawk, level 5, elf, flyer');
  });

  it('is described with its current and its printed level, if they differ', () => {
    expect(describeCard(hero, { now: 9 }, 'small')).toContain('level 9, printed 5');
    expect(describeCard(hero, { now: 5 }, 'small')).not.toContain('printed');
    expect(describeCard(item, { now: 5 }, 'small')).toBe('Plain Sword: magical item, level +5, printed +3');
    expect(describeCard(item, { now: -1 }, 'small')).toContain('level -1, printed +3');
  });

  it('is described with its place, and as razed', () => {
    expect(describeCard(realm, { place: 'B', razed: true })).toBe('Ashmark: realm, Greyhawk, coastal, in place B, razed');
    expect(describeCard(realm, { place: 'B', razed: false })).not.toContain('razed');
  });

  it('is described with how often it was attacked, if it was', () => {
    const told = (facts: Partial<SpellfireSeen>): string => describeCard(realm, { place: 'B', ...facts }, 'small');
    expect(told({ attacked: 1 })).toBe('Ashmark: realm, Greyhawk, coastal, in place B, attacked once');
    expect(told({ attacked: 2, razed: true })).toMatch(/razed, attacked twice$/);
    expect(told({ attacked: 3 })).toMatch(/attacked 3 times$/);
    expect(told({})).not.toContain('attacked');
  });
});

describe('a Spellslinger card', () => {
  it('is described with colour, kind, cost, numbers, keywords and rarity', () => {
    expect(describeCard(imp, {}, 'small')).toBe(
      'Imp: red, Character Demon, cost X 1 red, strength 1, speed 2, Flying, uncommon',
    );
  });

  it('is described as it is at the table: current numbers, keywords, damage, turned sideways', () => {
    expect(describeCard(imp, { now: [3, 2], keywords: [], damage: 1, sideways: true }, 'small')).toBe(
      'Imp: red, Character Demon, cost X 1 red, strength 3, printed 1, speed 2, damage 1, turned sideways, uncommon',
    );
  });

  it('has its symbols described in words', () => {
    expect(describeCard(imp)).toContain('Turn sideways, 2 red: deal 1 damage.');
  });

  it('is described with what it produces, if it is a terrain', () => {
    const coast: SpellslingerCard = {
      ...imp,
      name: 'Coast',
      text: '',
      facts: { ...imp.facts, type: 'Terrain', cost: [], colours: [], gives: ['B', '1'], kinds: [], strength: null, speed: null, keywords: [], rarity: 'common' },
    };
    expect(describeCard(coast)).toBe('Coast: Terrain, produces blue colourless, common');
  });
});

describe('a Spell Chain card', () => {
  it('is described with kind, seals, numbers and text', () => {
    expect(describeCard(bolt)).toBe('Bolt: Spell, seals Fire, Dark, damage 3. Deal 3 DMG for each Fire card.');
  });

  it('is described with slot and status', () => {
    expect(describeCard(bolt, { slot: 3, status: 'negated' }, 'small')).toBe(
      'Bolt: Spell, seals Fire, Dark, damage 3, in slot 3, negated',
    );
  });
});

it('doesn’t reveal what nobody may know', () => {
  expect(describeCard(undefined, { now: 4 })).toBe('a hidden card');
});
