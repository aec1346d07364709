import type { Component } from 'svelte';
import { fetchTexts } from '../../languages/page.loader';

/** The parameters of a route's path: `{game}` and `{code}`. */
export type Params = Readonly<Record<string, string>>;

/** A page receives its path's parts as `params`. */
export interface PageProps {
  params: Params;
}

export interface Route {
  /** The path; `{name}` stands for one segment, or for what follows a prefix. */
  readonly pattern: string;
  /** The page's title, until the page sets a better one with `setTitle`. */
  readonly title: string;
  readonly load: Load;
}

type Load = () => Promise<{ default: Component<PageProps> }>;

/** Like most pages, this one has texts that the first visit doesn't fetch. */
function later(load: Load): Load {
  return () => fetchTexts('more').then(load);
}

export const routes: readonly Route[] = [
  { pattern: '/', title: 'Play', load: () => import('../../pages/Home.svelte') },
  { pattern: '/new/{game}', title: 'New table', load: later(() => import('../../pages/New.svelte')) },
  { pattern: '/learn/{game}', title: 'Learn', load: later(() => import('../../pages/Learn.svelte')) },
  { pattern: '/learn/{game}/{fight}', title: 'First fight', load: later(() => import('../../pages/Fight.svelte')) },
  { pattern: '/puzzles', title: 'Puzzles', load: later(() => import('../../pages/Puzzles.svelte')) },
  { pattern: '/puzzles/{game}', title: 'Puzzles', load: later(() => import('../../pages/Puzzles.svelte')) },
  { pattern: '/puzzles/{game}/{puzzle}', title: 'Puzzle', load: later(() => import('../../pages/Puzzle.svelte')) },
  { pattern: '/mistakes', title: 'Your mistakes', load: later(() => import('../../pages/Mistakes.svelte')) },
  { pattern: '/mistakes/{game}', title: 'Your mistakes', load: later(() => import('../../pages/Mistakes.svelte')) },
  { pattern: '/practice/{code}', title: 'Practice', load: later(() => import('../../pages/Practice.svelte')) },
  { pattern: '/alone/{game}', title: 'Solitaire', load: later(() => import('../../pages/Alone.svelte')) },
  { pattern: '/table/{code}', title: 'Table', load: () => import('../../pages/TableRoom.svelte') },
  { pattern: '/pod/new/{game}', title: 'New pod', load: later(() => import('../../pages/PodNew.svelte')) },
  { pattern: '/pod/{code}', title: 'Pod', load: later(() => import('../../pages/PodRoom.svelte')) },
  { pattern: '/events', title: 'Tournaments', load: later(() => import('../../pages/Events.svelte')) },
  { pattern: '/events/new/{game}', title: 'New tournament', load: later(() => import('../../pages/EventNew.svelte')) },
  { pattern: '/event/{code}', title: 'Tournament', load: later(() => import('../../pages/EventRoom.svelte')) },
  { pattern: '/event/{code}/run', title: 'Desk', load: later(() => import('../../pages/EventRun.svelte')) },
  { pattern: '/event/{code}/screen', title: 'Tournament', load: later(() => import('../../pages/EventScreen.svelte')) },
  { pattern: '/event/{code}/print', title: 'Print', load: later(() => import('../../pages/EventPrint.svelte')) },
  { pattern: '/event/{code}/print/{sheet}', title: 'Print', load: later(() => import('../../pages/EventPrint.svelte')) },
  { pattern: '/r/{slip}', title: 'Slip', load: later(() => import('../../pages/Slip.svelte')) },
  { pattern: '/rankings/{game}', title: 'Rankings', load: later(() => import('../../pages/Rankings.svelte')) },
  { pattern: '/replay/{code}', title: 'Replay', load: later(() => import('../../pages/Replay.svelte')) },
  { pattern: '/lobby', title: 'Lobby', load: later(() => import('../../pages/Lobby.svelte')) },
  { pattern: '/cards', title: 'Cards', load: later(() => import('../../pages/Cards.svelte')) },
  { pattern: '/cards/{game}', title: 'Cards', load: later(() => import('../../pages/Cards.svelte')) },
  { pattern: '/decks', title: 'Decks', load: later(() => import('../../pages/Decks.svelte')) },
  { pattern: '/decks/{game}', title: 'Decks', load: later(() => import('../../pages/Decks.svelte')) },
  { pattern: '/rules', title: 'Rules', load: later(() => import('../../pages/Rules.svelte')) },
  { pattern: '/rules/{game}', title: 'Rules', load: later(() => import('../../pages/Rules.svelte')) },
  { pattern: '/rules/{game}/{rule}', title: 'Rule', load: later(() => import('../../pages/Rule.svelte')) },
  { pattern: '/me', title: 'You', load: later(() => import('../../pages/Me.svelte')) },
  { pattern: '/@{login}', title: 'Profile', load: later(() => import('../../pages/Person.svelte')) },
];

/** Addresses typed without their required part, or by a button's name: where each leads. */
export const shortcuts: Readonly<Record<string, string>> = {
  '/replays': '/me#games',
  '/replay': '/me#games',
  '/table': '/lobby',
  '/tables': '/lobby',
  '/event': '/events',
  '/event/new': '/events',
  '/events/new': '/events',
  '/play': '/',
  '/games': '/',
  '/new': '/',
  '/learn': '/',
  '/alone': '/',
  '/puzzle': '/puzzles',
  '/practice': '/puzzles',
  '/r': '/events',
  '/pod': '/',
  '/pod/new': '/',
  '/rankings': '/',
};

export const notFound: Route = {
  pattern: '*',
  title: 'Page not found',
  load: later(() => import('../../pages/NotFound.svelte')),
};

/** The parts of a path that a pattern names; null if the path doesn't match. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const here = given[at] ?? '';
    const open = part.indexOf('{');
    if (open >= 0) {
      const decoded = decode(here);
      const start = part.slice(0, open);
      if (decoded === null || !decoded.startsWith(start) || decoded === start) return null;
      params[part.slice(open + 1, -1)] = decoded.slice(start.length);
    } else if (part !== here) return null;
  }
  return params;
}

/** A part of an address, decoded; null if it's malformed. */
export function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null; // a lone % in a hand-typed address
  }
}

/** The route of a path, with its parts. */
export function find(path: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}
