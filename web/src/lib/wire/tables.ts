// What is said of tables. Generated from src/spellhall/server/wire.py by tools/wire_types.py.

import type {
  Part,
} from "./events";

/**
 * A client's first message.
 */
export interface Hello {
  t: "hello";
  version: number;
  n?: number;
}

/**
 * Look at a table from a seat whose token you have, or as a spectator (seat -1).
 */
export interface Watch {
  t: "watch";
  table: string;
  seat?: number;
  token?: string;
  n?: number;
}

/**
 * Stop looking at a table.
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
 * Give all the answers at once that a shortcut stands for (its number in that decision's list).
 */
export interface TakeShortcut {
  t: "shortcut";
  table: string;
  decision: number;
  shortcut: number;
  n?: number;
}

/**
 * Why can't I use this card now, and where do its numbers come from?
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
 * Take back my last action, or ask the others for permission.
 */
export interface Undo {
  t: "undo";
  table: string;
  n?: number;
}

/**
 * Answer someone's request to take an action back.
 */
export interface Consent {
  t: "consent";
  table: string;
  yes: boolean;
  n?: number;
}

/**
 * Resign.
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
 * Add a minute to another seat's clock.
 */
export interface AddTime {
  t: "time";
  table: string;
  seat: number;
  n?: number;
}

/**
 * Claim the win from players who have left the game for long (see ``Absence``).
 */
export interface Claim {
  t: "claim";
  table: string;
  n?: number;
}

/**
 * Offer to call the game off, or answer that offer; a no from the player who made it withdraws it.
 */
export interface CallOff {
  t: "off";
  table: string;
  yes?: boolean;
  n?: number;
}

/**
 * Play again: the first request makes a new table, and the others get its code.
 *
 * ``decks``: everyone has the same as before, or the next seat's ("swap"), or chooses again ("new").
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
 * How fast the computer plays at a table: "slow", "normal", "fast" or "none" (at once).
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
 * A whole table; it replaces anything the client knew of it. ``revision`` counts the changes since.
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
  /** the game's own data about the table: a battle with its totals, the step, a forecast, ... */
  table: object;
  /** the waiting question. */
  decision: Decision | null;
  /** the history so far. */
  log: LogLine[];
  /** None when there are none. */
  clocks: Clocks | null;
  /** a pending request to undo. */
  wish: Wish | null;
  /** what undo needs for you now: "free", "consent", or "" when it is impossible. */
  undo: string;
  /** for each seat 1, 0 or -1, when the game is over. */
  returns: number[];
  /** how many actions have been taken (the moment, for replays). */
  actions: number;
  /** the seat whose agent is thinking, -1 for none. */
  thinking: number;
  /** the code of the table where the same players play again. */
  rematch: string;
  /** "casual", or "strict": no hints, and only actions that reveal nothing can be taken back. */
  manner: string;
  /** whether the game counts for its players' ratings, so nothing can be taken back. */
  rated: boolean;
  /** how many seconds late this is, for spectators of a delayed table. */
  behind: number;
  /** an open offer to call the game off. */
  offer: Offer | null;
  /** the players the game is waiting for who are not at their seats. */
  absence: Absence | null;
  /** "off" when the game was called off, "" when its rules ended it. */
  ending: string;
  /** of a finished game, if it is played for points. */
  score: Score | null;
  /** why the game cannot go on or cannot be shown, in one sentence; empty when it can. */
  broken: string;
  /** the hash of the deal, published before it (see docs/fair-deals.md); empty before the start. */
  seal: string;
  /** the seed of the deal, when the game is over. */
  seed: string;
  /** the code of the pod that plays here; empty for any other table. */
  pod: string;
  /** the code of the event whose game this is; empty for any other table. */
  event: string;
  /** the latest plays, oldest first. */
  plays: PlayShown[];
  /** how fast the computer plays: "slow", "normal", "fast" or "none". */
  pace: string;
  /** how many games each seat has won in this series of rematches, including this one when it is over; empty if there was none yet. */
  series: number[];
}

/**
 * Who sits where. ``kind`` is "person", "agent", "open", or "stand-in" where nobody sits; ``here`` whether a socket
 * of that seat is connected.
 *
 * ``deck`` is empty for other players' decks until the game begins; ``login`` leads to the person's page, and is empty
 * if it is not public. ``bot``: the person is a program with its own connection. ``agent``: the level of a computer.
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
  agent: string;
}

/**
 * A seat of the table: how many cards are in each of its zones, and the game's own columns (life, HP, ...).
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
  /** whose zone it is in. */
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
  /** the game's own data about it here: levels now, whether it is razed, its slot, ... */
  facts: object;
  /** the names of its numbers that ``why`` breaks down into parts. */
  numbers: string[];
}

