/** The computer players of a game, in the language of the page. */

import type { AgentLevel, GameInfo } from './catalogue.svelte';
import { PLAYERS } from './shapes/players';

/** The computer players that can play a game, the weakest first; none while nothing is known of it. */
export function levelsOf(game: GameInfo | undefined): AgentLevel[] {
  return (game?.agents ?? []).map((agent) => ({ ...agent, ...PLAYERS[agent.name] }));
}

/** Who plays where nobody was chosen. */
export function usualLevel(game: GameInfo | undefined): string {
  return game?.agents.find(({ usual }) => usual)?.name ?? 'club';
}
