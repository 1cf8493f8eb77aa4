import type { ErrorCode } from '../../shared/errors.ts';
import { unreadableShare } from './read/cells.ts';
import { readGlyphs } from './read/document.ts';
import { directionOfGlyphs, linesOf } from './read/lines.ts';
import { foundIn, judge } from './understand/found.ts';
import type { WithText } from './structure/structure.ts';

/** Share of characters that name nothing from which on a file's character map is broken. */
const MOST_UNREADABLE = 0.02;

/** A PDF with a text layer as a résumé; `unreadable_pdf` where its pages are pictures. Unbounded in time and memory: run it isolated ({@link isolated.ts}). */
export async function readResume(bytes: Uint8Array): Promise<WithText | { readonly error: ErrorCode }> {
  const read = await readGlyphs(bytes);
  if ('error' in read) return read;
  const glyphs = read.pages.flatMap((page) => page.glyphs);
  // A picture of a page.
  if (glyphs.length === 0) return { error: 'unreadable_pdf' };
  if (unreadableShare(glyphs) > MOST_UNREADABLE) return { error: 'unreadable_text' };
  const direction = directionOfGlyphs(read.pages);
  const lines = linesOf(read.pages, direction, judge);
  const found = foundIn(lines, read.links, direction);
  return 'error' in found ? found : { ...found, text: lines.map((line) => line.text).join('\n') };
}
