import type { Writable } from 'node:stream';
import type { Browser, CDPSession, HTTPRequest, Page } from 'puppeteer-core';
import { MAX_PDF_PAGES } from '../../shared/templates/page.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import type { GivenPages } from './givenPages.ts';
import { countPages, parsePdf } from './pdfFile.ts';

/** A page to print, in the parts that change together. */
export interface PrintDocument {
  /**
   * The page up to `<body>`, without a title (see `metadata.ts`): language, policy, fonts and styles. The same for many
   * résumés.
   */
  readonly head: string;
  /** Markup inside `<body>`, which the browser breaks into pages; with `layout`, the tree of the document as JSON. */
  readonly body: string;
  /** How the document comes to its pages. */
  readonly layout?: PrintLayout;
}

export interface PrintLayout {
  /** Of `layOutPage`; the same for all documents. */
  readonly script: string;
  /** Pages that somebody says are the document's. They are tried first, and measured where they do not fit. */
  readonly given?: GivenPages | undefined;
}

/** Where a browser that is spoken to over a pipe reads its commands. */
const COMMAND_PIPE = 3;

const BLANK_URL = 'about:blank';
const WORLD_NAME = 'korot';

/**
 * On the screen a page is laid out only while it is measured. Otherwise the browser would lay it out there for nobody,
 * and once more with the styles of print at the screen's width, when it looks for the size of the paper. No paper is as
 * narrow as this screen.
 */
const SCREEN_SIZE = { width: 1, height: 1 } as const;
const PAPER_ONLY =
  `<style>@media screen,(max-width:${SCREEN_SIZE.width}px)` +
  '{body:not([data-measured]){display:none!important}}</style>';

/** Scale 1 on the page's own size (PDF-05); tags, outline, title and language for readers. */
const PRINT_OPTIONS = {
  // One page more than is allowed tells that there are too many; a million would take minutes.
  pageRanges: `1-${MAX_PDF_PAGES + 1}`,
  preferCSSPageSize: true,
  printBackground: true,
  scale: 1,
  marginTop: 0,
  marginBottom: 0,
  marginLeft: 0,
  marginRight: 0,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
} as const;

/** The page's own process died under it. */
export class PageCrashError extends Error {
  override readonly name = 'PageCrashed';
}

/** Run in the page by its inspector; the page itself may run nothing. */
const FONTS_SCRIPT = '[...document.fonts].map((font) => font.load())';
const LOAD_FONTS_SCRIPT = `Promise.all(${FONTS_SCRIPT}).then((fonts) => fonts.length)`;
/** Of another's fonts those that cannot be read are left out, as on any page. */
const LOAD_READABLE_FONTS_SCRIPT = `Promise.allSettled(${FONTS_SCRIPT}).then((fonts) => fonts.length)`;
const FILL_BODY_SCRIPT = 'function (body) { document.body.innerHTML = body; }';
/** A sheet that holds too much grows there (`renderPageHead`): then there are more pages than sheets. */
const FILL_GIVEN_SCRIPT =
  "function (html) { document.body.toggleAttribute('data-given', true); document.body.innerHTML = html; }";
const LAY_OUT_SCRIPT = 'function (tree) { layOutPage(JSON.parse(tree)); }';
const READ_BREAKS_SCRIPT = 'function (tree) { return readPrintedBreaks(JSON.parse(tree)); }';

/**
 * One page of the browser, used again and again. What costs time to load, fonts and styles, stays while
 * only the body changes.
 */
export class PrintPage {
  readonly #page: Page;
  readonly #foreign: boolean;
  #session: CDPSession | undefined;
  #crashed = false;
  #fail: ((error: Error) => void) | undefined;
  #head: string | undefined;
  #world = 0;

  private constructor(page: Page, foreign: boolean) {
    this.#page = page;
    this.#foreign = foreign;
    page.once('error', () => {
      this.#crashed = true;
      this.#fail?.(new PageCrashError());
    });
  }

  /**
   * Opens a page that runs no script and loads nothing but `data:`; `foreign` is one for markup that is not our own.
   * Rejects with PageCrashed when its process dies meanwhile: calls to it would wait for ever.
   */
  static async open(browser: Browser, foreign = false): Promise<PrintPage> {
    const page = new PrintPage(await browser.newPage(), foreign);
    await page.#unlessCrashed(page.#setUp());
    return page;
  }

  async #setUp(): Promise<void> {
    await this.#page.setViewport(SCREEN_SIZE);
    await this.#page.setJavaScriptEnabled(false);
    await this.#page.setRequestInterception(true);
    this.#page.on('request', (request) => void answerRequest(request).catch(() => {}));
    const session = (this.#session = await this.#page.createCDPSession());
    // Nobody looks at it: what cannot be seen is not painted on a screen.
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
  }

