// After the build: draws the hall's logo as the installed app's icons, in the sizes listed in
// public/manifest.webmanifest.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../src/spellhall/server/static/icons/', import.meta.url));
const mark = readFileSync(new URL('../src/mark.svg', import.meta.url), 'utf8');
const ground = /<rect[^>]*fill="(#\w+)"[^>]*\/>/.exec(mark);
if (!ground) throw new Error('mark.svg has no ground to be filled to the edge');

// A device may crop a full icon to any shape: the background goes to the edges, and the logo stays within the middle
// four fifths.
const inner = mark.replace(ground[0], '').replace(/<svg[^>]*>|<\/svg>/g, '');
const full =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  `<rect width="32" height="32" fill="${ground[1]}"/><g transform="translate(4 4) scale(.75)">${inner}</g></svg>`;

await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const png = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'hall.svg'), mark);
for (const size of [192, 512]) writeFileSync(join(folder, `hall-${size}.png`), png(mark, size));
for (const size of [180, 512]) writeFileSync(join(folder, `hall-full-${size}.png`), png(full, size));
