import { scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import type { EntrySeen, TrustedField, ValueSeen } from './valueSeen.ts';

/** A sign of how far a value can be trusted, as a row of a table. Its weight is learned. */
interface TrustSign {
  readonly name: string;
  /** Whether it looks at the value alone or at its entry. */
  readonly about: 'value' | 'entry';
  readonly says: string;
  readonly example: string;
  /** Whether it can only lower trust: its learned weight is never above 0. */
  readonly isDoubt?: true;
  /** Returns the strength of the sign, 0-1. */
  readonly of: (seen: ValueSeen) => number;
}

/** The logarithms of odds that count as 0 and as 1. */
const [NO_ODDS, FULL_ODDS] = [-0.41, 3.3];
/** Returns a share as log odds scaled to 0-1: 0.4 gives 0, 0.964 gives 1. */
const oddsOf = (share: number) =>
  Math.min(1, Math.max(0, (Math.log(share / (1 - share)) - NO_ODDS) / (FULL_ODDS - NO_ODDS)));
const is = (holds: boolean | undefined) => (holds ? 1 : 0);
const inEntry = (test: (entry: EntrySeen) => boolean) => (seen: ValueSeen) => is(seen.entry && test(seen.entry));

const isName = (field: TrustedField) => field !== 'startDate' && field !== 'address';

const FIELDS: readonly TrustedField[] = [
  'title',
  'company',
  'degree',
  'institution',
  'startDate',
  'fullName',
  'address',
];

/** Signs between two facts in one text, or a sentence end with more text after it. */
const JOINED = /[,;|()]|\s[–—-]\s|\.\s\p{L}/u;
/** The legal form of a company in brackets, which is part of its name. */
const LEGAL_FORM = /\((?:ltd|inc|llc|plc|בע["״]מ|חל["״]צ|ע["״]ר)\.?\)/iu;
/** Words that ask for a name or are an office, not a person. */
const NO_PERSON = /(?<!\p{L})(?:name|department|office|מחלקת|משאבי|שם)(?!\p{L})/iu;

const OF_VALUE: readonly Omit<TrustSign, 'about'>[] = [
  { name: 'sure', says: 'How clearly its labels won', example: 'a share of 0.97 → 1', of: ({ sure }) => oddsOf(sure) },
  ...FIELDS.map((field) => ({
    name: field,
    says: `It is of the field ${field}`,
    example: `a value in ${field} → 1`,
    of: (seen: ValueSeen) => is(seen.field === field),
  })),
  {
    name: 'leftOver',
    isDoubt: true,
    says: 'Other texts have its role and are not in it',
    example: '"Ministry of the Solicitor" above "General" → 1',
    of: ({ leftOver }) => is(leftOver > 0),
  },
  {
    name: 'joined',
    isDoubt: true,
    says: 'Signs within it may part several facts',
    example: '"Surgery – Carmel Hospital" → 1',
    of: ({ field, text }) => is(isName(field) && JOINED.test(text.replace(LEGAL_FORM, ''))),
  },
  {
    name: 'rival',
    isDoubt: true,
    says: 'How likely another text beside it has its role',
    example: '"Head of" above "Sales", with a share of 0.3 → 0.6',
    of: ({ rival }) => Math.min(1, 2 * rival),
  },
  {
    name: 'handed',
    isDoubt: true,
    says: 'It stands above several entries, and was handed down to this one',
    example: '"Hotel Carmel" above three posts, as the employer of each → 1',
    of: ({ isHanded }) => is(isHanded),
  },
  {
    name: 'again',
    isDoubt: true,
    says: 'The same text is something else elsewhere on the page',
    example: '"Sales" as an employer and as a skill → 1',
    of: ({ isAgain }) => is(isAgain),
  },
  {
    name: 'against',
    isDoubt: true,
    says: 'The lexica take it for the other name of its entry',
    example: '"Sous Chef" as an employer → 1',
    of: ({ field, text }) => is(againstField(field, text) > 0),
  },
  {
    name: 'stopped',
    isDoubt: true,
    says: 'A name that ends as a sentence does',
    example: '"Hotel Carmel and two others." as an employer → 1',
    of: ({ field, text }) => is(isName(field) && /\p{L}{4}\.$/u.test(text)),
  },
  {
    name: 'glued',
    isDoubt: true,
    says: 'A post that a Hebrew letter may join to who gave it',
    example: '"תופרת בבית חרושת" as a title → 1',
    of: ({ field, text }) => is(field === 'title' && /\sב\p{Lo}{3}/u.test(text)),
  },
  {
    name: 'numbers',
    isDoubt: true,
    says: 'Six digits and more, or a sign that begins no word, in the name or the address of the person',
    example: '"Leeds, LS1 07700 900263" as an address → 1',
    of: ({ entry, text }) => is(entry === undefined && (/(?:\d\D*){6}/.test(text) || /[*|•]/.test(text))),
  },
  {
    name: 'noPerson',
    isDoubt: true,
    says: 'A name of a person with words of posts, firms or forms',
    example: '"Human Resources Department" as a name → 1',
    of: ({ field, text }) => is(field === 'fullName' && (scoreTitleOrCompany(text) !== 0 || NO_PERSON.test(text))),
  },
  {
    name: 'long',
    isDoubt: true,
    says: 'A name of seven words and more',
    example: '"Ran the kitchen of the new hotel by the sea" as a title → 1',
    of: ({ field, text }) => is(isName(field) && text.split(/\s+/).length >= MANY_WORDS),
  },
  {
    name: 'page',
    says: 'How clear labels are on its whole page',
    example: 'a page of cards that no lesson was like, with 0.8 on average → 0.3',
    of: ({ page }) => oddsOf(page),
  },
];

/** A name of so many words may be a sentence. */
const MANY_WORDS = 7;
/** Above zero if the lexica take a text for the other name of its entry. */
const againstField = (field: TrustedField, text: string): number => {
  if (field === 'title') return -scoreTitleOrCompany(text);
  if (field === 'company') return scoreTitleOrCompany(text);
  if (field === 'degree') return -scoreDegreeOrInstitution(text);
  return field === 'institution' ? scoreDegreeOrInstitution(text) : 0;
};

const OF_ENTRY: readonly Omit<TrustSign, 'about'>[] = [
  {
    name: 'least',
    says: 'How clearly the least clear name or date of its entry won',
    example: 'a title beside a doubtful employer → 0.2',
    of: ({ entry }) => (entry ? oddsOf(entry.least) : 0),
  },
  {
    name: 'alone',
    isDoubt: true,
    says: 'Its entry lacks the other name',
    example: 'a title without an employer → 1',
    of: inEntry(({ isAlone }) => isAlone),
  },
  {
    name: 'unusual',
    isDoubt: true,
    says: 'Its entry has its texts in another order than most of its list',
    example: 'employer before title, where titles come first → 1',
    of: inEntry(({ isUsual }) => !isUsual),
  },
  {
    name: 'strays',
    isDoubt: true,
    says: 'In the lines of its entry with names and dates stand texts that are none of these',
    example: '"Sous Chef, still there" → 1',
    of: inEntry(({ strays }) => strays > 0),
  },
  {
    name: 'noBody',
    isDoubt: true,
    says: 'Nothing is said to have been done there',
    example: '"Sous Chef, Hotel Carmel, 2019" and no more → 1',
    of: inEntry(({ hasBody }) => !hasBody),
  },
  {
    name: 'begins',
    says: 'How clear it is where its entry begins',
    example: 'a second post of one employer, which begins with a share of 0.6 → 0.2',
    of: ({ entry }) => (entry ? oddsOf(entry.begins) : 0),
  },
  {
    name: 'undated',
    isDoubt: true,
    says: 'Its entry says no time',
    example: '"Sous Chef, Hotel Carmel" without a year → 1',
    of: inEntry(({ isUndated }) => isUndated),
  },
  {
    name: 'outOfOrder',
    isDoubt: true,
    says: 'Its entry breaks the order of dates that the list has, or ends before it begins',
    example: '2012 – 2014 between 2019 – 2021 and 2015 – 2019 → 1',
    of: inEntry(({ isOutOfOrder }) => isOutOfOrder),
  },
];

/** The signs of how far a value can be trusted, as rows of a table. */
export const TRUST_SIGNS: readonly TrustSign[] = [
  ...OF_VALUE.map((sign) => ({ ...sign, about: 'value' as const })),
  ...OF_ENTRY.map((sign) => ({ ...sign, about: 'entry' as const })),
];
