import { describe, expect, it } from 'vitest';
import tokens from './tokens.css?raw';

type Theme = 'light' | 'dark';

/** The colour of a token in a theme, as [red, green, blue]. */
function colour(name: string, theme: Theme): number[] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  const hex = (both ? both[theme === 'light' ? 1 : 2] : value) ?? '';
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`--${name} is no plain colour: ${value}`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(rgb: number[]): number {
  const linear = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [luminance(colour(one, theme)), luminance(colour(other, theme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = ['ground', 'panel', 'raised', 'sunken', 'felt', 'felt-lit', 'felt-deep', 'wood', 'wood-lit'];
const seats = [0, 1, 2, 3, 4, 5];

const written = [
  ...['ink', 'ink-soft', 'ink-faint', 'link', 'good', 'warn', 'bad'].flatMap((ink) =>
    surfaces.map((surface) => [ink, surface] as const),
  ),
  ...['ink', 'ink-soft', 'link'].map((ink) => [ink, 'accent-wash'] as const),
  ...['good', 'warn', 'bad'].map((name) => [name, `${name}-wash`] as const),
  ...['good', 'warn', 'bad'].map((name) => ['ink', `${name}-wash`] as const),
  ['accent-ink', 'accent'] as const,
  ['accent-ink', 'accent-hover'] as const,
  ...seats.map((seat) => [`seat-${seat}-ink`, `seat-${seat}`] as const),
  ...seats.flatMap((seat) => surfaces.map((surface) => [`seat-${seat}-edge`, surface] as const)),
];

const drawn = ['line-strong', 'focus', 'lit', 'accent'].flatMap((line) =>
  surfaces.map((surface) => [line, surface] as const),
);

/** The pairs whose contrast in a theme is below the minimum, with the contrast. */
function faint(pairs: (readonly [string, string])[], theme: Theme, least: number): string[] {
  return pairs
    .map(([one, other]) => [`--${one} on --${other}`, contrast(one, other, theme)] as const)
    .filter(([, ratio]) => ratio < least)
    .map(([pair, ratio]) => `${pair}: ${ratio.toFixed(2)}`);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it('every text is readable on its background', () => {
    expect(faint(written, theme, 4.5)).toEqual([]);
  });

  it('every line and every light is visible', () => {
    expect(faint(drawn, theme, 3)).toEqual([]);
  });
});
