// Prints what a first visit loads, compressed as browsers get it: the home page, with the texts of its language (here
// the largest), and a table of each game up to its first question. Fails above the limits, which leave room for headers
// and answers of the hall: tests/browser/test_weight.py measures those over the wire.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beginning, built, catalogues, faces, files, manifest, part } from './first.mjs';

const HOME_KB = 90;
const TABLE_KB = 180;
const packed = (name) => {
  const plain = readFileSync(join(built, name));
  return Math.min(plain.length, brotliCompressSync(plain).length);
};
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const sum = (names) => [...names].reduce((bytes, name) => bytes + packed(name), 0);

const texts = catalogues('first').sort((one, other) => packed(other) - packed(one));
const home = new Set(['index.html', ...beginning(), ...texts.slice(0, 1), ...faces(), ...files(part('home'))]);
for (const name of home) console.log(`  ${kb(packed(name)).padStart(8)}  ${name}`);
console.log(`home: ${kb(sum(home))} of ${HOME_KB} KB`);
let most = 0;
for (const middle of Object.keys(manifest).filter((key) => /^src\/table\/[^/]+\/Middle\.svelte$/.test(key))) {
  const game = middle.split('/')[2];
  const needed = [part('table'), middle, part(game), `src/cards/${game}/picture.ts`];
  const table = new Set([...home, ...needed.flatMap((key) => [...files(key)])]);
  console.log(`to the first question, ${middle}: ${kb(sum(table))} of ${TABLE_KB} KB`);
  most = Math.max(most, sum(table));
}
if (sum(home) > HOME_KB * 1000) {
  console.error(`The home page is above ${HOME_KB} KB: import what it doesn't need with import().`);
  process.exit(1);
}
if (most > TABLE_KB * 1000) {
  console.error(`A table is above ${TABLE_KB} KB: import what the first question does not need with import().`);
  process.exit(1);
}
