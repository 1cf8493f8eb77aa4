import type { Browser } from 'puppeteer-core';
import { withTimeout } from '../platform/withTimeout.ts';
import { killChromium, launchChromium, type LaunchMode } from './launchChromium.ts';
import { PageCrashError, PrintPage } from './printPage.ts';
import { lowerPriority, ProcessTreeMemory } from './processMemory.ts';

/** Thrown when a print timed out and its browser was killed with all of its processes. */
export class BrowserTimeoutError extends Error {
  override readonly name = 'TimeoutError';
  /** Whether the browser itself still answered. Then the document hangs and would hang the next browser too. */
  readonly ownFault: boolean;

  constructor(milliseconds: number, ownFault: boolean) {
    super(`No answer within ${milliseconds} ms`);
    this.ownFault = ownFault;
  }
}

/** Thrown when the browser exceeded its memory limit and was killed. */
export class BrowserMemoryError extends Error {
  override readonly name = 'TooMuchMemory';
}

export interface BrowserProcessOptions {
  /** Timeout of one print in milliseconds. */
  readonly limit: number;
  /** Number of pages kept loaded, each with the fonts and styles of one template. */
  readonly kept: number;
  /** Memory limit in bytes. Above it the browser is killed, with what it prints. */
  readonly memory: number;
  /** Scheduling priority (nice value) of the browser: 0 normal, 19 lowest. */
  readonly niceness: number;
  /** How the browser is divided into processes; by default the mode that works on this host. */
  readonly mode?: LaunchMode;
}

/** Milliseconds between two memory checks. Few pages take longer than this to print. */
const MEMORY_POLL_MS = 20;
/** Timeout of the liveness check in milliseconds. */
const LIVENESS_TIMEOUT_MS = 500;

/** Work in a page that nothing else uses meanwhile. */
export type PageWork<T> = (page: PrintPage) => Promise<T>;

/** One running browser process with its pages; its memory is monitored. */
export class BrowserProcess {
  readonly browser: Browser;
  readonly #options: BrowserProcessOptions;
  readonly #free: PrintPage[] = [];
  /** Called when the browser is gone, because not every pending call rejects then. */
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #memory: ProcessTreeMemory | undefined;
  #watch: NodeJS.Timeout | undefined;

  private constructor(browser: Browser, options: BrowserProcessOptions) {
    this.browser = browser;
    this.#options = options;
    const pid = browser.process()?.pid;
    if (pid !== undefined) this.#memory = new ProcessTreeMemory(pid);
    browser.once('disconnected', () => {
      this.#tell(new Error('The browser is gone'));
      this.#memory?.close();
    });
  }

  static async start(options: BrowserProcessOptions): Promise<BrowserProcess> {
    const browser = await launchChromium(options.mode);
    const pid = browser.process()?.pid;
    if (pid !== undefined && options.niceness > 0) lowerPriority(pid, options.niceness);
    return new BrowserProcess(browser, options);
  }

  get isAlive(): boolean {
    return this.browser.connected;
  }

  /**
   * Does work in a page, preferably one that has loaded `head`. With `once` the page is closed afterwards. Rejects with
   * BrowserTimeoutError, BrowserMemoryError, PageCrashError, or the error of the work.
   */
  async use<T>(head: string, work: PageWork<T>, once: boolean, signal?: AbortSignal): Promise<T> {
    let page = once ? undefined : this.#take(head);
    const working = (async () => {
      if (!page) {
        page = await PrintPage.open(this.browser, once);
        this.#memory?.search();
      }
      const result = await work(page);
      if (once || !page.isOurs) void page.close();
      else this.#keep(page);
      return result;
    })();
    try {
      return await this.#within(working, signal);
    } catch (error) {
      // The failed work may still be running in the page, so the page is not reused.
      working.catch(() => {});
      const isLate = error instanceof LateError;
      const hung = isLate ? new BrowserTimeoutError(this.#options.limit, await isResponsive(this.browser)) : undefined;
      if (isLate || signal?.aborted === true || !this.isAlive) this.kill();
      else void page?.close();
      if (hung) throw hung;
      // If the browser lives on, only the page's process died, which is reported as a failed print.
      if (once && this.isAlive && signal?.aborted !== true && !(error instanceof BrowserMemoryError))
        throw new PageCrashError();
      throw error;
    }
  }

  /** Whether it keeps so much memory between prints that the next large one would exceed the limit. */
  get isFull(): boolean {
    return (this.#memory?.read() ?? 0) > this.#options.memory / 2;
  }

  /** Frees memory of unused pages. */
  async rest(): Promise<void> {
    await Promise.all(this.#free.map((page) => page.collectGarbage()));
  }

  /** Kills the browser with all of its processes. */
  kill(): void {
    clearInterval(this.#watch);
    killChromium(this.browser);
  }

  /** Returns the work's result; rejects on timeout, on abort, or when the browser dies. */
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
    if ((this.#memory?.read() ?? 0) <= this.#options.memory) return;
    this.#tell(new BrowserMemoryError('The browser takes too much memory'));
    this.kill();
  }

  #tell(error: Error): void {
    for (const tell of this.#waiting) tell(error);
  }

  /** Takes a free page, preferably one that has loaded `head`. Undefined if another page may still be opened. */
  #take(head: string): PrintPage | undefined {
    const same = this.#free.findIndex((page) => page.head === head);
    if (same >= 0) return this.#free.splice(same, 1)[0];
    return this.#free.length >= this.#options.kept ? this.#free.shift() : undefined;
  }

  /** Keeps a page for later; the most recently used one is last (LRU). */
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
