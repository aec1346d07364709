/** The three games as the first screen shows them, before the hall has said a word. */

import type { Component } from 'svelte';
import type { GameName } from '../lib/catalogue.svelte';
import SpellchainPicture from './SpellchainPicture.svelte';
import SpellfirePicture from './SpellfirePicture.svelte';
import SpellslingerPicture from './SpellslingerPicture.svelte';

export interface ShownGame {
  name: GameName;
  title: string;
  /** What the game is, in one sentence. */
  sentence: string;
  /** How many may sit at its table; the least is always two. */
  most: number;
  Picture: Component;
}

export const SHOWN_GAMES: readonly ShownGame[] = [
  {
    name: 'spellfire',
    title: 'Spellfire',
    sentence: 'Build an empire of six realms, and send your champions to burn down those of the others.',
    most: 6,
    Picture: SpellfirePicture,
  },
  {
    name: 'spellslinger',
    title: 'Spellslinger',
    sentence: 'You are a mage: call characters with the power of your lands, and let them fight the other mage down.',
    most: 6,
    Picture: SpellslingerPicture,
  },
  {
    name: 'spellchain',
    title: 'Spell Chain',
    sentence: 'Lay eight spells in turn, then watch the chain strike backwards, the last spell first.',
    most: 2,
    Picture: SpellchainPicture,
  },
];

/** The title of a game; its name where the page knows no such game. */
export function titleOf(name: string): string {
  return SHOWN_GAMES.find((game) => game.name === name)?.title ?? name;
}
