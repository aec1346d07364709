// After the build: writes a brotli and a gzip copy of each asset they make smaller. The server sends them to browsers
// that accept them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const built = fileURLToPath(new URL('../../src/spellhall/server/static/', import.meta.url));

for (const name of readdirSync(built, { recursive: true })) {
  const file = join(built, name);
  if (name.startsWith('.') || !/\.(js|css|html|svg|json|txt)$/.test(name) || !statSync(file).isFile()) continue;
  const plain = readFileSync(file);
  const copies = {
    br: brotliCompressSync(plain),
    gz: gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, packed] of Object.entries(copies)) {
    if (packed.length < plain.length) writeFileSync(`${file}.${ending}`, packed);
  }
}
