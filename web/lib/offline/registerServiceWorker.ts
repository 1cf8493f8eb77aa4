/** Milliseconds after which nothing of the page's own beginning is in the way any more. */
const REGISTER_DELAY_MS = 4_000;

/**
 * From now on the builder opens without a network too. Called by whoever has opened it; quiet where browsers refuse.
 */
export function enableOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void registerServiceWorker().catch(() => undefined), REGISTER_DELAY_MS);
}

async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  // A megabyte of fonts for templates that may never be chosen is not for who counts bytes.
  if (connection?.saveData !== true) active?.postMessage('fonts');
}
