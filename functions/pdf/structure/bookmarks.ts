import type { PdfEdit } from '../pdfEdit.ts';
import { encodePdfText } from '../pdfFile.ts';
import { referenceIn } from './structureTree.ts';

const MAX_OUTLINE_DEPTH = 8;
const MAX_OUTLINE_ITEMS = 2_000;

/** Headings by their letters. */
export type BookmarkNames = ReadonlyMap<string, string>;

/** The names of bookmarks, from the headings as they were written. */
export function bookmarkNames(headings: readonly string[] = []): BookmarkNames {
  const byLetters = new Map<string, string>();
  for (const heading of headings) {
    const letters = lettersOf(heading);
    if (!byLetters.has(letters)) byLetters.set(letters, heading);
  }
  return byLetters;
}

/** Names the bookmarks as the headings were written: the browser takes them from the page, as the eye sees them. */
export function nameBookmarks(edit: PdfEdit, names: BookmarkNames): void {
  if (names.size === 0) return;
  /** Of all levels together: an outline that holds itself would have no end. */
  let count = 0;
  const visit = (first: number | undefined, depth: number) => {
    if (depth > MAX_OUTLINE_DEPTH) return;
    for (let item = first; item !== undefined && count < MAX_OUTLINE_ITEMS; count += 1) {
      const source = edit.read(item);
      const title = /\/Title <([0-9A-F]*)>|\/Title \(((?:[^()\\]|\\.)*)\)/s.exec(source);
      const text = title?.[1] === undefined ? (title?.[2] ?? '').replace(/\\(.)/gs, '$1') : decodePdfText(title[1]);
      const heading = names.get(lettersOf(text));
      if (title && heading !== undefined && heading !== text)
        edit.set(
          item,
          source.replace(title[0], () => `/Title ${encodePdfText(heading)}`),
        );
      visit(referenceIn('First', source), depth + 1);
      item = referenceIn('Next', source);
    }
  };
  const outlines = referenceIn('Outlines', edit.read(edit.file.catalog));
  if (outlines !== undefined) visit(referenceIn('First', edit.read(outlines)), 0);
}

/** A line that is turned, or lost its spaces, has the same letters; brackets are mirrored, so they are left out. */
const lettersOf = (text: string) => {
  const letters = text.normalize('NFKC').replace(/[\s\p{Cf}()[\]{}<>]/gu, '');
  return Uint16Array.from({ length: letters.length }, (_, index) => letters.charCodeAt(index))
    .sort()
    .join();
};

const decodePdfText = (hex: string) => Buffer.from(hex.replace(/^FEFF/, ''), 'hex').swap16().toString('utf16le');
