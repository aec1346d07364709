// Every message of the socket, both ways. Generated from src/spellhall/server/wire.py by tools/wire_types.py.

export const VERSION = 1;
export const SPECTATOR = -1;

/**
 * The first message of a client.
 */
export interface Hello {
  t: "hello";
  version: number;
  n?: number;
}

/**
 * Look at a table from a seat that one holds the token of, or as a spectator (seat -1).
 */
export interface Watch {
  t: "watch";
  table: string;
  seat?: number;
  token?: string;
  n?: number;
}

/**
 * Look away from a table.
 */
export interface Unwatch {
  t: "unwatch";
  table: string;
  n?: number;
}

/**
 * Take an option (its number in the list) of the decision with this number.
 */
export interface Act {
  t: "act";
  table: string;
  decision: number;
  option: number;
  n?: number;
}

/**
 * Give all the answers at once that a shortcut stands for (its number in the list of that decision).
 */
export interface TakeShortcut {
  t: "shortcut";
  table: string;
  decision: number;
  shortcut: number;
  n?: number;
}

/**
 * Why can I not use this card now, and what are its numbers made of?
 */
export interface Why {
  t: "why";
  table: string;
  card: string;
  n?: number;
}

/**
 * What would an agent do in my place?
 */
export interface AskHint {
  t: "hint";
  table: string;
  n?: number;
}

/**
 * Take my last action back, or ask the others whether I may.
 */
export interface Undo {
  t: "undo";
  table: string;
  n?: number;
}

/**
 * Answer somebody's wish to take an action back.
 */
export interface Consent {
  t: "consent";
  table: string;
  yes: boolean;
  n?: number;
}

/**
 * Give the game up.
 */
export interface Resign {
  t: "resign";
  table: string;
  n?: number;
}

/**
 * Say something to the table.
 */
export interface Say {
  t: "say";
  table: string;
  text: string;
  n?: number;
}

/**
 * Give another seat a minute more on its clock.
 */
export interface AddTime {
  t: "time";
  table: string;
  seat: number;
  n?: number;
}

/**
 * Have those lose who have left the game for long (see ``Absence``).
 */
export interface Claim {
  t: "claim";
  table: string;
  n?: number;
}

/**
 * Offer to call the game off, or answer that offer; a no of whoever made it takes it back.
 */
export interface CallOff {
  t: "off";
  table: string;
  yes?: boolean;
  n?: number;
}

/**
 * Play again: the first wish makes a new table, and the others are told its code.
 */
export interface Rematch {
  t: "rematch";
  table: string;
  n?: number;
}

/**
 * Look at a pod: from your own seat, if you have one there.
 */
export interface WatchPod {
  t: "watch_pod";
  pod: string;
  n?: number;
}

/**
 * Look away from a pod.
 */
export interface UnwatchPod {
  t: "unwatch_pod";
  pod: string;
  n?: number;
}

/**
 * Choose a card of the pile with this number in a draft, or another one than before.
 */
export interface Pick {
  t: "pick";
  pod: string;
  number: number;
  card: string;
  n?: number;
}

/**
 * Which card of my pile would an agent take?
 */
export interface AskAdvice {
  t: "advice";
  pod: string;
  n?: number;
}

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
 * Are you there?
 */
export interface Ping {
  t: "ping";
  n?: number;
}

/**
 * Answers ``hello``: the server speaks this version.
 */
export interface Welcome {
  t: "welcome";
  version: number;
  name: string;
  n: number;
}

/**
 * A whole table; what the client knew of it before is void. ``revision`` counts the changes since.
 */
export interface Table {
  t: "table";
  frame: Frame;
  revision: number;
  n: number;
}

/**
 * A table as one seat (-1: a spectator) sees it.
 */
