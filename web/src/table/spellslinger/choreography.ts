/**
 * How a fight of Spellslinger is shown: the blows of each speed, the fastest first, with the damage they deal; then the
 * characters that are destroyed. Damage outside of combat shows its numbers, too.
 */

import { listed, word } from '../../lib/settings/language';
import { sentence } from '../../lib/live/frames';
import { beat, type Beat, type Effect, type FlyingNumber, type Step } from '../../lib/live/timeline';
import type { Frame } from '../../lib/wire';
import type { Scene } from '../stage/choreography';
import { cardEnd, seatEnd } from '../places';
import { column, factsOf, fightOf, type Group } from './parts';

export const BLOWS = 'blows';
export const DESTROYED = 'destroyed';
export const HURT = 'hurt';

const SHOWN = 520;
const A_FALL = 480;

export function CHOREOGRAPHY(before: Frame, after: Frame, scene: Scene): Step[] {
  const fight = fightOf(before);
  const fought = fight.length > 0 && fightOf(after).length === 0;
  const lost = lossesOf(before, after);
  const fallen = destroyed(before, after);
  const called = !fight.length && fightOf(after).length ? [beat('attack', { sound: 'attack' })] : [];
  const blows = fought && (lost.length || fallen.length) ? blowsOf(before, fight, lost, scene) : hurt(lost);
  const falls = fallen.length ? [fallOf(before, fallen, scene)] : [];
  return [...called, ...blows, ...falls].map((one) => ({ frame: before, beat: one }));
}

/** Who lost life, and which characters were damaged and still stand. */
function lossesOf(before: Frame, after: Frame): FlyingNumber[] {
  const seats = after.sides.map(({ seat }) => ({ at: seatEnd(seat), amount: column(after, seat, 'life') - column(before, seat, 'life') }));
  const cards = Object.entries(after.cards).map(([token, card]) => {
    const known = before.cards[token];
    return { at: cardEnd(token), amount: known ? factsOf(known).damage - factsOf(card).damage : 0 };
  });
  return [...seats, ...cards].filter(({ amount }) => amount < 0);
}

/** Characters that left the table for a discard pile. */
function destroyed(before: Frame, after: Frame): string[] {
  return Object.keys(before.cards).filter((token) => {
    const card = before.cards[token];
    return card?.zone === 'in play' && factsOf(card).type === 'Character' && after.cards[token]?.zone === 'discard pile';
  });
}

function hurt(lost: FlyingNumber[]): Beat[] {
  if (!lost.length) return [];
  const effects = Object.fromEntries(lost.flatMap(({ at }): [string, Effect][] => (at.startsWith('card ') ? [[at.slice(5), 'struck']] : [])));
  return [beat(HURT, { lasts: SHOWN, numbers: lost, effects, sound: 'hit' })];
}

/** The blows of a fight: everyone of the same speed strikes at once. */
function blowsOf(frame: Frame, fight: Group[], lost: FlyingNumber[], scene: Scene): Beat[] {
  const strikers = fight.flatMap(({ attackers, blockers, target, blocked }) => [
    ...attackers.map((token) => ({ token, at: blocked ? blockers.map(cardEnd) : [seatEnd(target)] })),
    ...blockers.map((token) => ({ token, at: attackers.map(cardEnd) })),
  ]);
  const speed = (token: string): number => speedOf(frame, token);
  const speeds = [...new Set(strikers.map(({ token }) => speed(token)))].sort((one, other) => other - one);
  const waves = speeds.map((now) => strikers.filter(({ token }) => speed(token) === now));
  return waves.map((wave, index) => {
    const struck = new Set(wave.flatMap(({ at }) => at));
    const later = new Set(waves.slice(index + 1).flatMap((others) => others.flatMap(({ at }) => at)));
    const numbers = lost.filter(({ at }) => struck.has(at) && !later.has(at));
    const effects: Record<string, Effect> = {};
    for (const at of struck) if (at.startsWith('card ')) effects[at.slice(5)] = 'struck';
    for (const { token } of wave) effects[token] = 'strikes';
    return beat(BLOWS, { text: blowText(frame, wave, numbers, scene), lasts: SHOWN, numbers, effects, sound: 'hit' });
  });
}

function speedOf(frame: Frame, token: string): number {
  const card = frame.cards[token];
  return (card && factsOf(card).now?.[1]) ?? 0;
}

/** "Bridge Troll and Barrow Badger strike: Rook loses 4 life." */
function blowText(frame: Frame, wave: { token: string }[], numbers: FlyingNumber[], { nameOf }: Scene): string {
  const names = wave.map(({ token }) => nameOf(frame.cards[token]?.key ?? null));
  const some = names.length > 3 ? `${names.length} characters` : listed(names);
  const losses = numbers.flatMap(({ at, amount }) => (at.startsWith('seat ') ? [lossText(frame, Number(at.slice(5)), -amount)] : []));
  const strike = names.length > 1 ? `${some} strike` : `${some} strikes`;
  return sentence(losses.length ? `${strike}: ${listed(losses)}.` : `${strike}.`);
}

function lossText(frame: Frame, seat: number, points: number): string {
  return seat === frame.you ? `you lose ${points} life` : `${frame.seats[seat]?.name ?? word('someone')} loses ${points} life`;
}

function fallOf(frame: Frame, tokens: string[], { nameOf }: Scene): Beat {
  const names = tokens.map((token) => nameOf(frame.cards[token]?.key ?? null));
  const some = names.length > 3 ? `${names.length} characters` : listed(names);
  const text = sentence(names.length > 1 ? `${some} are destroyed.` : `${some} is destroyed.`);
  const effects = Object.fromEntries(tokens.map((token): [string, Effect] => [token, 'falls']));
  return beat(DESTROYED, { text, lasts: A_FALL, effects, sound: 'hit' });
}
