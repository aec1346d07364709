// After the build: writes the service worker, with the list of files it caches from the start, and a version that
// changes with it.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginning, built, catalogues, faces, files, part } from './first.mjs';

const text = readFileSync(new URL('./hall-worker.js', import.meta.url), 'utf8');
// The texts of a first visit are cached in every language: you can't fetch another language's while offline.
const shell = ['/', ...new Set([...beginning(), ...catalogues('(first|refusals)'), ...files(part('home')), ...faces()].map((name) => `/${name}`))];
const digest = createHash('sha256').update(text);
for (const path of shell) digest.update(readFileSync(join(built, path === '/' ? 'index.html' : path)));
writeFileSync(
  join(built, 'sw.js'),
  text.replace("'@version@'", `'${digest.digest('hex').slice(0, 16)}'`).replace("['@shell@']", JSON.stringify(shell)),
);
