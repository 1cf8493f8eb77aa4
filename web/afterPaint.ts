/**
 * Starts a written page once it is painted: until then nothing runs, and where the page is there to be read nothing
 * even loads, that would keep its words and pictures waiting. The build puts it in (infra/build/web/placeScripts.ts).
 */
const { start, needs } = document.querySelector<HTMLScriptElement>('script[data-start]')?.dataset ?? {};

/** Longest wait for a frame that may never come, as in a window that is covered. */
const MAX_WAIT_MS = 1_000;

// A frame is painted after its callbacks have run; what follows in a task of its own comes after the paint.
const frame = new Promise<unknown>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
});
const timeout = new Promise<unknown>((resolve) => {
  setTimeout(resolve, MAX_WAIT_MS);
});
if (!document.hidden) await Promise.race([frame, timeout]);

// All at once, rather than each when the one before it asks for it.
for (const href of needs?.split(' ') ?? []) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
  document.head.append(link);
}
if (start !== undefined) await import(/* @vite-ignore */ start);

export {};
