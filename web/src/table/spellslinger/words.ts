/** The table in words: what a card is doing, how the fight would end, what's waiting for responses. */

import { listed } from '../../lib/settings/language';
import type { Announced, Facts, Group } from './parts';
import type { Outlook } from './fight/outlook';

/** Names for sentences: cards by token, seats by number. */
export interface Names {
  card(token: string): string;
  seat(seat: number): string;
  /** Who is attacked along with a seat: its team, if that plays as one. */
  side(seat: number): string;
}

/** What a card in play is doing, piece by piece, besides what its face shows. */
export function doing(token: string, facts: Facts, fight: readonly Group[], names: Names): string[] {
  const attack = fight.find(({ attackers }) => attackers.includes(token));
  const block = fight.find(({ blockers }) => blockers.includes(token));
  const said: string[] = [];
  if (attack) {
    const mates = attack.attackers.filter((other) => other !== token).map(names.card);
    const target = names.side(attack.target);
    said.push(mates.length ? `attacks ${target} together with ${listed(mates)}` : `attacks ${target}`);
    if (attack.blockers.length) said.push(`blocked by ${listed(attack.blockers.map(names.card))}`);
    else if (attack.blocked) said.push('was blocked');
  }
  if (block) said.push(`blocks ${listed(block.attackers.map(names.card))}`);
  if (facts.shield) said.push(`the next ${facts.shield} damage is prevented`);
  return said;
}

/** A character's outlook in the fight, in one sentence without its full stop. */
export function outlookSentence(outlook: Outlook, target: string, names: Names): string {
  const { deals, foes, blow } = outlook;
  const foe = foes.length ? listed(foes.map(names.card)) : target;
  const dealt = foes.length > 1 ? `would deal ${deals}, split among ${foe}` : `would deal ${deals} to ${foe}`;
  const strike = deals && foe ? (blow > 1 ? `${dealt}, in blow ${blow}` : dealt) : 'would deal no damage';
  return `before effects: ${outlook.late && deals ? `if it survives to strike, ${strike}` : strike}; ${fateSentence(outlook)}`;
}

function fateSentence({ fate, doomed }: Outlook): string {
  if (doomed) return 'it would be destroyed by Deadly';
  return { lives: 'it would survive', 'may fall': 'it might be destroyed', falls: 'it would be destroyed' }[fate];
}

/** Who attacks whom, and who blocks: one sentence per group. */
export function fightSentence({ attackers, blockers, target, blocked }: Group, names: Names, open: boolean): string {
  const many = attackers.length > 1;
  const who = listed(attackers.map(names.card));
  const attack = many ? `${who} attack ${names.side(target)} as a group` : `${who} attacks ${names.side(target)}`;
  if (blockers.length) return `${attack}, blocked by ${listed(blockers.map(names.card))}.`;
  if (blocked) return `${attack}; it stays blocked, though no blocker is left.`;
  return open ? `${attack}.` : `${attack}; no one blocks.`;
}

/** Identical sentences are merged, with a count. */
export function counted(sentences: readonly string[]): { text: string; times: number }[] {
  const times = new Map<string, number>();
  for (const text of sentences) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => ({ text, times: count }));
}

/** What an attacked player would take; `name` may be "you". */
export function playerSentence(name: string, damage: number, life: number, ward: number): string {
  const felt = Math.max(0, damage - ward);
  const kept = ward && damage ? ` (${Math.min(ward, damage)} of ${damage} prevented)` : '';
  const after = life - felt;
  if (!felt) return `No damage would reach ${name}${kept}.`;
  const taken = `${capital(name)} would take ${felt}${kept}: ${life} → ${withMinus(after)} life`;
  return after <= 0 ? `${taken}, and would be out.` : `${taken}.`;
}

/** A number in print: with a minus, not a hyphen. */
export function withMinus(number: number): string {
  return String(number).replace('-', '\u2212');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A pending card's progress. */
export type Progress = 'paying' | 'aiming' | 'waiting' | 'resolving';

export function progressOf(token: string, waiting: string | null, rule: string): Progress {
  if (waiting === token) return 'waiting';
  if (rule === 'SS-PL-02') return 'paying';
  return rule === 'SS-PL-04' || rule === 'SS-PL-03' ? 'aiming' : 'resolving';
}

/** What will happen to it, in plain words. */
export function progressSentence(progress: Progress, permanent: boolean, ability: boolean): string {
  if (progress === 'paying') return 'It isn’t paid for yet.';
  if (progress === 'aiming') return 'Its targets aren’t chosen yet.';
  if (progress === 'waiting') {
    return permanent ? 'It comes into play unless someone responds.' : 'It takes effect unless someone responds.';
  }
  return ability ? 'The ability takes effect now; no one can respond.' : 'It takes effect now; no one can respond.';
}

/** Its targets; empty if there are none. */
export function aimSentence({ targets, players }: Announced, names: Names): string {
  const aims = [...targets.map(names.card), ...players.map(names.seat)];
  return aims.length ? `Targets ${listed(aims)}.` : '';
}
