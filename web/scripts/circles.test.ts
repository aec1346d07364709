/** No two modules of the page import each other, not even types: if they need to, one module holds what both need. */

import { globSync, readFileSync, existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const ENDINGS = ['', '.ts', '.svelte', '.svelte.ts'];
const IMPORT = /(?:from|import)\s+'(\.\.?\/[^']+)'/g;

function importsOf(file: string): string[] {
  const named = Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, path = '']) => normalize(join(dirname(file), path)));
  return named.flatMap((path) => ENDINGS.map((ending) => path + ending).find((found) => /\.(ts|svelte)$/.test(found) && existsSync(found)) ?? []);
}

/** One cycle of modules, in import order; empty if there is none. */
export function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle.length) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle.length) return circle;
  }
  return [];
}

it('finds a cycle', () => {
  expect(circleIn(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']]]))).toEqual(['b', 'c', 'b']);
});

it('has no import cycle', () => {
  const files = globSync('src/**/*.{ts,svelte}').filter((file) => !/\.test\.ts$|languages/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(circleIn(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});
