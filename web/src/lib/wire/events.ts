// What is said of events. Generated from src/spellhall/server/wire_events.py by tools/wire_types.py.

/**
 * Look at an event (a tournament).
 */
export interface WatchEvent {
  t: "watch_event";
  event: string;
  n?: number;
}

/**
 * Stop looking at an event.
 */
export interface UnwatchEvent {
  t: "unwatch_event";
  event: string;
  n?: number;
}

/**
 * One part of a number, with its source.
 */
export interface Part {
  source: string;
  amount: number;
}

/**
 * A whole event; it replaces anything the client knew of it. ``desk`` is for staff only.
 */
export interface EventTold {
  t: "event";
  frame: EventFrame;
  you: EventYou;
  desk: EventDesk | null;
  n: number;
}

/**
 * An event, as everyone may see it.
 */
export interface EventFrame {
  /** the event's code. */
  code: string;
  /** the number of its last entry: requests that change something say which one they have seen. */
  n: number;
  game: string;
  title: string;
  /** "announced", "open", "drawn", "running", "between" or "closed". */
  stage: string;
  plan: EventPlan;
  facts: EventFact[];
  /** what happens next, in a sentence. */
  next: string;
  entrants: EventEntrant[];
  staff: EventStaff[];
  rounds: EventRound[];
  /** everyone, the best first; empty before the first round is published. created, closed: when, in seconds since 1970; 0 for not yet. */
  standing: EventRank[];
  rulings: EventRuling[];
  created: number;
  closed: number;
  /** of everything random, once it is closed. */
  seed: string;
  /** why it cannot go on, in one sentence; empty when it can. */
  broken: string;
  /** staff members who have decided something about their own games. */
  own_judges: number[];
}

/**
 * What was agreed.
 */
export interface EventPlan {
  /** of the tournament; ``parameter``: the value it needs, if any. */
  type: string;
  /** how entrants meet: "tables", "knockout", "double", "swiss", "robin" or "league". */
  structure: string;
  /** where results come from: "refereed" (the hall's tables), "staff" or "players". */
  reporting: string;
  /** the fingerprint of the seed for everything random. */
  seed_print: string;
  parameter: string;
  /** the variants in use. */
  variants: string[];
  /** the condition for winning. */
  victory: string;
  /** how many cards a deck has; 0 if the game decides. */
  size: number;
  /** of the structure, and policies that differ from the defaults, by name. */
  settings: Record<string, string>;
  /** the rules of a type that is not in the book. */
  custom_rules: string;
  /** the IDs of the rules about it. */
  rules: string[];
  /** how many people an entrant has. */
  team: number;
  /** how many people are needed. */
  least: number;
  /** whether its points count beyond it; ``unscored``: why they don't, in a sentence. */
  scored: boolean;
  unscored: string;
  /** the multiplier for points. */
  factor: number;
  /** whether nobody plays before their deck is registered. */
  registration: boolean;
  /** whether everyone is given cards. */
  sealed: boolean;
  /** when everyone may read the deck lists: "never", "after_round_1" or "at_close". */
  publish_lists: string;
  /** how long a round may last; 0: no limit. */
  minutes: number;
  /** whether time is called automatically after that. */
  by_itself: boolean;
  /** anything else people should know. */
  notes: string;
}

/**
 * A fact that counts about a game; ``decides`` is "always", or "ties" if it is only asked for then.
 */
export interface EventFact {
  name: string;
  title: string;
  decides: string;
  least: number;
  most: number;
}

/**
 * An entrant.
 */
export interface EventEntrant {
  /** identifies them everywhere else. */
  number: number;
  name: string;
  /** the numbers of their people. */
  people: number[];
  /** the agent that plays for them; empty for people. */
  agent: string;
  /** "left", "absent" or "ejected"; empty while they are there. */
  gone: string;
  /** whether they have checked in. */
  here: boolean;
  /** whether their deck is registered. */
  listed: boolean;
  /** the first round that they play, if they came late. */
  since: number;
  /** leads to the page of an entrant who is one person; empty if it is not public. */
  login: string;
}

/**
 * A staff member: "coordinator", "judge" or "scorekeeper".
 */
export interface EventStaff {
  person: number;
  name: string;
  role: string;
}

/**
 * One round.
 */
export interface EventRound {
  round: number;
  tables: EventTable[];
  /** which draw of it this is; 2 and more were redrawn. */
  attempt: number;
  /** when, in seconds since 1970; 0 while only staff see it. */
  published: number;
  /** when its time is up, in seconds since 1970; 0 for no limit. */
  until: number;
  /** whether all matches are decided; ``time``: whether time was called. */
  over: boolean;
  time: boolean;
  /** who has a bye; ``back``: who was brought back for it. */
  byes: number[];
  back: number[];
  /** what the draw could not take into account, in sentences. */
  notes: string[];
}

/**
 * The match at one table of a round.
 */
