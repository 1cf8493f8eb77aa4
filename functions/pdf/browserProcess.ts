import type { Browser } from 'puppeteer-core';
import { withTimeout } from '../platform/withTimeout.ts';
import { killChromium, launchChromium } from './launchChromium.ts';
import { PageCrashError, PrintPage, type PrintDocument } from './printPage.ts';
import { processTreeMemory, lowerPriority } from './processMemory.ts';

/** The print gave no answer in its time, and its browser was ended with all of its processes. */
export class BrowserTimeoutError extends Error {
  override readonly name = 'TimeoutError';
  /** Whether the browser itself still answered: then it is the document that hangs, and would hang the next one. */
  readonly ownFault: boolean;

  constructor(milliseconds: number, ownFault: boolean) {
    super(`No answer within ${milliseconds} ms`);
    this.ownFault = ownFault;
  }
}

/** The browser took more memory than it may, and was ended. */
export class BrowserMemoryError extends Error {
  override readonly name = 'TooMuchMemory';
}

export interface BrowserProcessOptions {
  /** Milliseconds that one print may take. */
  readonly limit: number;
  /** Pages kept loaded, each with the fonts and styles of one template. */
  readonly kept: number;
  /** Bytes above which the browser is ended, with what it prints. */
  readonly memory: number;
  /** How far the browser stands back for others that want the processor: 0 not at all, 19 as far as can be. */
  readonly niceness: number;
}

/** Polling interval of the memory check, milliseconds. A page that takes longer than this to print is rare. */
const MEMORY_POLL_MS = 20;
/** Milliseconds in which a browser answers that is not stuck itself. */
const LIVENESS_TIMEOUT_MS = 500;

/** One start of the browser, its pages, and an eye on its memory. */
export class BrowserProcess {
  readonly browser: Browser;
  readonly #options: BrowserProcessOptions;
  readonly #free: PrintPage[] = [];
  /** Told when the browser is gone; not every call to it is. */
  readonly #waiting = new Set<(error: Error) => void>();
  #watch: NodeJS.Timeout | undefined;

  private constructor(browser: Browser, options: BrowserProcessOptions) {
    this.browser = browser;
    this.#options = options;
    browser.once('disconnected', () => this.#tell(new Error('The browser is gone')));
  }

  static async start(options: BrowserProcessOptions): Promise<BrowserProcess> {
    const browser = await launchChromium();
    const pid = browser.process()?.pid;
    if (pid !== undefined && options.niceness > 0) lowerPriority(pid, options.niceness);
    return new BrowserProcess(browser, options);
  }

  get isAlive(): boolean {
    return this.browser.connected;
  }

  /**
   * Prints; a page that is for `once` is thrown away afterwards. Rejects with Hung, TooMuchMemory, PageCrashed, or
   * whatever went wrong.
   */
  async print(document: PrintDocument, once: boolean, signal?: AbortSignal): Promise<Buffer> {
    let page = once ? undefined : this.#take(document.head);
    const printing = (async () => {
      page ??= await PrintPage.open(this.browser, once);
      const pdf = await page.print(document);
      if (once || !page.isOurs) void page.close();
      else this.#keep(page);
      return pdf;
    })();
    try {
      return await this.#within(printing, signal);
    } catch (error) {
      // Whatever went wrong may still go on in there: nothing of it is used again.
      printing.catch(() => {});
      const isLate = error instanceof LateError;
      const hung = isLate ? new BrowserTimeoutError(this.#options.limit, await isResponsive(this.browser)) : undefined;
      if (isLate || signal?.aborted === true || !this.isAlive) this.kill();
      else void page?.close();
      if (hung) throw hung;
      // A browser that lives on and prints no such document: its page's process died, which is told as a failure to
      // print.
      if (once && this.isAlive && signal?.aborted !== true && !(error instanceof BrowserMemoryError))
        throw new PageCrashError();
      throw error;
    }
  }

  /** Whether so much memory stays with it between two prints that the next large one would end it. */
  get isFull(): boolean {
    const pid = this.browser.process()?.pid;
    return pid !== undefined && processTreeMemory(pid) > this.#options.memory / 2;
  }

  /** Ends the browser with all of its processes. */
  kill(): void {
    clearInterval(this.#watch);
    killChromium(this.browser);
  }

  /** The work's result; rejects when it takes too long, is aborted, or loses its browser. */
  async #within<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const stop = () => reject(signal?.reason as Error);
    const timer = setTimeout(() => reject(new LateError()), this.#options.limit);
    signal?.addEventListener('abort', stop, { once: true });
    this.#waiting.add(reject);
    this.#watch ??= setInterval(() => this.#look(), MEMORY_POLL_MS).unref();
    try {
      if (signal?.aborted) stop();
      return await Promise.race([work, ended]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      this.#waiting.delete(reject);
      if (this.#waiting.size === 0) {
        clearInterval(this.#watch);
        this.#watch = undefined;
      }
    }
  }

  #look(): void {
    const pid = this.browser.process()?.pid;
    if (pid === undefined || processTreeMemory(pid) <= this.#options.memory) return;
    this.#tell(new BrowserMemoryError('The browser takes too much memory'));
    this.kill();
  }

  #tell(error: Error): void {
    for (const tell of this.#waiting) tell(error);
  }

  /** A free page, at best one that has loaded that head; undefined when another may still be opened. */
  #take(head: string): PrintPage | undefined {
    const same = this.#free.findIndex((page) => page.head === head);
    if (same >= 0) return this.#free.splice(same, 1)[0];
    return this.#free.length >= this.#options.kept ? this.#free.shift() : undefined;
  }

  /** The page used last stands last. */
  #keep(page: PrintPage): void {
    this.#free.push(page);
    while (this.#free.length > this.#options.kept) void this.#free.shift()?.close();
  }
}

class LateError extends Error {}

async function isResponsive(browser: Browser): Promise<boolean> {
  return withTimeout(browser.version(), LIVENESS_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}
