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
 * Look away from an event.
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
 * A whole event; what the client knew of it before is void. ``desk`` is for staff alone.
 */
export interface EventTold {
  t: "event";
  frame: EventFrame;
  you: EventYou;
  desk: EventDesk | null;
  n: number;
}

/**
 * An event, as everybody may know it.
 */
export interface EventFrame {
  /** by which it is found. */
  code: string;
  /** the number of its last entry: the one who changes something says which they have seen. */
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
  /** everybody, the best first; empty before the first round is published. created, closed: when, in seconds since 1970; 0 for not yet. */
  standing: EventRank[];
  rulings: EventRuling[];
  created: number;
  closed: number;
  /** of all lots, when it is closed. */
  seed: string;
  /** why it cannot go on, in one sentence; empty when it can. */
  broken: string;
  /** the people of the staff who have decided something of their own games. */
  own_judges: number[];
}

/**
 * What was agreed.
 */
export interface EventPlan {
  /** of the tournament; ``parameter``: what it asks for besides. */
  type: string;
  /** how entrants meet: "tables", "knockout", "double", "swiss", "robin" or "league". */
  structure: string;
  /** where results come from: "refereed" (tables of the hall), "staff" or "players". */
  reporting: string;
  /** the fingerprint of the seed of all lots. */
  seed_print: string;
  parameter: string;
  /** which were added. */
  variants: string[];
  /** what wins. */
  victory: string;
  /** how many cards a deck has; 0 where the game says so itself. */
  size: number;
  /** of the structure, and the policies that are not the usual ones, by name. */
  settings: Record<string, string>;
  /** the rules of a type that the book does not have. */
  custom_rules: string;
  /** IDs of the rules that speak of it. */
  rules: string[];
  /** how many people an entrant is. */
  team: number;
  /** how many people have to be there. */
  least: number;
  /** whether its points count beyond it; ``unscored``: why they do not, in a sentence. */
  scored: boolean;
  unscored: string;
  /** what points are multiplied with. */
  factor: number;
  /** whether nobody plays before their deck is registered. */
  registration: boolean;
  /** whether cards are handed out to everybody. */
  sealed: boolean;
  /** when deck lists may be read by everybody: "never", "after_round_1" or "at_close". */
  publish_lists: string;
  /** how long a round may last; 0 is as long as it takes. */
  minutes: number;
  /** whether time is called by itself when they are over. */
  by_itself: boolean;
  /** what else people should know. */
  notes: string;
}

/**
 * What counts of a game; ``decides`` is "always", or "ties" where it is asked for only then.
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
  /** by which everything else speaks of them. */
  number: number;
  name: string;
  /** the numbers of those who they are. */
  people: number[];
  /** the agent that plays for them; empty for people. */
  agent: string;
  /** "left", "absent" or "ejected"; empty while they are there. */
  gone: string;
  /** whether they have checked in. */
  here: boolean;
  /** whether their deck is registered. */
  listed: boolean;
  /** the first round when they play, if they came late. */
  since: number;
  /** leads to the page of the one person that they are; empty where everybody may not see one. */
  login: string;
}

/**
 * One of the staff: "coordinator", "judge" or "scorekeeper".
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
  /** which draw of it this is; from 2 on it was drawn again. */
  attempt: number;
  /** when, in seconds since 1970; 0 while only staff see it. */
  published: number;
  /** when its time is up, in seconds since 1970; 0 where there is no limit. */
  until: number;
  /** whether all matches are decided; ``time``: whether time was called. */
  over: boolean;
  time: boolean;
  /** who has none this time; ``back``: who was brought back for it. */
  byes: number[];
  back: number[];
  /** what the draw could not heed, in sentences. */
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
  /** what should be known of it, in sentences. */
  flags: string[];
  /** what has to be told yet. */
  asks: EventAsk[];
  /** whether time was called there. */
  time: boolean;
  /** how many it was given beyond those of the round. */
  minutes: number;
  /** whether someone was seated otherwise than drawn. */
  by_hand: boolean;
}

