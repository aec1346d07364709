import { describe, expect, it } from 'vitest';
import { battleOf, type Battle } from './reading';
import { battleFrame } from './sample';
import { battleFor, battleSentence, battleTitle, doing, pileTitle, totalsInWords } from './words';

const names = ['Ana', 'Bo'];
const battle = battleOf(battleFrame()) as Battle;

describe('a battle in words', () => {
  it('says who attacks whose realm, from each reader’s point of view', () => {
    expect(battleTitle({ names, you: 0 }, battle, 'Ashmark')).toBe('You attack Bo’s Ashmark');
    expect(battleTitle({ names, you: 1 }, battle, 'Ashmark')).toBe('Ana attacks your Ashmark');
    expect(battleTitle({ names, you: -1 }, battle, 'Ashmark')).toBe('Ana attacks Bo’s Ashmark');
  });

  it('says who is losing and what that means', () => {
    expect(battleSentence({ names, you: 0 }, battle)).toBe('You’re losing: play a card or lose this round.');
    expect(battleSentence({ names, you: 1 }, battle)).toBe('Ana is losing: Ana must play a card or lose this round.');
  });

  it('is short where space is tight', () => {
    expect(battleFor({ names, you: 0 }, battle, 'Ashmark')).toBe('The realm Ashmark');
    expect(battleFor({ names, you: 1 }, battle, 'Ashmark')).toBe('Your realm Ashmark');
    expect(battleSentence({ names, you: 0 }, battle, true)).toBe('You’re losing: play a card or lose this round.');
    expect(battleSentence({ names, you: 1 }, battle, true)).toBe('Ana is losing.');
  });

  it('says what the hall asks while players can respond to a card', () => {
    const answering = 'The Dreaded Ghost would make it 12 to -1 for Bo: answer it, or let it happen.';
    expect(battleSentence({ names, you: 0 }, { ...battle, answering })).toBe(answering);
  });

  it('says what it is waiting for in every stage', () => {
    const people = { names, you: 1 };
    const at = (stage: string): string => battleSentence(people, { ...battle, stage, behind: -1 });
    expect(at('realm named')).toBe('Ana is picking a champion to attack with.');
    expect(at('attacker stands')).toBe('You can send a champion; an undefended realm is razed.');
    expect(at('playing cards')).toBe('Both sides can play cards.');
    expect(new Set(['realm named', 'attacker stands', 'activation', 'playing cards', 'settled'].map(at)).size).toBe(5);
  });

  it('says the totals', () => {
    expect(totalsInWords(battle)).toBe('Attack 8, defence 11.');
    expect(totalsInWords({ ...battle, totals: [8, null] })).toBe('Attack 8, defence not yet.');
    expect(totalsInWords({ ...battle, totals: [null, null] })).toBe('No one yet.');
  });
});

it('a pile is named after its owner', () => {
  expect(pileTitle({ names, you: 0 }, 1, 'discard pile')).toBe('Bo’s discard pile');
  expect(pileTitle({ names, you: 1 }, 1, 'limbo')).toBe('Your limbo');
});

describe('what a card is doing', () => {
  const frame = battleFrame();
  const of = (token: string, verb: string | null = null): string[] => doing(frame, battle, token, verb, (one) => one.toUpperCase());

  it('covers realms, fighters and their attachments', () => {
    expect(of('tip')).toEqual(['under attack']);
    expect(of('sable')).toEqual(['attacks']);
    expect(of('rook')).toEqual(['defends']);
    expect(of('sword')).toEqual(['with SABLE']);
  });

  it('says what you can do with it', () => {
    expect(of('tip', 'attack')).toEqual(['under attack', 'can be attacked']);
    expect(of('tip', 'rebuild')).toContain('can be rebuilt');
    expect(of('sable', 'use')).toContain('can be used');
    expect(of('sable', 'pick')).toContain('can be chosen');
  });
});
