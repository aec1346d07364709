// What is said of pods. Generated from src/spellhall/server/wire_pods.py by tools/wire_types.py.

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
 * A whole pod; what the client knew of it before is void.
 */
export interface PodTold {
  t: "pod";
  frame: PodFrame;
  n: number;
}

/**
 * A pod as one seat (-1: someone who has none) sees it. Cards are named by their keys in the catalogue.
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
  /** how many packs go round; 0 where everybody keeps what they open. */
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
 * connected; ``waits`` whether the others wait for it; ``login`` leads to the page of the person, empty where
 * everybody may not see one.
 */
export interface PodSeat {
  seat: number;
  kind: string;
  name: string;
  here: boolean;
  waits: boolean;
  login: string;
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
  /** the codes of the tables where they played before, for them. */
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
