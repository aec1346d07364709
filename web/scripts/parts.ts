/**
 * How the build divides the page into files: what a screen always needs together is one file. Forty small files would
 * cost more in headers and in poor compression than in what they contain.
 */

import type { OutputOptions } from 'rolldown';

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type Modules = (id: string) => Module | null;

const GAMES = ['spellfire', 'spellslinger', 'spellchain'];
const SHELL = 'src/table/shell/Shell.svelte';
/** What the shell fetches by itself at every table; its dialogs, the end and others wait until they're wanted. */
const ALWAYS = /\/src\/table\/(stage|prompt|log)\/(?!TurnPassed)\w+\.svelte$/;

/** Modules, with all that they import, directly or not. */
function closure(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules(id)?.importedIds ?? []));
  }
  return found;
}

function shared(sets: readonly Set<string>[]): string[] {
  return sets.flatMap((one, at) => [...one].filter((id) => sets.slice(at + 1).some((other) => other.has(id))));
}

/** The part of each module; modules without one go where the bundler puts them, and what `main.ts` needs stays with it. */
function divided(root: string, modules: Modules): Map<string, string> {
  const all = (...paths: string[]): Set<string> => closure(paths.map((path) => `${root}/${path}`), modules);
  const main = all('src/main.ts');
  const home = all('src/pages/Home.svelte');
  const always = (modules(`${root}/${SHELL}`)?.dynamicallyImportedIds ?? []).filter((id) => ALWAYS.test(id));
  const table = new Set([...all('src/pages/TableRoom.svelte', SHELL), ...closure(always, modules)]);
  const sharedBy = (path: string): string[] => shared(GAMES.map((game) => all(path.replace('GAME', game))));
  const parts: Record<string, string[]> = {
    start: [...all('src/start.ts'), ...shared([home, table])],
    home: [...home],
    table: [...table, ...sharedBy('src/table/GAME/Middle.svelte'), ...sharedBy('src/cards/GAME/kind.ts')],
    art: sharedBy('src/cards/GAME/picture.ts'),
    ...Object.fromEntries(GAMES.map((game) => [game, [...all(`src/cards/${game}/kind.ts`)]])),
  };
  const division = new Map<string, string>();
  for (const [name, ids] of Object.entries(parts))
    for (const id of ids) if (!main.has(id) && !division.has(id)) division.set(id, name);
  return division;
}

/** The bundler's option. */
export function inParts(root: string): NonNullable<OutputOptions['codeSplitting']> {
  let division: Map<string, string> | undefined;
  return {
    includeDependenciesRecursively: false, // the parts are complete
    groups: [
      {
        name: (id, context) => {
          division ??= divided(root, (one) => context.getModuleInfo(one));
          return division.get(id) ?? null;
        },
      },
    ],
  };
}
