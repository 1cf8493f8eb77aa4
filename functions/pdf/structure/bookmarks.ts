import type { PdfEdit } from '../pdfEdit.ts';
import { encodePdfText } from '../pdfFile.ts';
import { referenceIn } from './structureTree.ts';

const MAX_OUTLINE_DEPTH = 8;
const MAX_OUTLINE_ITEMS = 2_000;

/** Headings by their sorted letters. */
export type BookmarkNames = ReadonlyMap<string, string>;

/** Returns the names of bookmarks, from the headings as written. */
export function bookmarkNames(headings: readonly string[] = []): BookmarkNames {
  const byLetters = new Map<string, string>();
  for (const heading of headings) {
    const letters = lettersOf(heading);
    if (!byLetters.has(letters)) byLetters.set(letters, heading);
  }
  return byLetters;
}

/** Names the bookmarks by the headings as written, because the browser takes their text in visual order. */
export function nameBookmarks(edit: PdfEdit, names: BookmarkNames): void {
  if (names.size === 0) return;
  /** Counts all levels, because an outline that contains itself would never end. */
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

/**
 * Returns the sorted letters of a text: they are the same if a line is reversed or lost its spaces. Brackets are left
 * out, because they are mirrored.
 */
const lettersOf = (text: string) => {
  const letters = text.normalize('NFKC').replace(/[\s\p{Cf}()[\]{}<>]/gu, '');
  return Uint16Array.from({ length: letters.length }, (_, index) => letters.charCodeAt(index))
    .sort()
    .join();
};

const decodePdfText = (hex: string) => Buffer.from(hex.replace(/^FEFF/, ''), 'hex').swap16().toString('utf16le');
