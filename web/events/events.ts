import type { ApiRequest } from '../../shared/api.ts';
import type { EventName } from '../../shared/events.ts';
import { isGranted } from '../consent/consent.ts';
import { languageState } from '../i18n/store.ts';

/** Milliseconds that an event may wait for others to go with. */
const WAIT_MS = 5_000;
/** Events in one call. */
const MOST = 50;

type Happened = ApiRequest<'events'>['events'][number];

let waiting: Happened[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let following = false;

/**
 * Counts that something happened, where the visitor has agreed to it; before that, nothing is sent or remembered.
 * `label` is one of ours (shared/events.ts): nothing that a person wrote. Never fails and never waits.
 */
export function track(name: EventName, label?: string): void {
  if (!isGranted()) return;
  waiting.push({ name, language: languageState().language, ...(label !== undefined && { label }) });
  if (!following) {
    following = true;
    // The last moment that every browser tells of.
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') send(); });
  }
  if (waiting.length >= MOST) send();
  else timer ??= setTimeout(send, WAIT_MS);
}

let page = '';

/** Counts a screen once while it stays; `path` without what the person looked for there. */
export function trackPage(path: string): void {
  if (!isGranted() || path === page) return;
  page = path;
  track('page_viewed', path);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0, MOST);
  // Taken back meanwhile: what waited is gone.
  if (events.length === 0 || !isGranted()) return;
  const body = JSON.stringify({ events } satisfies ApiRequest<'events'>);
  fetch('/api/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => undefined);
}
