import type { Writable } from 'node:stream';
import type { Browser, CDPSession, HTTPRequest, Page } from 'puppeteer-core';
import { MAX_PDF_PAGES } from '../../shared/templates/page.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import type { GivenPages } from './givenPages.ts';
import { countPages, parsePdf } from './pdfFile.ts';

/** A page to print, in parts that change together. */
export interface PrintDocument {
  /**
   * The page up to `<body>`, without a title (`metadata.ts`): language, policy, fonts, styles. Many résumés share it.
   */
  readonly head: string;
  /** Markup inside `<body>`, which the browser breaks into pages. With `layout`: the tree of the document as JSON. */
  readonly body: string;
  /** How the document is broken into pages; absent if the browser does it. */
  readonly layout?: PrintLayout;
}

export interface PrintLayout {
  /** The script that defines `layOutPage`, the same for all documents. */
  readonly script: string;
  /** Page breaks that the caller claims. They are tried first; if they do not fit, the document is measured. */
  readonly given?: GivenPages | undefined;
}

/** The file descriptor from which the browser reads commands. */
const COMMAND_PIPE = 3;

const BLANK_URL = 'about:blank';
const WORLD_NAME = 'korot';

/**
 * On the screen a page is laid out only while it is measured. Otherwise the browser would lay it out for the screen,
 * and once more with print styles at the screen's width when it looks for the paper size. No paper is as narrow as this
 * screen.
 */
const SCREEN_SIZE = { width: 1, height: 1 } as const;
const PAPER_ONLY =
  `<style>@media screen,(max-width:${SCREEN_SIZE.width}px)` +
  '{body:not([data-measured]){display:none!important}}</style>';

/** Scale 1 on the page's own size (PDF-05), with tags and outline. */
const PRINT_OPTIONS = {
  // One page above the limit shows that there are too many; a million would take minutes.
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

/** Thrown when the page's own process died. */
export class PageCrashError extends Error {
  override readonly name = 'PageCrashed';
}

/** Run by the inspector; the page itself may run no script. */
const FONTS_SCRIPT = '[...document.fonts].map((font) => font.load())';
const LOAD_FONTS_SCRIPT = `Promise.all(${FONTS_SCRIPT}).then((fonts) => fonts.length)`;
/** Unreadable fonts of untrusted styles are ignored, as on any page. */
const LOAD_READABLE_FONTS_SCRIPT = `Promise.allSettled(${FONTS_SCRIPT}).then((fonts) => fonts.length)`;
const FILL_BODY_SCRIPT = 'function (body) { document.body.innerHTML = body; }';
/** A sheet with too much content grows (`renderPageHead`), so that there are more pages than sheets. */
const FILL_GIVEN_SCRIPT =
  "function (html) { document.body.toggleAttribute('data-given', true); document.body.innerHTML = html; }";
const LAY_OUT_SCRIPT = 'function (tree) { layOutPage(JSON.parse(tree)); }';
const READ_BREAKS_SCRIPT = 'function (tree) { return readPrintedBreaks(JSON.parse(tree)); }';

/** A page of the browser that is reused. Fonts and styles, slow to load, stay while only the body changes. */
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
   * Opens a page that runs no script and loads nothing but `data:`. `foreign` is for untrusted markup. Rejects with
   * PageCrashError if its process dies, because calls to it would never settle.
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
    // Minimized, so that nothing is painted on a screen.
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
  }

  /** The loaded head. */
  get head(): string | undefined {
    return this.#head;
  }

  /** Whether the page is still the one we made, not led elsewhere by its content. */
  get isOurs(): boolean {
    return (
      !this.#crashed && this.#page.url() === BLANK_URL && this.#page.frames().length === 1 && !this.#page.isClosed()
    );
  }

  /** Prints the document. Rejects if the page or its browser dies. */
  async print(document: PrintDocument): Promise<Buffer> {
    return this.#unlessCrashed(this.#print(document));
  }

  /** Returns how a document with a layout is broken into pages and lines, without printing. */
  async readBreaks(document: PrintDocument): Promise<PrintedBreaks> {
    return this.#unlessCrashed(
      (async () => {
        await this.#load(document);
        return (await this.#call(READ_BREAKS_SCRIPT, document.body)) as PrintedBreaks;
      })(),
    );
  }

  async #unlessCrashed<T>(work: Promise<T>): Promise<T> {
    // One promise for each print, because a shared one would keep every PDF in memory that was raced with it.
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

  /** Frees the memory of earlier documents between prints, when it delays nobody. Never rejects. */
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

  /** Fills the page and prints it. The browser handles commands in order, so both are sent without waiting between. */
  async #printFilled(script: string, content: string): Promise<Buffer> {
    const session = this.#session as CDPSession;
    const [, { data }] = await this.#sendTogether(() =>
      Promise.all([this.#call(script, content), session.send('Page.printToPDF', PRINT_OPTIONS)]),
    );
    return Buffer.from(data, 'base64');
  }

  /**
   * Sends several commands in one write. Otherwise the first would wake the browser, which would take the processor
   * before the next one is sent.
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

  /** Calls a function in the page and returns its result. */
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

  /** Loads a head and waits for its fonts; otherwise the first page would be printed in another font. */
  async #load({ head, layout }: PrintDocument): Promise<void> {
    if (this.#head === head) return;
    const session = this.#session as CDPSession;
    this.#head = undefined;
    // The former content is garbage only now, and pages that were measured leave much of it.
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
