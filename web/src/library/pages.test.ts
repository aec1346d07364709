import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, GAME } from '../home/fakehall';
import { games } from '../lib/live/catalogue.svelte';
import { navigate, startRouter } from '../lib/routing/router.svelte';
import Cards from '../pages/Cards.svelte';
import Decks from '../pages/Decks.svelte';
import Rules from '../pages/Rules.svelte';
import { drafts } from './decks/drafts.svelte';
import { fireCard } from './samples';

const CARDS = [
  fireCard('4th/1', 'Anna the Élan', 'hero', { base: 5, world: 'Greyhawk' }),
  fireCard('4th/2', 'Boris', 'hero', { base: 3, world: 'Dark Sun' }),
  { ...fireCard('4th/3', 'Marsh', 'realm', { world: 'Greyhawk' }), text: 'Nobody attacks it.', rules: ['SF-FORM'] },
];
const BOOK = {
  game: 'spellfire',
  title: 'The rules',
  opening: ['**The goal.** Win.'],
  counts: [
    { title: 'The rules', rules: 2, decisions: 0 },
    { title: 'Alone', rules: 5, decisions: 1 },
  ],
  sections: [
    {
      id: 'SF-GEN',
      heading: '1. Everything (GEN)',
      depth: 0,
      remarks: [],
      rules: [{ id: 'SF-GEN-01', text: 'See SF-END-01.', shown: false }],
    },
    {
      id: 'SF-END',
      heading: '2. The end (END)',
      depth: 0,
      remarks: [],
      rules: [{ id: 'SF-END-01', text: 'The game ends.', shown: true }],
    },
  ],
};
const CHECKED = {
  title: '',
  legal: false,
  size: 1,
  entries: [{ copies: 1, key: '4th/3', name: 'Marsh', kind: 'realm', line: 4 }],
  faults: [{ lines: [4], text: 'one card, a deck has 55', rule: 'SF-DECK-01' }],
  counts: {},
};
const STARTER = { name: 'Dark Sun', text: 'hard realms', size: 1, cover: '4th/3', plays: 'You hold on.', level: 'easy', entries: CHECKED.entries, listing: '' };

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 }); // a busy machine renders slowly

let hall: FakeHall;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  drafts.list = [];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
  hall = new FakeHall({
    'GET /api/games': { games: [GAME] },
    'GET /api/games/spellfire/cards': { cards: CARDS },
    'GET /api/games/spellfire/cards/search?q=elan': { keys: ['4th/1'], fault: '' },
    'GET /api/games/spellfire/cards/search?q=bor': { keys: ['4th/2'], fault: '' },
    'GET /api/games/spellfire/cards/search?q=nothing': { keys: [], fault: '' },
    'GET /api/games/spellfire/cards/search?q=tipe%3Ahero': { keys: [], fault: 'at character 1: there is no field tipe' },
    'GET /api/games/spellfire/cards/search?q=level%3E3': { keys: ['4th/1'], fault: '' },
    'GET /api/games/spellfire/cards/fields': {
      fields: [{ name: 'level', label: 'how high it is', kind: 'number', example: 'level>3', words: [] }],
    },
    'GET /api/games/spellfire/rules': BOOK,
    'GET /api/games/spellfire/decks?preset=rulebook': { decks: [STARTER] },
    'POST /api/games/spellfire/decks/check': CHECKED,
    'GET /api/me': { name: '', guest: true, login: '' },
  });
});

afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
});

function go(address: string): void {
  stop = startRouter();
  navigate(address, { replace: true });
}

const cardNames = (): string[] =>
  within(screen.getByRole('region', { name: 'Cards' }))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')
    .filter(Boolean);