export interface EventTable {
  /** its number. */
  table: number;
  /** who sits there, in seat order; ``wins``: the games that each has won. */
  entrants: number[];
  wins: number[];
  /** "waiting", "playing" or "over". */
  stage: string;
  /** for each seat, when it is over; ``points``: what they are worth. */
  places: number[];
  points: number[];
  /** those that have begun. */
  games: EventGame[];
  /** who left the match. */
  left: number[];
  /** what people should know about it, in sentences. */
  flags: string[];
  /** the facts that are still missing. */
  asks: EventAsk[];
  /** whether time was called there. */
  time: boolean;
  /** how many extra minutes it was given. */
  minutes: number;
  /** whether someone was seated differently from the draw. */
  by_hand: boolean;
}

/**
 * One game of a match.
 */
export interface EventGame {
  /** its number, from 1. */
  game: number;
  /** whether it is over and has been reported. */
  reported: boolean;
  /** the entrant who won it; 0 for a drawn game. */
  winner: number;
  /** what counts of it, for each seat. */
  tallies: Record<string, number>[];
  /** "victory", "time", "conceded", "last_left" or "drawn". */
  end: string;
  /** who conceded it. */
  left: number[];
  /** the table in the hall where it is or was played; empty for a physical table. */
  code: string;
  /** whether another player has confirmed the report. */
  confirmed: boolean;
}

/**
 * A fact that must be entered because it breaks a tie in a match: its sum over the match, for these entrants.
 */
export interface EventAsk {
  fact: string;
  entrants: number[];
}

/**
 * One line of the standings.
 */
export interface EventRank {
  place: number;
  entrant: number;
  points: number;
  /** "in", "won", "out", or how and when they went. */
  status: string;
  /** their value of each measure, in order. */
  values: EventValue[];
  /** the measure that put them below the line above. */
  decided: string;
  /** where their points come from, line by line. */
  lines: string[];
}

/**
 * Someone's value of one measure that orders the standings.
 */
export interface EventValue {
  title: string;
  value: string;
}

/**
 * A judge's ruling, which binds the event; ``round`` and ``table`` are 0 if it concerns none.
 */
export interface EventRuling {
  text: string;
  rules: string[];
  round: number;
  table: number;
}

/**
 * The viewer.
 */
export interface EventYou {
  /** their number at this event; 0 for none. */
  person: number;
  /** "coordinator", "judge", "scorekeeper" or empty. */
  role: string;
  /** the entrant they play as; 0 for none. round, table: where they play in the current round; 0 if they don't. */
  entrant: number;
  round: number;
  table: number;
  /** their seat there, from 0. */
  seat: number;
  /** the table in the hall where their game is open; empty for none. */
  code: string;
  /** whether they were asked to come back, and have not answered. */
  asked: boolean;
  /** the number of their open call for a judge; 0 for none. */
  call: number;
  /** the judge who has taken it, by their number; 0 for nobody yet. */
  judge: number;
  /** the sealed cards that they were given. deck, beside: their registered deck and sideboard. plays, plays_beside: their deck and sideboard for the next game, after exchanging cards, if they have a sideboard. */
  pool: string[];
  deck: string[];
  beside: string[];
  plays: string[];
  plays_beside: string[];
  /** whether they may exchange cards now, before their next game. */
  may_exchange: boolean;
  /** until when their next game in the hall waits for that, in seconds since 1970; 0: it doesn't. */
  exchange: number;
  /** whether they have said that they won't exchange any more cards. */
  ready: boolean;
  /** when they build a deck from sealed cards, the cards that they may add in any number. */
  free: string[];
}

/**
 * What staff need.
 */
export interface EventDesk {
  /** the next step: "enter", "decks", "draw", "publish", "report", "count", "ask", "answer", "alone", "settle", "close" or "none"; see ``tournaments.steps``. */
  what: string;
  /** the same in a sentence. */
  text: string;
  /** the tables that this step waits for; ``entrants``: the entrants. */
  tables: number[];
  entrants: number[];
  /** the round that is drawn and not published. */
  drawn: EventRound | null;
  /** for judges, the longest waiting first. */
  calls: EventCall[];
  /** possible offences. */
  cases: EventCase[];
  /** what a scored event needs. */
  items: EventItem[];
  /** games in the hall without a result. */
  stuck: EventStuck[];
  /** the tables where someone may still sit down; ``late_next``: whether someone may join for the next round. */
  late: number[];
  late_next: boolean;
  /** people registered with the event who don't play: they can become staff. */
  helpers: EventStaff[];
}

/**
 * An open call for a judge.
 */
export interface EventCall {
  call: number;
  entrant: number;
  round: number;
  table: number;
  /** since when it has been waiting, in seconds since 1970. */
  at: number;
  text: string;
  /** who has taken it, by their number; 0 for nobody yet. */
  judge: number;
}

/**
 * A possible offence; ``outcome`` is empty until a judge has decided.
 */
export interface EventCase {
  case: number;
  entrant: number;
  matter: string;
  rules: string[];
  outcome: string;
}

/**
 * Something that a scored event needs; ``asserted`` items are ticked by hand.
 */
export interface EventItem {
  name: string;
  text: string;
  rule: string;
  done: boolean;
  note: string;
  asserted: boolean;
}

/**
 * A game in the hall that has ended without a result that counts: staff enter one, or have it replayed.
 */
export interface EventStuck {
  table: number;
  game: number;
  code: string;
  why: string;
}
