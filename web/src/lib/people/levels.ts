/** A game's computer players, in the page's language. */

import type { AgentLevel, GameInfo } from '../live/catalogue.svelte';
import { PLAYERS } from '../shapes/players';

/** The computer players for a game, weakest first; none while the game is unknown. */
export function levelsOf(game: GameInfo | undefined): AgentLevel[] {
  return (game?.agents ?? []).map((agent) => ({ ...agent, ...PLAYERS[agent.name] }));
}

/** Who plays if none was chosen. */
export function usualLevel(game: GameInfo | undefined): string {
  return game?.agents.find(({ usual }) => usual)?.name ?? 'club';
}
