/** The course of each game: its phases, whose turn it is, the numbers of a seat, what is pending. */

import type { Frame } from '../lib/wire';
import { columnsOf, inHand, type Course, type Standing } from './course';

/** The numbers of a seat, by the names that the game gives them. */
function numbersOf(frame: Frame, seat: number): Standing[] {
  const numbers = Object.entries(columnsOf(frame, seat)).filter(([, value]) => typeof value === 'number');
  return numbers.map(([name, value]) => {
    const label = name.replaceAll('_', ' ');
    return { label, noun: label, value: String(value) };
  });
}

/** Of a game that says nothing of its course: its numbers by their names, and a register `active`, if it has one. */
const PLAIN: Course = {
  phases: [],
  stops: false,
  showsPending: false,
  now: () => -1,
  title: () => '',
  standings: (frame, seat) => {
    const hasHand = 'hand' in (frame.sides[seat]?.counts ?? {});
    return [...numbersOf(frame, seat), ...(hasHand ? [inHand(frame, seat)] : [])];
  },
  active: (frame) => (frame.registers as { active?: number }).active,
  isOut: () => false,
  onward: () => -1,
  pending: () => [],
};

const COURSES = import.meta.glob<{ COURSE: Course }>('./*/course.ts', { eager: true });

/** The course of a game; of one that says nothing of it, a plain one. */
export function course(game: string): Course {
  return COURSES[`./${game}/course.ts`]?.COURSE ?? PLAIN;
}

/** Whose turn it is; of a chain, who lays first. -1 before the start. */
export function turnSeat(frame: Frame): number {
  return course(frame.game).active(frame) ?? -1;
}

/** Whether a seat has lost and only watches. */
export function isOut(frame: Frame, seat: number): boolean {
  return course(frame.game).isOut(frame, seat);
}
