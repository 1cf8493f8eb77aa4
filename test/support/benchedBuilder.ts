import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startLocal } from '../../infra/local/startLocal.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { launchBrowser } from '../browser/launch.ts';

/** Runs a measurement against the whole product, warm, in a browser of its own; both are closed afterwards. */
export async function withBuilder<Result>(
  measure: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'korot-bench-'));
  const local = await startLocal({ dataDir, quiet: true, warm: true, environment: { RATE_FACTOR: '100000' } });
  await local.warmed;
  const browser = await launchBrowser();
  try {
    return await measure(browser, local.url);
  } finally {
    await browser.close();
    await local.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Opens the builder, on a laptop, for a visitor whose browser holds this résumé. */
export async function openBuilder(browser: Browser, address: string, resume: ResumeData): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  await context.addInitScript((stored) => localStorage.setItem('resumeData', stored), JSON.stringify(resume));
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
