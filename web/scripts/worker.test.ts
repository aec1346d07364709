import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

/** As the build fills it in. */
const WORKER = readFileSync('scripts/hall-worker.js', 'utf8').replace("['@shell@']", "['/', '/assets/index-a.js']");
const HOME = 'https://hall.test';

interface Asked {
  url: string;
  method: string;
  mode: string;
}

type Event = { request?: Asked; respondWith?: (answer: Promise<Response>) => void; waitUntil?: (work: Promise<void>) => void };

/** A browser with the worker: you can cut its connection, and look into its caches. */
class Browser {
  kept = new Map<string, Map<string, Response>>();
  fetched: string[] = [];
  line: (path: string) => Response = (path) => new Response(`the hall's ${path}`);
  #heard = new Map<string, (event: Event) => void>();

  /** Start with a worker of some version, like a browser that has found a new one. */
  async gets(version: string): Promise<void> {
    const self = {
      location: { origin: HOME },
      addEventListener: (what: string, hear: (event: Event) => void) => this.#heard.set(what, hear),
      skipWaiting: () => Promise.resolve(),
      clients: { claim: () => Promise.resolve() },
    };
    const caches = {
      open: (name: string) => Promise.resolve(this.#cache(name)),
      keys: () => Promise.resolve([...this.kept.keys()]),
      delete: (name: string) => Promise.resolve(this.kept.delete(name)),
    };
    const fetch = (request: Asked): Promise<Response> => this.#fetch(request);
    const Request = class {
      constructor(readonly url: string) {}
    };
    new Function('self', 'caches', 'fetch', 'Request', WORKER.replace('@version@', version))(self, caches, fetch, Request);
    for (const what of ['install', 'activate']) {
      let work = Promise.resolve();
      this.#heard.get(what)?.({ waitUntil: (promise) => (work = promise) });
      await work;
    }
  }

  /** The worker's answer; null if it leaves a request alone. */
  async asks(path: string, more: Partial<Asked> = {}): Promise<Response | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: path.startsWith('/') ? `${HOME}${path}` : path, method: 'GET', mode: 'cors', ...more };
    this.#heard.get('fetch')?.({ request, respondWith: (given) => (answer = given) });
    return answer;
  }

  #cache(name: string): object {
    const held = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, held);
    const path = (asked: string | Asked): string => new URL(typeof asked === 'string' ? asked : asked.url, HOME).pathname;
    return {
      match: (asked: string | Asked) => Promise.resolve(held.get(path(asked))?.clone()),
      put: (asked: Asked, answer: Response) => Promise.resolve(held.set(path(asked), answer)),
      addAll: async (all: Asked[]) => {
        for (const one of all) held.set(path(one), await this.#fetch(one));
      },
    };
  }

  #fetch({ url }: Asked): Promise<Response> {
    const { pathname } = new URL(url, HOME);
    this.fetched.push(pathname);
    return new Promise((resolve) => resolve(this.line(pathname)));
  }
}

const cut = (): Response => {
  throw new TypeError('no line');
};

let browser: Browser;

beforeEach(async () => {
  browser = new Browser();
  await browser.gets('one');
  browser.fetched = [];
});

describe('a page', () => {
  it('is always requested from the hall', async () => {
    const answer = await browser.asks('/table/BCDFGH', { mode: 'navigate' });
    expect(await answer?.text()).toBe("the hall's /table/BCDFGH");
  });

  it.each([['the line is cut', cut], ['a proxy finds no hall', () => new Response('bad gateway', { status: 502 })]])('is the one that was kept when %s', async (_, line) => {
    browser.line = line;
    const answer = await browser.asks('/lobby', { mode: 'navigate' });
    expect(await answer?.text()).toBe("the hall's /");
  });

  it('refused by the hall is refused', async () => {
    browser.line = () => new Response('busy', { status: 503 });
    expect((await browser.asks('/', { mode: 'navigate' }))?.status).toBe(503);
  });
});

describe('a file with a hash in its name', () => {
  it('is fetched once, and available offline', async () => {
    await browser.asks('/assets/Lobby-b.js');
    browser.line = cut;
    expect(await (await browser.asks('/assets/Lobby-b.js'))?.text()).toBe("the hall's /assets/Lobby-b.js");
    expect(await (await browser.asks('/assets/index-a.js'))?.text()).toBe("the hall's /assets/index-a.js");
    expect(browser.fetched).toEqual(['/assets/Lobby-b.js']);
  });

  it('that no longer exists is not cached', async () => {
    browser.line = () => new Response('no', { status: 404 });
    expect((await browser.asks('/assets/Old-c.js'))?.status).toBe(404);
    browser.line = (path) => new Response(path);
    expect((await browser.asks('/assets/Old-c.js'))?.status).toBe(200);
  });
});

it.each([
  ['/api/tables/mine', {}],
  ['/api/qr/table/BCDFGH', { mode: 'no-cors' }],
  ['/assets/index-a.js', { method: 'POST' }],
  ['/manifest.webmanifest', {}],
  ['https://elsewhere.test/assets/index-a.js', {}],
])('%s is left alone', async (path, more) => {
  expect(await browser.asks(path, more)).toBeNull();
  expect(browser.fetched).toEqual([]);
});

it('a new version keeps its own files, and drops those of the old one', async () => {
  browser.kept.set('something else', new Map());
  await browser.asks('/assets/Lobby-b.js');
  await browser.gets('two');
  expect([...browser.kept.keys()]).toEqual(['something else', 'hall-two']);
  expect([...browser.kept.get('hall-two')!.keys()]).toEqual(['/', '/assets/index-a.js']);
});
