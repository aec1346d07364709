import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue, type CatalogueCard } from '../lib/live/catalogue.svelte';
import CardFace from './CardFace.svelte';
import { bolt, hero, imp, item, realm } from './sample';
import type { SpellfireCard } from './spellfire/card';
import { emblemOf } from './spellfire/emblems';
import { pictureOf as spellfirePicture } from './spellfire/picture';
import { lookOf } from './spellfire/worlds';
import { lookOf as slingerLook } from './spellslinger/looks';
import { numberSign, sealOf } from './spellchain/seals';
import { fetchKind } from './kinds.svelte';

beforeAll(() => Promise.all(['spellfire', 'spellslinger', 'spellchain'].map(fetchKind)));

const TYPES = [
  'cleric', 'hero', 'monster', 'psionicist', 'regent', 'thief', 'wizard', 'realm', 'holding', 'ally', 'artifact', 'magical item',
  'event', 'rule card', 'dungeon card', 'cleric spell', 'wizard spell', 'psionic power', 'blood ability', 'thief skill',
  'unarmed combat card',
]; // prettier-ignore
const WORLDS = ['AD&D', 'Birthright', 'Dark Sun', 'Dragonlance', 'Forgotten Realms', 'Greyhawk', 'Ravenloft'];
const SEALS = [
  'Continuous', 'Summon', 'Ultimate', 'Fire', 'Water', 'Counter', 'Heal', 'Strategy', 'Avoid', 'Dark', 'Lightning', 'Block',
  'Crimson', 'Mercury', 'Madness',
]; // prettier-ignore
const SIZES = ['tiny', 'small', 'hand', 'full'] as const;

afterEach(cleanup);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function textOf(card: CatalogueCard | undefined, props: Record<string, unknown> = {}): string {
  return render(CardFace, { card, ...props }).container.textContent.replace(/\s+/g, ' ');
}

describe('a face', () => {
  it.each([hero, realm, item, imp, bolt])('shows the name of $name in all sizes', (card) => {
    for (const size of SIZES) expect(textOf(card, { size })).toContain(card.name);
  });

  it('shows the text on the larger faces only', () => {
    expect(textOf(imp, { size: 'full' })).toContain('deal 1 damage');
    expect(textOf(imp, { size: 'small' })).not.toContain('deal 1 damage');
  });

  it('shows nothing of a face-down card', () => {
    expect(textOf(hero, { faceDown: true })).not.toContain(hero.name);
    expect(textOf(undefined, { game: 'spellchain' }).trim()).toBe('');
  });

  it('is blank paper, not a back, while the cards of its game are loading', async () => {
    let come = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (come = resolve)));
    const cards = catalogue('spellfire');
    const { container } = render(CardFace, { game: 'spellfire' });
    expect(container.querySelector('.coming')).not.toBeNull();
    expect(container.querySelector('.back')).toBeNull();
    come(Response.json({ cards: [] }));
    await cards.load();
    await tick();
    expect(container.querySelector('.coming')).toBeNull();
    expect(container.querySelector('.back')).not.toBeNull();
    vi.unstubAllGlobals();
  });

  it('says that a realm is razed', () => {
    expect(textOf(realm, { size: 'small', facts: { razed: true } })).toContain('Razed');
    expect(textOf(realm, { size: 'small', facts: { razed: false } })).not.toContain('Razed');
  });

  it('shows a level that has changed, and how', () => {
    const { container } = render(CardFace, { card: hero, facts: { now: 9 }, size: 'small' });
    expect(container.querySelector('.shield')?.textContent).toContain('9');
    expect(container.querySelector('.shield .arrow')).not.toBeNull();
    expect(container.querySelector('.shield .down')).toBeNull();
  });

  it('keeps the sign of a level bonus', () => {
    expect(textOf(item, { facts: { now: 5 }, size: 'small' })).toContain('+5');
    expect(textOf(item, { facts: { now: -1 }, size: 'small' })).toContain('-1');
  });

  it('shows damage and numbers as they are at the table', () => {
    const text = textOf(imp, { facts: { now: [4, 2], damage: 1 }, size: 'small' });
    expect(text).toContain('4');
    expect(text).toContain('−1');
  });

  it('shows that a card of the chain is negated', () => {
    expect(textOf(bolt, { facts: { status: 'negated' }, size: 'small' })).toContain('Negated');
  });

  it('is drawn even for an unknown type and world', () => {
    const odd: SpellfireCard = { ...hero, key: 'odd', facts: { ...hero.facts, type: 'riddle', world: 'Nowhere', worlds: ['Nowhere'] } };
    expect(textOf(odd, { size: 'full' })).toContain('Riddle');
  });
});

describe('nothing depends on colour alone', () => {
  it('each type has its own emblem', () => {
    const emblems = TYPES.map((type) => emblemOf(type));
    expect(emblems).not.toContain(emblemOf('riddle'));
    expect(new Set(emblems).size).toBe(TYPES.length);
  });

  it('each world has its own icon, colour and letters', () => {
    const looks = WORLDS.map((world) => lookOf(world, 'hero'));
    for (const part of ['sign', 'frame', 'code'] as const) {
      expect(new Set(looks.map((look) => look[part])).size).toBe(WORLDS.length);
    }
  });

  it('each seal has its own icon and letters', () => {
    const seals = SEALS.map(sealOf);
    expect(new Set(seals.map(({ sign }) => sign)).size).toBe(SEALS.length);
    expect(new Set(seals.map(({ letters }) => letters)).size).toBe(SEALS.length);
  });
});

it('each number of a Spell Chain card has its own icon', () => {
  const signs = ['damage', 'heal', 'Block', 'Poison', 'Avoid', 'Mercury', 'Redirect', 'Reflect'].map(numberSign);
  for (const sign of signs) expect(sign.fill ?? sign.lines).toBeTruthy();
  expect(new Set(signs).size).toBe(signs.length);
});

describe('texts are readable', () => {
  it('on the frames of Spellfire, in white', () => {
    const frames = [...WORLDS.map((world) => lookOf(world, 'hero')), ...TYPES.map((type) => lookOf('', type))];
    for (const { frame } of frames) expect(contrast(frame, '#ffffff'), frame).toBeGreaterThanOrEqual(4.5);
  });

  it('on the frames of Spellslinger, in their dark tone', () => {
    for (const colour of ['yellow', 'blue', 'red', 'green', '']) {
      const { frame, dark } = slingerLook({ ...imp, facts: { ...imp.facts, colours: colour ? [colour] : [] } });
      expect(contrast(frame, dark), colour).toBeGreaterThanOrEqual(3);
    }
  });

  it('on the night of Spell Chain, in the inks of the seals', () => {
    for (const seal of SEALS) expect(contrast(sealOf(seal).ink, '#1b1a45'), seal).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a picture', () => {
  it('is the same for the same card, and different for different cards', () => {
    expect(spellfirePicture(hero)).toBe(spellfirePicture({ ...hero }));
    expect(spellfirePicture({ ...hero, key: '4th/2' })).not.toEqual(spellfirePicture(hero));
  });

  it('exists for every type, is cheap to draw, and contains no NaN', () => {
    for (const type of TYPES) {
      const shapes = spellfirePicture({ ...hero, key: type, facts: { ...hero.facts, type, champion: type === 'hero' } });
      expect(shapes.length, type).toBeGreaterThan(3);
      expect(shapes.length, type).toBeLessThan(40);
      expect(JSON.stringify(shapes), type).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
