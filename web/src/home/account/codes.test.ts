import { describe, expect, it } from 'vitest';
import { placeOf, spoken } from './codes';

describe('placeOf', () => {
  it('accepts a code however people type it', () => {
    expect(placeOf(' kpw-rzt ')).toEqual({ path: '/table/KPWRZT' });
  });

  it('accepts today’s longer codes, as they are shown', () => {
    expect(spoken('KPWRZTBXGN')).toBe('KPWRZ-TBXGN');
    expect(placeOf(spoken('KPWRZTBXGN'))).toEqual({ path: '/table/KPWRZTBXGN' });
    expect(spoken('KPWRZT')).toBe('KPWRZT');
  });

  it('accepts a whole link, to a table or to a step of a replay', () => {
    expect(placeOf('https://hall.example/table/KPWRZT')).toEqual({ path: '/table/KPWRZT' });
    expect(placeOf('see http://127.0.0.1:8000/replay/KPWRZT?at=12&seat=0')).toEqual({ path: '/replay/KPWRZT?at=12&seat=0' });
  });

  it.each(['KPWRZ', 'KPWRZTT', 'KPWRZTBXG', 'KPWRZTBXGNK', 'KPWRZA', 'KPWR1T', 'https://hall.example/cards/spellfire'])('refuses %s and says why', (text) => {
    expect(placeOf(text)).toEqual({ fault: expect.stringContaining(text) as string });
  });

  it('asks for a code if nothing was typed', () => {
    expect(placeOf('  ')).toEqual({ fault: expect.stringContaining('code') as string });
  });
});
