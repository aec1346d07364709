/** Links for card names in texts: those of cards the table has shown are there at once, all others when they're wanted. */

import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import { catalogue } from '../../lib/live/catalogue.svelte';

/**
 * An element with texts: once the pointer moves in it or the focus comes in, the whole catalogue is fetched, so every
 * name is a link. A pointer that only rests there when the page opens doesn't move.
 */
export function naming(game: string, preset: string): Attachment<HTMLElement> {
  return (node) => {
    const fetchAll = (): void => void catalogue(game, preset);
    const ends = [on(node, 'pointermove', fetchAll), on(node, 'focusin', fetchAll)];
    return () => ends.forEach((end) => end());
  };
}
