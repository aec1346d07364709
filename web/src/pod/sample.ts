/** A pod for tests. */

import type { PodFrame } from '../lib/wire';

export function aPod(more: Partial<PodFrame> = {}): PodFrame {
  const seat = (number: number, kind: string, name: string) => ({ seat: number, kind, name, here: true, waits: true, login: '' });
  return {
    code: 'KPWRZTBXGN',
    game: 'spellslinger',
    form: 'draft',
    title: 'Booster draft',
    stage: 'drafting',
    you: 0,
    host: true,
    options: { preset: 'limited' },
    rounds: 'robin',
    best_of: 1,
    timer: 'none',
    seats: [seat(0, 'person', 'Ana'), seat(1, 'person', 'Bo')],
    pack: 0,
    packs: 3,
    number: 0,
    size: 15,
    pile: [],
    chosen: '',
    pool: [],
    free: [],
    deck: [],
    ready: false,
    left_ms: -1,
    matches: [],
    standings: [],
    seal: '',
    seed: '',
    broken: '',
    ...more,
  };
}
