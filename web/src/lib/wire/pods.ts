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
 * Stop looking at a pod.
 */
export interface UnwatchPod {
  t: "unwatch_pod";
  pod: string;
  n?: number;
}

/**
 * Pick a card from the pile with this number in a draft, or change your pick.
 */
export interface Pick {
  t: "pick";
  pod: string;
  number: number;
  card: string;
  n?: number;
}

/**
 * Which card of my pile would an agent pick?
 */
export interface AskAdvice {
  t: "advice";
  pod: string;
  n?: number;
}

/**
 * A whole pod; it replaces anything the client knew of it.
 */
export interface PodTold {
  t: "pod";
  frame: PodFrame;
  n: number;
}

/**
 * A pod as one seat (-1: someone without one) sees it. Cards are named by their keys in the catalogue.
 */
export interface PodFrame {
  /** the pod's code. */
  code: string;
  /** the name of the game. */
  game: string;
  /** what is opened. */
  form: string;
  /** the name for people. */
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
  /** which pack is being drafted, from 0. */
  pack: number;
  /** how many packs are drafted; 0 if everyone keeps what they open. */
  packs: number;
  /** how many cards you have picked. */
  number: number;
  /** how many cards a pack has. */
  size: number;
  /** the cards in front of you. */
  pile: string[];
  /** your pick from them, which you can still change; empty for none. */
  chosen: string;
  /** what you build your deck from. */
  pool: string[];
  /** the cards that you may add in any number. */
  free: string[];
  /** the deck that you play; empty for none. */
  deck: string[];
  /** whether you have said that you are ready for your next game. */
  ready: boolean;
  /** the time left for this pick, in milliseconds; -1 for no limit. */
  left_ms: number;
  /** the matches of all rounds that have begun. */
  matches: PodMatch[];
  /** everyone's standing, the best first. */
  standings: PodStanding[];
  /** the hash of what was opened, published before it; empty before the start. */
  seal: string;
  /** the seed of what was opened, when the pod is over, for its players. */
  seed: string;
  /** why the pod cannot go on, in one sentence; empty when it can. */
  broken: string;
}

/**
 * Who sits where in a pod. ``kind`` is "person", "agent" or "open"; ``here`` whether a socket of that seat is
 * connected; ``waits`` whether the others wait for it; ``login`` leads to the person's page, and is empty if it is not
 * public.
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
  /** its round, from 0. */
  round: number;
  /** who plays. */
  seats: number[];
  /** how many games each of them has won. */
  wins: number[];
  /** how many games were drawn. */
  drawn: number;
  /** the seat that has won the match, -1 for a draw, None while it is being played. */
  winner: number | null;
  /** whether a game is being played. */
  running: boolean;
  /** the code of its table, for its players. */
  table: string;
  /** the codes of the tables of earlier games, for its players. */
  games: string[];
}

/**
 * A seat's standing in a pod: matches and games won, drawn and lost.
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
 * Answers ``advice``: the card that an agent would pick from the pile with this number.
 */
export interface Advised {
  t: "advised";
  pod: string;
  number: number;
  card: string;
  n: number;
}
