import { availableParallelism } from 'node:os';
import type { Browser } from 'puppeteer-core';
import { killBrowser, launchBrowser } from './launch.ts';
import { PrintPage, type PrintDocument } from './printPage.ts';
import { Turns } from './turns.ts';

export interface PrintOptions {
  /** Ends waiting and printing. */
  readonly signal?: AbortSignal;
  /** The page is thrown away afterwards: for markup that is not our own. */
  readonly once?: boolean;
}

/** One start of the browser and its pages that are free. */
interface Running {
  readonly browser: Browser;
  readonly free: PrintPage[];
  /** Told when the browser is gone; not every call to it is. */
  readonly waiting: Set<(error: Error) => void>;
}

/** Milliseconds that one attempt may take before the browser counts as hung; a page takes about ten. */
const ATTEMPT_LIMIT = 10_000;
/** Pages kept loaded, each with the fonts and styles of one template. */
const KEPT = 6;

/** Printing at once: more than the processors can do only makes all of them late. */
const AT_ONCE = Math.max(2, Math.min(4, availableParallelism()));

/**
 * The browser of this process: started once, its pages used again, started anew when it dies or hangs.
 *
 * @example const pdf = await new PrintBrowser().print({ head, body });
 */
export class PrintBrowser {
  readonly #turns = new Turns(AT_ONCE);
  readonly #attemptLimit: number;
  #starting: Promise<Running> | undefined;
  #running: Running | undefined;

  constructor({ attemptLimit = ATTEMPT_LIMIT } = {}) {
    this.#attemptLimit = attemptLimit;
  }

  /**
   * Prints a document. A browser that dies or hangs meanwhile is replaced, and the document printed once
   * more. Rejects with the signal's reason when that is aborted, with the last error otherwise.
   */
  async print(document: PrintDocument, options: PrintOptions = {}): Promise<Buffer> {
    return this.#turns.take(async () => {
      try {
        return await this.#attempt(document, options);
      } catch (error) {
        options.signal?.throwIfAborted();
        // Markup of others that hangs a browser would hang the next one too.
        if (options.once === true && error instanceof Hung) throw error;
        return await this.#attempt(document, options);
      }
    }, options.signal);
  }

  /** Starts the browser before it is needed. */
  async start(): Promise<void> {
    await this.#ready();
  }

  /** Process id of the running browser, for those who watch its memory; undefined while none runs. */
  get pid(): number | undefined {
    return this.#running?.browser.process()?.pid;
  }

  /** Ends the browser. It would be started again by the next print. */
  async close(): Promise<void> {
    const running = await this.#starting?.catch(() => undefined);
    if (!running) return;
    this.#forget(running);
    await within(running.browser.close(), 2_000).catch(() => killBrowser(running.browser));
  }

  async #attempt(document: PrintDocument, { signal, once = false }: PrintOptions): Promise<Buffer> {
    const running = await this.#ready();
    let page: PrintPage | undefined;
    try {
      page = once ? undefined : takePage(running.free, document.head);
      const printing = (async () => {
        page ??= await PrintPage.open(running.browser);
        const pdf = await page.print(document);
        if (once || !page.isOurs) void page.close();
        else keepPage(running.free, page);
        return pdf;
      })();
      return await within(printing, this.#attemptLimit, signal, running.waiting);
    } catch (error) {
      // Whatever went wrong may still go on in there: nothing of it is used again.
      if (error instanceof Hung || !running.browser.connected) {
        this.#forget(running);
        killBrowser(running.browser);
      } else void page?.close();
      throw error;
    }
  }

  #ready(): Promise<Running> {
    this.#starting ??= this.#launch().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #launch(): Promise<Running> {
    const browser = await launchBrowser();
    const running: Running = { browser, free: [], waiting: new Set() };
    browser.once('disconnected', () => {
      this.#forget(running);
      for (const tell of running.waiting) tell(new Error('The browser is gone'));
    });
    this.#running = running;
    return running;
  }

  /** The next print starts a browser, unless another one has already taken this one's place. */
  #forget(running: Running): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    this.#starting = undefined;
  }
}

/** A free page, at best one that has loaded that head; undefined when another may still be opened. */
function takePage(free: PrintPage[], head: string): PrintPage | undefined {
  const same = free.findIndex((page) => page.head === head);
  if (same >= 0) return free.splice(same, 1)[0];
  return free.length >= KEPT ? free.shift() : undefined;
}

/** The page used last stands last. */
function keepPage(free: PrintPage[], page: PrintPage): void {
  free.push(page);
  while (free.length > KEPT) void free.shift()?.close();
}

class Hung extends Error {
  override readonly name = 'TimeoutError';
}

/** The work's result; rejects when it takes longer than so many milliseconds or is aborted, or by one of `ends`. */
async function within<T>(work: Promise<T>, milliseconds: number, signal?: AbortSignal, ends?: Set<(error: Error) => void>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal?.reason as Error);
  const timer = setTimeout(() => reject(new Hung(`No answer within ${milliseconds} ms`)), milliseconds);
  signal?.addEventListener('abort', stop, { once: true });
  ends?.add(reject);
  try {
    if (signal?.aborted) stop();
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    ends?.delete(reject);
  }
}
