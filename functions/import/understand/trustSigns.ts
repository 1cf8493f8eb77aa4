import type { EntrySeen, TrustedField, ValueSeen } from './valueSeen.ts';

/** One thing that tells how far a value can be trusted: a row of a table, whose weight is learned. */
interface TrustSign {
  readonly name: string;
  /** What it looks at: the value by itself, its entry, the section that this stands in, or the file as a whole. */
  readonly about: 'value' | 'entry' | 'section' | 'file';
  readonly says: string;
  readonly example: string;
  /** 0-1. */
  readonly of: (seen: ValueSeen) => number;
}

/** The odds of a share that are 0 and those that are 1, as logarithms. */
const [NO_ODDS, FULL_ODDS] = [-0.41, 4.59];
/** How a share is as odds, 0-1: 0.4 is 0, 0.99 is 1. */
const oddsOf = (share: number) =>
  Math.min(1, Math.max(0, (Math.log(share / (1 - share)) - NO_ODDS) / (FULL_ODDS - NO_ODDS)));
const is = (holds: boolean | undefined) => (holds ? 1 : 0);
const inEntry = (test: (entry: EntrySeen) => boolean) => (seen: ValueSeen) => is(seen.entry && test(seen.entry));

const FIELDS: readonly TrustedField[] = [
  'title',
  'company',
  'degree',
  'institution',
  'startDate',
  'fullName',
  'address',
];

const OF_VALUE: readonly Omit<TrustSign, 'about'>[] = [
  { name: 'sure', says: 'How clearly its labels won', example: 'a margin of 260 → 1', of: ({ sure }) => oddsOf(sure) },
  {
    name: 'sameByRules',
    says: 'The rules read the same',
    example: '"Sous Chef" by both → 1',
    of: ({ byRules }) => is(byRules === 'same'),
  },
  {
    name: 'otherByRules',
    says: 'The rules read another text in its place, for entries in the one with the same dates',
    example: '"Sous Chef, Haifa" by the rules → 1',
    of: ({ byRules }) => is(byRules === 'other'),
  },
  ...FIELDS.map((field) => ({
    name: field,
    says: `It is of the field ${field}`,
    example: `a value in ${field} → 1`,
    of: (seen: ValueSeen) => is(seen.field === field),
  })),
  {
    name: 'leftOver',
    says: 'Other texts have its role and are not in it',
    example: '"Ministry of the Solicitor" above "General" → 1',
    of: ({ leftOver }) => is(leftOver > 0),
  },
  {
    name: 'oneDate',
    says: 'The period of a job that is one date: its end may be said in a way that was not read',
    example: '"Sous Chef, 2019" → 1',
    of: ({ field, entry }) => is(field === 'startDate' && entry?.isOneDate),
  },
  {
    name: 'beside',
    says: 'Beside the name or the address of the person stand texts of something else',
    example: '"Haifa, a team of nine" → 1',
    of: ({ entry, beside }) => is(entry === undefined && beside > 0),
  },
  {
    name: 'longAddress',
    says: 'An address of several texts',
    example: '"12 Wharf Lane, Leeds" → 1',
    of: ({ field, parts }) => is(field === 'address' && parts > 1),
  },
];

const OF_ENTRY: readonly Omit<TrustSign, 'about'>[] = [
  {
    name: 'least',
    says: 'How clearly the least clear name or date of its entry won',
    example: 'a title beside a doubtful employer → 0.2',
    of: ({ entry }) => (entry ? oddsOf(entry.least) : 0),
  },
  {
    name: 'alone',
    says: 'Its entry lacks the other name',
    example: 'a title without an employer → 1',
    of: inEntry(({ isAlone }) => isAlone),
  },
  {
    name: 'undated',
    says: 'Its entry lacks a period',
    example: '"Sous Chef, Hotel Carmel" → 1',
    of: inEntry(({ isUndated }) => isUndated),
  },
  {
    name: 'unusual',
    says: 'Its entry has its texts in another order than most of its list',
    example: 'employer before title, where titles come first → 1',
    of: inEntry(({ isUsual }) => !isUsual),
  },
  {
    name: 'strays',
    says: 'In the lines of its entry with names and dates stand texts that are none of these',
    example: '"Sous Chef, still there" → 1',
    of: inEntry(({ strays }) => strays > 0),
  },
  {
    name: 'ofOther',
    says: 'The lexica know a degree in a job, or a post in a study',
    example: '"B.Sc. Biology" as a title → 1',
    of: inEntry(({ isOfOther }) => isOfOther),
  },
  {
    name: 'noBody',
    says: 'Nothing is said to have been done there',
    example: '"Sous Chef, Hotel Carmel, 2019" and no more → 1',
    of: inEntry(({ hasBody }) => !hasBody),
  },
];

const OF_SECTION: readonly Omit<TrustSign, 'about'>[] = [
  {
    name: 'inOther',
    says: 'It stands below the heading of another section',
    example: 'a study below "What I learned" → 1',
    of: inEntry(({ isInOther }) => isInOther),
  },
  {
    name: 'irregular',
    says: 'The share of the entries of its list in another order than most',
    example: 'one of four → 0.25',
    of: ({ entry }) => (entry ? 1 - entry.regular : 0),
  },
  {
    name: 'single',
    says: 'Its list has one entry',
    example: 'one job → 1',
    of: inEntry(({ entries }) => entries === 1),
  },
  {
    name: 'last',
    says: 'It is the last of several in its list, behind which the next section begins',
    example: 'the third of three jobs → 1',
    of: inEntry(({ entries, isLast }) => isLast && entries > 1),
  },
];

const OF_FILE: readonly Omit<TrustSign, 'about'>[] = [
  {
    name: 'unnamed',
    says: 'The share of headings that are known by no name',
    example: '"Stages & boards" among four headings → 0.25',
    of: ({ file }) => 1 - file.named,
  },
];

/** What tells how far a value can be trusted: rows of a table, from the value itself to the file as a whole. */
export const TRUST_SIGNS: readonly TrustSign[] = (
  [
    ['value', OF_VALUE],
    ['entry', OF_ENTRY],
    ['section', OF_SECTION],
    ['file', OF_FILE],
  ] as const
).flatMap(([about, signs]) => signs.map((sign) => ({ ...sign, about })));
