import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import pages from '../../../test/data/printed-pages/pages.json' with { type: 'json' };
import { expectSameAround, expectSameLook } from '../../../test/support/pdfLooks.ts';
import { EXTRACTORS } from '../../../test/tools/extract-text.ts';
import { PdfEdit } from '../pdfEdit.ts';
import { parsePdf } from '../pdfFile.ts';
import { writePdf } from '../writePdf.ts';
import { putInReadingOrder } from './reorderPages.ts';

type PageName = keyof typeof pages;
/** Files as the browser printed them. Each is parsed once, so that what was found in it is kept. */
const printed = new Map(
  (Object.keys(pages) as PageName[]).map((name) => [
    name,
    readFileSync(new URL(`../../../test/data/printed-pages/${name}.pdf`, import.meta.url)),
  ]),
);

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

type Reader = 'PDFium' | 'pdftotext' | 'pdf.js';

/** Returns a reader's text of a page without marks; undefined if the reader is not installed. */
async function readBy(reader: Reader, pdf: Buffer): Promise<string | undefined> {
  const text = await EXTRACTORS[reader]?.(pdf);
  return text === undefined ? undefined : squeezed(text);
}

const brokenLines = (name: PageName, text: string | undefined) =>
  text === undefined ? [] : pages[name].lines.filter((line) => !text.includes(squeezed(line)));

/** There a number in brackets after a Hebrew word comes before it. */
const BROKEN_BY_PDFTOTEXT = ['Led the (עונה 6) writers'];
const ALL = ['PDFium', 'pdf.js'] as const;

// Stored pages, because printing takes seconds. The readers listed give the whole page in reading order; PDFium puts
// dates beside a title and its employer in another order.
it.each<readonly [name: PageName, order: 'placed' | 'drawn', whole: readonly Reader[]]>([
  ['he-compact', 'placed', ALL],
  ['he-editorial', 'placed', ['pdf.js']],
  ['he-elegant', 'placed', ['pdf.js']],
  ['en-compact', 'placed', ALL],
  ['en-editorial', 'placed', ALL],
  ['en-elegant', 'placed', ALL],
  ['he-elegant', 'drawn', ['pdf.js']],
  ['en-compact', 'drawn', []],
])('[PDF-05] %s, %s: is read whole, looks the same and has the same tags', async (name, order, whole) => {
  const before = printed.get(name) as Buffer;
  const edit = new PdfEdit(parsePdf(before));
  expect(await putInReadingOrder(edit, undefined, order)).toEqual([]);
  const after = writePdf(edit);
  // The fastest reader first.
  if (order === 'placed') {
    expect(brokenLines(name, await readBy('PDFium', after))).toEqual([]);
    const broken = brokenLines(name, await readBy('pdftotext', after));
    expect(broken.filter((line) => !BROKEN_BY_PDFTOTEXT.includes(line))).toEqual([]);
  }
  // oxlint-disable-next-line no-await-in-loop -- the quickest first
  for (const reader of whole) expect(await readBy(reader, after), reader).toBe(pages[name].text);
  // List items have bodies, and passages in the other language are marked.
  const objects = [...edit.changed.values()].map(String);
  const countOf = (part: string) => objects.filter((source) => source.includes(part)).length;
  expect([countOf('/S /LBody'), countOf('/RoleMap')]).toEqual([countOf('/S /LI'), 1]);
  expect([countOf('/S /LI') > 40, countOf('/Lang (en)') > 10]).toEqual([true, name.startsWith('he')]);
  await expectSameLook(before, after, { scale: 1, most: 0 });
  await expectSameAround(before, after);
});
