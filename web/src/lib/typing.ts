/** Reacting to what someone types: once they have stopped, not at each letter. */

/** How long they have to be still, in milliseconds. */
export const STILL = 250;

/**
 * Do something after a pause. The returned function calls it off, before or while it's done: return it from an effect
 * that reads what is typed.
 */
export function onceStill(act: (signal: AbortSignal) => void, pause = STILL): () => void {
  const ending = new AbortController();
  const timer = setTimeout(() => act(ending.signal), pause);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
