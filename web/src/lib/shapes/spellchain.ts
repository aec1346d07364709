// What Spellchain says of its cards and its table. Generated from src/spellhall/games/spellchain by tools/wire_types.py.

/**
 * The facts on a card.
 */
export interface SpellchainFacts {
  /** the highest damage printed on it, 0 for none. */
  damage: number;
  kind: string;
  limit: number;
  /** what it deals, heals, prevents, ...: {"damage": "5+", "Block": "4"}. */
  numbers: Record<string, string>;
  seals: string[];
  /** whether it stays in a zone after it has activated. */
  stays: boolean;
}

/**
 * A card on the table; in the chain, with its slot and what happened to it.
 */
export interface SpellchainSeen {
  kind: string;
  seals: string[];
  slot?: number;
  status?: "activated" | "negated" | "waiting";
}

/**
 * What people see of the table: the forecast while cards are laid, and the last chain that resolved.
 */
export interface SpellchainPage {
  forecast?: Forecast;
  resolved?: Resolved;
}

/**
 * What would happen if the chain resolved now, and each seat's HP afterwards.
 */
export interface Forecast {
  hp: number[];
  steps: Step[];
}

/**
 * One card of a resolution, forecast or real, in the order of activation.
 */
export interface Step {
  /** the slot of the card that negates it; 0 if no card of the chain does. */
  by: number;
  /** whether a die roll matters. */
  by_chance: boolean;
  /** the card's token; missing in a past resolution once the card has been shuffled away. */
  card: string;
  /** what it does to each seat's HP. */
  change: number[];
  /** of the card in the catalogue. */
  key: string;
  name: string;
  negated: boolean;
  /** who laid it. */
  seat: number;
  slot: number;
}

/**
 * A chain as it resolved, or as far as it has.
 */
export interface Resolved {
  /** each seat's HP before it. */
  before: number[];
  /** its number, counted through the whole game. */
  chain: number;
  /** the log lines about that end. */
  ended: string[];
  /** the same after it, including the end of the chain. */
  hp: number[];
  steps: Told[];
}

/**
 * A past step, with its log lines.
 */
export interface Told {
  by: number;
  by_chance: boolean;
  card: string;
  change: number[];
  key: string;
  lines: string[];
  name: string;
  negated: boolean;
  seat: number;
  slot: number;
}

/** The registers of the table; those that name a card hold its token. */
export interface SpellchainRegisters {
  round: number;
  chain_number: number;
  first: number;
  resolving: string | null;
  bounces: number;
  roll: number;
  activations: number;
  chains: number;
}

/** The columns of a seat. */
export interface SpellchainColumns {
  hp: number;
  block: number;
  avoid: number;
  reflect: number;
  redirect: number;
  cap: number;
  stripped: number;
  no_heal: number;
  poison: number;
  mercury: number;
  suffered: number;
  hits_taken: number;
  dealt_first: number;
  prevented: number;
  reshape: number;
}
