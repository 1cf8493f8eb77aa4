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
  /** Aborts waiting and printing. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the page is closed afterwards, for untrusted markup. */
  readonly discardPage?: boolean;
  /** The owner of the document; callers take turns. */
  readonly caller?: string;
  /** Whether it takes much longer than others. */
  readonly heavy?: boolean;
  /** Estimated milliseconds. */
  readonly cost?: number;
}

/** Prints a document. */
export interface Printer {
  /** Scheduling priority (nice value) of its work; 0 if absent. */
  readonly niceness?: number;
  print(document: PrintDocument, options?: PrintOptions): Promise<Buffer>;
}

export interface PrintBrowserOptions extends Partial<BrowserProcessOptions>, Partial<FairQueueOptions> {}

/** More concurrent prints than processors would only delay all of them. */
export const MAX_CONCURRENT_PRINTS = Math.max(2, Math.min(4, availableParallelism()));

/** Milliseconds for a browser to close by itself. */
const CLOSE_TIMEOUT_MS = 2_000;

const DEFAULTS = {
  limit: 8_000,
  kept: 6,
  memory: 800 * 1_024 ** 2,
  niceness: 0,
  atOnce: MAX_CONCURRENT_PRINTS,
} as const;

/**
 * A browser that is started once and whose pages are reused. It is restarted when it dies, hangs or exceeds its memory
 * limit.
 *
 * @example
 * const pdf = await new PrintBrowser().print({ head, body });
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
   * Prints a document in its caller's turn. If the browser dies meanwhile, it is replaced and the print retried once,
   * unless the document itself caused it. Rejects with the signal's reason if that is aborted, otherwise with the last
   * error. Throws pdf_busy if waiting times out.
   */
  async print(document: PrintDocument, options: PrintOptions = {}): Promise<Buffer> {
    return this.#use(document, options, (page) => page.print(document));
  }

  /** Lays out a document that has a layout, as `print` does, without printing. */
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

  /** Process id of the running browser, to watch its memory; undefined if none runs. */
  get pid(): number | undefined {
    return this.#running?.browser.process()?.pid;
  }

  get niceness(): number {
    return this.#options.niceness;
  }

  /** Whether nothing prints or waits. */
  get isIdle(): boolean {
    return this.#queue.isIdle;
  }

  /** Returns name and version of the browser. */
  async version(): Promise<string> {
    return (await this.#ready()).browser.version();
  }

  /** Frees unused memory if nothing prints. */
  async rest(): Promise<void> {
    if (this.isIdle) await this.#running?.rest();
  }

  /** Closes the browser. The next print would start another. */
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

  /** Forgets a browser, so that the next print starts another, unless one has replaced it already. */
  #forget(running: BrowserProcess): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    this.#starting = undefined;
  }
}

/** Whether the document itself caused the failure, so that a retry would fail too. */
function isOwnFault(error: unknown, foreign: boolean, alone: boolean): boolean {
  if (error instanceof BrowserTimeoutError) return error.ownFault || foreign;
  if (error instanceof BrowserMemoryError) return foreign || alone;
  return error instanceof PageCrashError && foreign;
}