export interface Frame {
  /** the table's code. */
  code: string;
  /** the name of the game. */
  game: string;
  /** "waiting", "playing" or "over". */
  stage: string;
  /** the seat. */
  you: number;
  /** the rule options of the game by name. */
  options: Record<string, string>;
  /** who sits where. */
  seats: SeatShown[];
  /** the seats' zones and columns; empty before the start. */
  sides: Side[];
  /** the cards that are more than a number, by token. */
  cards: Record<string, CardSeen>;
  /** the game's registers by name; those that hold a card hold its token, or None. */
  registers: object;
  /** what the game says of the table: a battle with its totals, the step, a forecast, ... */
  table: object;
  /** the question that waits. */
  decision: Decision | null;
  /** the history so far. */
  log: LogLine[];
  /** None when there are none. */
  clocks: Clocks | null;
  /** an open wish to take back. */
  wish: Wish | null;
  /** what undo needs for you now: "free", "consent", or "" when it cannot be. */
  undo: string;
  /** 1, 0, -1 a seat, when the game is over. */
  returns: number[];
  /** how many actions have been taken (the moment, for replays). */
  actions: number;
  /** the seat whose agent is thinking, -1 for none. */
  thinking: number;
  /** the code of the table at which the same players play again. */
  rematch: string;
  /** "casual", or "strict": nobody gets hints, and only what tells nobody anything is taken back. */
  manner: string;
  /** by how many seconds this is late, for spectators of a delayed table. */
  behind: number;
  /** an open offer to call the game off. */
  offer: Offer | null;
  /** whom the game waits for, though nobody is at his seat. */
  absence: Absence | null;
  /** "off" when the game was called off, "" when its rules have ended it. */
  ending: string;
  /** of a game that is over, if it is played for points. */
  score: Score | null;
  /** why the game cannot go on or cannot be shown, in one sentence; empty when it can. */
  broken: string;
  /** the hash of the deal, told before it (see docs/fair-deals.md); empty before the start. */
  seal: string;
  /** with which it was dealt, when the game is over. */
  seed: string;
  /** the code of the pod that plays here; empty for any other table. */
  pod: string;
  /** the code of the event whose game this is; empty for any other table. */
  event: string;
}

/**
 * Who sits where. ``kind`` is "person", "agent", "open", or "stand-in" where nobody sits; ``here`` whether a socket
 * of that seat is connected.
 *
 * ``deck`` is empty for the decks of others until the game begins.
 */
export interface SeatShown {
  seat: number;
  kind: string;
  name: string;
  deck: string;
  ready: boolean;
  here: boolean;
}

/**
 * A seat of the table: how many cards lie in each of its zones, and the game's own columns (life, HP, ...).
 */
export interface Side {
  seat: number;
  counts: Record<string, number>;
  columns: object;
}

/**
 * A card as one seat sees it.
 */
export interface CardSeen {
  /** in whose zone it lies. */
  seat: number;
  /** the name of the zone. */
  zone: string;
  /** its place there, from 0 at the bottom or the left. */
  at: number;
  /** the number of the card in the catalogue; None when its face is hidden from this seat. */
  key: string | null;
  /** whose card it is. */
  owner: number;
  /** the token of the card that it is attached to. */
  host: string | null;
  /** what the game says of it here: levels now, whether it is razed, its slot, ... */
  facts: object;
  /** the names of its numbers that ``why`` opens into parts. */
  numbers: string[];
}

/**
 * The question that waits. Only the seat that decides sees the options.
 */
export interface Decision {
  /** what an action must name; grows with every decision. */
  number: number;
  /** who decides. */
  seat: number;
  /** card, target, option, number, order, division, yes-no, act-or-pass. */
  kind: string;
  /** what the choice is for. */
  label: string;
  /** the ID of the rule that asks. */
  rule: string;
  /** nothing is pending: a moment in which something might be thrown in. */
  aside: boolean;
  /** the legal choices, for the seat that decides; None for others. */
  options: Option[] | null;
  /** answers to this question and those after it in one, in words, for the seat that decides. */
  shortcuts: string[];
}

/**
 * One legal choice; its number is its place in the list.
 *
 * ``card`` and ``seat`` say what it is about, if it is about one. ``verb`` is "pass", "yes", "no", "pick", or the
 * game's own ("play", "use", "attack", ...).
 */
export interface Option {
  text: string;
  verb: string;
  card: string | null;
  seat: number | null;
}

/**
 * One sentence of the log: how far it is indented, and how many actions had been taken (for replays).
 *
 * ``opens`` is what it opens into for whoever asks why: of a choice, what was passed over and for which reason.
 */
export interface LogLine {
  text: string;
  depth: number;
  at: number;
  opens: string[];
}

/**
 * What is left, in milliseconds. ``running`` is the seat whose time runs (-1: nobody's).
 *
 * ``allowance`` is what is left of the time for this decision, which is used before the bank.
 */
export interface Clocks {
  banks: number[];
  running: number;
  allowance: number;
}

/**
 * Somebody wants to take an action back: the seats in ``open`` have still to answer.
 */
export interface Wish {
  seat: number;
  open: number[];
}

