// What Spellslinger says of its cards and its table. Generated from src/spellhall/games/spellslinger by tools/wire_types.py.

/**
 * What stands on a card.
 */
export interface SpellslingerFacts {
  /** a deck may hold any number of it. */
  basic: boolean;
  colours: string[];
  /** the symbols one by one: "X", "2", "R". */
  cost: string[];
  /** what a terrain gives: symbols, "1" for one that is of no colour. */
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
 * A card here and now: what stands on it, and of a card in play what it is doing.
 */
export interface SpellslingerSeen {
  /** the seat that it attacks, -1 for none. */
  attacks?: number;
  /** once blocked it stays blocked, even when no blocker is left. */
  blocked?: boolean;
  /** the group that it blocks. */
  blocks?: number;
  colours: string[];
  cost: string;
  /** dealt to it this turn. */
  damage?: number;
  /** whether it is destroyed at the end of combat. */
  doomed?: boolean;
  /** with whom it attacks together; 0 for none. */
  group?: number;
  keywords: string[];
  kinds: string[];
  /** strength and speed as they are now, of a character in play, as all that follows. */
  now?: number[];
  rarity: string;
  /** how much of the next damage this turn will be prevented. */
  shield?: number;
  sideways?: boolean;
  /** as printed, of a character. */
  speed?: number;
  /** whether it stays sideways in its controller's next beginning phase. */
  stays?: boolean;
  /** as printed, of a character. */
  strength?: number;
  /** whether it has dealt its combat damage. */
  struck?: boolean;
  type: string;
}

/**
 * The present step in words, and the number of each seat's team; without teams everybody is one of their own.
 */
export interface SpellslingerTable {
  step: string;
  teams: number[];
  /** time has been called and nobody was ahead, so the next damage to an opponent decides. */
  time_is_up?: boolean;
}

/**
 * What people see besides: the fight, and what is announced, the oldest first.
 */
export interface SpellslingerPage {
  fight: Group[];
  pending: Announced[];
}

/**
 * Who attacks together: a group, or one character alone.
 */
export interface Group {
  attackers: string[];
  /** once blocked it stays blocked, even when no blocker is left. */
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
  /** cards; one that was not wanted has no token. */
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
