/** A field whose trust is learned; the period of an entry counts as its beginning. */
export type TrustedField = 'title' | 'company' | 'degree' | 'institution' | 'startDate' | 'fullName' | 'address';

/** What is seen of an entry when it is asked how sure its values are. */
export interface EntrySeen {
  /** How sure the least clear of its names and dates is by its labels, 0-1. */
  readonly least: number;
  /** Whether it lacks the other name. */
  readonly isAlone: boolean;
  /** Whether its names and dates stand in the order that most entries of the list have. */
  readonly isUsual: boolean;
  /** Texts of the lines with its names and dates that are none of these. */
  readonly strays: number;
  /** Whether the lexica know a name of the other kind of entry in it: a degree in a job, a post in a study. */
  readonly isOfOther: boolean;
  /** Whether anything is said to have been done there. */
  readonly hasBody: boolean;
}

/** A value as it is seen when it is asked how sure it is. */
export interface ValueSeen {
  readonly field: TrustedField;
  readonly text: string;
  /** How sure its labels are 0-1. */
  readonly sure: number;
  /** Parts that it was put together from, and parts of its role that are not in it. */
  readonly parts: number;
  readonly leftOver: number;
  /** Undefined for a value of the person. */
  readonly entry: EntrySeen | undefined;
}
