import type { TextLine } from '../page/textLine.ts';
import type { SectionKind } from '../lexicon/headingNames.ts';

/** The part of a résumé under one heading; `head` is what stands above the first, with name and contacts. */
export interface ParsedSection {
  readonly kind: SectionKind | 'head';
  /** As written; empty for the head. */
  readonly title: string;
  readonly lines: readonly TextLine[];
}
