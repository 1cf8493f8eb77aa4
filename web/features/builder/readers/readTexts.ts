import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { measureFonts, textByPdfBox } from './pdfBox.ts';
import { glyphsOf } from './pdfGlyphs.ts';

/** The readers of a file: two real programs, a model of a third, and one that reads a Word file as programs do. */
export const READERS = ['pdfJs', 'pdfium', 'pdfBox', 'word'] as const;
export type Reader = (typeof READERS)[number];

/** A text of a page as pdf.js returns it, with its place, in points from the upper left corner. */
export interface PagePiece {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PdfTexts {
  readonly pdfJs: string;
  readonly pdfBox: string;
  /** The text by pdf.js, in pieces; a line end is a piece `\n`. */
  readonly pieces: readonly PagePiece[];
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

/** The texts of an open PDF by pdf.js, and by the model of PDFBox over what pdf.js says is drawn. */
export async function readPdfTexts(file: PDFDocumentProxy): Promise<PdfTexts> {
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await file.getPage(number);
      const [pieces, operators] = await Promise.all([
        piecesOf(page, number - 1),
        page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }),
      ]);
      const [, , width = 0, height = 0] = page.view;
      return { page, pieces, glyphs: glyphsOf(operators), size: { width, height } };
    }),
  );
  const boxOf = (font: string) => pages.map(({ page }) => boxHeight(page, font)).find((box) => box !== undefined);
  const fonts = measureFonts(
    pages.flatMap(({ glyphs }) => glyphs),
    boxOf,
  );
  return {
    pdfJs: pages.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join('\n'),
    pdfBox: pages.map(({ glyphs }) => textByPdfBox(glyphs, fonts)).join('\n'),
    pieces: pages.flatMap(({ pieces }) => [...pieces, LINE_END]),
    sizes: pages.map(({ size }) => size),
  };
}

/** Height of the box of a font that a page has drawn with, as a share of its size. */
function boxHeight({ commonObjs }: PDFPageProxy, font: string): number | undefined {
  if (!commonObjs.has(font)) return undefined;
  const { bbox } = commonObjs.get(font) as { readonly bbox?: ArrayLike<number> };
  return bbox ? ((bbox[3] ?? 0) - (bbox[1] ?? 0)) / 1000 : undefined;
}

const LINE_END: PagePiece = { text: '\n', page: 0, x: 0, y: 0, width: 0, height: 0 };

async function piecesOf(page: PDFPageProxy, index: number): Promise<PagePiece[]> {
  const { items } = await page.getTextContent();
  const [, , , top = 0] = page.view;
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    const { width, height } = item;
    const text = item.str + (item.hasEOL ? '\n' : '');
    return { text, page: index, x: x ?? 0, y: top - (y ?? 0) - height, width, height };
  });
}

const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" } as const;

/** The paragraphs of a Word file of ours one after the other, as whatever reads Word files takes them. */
export async function readWordText(file: Uint8Array): Promise<string> {
  const { unzipSync, strFromU8 } = await import('fflate');
  const part = unzipSync(file, { filter: ({ name }) => name === 'word/document.xml' })['word/document.xml'];
  return strFromU8(part ?? new Uint8Array())
    .split('</w:p>')
    .map((paragraph) => paragraph.split('<').map(textBehind).join(''))
    .join('\n');
}

/** Returns the text of a run's tag, given without its `<`, and of the text after it. */
function textBehind(tag: string): string {
  if (tag.startsWith('w:tab/')) return '\t';
  if (tag.startsWith('w:br')) return '\n';
  if (!tag.startsWith('w:t>') && !tag.startsWith('w:t ')) return '';
  return tag
    .slice(tag.indexOf('>') + 1)
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name]);
}
