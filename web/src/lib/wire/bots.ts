// What is said of bots. Generated from src/spellhall/server/wire_bots.py by tools/wire_types.py.

/**
 * Tell me where I am wanted, and where I sit.
 */
export interface StandBy {
  t: "stand_by";
  n?: number;
}

/**
 * I sit down where I am wanted, and am ready, with this deck list or (empty) one at random.
 */
export interface SitDown {
  t: "sit";
  table: string;
  deck_text?: string;
  n?: number;
}

/**
 * I do not come to this table.
 */
export interface Decline {
  t: "decline";
  table: string;
  n?: number;
}

/**
 * Give me the position at a table where I decide, for a program that thinks by the rules of the game itself.
 */
export interface AskPosition {
  t: "position";
  table: string;
  n?: number;
}

/**
 * All of them, anew at each change; answers ``stand_by``, ``sit`` and ``decline``.
 */
export interface CallsTold {
  t: "calls";
  calls: Call[];
  n: number;
}

/**
 * A table that waits for a bot, or at which it sits.
 */
export interface Call {
  table: string;
  game: string;
  seat: number;
  /** the rule options of the game by name. */
  options: Record<string, string>;
  /** the secret of the seat, from the moment when it sits there. */
  token: string;
  /** whether it sits there and has said that it is ready. */
  ready: boolean;
}

/**
 * Answers ``position``.
 */
export interface Position {
  t: "position";
  /** its code. */
  table: string;
  /** the number of the decision that waits. */
  decision: number;
  /** the actions of its options, in their order. */
  actions: number[];
  /** the table as ``Game.load`` reads it. All that the seat cannot see is at random: its own cards dealt again, those of others out of decks that have nothing to do with theirs. */
  position: Record<string, unknown>;
  n: number;
}
