import { untaggedParts } from '../structure/artifacts.ts';
import { disruptiveMarks } from './markedContent.ts';
import { applyEdits } from './moveTags.ts';
import { GlyphScanner } from './glyphScanner.ts';
import { eachOperator } from './operators.ts';
import type { Edit } from './segments.ts';

export interface TaggedContent {
  readonly content: Buffer;
  /** Tags that held no text: they are none any more. */
  readonly dropped: ReadonlySet<number>;
}

/**
 * The page's content without the marks that break its lines into pieces, and with everything either tagged or an
 * artifact. Both are found in one walk, as reading thousands of operators costs more than what is done with them.
 */
export function finishContent(content: Buffer): TaggedContent {
  const edits: Edit[] = [];
  const marks = disruptiveMarks(content, edits);
  const { see, dropped } = untaggedParts(content, edits);
  const scanner = new GlyphScanner(content);
  const seeAll = (name: string, start: number, end: number) => {
    // Where a text stands, which is most of what is left, is for neither.
    if (name === 'Tm' || name === 'Tf' || name === 'Td') return;
    see(name, start, end);
    marks?.see(name, start, end);
  };
  // Neither looks at more than the first of the glyphs that follow each other.
  eachOperator(content, seeAll, (from) => scanner.skip(from));
  marks?.end();
  return { content: edits.length === 0 ? content : applyEdits(content, edits), dropped };
}
