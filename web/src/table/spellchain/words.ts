/** A resolution in words: what each step would do or did, and the score afterwards. */

import { listed, word } from '../../lib/settings/language';
import { negatedText, negatorOf, type Tense } from './chain/negations';
import type { Forecast, Resolved, Step, Told } from './parts';
import type { Moment } from './chain/timeline';

/** The names by seat, and the seat called "you" (-1: none). */
export interface People {
  names: readonly string[];
  you: number;
}

/** A player, as the object of a sentence. */
export function whom(people: People, seat: number): string {
  return seat === people.you ? word('you') : (people.names[seat] ?? `seat ${seat + 1}`);
}

/** The possessive before a card's name. */
export function whose(people: People, seat: number): string {
  return seat === people.you ? word('your') : `${whom(people, seat)}’s`;
}

/**
 * What a step does: "would hit Bo for 3", "negated", "no HP change", "a d20 decides". `negated` is the text for a
 * negated card; nothing, if it's said elsewhere.
 */
export function effectText(step: Step, owner: number, people: People, tense: Tense, negated = word('negated')): string {
  const changes = step.change.flatMap((points, seat) => {
    if (!points) return [];
    return [changeText(points, whom(people, seat), seat === owner, tense)];
  });
  const parts = step.negated && negated ? [negated] : [];
  if (changes.length) parts.push(tense === 'would' ? `would ${listed(changes)}` : listed(changes));
  if (step.by_chance) parts.push(tense === 'would' ? 'a d20 decides' : 'a d20 decided');
  return parts.join(', ') || (step.negated ? '' : 'no HP change');
}

function changeText(points: number, name: string, own: boolean, tense: Tense): string {
  const amount = Math.abs(points);
  if (points > 0) return tense === 'would' ? `heal ${name} ${amount}` : `healed ${name} ${amount}`;
  return own ? `cost ${name} ${amount} HP` : `hit ${name} for ${amount}`;
}

/** Signed points, with a minus that lines up with the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** "Ana 14 HP (−6), you 20 HP". */
export function standing(hp: readonly number[], before: readonly number[], people: People): string {
  return hp
    .map((points, seat) => {
      const change = points - (before[seat] ?? points);
      return `${whom(people, seat)} ${points} HP${change ? ` (${signed(change)})` : ''}`;
    })
    .join(', ');
}

/** The line under the chain. */
export function forecastLine(forecast: Forecast, hp: readonly number[], people: People): string {
  const lost = forecast.hp.findIndex((points) => points <= 0);
  const left = standing(forecast.hp, hp, people);
  if (lost < 0) return `${left}, before end-of-chain effects.`;
  return lost === people.you ? `${left}: you would lose the game.` : `${left}: ${whom(people, lost)} would lose the game.`;
}

/** The steps before the card in a slot; if it has no step itself, those of higher slots. */
export function stepsBefore(slot: number, steps: readonly Step[]): Step[] {
  const index = steps.findIndex((step) => step.slot === slot);
  return index < 0 ? steps.filter((step) => step.slot > slot) : steps.slice(0, index);
}

/** What resolves before a slot, and the HP by then. */
export function beforeLine(slot: number, forecast: Forecast, hp: readonly number[], people: People): string {
  const steps = stepsBefore(slot, forecast.steps);
  if (!steps.length) return `Slot ${slot} goes first: nothing activates before it.`;
  const then = steps.reduce((now, step) => now.map((points, seat) => points + (step.change[seat] ?? 0)), [...hp]);
  const list = steps.map((step) => `${step.slot} ${step.name}${step.negated ? word(' (negated)') : ''}`).join(', ');
  const left = then.map((points) => Math.max(0, points));
  return `Before slot ${slot}: ${list}. By then ${standing(left, hp, people)}.`;
}

/** What a card did, as a step of its chain: "Bo’s Fireball: hit you for 3". */
export function toldLine(step: Told, steps: readonly Told[], people: People): string {
  const negated = negatedText(negatorOf(step, steps), 'did');
  return `${whose(people, step.seat)} ${step.name}: ${effectText(step, step.seat, people, 'did', negated)}`;
}

/** The same with its slot, for the caption and for screen readers. */
export function momentLine(step: Told, steps: readonly Told[], people: People): string {
  return `Slot ${step.slot}, ${toldLine(step, steps, people)}.`;
}

/** The heading above the lines of a moment. */
export function captionOf(resolved: Resolved, moment: Moment, people: People): string {
  if (moment.step < 0) return 'The chain is full and resolves backwards.';
  const step = resolved.steps[moment.step];
  if (step) return momentLine(step, resolved.steps, people);
  const changes = moment.change.flatMap((points, seat) => (points ? [`${whom(people, seat)} ${signed(points)} HP`] : []));
  return `End of the chain: ${changes.join(', ')}.`;
}
