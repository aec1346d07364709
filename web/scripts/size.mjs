// Says what a first visit loads: index.html, and the scripts and styles that it needs before any page. Fails above the limit.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 100;
const built = fileURLToPath(new URL('../../src/spellhall/server/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));

/** The files of one entry of the manifest with all that it imports at once. */
function files(key, found = new Set()) {
  const entry = manifest[key];
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const css of entry.css ?? []) found.add(css);
  for (const imported of entry.imports ?? []) files(imported, found);
  return found;
}

const packed = (name) => gzipSync(readFileSync(join(built, name)), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

const first = ['index.html', ...files('index.html')];
const total = first.reduce((sum, name) => sum + packed(name), 0);
for (const name of first) console.log(`  ${kb(packed(name)).padStart(8)}  ${name}`);
console.log(`first load: ${kb(total)} gzip of ${LIMIT_KB} KB`);
for (const key of ['src/pages/Home.svelte', 'src/pages/TableRoom.svelte']) {
  if (!(key in manifest)) continue;
  const more = [...files(key)].filter((name) => !first.includes(name));
  const sum = more.reduce((bytes, name) => bytes + packed(name), 0);
  console.log(`  and ${key}: ${kb(sum)}`);
}
if (!existsSync(join(built, 'index.html')) || total > LIMIT_KB * 1000) {
  console.error(`The first load is above ${LIMIT_KB} KB: import what not every page needs with import().`);
  process.exit(1);
}
