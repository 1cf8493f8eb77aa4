import type { TextLine } from '../pdf/lines.ts';

/**
 * What a section of a résumé is about. Those the model has no list for become custom sections under their own title.
 */
export type SectionKind =
  | 'contacts'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'military'
  | 'courses'
  | 'volunteering'
  | 'publications'
  | 'awards'
  | 'certifications'
  | 'references'
  | 'interests'
  | 'other';

/** The part of a résumé under one heading; `head` is what stands above the first, with name and contacts. */
export interface ParsedSection {
  readonly kind: SectionKind | 'head';
  /** As written; empty for the head. */
  readonly title: string;
  readonly lines: readonly TextLine[];
}