/**
 * One game of a match.
 */
export interface EventGame {
  /** its number, from 1. */
  game: number;
  /** whether it is over and known. */
  reported: boolean;
  /** the entrant who has won it; 0 for a drawn game. */
  winner: number;
  /** what counts of it, for each seat. */
  tallies: Record<string, number>[];
  /** "victory", "time", "conceded", "last_left" or "drawn". */
  end: string;
  /** who gave it up. */
  left: number[];
  /** the table of the hall where it is or was played; empty for a table of wood. */
  code: string;
  /** whether another has said that the report is right. */
  confirmed: boolean;
}

/**
 * What has to be told of a match since it decides a tie: the sum of a fact over the match, of these entrants.
 */
export interface EventAsk {
  fact: string;
  entrants: number[];
}

/**
 * One line of the standing.
 */
export interface EventRank {
  place: number;
  entrant: number;
  points: number;
  /** "in", "won", "out", or how and when they went. */
  status: string;
  /** what they have of each measure, in their order. */
  values: EventValue[];
  /** the measure that put them below the one above. */
  decided: string;
  /** where their points come from, line by line. */
  lines: string[];
}

/**
 * What someone has of one measure by which a standing is ordered.
 */
export interface EventValue {
  title: string;
  value: string;
}

/**
 * A judge's word, which binds the event; ``round`` and ``table`` are 0 where it was asked for at none.
 */
export interface EventRuling {
  text: string;
  rules: string[];
  round: number;
  table: number;
}

/**
 * Who looks.
 */
export interface EventYou {
  /** their number at this event; 0 for one whom it does not know. */
  person: number;
  /** "coordinator", "judge", "scorekeeper" or empty. */
  role: string;
  /** as whom they play; 0 for nobody. round, table: where they play in the round under way; 0 where they do not. */
  entrant: number;
  round: number;
  table: number;
  /** at which seat there, from 0. */
  seat: number;
  /** the table of the hall where their game is open; empty for none. */
  code: string;
  /** whether they were asked to come back, and have not answered. */
  asked: boolean;
  /** the number of their call for a judge that is not settled; 0 for none. */
  call: number;
  /** the judge who has taken it, by their number; 0 for nobody yet. */
  judge: number;
  /** the sealed cards that they were given. deck, beside: what they have registered. plays, plays_beside: what they play their next game with, after what they exchanged, where cards lie beside their deck. */
  pool: string[];
  deck: string[];
  beside: string[];
  plays: string[];
  plays_beside: string[];
  /** whether they may exchange cards now, before their next game. */
  may_exchange: boolean;
  /** until when their next game at a table of the hall waits for that, in seconds since 1970; 0: it does not. */
  exchange: number;
  /** whether they have said that they exchange no more. */
  ready: boolean;
  /** where they make a deck of sealed cards, those of which they may add as many as they like. */
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
  /** those that are waited for; ``entrants``: who is. */
  tables: number[];
  entrants: number[];
  /** the round that is drawn and not published. */
  drawn: EventRound | null;
  /** for judges, who has waited longest first. */
  calls: EventCall[];
  /** possible offences. */
  cases: EventCase[];
  /** what a scored event needs. */
  items: EventItem[];
  /** games of the hall without a result. */
  stuck: EventStuck[];
  /** the tables where someone may still sit down; ``late_next``: whether one may come for the next round. */
  late: number[];
  late_next: boolean;
  /** people who are known at the event and do not play: they can be named staff. */
  helpers: EventStaff[];
}

/**
 * A call for a judge that is not settled.
 */
export interface EventCall {
  call: number;
  entrant: number;
  round: number;
  table: number;
  /** since when it waits, in seconds since 1970. */
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
 * One thing that a scored event needs; what is ``asserted`` is ticked by hand.
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
 * A game at a table of the hall that has ended without a result that counts: staff type one, or let it be played
 * again.
 */
export interface EventStuck {
  table: number;
  game: number;
  code: string;
  why: string;
}
