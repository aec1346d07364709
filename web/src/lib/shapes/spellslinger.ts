// What Spellslinger says of its cards and its table. Generated from src/spellhall/games/spellslinger by tools/wire_types.py.

/**
 * The facts on a card.
 */
export interface SpellslingerFacts {
  /** a deck may hold any number of copies. */
  basic: boolean;
  colours: string[];
  /** the symbols one by one: "X", "2", "R". */
  cost: string[];
  /** what a terrain gives: symbols, "1" for a colourless one. */
  gives: string[];
  keywords: string[];
  kinds: string[];
  rarity: string;
  speed: number | null;
  strength: number | null;
  total: number;
  type: string;
  x: boolean;
}

/**
 * A card on the table: its facts, and what a card in play is doing.
 */
export interface SpellslingerSeen {
  /** the seat it attacks, -1 for none. */
  attacks?: number;
  /** once blocked, it stays blocked, even if no blocker is left. */
  blocked?: boolean;
  /** the group it blocks. */
  blocks?: number;
  colours: string[];
  cost: string;
  /** dealt to it this turn. */
  damage?: number;
  /** whether it will be destroyed at the end of combat. */
  doomed?: boolean;
  /** the number of its attacking group; 0 for none. */
  group?: number;
  keywords: string[];
  kinds: string[];
  /** current strength and speed of a character in play; the fields below are for these, too. */
  now?: number[];
  rarity: string;
  /** how much of the next damage this turn will be prevented. */
  shield?: number;
  sideways?: boolean;
  /** a character's, as printed. */
  speed?: number;
  /** whether it stays sideways in its controller's next beginning phase. */
  stays?: boolean;
  /** a character's, as printed. */
  strength?: number;
  /** whether it has dealt its combat damage. */
  struck?: boolean;
  type: string;
}

/**
 * The current step in words, and each seat's team number; without teams, each seat is its own.
 */
export interface SpellslingerTable {
  step: string;
  teams: number[];
  /** time has been called and no one was ahead, so the next damage to an opponent decides. */
  time_is_up?: boolean;
}

/**
 * What people see besides: the fight, and what has been announced, oldest first.
 */
export interface SpellslingerPage {
  fight: Group[];
  pending: Announced[];
}

/**
 * Characters that attack together: a group, or one character alone.
 */
export interface Group {
  attackers: string[];
  /** once blocked, it stays blocked, even if no blocker is left. */
  blocked: boolean;
  blockers: string[];
  group: number;
  /** the attacked seat; of a team as one, its first. */
  target: number;
}

/**
 * A card or an ability between its announcement and its resolution.
 */
export interface Announced {
  card: string;
  /** the seats among its targets. */
  players: number[];
  seat: number;
  /** cards; an optional one that wasn't chosen has no token. */
  targets: (string | null)[];
}

/** The registers of the table; those that name a card hold its token. */
export interface SpellslingerRegisters {
  turn: number;
  active: number;
  step: number;
  waiting: string | null;
  first: number;
  calm: number;
  first_blood: number;
  time: number;
}

/** The columns of a seat. */
export interface SpellslingerColumns {
  life: number;
  out: number;
  decked: number;
  ward: number;
  terrains: number;
  mulligans: number;
  kept: number;
  held: number;
  extra: number;
}
