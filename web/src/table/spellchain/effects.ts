/** The text about a card in its slot: what it does, or would do. */

import { word } from '../../lib/settings/language';
import { negatedText, negatorOf } from './chain/negations';
import type { Step } from './parts';
import type { Slot } from './chain/slots';
import { effectText, type People } from './words';

export interface Said {
  /** For screen readers. */
  effect: string;
  /** For the line under the card; its status and the arrows are there, too. */
  brief: string;
}

/** In the line under a card your opponent is “them”: a long name doesn't fit there. */
function inBrief(people: People): People {
  return people.you < 0 ? people : { ...people, names: people.names.map((name, seat) => (seat === people.you ? name : word('them'))) };
}

/** For a slot, from the forecast steps and the resolved ones. */
export function saidOf(slot: Slot, foreseen: readonly Step[], done: readonly Step[], people: People): Said {
  const at = (steps: readonly Step[]): Step | undefined => steps.find((step) => step.slot === slot.number);
  const would = at(foreseen);
  if (would) {
    const by = negatorOf(would, foreseen);
    return {
      effect: effectText(would, slot.owner, people, 'would', negatedText(by, 'would')),
      brief: effectText(would, slot.owner, inBrief(people), 'would', by ? `negated by slot ${by.slot}` : word('negated')),
    };
  }
  const did = at(done);
  if (!did) return { effect: '', brief: '' };
  const by = negatorOf(did, done);
  return {
    effect: effectText(did, slot.owner, people, 'did', negatedText(by, 'did')),
    brief: effectText(did, slot.owner, inBrief(people), 'did', by ? `by slot ${by.slot}` : ''),
  };
}
