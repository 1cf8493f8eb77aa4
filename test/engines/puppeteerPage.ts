import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import type { EngineBrowser } from './engine.ts';
import { EnginePage, type ControlKey } from './enginePage.ts';

const VIEWPORT = { width: 1_440, height: 900 } as const;

/** Starts what puppeteer drives: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await launch({ acceptInsecureCerts: true, defaultViewport: VIEWPORT, timeout: 120_000, ...options });
  return {
    version: await browser.version(),
    open: () => openPage(browser),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser): Promise<EnginePage> {
  const downloads = await mkdtemp(join(tmpdir(), 'engine-downloads-'));
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  return new PuppeteerPage(await context.newPage(), context, downloads);
}

class PuppeteerPage extends EnginePage {
  readonly #page: Page;
  /** Undefined for a window that another one opened. */
  readonly #context: BrowserContext | undefined;
  readonly #faults: string[] = [];
  override readonly downloads: string;

  constructor(page: Page, context: BrowserContext | undefined, downloads: string) {
    super();
    this.downloads = downloads;
    this.#page = page;
    this.#context = context;
    // “Leave this page?” is answered with yes, as WebDriver does by itself.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    page.on('pageerror', (error) => this.#faults.push(error instanceof Error ? error.message : String(error)));
  }

  override async goTo(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  override async reload(): Promise<void> {
    await this.#page.reload({ waitUntil: 'load' });
  }

  override type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  override async press(key: ControlKey): Promise<void> {
    const { keyboard } = this.#page;
    if (key !== 'SelectAll') return keyboard.press(key);
    await keyboard.down('Control');
    // The headless Chromium has no editing commands of its own for keys.
    await keyboard.press('KeyA', { commands: ['SelectAll'] });
    return keyboard.up('Control');
  }

  override async upload(selector: string, file: string): Promise<void> {
    const input = await this.#page.waitForSelector(selector);
    if (!input) throw new Error(`No ${selector}`);
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file);
  }

  override async screenshot(file: string): Promise<void> {
    await this.#page.screenshot({ path: file });
  }

  override print(): Promise<Uint8Array> {
    return this.#page.pdf({ format: 'a4', printBackground: true });
  }

  override async popup(act: () => Promise<void>): Promise<EnginePage> {
    const opening = Promise.withResolvers<Page>();
    this.#page.once('popup', (page) => (page ? opening.resolve(page) : opening.reject(new Error('No window opened'))));
    const [page] = await Promise.all([opening.promise, act()]);
    return new PuppeteerPage(page, undefined, this.downloads);
  }

  override faults(): Promise<readonly string[]> {
    return Promise.resolve(this.#faults);
  }

  override async close(): Promise<void> {
    await (this.#context ?? this.#page).close();
  }

  protected override run(source: string, argument: unknown): Promise<unknown> {
    return this.#page.evaluate(`(${source})(${argument === undefined ? 'undefined' : JSON.stringify(argument)})`);
  }

  protected override clickOn(selector: string): Promise<void> {
    return this.#page.click(selector);
  }
}
