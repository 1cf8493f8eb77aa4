import { UntaggedParts } from '../structure/artifacts.ts';
import { disruptiveMarks, type DisruptiveMarks } from './markedContent.ts';
import { applyEdits } from './moveTags.ts';
import { GlyphScanner } from './glyphScanner.ts';
import { eachOperator, type OperatorReader } from './operators.ts';
import type { Edit } from './segments.ts';

export interface TaggedContent {
  readonly content: Buffer;
  /** Tags that contained no text and were removed. */
  readonly dropped: ReadonlySet<number>;
}

/**
 * Returns a page's content without the marks that divide its lines, with everything either tagged or an artifact. Both
 * changes are made in one pass, because reading thousands of operators is the main cost.
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
    // Most other operators position text; neither change needs them.
    if (name === 'Tm' || name === 'Tf' || name === 'Td') return;
    this.#parts.see(name, start, end);
    this.#marks?.see(name, start, end);
  }

  /** Neither change needs more than the first of successive glyphs. */
  readGlyphs(from: number): number {
    return this.#scanner.skip(from);
  }
}
