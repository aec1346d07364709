// After the build: a gzip copy beside each asset that gets smaller by it. The server sends it to browsers that accept it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';

const built = fileURLToPath(new URL('../../src/spellhall/server/static/', import.meta.url));

for (const name of readdirSync(built, { recursive: true })) {
  const file = join(built, name);
  if (name.startsWith('.') || !/\.(js|css|html|svg|json|txt)$/.test(name) || !statSync(file).isFile()) continue;
  const plain = readFileSync(file);
  const packed = gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
  if (packed.length < plain.length) writeFileSync(`${file}.gz`, packed);
}
