/** A check of the build: whatever a first visit may load has its texts among those that are fetched first. */

import { relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import { areaOf } from './areas.mjs';

const MAIN = 'src/main.ts';
/** Its pages are fetched after their texts, except those of a first visit. */
const ROUTES = 'src/lib/routing/routes.ts';
const FIRST_PAGES = ['src/pages/Home.svelte', 'src/pages/TableRoom.svelte'];
/** It fetches their texts itself. */
const REFUSALS = 'src/lib/refusals.ts';
const LOADER = 'src/languages/page.loader.ts';

export const REACH: Plugin = {
  name: 'texts-of-a-first-visit',
  buildEnd(error) {
    if (error) return;
    const root = import.meta.dirname.replace(/\/scripts$/, '');
    const sourceOf = (id: string): string => relative(root, id);
    const seen = new Set<string>();
    const wrong: string[] = [];
    const waiting = [`${root}/${MAIN}`];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const module = seen.has(id) ? null : this.getModuleInfo(id);
      seen.add(id);
      if (!module) continue;
      const source = sourceOf(id);
      const worded = module.importedIds.some((one) => sourceOf(one) === LOADER);
      if (worded && areaOf(source) === 'more') wrong.push(source);
      const later = module.dynamicallyImportedIds.filter((one) =>
        source === ROUTES ? FIRST_PAGES.includes(sourceOf(one)) : sourceOf(one) !== REFUSALS,
      );
      waiting.push(...module.importedIds, ...later);
    }
    if (wrong.length) this.error(`A first visit may load these, so scripts/areas.mjs has to count them in: ${wrong.sort().join(', ')}`);
  },
};
