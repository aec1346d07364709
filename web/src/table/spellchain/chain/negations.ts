/** Which card of the chain negates which, in words and arrows. */

import { word } from '../../../lib/settings/language';
import type { Link } from '../../stage/arcs';
import type { Step } from '../parts';

export type Tense = 'would' | 'did';

/** The step whose card negates another step's card; undefined if no card of the chain does. */
export function negatorOf<One extends Step>(step: One, steps: readonly One[]): One | undefined {
  return step.by ? steps.find(({ slot }) => slot === step.by) : undefined;
}

/** "would be negated by Counter Spell in slot 5". */
export function negatedText(by: Step | undefined, tense: Tense): string {
  if (!by) return tense === 'would' ? 'would be negated' : word('negated');
  return tense === 'would' ? `would be negated by ${by.name} in slot ${by.slot}` : `negated by ${by.name} in slot ${by.slot}`;
}

/** Arrows from negating cards to the cards they negate, in the colours of their players. */
export function linksOf(steps: readonly Step[], kind: 'negation' | 'threat'): Link[] {
  return steps.flatMap((step): Link[] => {
    const by = negatorOf(step, steps);
    return by ? [{ kind, from: `slot ${by.slot}`, to: `slot ${step.slot}`, seat: by.seat }] : [];
  });
}
