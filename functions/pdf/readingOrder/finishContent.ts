import { UntaggedParts } from '../structure/artifacts.ts';
import { disruptiveMarks, type DisruptiveMarks } from './markedContent.ts';
import { applyEdits } from './moveTags.ts';
import { GlyphScanner } from './glyphScanner.ts';
import { eachOperator, type OperatorReader } from './operators.ts';
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
  const parts = new UntaggedParts(content, edits);
  eachOperator(content, new ContentFinisher(content, parts, marks));
  marks?.end();
  return { content: edits.length === 0 ? content : applyEdits(content, edits), dropped: parts.dropped };
}

class ContentFinisher implements OperatorReader {
  readonly #scanner: GlyphScanner;
  readonly #parts: UntaggedParts;
  readonly #marks: DisruptiveMarks | undefined;

  constructor(content: Buffer, parts: UntaggedParts, marks: DisruptiveMarks | undefined) {
    this.#scanner = new GlyphScanner(content);
    this.#parts = parts;
    this.#marks = marks;
  }

  see(name: string, start: number, end: number): void {
    // Where a text stands, which is most of what is left, is for neither.
    if (name === 'Tm' || name === 'Tf' || name === 'Td') return;
    this.#parts.see(name, start, end);
    this.#marks?.see(name, start, end);
  }

  /** Neither looks at more than the first of the glyphs that follow each other. */
  readGlyphs(from: number): number {
    return this.#scanner.skip(from);
  }
}
