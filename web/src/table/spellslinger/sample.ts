/** Small pieces of a Spellslinger table for the tests. */

import { EMPTY_FRAME } from '../../lib/live/emptyframe';
import type { CatalogueCard } from '../../lib/live/catalogue.svelte';
import { attachments, choicesByCard, choicesBySeat, zoneKey, zonesOf, type CardAt } from '../../lib/live/frames';
import type {
  SpellslingerColumns,
  SpellslingerPage,
  SpellslingerRegisters,
  SpellslingerSeen,
  SpellslingerTable,
} from '../../lib/shapes/spellslinger';
import type { CardSeen, Decision, Frame, Option } from '../../lib/wire';
import type { Fighter } from './fight/outlook';
import { factsOf, type Group } from './parts';
import type { Reading } from './reading';
import type { Names } from './words';

type Placed = Partial<Omit<CardSeen, 'facts'>> & { facts?: Partial<SpellslingerSeen> };

export function sampleCard(key: string, card: Placed = {}): CardSeen {
  return { seat: 0, zone: 'in play', at: 0, key, owner: 0, host: null, facts: {}, numbers: [], ...card };
}

export function terrain(token: string, key: string, sideways = false): CardAt {
  return { token, card: sampleCard(key, { facts: { type: 'Terrain', sideways } }) };
}

export function character(token: string, facts: Partial<SpellslingerSeen> = {}, card: Placed = {}): CardAt {
  const all = { type: 'Character', now: [2, 2], keywords: [], sideways: false, damage: 0, ...facts };
  return { token, card: sampleCard(token, { ...card, facts: all }) };
}

export function fighter(token: string, strength: number, speed: number, more: Partial<Fighter> = {}): [string, Fighter] {
  return [token, { token, strength, speed, damage: 0, shield: 0, deadly: false, struck: false, ...more }];
}

export function group(attackers: string[], blockers: string[] = [], more: Partial<Group> = {}): Group {
  return { group: 1, attackers, blockers, target: 1, blocked: blockers.length > 0, ...more };
}

export const NAMES: Names = {
  card: (token) => token.toUpperCase(),
  seat: (seat) => ['you', 'Bo', 'Cy'][seat] ?? '',
  side: (seat) => ['you', 'Bo', 'Cy'][seat] ?? '',
};

export function sampleFrame(cards: readonly CardAt[], more: Partial<Frame> = {}): Frame {
  const columns: Partial<SpellslingerColumns> = { life: 20, ward: 0, out: 0 };
  return {
    ...EMPTY_FRAME,
    code: 'ABCD',
    game: 'spellslinger',
    stage: 'playing',
    you: 0,
    options: { teams: 'none' },
    seats: ['Ana', 'Bo'].map((name, seat) => ({ seat, kind: 'person', name, deck: '', ready: true, here: true, login: '', bot: false, agent: '' })),
    sides: [0, 1].map((seat) => ({ seat, counts: { hand: 7, 'draw pile': 40, 'discard pile': 0 }, columns: { ...columns } })),
    cards: Object.fromEntries(cards.map(({ token, card }) => [token, card])),
    registers: { turn: 3, active: 0, waiting: null, calm: 0 } satisfies Partial<SpellslingerRegisters>,
    table: { step: 'main phase', teams: [0, 1], fight: [], pending: [] } satisfies SpellslingerTable & SpellslingerPage,
    ...more,
  };
}

export function pick(card: string | null, seat: number | null = null): Option {
  return { text: '', verb: 'pick', card, seat, copies: [] };
}

export function question(options: Option[], more: Partial<Decision> = {}): Decision {
  return { number: 1, seat: 0, kind: 'card', label: 'attack with what?', prompt: 'Choose attackers.', topic: 'attack', coach: '', rule: 'SS-AT-02', aside: false, shortcuts: [], ahead: [], options, ...more };
}

/** A catalogue card by the key the samples use: its name is the key. */
function known(key: string, type: string): CatalogueCard {
  const facts = {
    type,
    cost: [],
    total: 0,
    x: false,
    colours: [],
    gives: [],
    kinds: [],
    strength: type === 'Character' ? 2 : null,
    speed: type === 'Character' ? 2 : null,
    keywords: [],
    rarity: 'common',
    basic: false,
  };
  return { game: 'spellslinger', key, name: key, kind: type, heading: key, text: '', rules: [], facts };
}

/** A table that only shows a frame, and records choices. */
export class SampleTable implements Reading {
  readonly chosen: string[] = [];
  readonly asked: string[] = [];
  pointed: string | null = null;

  constructor(readonly frame: Frame) {}

  get names(): string[] {
    return this.frame.seats.map(({ name }) => name);
  }

  called(seat: number): string {
    return seat === this.frame.you ? 'You' : (this.names[seat] ?? '');
  }

  cardsIn(seat: number, zone: string): CardAt[] {
    return zonesOf(this.frame).get(zoneKey(seat, zone)) ?? [];
  }

  attachedTo(token: string): CardAt[] {
    return attachments(this.frame).get(token) ?? [];
  }

  count(seat: number, zone: string): number {
    return this.frame.sides[seat]?.counts[zone] ?? 0;
  }

  catalogue(key: string | null): CatalogueCard | undefined {
    if (key === null) return undefined;
    const seen = Object.values(this.frame.cards).find((card) => card.key === key);
    return known(key, seen ? factsOf(seen).type : '');
  }

  cardName(token: string): string {
    return this.frame.cards[token]?.key ?? 'a hidden card';
  }

  optionsFor(token: string): { index: number; option: Option }[] {
    return choicesByCard(this.frame.decision?.options ?? []).get(token) ?? [];
  }

  optionsForSeat(seat: number): { index: number; option: Option }[] {
    return choicesBySeat(this.frame.decision?.options ?? []).get(seat) ?? [];
  }

  isLit(token: string): boolean {
    return this.optionsFor(token).length > 0;
  }

  choose(token: string): void {
    this.chosen.push(token);
  }

  chooseSeat(seat: number): void {
    this.chosen.push(`seat ${seat}`);
  }

  why(token: string): ReturnType<Reading['why']> {
    this.asked.push(token);
    return Promise.resolve({ t: 'reason', n: 1, card: token, text: 'it is sideways (SS-AT-03)', numbers: {} });
  }
}
