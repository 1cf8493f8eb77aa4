import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { listen } from '../../infra/local/listen.ts';
import type { DraftStore, DraftState, LoadReport } from '../../web/features/drafts/types.ts';

/** The page's interface for its test. */
export interface DraftWindow {
  drafts: DraftStore;
  opening: Promise<LoadReport>;
}

export interface DraftPage {
  readonly url: string;
  close(): Promise<void>;
}

/** One field, the summary, kept by the real draft store in a real browser. */
const SCRIPT = `
import { createDraftStore } from './draftStore.ts';
import { browserOptions } from './browserOptions.ts';
import { flushOnLeave } from './flushOnLeave.ts';
const drafts = createDraftStore(browserOptions());
flushOnLeave(drafts, window);
const field = document.querySelector('textarea');
const opening = drafts.load();
Object.assign(window, { drafts, opening });
opening.then(({ resume }) => { field.value = resume.summary; field.disabled = false; field.focus(); });
field.addEventListener('input', () => drafts.edit(() => ({ ...drafts.state.resume, summary: field.value })));
`;

/** Serves that page on a free port; at `/empty` a page of the same origin without any script. */
export async function serveDraftPage(): Promise<DraftPage> {
  const folder = fileURLToPath(new URL('../../web/features/drafts/', import.meta.url));
  const bundle = await build({
    stdin: { contents: SCRIPT, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const page =
    '<!doctype html><meta charset="utf-8"><title>draft</title><textarea disabled></textarea><script ' +
    'type="module" src="/draft.js"></script>';
  const { url, close } = await listen(
    createServer((request, response) => {
      const [type, body] =
        request.url === '/draft.js'
          ? ['text/javascript', script]
          : ['text/html', request.url === '/' ? page : '<!doctype html><title>empty</title>'];
      response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
    }),
  );
  return { url: `${url}/`, close };
}

/** Opens the page, or opens it again, and answers what was loaded. */
export async function openDraft(page: Page, url: string): Promise<LoadReport> {
  await page.goto(url);
  await page.waitForSelector('textarea:enabled');
  return page.evaluate(() => (window as unknown as DraftWindow).opening);
}

export const stateOf = (page: Page): Promise<DraftState> =>
  page.evaluate(() => (window as unknown as DraftWindow).drafts.state);

/** Types at the end of the field, key by key. */
export async function type(page: Page, text: string): Promise<void> {
  await page.focus('textarea');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text, { delay: 15 });
}
