/** What a face shows, in one sentence: for labels, and for the text board. */

import type { CatalogueCard } from '../lib/live/catalogue.svelte';
import { kindFor } from './kinds.svelte';
import type { Facts, Size } from './live';

/**
 * A card as a sentence: everything that its face at this size shows. Only the larger faces have the text; an unknown
 * card is "a hidden card".
 */
export function describeCard(card: CatalogueCard | undefined, facts: Facts = {}, size: Size = 'full'): string {
  if (!card) return 'a hidden card';
  const { parts } = kindFor(card.game);
  const sentence = `${card.name}: ${parts(card, facts).filter(Boolean).join(', ')}`;
  const text = size === 'hand' || size === 'full' ? inWords(card.text, card.game) : '';
  return text ? `${sentence}. ${text}` : sentence;
}

/** A text with its [symbols] in words. */
export function inWords(text: string, game: string): string {
  const { spoken = (symbol: string) => symbol } = kindFor(game);
  return text.replaceAll('][', '] [').replace(/\[(\w+)\]/g, (_, symbol: string) => spoken(symbol));
}
