/**
 * What beginners forget, as chips: what you can still do this turn, who is in Limbo, what you're about to lose, who
 * your partner is, how many turns are left on time, and which tournament rules apply.
 */

import { listed, plural, word } from '../../lib/settings/language';
import type { SpellfireColumns } from '../../lib/shapes/spellfire';
import type { Frame } from '../../lib/wire';
import type { ChipShown, Kind } from '../chip';
import { battleOf, numberOf, tableOf } from './reading';
import { who, type People } from './words';

/** A once-per-turn action: its column, the phase for it, and its texts. */
interface Once {
  column: keyof SpellfireColumns;
  phase: number;
  label: string;
  toDo: string;
  open: string;
  spent: string;
  rule: string;
}

const ONCE: Once[] = [
  {
    column: 'rule_done',
    phase: 0,
    label: 'Rule',
    toDo: 'to play',
    open: 'One rule card per turn, and only now, before the draw. It replaces the one in play.',
    spent: 'This turn’s rule card has been played. It’s one per turn.',
    rule: 'SF-PH0-02',
  },
  {
    column: 'realm_done',
    phase: 2,
    label: 'Realm',
    toDo: 'to play',
    open: 'Once per turn, in this phase: play a realm, or rebuild or replace a razed one.',
    spent: 'A realm was already played, rebuilt or replaced this turn. It’s one per turn.',
    rule: 'SF-PH2-01',
  },
  {
    column: 'holding_done',
    phase: 2,
    label: 'Holding',
    toDo: 'to play',
    open: 'One holding per turn, before or after the realm. It goes on any realm it fits.',
    spent: 'This turn’s holding has been played. It’s one per turn.',
    rule: 'SF-PH2-02',
  },
  {
    column: 'attacked',
    phase: 4,
    label: 'Attack',
    toDo: 'to make',
    open: 'Once per turn: attack one other player’s realm.',
    spent: 'This turn’s attack has been used. It’s one per turn.',
    rule: 'SF-PH4-01',
  },
];

const LAST_PHASE = 6;

/** The seat the chips are about: your own; for a spectator, the active player's. */
export function seatOfChips(frame: Frame): number {
  return frame.you >= 0 ? frame.you : numberOf(frame, 'active');
}

/** A seat's chips; anything irrelevant now has none. */
export function chipsOf(frame: Frame, people: People, nameOf: (token: string) => string): ChipShown[] {
  const seat = seatOfChips(frame);
  if (frame.stage !== 'playing' || seat < 0) return [];
  return [
    ...timeChip(frame),
    ...turnChips(frame, seat),
    ...tieChip(frame, people),
    ...poolChip(frame, people, seat),
    ...limboChip(frame, people, seat, nameOf),
    ...teamChip(frame, people, seat),
    ...agreedChips(frame),
  ];
}

function chip(kind: Kind, name: string, rule: string, label: string, text: string, state = ''): ChipShown {
  return { kind, name, label, state, text, rule: { href: `/rules/spellfire#${rule}`, id: rule } };
}

/** On your own turn: what you can still do in this phase, and what's spent. */
function turnChips(frame: Frame, seat: number): ChipShown[] {
  const phase = numberOf(frame, 'phase');
  if (numberOf(frame, 'active') !== seat || phase > LAST_PHASE) return [];
  const columns: Partial<SpellfireColumns> = frame.sides[seat]?.columns ?? {};
  return ONCE.flatMap((once) => {
    if (columns[once.column]) return [chip('spent', once.column, once.rule, once.label, once.spent, word('done'))];
    return once.phase === phase ? [chip('open', once.column, once.rule, once.label, once.open, once.toDo)] : [];
  });
}

