/**
 * Whole games as the table shows them: whatever is skipped, and when the page is reloaded, it never tells anything
 * early and always ends at the hall's own frame. tools/page_tests.py plays the games and says where they are.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_FRAME } from '../src/lib/live/emptyframe';
import type { HallSocket } from '../src/lib/live/socket.svelte';
import { TableStore } from '../src/lib/live/table.svelte';
import { timeline } from '../src/lib/live/timeline';
import { STANDARD } from '../src/lib/settings/settings.svelte';
import type { CardSeen, Frame } from '../src/lib/wire';
import { fetchChoreography, PLAY } from '../src/table/stage/choreography';
import { directorFor } from '../src/table/stage/director';
import { MOMENT } from '../src/table/spellchain/choreography';
import { JOINS, RAZED, ROUND } from '../src/table/spellfire/choreography';
import { BLOWS, DESTROYED, HURT } from '../src/table/spellslinger/choreography';

const FOLDER = process.env['SPELLHALL_PLAYED'] ?? '';
const GAMES = FOLDER ? readdirSync(FOLDER).sort() : [];
/** Reloads at random moments, over all games. */
const RELOADS = 1000;
const PATIENCE = 120_000;

const director = directorFor({ mine: (seat) => seat === 0, nameOf: (key) => key ?? 'A card' }, () => STANDARD);

/** The frames of a game, completed as the page completes them. */
function framesOf(name: string): Frame[] {
  const rows = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Partial<Frame>[];
  return rows.map((row) => {
    const cards = Object.fromEntries(Object.entries(row.cards ?? {}).map(([token, card]) => [token, completed(card)]));
    const plays = (row.plays ?? []).map((play) => ({ ...{ seat: -1, key: null, card: null, cards: [], seats: [] }, ...play }));
    const log = (row.log ?? []).map((line) => ({ ...{ depth: 0, at: 0, opens: [], turn: -1 }, ...line }));
    return { ...EMPTY_FRAME, registers: {}, table: {}, ...row, code: 'TABLE1', cards, plays, log };
  });
}

function completed(card: Partial<CardSeen>): CardSeen {
  return { seat: 0, zone: '', at: 0, key: null, owner: 0, host: null, facts: {}, numbers: [], ...card };
}

/** A small generator of random numbers: the same seed makes the same run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

beforeAll(async () => {
  await Promise.all(['spellfire', 'spellslinger', 'spellchain'].map(fetchChoreography));
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Every kind of event there is. */
const KINDS = [PLAY, 'attack', JOINS, ROUND, RAZED, BLOWS, DESTROYED, HURT, MOMENT];

describe.runIf(GAMES.length > 0)('a game as the table shows it', () => {
  const kinds = new Set<string>();

  it.each(GAMES)('%s: no step tells what comes after it', { timeout: PATIENCE }, (name) => {
    const frames = framesOf(name);
    frames.slice(1).forEach((after, index) => {
      const before = frames[index]!;
      const steps = timeline(before, after, director);
      expect(steps.at(-1)).toEqual({ frame: after, beat: null });
      const told = before.log.map(({ text }) => text);
      for (const { frame, beat } of steps.slice(0, -1)) {
        if (beat) kinds.add(beat.kind);
        if (frame.decision === after.decision) continue; // the table has changed already; only a number is on its way
        expect(frame.log.map(({ text }) => text)).toEqual(told);
        expect(frame.decision).toBe(before.decision);
        expect(frame.plays).toBe(before.plays);
        expect(frame.actions).toBe(before.actions);
      }
    });
  });

  it('has events of every kind, so that all of them are tried', () => {
    expect([...kinds].sort()).toEqual([...KINDS].sort());
  });

  it('ends at the latest frame, whatever is skipped and whenever the page is reloaded', { timeout: PATIENCE }, () => {
    const next = random(7);
    const lots = (most: number): number => Math.floor(next() * most);
    const games = GAMES.map(framesOf);
    for (let reloads = 0; reloads < RELOADS; ) {
      const frames = games[lots(games.length)]!;
      const from = lots(frames.length - 1);
      const table = opened(frames[from]!);
      for (const after of frames.slice(from + 1, from + 1 + lots(24))) {
        change(table, after);
        vi.advanceTimersByTime(lots(700));
        if (lots(6) === 0) table.skip();
        if (lots(12) === 0) table.skipAll();
        expect(table.frame.log.length).toBeLessThanOrEqual(table.present.log.length);
        if (!table.showing) expect(table.frame).toBe(table.present);
        if (lots(6) === 0) {
          reloads += 1;
          const again = opened(after);
          expect([again.frame, again.showing]).toEqual([after, false]);
        }
      }
      vi.runAllTimers();
      expect(table.frame).toBe(table.present);
    }
  });
});

function opened(frame: Frame): TableStore {
  const table = new TableStore('TABLE1', { watch: () => undefined, refresh: () => undefined } as unknown as HallSocket);
  table.direct(director);
  table.heard({ t: 'table', n: 0, revision: frame.actions, frame });
  return table;
}

/** What the hall sends when a frame follows another. */
function change(table: TableStore, after: Frame): void {
  const before = table.present;
  const { cards: all, log, ...parts } = after;
  const cards: Record<string, CardSeen | null> = { ...all };
  for (const token of Object.keys(before.cards)) if (!(token in all)) cards[token] = null;
  table.heard({ t: 'change', n: 0, table: 'TABLE1', revision: before.actions + 1, cards, parts, within: {}, keep: before.log.length, log: log.slice(before.log.length) });
}
