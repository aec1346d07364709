/** The service worker, which keeps the beginning of the page; see scripts/hall-worker.js. */

/** Have the browser take it, once the page itself has come. It goes without where that is not possible. */
export function installWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
