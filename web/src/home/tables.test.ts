import { describe, expect, it } from 'vitest';
import { openSeats, people, type TableRow } from './tables';

const ROW: TableRow = {
  code: 'KPWRZT',
  game: 'spellfire',
  stage: 'waiting',
  seats: [
    { kind: 'person', name: 'Ana', login: '' },
    { kind: 'agent', name: 'Wren', login: '' },
    { kind: 'open', name: '', login: '' },
  ],
  created: 0,
  yours: false,
  manner: 'casual',
  rated: false,
  turn_of: '',
  result: '',
  length: 0,
};

describe('rows', () => {
  it('names the players and counts the free seats', () => {
    expect(people(ROW)).toBe('Ana and Wren');
    expect(openSeats(ROW)).toBe(1);
  });
});
