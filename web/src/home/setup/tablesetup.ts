/** The request for a new table, as the hall takes it. */

import type { GameName } from '../../lib/live/catalogue.svelte';
import type { Pace } from '../../lib/settings/settings.svelte';

export type SeatKind = 'me' | 'open' | 'agent' | 'hot' | 'stand-in';

export interface SeatSetup {
  kind: SeatKind;
  /** Which agent plays the seat. */
  agent?: string;
  /** The name of a starter deck; '' for a random one, unless you choose another before the game starts. */
  deck?: string;
  /** Your own deck list; `deck` is then its name. */
  deck_text?: string;
  /** The name of a player at this screen; for your own seat, only if it isn't your usual name. */
  name?: string;
}

/** Seconds: for the whole game, added per decision, and free per decision. */
export interface ClockSetup {
  bank_s: number;
  increment_s: number;
  allowance_s: number;
}

export type Spectators = 'on' | 'delayed' | 'off';
export type { Pace };
export type Manner = 'casual' | 'strict';

export interface TableSetup {
  game: GameName;
  preset: string;
  /** Only the rule options that differ from the preset. */
  options: Record<string, string>;
  seats: SeatSetup[];
  clocks: ClockSetup | null;
  spectators: Spectators;
  listed: boolean;
  pace: Pace;
  manner: Manner;
  /** Whether the result changes ratings; then it's strict whatever `manner` says. */
  rated?: boolean;
}
