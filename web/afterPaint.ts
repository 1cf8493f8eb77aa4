/**
 * Starts a prerendered page's script after its first paint. Until then nothing runs, and on a page made for reading
 * nothing even loads, because that would delay its text and pictures. The build inserts this script
 * (infra/build/web/placeScripts.ts).
 */
const { start, needs } = document.querySelector<HTMLScriptElement>('script[data-start]')?.dataset ?? {};

/** Longest wait for an animation frame, which may never come, for example in a covered window. */
const MAX_WAIT_MS = 1_000;

// A frame is painted after its callbacks have run, so a separate task queued from the callback runs after the paint.
const frame = new Promise<unknown>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
});
const timeout = new Promise<unknown>((resolve) => {
  setTimeout(resolve, MAX_WAIT_MS);
});
if (!document.hidden) await Promise.race([frame, timeout]);

// All loaded in parallel, instead of each only when the one before imports it.
for (const href of needs?.split(' ') ?? []) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
  document.head.append(link);
}
if (start !== undefined) await import(/* @vite-ignore */ start);

export {};
