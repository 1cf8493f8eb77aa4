import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import type { Browser } from 'puppeteer-core';
import { describe, expect, it, vi } from 'vitest';
import { MAX_PDF_PAGES } from '../../shared/templates/page.ts';
import { PageCrashError, PrintPage } from './printPage.ts';
import { printedFile } from './printedFile.fixture.ts';

/** What the browser answers to a command, by what it was asked for. */
type Answers = Readonly<Record<string, (parameters: Readonly<Record<string, unknown>>) => unknown>>;

const HEAD = '<head><style>p{}</style></head>';
const printed = (pages: number) =>
  printedFile(['<</Type /Catalog\n/Pages 2 0 R>>', `<</Count ${pages}>>`, '<</Title (x)>>'], { root: 1, info: 3 });
const filed = (file: string | Buffer) => ({ data: Buffer.from(file).toString('base64') });

const ANSWERS: Answers = {
  'Browser.getWindowForTarget': () => ({ windowId: 7 }),
  'Page.getFrameTree': () => ({ frameTree: { frame: { id: 'frame' } } }),
  'Page.createIsolatedWorld': () => ({ executionContextId: 5 }),
  'Runtime.callFunctionOn': () => ({ result: { value: 'answer' } }),
  'Page.printToPDF': () => filed('a file'),
};

/** A browser that answers at once: what it was sent in each write to its pipe, with what, and its page. */
function fakeBrowser(answers: Answers = {}) {
  const writes: string[] = [];
  const sent: { readonly method: string; readonly parameters: Readonly<Record<string, unknown>> }[] = [];
  const pipe = new Writable({
    decodeStrings: false,
    write(text: string, _, done) {
      writes.push(text);
      done();
    },
    writev(parts, done) {
      writes.push(parts.map(({ chunk }) => chunk as string).join(''));
      done();
    },
  });
  const session = {
    send: async (method: string, parameters: Readonly<Record<string, unknown>> = {}) => {
      sent.push({ method, parameters });
      pipe.write(method);
      pipe.write('\0');
      return (answers[method] ?? ANSWERS[method])?.(parameters) ?? {};
    },
  };
  const does = (name: string) => async (value: unknown) => void sent.push({ method: name, parameters: { value } });
  const page = Object.assign(new EventEmitter(), {
    setViewport: does('viewport'),
    setJavaScriptEnabled: does('scripts'),
    setRequestInterception: does('interception'),
    setContent: does('content'),
    createCDPSession: async () => session,
    url: (): string => 'about:blank',
    frames: () => [{}],
    isClosed: (): boolean => false,
    close: async () => undefined,
    browser: () => browser,
  });
  const browser = {
    process: () => ({ stdio: [null, null, null, pipe, null] }),
    newPage: async () => page,
  };
  const valuesOf = (name: string) => sent.filter(({ method }) => method === name).map(({ parameters }) => parameters);
  return { writes, valuesOf, sent, page, browser: browser as unknown as Browser };
}

it('sends what is filled in and the print in one write: the browser does not begin with half of it', async () => {
  const { writes, browser } = fakeBrowser();
  const page = await PrintPage.open(browser);
  expect((await page.print({ head: '<head></head>', body: 'text' })).toString()).toBe('a file');
  expect(writes.at(-1)).toBe('Runtime.callFunctionOn\0Page.printToPDF\0');
});

const gone = () => Promise.reject(new Error('gone'));

