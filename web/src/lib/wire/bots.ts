// What is said of bots. Generated from src/spellhall/server/wire_bots.py by tools/wire_types.py.

/**
 * Tell me where I am called, and where I sit.
 */
export interface StandBy {
  t: "stand_by";
  n?: number;
}

/**
 * I take the seat that I am called to, and am ready, with this deck list or (empty) a random one.
 */
export interface SitDown {
  t: "sit";
  table: string;
  deck_text?: string;
  n?: number;
}

/**
 * I decline the call to this table.
 */
export interface Decline {
  t: "decline";
  table: string;
  n?: number;
}

/**
 * Give me the position at a table where I decide, for a program that thinks with the game's own rules.
 */
export interface AskPosition {
  t: "position";
  table: string;
  n?: number;
}

/**
 * All calls and seats, sent again at each change; answers ``stand_by``, ``sit`` and ``decline``.
 */
export interface CallsTold {
  t: "calls";
  calls: Call[];
  n: number;
}

/**
 * A table that calls a bot, or where it sits.
 */
export interface Call {
  table: string;
  game: string;
  seat: number;
  /** the rule options of the game by name. */
  options: Record<string, string>;
  /** the secret of the seat, once the bot sits there. */
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
  /** the number of the waiting decision. */
  decision: number;
  /** the actions of its options, in their order. */
  actions: number[];
  /** the table as ``Game.load`` reads it. Everything that the seat cannot see is random: its own cards are reshuffled, those of others come from decks that have nothing to do with theirs. */
  position: Record<string, unknown>;
  n: number;
}
