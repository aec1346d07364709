/** What is said of a Spellfire table: sentences of the battle, and the labels of cards and zones. */

import type { Frame } from '../../lib/wire';
import type { Battle } from './reading';

export interface People {
  names: readonly string[];
  /** The seat that reads; -1 for a spectator. */
  you: number;
}

export function who({ names, you }: People, seat: number): string {
  return seat === you ? 'you' : (names[seat] ?? `seat ${seat + 1}`);
}

export function whose(people: People, seat: number): string {
  return seat === people.you ? 'your' : `${who(people, seat)}’s`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "Ana attacks your realm Menzoberranzan" */
export function battleTitle(people: People, battle: Battle, realm: string): string {
  const verb = battle.attacker === people.you ? 'attack' : 'attacks';
  return sentence(`${who(people, battle.attacker)} ${verb} ${whose(people, battle.defender)} realm ${realm}`);
}

/** "Your realm Menzoberranzan", where those who fight over it are named beside it */
export function battleFor({ you }: People, { defender }: Battle, realm: string): string {
  return `${defender === you ? 'Your' : 'The'} realm ${realm}`;
}

/** What the battle waits for, in one sentence, or in a `brief` one. */
export function battleSentence(people: People, battle: Battle, brief = false): string {
  const { attacker, defender, behind } = battle;
  if (behind >= 0) {
    if (brief) return behind === people.you ? 'You are behind: play or lose this round.' : `${sentence(who(people, behind))} is behind.`;
    return behind === people.you
      ? 'You are behind: play a card or lose this round.'
      : `${sentence(who(people, behind))} is behind: ${who(people, behind)} plays a card or loses this round.`;
  }
  switch (battle.stage) {
    case 'realm named':
      return sentence(`${who(people, attacker)} ${attacker === people.you ? 'choose' : 'chooses'} a champion to attack with.`);
    case 'attacker stands':
      return sentence(`${who(people, defender)} may send a champion; a realm that nobody defends is razed.`);
    case 'activation':
      return 'The powers of both sides take effect, one after another.';
    case 'playing cards':
      return 'Both sides may play cards.';
    case 'settled':
      return 'The round is settled.';
    default:
      return '';
  }
}

/** "Attack 9, defence 14" for who cannot see the bar. */
export function totalsInWords({ totals: [attack, defence] }: Battle): string {
  if (attack === null && defence === null) return 'Nobody stands yet.';
  return `Attack ${attack ?? 'not yet'}, defence ${defence ?? 'not yet'}.`;
}

export const PILES = ['discard pile', 'limbo', 'abyss', 'void'] as const;

/** "Ana’s discard pile", "Your limbo" */
export function pileTitle(people: People, seat: number, pile: string): string {
  return sentence(`${whose(people, seat)} ${pile}`);
}

export function formationTitle(people: People, seat: number, standing: number, wanted: string): string {
  return sentence(`${whose(people, seat)} formation, ${standing} of ${wanted} realms`);
}

/** What a card on the table is doing, for its label. */
export function doing(frame: Frame, battle: Battle | null, token: string, verb: string | null, nameOf: (token: string) => string): string[] {
  const host = frame.cards[token]?.host ?? null;
  const attacked = verb === 'attack' ? 'can be attacked' : verb === 'rebuild' ? 'can be rebuilt' : '';
  return [
    host ? `with ${nameOf(host)}` : '',
    battle?.target === token ? 'under attack' : '',
    battle?.offence === token ? 'attacks' : '',
    battle?.defence === token ? 'defends' : '',
    attacked || (verb === 'use' ? 'can be used' : verb ? 'can be chosen' : ''),
  ].filter(Boolean);
}
