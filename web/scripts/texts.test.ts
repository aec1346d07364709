/** Every text of the page is in every language's catalogue, with the same placeholders. */

import { globSync, readFileSync } from 'node:fs';
import PO from 'pofile';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/lib/settings/language';
import config from '../wuchale.config.js';
import { passedOver } from './texts.mjs';

interface Message {
  msgStr: string[];
  context?: string;
}
type Read = (file: { content: string; filename: string; index: { get: (key: string) => number } }) => Promise<{ msgs: Message[] }>;
type Item = InstanceType<typeof PO.Item>;

const { page } = config.adapters;
const keyOf = (wordings: readonly string[]): string => wordings.join('\n');

/** The texts of a source, as the build extracts them. */
async function textsOf(content: string, filename = 'src/Some.svelte'): Promise<string[]> {
  const read = page.transform as unknown as Read;
  const { msgs } = await read({ content, filename, index: { get: () => 0 }, ...{ expr: { plain: '', reactive: '' }, matchUrl: () => null } });
  return msgs.map(({ msgStr }) => keyOf(msgStr));
}

describe('a text is found', () => {
  const inMarkup = async (markup: string, script = ''): Promise<string[]> => textsOf(`<script lang="ts">${script}</script>${markup}`);

  it.each([
    ['among the markup', '<p>sit down</p>', 'sit down'],
    ['around what is put in', '<p>seat {seat} of {seats}</p>', 'seat {0} of {1}'],
    ['around elements', '<p>press <kbd>Esc</kbd></p>', 'press <0>Esc</0>'],
    ['in dynamic elements', '<svelte:element this={seat}>sit down</svelte:element>', 'sit down'],
    ['in a choice of two', "<p>{seat ? 'free' : 'taken'}</p>", 'free', 'taken'],
    ['in attributes', '<img alt="a tree" /><input placeholder="name" aria-label="your name" title="tip" />', 'a tree', 'name', 'your name', 'tip'],
    ['in computed attributes', "<a title={seat ? 'open' : undefined} aria-label={`seat ${seat}`}>{seat}</a>", 'open', 'seat {0}'],
    ['in what a component is given', '<Radios legend="Speed of play" options={[{ value: "a b", title: "Very slow" }]} />', 'Speed of play', 'Very slow'],
  ])('%s', async (_, markup, ...wanted) => {
    expect((await inMarkup(markup)).sort()).toEqual(wanted.sort());
  });

  it.each([
    ['in sentences', "const said = 'The game begins.'"],
    ['in browser calls', "confirm('The game begins.')"],
    ['in thrown values', "throw new Error('The game begins.')"],
    ['in fields of classes', "class Some { said = 'The game begins.' }"],
    ['in marked words', "const said = word('The game begins.')"],
    ['that start with a compound', "const said = 'Team-mates wait.'", 'Team-mates wait.'],
    ['that are abbreviated', "const short = word('Up')", 'Up'],
  ])('in scripts %s', async (_, script, wanted = 'The game begins.') => {
    expect(await textsOf(script, 'src/some.ts')).toEqual([wanted]);
  });

  it('in both plural forms', async () => {
    expect(await textsOf("plural(count, ['# card', '# cards'])", 'src/some.ts')).toEqual(['# card\n# cards']);
  });

  it('nowhere that only programs read', async () => {
    const script = `
      if (event.key === 'Enter' || zone === 'discard pile') node.querySelector('.prompt button');
      const option = { value: 'a b', kind: 'Very big' };
      table.cardsIn(0, 'draw pile');
      switch (step) { case 'realm named': break; }
      const key = ROLES['Very big'];
      // @wc-ignore
      const STEP = 'declaring attackers';`;
    expect(await inMarkup('<p class="one two" data-at="seat 1" id="a-b">{seat}</p>', script)).toEqual([]);
  });
});

describe('a single word', () => {
  it('is an identifier, unless it is marked', async () => {
    const script = `
      const WON = ['won', word('lost')];
      const either = WON.join(' or ');
      const said = { drawn: ready ? 'yes' : 'Not yet' };
      if (step === 'main' || names.includes('mine')) node.closest('dialog');`;
    expect(await passedOver(script, 'src/some.ts')).toEqual(['won', ' or ', 'yes']);
  });
});

describe('the catalogues', () => {
  const found = new Set<string>();
  const passed = new Map<string, string>();
  const catalogues = new Map(config.locales.map((name) => [name, PO.parse(readFileSync(`src/languages/${name}.po`, 'utf8')).items]));
  const itemsOf = (name: string): Item[] => catalogues.get(name) ?? [];
  const sourceOf = ({ msgid, msgid_plural: many }: Item): string[] => (many ? [msgid, many] : [msgid]);
  /** The placeholders, by number, and the spaces at both ends. */
  const frameOf = (text: string): string[] => [
    ...[...text.matchAll(/\{\d+\}|<\/?\d+\/?>/g)].map(([part]) => part).sort(),
    ...[/^\s*/, /\s*$/].map((space) => space.exec(text)?.[0] ?? ''),
  ];

  beforeAll(async () => {
    const { include, ignore } = page.files as { include: string[]; ignore: string[] };
    for (const file of globSync(include, { exclude: ignore })) {
      const source = readFileSync(file, 'utf8');
      for (const text of await textsOf(source, file)) found.add(text);
      for (const text of await passedOver(source, file)) passed.set(text.trim(), file);
    }
  }, 120_000);

  it('exist for each language you can choose', () => {
    expect(config.locales).toEqual(Object.keys(LANGUAGES));
  });

  it('miss no single word: each unmarked one is a known identifier', () => {
    const lines = readFileSync('scripts/names.txt', 'utf8').split('\n');
    const names = new Set(lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' ')).filter(Boolean));
    const unknown = [...passed].filter(([text]) => !names.has(text)).map(([text, file]) => `${text} in ${file}`);
    expect(unknown, "mark it, word('…'), or name it in scripts/names.txt").toEqual([]);
    expect([...names].filter((name) => !passed.has(name)), 'gone from the sources').toEqual([]);
  });

  it.each(config.locales)('contain every text of the page, and no other: %s', (name) => {
    const held = new Set(itemsOf(name).map((item) => keyOf(sourceOf(item))));
    expect([...found].filter((text) => !held.has(text)), 'run `npm run texts`').toEqual([]);
    expect([...held].filter((text) => !found.has(text)), 'run `npm run texts`').toEqual([]);
  });

  it.each(config.locales)('translate every text, with all its placeholders: %s', (name) => {
    for (const item of itemsOf(name)) {
      const source = sourceOf(item);
      expect(item.msgstr.length > 1, item.msgid).toBe(source.length > 1);
      for (const [at, text] of item.msgstr.entries()) {
        expect(text.trim(), item.msgid).not.toBe('');
        expect(frameOf(text), item.msgid).toEqual(frameOf(source[at] ?? source.at(-1) ?? ''));
      }
    }
  });
});