/**
 * Somebody would call the game off: the seats in ``open`` have still to answer.
 */
export interface Offer {
  seat: number;
  open: number[];
}

/**
 * The game waits for somebody who is not there.
 */
export interface Absence {
  /** who. */
  seats: number[];
  /** for how many milliseconds the game has waited for him. */
  since: number;
  /** in how many milliseconds the others may claim the game or call it off; 0 when they may. */
  until: number;
  /** he is not in the hall any more, and will not come back. */
  gone: boolean;
}

/**
 * The points of a game that is played for points, and what so many are called.
 */
export interface Score {
  points: number;
  band: string;
}

/**
 * What is different at a table.
 */
export interface Change {
  t: "change";
  /** its code. */
  table: string;
  /** the number of this change; one more than that of the last message about this table. */
  revision: number;
  /** by token; None for a card that is gone. */
  cards: Record<string, CardSeen | null>;
  /** other fields of the frame that changed, as a whole, by name. */
  parts: Record<string, unknown>;
  /** how many lines of the log stay (it grows, but undo shortens it). */
  keep: number;
  /** the lines after those. */
  log: LogLine[];
  n: number;
}

/**
 * Answers ``why``: one sentence, empty when the card can be used now, and the card's numbers in parts.
 */
export interface Reason {
  t: "reason";
  card: string;
  text: string;
  numbers: Record<string, Part[]>;
  n: number;
}

/**
 * One part of a number, with its source.
 */
export interface Part {
  source: string;
  amount: number;
}

/**
 * Answers ``hint``: the options, best first.
 */
export interface Hint {
  t: "hint";
  decision: number;
  advice: Advice[];
  n: number;
}

/**
 * What an agent expects from one option: ``behind`` is how much less than from the best.
 *
 * ``expects`` are the lines that it thinks the log would go on with; empty for options that are far from the best.
 */
export interface Advice {
  option: number;
  text: string;
  behind: number;
  expects: string[];
}

/**
 * Something was said at a table; ``seat`` is -1 for others than players. ``at`` is in seconds since 1970.
 *
 * ``by`` is "player", "spectator" or "hall": a spectator may be called as a player is. A line that was ``removed``
 * comes again, without its text; ``id`` is the number of the line.
 */
export interface Chat {
  t: "chat";
  table: string;
  seat: number;
  name: string;
  text: string;
  at: number;
  by: string;
  id: number;
  removed: boolean;
  n: number;
}

/**
 * What was asked for has happened.
 */
export interface Done {
  t: "done";
  n: number;
}

/**
 * It has not happened: one sentence says why.
 *
 * ``code``: "stale" (the table has moved on; a whole frame follows), "illegal", "seat", "table", "busy", "input",
 * "version".
 */
export interface Refused {
  t: "refused";
  text: string;
  code: string;
  n: number;
}

/**
 * A table is not there any more, or may not be watched any more.
 */
export interface Gone {
  t: "gone";
  table: string;
  text: string;
  n: number;
}

/**
 * The server goes down and will be back: the client should return by itself.
 */
export interface Restarting {
  t: "restarting";
  n: number;
}

/**
 * Whoever runs the hall tells everybody something, ``until`` so many seconds since 1970; no text takes it back.
 */
export interface Notice {
  t: "notice";
  text: string;
  until: number;
  n: number;
}

/**
 * A whole pod; what the client knew of it before is void.
 */
export interface PodTold {
  t: "pod";
  frame: PodFrame;
  n: number;
}

/**
 * A pod as one seat (-1: somebody who has none) sees it. Cards are named by their keys in the catalogue.
 */
