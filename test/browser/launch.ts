import { statfsSync } from 'node:fs';
import { chromium as playwright, type Browser, type BrowserContext } from 'playwright-core';
import { chromium } from '../../functions/pdf/chromium.ts';
import { keepCache } from './cached-routes.ts';

/** No processor time for what nobody looks at: an emulated graphics card, and a process for each site of a page. */
const CHEAP = [
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--num-raster-threads=1',
  '--disable-site-isolation-trials',
  // Pages of tests are short-lived: a larger heap is collected less often.
  '--js-flags=--min-semi-space-size=16 --initial-old-generation-size=128',
];

/** Playwright's default, for containers whose `/dev/shm` is small: memory that processes share is files on the disk. */
const NO_SHARED_MEMORY = '--disable-dev-shm-usage';
const ENOUGH_SHARED_BYTES = 1_000_000_000;

/**
 * Starts the Chromium that comes with npm, for browser tests: the very one that prints the PDFs. Nothing of
 * the host is needed: libraries and fonts come with it. `settings`: what somebody has set in theirs. Close it when
 * done.
 */
export async function launchBrowser(settings: readonly string[] = []): Promise<Browser> {
  const options = await launchOptions();
  const browser = await playwright.launch({ ...options, args: [...options.args, ...settings] });
  const open = browser.newContext.bind(browser);
  // A worker that keeps files would keep them from a test that answers requests itself; a test of the worker allows it.
  browser.newContext = (contextOptions) => open({ serviceWorkers: 'block', ...contextOptions });
  await keepCache(browser);
  return browser;
}

/** The same browser with a profile that is kept in a folder, for what must outlive the browser. */
export async function launchWithProfile(profile: string): Promise<BrowserContext> {
  return playwright.launchPersistentContext(profile, await launchOptions());
}

async function launchOptions() {
  const { executablePath, environment } = await chromium();
  return {
    executablePath,
    // Without a UTF-8 locale the browser cannot name a downloaded file in Hebrew.
    env: { ...environment, LANG: 'C.UTF-8' },
    args: CHEAP,
    ignoreDefaultArgs: hasSharedMemory() ? [NO_SHARED_MEMORY] : [],
  };
}

function hasSharedMemory(): boolean {
  try {
    const { bsize, bavail } = statfsSync('/dev/shm');
    return bsize * bavail > ENOUGH_SHARED_BYTES;
  } catch {
    return false;
  }
}
