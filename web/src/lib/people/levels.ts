/** A game's computer players, in the page's language. */

import type { AgentLevel, GameInfo } from '../live/catalogue.svelte';
import { language } from '../settings/language';
import { FIRST, PLAYERS } from '../shapes/players';

/** A computer player, with the name of its level's own player. */
export type Player = AgentLevel & { who?: string | undefined };

/** The easiest level that judges at all. */
export const EASY = 'novice';

/** The computer players for a game, weakest first; none while the game is unknown. */
export function levelsOf(game: GameInfo | undefined): Player[] {
  return (game?.agents ?? []).map((agent) => ({ ...agent, ...PLAYERS[agent.name], who: FIRST[agent.name] }));
}

const SAME: Readonly<Record<string, string>> = { greedy: 'club', search: 'master' };

/** The level of an agent, which some games' histories know by the name of its program. */
export function levelOf(agent: string): string {
  const name = agent.split(':')[0] ?? agent;
  return SAME[name] ?? name;
}

/** Who plays if none was chosen. */
export function usualLevel(game: GameInfo | undefined): string {
  return game?.agents.find(({ usual }) => usual)?.name ?? 'club';
}

/** A level's player, with the level: "Wren, novice". */
export function whoPlays(level: string): string {
  const words = PLAYERS[level];
  if (!words) return '';
  const title = language === 'en' ? words.title.toLowerCase() : words.title;
  return `${FIRST[level]}, ${title}`;
}
