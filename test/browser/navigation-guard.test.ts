import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveBuiltSite, type Site } from './site.ts';
import { goTo } from './navigation.ts';
import { setUpBrowser } from './worker.ts';

/** Stands in the builder's place: a screen that has unsaved changes from the moment its box is ticked. */
const UNSAVED = `
import { createElement, Fragment, useState } from 'react';
import { LeaveConfirmation } from '/app/routes/LeaveConfirmation.tsx';
import { useNavigationGuard } from '/lib/routing/location.ts';
export default function Unsaved() {
  const [changed, setChanged] = useState(false);
  useNavigationGuard(changed, 'unsaved!');
  const onChange = () => setChanged(!changed);
  const checkbox = createElement('input', { type: 'checkbox', checked: changed, onChange });
  const label = createElement('label', null, createElement('h1', null, 'guarded'), checkbox);
  return createElement(Fragment, null, label, createElement(LeaveConfirmation));
}`;

/** Screens that nobody goes to here: the build takes less without them. */
const UNSEEN = /\/web\/features\/(?!pages\/home\/|gallery\/|preview\/).*Page\.tsx$/;
const BUILDER = fileURLToPath(new URL('../../web/app/routes/BuilderRoute.tsx', import.meta.url));
const stand = (id: string) => (UNSEEN.test(id) ? 'export default () => null;' : undefined);

let folder: string;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;

setUpBrowser((one) => (browser = one));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'korot-guard-'));
  // The test runner's own value would bring React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder },
    publicDir: false,
    plugins: [{ name: 'test:unsaved', enforce: 'pre', load: (id) => (id === BUILDER ? UNSAVED : stand(id)) }],
  });
  vi.unstubAllEnvs();
  site = await serveBuiltSite(folder);
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await goTo(page, site.url);
  const bar = page.locator('header').first();
  await bar.getByRole('link', { name: 'תבניות' }).click();
  await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
  await bar.getByRole('link', { name: 'קורות חיים חדשים' }).click();
  await page.getByRole('heading', { level: 1, name: 'guarded' }).waitFor();
});
afterEach(async () => {
  await context.close();
});

const path = () => page.evaluate(() => location.pathname);
const question = () => page.getByRole('alertdialog');
const answer = (name: string) => question().getByRole('button', { name, exact: true }).click();

describe('a screen with unsaved changes', () => {
  it('is left without a question while nothing has changed', async () => {
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
    expect(await question().count()).toBe(0);
  });

  it('asks on a link, stays where it is, and goes when told to', async () => {
    await page.getByRole('checkbox').check();
    await page.locator('header').first().getByRole('link', { name: 'דף הבית', exact: true }).click();
    await question().waitFor();
    expect(await question().innerText()).toMatch(/unsaved!/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('להישאר כאן');
    await answer('להישאר כאן');
    expect([await path(), await page.getByRole('checkbox').isChecked()]).toEqual(['/builder', true]);
    await page.locator('header').first().getByRole('link', { name: 'דף הבית', exact: true }).click();
    await answer('יציאה');
    await page.getByRole('heading', { level: 1, name: /קורות חיים/ }).waitFor();
    expect(await path()).toBe('/');
  });

  it("asks on the browser's back button, whose place in history is kept", async () => {
    await page.getByRole('checkbox').check();
    await page.evaluate(() => history.back());
    await question().waitFor();
    await expect.poll(path).toBe('/builder');
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    expect([await path(), await page.getByRole('checkbox').isChecked()]).toEqual(['/builder', true]);

    await page.evaluate(() => history.back());
    await answer('יציאה');
    await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
    expect(await path()).toBe('/templates');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'guarded' }).waitFor();
  });
});