export interface PodFrame {
  /** the pod's code. */
  code: string;
  /** the name of the game. */
  game: string;
  /** what is opened. */
  form: string;
  /** as people call it. */
  title: string;
  /** "waiting", "drafting", "building", "playing" or "over". */
  stage: string;
  /** the seat. */
  you: number;
  /** whether you have set it up. */
  host: boolean;
  /** the rule options of its games. */
  options: Record<string, string>;
  /** "robin" or "knockout". */
  rounds: string;
  /** how many games a match has at most. */
  best_of: number;
  /** "usual", "slow" or "none". */
  timer: string;
  /** who sits where. */
  seats: PodSeat[];
  /** which pack goes round, from 0. */
  pack: number;
  /** how many packs go round; 0 where everybody keeps what he opens. */
  packs: number;
  /** how many cards you have taken. */
  number: number;
  /** how many cards a pack has. */
  size: number;
  /** the cards before you. */
  pile: string[];
  /** which of them you have chosen and can still change; empty for none. */
  chosen: string;
  /** what you have to build with. */
  pool: string[];
  /** the cards of which you may add as many as you like. */
  free: string[];
  /** the deck with which you play; empty for none. */
  deck: string[];
  /** whether you have said that you are ready for your next game. */
  ready: boolean;
  /** what is left of the time for this pick, in milliseconds; -1 where there is none. */
  left_ms: number;
  /** the matches of all rounds that have begun. */
  matches: PodMatch[];
  /** how everybody stands, the best first. */
  standings: PodStanding[];
  /** the hash of what was opened, told before it; empty before the start. */
  seal: string;
  /** with which it was opened, when the pod is over, for those who were in it. */
  seed: string;
  /** why the pod cannot go on, in one sentence; empty when it can. */
  broken: string;
}

/**
 * Who sits where in a pod. ``kind`` is "person", "agent" or "open"; ``here`` whether a socket of that seat is
 * connected; ``waits`` whether the others wait for it.
 */
export interface PodSeat {
  seat: number;
  kind: string;
  name: string;
  here: boolean;
  waits: boolean;
}

/**
 * Two seats of a pod that play each other.
 */
export interface PodMatch {
  /** of which round, from 0. */
  round: number;
  /** who plays. */
  seats: number[];
  /** how many games each of them has won. */
  wins: number[];
  /** how many games nobody has won. */
  drawn: number;
  /** the seat that has won the match, -1 for a draw, None while it goes on. */
  winner: number | null;
  /** whether a game is being played. */
  running: boolean;
  /** the code of its table, for those who play there. */
  table: string;
  /** the codes of the tables at which they played before, for them. */
  games: string[];
}

/**
 * How a seat of a pod stands: matches and games won, drawn and lost.
 */
export interface PodStanding {
  seat: number;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  games_won: number;
  games_lost: number;
}

/**
 * Answers ``advice``: the card that an agent would take of the pile with this number.
 */
export interface Advised {
  t: "advised";
  pod: string;
  number: number;
  card: string;
  n: number;
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
  /** the number of its last entry: whoever changes something says which he has seen. */
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
  /** whether nobody plays before his deck is registered. */
  registration: boolean;
  /** whether cards are handed out to everybody. */
  sealed: boolean;
  /** when deck lists may be read by everybody: "never", "after_round_1" or "at_close". */
  publish_lists: string;
  /** how long a round may last; 0 is as long as it takes. */
  minutes: number;
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
  /** by which everything else speaks of him. */
  number: number;
  name: string;
  /** the numbers of those who he is. */
  people: number[];
  /** the agent that plays for him; empty for people. */
  agent: string;
  /** "left", "absent" or "ejected"; empty while he is there. */
  gone: string;
  /** whether he has checked in. */
  here: boolean;
  /** whether his deck is registered. */
  listed: boolean;
  /** the first round in which he plays, if he came late. */
  since: number;
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
  /** whether somebody was seated otherwise than drawn. */
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
  /** "in", "won", "out", or how and when he went. */
  status: string;
  /** what he has of each measure, in their order. */
  values: EventValue[];
  /** the measure that put him below the one above. */
  decided: string;
  /** where his points come from, line by line. */
  lines: string[];
}

/**
 * What somebody has of one measure by which a standing is ordered.
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
  /** his number at this event; 0 for one whom it does not know. */
  person: number;
  /** "coordinator", "judge", "scorekeeper" or empty. */
  role: string;
  /** as whom he plays; 0 for nobody. round, table: where he plays in the round under way; 0 where he does not. */
  entrant: number;
  round: number;
  table: number;
  /** at which seat there, from 0. */
  seat: number;
  /** the table of the hall where his game is open; empty for none. */
  code: string;
  /** whether he was asked to come back, and has not answered. */
  asked: boolean;
  /** the sealed cards that he was given. deck, beside: what he has registered. */
  pool: string[];
  deck: string[];
  beside: string[];
}

/**
 * What staff need.
 */
