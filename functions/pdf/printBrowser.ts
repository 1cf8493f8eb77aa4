import { availableParallelism } from 'node:os';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import {
  BrowserProcess,
  BrowserTimeoutError,
  BrowserMemoryError,
  type BrowserProcessOptions,
  type PageWork,
} from './browserProcess.ts';
import { FairQueue, type FairQueueOptions } from './fairQueue.ts';
import { killChromium } from './launchChromium.ts';
import { PageCrashError, type PrintDocument } from './printPage.ts';

export interface PrintOptions {
  /** Ends waiting and printing. */
  readonly signal?: AbortSignal | undefined;
  /** The page is thrown away afterwards: for markup that is not our own. */
  readonly discardPage?: boolean;
  /** Whose document it is: callers take turns. */
  readonly caller?: string;
  /** It takes much longer than others. */
  readonly heavy?: boolean;
  /** Milliseconds that it is estimated to take. */
  readonly cost?: number;
}

/** Prints a document. */
export interface Printer {
  /** Scheduling priority of all that is done for its callers; 0 where absent. */
  readonly niceness?: number;
  print(document: PrintDocument, options?: PrintOptions): Promise<Buffer>;
}

export interface PrintBrowserOptions extends Partial<BrowserProcessOptions>, Partial<FairQueueOptions> {}

/** More concurrent prints than processors only delays all of them. */
export const MAX_CONCURRENT_PRINTS = Math.max(2, Math.min(4, availableParallelism()));

/** Milliseconds that a browser gets to end by itself. */
const CLOSE_TIMEOUT_MS = 2_000;

const DEFAULTS = {
  limit: 8_000,
  kept: 6,
  memory: 800 * 1_024 ** 2,
  niceness: 0,
  atOnce: MAX_CONCURRENT_PRINTS,
} as const;

/**
 * The browser of this process: started once, its pages reused; restarted when it dies, hangs or exceeds its memory
 * limit.
 *
 * @example const pdf = await new PrintBrowser().print({ head, body });
 */
export class PrintBrowser implements Printer {
  readonly #options: BrowserProcessOptions;
  readonly #queue: FairQueue;
  #starting: Promise<BrowserProcess> | undefined;
  #running: BrowserProcess | undefined;
  #printing = 0;

  constructor(options: PrintBrowserOptions = {}) {
    const all = { ...DEFAULTS, ...options };
    this.#options = all;
    this.#queue = new FairQueue(all);
  }

  /**
   * Prints a document when it is its caller's turn. A browser that dies meanwhile is replaced and the print is retried
   * once, unless the document itself made it die or hang. Rejects with the signal's reason when that is aborted, with
   * the last error otherwise. Throws pdf_busy when waiting times out.
   */
  async print(document: PrintDocument, options: PrintOptions = {}): Promise<Buffer> {
    return this.#use(document, options, (page) => page.print(document));
  }

  /** Lays out a document that has a layout, as `print` does, and prints nothing. */
  async readBreaks(document: PrintDocument, options: PrintOptions = {}): Promise<PrintedBreaks> {
    return this.#use(document, options, (page) => page.readBreaks(document));
  }

  async #use<T>(document: PrintDocument, options: PrintOptions, work: PageWork<T>): Promise<T> {
    const { discardPage = false, signal } = options;
    return this.#queue.take(async () => {
      this.#printing += 1;
      const alone = () => this.#printing === 1;
      try {
        return await this.#attempt(document.head, work, discardPage, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (isOwnFault(error, discardPage, alone())) throw error;
        return await this.#attempt(document.head, work, discardPage, signal);
      } finally {
        this.#printing -= 1;
        if (options.heavy === true && this.#printing === 0 && this.#running?.isFull === true)
          this.#retire(this.#running);
      }
    }, options);
  }

  /** Starts the browser before it is needed. */
  async start(): Promise<void> {
    await this.#ready();
  }

  /** Process id of the running browser, for those who watch its memory; undefined while none runs. */
  get pid(): number | undefined {
    return this.#running?.browser.process()?.pid;
  }

  get niceness(): number {
    return this.#options.niceness;
  }

  /** Whether nobody prints or waits. */
  get isIdle(): boolean {
    return this.#queue.isIdle;
  }

  /** Name and version of the browser. */
  async version(): Promise<string> {
    return (await this.#ready()).browser.version();
  }

  /** Gives back memory that it does not use, as nobody prints for a while. */
  async rest(): Promise<void> {
    if (this.isIdle) await this.#running?.rest();
  }

  /** Ends the browser. It would be started again by the next print. */
  async close(): Promise<void> {
    const running = await this.#starting?.catch(() => undefined);
    if (!running) return;
    this.#forget(running);
    await withTimeout(running.browser.close(), CLOSE_TIMEOUT_MS).catch(() => killChromium(running.browser));
  }

  async #attempt<T>(head: string, work: PageWork<T>, once: boolean, signal?: AbortSignal): Promise<T> {
    const running = await this.#ready();
    try {
      return await running.use(head, work, once, signal);
    } catch (error) {
      if (!running.isAlive || error instanceof BrowserTimeoutError || error instanceof BrowserMemoryError)
        this.#forget(running);
      throw error;
    }
  }

  #ready(): Promise<BrowserProcess> {
    this.#starting ??= this.#launch().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #launch(): Promise<BrowserProcess> {
    const running = await BrowserProcess.start(this.#options);
    running.browser.once('disconnected', () => this.#forget(running));
    this.#running = running;
    return running;
  }

  #retire(running: BrowserProcess): void {
    this.#forget(running);
    running.kill();
  }

  /** The next print starts a browser, unless another one has already taken this one's place. */
  #forget(running: BrowserProcess): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    this.#starting = undefined;
  }
}

/** Whether the document itself caused the failure: a retry would fail again. */
function isOwnFault(error: unknown, foreign: boolean, alone: boolean): boolean {
  if (error instanceof BrowserTimeoutError) return error.ownFault || foreign;
  if (error instanceof BrowserMemoryError) return foreign || alone;
  return error instanceof PageCrashError && foreign;
}
