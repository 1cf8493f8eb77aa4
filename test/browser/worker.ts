/* oxlint-disable no-empty-pattern -- vitest reads from the pattern what a fixture needs: nothing */
import type { Browser } from 'playwright-core';
import { test } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { startAccountSite, type AccountSite } from './account-site.ts';
import type { Product } from './builder-page.ts';
import { drawSmall } from './drawn-small.ts';
import { startFakeModel, type FakeModel } from './improve-model.ts';
import { launchBrowser } from './launch.ts';
import { reuseContext } from './reused-context.ts';
import { serveBuiltSite, type Site } from './site.ts';

/** The whole product with its sign-in service, and the model that it asks. */
export interface SharedProduct extends AccountSite {
  readonly model: FakeModel;
}

/** A browser, and another one where it has died: that must not fail the files after the one it died in. */
class LastingBrowser {
  #browser: Promise<Browser> | undefined;

  async get(): Promise<Browser> {
    const known = await this.#browser?.catch(() => undefined);
    if (known?.isConnected()) return known;
    this.#browser = this.#launch();
    return this.#browser;
  }

  async #launch(): Promise<Browser> {
    const browser = await launchBrowser();
    await drawSmall(browser);
    reuseContext(browser);
    return browser;
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}

async function startSharedProduct(): Promise<SharedProduct> {
  const model = await startFakeModel();
  const site = await startAccountSite(model.environment);
  const close = async () => {
    await site.close();
    await model.close();
  };
  return { ...site, model, close };
}

/**
 * What the files of a worker share. In one process there must be one product: handlers keep the clients that they made
 * for its emulators. So whoever needs the product takes this one, with people of their own, and nobody calls
 * `startLocal` beside it.
 */
const worker = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => closedBy(onCleanup, new LastingBrowser()))
  .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => closedBy(onCleanup, await startSharedProduct()))
  .extend('builtSite', { scope: 'worker' }, async ({}, { onCleanup }) => closedBy(onCleanup, await serveBuiltSite()));

function closedBy<T extends { close(): Promise<void> }>(
  onCleanup: (close: () => Promise<void>) => void,
  started: T,
): T {
  onCleanup(() => started.close());
  return started;
}

/** Hands the browser to the tests of a file, and closes their windows after the last. */
export function setUpBrowser(take: (browser: Browser) => unknown): void {
  let used: Browser | undefined;
  worker.beforeAll(async ({ browser }) => {
    used = await browser.get();
    await take(used);
  });
  worker.afterAll(async () => {
    if (used) await closeWindows(used);
  });
}

let builtTemplates: Promise<number> | undefined;

/** What templates are rendered from: built once for all files of a worker, as each look at its sources takes 0.2 s. */
export function setUpTemplates(): void {
  worker.beforeAll(async () => {
    await (builtTemplates ??= buildTemplates());
  });
}

/** Hands the product to the tests of a file. */
export function setUpSharedProduct(take: (product: SharedProduct) => unknown): void {
  worker.beforeAll(async ({ product }) => {
    await take(product);
  });
}

/** Product and browser for the tests of a file. Both are there once its tests begin. */
export function setUpProduct(): Product {
  let browser: Browser;
  let site: AccountSite;
  setUpBrowser((one) => (browser = one));
  setUpSharedProduct((one) => (site = one));
  return {
    get url() {
      return site.url;
    },
    get browser() {
      return browser;
    },
  };
}

/** Hands the built site, without an endpoint behind it, to the tests of a file. */
export function setUpBuiltSite(take: (site: Site) => unknown): void {
  worker.beforeAll(async ({ builtSite }) => {
    await take(builtSite);
  });
}

export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
