/** The look of each colour's cards: a frame with its pattern, and the paints of its pictures. */

import type { Ground } from '../art/land';
import type { Hide } from '../art/beasts';
import type { SpellslingerCard } from './card';
import { BLUE, COLOURLESS, GREEN, RED, TERRAIN, YELLOW, colourOf, type Colour } from './signs';

export interface Look {
  readonly colour: Colour;
  /** The frame, and a darker tone for lines and icons on it. */
  readonly frame: string;
  readonly dark: string;
  /** The pattern's name in the style sheet. */
  readonly pattern: 'rays' | 'waves' | 'flames' | 'leaves' | 'rivets' | 'contours';
  readonly sky: readonly [string, string];
  readonly land: readonly [string, string, string];
  readonly light: string;
  readonly ground: Ground;
  readonly hide: Hide;
}

const YELLOWS: Look = {
  colour: YELLOW,
  frame: '#e0ac27',
  dark: '#5c3f00',
  pattern: 'rays',
  sky: ['#f5c955', '#fdf3cf'],
  land: ['#dcb66a', '#b98a3d', '#7a5722'],
  light: '#fffbe3',
  ground: 'hills',
  hide: { body: '#c08a48', shade: '#4b2f16', pale: '#fdf1d6', eyes: '#2c1d10' },
};
const BLUES: Look = {
  colour: BLUE,
  frame: '#3f86c4',
  dark: '#0d3558',
  pattern: 'waves',
  sky: ['#2f6fae', '#cfe6f2'],
  land: ['#7fb0cf', '#3f7ba6', '#1c4767'],
  light: '#f0fbff',
  ground: 'peaks',
  hide: { body: '#5f86b5', shade: '#1a2d4f', pale: '#e6f2fb', eyes: '#ffe27a' },
};
const REDS: Look = {
  colour: RED,
  frame: '#c9503a',
  dark: '#5a1209',
  pattern: 'flames',
  sky: ['#8e2a2a', '#f2a765'],
  land: ['#b5583d', '#7f3029', '#40171b'],
  light: '#ffe7b8',
  ground: 'peaks',
  hide: { body: '#b2432f', shade: '#3c0f12', pale: '#f6dfc0', eyes: '#ffd84d' },
};
const GREENS: Look = {
  colour: GREEN,
  frame: '#4f9355',
  dark: '#123f1d',
  pattern: 'leaves',
  sky: ['#7fb98a', '#eef4d3'],
  land: ['#86b177', '#4a8450', '#224d31'],
  light: '#fbffe6',
  ground: 'woods',
  hide: { body: '#7f7a4c', shade: '#2a2c1a', pale: '#f0e6c6', eyes: '#ffd04f' },
};
const GREYS: Look = {
  colour: COLOURLESS,
  frame: '#a39b8d',
  dark: '#38332b',
  pattern: 'rivets',
  sky: ['#a9a49a', '#ece8df'],
  land: ['#9a958a', '#6d685f', '#3d3a35'],
  light: '#ffffff',
  ground: 'city',
  hide: { body: '#b08d57', shade: '#3c2d1c', pale: '#e8dcc0', eyes: '#8fe3ff' },
};
const LANDS: Look = {
  colour: TERRAIN,
  frame: '#8d9a7c',
  dark: '#2f3826',
  pattern: 'contours',
  sky: ['#9cc4d8', '#f3eed8'],
  land: ['#a8b98a', '#6f8a5c', '#3f5538'],
  light: '#fffbe3',
  ground: 'hills',
  hide: GREYS.hide,
};

const BY_LETTER: Record<string, Look> = { Y: YELLOWS, B: BLUES, R: REDS, G: GREENS };

/** A card's look: by its colour, or the terrain or colourless one. */
export function lookOf(card: SpellslingerCard): Look {
  if (card.facts.type === 'Terrain') return LANDS;
  const colour = colourOf(card.facts.colours[0] ?? '');
  return (colour && BY_LETTER[colour.letter]) ?? GREYS;
}

/** The look of what a terrain produces. */
export function lookOfSymbol(symbol: string): Look {
  return BY_LETTER[symbol] ?? GREYS;
}