export interface EventDesk {
  /** the next step: "enter", "draw", "publish", "report", "ask", "answer", "alone", "close" or "none". */
  what: string;
  /** the same in a sentence. */
  text: string;
  /** those that are waited for; ``entrants``: who is. */
  tables: number[];
  entrants: number[];
  /** the round that is drawn and not published. */
  drawn: EventRound | null;
  /** possible offences. */
  cases: EventCase[];
  /** what a scored event needs. */
  items: EventItem[];
  /** games of the hall without a result. */
  stuck: EventStuck[];
  /** the tables at which somebody may still sit down; ``late_next``: whether one may come for the next round. */
  late: number[];
  late_next: boolean;
  /** people who are known at the event and do not play: they can be named staff. */
  helpers: EventStaff[];
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

/**
 * Yes.
 */
export interface Pong {
  t: "pong";
  n: number;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | Act
  | TakeShortcut
  | Why
  | AskHint
  | Undo
  | Consent
  | Resign
  | Say
  | AddTime
  | Claim
  | CallOff
  | Rematch
  | WatchPod
  | UnwatchPod
  | Pick
  | AskAdvice
  | WatchEvent
  | UnwatchEvent
  | Ping;

export type ServerMessage =
  | Welcome
  | Table
  | Change
  | Reason
  | Hint
  | Chat
  | Done
  | Refused
  | Gone
  | Restarting
  | Notice
  | PodTold
  | Advised
  | EventTold
  | Pong;

/** The struct of each message that the server sends, by its kind. */
export const MESSAGES: Record<string, string> = {"welcome": "Welcome", "table": "Table", "change": "Change", "reason": "Reason", "hint": "Hint", "chat": "Chat", "done": "Done", "refused": "Refused", "gone": "Gone", "restarting": "Restarting", "notice": "Notice", "pod": "PodTold", "advised": "Advised", "event": "EventTold", "pong": "Pong"};

/** How a field holds other structs: alone, in a list, by name, or in lists by name. */
export type Holding = "one" | "list" | "map" | "lists";

/** A struct: the fields that may be left out, with their values, and those that hold other structs. */
export interface Shape {
  defaults: Record<string, unknown>;
  holds: Record<string, [Holding, string]>;
}

export const SHAPES: Record<string, Shape> = {
  Welcome: {"defaults": {"n": 0}, "holds": {}},
  Table: {"defaults": {"n": 0}, "holds": {"frame": ["one", "Frame"]}},
  Frame: {"defaults": {"sides": [], "cards": {}, "registers": {}, "table": {}, "decision": null, "log": [], "clocks": null, "wish": null, "undo": "", "returns": [], "actions": 0, "thinking": -1, "rematch": "", "manner": "casual", "behind": 0, "offer": null, "absence": null, "ending": "", "score": null, "broken": "", "seal": "", "seed": "", "pod": "", "event": ""}, "holds": {"seats": ["list", "SeatShown"], "sides": ["list", "Side"], "cards": ["map", "CardSeen"], "decision": ["one", "Decision"], "log": ["list", "LogLine"], "clocks": ["one", "Clocks"], "wish": ["one", "Wish"], "offer": ["one", "Offer"], "absence": ["one", "Absence"], "score": ["one", "Score"]}},
  SeatShown: {"defaults": {}, "holds": {}},
  Side: {"defaults": {}, "holds": {}},
  CardSeen: {"defaults": {"key": null, "owner": 0, "host": null, "facts": {}, "numbers": []}, "holds": {}},
  Decision: {"defaults": {"options": null, "shortcuts": []}, "holds": {"options": ["list", "Option"]}},
  Option: {"defaults": {"card": null, "seat": null}, "holds": {}},
  LogLine: {"defaults": {"opens": []}, "holds": {}},
  Clocks: {"defaults": {}, "holds": {}},
  Wish: {"defaults": {}, "holds": {}},
  Offer: {"defaults": {}, "holds": {}},
  Absence: {"defaults": {"gone": false}, "holds": {}},
  Score: {"defaults": {}, "holds": {}},
  Change: {"defaults": {"cards": {}, "parts": {}, "keep": -1, "log": [], "n": 0}, "holds": {"cards": ["map", "CardSeen"], "log": ["list", "LogLine"]}},
  Reason: {"defaults": {"numbers": {}, "n": 0}, "holds": {"numbers": ["lists", "Part"]}},
  Part: {"defaults": {}, "holds": {}},
  Hint: {"defaults": {"n": 0}, "holds": {"advice": ["list", "Advice"]}},
  Advice: {"defaults": {"expects": []}, "holds": {}},
  Chat: {"defaults": {"by": "player", "id": 0, "removed": false, "n": 0}, "holds": {}},
  Done: {"defaults": {"n": 0}, "holds": {}},
  Refused: {"defaults": {"n": 0}, "holds": {}},
  Gone: {"defaults": {"n": 0}, "holds": {}},
  Restarting: {"defaults": {"n": 0}, "holds": {}},
  Notice: {"defaults": {"until": 0, "n": 0}, "holds": {}},
  PodTold: {"defaults": {"n": 0}, "holds": {"frame": ["one", "PodFrame"]}},
  PodFrame: {"defaults": {"pack": 0, "packs": 0, "number": 0, "size": 0, "pile": [], "chosen": "", "pool": [], "free": [], "deck": [], "ready": false, "left_ms": -1, "matches": [], "standings": [], "seal": "", "seed": "", "broken": ""}, "holds": {"seats": ["list", "PodSeat"], "matches": ["list", "PodMatch"], "standings": ["list", "PodStanding"]}},
  PodSeat: {"defaults": {"here": false, "waits": false}, "holds": {}},
  PodMatch: {"defaults": {"drawn": 0, "winner": null, "running": false, "table": "", "games": []}, "holds": {}},
  PodStanding: {"defaults": {}, "holds": {}},
  Advised: {"defaults": {"n": 0}, "holds": {}},
  EventTold: {"defaults": {"desk": null, "n": 0}, "holds": {"frame": ["one", "EventFrame"], "you": ["one", "EventYou"], "desk": ["one", "EventDesk"]}},
  EventFrame: {"defaults": {"facts": [], "next": "", "entrants": [], "staff": [], "rounds": [], "standing": [], "rulings": [], "created": 0, "closed": 0, "seed": "", "broken": ""}, "holds": {"plan": ["one", "EventPlan"], "facts": ["list", "EventFact"], "entrants": ["list", "EventEntrant"], "staff": ["list", "EventStaff"], "rounds": ["list", "EventRound"], "standing": ["list", "EventRank"], "rulings": ["list", "EventRuling"]}},
  EventPlan: {"defaults": {"parameter": "", "variants": [], "victory": "", "size": 0, "settings": {}, "custom_rules": "", "rules": [], "team": 1, "least": 0, "scored": false, "unscored": "", "factor": 1, "registration": false, "sealed": false, "publish_lists": "never", "minutes": 0, "notes": ""}, "holds": {}},
  EventFact: {"defaults": {"least": 0, "most": 99}, "holds": {}},
  EventEntrant: {"defaults": {"agent": "", "gone": "", "here": false, "listed": false, "since": 0}, "holds": {}},
  EventStaff: {"defaults": {}, "holds": {}},
  EventRound: {"defaults": {"attempt": 1, "published": 0, "until": 0, "over": false, "time": false, "byes": [], "back": [], "notes": []}, "holds": {"tables": ["list", "EventTable"]}},
  EventTable: {"defaults": {"places": [], "points": [], "games": [], "left": [], "flags": [], "asks": [], "time": false, "minutes": 0, "by_hand": false}, "holds": {"games": ["list", "EventGame"], "asks": ["list", "EventAsk"]}},
  EventGame: {"defaults": {"reported": false, "winner": 0, "tallies": [], "end": "", "left": [], "code": "", "confirmed": false}, "holds": {}},
  EventAsk: {"defaults": {}, "holds": {}},
  EventRank: {"defaults": {"values": [], "decided": "", "lines": []}, "holds": {"values": ["list", "EventValue"]}},
  EventValue: {"defaults": {}, "holds": {}},
  EventRuling: {"defaults": {"rules": [], "round": 0, "table": 0}, "holds": {}},
  EventYou: {"defaults": {"person": 0, "role": "", "entrant": 0, "round": 0, "table": 0, "seat": 0, "code": "", "asked": false, "pool": [], "deck": [], "beside": []}, "holds": {}},
  EventDesk: {"defaults": {"tables": [], "entrants": [], "drawn": null, "cases": [], "items": [], "stuck": [], "late": [], "late_next": false, "helpers": []}, "holds": {"drawn": ["one", "EventRound"], "cases": ["list", "EventCase"], "items": ["list", "EventItem"], "stuck": ["list", "EventStuck"], "helpers": ["list", "EventStaff"]}},
  EventCase: {"defaults": {"rules": [], "outcome": ""}, "holds": {}},
  EventItem: {"defaults": {"note": "", "asserted": false}, "holds": {}},
  EventStuck: {"defaults": {}, "holds": {}},
  Pong: {"defaults": {"n": 0}, "holds": {}},
};
