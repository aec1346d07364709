// What Spellfire says of its cards and its table. Generated from src/spellhall/games/spellfire by tools/wire_types.py.

/**
 * What stands on a card.
 */
export interface SpellfireFacts {
  anytime: boolean;
  avatar: boolean;
  base: number | null;
  bluelines: string[];
  /** whether the level is added to that of a champion. */
  bonus: boolean;
  champion: boolean;
  edition: string;
  /** as printed in the icon: "5", "+3", "4/6"; empty for none. */
  level: string;
  /** how many of it a deck may hold; 0: any number. */
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
  /** one of the seven worlds, empty for none; ``worlds`` has those that count besides it, too. */
  world: string;
  worlds: string[];
}

/**
 * A card here and now: its type, and what its place adds.
 */
export interface SpellfireSeen {
  /** how often it was attacked since it was laid, of a realm that was. */
  attacked?: number;
  /** the seat that has lent it to the side that it fights for. */
  lent?: number;
  /** as printed, for what has one. */
  level?: number;
  /** it lies in the middle of the table, and is no one's. */
  nobodys?: boolean;
  /** its level in play, with all that changes it. */
  now?: number;
  /** of a realm in its formation, "A" at the tip. */
  place?: string;
  /** it has gone questing, and so lies face down in its pool. */
  questing?: boolean;
  razed?: boolean;
  type: string;
  world?: string;
}

/**
 * The table.
 */
export interface SpellfireTable {
  /** the one that is fought. */
  battle?: Fought;
  /** how many cards each seat may keep. */
  hand_limits: number[];
  /** what each seat is called in its team, where teams play: "A1" began, "A2" plays with it. */
  teams?: string[];
  /** how many turns follow the present one, once time has been called. */
  turns_left?: number;
}

/**
 * A battle: how far it is, and the totals of the attacker and the defender, None before both stand.
 */
export interface Fought {
  stage: string;
  totals: (number | null)[];
}

/**
 * What people see besides: what is played and answered, who leaves Limbo, the parts of both totals, and the rules
 * of tournaments that hold.
 */
export interface SpellfirePage {
  agreed?: Agreed[];
  /** champions that are turned down in their pools, though all know them, and the cards beneath others that not everybody knows. */
  face_down?: string[];
  limbo?: Away[];
  pending: Played[];
  totals?: Sums;
}

/**
 * A rule of tournaments that was agreed on: its name, its value (empty: it is on), what it changes, and where it
 * stands.
 */
export interface Agreed {
  name: string;
  rule: string;
  text: string;
  title: string;
  value: string;
}

/**
 * A card that leaves Limbo by itself, and whether it does when this turn ends.
 */
export interface Away {
  card: string;
  now: boolean;
}

/**
 * A card that is being played or used, and the card that it answers.
 */
export interface Played {
  answers: string | null;
  card: string;
  seat: number;
}

/**
 * What both totals are made of, source by source, and the seat that is behind while cards are played (-1: none, and
 * while one of them is being settled).
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
