/** The texts of a Spellfire table: sentences about the battle, and labels of cards and zones. */

import { word } from '../../lib/settings/language';
import type { CardSeen, Frame } from '../../lib/wire';
import { isFaceDown, isQuesting, type Battle } from './reading';

export interface People {
  names: readonly string[];
  /** The reader's seat; -1 for a spectator. */
  you: number;
}

export function who({ names, you }: People, seat: number): string {
  return seat === you ? word('you') : (names[seat] ?? `seat ${seat + 1}`);
}

/** "Your Cyclops", "Rook’s Cyclops" */
export function whose(people: People, seat: number, card: string): string {
  return seat === people.you ? `Your ${card}` : `${who(people, seat)}’s ${card}`;
}

/** "Ana attacks your realm Menzoberranzan" */
export function battleTitle(people: People, battle: Battle, realm: string): string {
  if (battle.attacker === people.you) return `You attack ${who(people, battle.defender)}’s ${realm}`;
  if (battle.defender === people.you) return `${who(people, battle.attacker)} attacks your ${realm}`;
  return `${who(people, battle.attacker)} attacks ${who(people, battle.defender)}’s ${realm}`;
}

/** "Your realm Menzoberranzan", where the fighters are named next to it */
export function battleFor({ you }: People, { defender }: Battle, realm: string): string {
  return defender === you ? `Your realm ${realm}` : `The realm ${realm}`;
}

/** What the battle is waiting for, in one sentence, or in a `brief` one. */
export function battleSentence(people: People, battle: Battle, brief = false): string {
  const { attacker, defender, behind } = battle;
  if (battle.answering) return battle.answering;
  if (behind >= 0) {
    if (brief) return behind === people.you ? 'You’re losing: play a card or lose this round.' : `${who(people, behind)} is losing.`;
    return behind === people.you
      ? 'You’re losing: play a card or lose this round.'
      : `${who(people, behind)} is losing: ${who(people, behind)} must play a card or lose this round.`;
  }
  switch (battle.stage) {
    case 'realm named':
      return attacker === people.you ? 'Pick a champion to attack with.' : `${who(people, attacker)} is picking a champion to attack with.`;
    case 'attacker stands':
      return defender === people.you
        ? 'You can send a champion; an undefended realm is razed.'
        : `${who(people, defender)} can send a champion; an undefended realm is razed.`;
    case 'activation':
      return 'Both sides’ powers take effect, one after another.';
    case 'playing cards':
      return 'Both sides can play cards.';
    case 'settled':
      return 'The round is decided.';
    default:
      return '';
  }
}

/** "Attack 9, defence 14" for people who can't see the bar. */
export function totalsInWords({ totals: [attack, defence] }: Battle): string {
  if (attack === null && defence === null) return 'No one yet.';
  return `Attack ${attack ?? 'not yet'}, defence ${defence ?? 'not yet'}.`;
}

// Zones as the game calls them.
// @wc-ignore
export const PILES = ['discard pile', 'limbo', 'abyss', 'void'] as const;

const ZONES: Record<string, string> = {
  'discard pile': 'discard pile',
  limbo: word('limbo'),
  abyss: word('abyss'),
  void: word('void'),
  pool: word('pool'),
  hand: word('hand'),
};

/** A zone in words. */
export const zoneOf = (pile: string): string => ZONES[pile] ?? pile;

/** "Ana’s discard pile", "Your limbo" */
export function pileTitle(people: People, seat: number, pile: string): string {
  return seat === people.you ? `Your ${zoneOf(pile)}` : `${who(people, seat)}’s ${zoneOf(pile)}`;
}

export function formationTitle(people: People, seat: number, standing: number, wanted: string): string {
  if (seat === people.you) return `Your formation, ${standing} of ${wanted} realms`;
  return `${who(people, seat)}’s formation, ${standing} of ${wanted} realms`;
}

/** For a face-down card: a champion in its pool is known to all, a card under another one isn't. */
function faceDown(card: CardSeen | undefined): string {
  return card?.key && card.zone !== 'pool' ? 'face down, known only to its player' : 'face down';
}

/** What a card on the table is doing, for its label. */
export function doing(frame: Frame, battle: Battle | null, token: string, verb: string | null, nameOf: (token: string) => string): string[] {
  const host = frame.cards[token]?.host ?? null;
  const attacked = verb === 'attack' ? 'can be attacked' : verb === 'rebuild' ? 'can be rebuilt' : '';
  return [
    host ? `with ${nameOf(host)}` : '',
    isQuesting(frame, token) ? 'gone questing' : isFaceDown(frame, token) ? faceDown(frame.cards[token]) : '',
    battle?.target === token ? 'under attack' : '',
    battle?.offence === token ? word('attacks') : '',
    battle?.defence === token ? word('defends') : '',
    attacked || (verb === 'use' ? 'can be used' : verb ? 'can be chosen' : ''),
  ].filter(Boolean);
}
