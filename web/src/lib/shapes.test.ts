/**
 * A game's card and table facts are read with that game's types only, so that a renamed fact in the hall fails type
 * checking (`npm run check`): each line below must be a type error.
 */

import { expect, test } from 'vitest';
import { card, frame } from './live/sample';
import type { SpellchainPage } from './shapes/spellchain';
import type { SpellfireFacts, SpellfireRegisters, SpellfireSeen } from './shapes/spellfire';
import type { SpellslingerColumns, SpellslingerSeen } from './shapes/spellslinger';

test('nothing is read without the game’s types', () => {
  const table = frame({ table: { step: 'main phase' } });
  // @ts-expect-error by its name alone
  expect(card({ facts: { razed: true } }).facts['razed']).toBe(true);
  // @ts-expect-error by its name alone
  expect(table.table['step']).toBe('main phase');
  // @ts-expect-error by its name alone
  expect(table.registers['turn']).toBe(1);
  // @ts-expect-error by its name alone
  expect(table.sides[0]?.columns['life']).toBe(20);
});

test('nothing is read that a game does not send', () => {
  const { facts } = card({ facts: { razed: true } });
  // @ts-expect-error no such fact of a card in this game
  const { doomed }: Partial<SpellfireSeen> = facts;
  // @ts-expect-error no such fact of a card in this game
  const { razed }: Partial<SpellslingerSeen> = facts;
  // @ts-expect-error no such fact of a printed card
  const printed: keyof SpellfireFacts = 'now';
  // @ts-expect-error no such register
  const register: keyof SpellfireRegisters = 'chains';
  // @ts-expect-error no such column of a seat
  const column: keyof SpellslingerColumns = 'hp';
  // @ts-expect-error no such fact of the table
  const { battle }: SpellchainPage = frame().table;
  expect([doomed, razed, printed, register, column, battle]).toEqual([undefined, true, 'now', 'chains', 'hp', undefined]);
});
