/** Computers say a line at the deal, at a win and at a loss, and never of a game that was going on before. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frame, seat } from '../../lib/live/sample';
import { FIRST } from '../../lib/shapes/players';
import type { Frame } from '../../lib/wire';
import { LINES, lineOf } from './lines';
import { Speech, STAYS } from './speech.svelte';

const at = (stage: Frame['stage'], more: Partial<Frame> = {}): Frame =>
  frame({ code: 'TABLE', stage, seats: [seat(0), seat(1, { kind: 'agent', name: 'Wren', agent: 'novice' })], ...more });

let speech: Speech;

/** What seat 1 says after these frames. */
function said(...frames: Frame[]): string {
  for (const one of frames) speech.meet(one, 1);
  return speech.line;
}

beforeEach(() => {
  vi.useFakeTimers();
  speech = new Speech();
});
afterEach(() => vi.useRealTimers());

describe('a computer', () => {
  it('greets you at the deal, for some seconds', () => {
    expect(said(at('waiting'), at('playing', { actions: 0 }))).toBe(lineOf('novice', 'deal', 'TABLE', 1));
    expect(LINES['novice']?.deal).toContain(speech.line);
    vi.advanceTimersByTime(STAYS);
    expect(speech.line).toBe('');
  });

  it('has a word at the end, win or lose', () => {
    expect(said(at('playing', { actions: 90 }), at('over', { returns: [1, -1] }))).toBe(lineOf('novice', 'loss', 'TABLE', 1));
    speech = new Speech();
    expect(said(at('playing', { actions: 90 }), at('over', { returns: [-1, 1] }))).toBe(lineOf('novice', 'win', 'TABLE', 1));
  });

  it('says nothing when you come back to a game, or look at an old one', () => {
    expect(said(at('playing', { actions: 40 }), at('playing', { actions: 41 }))).toBe('');
    speech = new Speech();
    expect(said(at('over', { returns: [1, -1] }))).toBe('');
  });

  it('says nothing after a draw or a game that was called off', () => {
    const going = at('playing', { actions: 90 });
    expect(said(going, at('over', { returns: [0, 0] }))).toBe('');
    speech = new Speech();
    expect(said(going, at('over', { returns: [1, -1], ending: 'off' }))).toBe('');
  });

  it('is the only one that talks', () => {
    expect(said(at('playing', { actions: 0, seats: [seat(0), seat(1)] }))).toBe('');
  });
});

it('each level has two or three short lines for each moment', () => {
  expect(Object.keys(LINES).sort()).toEqual(Object.keys(FIRST).sort());
  for (const lines of Object.values(LINES).flatMap((one) => Object.values(one))) {
    expect(new Set(lines).size).toBe(lines.length);
    expect([2, 3]).toContain(lines.length);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(48);
  }
});
