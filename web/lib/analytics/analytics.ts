import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import type { EventName } from '../../../shared/site/analyticsEvents.ts';
import { isConsentGranted } from './consent.ts';
import { getLanguageState } from '../i18n/messageStore.ts';

/** Longest time in milliseconds that an event waits to be sent in a batch. */
const FLUSH_DELAY_MS = 5_000;
/** Maximum number of events in one call (batch). */
const MAX_BATCH = 50;

type AnalyticsEvent = ApiRequest<'recordEvents'>['events'][number];

let queue: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let listeningForHide = false;

/**
 * Counts an event, where the visitor has consented; before that, nothing is sent or stored. `label` is one of ours
 * (shared/site/analyticsEvents.ts): nothing that a person wrote. Fire and forget: never throws and never waits.
 */
export function trackEvent(name: EventName, label?: string): void {
  if (!isConsentGranted()) return;
  queue.push({ name, language: getLanguageState().language, ...(label !== undefined && { label }) });
  if (!listeningForHide) {
    listeningForHide = true;
    // The last event that every browser fires before a page ends.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
  }
  if (queue.length >= MAX_BATCH) flush();
  else timer ??= setTimeout(flush, FLUSH_DELAY_MS);
}

let lastPage = '';

/** Counts a page view once while the screen stays; `path` without its query. */
export function trackPageView(path: string): void {
  if (!isConsentGranted() || path === lastPage) return;
  lastPage = path;
  trackEvent('page_viewed', path);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = queue.splice(0, MAX_BATCH);
  // Consent was withdrawn meanwhile: queued events are dropped.
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
