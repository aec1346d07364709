// What is said of company. Generated from src/spellhall/server/wire_social.py by tools/wire_types.py.

/**
 * Send me how my friends are, who asks me for something, and how my search goes.
 */
export interface WatchCompany {
  t: "watch_company";
  n?: number;
}

/**
 * Stop sending me that. Without any socket that watches, a search for an opponent ends soon.
 */
export interface UnwatchCompany {
  t: "unwatch_company";
  n?: number;
}

/**
 * Everything, sent again at each change.
 */
export interface CompanyTold {
  t: "company";
  friends: Friend[];
  asks: Asker[];
  asked: Asker[];
  challenges: Challenge[];
  search: Search | null;
  n: number;
}

/**
 * A friend.
 */
export interface Friend {
  login: string;
  name: string;
  /** "here", "playing", or "away", which is also shown for friends who hide that they are here. */
  where: string;
  /** what they play, if they do. */
  game: string;
  /** the code of the table, if I may look at it. */
  table: string;
}

/**
 * Someone who asks to be my friend, or whom I have asked.
 */
export interface Asker {
  login: string;
  name: string;
}

/**
 * A challenge from a friend, or mine to them (``mine``), open ``until`` a time in seconds since 1970.
 */
export interface Challenge {
  id: number;
  game: string;
  login: string;
  name: string;
  until: number;
  mine: boolean;
}

/**
 * My search for an opponent.
 */
export interface Search {
  /** what I want to play. */
  game: string;
  /** since when, in seconds since 1970. */
  since: number;
  /** the name of the opponent who was found; empty while I wait. */
  found: string;
  /** until when we may both accept. */
  until: number;
  /** whether I have accepted. */
  agreed: boolean;
  /** whether our game will count for ratings; then it is strict, and nothing can be taken back. */
  rated: boolean;
}

/**
 * A table was opened where I sit: a friend has accepted, or an opponent was found. ``name`` is the other player.
 */
export interface SeatedTold {
  t: "seated";
  code: string;
  game: string;
  name: string;
  n: number;
}
