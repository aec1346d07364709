/**
 * No two cards of a game share a picture: all cards of all games are painted, small, and compared. The cards come from
 * the hall itself: tests/server/test_page_units.py writes them to a folder, whose path is given here.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueCard } from '../src/lib/live/catalogue.svelte';
import type { Shape } from '../src/cards/art/shape';

const FOLDER = process.env['SPELLHALL_CATALOGUES'] ?? '';
const GAMES = FOLDER ? readdirSync(FOLDER).map((name) => name.replace(/\.json$/, '')) : [];
const PAINTERS = import.meta.glob<{ pictureOf: (card: CatalogueCard) => readonly Shape[]; rest?: () => Promise<void> }>('../src/cards/*/picture.ts', { eager: true });

/** The width and height of a compared picture, in dots: about what you can see of it across a table. */
const [WIDE, HIGH] = [25, 16];
/** The least distance between two pictures, where 0 is identical and 1 is black against white. */
const APART = 0.02;
/** The same for two of one kind, such as realms of one world, which share their paints. */
const APART_OF_A_KIND = 0.025;

/** Many pictures are painted and compared here, on machines that have other things to do. */
const PATIENCE = 120_000;

interface Painted {
  card: CatalogueCard;
  /** What it shares with others of its kind. */
  kind: string;
  svg: string;
  /** Red, green and blue of each dot. */
  dots: Uint8Array;
}

function drawingOf(shapes: readonly Shape[]): string {
  const paths = shapes.map(({ d, fill, opacity, line, holes, at }) => {
    const how = line
      ? `fill="none" stroke="${fill}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`
      : `fill="${fill}"${holes ? ' fill-rule="evenodd"' : ''}`;
    return `<path d="${d}" ${how}${opacity === undefined ? '' : ` opacity="${opacity}"`}${at ? ` transform="${at}"` : ''}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 64">${paths.join('')}</svg>`;
}

const gallery = new Map<string, Painted[]>();

/** The pictures of all cards of a game. */
function painted(game: string): Painted[] {
  const all = gallery.get(game) ?? paint(game);
  gallery.set(game, all);
  return all;
}

function paint(game: string): Painted[] {
  const { pictureOf } = PAINTERS[`../src/cards/${game}/picture.ts`]!;
  const { cards } = JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as { cards: CatalogueCard[] };
  return cards.map((card) => {
    const svg = drawingOf(pictureOf({ ...card, game }));
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: WIDE }, background: '#808080' }).render();
    const dots = drawn.pixels.filter((_, at) => at % 4 !== 3);
    drawn.free();
    return { card, kind: kindOf(card), svg, dots };
  });
}

/** The distance between two pictures, dot by dot. */
function between(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at]! - other[at]!);
  return sum / (one.length * 255);
}

const kindOf = (card: CatalogueCard): string => JSON.stringify(Object.entries(card.facts).filter(([name]) => ['type', 'world', 'kind', 'kinds', 'colours'].includes(name)));

describe.skipIf(!FOLDER)('the pictures of all cards', () => {
  beforeAll(async () => {
    const { resolve } = createRequire(import.meta.url);
    await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
    for (const { rest } of Object.values(PAINTERS)) await rest?.();
  });

  it('exist for some game', () => {
    expect(GAMES.length).toBeGreaterThan(0);
  });

  it.each(GAMES)('of %s differ, and within a kind by more than a little', (game) => {
    const all = painted(game);
    expect(all.length).toBeGreaterThan(50);
    const alike: string[] = [];
    let least = 1;
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        const apart = between(one.dots, other.dots);
        least = Math.min(least, apart);
        if (one.svg === other.svg || apart < (one.kind === other.kind ? APART_OF_A_KIND : APART)) {
          alike.push(`${one.card.name} (${one.card.key}) and ${other.card.name} (${other.card.key}): ${apart.toFixed(3)}`);
        }
      }
    }
    expect(alike, `the least was ${least.toFixed(3)}`).toEqual([]);
  }, PATIENCE);

  it.each(GAMES)('of %s are complete, and quick to draw', (game) => {
    for (const { card, svg, dots } of painted(game)) {
      expect(svg, card.key).not.toMatch(/NaN|undefined|Infinity/);
      expect(dots.length, card.key).toBe(WIDE * HIGH * 3);
      expect(svg.split('<path').length, card.key).toBeLessThan(90);
      expect(svg.length, card.key).toBeLessThan(16_000);
    }
  }, PATIENCE);
});
