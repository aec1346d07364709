/** A hall for the gallery: it knows the sample cards, and answers nothing else. */

import { bolt, imp } from '../src/cards/sample';
import { CARDS } from '../src/table/spellfire/sample';

const CARDS_OF: Record<string, readonly unknown[]> = { spellfire: CARDS, spellslinger: [imp], spellchain: [bolt] };

export function openSampleHall(): void {
  globalThis.fetch = (asked) => {
    const game = /\/api\/games\/(\w+)\/cards/.exec(asked instanceof Request ? asked.url : asked.toString())?.[1];
    const body = game === undefined ? { error: 'the gallery has no hall' } : { cards: CARDS_OF[game] ?? [] };
    return Promise.resolve(new Response(JSON.stringify(body), { status: game === undefined ? 404 : 200 }));
  };
}
