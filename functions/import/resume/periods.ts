import { isPresent, parseDate } from '../../../shared/resume/dates.ts';

/** A time that a text names, and where it stands in it. */
export interface Period {
  /** `YYYY-MM` or `YYYY`; empty when only an end is named. */
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  /** The word that says it goes on (`היום`); empty when none does. */
  readonly present: string;
  readonly from: number;
  readonly to: number;
  /** Whether both ends (or "since") are named; one date alone is weaker evidence of an entry. */
  readonly isRange: boolean;
}

const MONTH =
  '(?:ב|מ|ל)?-?(?:ינואר|ינו|פברואר|פבר|מרץ|מרס|מארס|אפריל|אפר|מאי|יוני|יונ|יולי|יול|אוגוסט|אוג|ספטמבר|ספט|אוקטובר|אוק|נובמבר|נוב|דצמבר|דצמ|' +
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)';
const YEAR = '(?:19|20)\\d{2}';
const DAY_MONTH_YEAR = `\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?${YEAR}`;
const DATE =
  `(?:${DAY_MONTH_YEAR}|\\d{1,2}\\s?[./-]\\s?${YEAR}|${YEAR}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?!\\d)|` +
  `(?:\\d{1,2}\\s+)?${MONTH}['׳’.]?,?\\s*(?:of\\s+)?(?:${YEAR}|['’׳]\\d{2}(?!\\d))|(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])|` +
  `(?:spring|summer|fall|autumn|winter|אביב|קיץ|סתיו|חורף|q[1-4])\\s+${YEAR}|${YEAR})`;
const PRESENT_PATTERN =
  '(?:date(?=\\s*(?:$|[),;|])|\\s{2})|היום|כיום|הווה|כעת|עכשיו|ההווה|present|current|currently|now|today|ongoing|to date)';
const RANGE_SEPARATOR =
  '\\s*(?:[-–—−־~→]+(?:\\s*(?:(?:to|until|till)\\b|ו?עד(?:\\s+ל?-?)?))?|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|ו?עד(?:\\s+ל?-?)?|(?<=\\s)ל-?)\\s*';
const DATE_START = '(?<![\\d\\p{L}./-])';
const DATE_END = '(?![\\d\\p{L}]|[./-]\\d)';

/** Stands for an end that is not named. */
const OPEN_END = '';

const PERIOD_FORMS: readonly (readonly [
  RegExp,
  (groups: readonly string[]) => Omit<Period, 'from' | 'to'> | undefined,
])[] = [
  [
    new RegExp(
      `${DATE_START}(?:מ-?|משנת\\s+|from\\s+|בין\\s+|בשנים\\s+)?(${DATE})${RANGE_SEPARATOR}(?:שנת\\s+)?(${DATE}|${PRESENT_PATTERN})${DATE_END}`,
      'giu',
    ),
    ([a = '', b = '']) => toRange(a, b),
  ],
  // A range whose ends the line has turned round.
  [
    new RegExp(`${DATE_START}(${PRESENT_PATTERN})${RANGE_SEPARATOR}(${DATE})${DATE_END}`, 'giu'),
    ([a = '', b = '']) => toRange(b, a),
  ],
  [
    new RegExp(
      `${DATE_START}(?:מאז|החל מ-?|החל משנת|משנת|since|from|as of)\\s*-?(?:שנת\\s+)?(${DATE})${DATE_END}`,
      'giu',
    ),
    ([a = '']) => toRange(a, OPEN_END),
  ],
  [
    new RegExp(`${DATE_START}(${DATE})\\s*(?:[-–—]\\s*(?=$|[|)\\]])|ואילך|\\+|and on|onwards)`, 'giu'),
    ([a = '']) => toRange(a, OPEN_END),
  ],
  [
    new RegExp(`${DATE_START}(${MONTH})['׳’.]?\\s*[-–—]\\s*(${MONTH})['׳’.]?\\s+(${YEAR})${DATE_END}`, 'giu'),
    ([a = '', b = '', year = '']) => toRange(`${a} ${year}`, `${b} ${year}`),
  ],
  // A dash that the file draws and does not name.
  [
    new RegExp(`${DATE_START}(${DATE})\\s+(${DATE}|${PRESENT_PATTERN})(?=\\s*(?:$|[)|·•]))`, 'giu'),
    ([a = '', b = '']) => toRange(a, b),
  ],
  [
    new RegExp(`${DATE_START}(${YEAR})\\s?[-–—/]\\s?(\\d{2})${DATE_END}`, 'giu'),
    ([a = '', b = '']) => (Number(b) > Number(a.slice(2)) ? toRange(a, a.slice(0, 2) + b) : undefined),
  ],
  [new RegExp(`${DATE_START}(?:ב-?|בשנת\\s+|שנת\\s+)?(${DATE})${DATE_END}`, 'giu'), ([a = '']) => toSingleDate(a)],
];