/** With equal totals it looks as if nobody were losing. */
function tieChip(frame: Frame, people: People): ChipShown[] {
  const battle = battleOf(frame);
  if (battle?.stage !== 'playing cards') return [];
  const [attack, defence] = battle.totals;
  if (attack === null || attack !== defence) return [];
  const text =
    battle.defender === people.you
      ? `Both totals are ${attack}. Ties go to the defender, so you’re winning this round.`
      : `Both totals are ${attack}. Ties go to the defender, so ${who(people, battle.defender)} is winning this round.`;
  return [chip('tie', 'tie', 'SF-COMB-E2', 'Tie', text, 'for the defender')];
}

/** Champions can't stay without a single realm. */
function poolChip(frame: Frame, people: People, seat: number): ChipShown[] {
  const zones = new Set(Object.values(frame.cards).filter((card) => card.seat === seat).map(({ zone }) => zone));
  if (zones.has('formation') || !zones.has('pool')) return [];
  const text =
    seat === people.you
      ? 'You lose your pool at end of turn unless you have a realm on the table. A razed one will do.'
      : `${who(people, seat)} loses their pool at end of turn unless they have a realm on the table. A razed one will do.`;
  return [chip('burden', 'pool', 'SF-POOL-07', 'Pool', text, 'in danger')];
}

/** Who is in Limbo, and until when. */
function limboChip(frame: Frame, people: People, seat: number, nameOf: (token: string) => string): ChipShown[] {
  const { limbo = [] } = tableOf(frame);
  const mine = limbo.filter(({ card }) => frame.cards[card]?.seat === seat);
  if (!mine.length) return [];
  const text = [true, false].map((at) => leaving(mine.filter(({ now }) => now === at).map(({ card }) => nameOf(card)), at, people, seat));
  return [chip('wait', 'limbo', 'SF-LIMBO-04', `Limbo ${mine.length}`, text.filter(Boolean).join(' '), mine.some(({ now }) => now) ? 'this turn' : '')];
}

/** Who leaves Limbo at the end of this turn, or of the next one. */
function leaving(names: readonly string[], now: boolean, people: People, seat: number): string {
  if (!names.length) return '';
  const [all, many] = [listed(names), names.length > 1];
  if (now) return many ? `${all} leave Limbo when this turn ends.` : `${all} leaves Limbo when this turn ends.`;
  if (seat === people.you) return many ? `${all} leave Limbo at the end of your next turn.` : `${all} leaves Limbo at the end of your next turn.`;
  const whose = who(people, seat);
  return many ? `${all} leave Limbo at the end of ${whose}’s next turn.` : `${all} leaves Limbo at the end of ${whose}’s next turn.`;
}

/** How long a game goes on after time is called. */
function timeChip(frame: Frame): ChipShown[] {
  const { turns_left: left } = tableOf(frame);
  if (left === undefined) return [];
  const turns = plural(left, ['# turn left', '# turns left']);
  const text = left
    ? `Time was called. ${turns} after this one, then formations are compared.`
    : 'Time was called. This is the last turn, then formations are compared.';
  return [chip('wait', 'time', 'SFT-TIM-03', 'Time', text, turns)];
}

const SPARED = 'Teammates can’t attack each other, and “opponent” on a card never means a teammate.';

/** Who plays on whose side. */
function teamChip(frame: Frame, people: People, seat: number): ChipShown[] {
  const { teams } = tableOf(frame);
  const title = teams?.[seat];
  if (!teams || !title) return [];
  const mate = who(people, (seat + teams.length / 2) % teams.length);
  const side = seat === people.you ? `${mate} plays on your side.` : `${mate} plays on ${who(people, seat)}’s side.`;
  const text = `${side} ${SPARED}`;
  return [chip('tie', 'team', 'SFT-TEA-07', `Team ${title.charAt(0)}`, text, title)];
}

/** The tournament rules that apply here. */
function agreedChips(frame: Frame): ChipShown[] {
  const { agreed = [] } = tableOf(frame);
  return agreed.map(({ name, title, value, text, rule }) => chip('agreed', name, rule, title, text, value));
}
