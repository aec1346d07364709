/** An event for tests: three people at one table in its first round. */

import type { EventDesk, EventFrame, EventRound, EventTable, EventYou } from '../lib/wire';

export const CODE = 'KPWRZTBXGN';

export function aTable(more: Partial<EventTable> = {}): EventTable {
  return {
    table: 1,
    entrants: [1, 2, 3],
    wins: [0, 0, 0],
    stage: 'playing',
    places: [],
    points: [],
    games: [],
    left: [],
    flags: [],
    asks: [],
    time: false,
    minutes: 0,
    by_hand: false,
    ...more,
  };
}

export function aRound(more: Partial<EventRound> = {}): EventRound {
  return { round: 1, tables: [aTable()], attempt: 1, published: 1, until: 0, over: false, time: false, byes: [], back: [], notes: [], ...more };
}

export function anEvent(more: Partial<EventFrame> = {}): EventFrame {
  const entrant = (number: number, name: string) => ({
    number,
    name,
    people: [number],
    agent: '',
    gone: '',
    here: false,
    login: '',
    listed: false,
    since: 0,
  });
  return {
    code: CODE,
    n: 7,
    game: 'spellfire',
    title: 'SPELLFIRE®: Championship—Standard [55]',
    stage: 'running',
    plan: {
      type: 'Championship',
      structure: 'tables',
      reporting: 'staff',
      seed_print: 'db7a',
      parameter: '',
      variants: [],
      victory: 'Standard',
      size: 55,
      settings: {},
      custom_rules: '',
      rules: ['SFT-CHA'],
      team: 1,
      least: 0,
      scored: false,
      unscored: '',
      factor: 1,
      registration: false,
      sealed: false,
      publish_lists: 'never',
      minutes: 0,
      by_itself: false,
      notes: '',
    },
    facts: [
      { name: 'realms', title: 'unrazed realms', decides: 'always', least: 0, most: 12 },
      { name: 'razed', title: 'razed realms', decides: 'ties', least: 0, most: 12 },
    ],
    next: 'Round 1 is waiting for results from table 1.',
    entrants: [entrant(1, 'Ana'), entrant(2, 'Bo'), entrant(3, 'Cy')],
    staff: [{ person: 4, name: 'Zoe', role: 'coordinator' }],
    rounds: [aRound()],
    standing: [],
    rulings: [],
    created: 0,
    closed: 0,
    seed: '',
    broken: '',
    own_judges: [],
    ...more,
  };
}

export function aYou(more: Partial<EventYou> = {}): EventYou {
  return {
    person: 4,
    role: 'coordinator',
    entrant: 0,
    round: 0,
    table: 0,
    seat: 0,
    code: '',
    asked: false,
    call: 0,
    judge: 0,
    pool: [],
    deck: [],
    beside: [],
    plays: [],
    plays_beside: [],
    may_exchange: false,
    exchange: 0,
    ready: false,
    free: [],
    ...more,
  };
}

export function aDesk(more: Partial<EventDesk> = {}): EventDesk {
  return {
    what: 'report',
    text: 'Round 1 is waiting for results from table 1.',
    tables: [1],
    entrants: [],
    drawn: null,
    calls: [],
    cases: [],
    items: [],
    stuck: [],
    late: [],
    late_next: false,
    helpers: [],
    ...more,
  };
}
