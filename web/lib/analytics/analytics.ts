import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import type { EventName } from '../../../shared/site/analyticsEvents.ts';
import { isConsentGranted } from './consent.ts';
import { getLanguageState } from '../i18n/messageStore.ts';

/** Milliseconds that an event may wait for others to go with. */
const FLUSH_DELAY_MS = 5_000;
/** Events in one call. */
const MAX_BATCH = 50;

type AnalyticsEvent = ApiRequest<'recordEvents'>['events'][number];

let queue: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let listeningForHide = false;

/**
 * Counts that something happened, where the visitor has agreed to it; before that, nothing is sent or remembered.
 * `label` is one of ours (shared/site/analyticsEvents.ts): nothing that a person wrote. Never fails and never waits.
 */
export function trackEvent(name: EventName, label?: string): void {
  if (!isConsentGranted()) return;
  queue.push({ name, language: getLanguageState().language, ...(label !== undefined && { label }) });
  if (!listeningForHide) {
    listeningForHide = true;
    // The last moment that every browser tells of.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
  }
  if (queue.length >= MAX_BATCH) flush();
  else timer ??= setTimeout(flush, FLUSH_DELAY_MS);
}

let lastPage = '';

/** Counts a screen once while it stays; `path` without what the person looked for there. */
export function trackPageView(path: string): void {
  if (!isConsentGranted() || path === lastPage) return;
  lastPage = path;
  trackEvent('page_viewed', path);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = queue.splice(0, MAX_BATCH);
  // Taken back meanwhile: what waited is gone.
  if (events.length === 0 || !isConsentGranted()) return;
  const body = JSON.stringify({ events } satisfies ApiRequest<'recordEvents'>);
  fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
