/** Delay in milliseconds after which registration does not slow down the page's start. */
const REGISTER_DELAY_MS = 4_000;

/**
 * Registers the service worker, so that the builder opens offline. Called when the builder is opened; ignores refusing
 * browsers.
 */
export function enableOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void registerServiceWorker().catch(() => undefined), REGISTER_DELAY_MS);
}

async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  // A megabyte of fonts for templates that may never be chosen is too much where data saving is on.
  if (connection?.saveData !== true) active?.postMessage('fonts');
}
