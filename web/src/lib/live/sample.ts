/** A small table for tests: two seats, a few cards, one decision. */

import { EMPTY_FRAME } from './emptyframe';
import type { CardSeen, Decision, Frame, Option, SeatShown } from '../wire';

export function seat(number: number, more: Partial<SeatShown> = {}): SeatShown {
  const name = ['Ana', 'Bo', 'Cy', 'Dee'][number] ?? '';
  return { seat: number, kind: 'person', name, deck: '', ready: true, here: true, login: '', bot: false, agent: '', ...more };
}

export function card(place: Partial<CardSeen> = {}): CardSeen {
  return { seat: 0, zone: 'hand', at: 0, key: null, owner: 0, host: null, facts: {}, numbers: [], ...place };
}

export function option(text: string, more: Partial<Option> = {}): Option {
  return { text, verb: 'pick', card: null, seat: null, copies: [], ...more };
}

export const PASS = option('pass', { verb: 'pass' });

export function decision(more: Partial<Decision> = {}): Decision {
  return {
    number: 1,
    seat: 0,
    kind: 'act-or-pass',
    label: 'play what?',
    prompt: 'Your main phase: play cards, or pass.',
    topic: 'main',
    coach: '',
    rule: 'SS-TN-13',
    aside: false, shortcuts: [], ahead: [],
    options: [PASS],
    ...more,
  };
}

export function frame(more: Partial<Frame> = {}): Frame {
  return {
    ...EMPTY_FRAME,
    code: 'TABLE1',
    game: 'spellslinger',
    stage: 'playing',
    you: 0,
    seats: [seat(0), seat(1)],
    sides: [0, 1].map((number) => ({ seat: number, counts: { hand: 0 }, columns: { life: 20 } })),
    registers: { turn: 1, active: 0, step: 8 },
    ...more,
  };
}
