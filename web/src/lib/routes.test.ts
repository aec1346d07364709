import { describe, expect, it } from 'vitest';
import { find, match, notFound, routes } from './routes';

describe('match', () => {
  it('names the parts of a path', () => {
    expect(match('/table/{code}', '/table/BIRD7')).toEqual({ code: 'BIRD7' });
  });

  it('does not mind a slash at the end', () => {
    expect(match('/lobby', '/lobby/')).toEqual({});
  });

  it('decodes parts, and refuses those that cannot be decoded', () => {
    expect(match('/cards/{game}', '/cards/spell%20chain')).toEqual({ game: 'spell chain' });
    expect(match('/cards/{game}', '/cards/100%')).toBeNull();
  });

  it('knows a part by the sign at its beginning', () => {
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
  it('leads every path that no route knows to the same page', () => {
    expect(find('/nowhere/at/all')).toEqual({ route: notFound, params: {} });
  });

  it('finds each route by its own pattern', () => {
    for (const route of routes) {
      expect(find(route.pattern.replace(/{\w+}/g, 'spellfire')).route).toBe(route);
    }
  });
});
