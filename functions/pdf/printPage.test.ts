import { Writable } from 'node:stream';
import type { Browser } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { PrintPage } from './printPage.ts';

const ANSWERS: Readonly<Record<string, object>> = {
  'Page.getFrameTree': { frameTree: { frame: { id: 'frame' } } },
  'Page.createIsolatedWorld': { executionContextId: 1 },
  'Runtime.callFunctionOn': { result: {} },
  'Page.printToPDF': { data: Buffer.from('a file').toString('base64') },
};

const nothing = async () => undefined;

/** Returns a browser that answers at once, and what each write to its pipe contained. */
function fakeBrowser() {
  const writes: string[] = [];
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
    send: async (method: string) => {
      pipe.write(method);
      pipe.write('\0');
      return ANSWERS[method] ?? {};
    },
  };
  const browser = {
    process: () => ({ stdio: [null, null, null, pipe, null] }),
    newPage: async () => ({
      once: () => undefined,
      on: () => undefined,
      setViewport: nothing,
      setJavaScriptEnabled: nothing,
      setRequestInterception: nothing,
      setContent: nothing,
      createCDPSession: async () => session,
      browser: () => browser,
    }),
  };
  return { writes, browser: browser as unknown as Browser };
}

it('sends what is filled in and the print in one write: the browser does not begin with half of it', async () => {
  const { writes, browser } = fakeBrowser();
  const page = await PrintPage.open(browser);
  expect((await page.print({ head: '<head></head>', body: 'text' })).toString()).toBe('a file');
  expect(writes.at(-1)).toBe('Runtime.callFunctionOn\0Page.printToPDF\0');
});
