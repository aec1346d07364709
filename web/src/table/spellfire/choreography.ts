/**
 * How the turning points of a Spellfire battle are shown: the call to battle, a card that adds to a total, the end of a
 * round and the fall of the defeated champion, a razed realm. Everything else moves by itself when the frame changes.
 */

import { listed } from '../../lib/settings/language';
import { beat, type Beat, type Effect, type Step } from '../../lib/live/timeline';
import type { Frame } from '../../lib/wire';
import type { Scene } from '../stage/choreography';
import { cardEnd } from '../places';
import { battleOf, seenOf, tableOf, type Battle } from './reading';
import { whose, type People } from './words';

export const ROUND = 'round';
export const RAZED = 'razed';

export const JOINS = 'joins';

/** For how many milliseconds a number flies to its total, and the end of a round and the fall of a realm are shown. */
const A_NUMBER = 450;
const A_ROUND = 600;
const A_REALM = 600;

export function CHOREOGRAPHY(before: Frame, after: Frame, scene: Scene): Step[] {
  const people: People = { names: after.seats.map(({ name }) => name), you: after.you };
  const [fought, fights] = [battleOf(before), battleOf(after)];
  const round = fought && ended(before, after, fought, people, scene);
  const razed = realmsRazed(before, after, people, scene);
  const called = !fought && fights ? beat('attack', { sound: 'attack' }) : null;
  const fallen = round?.effects ?? {};
  const beats = [called, round, razed && { ...razed, effects: { ...fallen, ...razed.effects } }];
  const turning = beats.flatMap((one) => (one ? [{ frame: before, beat: one }] : []));
  return [...turning, ...(fought && fights && !round ? joined(before, after, fought, fights) : [])];
}

/** A total of the same round changed: the new table, with the old totals until the number has arrived. */
function joined(before: Frame, after: Frame, fought: Battle, fights: Battle): Step[] {
  if (fought.round !== fights.round || fought.offence !== fights.offence || fought.defence !== fights.defence) return [];
  const numbers = [fights.offence, fights.defence].flatMap((fighter, side) => {
    const [old, now] = [fought.totals[side], fights.totals[side]];
    if (fighter === null || old == null || now == null || old === now) return [];
    const bearer = Object.keys(after.cards).find((token) => after.cards[token]?.host === fighter && before.cards[token]?.host !== fighter);
    return [{ amount: now - old, at: cardEnd(bearer ?? fighter), to: `total ${side}` }];
  });
  if (!numbers.length) return [];
  const { battle } = tableOf(after);
  const frame = { ...after, table: { ...after.table, battle: battle && { ...battle, totals: fought.totals } } };
  return [{ frame, beat: beat(JOINS, { lasts: A_NUMBER, numbers }) }];
}

/** The end of a round: a champion that fought has left the battle and won't return. */
function ended(before: Frame, after: Frame, { offence, defence, attacker, defender, totals }: Battle, people: People, { nameOf }: Scene): Beat | null {
  const fighters = [
    { token: offence, seat: attacker },
    { token: defence, seat: defender },
  ];
  const fallen = fighters.filter(({ token }) => token !== null && fights(before, token) && isGone(after, token));
  if (!fallen.length) return null;
  const standing = fighters.find(({ token }) => token !== null && fallen.every((one) => one.token !== token));
  const name = (token: string | null): string => nameOf((token && before.cards[token]?.key) ?? null);
  const [attack, defence_] = totals;
  const called = ({ token, seat }: { token: string | null; seat: number }): string => whose(people, seat, name(token));
  const text =
    standing && fallen.length === 1
      ? wonText(called(standing), attack, defence_)
      : fallText([...fallen].sort((one, other) => Number(other.seat === people.you) - Number(one.seat === people.you)).map(called));
  const effects: Record<string, Effect> = {};
  for (const { token } of fallen) if (token) effects[token] = 'falls';
  if (standing?.token) effects[standing.token] = 'wins';
  return beat(ROUND, { text, lasts: A_ROUND, seat: standing?.seat ?? -1, effects, sound: 'hit' });
}

function wonText(winner: string, attack: number | null, defence: number | null): string {
  if (attack === null || defence === null) return `${winner} wins the round.`;
  return `${winner} wins the round, ${Math.max(attack, defence)} to ${Math.min(attack, defence)}.`;
}

function fallText(fallen: string[]): string {
  return fallen.length > 1 ? `${listed(fallen)} fall.` : `${listed(fallen)} falls.`;
}

function fights(frame: Frame, token: string): boolean {
  return frame.cards[token]?.zone === 'battle';
}

/** Whether a champion neither fights nor went home. */
function isGone(frame: Frame, token: string): boolean {
  const zone = frame.cards[token]?.zone;
  return zone !== 'battle' && zone !== 'pool' && zone !== 'formation';
}

function realmsRazed(before: Frame, after: Frame, people: People, { nameOf }: Scene): Beat | null {
  const tokens = Object.keys(after.cards).filter((token) => isRazed(after, token) && token in before.cards && !isRazed(before, token));
  const [first] = tokens;
  const card = first === undefined ? undefined : before.cards[first];
  if (!card || first === undefined) return null;
  const text =
    tokens.length === 1
      ? `${whose(people, card.seat, nameOf(card.key))} is razed.`
      : `${tokens.length} realms are razed.`;
  const effects = Object.fromEntries(tokens.map((token): [string, Effect] => [token, 'burns']));
  return beat(RAZED, { text, lasts: A_REALM, seat: card.seat, card: first, effects, sound: 'razed' });
}

function isRazed(frame: Frame, token: string): boolean {
  const card = frame.cards[token];
  return card !== undefined && seenOf(card).razed === true;
}
