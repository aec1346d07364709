import { describe, expect, it } from 'vitest';
import { find, match, notFound, routes, shortcuts } from './routes';

const SOURCES = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
/** Placeholders in an address: `{one.code}` in a component, `${one.code}` in a text. */
const VALUE = /\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;
/** An address on this site: a link, a navigation, or a text with an address in it. */
const ADDRESS = /(?:href="|to: '|navigate\([`']|[`=])(\/(?![/*>])[^"'`\s<>]*)["'`]/g;

/** All of this site's addresses in its sources, with a word for each placeholder. */
function named(): string[] {
  const texts = Object.values(SOURCES).map((text) => text.replace(VALUE, 'some'));
  const found = texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, address = '']) => address));
  return [...new Set(found.map((address) => address.replace(/[?#].*$/, '')))].filter((path) => !/^\/(api|assets|icons)\b/.test(path));
}

describe('match', () => {
  it('names the parts of a path', () => {
    expect(match('/table/{code}', '/table/BIRD7')).toEqual({ code: 'BIRD7' });
  });

  it('accepts a trailing slash', () => {
    expect(match('/lobby', '/lobby/')).toEqual({});
  });

  it('decodes parts, and rejects ones that can’t be decoded', () => {
    expect(match('/cards/{game}', '/cards/spell%20chain')).toEqual({ game: 'spell chain' });
    expect(match('/cards/{game}', '/cards/100%')).toBeNull();
  });

  it('knows a part by its prefix', () => {
    expect(match('/@{login}', '/@ana.b')).toEqual({ login: 'ana.b' });
    expect(match('/@{login}', '/%40ana')).toEqual({ login: 'ana' });
    expect(match('/@{login}', '/@')).toBeNull();
    expect(match('/@{login}', '/ana')).toBeNull();
  });

  it('is null for another path', () => {
    expect(match('/table/{code}', '/table')).toBeNull();
    expect(match('/table/{code}', '/replay/BIRD7')).toBeNull();
  });
});

describe('find', () => {
  it('leads every unknown path to the same page', () => {
    expect(find('/nowhere/at/all')).toEqual({ route: notFound, params: {} });
  });

  it('leads every address in the sources to a page', () => {
    const paths = named();
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => find(path).route === notFound)).toEqual([]);
  });

  it('leads every route’s parent address, and every shortcut, to a page', () => {
    const above = routes.map(({ pattern }) => pattern.split('/').slice(0, -1).join('/')).filter(Boolean);
    const lost = above.map((path) => path.replace(/{\w+}/g, 'some')).filter((path) => !(path in shortcuts) && find(path).route === notFound);
    expect(lost).toEqual([]);
    for (const to of Object.values(shortcuts)) expect(find(to.replace(/#.*/, '')).route).not.toBe(notFound);
  });

  it('finds each route by its own pattern', () => {
    for (const route of routes) {
      expect(find(route.pattern.replace(/{\w+}/g, 'spellfire')).route).toBe(route);
    }
  });
});
