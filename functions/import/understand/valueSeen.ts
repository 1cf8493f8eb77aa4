import { kindByName } from '../resume/headings.ts';
import type { LabelledPart } from './fields.ts';

/** A field whose trust is learned; the period of an entry counts as its beginning. */
export type TrustedField = 'title' | 'company' | 'degree' | 'institution' | 'startDate' | 'fullName' | 'address';

/** What is seen of an entry when it is asked how sure its values are. */
export interface EntrySeen {
  /** How sure the least clear of its names and dates is by its labels, 0-1. */
  readonly least: number;
  /** Whether it is a job whose period is one date. */
  readonly isOneDate: boolean;
  /** Whether it lacks the other name, and whether it lacks a period. */
  readonly isAlone: boolean;
  readonly isUndated: boolean;
  /** Whether its names and dates stand in the order that most entries of the list have. */
  readonly isUsual: boolean;
  /** Texts of the lines with its names and dates that are none of these. */
  readonly strays: number;
  /** Whether the heading above it, if there is any, is that of another section. */
  readonly isInOther: boolean;
  /** Whether the lexica know a name of the other kind of entry in it: a degree in a job, a post in a study. */
  readonly isOfOther: boolean;
  /** Whether anything is said to have been done there. */
  readonly hasBody: boolean;
  /** Share of the entries of its list that have the order of most, 0-1. */
  readonly regular: number;
  /** Entries of its list, and whether it is the last of them. */
  readonly entries: number;
  readonly isLast: boolean;
}

/** What is seen of the file as a whole. */
export interface FileSeen {
  /** Share of its headings that are known by their names, 0-1; 0 without any heading. */
  readonly named: number;
}

/** What is seen of a file as a whole, by the labels of all its parts. */
export function fileSeen(labelled: readonly LabelledPart[]): FileSeen {
  const headings = labelled.filter(({ label }) => label.startsWith('h:'));
  const named = headings.filter(({ part }) => kindByName(part.text) !== undefined);
  return { named: headings.length === 0 ? 0 : named.length / headings.length };
}

/** A value as it is seen when it is asked how sure it is. */
export interface ValueSeen {
  readonly field: TrustedField;
  readonly text: string;
  /** How sure its labels are by their margins, 0-1. */
  readonly sure: number;
  /** Parts that it was put together from, and parts of its role that are not in it. */
  readonly parts: number;
  readonly leftOver: number;
  /** What the rules read there: the same, another text, or nothing. */
  readonly byRules: 'same' | 'other' | 'none';
  /** Texts in its lines that say nothing of the kind of a name or an address. */
  readonly beside: number;
  /** Undefined for a value of the person. */
  readonly entry: EntrySeen | undefined;
  readonly file: FileSeen;
}
