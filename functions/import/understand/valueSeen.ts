/** A field whose trust is learned. For a period it is its start date. */
export type TrustedField = 'title' | 'company' | 'degree' | 'institution' | 'startDate' | 'fullName' | 'address';

/** An entry as the trust signs see it. */
export interface EntrySeen {
  /** Confidence of the least clear of its names and dates, 0-1. */
  readonly least: number;
  /** Whether it lacks one of its two names. */
  readonly isAlone: boolean;
  /** Whether its names and dates are in the order of most entries in the list. */
  readonly isUsual: boolean;
  /** Number of texts in its head lines that are neither names nor dates. */
  readonly strays: number;
  /** Whether it has a description. */
  readonly hasBody: boolean;
  /** How clearly it begins and continues, by the least clear of its names and dates, 0-1. */
  readonly begins: number;
  readonly isUndated: boolean;
  /** Whether it ends before it begins, or breaks the order of dates in its list. */
  readonly isOutOfOrder: boolean;
}

/** A value as the trust signs see it. */
export interface ValueSeen {
  readonly field: TrustedField;
  readonly text: string;
  /** Confidence of its labels, 0-1. */
  readonly sure: number;
  /** Number of parts it was put together from, and of parts of its role that were left over. */
  readonly parts: number;
  readonly leftOver: number;
  /** How likely a text beside its parts has the same role, 0-1. */
  readonly rival: number;
  /** Whether it comes from a line above several entries, which share it. */
  readonly isHanded: boolean;
  /** Whether the same text occurs elsewhere with another role. */
  readonly isAgain: boolean;
  /** Average clearness of all labels on the page, 0-1. */
  readonly page: number;
  /** Undefined for a value of the person. */
  readonly entry: EntrySeen | undefined;
}
