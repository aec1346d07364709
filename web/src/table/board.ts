/** The table in words, seat by seat and zone by zone. Nothing visible is missing. */

import { describeCard } from '../cards/describe';
import { word } from '../lib/settings/language';
import type { TableStore } from '../lib/live/table.svelte';
import { course, isOut, turnSeat } from './phases';

export interface ZoneInWords {
  name: string;
  /** How many cards are there, including face-down ones. */
  count: number;
  cards: { token: string; text: string }[];
}

export interface SeatInWords {
  seat: number;
  name: string;
  state: string;
  zones: ZoneInWords[];
}

export function tableInWords(table: TableStore): SeatInWords[] {
  return table.frame.sides.map(({ seat }) => seatInWords(table, seat));
}

export function seatInWords(table: TableStore, seat: number): SeatInWords {
  const { frame } = table;
  const counts = frame.sides[seat]?.counts ?? {};
  const standings = course(frame.game)
    .standings(frame, seat)
    .map(({ label, value }) => `${value} ${label}`);
  const marks = [
    seat === frame.you && word('you'),
    turnSeat(frame) === seat && 'active player',
    frame.decision?.seat === seat && word('deciding'),
    isOut(frame, seat) && word('lost'),
  ].filter(Boolean);
  const zones = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => zoneInWords(table, seat, name, count));
  return { seat, name: table.name(seat), state: [...marks, ...standings].join(', '), zones };
}

function zoneInWords(table: TableStore, seat: number, name: string, count: number): ZoneInWords {
  const seen = table.cardsIn(seat, name).filter(({ token, card }) => card.key !== null || table.isLit(token));
  return { name, count, cards: seen.map(({ token }) => ({ token, text: cardInWords(table, token) })) };
}

/** A card with everything visible about it: what it is, what it's attached to, and whether you can choose it. */
export function cardInWords(table: TableStore, token: string): string {
  const card = table.frame.cards[token];
  const face = table.catalogue(card?.key ?? null);
  const bearer = card?.host ? `with ${table.cardName(card.host)}` : '';
  const choices = table.optionsFor(token).map(({ index }) => index + 1);
  const lit = choices.length ? `choice ${choices.join(', ')}` : '';
  return [describeCard(face, card?.facts, 'small'), bearer, lit].filter(Boolean).join('; ');
}

/** The situation in a sentence or two: the game's phase, and who has to decide what. */
export function standInWords(table: TableStore): string {
  const { frame } = table;
  const plan = course(frame.game);
  const phase = plan.phases[plan.now(frame)]?.title;
  const where = [plan.title(frame), phase].filter(Boolean).join(', ');
  const { decision } = frame;
  if (!decision) return where && `${where}.`;
  return [where && `${where}.`, decision.prompt].filter(Boolean).join(' ');
}
