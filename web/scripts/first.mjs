// What the page loads before anything else, from the build's manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const built = fileURLToPath(new URL('../../src/spellhall/server/static/', import.meta.url));
export const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));

/** The page's texts, one file per language and area; a first visit loads one of the first area. */
export const catalogues = (area) =>
  Object.entries(manifest).flatMap(([key, { file }]) => (new RegExp(`/page\\.${area}\\.\\w+\\.compiled\\.js$`).test(key) ? [file] : []));

/** What the page starts with, before its language: the files in index.html, and the page itself. */
export const beginning = () => new Set([...files('index.html'), ...files(part('start'))]);

/** The manifest's key of a part (see `parts.ts`). */
export const part = (name) => Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key].name === name);

/** The files of one manifest entry, with all its static imports. */
export function files(key, found = new Set()) {
  const entry = manifest[key];
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const css of entry.css ?? []) found.add(css);
  for (const imported of entry.imports ?? []) files(imported, found);
  return found;
}

/** The fonts that index.html preloads, before any style sheet names them. */
export function faces() {
  const index = readFileSync(join(built, 'index.html'), 'utf8');
  return [...index.matchAll(/<link rel="preload" as="font"[^>]*href="\/([^"]+)"/g)].map(([, path]) => path);
}
