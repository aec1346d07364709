// What is said of company. Generated from src/spellhall/server/wire_social.py by tools/wire_types.py.

/**
 * Tell me how my friends are, who asks me for something, and how my search for someone goes.
 */
export interface WatchCompany {
  t: "watch_company";
  n?: number;
}

/**
 * Tell me no more of that. Anyone who looks for someone, and is told nowhere any more, stops looking soon.
 */
export interface UnwatchCompany {
  t: "unwatch_company";
  n?: number;
}

/**
 * All of it, anew at each change.
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
  /** "here", "playing", or "away", which is also what is said of the one who shows nobody that they are here. */
  where: string;
  /** what is played, if so. */
  game: string;
  /** the code of the table, where I may look at it. */
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
 * A friend would play with me, or I with them (``mine``), ``until`` so many seconds since 1970.
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
 * I look for someone to play with.
 */
export interface Search {
  /** what I would play. */
  game: string;
  /** since when, in seconds since 1970. */
  since: number;
  /** the name of the one who was found; empty while I wait. */
  found: string;
  /** until when we may both say yes. */
  until: number;
  /** whether I have said yes. */
  agreed: boolean;
}

/**
 * A table was opened where I sit: a friend has accepted, or someone was found. ``name`` is the other one.
 */
export interface SeatedTold {
  t: "seated";
  code: string;
  game: string;
  name: string;
  n: number;
}
