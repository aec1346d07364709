/** The course of each game: its phases, whose turn it is, a seat's numbers, what's pending. */

import type { Frame } from '../lib/wire';
import { columnsOf, inHand, type Course, type Standing } from './course';

/** A seat's numbers, by the names the game gives them. */
function numbersOf(frame: Frame, seat: number): Standing[] {
  const numbers = Object.entries(columnsOf(frame, seat)).filter(([, value]) => typeof value === 'number');
  return numbers.map(([name, value]) => {
    const label = name.replaceAll('_', ' ');
    return { label, noun: label, value: String(value) };
  });
}

/** For a game without a course of its own: its numbers by name, and the register `active`, if it has one. */
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

/** A game's course; a plain one for a game without its own. */
export function course(game: string): Course {
  return COURSES[`./${game}/course.ts`]?.COURSE ?? PLAIN;
}

/** Whose turn it is; in a chain, who lays first. -1 before the start. */
export function turnSeat(frame: Frame): number {
  return course(frame.game).active(frame) ?? -1;
}

/** Whether a seat has lost and only watches. */
export function isOut(frame: Frame, seat: number): boolean {
  return course(frame.game).isOut(frame, seat);
}
