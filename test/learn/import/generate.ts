/**
 * Makes labelled résumés: `node test/learn/import/generate.ts <count> <seed>,<seed> <file>`, so many of each seed. Each
 * is a page that Chromium prints and our reader reads; a line of the file holds its lines of text and its labelled
 * pieces with their places.
 */
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { detectDirection } from '../../../functions/import/layout/readPages.ts';
import type { TextLine } from '../../../functions/import/page/textLine.ts';
import { readLines } from '../../../functions/import/layout/reading.ts';
import { extractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { cellClassifier } from '../../../functions/import/understand/resumeFromLines.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { launchBrowser } from '../../browser/launch.ts';
import type { Plan } from './layoutPlans.ts';
import { makeHtml, startsOf } from './madePage.ts';

/** A text of a page with its label, in points from the upper left corner. */
export interface Piece {
  readonly text: string;
  readonly label: string;
  readonly entry: string;
  /** One for each line that it stands on: left, top, right, bottom. */
  readonly boxes: readonly (readonly [number, number, number, number])[];
}

export interface LabelledMadePage {
  readonly plan: Plan;
  readonly lang: 'he' | 'en';
  readonly direction: Direction;
  readonly lines: readonly TextLine[];
  readonly pieces: readonly Piece[];
}

/** Runs in the page: every labelled text with its boxes in pixels. */
const COLLECT = `[...document.querySelectorAll('[data-l]')].map((span) => ({
  text: span.textContent, label: span.dataset.l, entry: span.dataset.e ?? '',
  boxes: [...span.getClientRects()].map(({ left, top, right, bottom }) => [left, top, right, bottom]),
}))`;
const POINTS = 0.75;

/** A page as it is written: without where each word is drawn, most of the bytes, from which nothing is learned. */
const written = (key: string, value: unknown) => (key === 'ink' ? undefined : value === Infinity ? 1e9 : value);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [count = '100', seeds = '1', file = '/tmp/pages.jsonl'] = process.argv.slice(2);
  const out = createWriteStream(file);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await page.emulateMedia({ media: 'print' });
  for (const start of startsOf(seeds.split(',').map(Number), Number(count))) {
    const { plan, lang, html } = makeHtml(start);
    await page.setContent(html);
    const pieces: Piece[] = await page.evaluate(COLLECT);
    const height: number = await page.evaluate('document.documentElement.scrollHeight');
    const pdf = await page.pdf({
      width: '794px',
      height: `${Math.max(1123, height + 20)}px`,
      printBackground: true,
      margin: { top: '0', bottom: '0', left: '0', right: '0' },
    });
    const read = await extractGlyphs(new Uint8Array(pdf));
    if ('error' in read || read.pages.length !== 1) continue;
    const direction = detectDirection(read.pages);
    const { lines } = readLines(read.pages, direction, cellClassifier);
    const labelled: LabelledMadePage = {
      plan,
      lang,
      direction,
      lines,
      pieces: pieces.map((piece) => ({
        ...piece,
        boxes: piece.boxes.map(
          (box) =>
            box.map((side) => Math.round(side * POINTS * 10) / 10) as unknown as readonly [
              number,
              number,
              number,
              number,
            ],
        ),
      })),
    };
    out.write(`${JSON.stringify(labelled, written)}\n`);
  }
  await browser.close();
  out.end();
}
