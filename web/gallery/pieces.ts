/** What the gallery shows: components of the page with sample data, room by room. Add yours here. */

import type { Component } from 'svelte';
import CardFace from '../src/cards/CardFace.svelte';
import { bolt, hero, imp, item, realm } from '../src/cards/sample';
import { option, decision, frame, card, seat, PASS } from '../src/lib/live/sample';
import type { HallSocket } from '../src/lib/live/socket.svelte';
import { TableStore } from '../src/lib/live/table.svelte';
import type { Frame, ServerMessage } from '../src/lib/wire';
import Chips from '../src/table/Chips.svelte';
import EndCurve from '../src/table/end/EndCurve.svelte';
import Seal from '../src/table/end/Seal.svelte';
import HintPanel from '../src/table/hint/HintPanel.svelte';
import OfferBar from '../src/table/prompt/OfferBar.svelte';
import Prompt from '../src/table/prompt/Prompt.svelte';
import AwayBar from '../src/table/seats/AwayBar.svelte';
import Rail from '../src/table/seats/Rail.svelte';
import Log from '../src/table/log/Log.svelte';
import ChainMiddle from '../src/table/spellchain/Middle.svelte';
import { laid, sampleFrame as chainFrame } from '../src/table/spellchain/sample';
import FireMiddle from '../src/table/spellfire/Middle.svelte';
import { battleFrame } from '../src/table/spellfire/sample';
import SlingerMiddle from '../src/table/spellslinger/Middle.svelte';
import { character, sampleFrame as slingerFrame, SampleTable, terrain } from '../src/table/spellslinger/sample';

export interface Piece {
  title: string;
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

export interface Room {
  title: string;
  pieces: Piece[];
}

/** A table that shows one frame, and whose messages go nowhere. */
export function tableOf(shown: Frame): TableStore {
  const request = (): Promise<ServerMessage> => Promise.resolve({ t: 'done', n: 0 });
  const table = new TableStore(shown.code, { request } as unknown as HallSocket);
  table.heard({ t: 'table', n: 0, revision: 0, frame: shown });
  return table;
}

function piece<Props extends object>(title: string, component: Component<Props>, props: Props): Piece {
  return { title, component: component as unknown as Piece['component'], props: props as Record<string, unknown> };
}

const nothing = (): void => undefined;
const advised = { option: 0, share: 0.62, expects: [], reason: 'Play Barrow Badger: it’s your first character.', source: '', target: '' };
const asking = decision({
  options: [option('play Barrow Badger', { card: 'a' }), option('play Ox', { card: 'b' }), PASS],
});
const cards = { a: card({ key: 'imp' }), b: card({ key: 'imp', at: 1 }) };
const log = [
  { text: 'Turn 1: Ana.', depth: 0, at: 0, opens: [], turn: 1 },
  { text: 'Ana plays Barrow Badger.', depth: 1, at: 1, opens: [], turn: 1 },
  { text: 'Bo loses 2 life.', depth: 1, at: 2, opens: [], turn: 1 },
];
const account = {
  length: 7,
  unit: 'turns',
  seconds: 754,
  gauge: 'realms',
  curve: [
    { length: 0, standings: [0, 0] },
    { length: 3, standings: [2, 3] },
    { length: 5, standings: [4, 3] },
    { length: 7, standings: [6, 3] },
  ],
  feats: [],
  stars: [null, null],
  decider: null,
};

export const ROOMS: Room[] = [
  {
    title: 'Cards',
    pieces: [
      ...[hero, realm, item, imp, bolt].map((shown) => piece(shown.name, CardFace, { card: shown, facts: {}, size: 'full' })),
      piece('In hand', CardFace, { card: hero, facts: {} }),
      piece('Face down', CardFace, { card: hero, facts: {}, faceDown: true }),
    ],
  },
  {
    title: 'Prompts',
    pieces: [
      piece('Your decision', Prompt, { table: tableOf(frame({ cards, decision: asking })) }),
      piece("An opponent's decision", Prompt, {
        table: tableOf(frame({ decision: decision({ seat: 1, options: null, prompt: 'Bo may play cards.' }) })),
      }),
      piece('Hint', HintPanel, {
        table: tableOf(frame({ cards, decision: asking })),
        hint: {
          t: 'hint',
          n: 0,
          decision: 1,
          agent: 'search',
          measure: 'wins',
          advice: [
            { ...advised, text: 'play Barrow Badger', expects: ['Bo plays Ox.', 'You win.'] },
            { ...advised, option: 2, text: 'pass', share: 0.4, reason: '' },
          ],
        },
      }),
      piece('Offer to call the game off', OfferBar, { table: tableOf(frame()), offer: { seat: 1, open: [0] } }),
    ],
  },
  {
    title: 'Seats',
    pieces: [
      piece('Two seats', Rail, { table: tableOf(frame({ decision: asking })), focusSeat: -1, look: nothing }),
      piece('Four seats', Rail, {
        table: tableOf(
          frame({
            seats: [seat(0), seat(1), seat(2), seat(3)],
            sides: [0, 1, 2, 3].map((number) => ({ seat: number, counts: { hand: number }, columns: { life: 20 } })),
          }),
        ),
        focusSeat: 1,
        look: nothing,
      }),
      piece('Someone is away', AwayBar, {
        table: tableOf(frame({ seats: [seat(0), seat(1, { here: false })] })),
        absence: { seats: [1], since: 40, until: 80, gone: false },
      }),
    ],
  },
  {
    title: 'Log, chips and end',
    pieces: [
      piece('Log', Log, { table: tableOf(frame({ log })), fold: nothing }),
      piece('Chips', Chips, {
        label: 'Effects on Ana',
        chips: [
          { name: 'ward', label: 'Ward', text: 'The next 2 damage to Ana is prevented.', kind: 'defence' },
          { name: 'spent', label: 'Attacked', text: 'Ana has attacked this turn.', kind: 'spent' },
        ],
      }),
      piece('Curve of a game', EndCurve, { account, names: ['Ana', 'Bo'] }),
      piece('Seal', Seal, { code: 'TABLE1', seal: '5f'.repeat(32), seed: '0x1f', open: true }),
    ],
  },
  {
    title: 'Boards',
    pieces: [
      piece('Spellfire: a battle', FireMiddle, { table: tableOf(battleFrame()), focusSeat: -1 }),
      piece('Spellslinger: two boards', SlingerMiddle, {
        table: new SampleTable(
          slingerFrame([
            character('Ox', {}, { at: 0 }),
            terrain('w1', 'woods'),
            character('Troll', {}, { seat: 1, owner: 1 }),
          ]),
        ),
        focusSeat: -1,
      }),
      piece('Spell Chain: a chain', ChainMiddle, {
        table: tableOf(chainFrame({ cards: { a: laid('bolt', 0, 1), b: laid('bolt', 1, 2) } })),
        focusSeat: -1,
      }),
    ],
  },
];
