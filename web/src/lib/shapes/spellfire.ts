// What Spellfire says of its cards and its table. Generated from src/spellhall/games/spellfire by tools/wire_types.py.

/**
 * The facts on a card.
 */
export interface SpellfireFacts {
  anytime: boolean;
  avatar: boolean;
  base: number | null;
  bluelines: string[];
  /** whether the level is added to a champion's. */
  bonus: boolean;
  champion: boolean;
  edition: string;
  /** as printed in the icon: "5", "+3", "4/6"; empty for none. */
  level: string;
  /** how many copies a deck may hold; 0: any number. */
  limit: number;
  nature: "" | "harmful" | "helpful";
  number: number;
  phases: number[];
  rarity: string;
  set: string;
  side: "" | "defensive" | "offensive";
  traits: string[];
  type: string;
  /** what a champion may use by its icon: "wizard spell"; empty for nothing. */
  uses: string;
  /** one of the seven worlds, empty for none; ``worlds`` also has any others that count. */
  world: string;
  worlds: string[];
}

/**
 * A card on the table: its type, and what its place adds.
 */
export interface SpellfireSeen {
  /** how often a realm was attacked since it was laid; missing if never. */
  attacked?: number;
  /** the seat that has lent it to the side it fights for. */
  lent?: number;
  /** as printed, if it has one. */
  level?: number;
  /** it lies in the middle of the table, and is unowned. */
  nobodys?: boolean;
  /** its current level in play, with all changes. */
  now?: number;
  /** a realm's place in its formation, "A" at the tip. */
  place?: string;
  /** it is on a quest, and so lies face down in its pool. */
  questing?: boolean;
  razed?: boolean;
  type: string;
  world?: string;
}

/**
 * The table.
 */
export interface SpellfireTable {
  /** the current battle. */
  battle?: Fought;
  /** how many cards each seat may keep. */
  hand_limits: number[];
  /** each seat's title in its team, in team games: "A1" began, "A2" plays with it. */
  teams?: string[];
  /** how many turns follow the current one, once time has been called. */
  turns_left?: number;
}

/**
 * A battle: how far it is, and the attacker's and defender's totals, None before both are in place.
 */
export interface Fought {
  stage: string;
  totals: (number | null)[];
}

/**
 * What people see besides: cards played and answered, returns from Limbo, the parts of both totals, tournament
 * rules.
 */
export interface SpellfirePage {
  agreed?: Agreed[];
  /** champions turned face down in their pools, although everyone knows them, and cards beneath others that not everyone knows. */
  face_down?: string[];
  limbo?: Away[];
  pending: Played[];
  totals?: Sums;
}

/**
 * A tournament rule that was agreed on: its name, its value (empty: it is on), what it changes, and where to read
 * it.
 */
export interface Agreed {
  name: string;
  rule: string;
  text: string;
  title: string;
  value: string;
}

/**
 * A card that returns from Limbo by itself, and whether it does when this turn ends.
 */
export interface Away {
  card: string;
  now: boolean;
}

/**
 * A card being played or used, and the card it answers.
 */
export interface Played {
  answers: string | null;
  card: string;
  seat: number;
}

/**
 * What both totals are made of, source by source.
 *
 * ``behind`` is the seat that is losing while cards are played (-1: none, or a card is being settled).
 */
export interface Sums {
  behind: number;
  parts: [string, number][][];
}

/** The registers of the table; those that name a card hold its token. */
export interface SpellfireRegisters {
  phase: number;
  active: number;
  turn: number;
  extra_turn: number;
  starter: number;
  attacker: number;
  defender: number;
  target: string | null;
  offence: string | null;
  defence: string | null;
  round: number;
  stage: number;
  exhausted: number;
  cycled: number;
  spoils_card: string | null;
  spoils_seat: number;
  games: number;
  digit: number;
  leading: number;
  turns_left: number;
  doomed: string | null;
  common_rule: string | null;
}

/** The columns of a seat. */
export interface SpellfireColumns {
  realm_done: number;
  holding_done: number;
  attacked: number;
  rule_done: number;
  turns: number;
  mulligans: number;
  extra_used: number;
  gone: number;
  stopped: number;
  quested: number;
  markers: number;
  aided: number;
  has_defended: number;
}
