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
  /** Whether anything is said to have been done there. */
  readonly hasBody: boolean;
  /** How clear it is where it begins and goes on, of the least clear of its names and dates, 0-1. */
  readonly begins: number;
  readonly isUndated: boolean;
  /** Whether it ends before it begins, or breaks the order of dates that its list has. */
  readonly isOutOfOrder: boolean;
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
  /** How likely another text beside its parts has its role, 0-1. */
  readonly rival: number;
  /** Whether it stands above several entries, and was handed down to this one. */
  readonly isHanded: boolean;
  /** Whether the same text stands elsewhere as something else. */
  readonly isAgain: boolean;
  /** How clear labels are on the whole page, on average, 0-1. */
  readonly page: number;
  /** Undefined for a value of the person. */
  readonly entry: EntrySeen | undefined;
}
