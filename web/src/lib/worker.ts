/** The service worker, which caches the first page; see scripts/hall-worker.js. */

/** Register it once the page itself has loaded. It's optional: some browsers don't allow it. */
export function installWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
