import type { DoubtReason, ModelPlacement } from '../../../shared/api/import.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { FilePlaces } from '../../../shared/upload/filePlaces.ts';
import type { DroppedText } from '../page/droppedText.ts';
import type { ClaimedPieces } from '../places/claims.ts';
import type { FoundPlaces } from '../places/foundPlaces.ts';

/** A résumé as it was read from a file. */
export interface ParsedResume {
  readonly resumeData: ResumeData;
  /** Unplaced text, in the order of the document. */
  readonly unplaced: readonly string[];
  /** Those unplaced texts that belong to a second version in another language and repeat the fields. */
  readonly saidAgain?: readonly string[];
  /** Confidence of each value that was read, 0 to 1, by path (`experience.0.title`). */
  readonly confidence: Readonly<Record<string, number>>;
  /** How much the file looks like a résumé, 0 to 1. Absent for a format that holds nothing but résumés. */
  readonly likeness?: number;
  /** Text that is neither in a field nor unplaced, with the reason. */
  readonly dropped?: readonly DroppedText[];
  /** Private data that a résumé need not contain, as written. */
  readonly personal: readonly string[];
  /** The place of each word, before the pages are added. */
  readonly found?: FoundPlaces;
  /** The same with the pages. */
  readonly places?: FilePlaces | undefined;
  /** Why values are doubtful, by path, where the file shows a reason. For other values only the confidence is known. */
  readonly doubts?: Readonly<Record<string, DoubtReason>>;
  /** How many embedded documents were not read. */
  readonly unreadDocuments?: number;
  /** Values that a model placed; rules placed all others. */
  readonly placedByModel?: readonly ModelPlacement[];
}

/** A result with its source text; each line of the text is a line of the document. */
export type ParsedResumeWithText = ParsedResume & { readonly text: string };

/** A reading by labels, before each word of the lines has its place. */
export interface LabelReading extends Pick<ParsedResume, 'resumeData' | 'confidence'> {
  readonly headings: readonly string[];
  /** Which words each field was read from. Without claims a word goes to a field with the same text. */
  readonly claims?: ClaimedPieces;
  /** Indexes of the lines that repeat the others in a second language. */
  readonly linesSaidAgain?: ReadonlySet<number>;
}

/** Whether nothing of a résumé was read: no way to contact a person and no entry. */
export function hasNoContactOrEntry({
  resumeData: { personalInfo, experience, education, skills, customSections },
}: Pick<ParsedResume, 'resumeData'>): boolean {
  return (
    personalInfo.email === '' &&
    personalInfo.phone === '' &&
    experience.length + education.length + skills.length + customSections.length === 0
  );
}