/**
 * The waiting question. Only the seat that decides sees the options.
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
  /** the question as a sentence, addressed to the player who is asked, or about them. */
  prompt: string;
  /** the kind of question, as the game classifies it. */
  topic: string;
  /** a coach's advice on such a question, for a beginner who is asked it. */
  coach: string;
  /** the ID of the rule that asks. */
  rule: string;
  /** nothing is pending: just an opportunity to act out of turn. */
  aside: boolean;
  /** the legal choices, for the seat that decides; None for others. */
  options: Option[] | null;
  /** answers to this question and the following ones in one, in words, for the seat that decides. */
  shortcuts: string[];
  /** shortcuts to what can be done with a card later in this turn, for the seat that decides. */
  ahead: Ahead[];
}

/**
 * One legal choice; its number is its place in the list.
 *
 * ``card`` and ``seat`` say what it is about, if anything; ``copies`` are equal cards that it also stands for.
 * ``verb`` is "pass", "yes", "no", "pick", or the game's own ("play", "use", "attack", ...).
 */
export interface Option {
  text: string;
  verb: string;
  card: string | null;
  seat: number | null;
  copies: string[];
}

/**
 * Something that could be done with a card later in this turn: a shortcut, numbered after the others, skips to
 * it.
 */
export interface Ahead {
  text: string;
  card: string;
}

/**
 * One sentence of the log: its indentation, and how many actions had been taken (for replays).
 *
 * ``opens`` are the details behind it: for a choice, the alternatives that were passed over and why. ``turn`` is the
 * seat whose turn begins with it, -1 for none.
 */
export interface LogLine {
  text: string;
  depth: number;
  at: number;
  opens: string[];
  turn: number;
}

/**
 * Remaining time in milliseconds. ``running`` is the seat whose time runs (-1: no one's).
 *
 * ``allowance`` is what is left of the time for this decision, which is used before the bank.
 */
export interface Clocks {
  banks: number[];
  running: number;
  allowance: number;
}

/**
 * Someone wants to take an action back: the seats in ``open`` still have to answer.
 */
export interface Wish {
  seat: number;
  open: number[];
}

/**
 * Someone offers to call the game off: the seats in ``open`` still have to answer.
 */
export interface Offer {
  seat: number;
  open: number[];
}

/**
 * The game is waiting for someone who is not there.
 */
export interface Absence {
  /** who. */
  seats: number[];
  /** how many milliseconds the game has waited for them. */
  since: number;
  /** how many milliseconds until the others may claim the game or call it off; 0 when they may. */
  until: number;
  /** they were deleted from the hall, and won't come back. */
  gone: boolean;
}

/**
 * The points of a game that is played for points, and the name for that many.
 */
export interface Score {
  points: number;
  band: string;
}

/**
 * One of the latest plays: a card that was played, used or sent, and what it was aimed at.
 */
export interface PlayShown {
  /** the index of its line in the log. */
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
 * What has changed at a table.
 */
export interface Change {
  t: "change";
  /** its code. */
  table: string;
  /** the number of this change; one more than that of the last message about this table. */
  revision: number;
  /** by token; None for a card that is gone. */
  cards: Record<string, CardSeen | null>;
  /** other fields of the frame that changed, in full, by name. */
  parts: Record<string, unknown>;
  /** of the frame's ``sides`` (by seat), ``registers`` and ``table``, the entries that changed; None for an entry of the table that is gone. */
  within: Record<string, Record<string, unknown>>;
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
 * go on, "greedy" looked one play ahead. ``measure`` says what the shares are shares of: "wins", or the full "score".
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
 * What an agent expects of one option: ``share`` is the share of games that the seat wins after it, from 0 to 1, or
 * of the full score if the game is played for points.
 *
 * ``reason`` is one sentence that says why, by what the seat sees. ``expects`` are lines that the log might continue
 * with, up to the first card that the seat can't see. An arrow for the option runs ``source`` to ``target``, each
 * "card TOKEN", "seat N" or "slot N", or empty for what the option is about; none if both are empty.
 */
export interface Advice {
  option: number;
  text: string;
  share: number;
  expects: string[];
  reason: string;
  source: string;
  target: string;
}

/**
 * A chat line at a table; ``seat`` is -1 if it isn't from a player. ``at`` is in seconds since 1970.
 *
 * ``by`` is "player", "spectator" or "hall", because a spectator may have a player's name. A line that was ``removed``
 * is sent again, without its text; ``id`` is the number of the line.
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
 * The request was carried out.
 */
export interface Done {
  t: "done";
  n: number;
}

/**
 * The request was not carried out: one sentence says why.
 *
 * ``code``: "stale" (the table has moved on; a whole frame follows), "illegal", "seat", "table", "busy", "input",
 * "version". ``pattern`` is the sentence's template, if it has inserted values: with names in curly brackets;
 * ``filled`` are these values, by name.
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
 * A table no longer exists, or may no longer be watched.
 */
export interface Gone {
  t: "gone";
  table: string;
  text: string;
  n: number;
}

/**
 * The server is restarting: the client should reconnect by itself.
 */
export interface Restarting {
  t: "restarting";
  n: number;
}

/**
 * An announcement by the hall's operator, shown ``until`` a time in seconds since 1970; an empty text withdraws
 * it.
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
