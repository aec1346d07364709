import { tick } from 'svelte';
import { decode, find, shortcuts, type Params, type Route } from './routes';

const HALL = 'Spellhall';

interface Place {
  readonly path: string;
  readonly search: string;
  readonly route: Route;
  readonly params: Params;
}

interface Kept {
  /** The page's scroll position when it was left. */
  scroll?: number;
}

let place = $state.raw<Place>(here());
let title = $state('');
/** The fragment or scroll position to go to once the page is rendered. */
let arrival: { scroll: number; hash: string; moved: boolean } = { scroll: 0, hash: '', moved: false };

function here(): Place {
  const to = shortcuts[window.location.pathname.replace(/\/$/, '')];
  if (to) history.replaceState({}, '', to);
  const { pathname, search } = window.location;
  return { path: pathname, search, ...find(pathname) };
}

/** The current location, as runes: a component that reads a field stays up to date. */
export const router = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(place.search);
  },
  get route(): Route {
    return place.route;
  },
  get params(): Params {
    return place.params;
  },
  get title(): string {
    return title || place.route.title;
  },
};

/** A page's own title, more specific than its route's. The next page starts without it. */
export function setTitle(text: string): void {
  title = text;
  document.title = `${router.title} – ${HALL}`;
}

/** Go to an address on this site. `replace` adds no history entry. */
export function navigate(address: string, options: { replace?: boolean } = {}): void {
  const url = new URL(address, window.location.href);
  if (url.origin !== window.location.origin) {
    window.location.assign(url);
    return;
  }
  const same = url.pathname === window.location.pathname && url.search === window.location.search;
  if (options.replace || (same && url.hash === window.location.hash)) {
    history.replaceState({}, '', url);
  } else {
    keepScroll();
    history.pushState({}, '', url);
  }
  arrive({ scroll: 0, hash: url.hash, moved: true });
}

/** Keep the URL in step with a choice on the page (a filter, a tab), without a history entry or moving focus. */
export function setQuery(query: URLSearchParams): void {
  const text = query.toString();
  const search = text ? `?${text}` : '';
  history.replaceState(history.state, '', `${window.location.pathname}${search}${window.location.hash}`);
  place = { ...place, search };
}

function keepScroll(): void {
  const kept: Kept = { scroll: window.scrollY };
  history.replaceState(kept, '');
}

function arrive(to: typeof arrival): void {
  arrival = to;
  const next = here();
  const turned = next.path !== place.path;
  place = next;
  if (turned) setTitle('');
  else void settle();
}

/**
 * Called once a page is rendered: scroll to the previous position, or to the fragment, and focus the page's heading, so
 * that screen readers announce the page. The very first page keeps the browser's own focus.
 */
export async function settle(): Promise<void> {
  await tick();
  const { scroll, hash, moved } = arrival;
  const mark = document.getElementById(decode(hash.slice(1)) ?? '');
  if (moved) focusOn(mark ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  if (mark) mark.scrollIntoView();
  else if (moved) window.scrollTo(0, scroll);
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The URL of a plain click on an internal link; null for a click the browser should handle. */
function clicked(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.rel.includes('external')) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith('/api/')) return null;
  return url.href;
}

/** Listen for link clicks and the back button; returns a function that stops it. */
export function startRouter(): () => void {
  history.scrollRestoration = 'manual';
  const onClick = (event: MouseEvent): void => {
    const address = clicked(event);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  };
  const onPop = (event: PopStateEvent): void => {
    const kept = event.state as Kept | null;
    arrive({ scroll: kept?.scroll ?? 0, hash: window.location.hash, moved: true });
  };
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', onPop);
  arrive({ scroll: 0, hash: window.location.hash, moved: false });
  setTitle('');
  return () => {
    document.removeEventListener('click', onClick);
    window.removeEventListener('popstate', onPop);
  };
}
