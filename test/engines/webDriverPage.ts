import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { startDisplay } from './display.ts';
import type { EngineBrowser } from './engine.ts';
import { EnginePage, type ControlKey } from './enginePage.ts';

const CAPABILITIES = { browserName: 'MiniBrowser', acceptInsecureCerts: true } as const;
const KEYS: Readonly<Record<ControlKey, readonly string[]>> = {
  Enter: [Key.ENTER],
  Backspace: [Key.BACK_SPACE],
  SelectAll: [Key.CONTROL, 'a'],
};

/** Starts what WebDriver classic drives: WebKitGTK's MiniBrowser, on a screen that nobody sees. */
export async function startWebDriver(program: string): Promise<EngineBrowser> {
  const display = await startDisplay();
  const probe = await WebDriverPage.open(program, display.name);
  const { version } = probe;
  await probe.close();
  return { version, open: () => WebDriverPage.open(program, display.name), close: () => display.close() };
}

/** A session with a driver of its own: WebKitWebDriver has no more than one. */
class WebDriverPage extends EnginePage {
  readonly #driver: WebDriver;
  readonly #window: string;
  readonly #end: (() => Promise<void>) | undefined;
  readonly version: string;
  override readonly downloads: string;

  private constructor(
    driver: WebDriver,
    window: string,
    downloads: string,
    version: string,
    end?: () => Promise<void>,
  ) {
    super();
    this.downloads = downloads;
    this.#driver = driver;
    this.#window = window;
    this.version = version;
    this.#end = end;
  }

  static async open(program: string, display: string): Promise<WebDriverPage> {
    const home = await mkdtemp(join(tmpdir(), 'engine-home-'));
    const downloads = join(home, 'downloads');
    await Promise.all([mkdir(downloads), mkdir(join(home, '.config'))]);
    // MiniBrowser downloads into the folder that the desktop names.
    await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const port = await findFreePort();
    const service = new DriverService(program, {
      loopback: true,
      port,
      args: [`--port=${port}`],
      env: { PATH: process.env['PATH'] ?? '', HOME: home, DISPLAY: display, LANG: 'C.UTF-8' },
    });
    const end = async () => {
      await service.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const address = await service.start(30_000);
      const driver = await new Builder().usingServer(address).withCapabilities(CAPABILITIES).build();
      await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1_440, height: 938 });
      const version = `${CAPABILITIES.browserName}/${(await driver.getCapabilities()).getBrowserVersion() ?? ''}`;
      return new WebDriverPage(driver, await driver.getWindowHandle(), downloads, version, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** WebDriver speaks to one window at a time. */
  async #here(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#window);
    return this.#driver;
  }

  override async goTo(url: string): Promise<void> {
    await (await this.#here()).get(url);
    await this.#collectFaults();
  }

  override async reload(): Promise<void> {
    await (await this.#here()).navigate().refresh();
    await this.#collectFaults();
  }

  override async type(text: string): Promise<void> {
    await (await this.#here()).actions().sendKeys(text).perform();
  }

  override async press(key: ControlKey): Promise<void> {
    const [first = '', second] = KEYS[key];
    const actions = (await this.#here()).actions();
    if (second === undefined) await actions.sendKeys(first).perform();
    else await actions.keyDown(first).sendKeys(second).keyUp(first).perform();
  }

  override async upload(selector: string, file: string): Promise<void> {
    await (await this.#here()).findElement(By.css(selector)).sendKeys(file);
  }

  override async screenshot(file: string): Promise<void> {
    await writeFile(file, await (await this.#here()).takeScreenshot(), 'base64');
  }

  override async popup(act: () => Promise<void>): Promise<EnginePage> {
    const before = await this.#driver.getAllWindowHandles();
    // On a screen without a window manager every window takes itself to have the focus, this one below the other too.
    await this.evaluate(() => {
      document.hasFocus = () => false;
    }, undefined);
    await act();
    const opened = await this.#driver.wait(
      async () => (await this.#driver.getAllWindowHandles()).find((handle) => !before.includes(handle)),
      30_000,
      'No window opened',
    );
    return new WebDriverPage(this.#driver, opened as string, this.downloads, this.version);
  }

  /** The protocol tells no errors of a page: those from the moment it has loaded are collected in it. */
  async #collectFaults(): Promise<void> {
    await this.evaluate(() => {
      const faults: string[] = [];
      Object.assign(globalThis, { collectedFaults: faults });
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    }, undefined);
  }

  override faults(): Promise<readonly string[]> {
    return this.evaluate(() => Reflect.get(globalThis, 'collectedFaults') as string[], undefined);
  }

  override async close(): Promise<void> {
    await this.#here().then((driver) => (this.#end ? driver.quit() : driver.close()));
    await this.#end?.();
  }

  protected override async run(source: string, argument: unknown): Promise<unknown> {
    return (await this.#here()).executeScript(`return (${source})(arguments[0])`, argument);
  }

  protected override async clickOn(selector: string): Promise<void> {
    await (await this.#here()).findElement(By.css(selector)).click();
  }
}
