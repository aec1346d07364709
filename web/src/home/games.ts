/** The pictures and icons of the games, each drawn in the folder of its cards. */

import type { Component } from 'svelte';
import PlainMark from './PlainMark.svelte';
import PlainPicture from './PlainPicture.svelte';

type Drawn = Record<string, Component>;

const PICTURES: Drawn = import.meta.glob<Component>('../cards/*/Picture.svelte', { eager: true, import: 'default' });
const MARKS: Drawn = import.meta.glob<Component>('../cards/*/Mark.svelte', { eager: true, import: 'default' });

/** The picture of a game, for a card on the home page. */
export function pictureOf(game: string): Component {
  return PICTURES[`../cards/${game}/Picture.svelte`] ?? PlainPicture;
}

/** A small icon of a game, where a picture would be too much. */
export function markOf(game: string): Component {
  return MARKS[`../cards/${game}/Mark.svelte`] ?? PlainMark;
}