describe('the cards', () => {
  it('are searched by what’s in the URL, and the URL follows', async () => {
    go('/cards/spellfire?type=Hero');
    render(Cards, { params: { game: 'spellfire' } });
    await waitFor(() => expect(cardNames()).toEqual(['Anna the Élan (hero)', 'Boris (hero)']));
    await fireEvent.input(screen.getByLabelText('Search the cards'), { target: { value: 'elan' } });
    await waitFor(() => expect(cardNames()).toEqual(['Anna the Élan (hero)']));
    await waitFor(() => expect(window.location.search).toBe('?q=elan&type=Hero'));
    await fireEvent.click(screen.getByRole('button', { name: /Clear all filters/ }));
    await waitFor(() => expect(window.location.search).toBe('?q=elan'));
  });

  it('stay if a search can’t be read, and the error shows where', async () => {
    go('/cards/spellfire');
    render(Cards, { params: { game: 'spellfire' } });
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    const box = screen.getByLabelText('Search the cards');
    await fireEvent.input(box, { target: { value: 'tipe:hero' } });
    expect(await screen.findByText('At character 1: there is no field tipe.')).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(cardNames()).toHaveLength(3);
    expect(screen.queryByText('No cards match.')).toBeNull();
    await fireEvent.input(box, { target: { value: '' } });
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBeNull());
  });

  it('are searched by an example from the help', async () => {
    go('/cards/spellfire');
    render(Cards, { params: { game: 'spellfire' } });
    const help = screen.getByText('How to search').closest('details')!;
    help.open = true;
    await fireEvent(help, new Event('toggle'));
    await fireEvent.click(await screen.findByRole('button', { name: 'Try level>3' }));
    await waitFor(() => expect(cardNames()).toEqual(['Anna the Élan (hero)']));
    expect((screen.getByLabelText('Search the cards') as HTMLInputElement).value).toBe('level>3');
  });

  it('can be walked with arrow keys, and "/" goes to the search', async () => {
    go('/cards/spellfire');
    render(Cards, { params: { game: 'spellfire' } });
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    await fireEvent.keyDown(window, { key: '/' });
    expect(document.activeElement).toBe(screen.getByLabelText('Search the cards'));
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Anna the Élan (hero)'));
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Boris (hero)'));
    await fireEvent.keyDown(document.activeElement!, { key: 'End' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Marsh (realm)'));
  });

  it('say so if none match, and if there is no such game', async () => {
    go('/cards/spellfire?q=nothing');
    const { unmount } = render(Cards, { params: { game: 'spellfire' } });
    expect(await screen.findByText('No cards match.')).toBeTruthy();
    unmount();
    render(Cards, { params: { game: 'chess' } });
    expect(screen.getByText(/There’s no game called “chess”/)).toBeTruthy();
  });
});

describe('the rules', () => {
  it('are listed by ID, link to each other, and can be searched', async () => {
    go('/rules/spellfire');
    render(Rules, { params: { game: 'spellfire' } });
    const link = await screen.findAllByRole('link', { name: 'SF-END-01' });
    expect(link.map((one) => one.getAttribute('href'))).toEqual(['#SF-END-01', '#SF-END-01']);
    expect(screen.getByText('2 rules of the game, 5 in Alone and 1 decision on an unclear point')).toBeTruthy();
    await fireEvent.input(screen.getByLabelText('Search the rules'), { target: { value: 'game ends' } });
    await waitFor(() => expect(screen.queryByText(/The goal/)).toBeNull());
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('game');
    expect(document.getElementById('SF-GEN-01')).toBeNull();
    await waitFor(() => expect(window.location.search).toBe('?q=game+ends'));
  });

  it('lead to a position that shows a rule, where there is one', async () => {
    go('/rules/spellfire');
    render(Rules, { params: { game: 'spellfire' } });
    const link = await screen.findAllByRole('link', { name: /^Show me/ });
    expect(link.map((one) => one.getAttribute('href'))).toEqual(['/rules/spellfire/SF-END-01']);
  });

  it('mark the rule in the URL, and bring it back from behind a search', async () => {
    go('/rules/spellfire?q=ends#SF-GEN-01');
    render(Rules, { params: { game: 'spellfire' } });
    await waitFor(() => expect(document.getElementById('SF-END-01')).toBeTruthy());
    navigate('#SF-GEN-01');
    navigate('#SF-END-01');
    await waitFor(() => expect(document.getElementById('SF-END-01')?.className).toContain('target'));
    navigate('#SF-GEN-01');
    await waitFor(() => expect(document.getElementById('SF-GEN-01')?.className).toContain('target'));
  });

  it('explain the options, even if the book has no section for them', async () => {
    go('/rules/spellfire');
    render(Rules, { params: { game: 'spellfire' } });
    await games.load();
    expect(await screen.findByRole('heading', { name: /Deck sizes/ })).toBeTruthy();
    expect(screen.getByText('or a number of turns, from 1 to 999999')).toBeTruthy();
  });
});

describe('the decks', () => {
  it('can be changed, checked, and found again after a reload', async () => {
    go('/decks/spellfire?starter=Dark+Sun');
    const { unmount } = render(Decks, { params: { game: 'spellfire' } });
    await fireEvent.click(await screen.findByRole('button', { name: 'One more Marsh' }));
    await waitFor(() => expect(window.location.search).toMatch(/^\?draft=\w+$/));
    expect(await screen.findByText(/one card, a deck has 55/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'SF-DECK-01' }).getAttribute('href')).toBe('/rules/spellfire#SF-DECK-01');
    const sent = hall.sent('POST /api/games/spellfire/decks/check').at(-1) as { text: string };
    expect(sent.text).toContain('2x 4th/3 Marsh');
    unmount();
    render(Decks, { params: { game: 'spellfire' } });
    expect(await screen.findByText(/2 cards. Stays in this browser/)).toBeTruthy();
  });

  it('take cards from the search next to them', async () => {
    go('/decks/spellfire?starter=Dark+Sun');
    render(Decks, { params: { game: 'spellfire' } });
    await fireEvent.input(await screen.findByLabelText('Find cards to add'), { target: { value: 'bor' } });
    await fireEvent.click(await screen.findByRole('button', { name: 'Add Boris' }));
    expect(await screen.findByRole('button', { name: 'One fewer Boris' })).toBeTruthy();
  });

  it('are on the shelf', async () => {
    go('/decks/spellfire');
    render(Decks, { params: { game: 'spellfire' } });
    expect((await screen.findByRole('link', { name: /Dark Sun/ })).getAttribute('href')).toBe('?starter=Dark%20Sun');
    expect(hall.count('GET /api/decks?game=spellfire')).toBe(0); // a newcomer has none
    expect(await screen.findByText('You hold on.')).toBeTruthy();
    expect(screen.getByText('Easy to play')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play this deck: Dark Sun against the computer' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'New deck' }));
    await waitFor(() => expect(window.location.search).toMatch(/^\?draft=/));
  });
});
