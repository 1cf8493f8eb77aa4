import { CONFIDENCE_THRESHOLDS } from '../../../shared/upload/confidence.ts';
import learned from './trust.json' with { type: 'json' };
import { mentionsPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';

/** A field of an entry that has a confidence of its own; the period counts as its beginning. */
export type TrustedField = 'title' | 'company' | 'degree' | 'institution' | 'startDate';

/** A value as it is seen when it is asked how sure it is. */
export interface ValueSeen {
  readonly field: TrustedField;
  readonly text: string;
  /** How sure its labels are, and those of all names and dates of its entry, by their margins; 0-1. */
  readonly sure: number;
  readonly least: number;
  /** Parts that it was put together from. */
  readonly parts: number;
  /** What the rules read there: the same, another text, or nothing. */
  readonly byRules: 'same' | 'other' | 'none';
  /** Whether its period is one date. */
  readonly isOneDate: boolean;
  /** Whether its entry lacks the other name. */
  readonly isAlone: boolean;
  /** Whether its entry has its texts in the order that most entries of the list have. */
  readonly isUsual: boolean;
  /** Texts of the lines with its entry's names and dates that are none of these. */
  readonly strays: number;
}

/** One thing that tells how far a value can be trusted: a row of a table, whose weight is learned. */
interface TrustSign {
  readonly name: string;
  readonly says: string;
  readonly example: string;
  /** 0-1. */
  readonly of: (seen: ValueSeen) => number;
}

/** How a share is as odds, 0-1: 0.4 is 0, 0.99 is 1. */
const oddsOf = (share: number) => Math.min(1, Math.max(0, (Math.log(share / (1 - share)) + 0.41) / 5));
const is = (holds: boolean) => (holds ? 1 : 0);
/** What the lexica say of a name in this field: 1 that it is one, -1 that it is the other, 0 nothing. */
function lexicaOf({ field, text }: ValueSeen): number {
  if (field === 'startDate') return 0;
  const cues = field === 'title' || field === 'company' ? scoreTitleOrCompany(text) : scoreDegreeOrInstitution(text);
  return Math.sign(field === 'title' || field === 'degree' ? cues : -cues);
}
/** Characters above which a name says more than a name mostly does. */
const LONG_NAME = 45;

export const TRUST_SIGNS: readonly TrustSign[] = [
  { name: 'sure', says: 'How clearly its labels won', example: 'a margin of 260 → 1', of: ({ sure }) => oddsOf(sure) },
  {
    name: 'least',
    says: 'How clearly the least clear name or date of its entry won',
    example: 'a title beside a doubtful employer → 0.2',
    of: ({ least }) => oddsOf(least),
  },
  {
    name: 'sameByRules',
    says: 'The rules read the same',
    example: '"Sous Chef" by both → 1',
    of: ({ byRules }) => is(byRules === 'same'),
  },
  {
    name: 'otherByRules',
    says: 'The rules read another text in the entry with the same dates',
    example: '"Sous Chef, Haifa" by the rules → 1',
    of: ({ byRules }) => is(byRules === 'other'),
  },
  ...(['title', 'company', 'degree', 'institution', 'startDate'] as const).map((field) => ({
    name: field,
    says: `It is of the field ${field}`,
    example: `a value in ${field} → 1`,
    of: (seen: ValueSeen) => is(seen.field === field),
  })),
  {
    name: 'oneDate',
    says: 'The period of a job that is one date: its end may be said in a way that was not read',
    example: '"Sous Chef, 2019" → 1',
    of: ({ field, isOneDate }) => is(field === 'startDate' && isOneDate),
  },
  {
    name: 'several',
    says: 'A name of several texts',
    example: '"Hotel Carmel, Kitchen" → 1',
    of: ({ field, parts }) => is(field !== 'startDate' && parts > 1),
  },
  {
    name: 'dates',
    says: 'A period of several texts',
    example: '"2019" and, below, "2021" → 1',
    of: ({ field, parts }) => is(field === 'startDate' && parts > 1),
  },
  {
    name: 'lexica',
    says: 'The lexica know it as what it is taken for',
    example: '"Sous Chef" as a title → 1',
    of: (seen) => is(lexicaOf(seen) > 0),
  },
  {
    name: 'notLexica',
    says: 'The lexica know it as the other name of its entry',
    example: '"Hotel Carmel" as a title → 1',
    of: (seen) => is(lexicaOf(seen) < 0),
  },
  {
    name: 'place',
    says: 'A name that says a place, which may be a field of its own',
    example: '"Hotel Carmel Haifa" → 1',
    of: ({ field, text }) => is(field !== 'startDate' && mentionsPlace(text)),
  },
  {
    name: 'alone',
    says: 'Its entry lacks the other name',
    example: 'a title without an employer → 1',
    of: ({ isAlone }) => is(isAlone),
  },
  {
    name: 'unusual',
    says: 'Its entry has its texts in another order than most of its list',
    example: 'employer before title, where titles come first → 1',
    of: ({ isUsual }) => is(!isUsual),
  },
  {
    name: 'strays',
    says: 'In the lines of its entry with names and dates stand texts that are none of these',
    example: '"Sous Chef, still there" → 1',
    of: ({ strays }) => is(strays > 0),
  },
  {
    name: 'long',
    says: 'A name that is long',
    example: 'a title of 60 characters → 1',
    of: ({ field, text }) => is(field !== 'startDate' && text.length > LONG_NAME),
  },
  {
    name: 'digits',
    says: 'A name with digits',
    example: '"Ward 4" → 1',
    of: ({ field, text }) => is(field !== 'startDate' && /\d/.test(text)),
  },
];

/** What was learned of trust: a weight for each sign, and the share from which on a value counts as sure. */
export interface LearnedTrust {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly sureFrom: number;
}

/** How likely a value is right, by its signs (logistic regression). */
export function likelihood(seen: ValueSeen, { bias, weights }: LearnedTrust): number {
  const sum = TRUST_SIGNS.reduce((total, { name, of }) => total + (weights[name] ?? 0) * of(seen), bias);
  return 1 / (1 + Math.exp(-sum));
}

const SHOWN_AS_SURE = CONFIDENCE_THRESHOLDS.sure;

/**
 * How sure a value is, 0-1: its likelihood, stretched so that those that were right often enough on files that nothing
 * was learned from are above the confidence that the review shows as sure, and the others below.
 */
export function trustOf(seen: ValueSeen, trust: LearnedTrust = learned): number {
  const share = likelihood(seen, trust);
  return share < trust.sureFrom
    ? (SHOWN_AS_SURE * share) / trust.sureFrom - 0.005
    : SHOWN_AS_SURE + ((0.99 - SHOWN_AS_SURE) * (share - trust.sureFrom)) / (1 - trust.sureFrom);
}

/** Tells how sure a value is, of which its path is known. */
export type Trust = (seen: ValueSeen, path: string) => number;
