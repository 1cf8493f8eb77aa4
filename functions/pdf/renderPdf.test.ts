import { afterAll, expect, it } from 'vitest';
import { loggedLines } from '../platform/logging/loggedLines.fixture.ts';
import { closeFinishThreads } from './finish/finishThread.ts';
import type { Printer } from './printBrowser.ts';
import { printedFile } from './printedFile.fixture.ts';
import { renderPdf, type PrintJob } from './renderPdf.ts';

afterAll(closeFinishThreads);

/** A page of one text, as the browser prints it. */
const WRITTEN = 'BT\n/F1 9 Tf\n1 0 0 -1 72 99 Tm\n<0001> Tj\nET\n';

/** Returns a browser whose page has this content. */
function printerOf(content: string): Printer {
  const pdf = printedFile(
    [
      '<</Title (x)>>',
      '<</Type /Catalog\n/Pages 3 0 R\n/StructTreeRoot 6 0 R>>',
      '<</Type /Pages\n/Kids [4 0 R]\n/Count 1>>',
      '<</Type /Page\n/Parent 3 0 R\n/Contents 5 0 R>>',
      `<</Length ${content.length}>> stream\n${content}\nendstream`,
      '<</Type /StructTreeRoot\n/ParentTree 7 0 R>>',
      '<</Type /ParentTree\n/Nums []>>',
    ],
    { root: 2, info: 1 },
  );
  return { print: () => Promise.resolve(pdf) };
}

/** Returns the lines that a print logs. */
const linesOf = (content: string, isUntrusted: boolean) =>
  loggedLines(async () => {
    const job = { document: {}, hasLetters: false, metadata: { title: 'x', language: 'he' }, isUntrusted, cost: 1 };
    expect((await renderPdf(printerOf(content), job as unknown as PrintJob)).subarray(0, 5).toString()).toBe('%PDF-');
  });

it('a résumé whose text could not be put in order is given out, and one line tells of it', async () => {
  const turned = WRITTEN.replace('1 0 0 -1', '0 1 -1 0');
  const lines = await linesOf(turned, false);
  expect(lines).toMatchObject([{ level: 'error', event: 'pdf_order_failed', undone: ['page'] }]);
  expect(await linesOf(turned, true)).toEqual([]);
  expect(await linesOf(WRITTEN, false)).toEqual([]);
});
