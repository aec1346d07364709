import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, router, setQuery, setTitle, settle, startRouter } from './router.svelte';

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  document.body.innerHTML = `
    <nav><a id="lobby" href="/lobby">Lobby</a><a id="away" href="https://example.org/">Away</a>
      <a id="file" href="/api/replays/BIRD7" download>File</a></nav>
    <main><h1>Heading</h1><section id="part">Part</section></main>`;
  history.replaceState(null, '', '/');
  stop = startRouter();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function click(id: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom can't follow links: stop whatever the router leaves alone.
  const hold = (late: Event): void => {
    if (!late.defaultPrevented) late.preventDefault();
    else handled = true;
  };
  let handled = false;
  window.addEventListener('click', hold, { once: true });
  document.getElementById(id)?.dispatchEvent(event);
  return Object.assign(event, { handled });
}

describe('a hand-typed address', () => {
  it('without its required part leads to the page where you can find that', () => {
    navigate('/replays');
    expect(`${window.location.pathname}${window.location.hash}`).toBe('/me#games');
    expect(router.route.pattern).toBe('/me');
    navigate('/learn/');
    expect(router.path).toBe('/');
  });
});

describe('links', () => {
  it('are followed without a reload', () => {
    expect(click('lobby')).toMatchObject({ handled: true });
    expect(router.path).toBe('/lobby');
    expect(window.location.pathname).toBe('/lobby');
    expect(document.title).toBe('Lobby – Spellhall');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'opened elsewhere by %o are left to the browser',
    (init) => {
      expect(click('lobby', init)).toMatchObject({ handled: false });
      expect(router.path).toBe('/');
    },
  );

  it.each(['away', 'file'])('to other sites (%s) are left to the browser', (id) => {
    expect(click(id)).toMatchObject({ handled: false });
    expect(router.path).toBe('/');
  });
});

describe('navigate', () => {
  it('reads the parts and the query of an address', () => {
    navigate('/cards/spellfire?type=hero');
    expect(router.params).toEqual({ game: 'spellfire' });
    expect(router.query.get('type')).toBe('hero');
  });

  it('adds a history entry, unless it replaces', () => {
    const steps = history.length;
    navigate('/lobby');
    navigate('/me', { replace: true });
    expect(history.length).toBe(steps + 1);
    expect(router.path).toBe('/me');
  });

  it("forgets the title that the last page gave itself", () => {
    setTitle('Table BIRD7');
    expect(document.title).toBe('Table BIRD7 – Spellhall');
    navigate('/lobby');
    expect(document.title).toBe('Lobby – Spellhall');
  });
});

describe('a rendered page', () => {
  it('has focus on its heading after navigation', async () => {
    navigate('/lobby');
    await settle();
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('has focus on the part that the address names', async () => {
    const part = document.getElementById('part') as HTMLElement;
    part.scrollIntoView = vi.fn();
    navigate('/lobby#part');
    await settle();
    expect(document.activeElement).toBe(part);
    expect(part.scrollIntoView).toHaveBeenCalled();
  });

  it('leaves focus alone if it’s the first', async () => {
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('is scrolled to where it was when you come back', async () => {
    vi.stubGlobal('scrollY', 640);
    navigate('/lobby');
    vi.stubGlobal('scrollY', 0);
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    await settle();
    expect(router.path).toBe('/');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
  });
});

describe('setQuery', () => {
  it('changes the address, but neither the history nor focus', () => {
    const steps = history.length;
    setQuery(new URLSearchParams({ name: 'fire ball' }));
    expect(window.location.search).toBe('?name=fire+ball');
    expect(router.query.get('name')).toBe('fire ball');
    expect(history.length).toBe(steps);
    expect(document.activeElement).toBe(document.body);
  });
});