function toCanonicalDate(text: string): string {
  const plain = text
    .trim()
    .replace(/^[למ]-?(?=ינו|פבר|מרץ|מרס|אפר|מאי|יונ|יול|אוג|ספט|אוק|נוב|דצמ)/u, '')
    .replace(/(\p{L})['׳’.]\s*(?=['’׳]?\d)/u, '$1 ')
    .replace(/׳/g, "'")
    .replace(/\bof\s+/i, '');
  return parseDate(plain) ?? new RegExp(YEAR).exec(text)?.[0] ?? '';
}

function toRange(from: string, until: string): Omit<Period, 'from' | 'to'> | undefined {
  const start = toCanonicalDate(from);
  if (until === OPEN_END || isPresent(until) || /^(?:ההווה|date)$/i.test(until))
    return {
      start,
      end: '',
      current: true,
      present: until === OPEN_END ? '' : until.toLowerCase() === 'date' ? 'to date' : until,
      isRange: true,
    };
  const end = toCanonicalDate(until);
  if (start === '' || end === '') return undefined;
  const turned = start.slice(0, 4) > end.slice(0, 4) || (start.length === 7 && end.length === 7 && start > end);
  return turned
    ? { start: end, end: start, current: false, present: '', isRange: true }
    : { start, end, current: false, present: '', isRange: true };
}

function toSingleDate(text: string): Omit<Period, 'from' | 'to'> | undefined {
  const start = toCanonicalDate(text);
  return start === '' ? undefined : { start, end: '', current: false, present: '', isRange: false };
}

/** The periods a text names, ranges before single dates, without overlaps, in the order they stand in the text. */
export function findPeriods(text: string): Period[] {
  // No form is without a year, in two digits at the least.
  if (!/(?:19|20)\d{2}|['’׳/]\s?\d{2}(?!\d)/.test(text)) return [];
  const found: Period[] = [];
  for (const [form, read] of PERIOD_FORMS) {
    for (const match of text.matchAll(form)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((other) => from < other.to && to > other.from)) continue;
      const period = read(match.slice(1));
      if (period) found.push({ ...period, from, to });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

const DURATION =
  /\(?\s{0,9}(?:\d{1,4}\s{0,9}(?:\+\s{0,9})?(?:years?|yrs?|months?|mos?|שנים|שנה|חודשים)|שנתיים|חודשיים|שנה|חצי שנה)(?:[\s,]*(?:and\s+)?ו?-?(?:\d+\s*(?:months?|mos?|חודשים)|חודשיים|חצי))?\s*(?:\)|(?=$|[|,;]))/i;
const FOLLOWING_SENTENCE = /^\.\s+\p{L}/u;
const JOINING_SIGNS = '[\\s|,;:()\\[\\]•·–—-]';

/** Stands where a period stood between two texts. */
export const PERIOD_SEPARATOR = ' | ';

/** A text without one of its periods and the signs that joined it to the rest. */
export function removePeriod(text: string, { from, to }: Period): string {
  const before = text
    .slice(0, from)
    .replace(new RegExp(`${JOINING_SIGNS}+$`), (signs) => (signs.includes(')') ? ')' : ''));
  const after = text
    .slice(to)
    .replace(new RegExp(`^${JOINING_SIGNS}+`), (signs) => (signs.includes('(') ? ' (' : ' '))
    .replace(new RegExp(`^\\s*${DURATION.source}`, 'i'), '');
  // A sentence that follows the period's own: `Cook, Blue Door, 2015–2018. Ran the kitchen.`
  if (before !== '' && FOLLOWING_SENTENCE.test(after)) return `${before}${after}`;
  if (before !== '' && /[^\s.]/.test(after)) return `${before}${PERIOD_SEPARATOR}${after.trim()}`;
  return `${before}${after.replace(/^[\s.]+$/, '')}`.trim();
}

/** A text without the length of time in brackets at its end: `Present (5 years)`. */
export const removeDuration = (text: string): string => text.replace(new RegExp(`${DURATION.source}$`, 'i'), '').trim();

/** Whether a text says a length of time alone: `7 years 2 months`, `שנתיים`. */
export const isDuration = (text: string): boolean => new RegExp(`^${DURATION.source}$`, 'i').test(text.trim());

/** Whether a text is a period and nothing else that counts. */
export function isPeriodOnly(text: string): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && !/[\p{L}\d]/u.test(removePeriod(text, period));
}
