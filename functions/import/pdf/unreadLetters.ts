import type { Direction } from '../../../shared/platform/language.ts';
import { groupIntoRows, isRead, SPACE_GAP, splitAtGaps, toCell } from './cells.ts';
import type { PageGlyphs } from './pdfDocument.ts';

/**
 * The words of a document of which a glyph names no letter, as they are read without it: `Kons ack` of `Konstfack`,
 * whose `tf` is one glyph that the font names as nothing. Signs that stand alone are none of them.
 */
export function textsWithUnreadLetters(pages: readonly PageGlyphs[], direction: Direction): readonly string[] {
  return pages.flatMap(({ glyphs }) => {
    const unread = glyphs.filter(({ text }) => text === '\ufffd');
    if (unread.length === 0) return [];
    const near = glyphs.filter(({ y }) => unread.some((other) => Math.abs(other.y - y) < other.size));
    return groupIntoRows(near, true)
      .flatMap((row) => splitAtGaps(row, SPACE_GAP))
      .filter((word) => word.some(({ text }) => text === '\ufffd') && word.some(({ text }) => /\p{L}/u.test(text)))
      .map((word) => toCell(word.filter(isRead), direction).text);
  });
}
