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
  /** Those of the unplaced texts that are of a second version in another language: its fields say the same already. */
  readonly saidAgain?: readonly string[];
  /** By path (`experience.0.title`), 0-1; only what was found. */
  readonly confidence: Readonly<Record<string, number>>;
  /** How much the file looks like a résumé, 0-1; absent where nothing else can come in that form. */
  readonly likeness?: number;
  /** Text that is in neither, with the reason. */
  readonly dropped?: readonly DroppedText[];
  /** Private data that need not be in a résumé, as written. */
  readonly personal: readonly string[];
  /** Where each word of the pages went, before the pages themselves are told. */
  readonly found?: FoundPlaces;
  /** The same, with the pages. */
  readonly places?: FilePlaces | undefined;
  /** Why values are unsure, by their paths, where the file says it; of others only how sure they are is known. */
  readonly doubts?: Readonly<Record<string, DoubtReason>>;
  /** How many documents within the file were not read. */
  readonly unreadDocuments?: number;
  /** What a model placed; all else was placed by rules. */
  readonly placedByModel?: readonly ModelPlacement[];
}

/** A result together with its source text, one line of the document in each line. */
export type ParsedResumeWithText = ParsedResume & { readonly text: string };

/** What was read, before it is told where each word of the lines went. */
export interface LabelReading extends Pick<ParsedResume, 'resumeData' | 'confidence'> {
  readonly headings: readonly string[];
  /** Where the fields were read; without them a word goes to a field that says the same. */
  readonly claims?: ClaimedPieces;
  /** Numbers of the lines that say in another language what the others say. */
  readonly linesSaidAgain?: ReadonlySet<number>;
}

/** Whether nothing of a résumé was found: no way to reach a person, and no entry. */
export function hasNoContactOrEntry({
  resumeData: { personalInfo, experience, education, skills, customSections },
}: Pick<ParsedResume, 'resumeData'>): boolean {
  return (
    personalInfo.email === '' &&
    personalInfo.phone === '' &&
    experience.length + education.length + skills.length + customSections.length === 0
  );
}
