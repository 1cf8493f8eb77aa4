import { describe, expect, it } from 'vitest';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { createFakeBrowser } from './fakeBrowser.fixture.ts';
import { flushOnLeave } from './flushOnLeave.ts';

async function page() {
  const browser = createFakeBrowser();
  const { drafts } = browser.open();
  await drafts.load();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  const stop = flushOnLeave(drafts, window as unknown as Window);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asked' : 'left';
  };
  return { browser, drafts, document, window, stop, leave };
}

describe('leaving the page', () => {
  it('[AUTO-05] stores what was typed within the last second on leaving, hiding and going away', async () => {
    for (const way of ['beforeunload', 'pagehide', 'hidden']) {
      // oxlint-disable-next-line no-await-in-loop
      const { browser, drafts, document, window } = await page();
      drafts.edit(() => ({ ...SAMPLE_HE, summary: way }));
      expect(browser.local.has('resumeData')).toBe(false);
      document.visibilityState = 'hidden';
      if (way === 'hidden') document.dispatchEvent(new Event('visibilitychange'));
      else window.dispatchEvent(new Event(way, { cancelable: true }));
      expect(browser.local.get('resumeData')).toContain(way);
    }
  });

  it('asks only while something is unsaved', async () => {
    const { browser, drafts, leave, stop } = await page();
    expect(leave()).toBe('left');
    drafts.edit(() => SAMPLE_HE);
    expect(leave()).toBe('asked');
    expect(leave()).toBe('left');
    drafts.edit(() => ({ ...SAMPLE_HE, summary: '' }));
    await browser.advanceTime(1_000);
    expect(leave()).toBe('left');
    drafts.edit(() => SAMPLE_HE);
    stop();
    expect(leave()).toBe('left');
  });

  it('stores nothing on hiding once it is stopped, nor while the page is seen', async () => {
    const { browser, drafts, document, window, stop } = await page();
    drafts.edit(() => SAMPLE_HE);
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(browser.local.has('resumeData')).toBe(false);
  });
});
