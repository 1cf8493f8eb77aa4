import type { ErrorCode } from '../../shared/errors.ts';
import { unreadableShare } from './read/cells.ts';
import { readGlyphs, type DocumentGlyphs } from './read/document.ts';
import { isGarbled } from './read/garbled.ts';
import { directionOfGlyphs, linesOf } from './read/lines.ts';
import { largestPicture, prescan } from './read/prescan.ts';
import { isPictured, isScan, picturePages } from './read/scanned.ts';
import { foundIn, judge } from './understand/found.ts';
import type { WithText } from './structure/structure.ts';

/** Share of characters that name nothing from which on a file's character map is broken. */
const MOST_UNREADABLE = 0.02;

type Fault = { readonly error: ErrorCode };

/** What the text of a file says. */
export interface TextRead extends WithText {
  /** Numbers of the pages, from 1, that are pictures: nothing of them is in it. */
  readonly picturePages: readonly number[];
}

/** A PDF with a text layer as a résumé; `unreadable_pdf` where its pages are pictures. Unbounded in time and memory: run it isolated ({@link isolated.ts}). */
export async function readResume(bytes: Uint8Array): Promise<TextRead | Fault> {
  const fault = prescan(bytes);
  if (fault) return { error: fault };
  // Before the reader takes the bytes.
  const largest = largestPicture(bytes);
  const read = await readGlyphs(bytes);
  if ('error' in read) return read;
  if (isScan(read.pages, largest)) return { error: 'unreadable_pdf' };
  const found = understood(read);
  if (!('error' in found)) return { ...found, picturePages: picturePages(read.pages) };
  // A text layer that says nothing, beside a picture that may, or under it.
  return isPictured(read.pages, largest) ? { error: 'unreadable_pdf' } : found;
}

function understood({ pages, links }: DocumentGlyphs): WithText | Fault {
  if (unreadableShare(pages.flatMap(({ glyphs }) => glyphs)) > MOST_UNREADABLE) return { error: 'unreadable_text' };
  const direction = directionOfGlyphs(pages);
  const lines = linesOf(pages, direction, judge);
  const text = lines.map((line) => line.text).join('\n');
  if (isGarbled(text)) return { error: 'unreadable_text' };
  const found = foundIn(lines, links, direction);
  return 'error' in found ? found : { ...found, text };
}
