// What is said of tables. Generated from src/spellhall/server/wire.py by tools/wire_types.py.

import type {
  Part,
} from "./events";

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
 * Answer someone's wish to take an action back.
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
 * Offer to call the game off, or answer that offer; a no of the one who made it takes it back.
 */
export interface CallOff {
  t: "off";
  table: string;
  yes?: boolean;
  n?: number;
}

/**
 * Play again: the first wish makes a new table, and the others are told its code.
 *
 * ``decks``: everybody has the same as before, or that of the next seat ("swap"), or chooses anew ("new").
 */
export interface Rematch {
  t: "rematch";
  table: string;
  decks?: "new" | "same" | "swap";
  n?: number;
}

/**
 * I have seen what the computer did: it may go on.
 */
export interface Hurry {
  t: "hurry";
  table: string;
  n?: number;
}

/**
 * How fast the computer shall play at a table: "slow", "normal", "fast" or "none" (at once).
 */
export interface SetPace {
  t: "pace";
  table: string;
  pace: string;
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
  /** the code of the table where the same players play again. */
  rematch: string;
  /** "casual", or "strict": nobody gets hints, and only what tells nobody anything is taken back. */
  manner: string;
  /** by how many seconds this is late, for spectators of a delayed table. */
  behind: number;
  /** an open offer to call the game off. */
  offer: Offer | null;
  /** whom the game waits for, though nobody is at their seat. */
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
  /** the last plays, oldest first. */
  plays: PlayShown[];
  /** how fast the computer plays: "slow", "normal", "fast" or "none". */
  pace: string;
  /** how many games each seat has won of those that the same people played here one after another, this one among them when it is over; empty where there was none yet. */
  series: number[];
}

/**
 * Who sits where. ``kind`` is "person", "agent", "open", or "stand-in" where nobody sits; ``here`` whether a socket
 * of that seat is connected.
 *
 * ``deck`` is empty for the decks of others until the game begins; ``login`` leads to the page of the person, and is
 * empty where everybody may not see one. ``bot``: the person is a program that comes by a socket of its own.
 */
export interface SeatShown {
  seat: number;
  kind: string;
  name: string;
  deck: string;
  ready: boolean;
  here: boolean;
  login: string;
  bot: boolean;
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
  /** what the choice is for, in a few words that stay the same. */
  label: string;
  /** the question in a sentence for people, to the one who is asked or of them. */
  prompt: string;
  /** of which kind it is among the questions of its game. */
  topic: string;
  /** what a coach says of such a question to a beginner who is asked it. */
  coach: string;
  /** the ID of the rule that asks. */
  rule: string;
  /** nothing is pending: a moment when something might be thrown in. */
  aside: boolean;
  /** the legal choices, for the seat that decides; None for others. */
  options: Option[] | null;
  /** answers to this question and those after it in one, in words, for the seat that decides. */
  shortcuts: string[];
  /** shortcuts to what can be done with a card later in this turn, for the seat that decides. */
  ahead: Ahead[];
}

/**
 * One legal choice; its number is its place in the list.
 *
 * ``card`` and ``seat`` say what it is about, if it is about one; ``copies`` are equal cards for which it stands as
 * well. ``verb`` is "pass", "yes", "no", "pick", or the
 * game's own ("play", "use", "attack", ...).
 */
export interface Option {
  text: string;
  verb: string;
  card: string | null;
  seat: number | null;
  copies: string[];
}

/**
 * What could be done with a card later in this turn: a shortcut, numbered after the others, goes on to it.
 */
export interface Ahead {
  text: string;
  card: string;
}

/**
 * One sentence of the log: how far it is indented, and how many actions had been taken (for replays).
 *
 * ``opens`` is what it opens into for the one who asks why: of a choice, what was passed over and for which reason.
 * ``turn`` is the seat whose turn begins with it, -1 for none.
 */
export interface LogLine {
  text: string;
  depth: number;
  at: number;
  opens: string[];
  turn: number;
}

/**
 * What is left, in milliseconds. ``running`` is the seat whose time runs (-1: no one's).
 *
 * ``allowance`` is what is left of the time for this decision, which is used before the bank.
 */
export interface Clocks {
  banks: number[];
  running: number;
  allowance: number;
}

/**
 * Someone wants to take an action back: the seats in ``open`` have still to answer.
 */
export interface Wish {
  seat: number;
  open: number[];
}

/**
 * Someone would call the game off: the seats in ``open`` have still to answer.
 */
export interface Offer {
  seat: number;
  open: number[];
}

/**
 * The game waits for someone who is not there.
 */
export interface Absence {
  /** who. */
  seats: number[];
  /** for how many milliseconds the game has waited for them. */
  since: number;
  /** in how many milliseconds the others may claim the game or call it off; 0 when they may. */
  until: number;
  /** they are not in the hall any more, and will not come back. */
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
 * One of the last plays: a card that was played, used or sent, and what it was aimed at.
 */
export interface PlayShown {
  /** the place in the log of the line that tells of it. */
  line: number;
  /** whose play it is, -1 for no one's. */
  seat: number;
  /** the number of the card in the catalogue; None when its face was hidden from this seat. */
  key: string | null;
  /** its token, while the card can be followed. */
  card: string | null;
  /** the tokens of the cards that it is aimed at, while they can be followed. */
  cards: string[];
  /** the players that it is aimed at. */
  seats: number[];
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
 * Answers ``hint``: the best few options, best first, and which agent says so: "search" tried hundreds of ways to
 * go on, "greedy" looked one play ahead. ``measure`` says what the shares are of: "wins", or the full "score".
 */
export interface Hint {
  t: "hint";
  decision: number;
  advice: Advice[];
  agent: string;
  measure: string;
  n: number;
}

/**
 * What an agent expects of one option: ``share`` is that of games which the seat wins after it, from 0 to 1, or of
 * the full score where the game is played for points.
 *
 * ``expects`` are the lines that it thinks the log would go on with: its reasons, as a line of play.
 */
export interface Advice {
  option: number;
  text: string;
  share: number;
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
 * "version". ``pattern`` is what the sentence was made of, where something was put in: with names in curly brackets;
 * ``filled`` is what was put in, by name.
 */
export interface Refused {
  t: "refused";
  text: string;
  code: string;
  pattern: string;
  filled: Record<string, string>;
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
 * Anyone who runs the hall tells everybody something, ``until`` so many seconds since 1970; no text takes it
 * back.
 */
export interface Notice {
  t: "notice";
  text: string;
  until: number;
  n: number;
}

/**
 * Yes.
 */
export interface Pong {
  t: "pong";
  n: number;
}