describe('a page that prints', () => {
  it('runs no script, has its requests asked for, and is not painted on a screen', async () => {
    const { valuesOf, browser } = fakeBrowser();
    await PrintPage.open(browser);
    expect(['scripts', 'interception'].map((name) => valuesOf(name))).toEqual([[{ value: false }], [{ value: true }]]);
    expect(valuesOf('viewport')).toEqual([{ value: { width: 1, height: 1 } }]);
    expect(valuesOf('Browser.setWindowBounds')).toEqual([{ windowId: 7, bounds: { windowState: 'minimized' } }]);
  });

  it.each([
    ['data:font/woff2;base64,AA', false, 'continue'],
    ['data:text/html,x', true, 'abort'],
    ['https://a.example/', false, 'abort'],
    ['file:///etc/passwd', false, 'abort'],
    ['about:blank', true, 'abort'],
  ])('loads what stands in it and nothing else: %s, as a page: %s', async (url, isNavigation, expected) => {
    const { page, browser } = fakeBrowser();
    await PrintPage.open(browser);
    const [done, go] = [Promise.withResolvers<string>(), Promise.reject(new Error('gone'))];
    go.catch(() => undefined);
    const answer = (name: string) => async () => (done.resolve(name), go);
    page.emit('request', {
      url: () => url,
      isNavigationRequest: () => isNavigation,
      continue: answer('continue'),
      abort: answer('abort'),
    });
    expect(await done.promise).toBe(expected);
  });

  it('loads a head once for all documents that have it, with styles that keep it from the screen', async () => {
    const { valuesOf, sent, browser } = fakeBrowser();
    const page = await PrintPage.open(browser);
    expect(page.head).toBeUndefined();
    for (const body of ['one', 'two']) await page.print({ head: HEAD, body });
    const [content, ...more] = valuesOf('content');
    expect([more, page.head]).toEqual([[], HEAD]);
    expect(content?.['value']).toMatch(/^<head><style>p\{\}<\/style><style>@media screen,.*<\/head><\/body><\/html>$/);
    expect(content?.['value']).toContain('@media screen,(max-width:1px){body:not([data-measured]){display:none!');
    expect(valuesOf('Page.createIsolatedWorld')).toEqual([{ frameId: 'frame', worldName: 'korot' }]);
    expect(valuesOf('HeapProfiler.collectGarbage')).toEqual([]);
    // What another head showed is thrown away before it is loaded.
    await page.print({ head: '<head></head>', body: 'three' });
    const names = sent.map(({ method }) => method);
    expect(names.indexOf('HeapProfiler.collectGarbage')).toBe(names.lastIndexOf('content') - 1);
    expect(valuesOf('Runtime.callFunctionOn').map((each) => [each['executionContextId'], each['arguments']])).toEqual(
      ['one', 'two', 'three'].map((value) => [5, [{ value }]]),
    );
  });

  it('prints on the paper of its styles, with tags, and one page more than may be', async () => {
    const { valuesOf, browser } = fakeBrowser();
    await (await PrintPage.open(browser)).print({ head: HEAD, body: 'text' });
    expect(valuesOf('Page.printToPDF')).toEqual([
      {
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
      },
    ]);
  });

  it('waits for its fonts: one of ours that cannot be read is a failure, one of another’s is left out', async () => {
    const unread: Answers = { 'Runtime.evaluate': () => ({ exceptionDetails: {} }) };
    const page = await PrintPage.open(fakeBrowser(unread).browser);
    await expect(page.print({ head: HEAD, body: '' })).rejects.toThrow('font');
    expect(page.head).toBeUndefined();
    for (const [isForeign, all] of [
      [false, /^Promise\.all\(.*font\.load\(\)/],
      [true, /^Promise\.allSettled\(.*font\.load\(\)/],
    ] as const) {
      const { valuesOf, browser } = fakeBrowser();
      await (await PrintPage.open(browser, isForeign)).print({ head: HEAD, body: '' });
      expect(valuesOf('Runtime.evaluate')).toEqual([
        { contextId: 5, expression: expect.stringMatching(all), awaitPromise: true },
      ]);
    }
  });

  it('fails where the page takes no content, and prints the next one', async () => {
    let fails = true;
    const answers: Answers = {
      'Runtime.callFunctionOn': () => (fails ? { exceptionDetails: {} } : { result: {} }),
    };
    const page = await PrintPage.open(fakeBrowser(answers).browser);
    await expect(page.print({ head: HEAD, body: '' })).rejects.toThrow('no content');
    fails = false;
    expect((await page.print({ head: HEAD, body: '' })).toString()).toBe('a file');
  });

  it.each([
    ['fit: they are the file', 2, 2, ['given']],
    ['come to more sheets: the document is measured', 2, 3, ['given', 'tree']],
    ['come to fewer', 2, 1, ['given', 'tree']],
    ['are more than may be, of which one more is printed', MAX_PDF_PAGES + 5, MAX_PDF_PAGES + 1, ['given']],
  ])('tries the pages that somebody says it has, which %s', async (_, sheets, pages, filled) => {
    const { valuesOf, browser } = fakeBrowser({ 'Page.printToPDF': () => filed(printed(pages)) });
    const page = await PrintPage.open(browser);
    const layout = { script: 'lay out', given: { html: 'given', sheets } };
    await page.print({ head: HEAD, body: 'tree', layout });
    expect(valuesOf('Runtime.evaluate').at(-1)).toEqual({ contextId: 5, expression: 'lay out' });
    expect(valuesOf('Runtime.callFunctionOn').map((each) => each['arguments'])).toEqual(
      filled.map((value) => [{ value }]),
    );
    // Each by its own way into the page.
    const scripts = valuesOf('Runtime.callFunctionOn').map((each) => String(each['functionDeclaration']));
    expect(scripts.map((script) => /data-given|layOutPage/.exec(script)?.[0])).toEqual(
      filled.map((value) => (value === 'given' ? 'data-given' : 'layOutPage')),
    );
  });

  it('says how a document is broken into pages without printing it', async () => {
    const { valuesOf, browser } = fakeBrowser();
    const page = await PrintPage.open(browser);
    expect(await page.readBreaks({ head: HEAD, body: 'tree', layout: { script: 'lay out' } })).toBe('answer');
    expect(valuesOf('Page.printToPDF')).toEqual([]);
    expect([page.head, valuesOf('content').length]).toEqual([HEAD, 1]);
    expect(valuesOf('Runtime.callFunctionOn')).toMatchObject([
      { functionDeclaration: expect.stringContaining('readPrintedBreaks'), returnByValue: true },
    ]);
  });

  it('fails with its process, whether that dies under a print or before it, and is not used again', async () => {
    const started = Promise.withResolvers<void>();
    const never = new Promise(() => undefined);
    const { page: tab, browser } = fakeBrowser({ 'Page.printToPDF': () => (started.resolve(), never) });
    const page = await PrintPage.open(browser);
    expect(page.isOurs).toBe(true);
    const print = page.print({ head: HEAD, body: '' });
    await started.promise;
    tab.emit('error', new Error('crashed'));
    await expect(print).rejects.toBeInstanceOf(PageCrashError);
    expect(page.isOurs).toBe(false);
    await expect(page.print({ head: HEAD, body: '' })).rejects.toBeInstanceOf(PageCrashError);
  });

  it('is ours as long as nothing has led it elsewhere', async () => {
    const { page: tab, browser } = fakeBrowser();
    const page = await PrintPage.open(browser);
    expect(page.isOurs).toBe(true);
    const led = [
      vi.spyOn(tab, 'url').mockReturnValueOnce('https://a.example/'),
      vi.spyOn(tab, 'frames').mockReturnValueOnce([{}, {}]),
      vi.spyOn(tab, 'isClosed').mockReturnValueOnce(true),
    ];
    // One after the other, as each is asked only where those before it are as they should be.
    expect(led.map(() => page.isOurs)).toEqual([false, false, false]);
    expect(page.isOurs).toBe(true);
  });

  it('collects its garbage and is closed, and neither fails where the browser does', async () => {
    const { valuesOf, page: tab, browser } = fakeBrowser({ 'HeapProfiler.collectGarbage': gone });
    const page = await PrintPage.open(browser);
    const close = vi.spyOn(tab, 'close').mockRejectedValue(new Error('gone'));
    await expect(page.collectGarbage()).resolves.toBeUndefined();
    expect(valuesOf('HeapProfiler.collectGarbage')).toHaveLength(1);
    await expect(page.close()).resolves.toBeUndefined();
    expect(close).toHaveBeenCalledOnce();
  });
});
