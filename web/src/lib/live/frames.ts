/** Frames and what's read from them: pure functions, without a socket or a page. */

import { completedParts } from '../messages';
import type { CardSeen, Change, Frame, Option, SeatShown, Side } from '../wire';

export interface CardAt {
  token: string;
  card: CardSeen;
}

/** A frame after a change. Unchanged cards stay the same objects, so only what changed is redrawn. */
export function changed(frame: Frame, change: Change): Frame {
  const cards = { ...frame.cards };
  for (const [token, card] of Object.entries(change.cards)) {
    if (card) cards[token] = card;
    else delete cards[token];
  }
  const keep = change.keep < 0 ? frame.log.length : change.keep;
  const log = change.log.length || keep !== frame.log.length ? [...frame.log.slice(0, keep), ...change.log] : frame.log;
  return { ...frame, ...completedParts(change.parts), ...entered(frame, change.within), cards, log };
}

/** The parts of a frame within which something changed; unchanged entries stay the same objects. */
function entered(frame: Frame, within: Change['within']): Partial<Frame> {
  const { sides, registers, table } = within;
  const parts: Partial<Frame> = {};
  if (sides) parts.sides = frame.sides.map((side, seat) => (sides[seat] as Side | undefined) ?? side);
  if (registers) parts.registers = { ...frame.registers, ...registers };
  if (table) parts.table = Object.fromEntries(Object.entries({ ...frame.table, ...table }).filter(([, entry]) => entry !== null));
  return parts;
}

/** The keys of all cards that a frame shows or names: more than these a seat may not know. */
export function keysOf(frame: Frame): string[] {
  const shown = [...Object.values(frame.cards), ...frame.plays].map(({ key }) => key);
  return [...new Set(shown.flatMap((key) => key ?? []))];
}

/** The cards of all zones, in zone order, by "seat zone". */
export function zonesOf(frame: Frame): Map<string, CardAt[]> {
  const zones = new Map<string, CardAt[]>();
  for (const [token, card] of Object.entries(frame.cards)) {
    const name = zoneKey(card.seat, card.zone);
    const zone = zones.get(name);
    if (zone) zone.push({ token, card });
    else zones.set(name, [{ token, card }]);
  }
  for (const zone of zones.values()) zone.sort((one, other) => one.card.at - other.card.at);
  return zones;
}

export function zoneKey(seat: number, zone: string): string {
  return `${seat} ${zone}`;
}

/** Each card's attachments, by the bearer's token; attachments of an attached card count for its bearer, too. */
export function attachments(frame: Frame): Map<string, CardAt[]> {
  const bearers = new Map<string, CardAt[]>();
  for (const [token, card] of Object.entries(frame.cards)) {
    if (card.host === null) continue;
    let bearer = card.host;
    for (let above = frame.cards[bearer]?.host; above; above = frame.cards[above]?.host) bearer = above;
    const attached = bearers.get(bearer);
    if (attached) attached.push({ token, card });
    else bearers.set(bearer, [{ token, card }]);
  }
  for (const attached of bearers.values()) attached.sort((one, other) => one.card.at - other.card.at);
  return bearers;
}

/** An option with its number in the list, which identifies it in an action. */
export interface Choice {
  index: number;
  option: Option;
}

/** The choices by card: an option names one of several equal cards, but each of them will do. */
export function choicesByCard(options: Option[]): Map<string, Choice[]> {
  return choicesBy(options, ({ card, copies }) => (card === null ? [] : [card, ...copies]));
}

/** The choices by the seat they're about. */
export function choicesBySeat(options: Option[]): Map<number, Choice[]> {
  return choicesBy(options, ({ card, seat }) => (card === null && seat !== null ? [seat] : []));
}

function choicesBy<Key>(options: Option[], keys: (option: Option) => Key[]): Map<Key, Choice[]> {
  const found = new Map<Key, Choice[]>();
  for (const [index, option] of options.entries()) {
    for (const about of keys(option)) {
      const choices = found.get(about);
      if (choices) choices.push({ index, option });
      else found.set(about, [{ index, option }]);
    }
  }
  return found;
}

/** A text with player names in place of "seat 0", "seat 1", ... */
export function withNames(text: string, seats: SeatShown[]): string {
  return text.replace(/\bseat (\d)\b/g, (whole, digit: string) => seats[Number(digit)]?.name ?? whole);
}

/** Seat n of a table, for people: the player's name, or its number if nobody sits there. */
export function nameOf(seats: SeatShown[], seat: number): string {
  return seats[seat]?.name || `Seat ${seat + 1}`;
}

/** A capitalized text. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with a full stop, unless it already ends with punctuation. */
export function stopped(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
