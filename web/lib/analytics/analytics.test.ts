import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';

const stored = new Map<string, string>();
let sent: { url: string; init: RequestInit }[];
const events = () => sent.flatMap(({ init }) => (JSON.parse(init.body as string) as { events: object[] }).events);

beforeEach(() => {
  stored.clear();
  sent = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: {}, cookie: '' }),
  );
  vi.stubGlobal('location', { search: '', protocol: 'https:' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async () => ({
  ...(await import('./analytics.ts')),
  ...(await import('./trackEdit.ts')),
  ...(await import('./consent.ts')),
});

describe('counting what happens', () => {
  it('[API-10] sends and keeps nothing before somebody agreed, nor what happened until then', async () => {
    const { trackEvent: track, trackPageView: trackPage, saveConsent: answer } = await load();
    track('resume_started');
    trackPage('/templates');
    vi.advanceTimersByTime(60_000);
    expect([sent.length, stored.size]).toEqual([0, 0]);
    answer('refused');
    track('resume_started');
    answer('granted');
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  it('[API-10] sends only names, language and our labels, several in one call, no cookie or referrer', async () => {
    const { trackEvent: track, trackPageView: trackPage, trackEdit, saveConsent: answer } = await load();
    answer('granted');
    trackPage('/builder');
    trackPage('/builder');
    const before = createBlankResume();
    trackEdit(before, { ...before, summary: 'Dana, 050-1234567' });
    trackEdit(before, { ...before, templateId: 'modern' });
    track('pdf_downloaded', 'modern');
    vi.advanceTimersByTime(5_000);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: '/api/events',
      init: {
        method: 'POST',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
      },
    });
    expect(events()).toEqual([
      { name: 'page_viewed', language: 'he', label: '/builder' },
      { name: 'resume_started', language: 'he' },
      { name: 'template_chosen', language: 'he', label: 'modern' },
      { name: 'pdf_downloaded', language: 'he', label: 'modern' },
    ]);
  });

  it('sends at once when the page goes away, and drops what waits when the yes is taken back', async () => {
    const { trackEvent: track, saveConsent: answer } = await load();
    answer('granted');
    track('import_finished');
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(events()).toHaveLength(1);
    track('import_finished');
    answer('refused');
    vi.advanceTimersByTime(60_000);
    expect(events()).toHaveLength(1);
  });

  it('[API-10] is not asked about where the browser says no for its owner', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    stored.set('consent', 'granted');
    const { consentStore: consent, trackEvent: track } = await load();
    track('resume_started');
    vi.advanceTimersByTime(60_000);
    expect([consent.getState().given, sent.length]).toEqual(['refused', 0]);
  });
});
