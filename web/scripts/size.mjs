// Prints what a first visit loads: index.html, the scripts, styles and fonts needed before any page, and the texts of
// its language (here the largest); then what a table loads before its first decision. Fails above the limits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beginning, built, catalogues, faces, files, manifest } from './first.mjs';

const LIMIT_KB = 100;
const TABLE_KB = 140;
const packed = (name) => {
  const plain = readFileSync(join(built, name));
  return Math.min(plain.length, gzipSync(plain, { level: 9 }).length);
};
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const sum = (names) => names.reduce((bytes, name) => bytes + packed(name), 0);

const texts = catalogues().sort((one, other) => packed(other) - packed(one));
const first = ['index.html', ...beginning(), ...texts.slice(0, 1), ...faces()];
const total = sum(first);
for (const name of first) console.log(`  ${kb(packed(name)).padStart(8)}  ${name}`);
console.log(`first load: ${kb(total)} gzip of ${LIMIT_KB} KB`);
console.log(`  and the first page: ${kb(sum([...files('src/pages/Home.svelte')].filter((name) => !first.includes(name))))}`);
let table = 0;
for (const middle of Object.keys(manifest).filter((key) => /^src\/table\/[^/]+\/Middle\.svelte$/.test(key))) {
  const needed = new Set(['src/pages/TableRoom.svelte', 'src/table/shell/Shell.svelte', middle].flatMap((key) => [...files(key)]));
  const more = sum([...needed].filter((name) => !first.includes(name)));
  console.log(`  and ${middle}: ${kb(more)} of ${TABLE_KB} KB, together ${kb(total + more)}`);
  table = Math.max(table, more);
}
if (total > LIMIT_KB * 1000) {
  console.error(`The first load is above ${LIMIT_KB} KB: import what not every page needs with import().`);
  process.exit(1);
}
if (table > TABLE_KB * 1000) {
  console.error(`A table is above ${TABLE_KB} KB: import what the first question does not need with import().`);
  process.exit(1);
}
