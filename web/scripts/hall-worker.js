// The hall's service worker. It caches what the page needs to start, so that it can say it's offline, and files with a
// hash in their names. It never caches an answer of the hall (/api): tables and people are always live. worker.mjs
// fills in the two lists below when the page is built, so every build has a new worker that replaces the last one.
const VERSION = '@version@';
const SHELL = ['@shell@'];
const KEPT = `hall-${VERSION}`;
const GATEWAYS = [502, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(begin());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(replace());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function begin() {
  const cache = await caches.open(KEPT);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'no-cache' })));
  await self.skipWaiting();
}

async function replace() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('hall-') && name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page from the hall; offline, the cached one, which handles every path. */
async function page(request) {
  let answer;
  try {
    answer = await fetch(request);
    if (!GATEWAYS.includes(answer.status)) return answer;
  } catch (error) {
    answer = undefined;
  }
  const cache = await caches.open(KEPT);
  return (await cache.match('/')) ?? answer ?? Response.error();
}

/** A file whose name changes with its content: any copy of it will do. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}