  /** The head that is loaded. */
  get head(): string | undefined {
    return this.#head;
  }

  /** Whether the page is still the one we made: nothing that was shown has led it elsewhere. */
  get isOurs(): boolean {
    return (
      !this.#crashed && this.#page.url() === BLANK_URL && this.#page.frames().length === 1 && !this.#page.isClosed()
    );
  }

  /** The document as PDF bytes. Rejects when the page or its browser dies. */
  async print(document: PrintDocument): Promise<Buffer> {
    return this.#unlessCrashed(this.#print(document));
  }

  /** How a document that has a layout is broken into pages and lines; prints nothing. */
  async readBreaks(document: PrintDocument): Promise<PrintedBreaks> {
    return this.#unlessCrashed(
      (async () => {
        await this.#load(document);
        return (await this.#call(READ_BREAKS_SCRIPT, document.body)) as PrintedBreaks;
      })(),
    );
  }

  async #unlessCrashed<T>(work: Promise<T>): Promise<T> {
    // A promise of its own for each print: one for all would hold on to every PDF that was raced with it.
    const crash = Promise.withResolvers<never>();
    this.#fail = crash.reject;
    if (this.#crashed) crash.reject(new PageCrashError());
    try {
      return await Promise.race([work, crash.promise]);
    } finally {
      this.#fail = undefined;
      work.catch(() => {});
    }
  }

  /** Gives back what the documents before have left: the next one may take its time for that. Never rejects. */
  async collectGarbage(): Promise<void> {
    await this.#session?.send('HeapProfiler.collectGarbage').catch(() => {});
  }

  async close(): Promise<void> {
    await this.#page.close().catch(() => {});
  }

  async #print(document: PrintDocument): Promise<Buffer> {
    await this.#load(document);
    const { body, layout } = document;
    if (!layout) return this.#printFilled(FILL_BODY_SCRIPT, body);
    if (layout.given) {
      const { html, sheets } = layout.given;
      const pdf = await this.#printFilled(FILL_GIVEN_SCRIPT, html);
      if (countPages(parsePdf(pdf)) === Math.min(sheets, MAX_PDF_PAGES + 1)) return pdf;
    }
    return this.#printFilled(LAY_OUT_SCRIPT, body);
  }

  /** The browser does what it is sent in order: it prints what was filled in, with no way back and forth in between. */
  async #printFilled(script: string, content: string): Promise<Buffer> {
    const session = this.#session as CDPSession;
    const [, { data }] = await this.#sendTogether(() =>
      Promise.all([this.#call(script, content), session.send('Page.printToPDF', PRINT_OPTIONS)]),
    );
    return Buffer.from(data, 'base64');
  }

  /**
   * All that is sent at once goes to the browser in one write. The first of several would wake it, and it would take
   * the processor from this process before the next one is sent.
   */
  #sendTogether<T>(send: () => T): T {
    const pipe = this.#page.browser().process()?.stdio[COMMAND_PIPE] as Writable | null | undefined;
    pipe?.cork();
    try {
      return send();
    } finally {
      pipe?.uncork();
    }
  }

  /** What a function answers in the page. */
  async #call(script: string, content: string): Promise<unknown> {
    const called = await (this.#session as CDPSession).send('Runtime.callFunctionOn', {
      executionContextId: this.#world,
      functionDeclaration: script,
      arguments: [{ value: content }],
      returnByValue: true,
    });
    if (called.exceptionDetails) throw new Error('The page took no content');
    return called.result.value;
  }

  /** Without waiting for its fonts a first page would be printed in whatever is at hand. */
  async #load({ head, layout }: PrintDocument): Promise<void> {
    if (this.#head === head) return;
    const session = this.#session as CDPSession;
    this.#head = undefined;
    // What the page showed before is garbage only now, and pages that are measured leave much of it.
    if (this.#world !== 0) await session.send('HeapProfiler.collectGarbage');
    await this.#page.setContent(`${head.replace('</head>', `${PAPER_ONLY}</head>`)}</body></html>`);
    const { frameTree } = await session.send('Page.getFrameTree');
    const world = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: WORLD_NAME,
    });
    this.#world = world.executionContextId;
    const fonts = await session.send('Runtime.evaluate', {
      contextId: this.#world,
      expression: this.#foreign ? LOAD_READABLE_FONTS_SCRIPT : LOAD_FONTS_SCRIPT,
      awaitPromise: true,
    });
    if (fonts.exceptionDetails) throw new Error('A font of the page cannot be read');
    if (layout) await session.send('Runtime.evaluate', { contextId: this.#world, expression: layout.script });
    this.#head = head;
  }
}

async function answerRequest(request: HTTPRequest): Promise<void> {
  if (!request.isNavigationRequest() && request.url().startsWith('data:')) await request.continue();
  else await request.abort();
}
