import { beforeEach, expect, it } from 'vitest';
import { Coaching } from './coaching.svelte';

beforeEach(() => localStorage.clear());

it('explains each kind of decision once, in each game', () => {
  const coaching = new Coaching();
  expect(coaching.explains('spellfire', 'defend')).toBe(true);
  coaching.got('spellfire', 'defend');
  expect(coaching.explains('spellfire', 'defend')).toBe(false);
  expect(coaching.explains('spellfire', 'send')).toBe(true);
  expect(coaching.explains('spellchain', 'defend')).toBe(true);
  expect(coaching.explains('spellfire', '')).toBe(false);
});

it('is silent once turned off, and speaks again after the lessons', () => {
  const coaching = new Coaching();
  coaching.stop('spellfire');
  expect(coaching.explains('spellfire', 'send')).toBe(false);
  expect(new Coaching().explains('spellfire', 'send')).toBe(false);
  coaching.begin('spellfire');
  expect(coaching.explains('spellfire', 'send')).toBe(true);
});

it('forgets what it cannot read', () => {
  for (const kept of ['nonsense', '[]', '{"spellfire": 7}']) {
    localStorage.setItem('spellhall.coaching', kept);
    expect(new Coaching().explains('spellfire', 'send')).toBe(true);
  }
});
