import { MONTH_NAMES } from '../../../shared/resume/monthNames.ts';
import { parseDate } from '../../../shared/resume/dates.ts';
import { OPEN_END_WORDS, PRESENT_WORDS } from '../lexicon/presentWords.ts';
import { LEGAL_FORMS } from '../lexicon/siteWords.ts';
import { rememberTexts } from './remember.ts';

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

/** A month's name in full or shortened, with what Hebrew joins to it: `מינואר`, `Sept`. */
const MONTH = `(?:ב|מ|ל)?-?(?:${MONTH_NAMES.flatMap(({ names, hebrewShort, englishShort }) => [
  ...names,
  ...hebrewShort,
  ...englishShort,
]).join('|')})`;
const YEAR = '(?:19|20)\\d{2}';
const EVERY_YEAR = new RegExp(YEAR, 'g');
const FIRST_YEAR = new RegExp(YEAR);
const DAY_MONTH_YEAR = `\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?${YEAR}`;
/** A year of the Hebrew calendar, with its month or without: `אלול תשפ"ב`. */
const HEBREW_DATE =
  "(?:ב|מ|ל)?-?(?:(?:תשרי|מר?חשוו?ן|חשוו?ן|כסלו|טבת|שבט|אדר(?:\\s[אב]['׳])?|ניסן|אייר|סיוון|סיון|תמוז|אב|אלול)" +
  "\\s{1,9})?ה?['׳]?תש[א-ת]{0,2}[\"״'׳”][א-ת]?";
/** `Summers`, `בקיץ`. */
const SEASON = '(?:springs?|summers?|falls?|autumns?|winters?|ב?(?:אביב|קיץ|סתיו|חורף|קיצים|חורפים))';
/** How a point in time is written, with an example each; what begins alike, the longer first. */
const PLAIN_DATE = `(?:${[
  // 3.4.2019
  DAY_MONTH_YEAR,
  // 04/2019
  `\\d{1,2}\\s?[./-]\\s?${YEAR}`,
  // 2019-04
  `${YEAR}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?!\\d)`,
  // 3 April 2019, אפריל '19; a mark behind the year in a line from the right, אפריל 19׳
  `(?:\\d{1,2}\\s{1,9})?${MONTH}['׳’.]?,?\\s{0,9}(?:of\\s{1,9})?` +
    `(?:${YEAR}|['’׳]\\d{2}(?!\\d)|\\d{2}['’׳](?!\\p{L}))`,
  // Jul-19, Jul/2019, 1-Jul-19
  `(?:\\d{1,2}[-/.])?${MONTH}\\.?[-‑/](?:${YEAR}|['’]?\\d{2}(?!\\d))`,
  // 2019 (Feb)
  `${YEAR}\\s{0,9}\\(\\s{0,9}${MONTH}\\.?\\s{0,9}\\)`,
  // 04/19
  '(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])',
  // Summer 2019, Q3 2019
  `(?:${SEASON}|q[1-4])\\s{1,9}${YEAR}`,
  YEAR,
].join('|')})`;
/** The same with what the Hebrew calendar says of it: `אלול תשפ"ב (ספטמבר 2022)`, `2022 (תשפ"ב)`. */
const DATE = `(?:${[
  `${HEBREW_DATE}\\s{0,9}\\(\\s{0,9}${PLAIN_DATE}\\s{0,9}\\)`,
  `${PLAIN_DATE}(?:\\s{0,9}\\(\\s{0,9}${HEBREW_DATE}\\s{0,9}\\))?`,
].join('|')})`;
const HEBREW_GLOSS = new RegExp(`${HEBREW_DATE}\\s{0,9}(?=\\()|\\(\\s{0,9}${HEBREW_DATE}\\s{0,9}\\)`, 'u');
/** What says that something goes on, the longer first; `date` alone is the rest of "to date". */
const PRESENT_PATTERN = `(?:${[
  'date(?=\\s{0,9}(?:$|[),;|])|\\s{2})',
  `(?:${OPEN_END_WORDS.toSorted((a, b) => b.length - a.length).join('|')})(?=\\s{0,9}(?:$|[),;|\\]·•]))`,
  ...PRESENT_WORDS.toSorted((a, b) => b.length - a.length),
].join('|')})`;
/** Hebrew "until", with what may join it to the year: `ועד ל-2019`. */
const HEBREW_UNTIL = 'ו?עד(?:\\s{1,9}(?:ל-?|-))?';
/** What stands between the years of a list: `2019, 2020 and 2021`, `קיץ 2020 + קיץ 2021`. */
const LIST_SEPARATOR = '(?:\\s{0,9}[,;&+]\\s{0,9}(?:and\\s{1,9}|ו-?)?|\\s{1,9}(?:and\\s{1,9}|ו-?))';
const RANGE_SEPARATOR = `\\s{0,9}(?:${[
  // 2017 – 2019, 2017 - until 2019; a sign that points is turned in a line from the right
  `[-‒–—−־~→←⟶⟵➔➜>‹›»«<]{1,9}(?:\\s{0,9}(?:(?:to|until|till)\\b|${HEBREW_UNTIL}))?`,
  '(?:\\bup\\s{1,9})?\\bto\\b(?:\\s{1,9}the\\b)?',
  '\\buntil\\b',
  '\\btill\\b',
  '\\bthrough\\b',
  HEBREW_UNTIL,
  // 2017/2019, 2017/today, 2019-04 / today, Jul-19 / Aug-21
  `(?<=(?:\\d{4}(?:-\\d{2})?|\\p{L}-\\d{2})\\s?)\\/(?=\\s?(?:${YEAR}|${PRESENT_PATTERN}|${MONTH}-\\d{2}))`,
  // מ-2017 ל-2019
  '(?<=\\s)ל-?',
].join('|')})\\s{0,9}`;
/** What may stand before an end that is still to come: `Sept. 2023 – Exp. Apr. 2028`. */
const EXPECTED =
  '(?:(?:exp(?:ected|\\.)|anticipated|(?:סיום\\s{1,9})?צפוי(?:ה)?(?:\\s{1,9}(?:ב|ל)?(?:סיום|סיים))?)' +
  '\\s{0,9}(?::\\s{0,9})?)?';
/** What a range may begin with: `from 2017`, `בין 2017 ל-2019`. */
const RANGE_OPENING = '(?:מ-?|משנת\\s{1,9}|from\\s{1,9}|בין\\s{1,9}|בשנים\\s{1,9})?';
const DATE_START = '(?<![\\d\\p{L}./-])';
/** Behind two digits: what they count, as in `2002 – 12 שנות לימוד`. */
const NO_COUNT = '(?!\\s{1,9}(?:שנות|שנים|שבועות|ימים|years|weeks|days|hours))';
/** Behind a year: the name of a firm goes on, `פלסטו 1996 בע"מ`. */
const NO_NAME = `(?!\\s{1,9}(?:${LEGAL_FORMS.filter((form) => form.length > 2).join('|')})(?![\\p{L}\\d]))`;
const DATE_END = '(?![\\d\\p{L}]|[./-]\\d)';

/** 6.21, of which two alone say that they are months: one may be any number. */
const SHORT_MONTH = '(?:0?[1-9]|1[0-2])\\.(?!00)\\d{2}(?!\\d)';
/** July 19, of which two alone say that they are years: one may be a day. */
const SHORT_YEAR = `${MONTH}\\.?\\s\\d{2}(?!\\d)`;
const withSlash = (text: string) => text.replace('.', '/');

/** Years in two digits up to this are of this century. */
const LAST_SHORT_YEAR = 49;
const centuryOf = (year: string) => `${Number(year) > LAST_SHORT_YEAR ? 19 : 20}${year}`;

const UNTIL = `\\s{0,9}(?:[-–—]\\s{0,9})?(?:ו?עד|until|till)\\s{1,9}`;
const WORD = '[\\p{L}״׳"\']{1,15}';
/** What ends work, whenever that was: `ועד פרישתי לגמלאות`. */
const RETIREMENT =
  '(?:ל?ה?פרישתי|ל?ה?פרישה|ל?יציאתי|ל?יציאה|(?:my\\s{1,9})?retirement)(?:\\s{1,9}(?:לגמלאות|לפנסיה|מהעבודה))?';
/** A range of which nobody knows the end. */
const NO_END = { end: '', current: false, present: '', isRange: true } as const;

/** Stands for an end that is not named. */
const OPEN_END = '';

const IS_PRESENT = new RegExp(`^(?:ו?עד\\s{1,9})?${PRESENT_PATTERN}$`, 'iu');

/** Whether a text says that something goes on, and no more: `היום`, `עד היום`, `to date`. */
export const saysPresent = (text: string): boolean => IS_PRESENT.test(text.trim());

/** Years of the Hebrew calendar before the same in brackets: `תשע"ה-תשע"ח (2014-2018)`. */
const GLOSS_BEFORE = new RegExp(
  `${DATE_START}${HEBREW_DATE}(?:${RANGE_SEPARATOR}(?:${HEBREW_DATE}|${PRESENT_PATTERN}))?\\s{0,9}\\(\\s{0,9}$`,
  'iu',
);

/** Characters of such years and their bracket at most. */
const MAX_GLOSS = 120;

/** How a period is written, and what its groups say. */
interface DateForm {
  /** What no such text is without: to compile a form, with its first text, is much of the time of a first file. */
  readonly needs?: RegExp;
  readonly form: RegExp;
  readonly read: (groups: readonly string[]) => Omit<Period, 'from' | 'to'> | undefined;
}

const SAYS_PRESENT = new RegExp(PRESENT_PATTERN, 'iu');
/** Behind a date, what says that it goes on: a dash and no more, a word, an arrow, a plus. */
const GOES_ON =
  '\\s{0,9}(?:[-–—]\\s{0,9}(?=$|[|)\\]]|\\.\\s{0,9}$)|(?:[-–—]\\s{0,9})?(?:ואילך|and on|onwards)|' +
  '[←→⟵⟶]\\s{0,9}(?=\\p{L})|\\+)';

const PERIOD_FORMS: readonly DateForm[] = [
  // Seasons of several years, from the first to the last: `Summers 2019, 2020 and 2021`.
  {
    needs: /spring|summer|fall|autumn|winter|אביב|קיץ|קיצים|סתיו|חורף|חורפים/iu,
    form: new RegExp(
      `${DATE_START}(${SEASON}\\s{1,9}${YEAR}(?:${LIST_SEPARATOR}(?:${SEASON}\\s{1,9})?${YEAR}){1,9})${DATE_END}` +
        `(?!${RANGE_SEPARATOR}(?:${DATE}|${PRESENT_PATTERN}))`,
      'giu',
    ),
    read: ([seasons = '']) => {
      const years = (seasons.match(EVERY_YEAR) ?? []).toSorted();
      return toRange(years[0] ?? '', years.at(-1) ?? '');
    },
  },
  {
    form: new RegExp(
      `${DATE_START}${RANGE_OPENING}(${DATE})${RANGE_SEPARATOR}(?:שנת\\s{1,9})?${EXPECTED}` +
        `(${DATE}|${PRESENT_PATTERN})${DATE_END}`,
      'giu',
    ),
    read: ([a = '', b = '']) => toRange(a, b),
  },
  {
    form: new RegExp(
      `${DATE_START}(${SHORT_MONTH})${RANGE_SEPARATOR}(${SHORT_MONTH}|${PRESENT_PATTERN})${DATE_END}`,
      'giu',
    ),
    read: ([a = '', b = '']) => toRange(withSlash(a), withSlash(b)),
  },
  {
    form: new RegExp(
      `${DATE_START}(${SHORT_YEAR})${RANGE_SEPARATOR}(${SHORT_YEAR}|${PRESENT_PATTERN})${DATE_END}` +
        `(?!,?\\s{0,9}${YEAR})`,
      'giu',
    ),
    read: ([a = '', b = '']) => toRange(a, b),
  },
  // '19 – '21: two digits alone are no year, and two such with a sign between are.
  {
    form: new RegExp(
      `${DATE_START}['’׳](\\d{2})${RANGE_SEPARATOR}(?:['’׳](\\d{2})|(${PRESENT_PATTERN}))${DATE_END}`,
      'giu',
    ),
    read: ([a = '', b = '', present = '']) => toRange(centuryOf(a), b === '' ? present : centuryOf(b)),
  },
  // A month whose year the line has turned round with the end: `ינואר Present – 2023`.
  {
    needs: SAYS_PRESENT,
    form: new RegExp(
      `${DATE_START}(${MONTH})\\s{1,9}(${PRESENT_PATTERN})${RANGE_SEPARATOR}(${YEAR})${DATE_END}`,
      'giu',
    ),
    read: ([month = '', present = '', year = '']) => toRange(`${month} ${year}`, present),
  },
  // An end that is said before its year, or instead of it: `1991 until my retirement in 2019`.
  {
    needs: /עד|until|till/iu,
    form: new RegExp(
      `${DATE_START}(?:מ-?|(?:החל )?משנת\\s{1,9}|from\\s{1,9})?(${DATE})${UNTIL}` +
        `(?:${WORD}\\s{1,9}){1,3}(?:ב-?|בשנת\\s{1,9}|in\\s{1,9})(${DATE})${DATE_END}`,
      'giu',
    ),
    read: ([a = '', b = '']) => toRange(a, b),
  },
  {
    needs: /פריש|יציא|retirement/iu,
    form: new RegExp(
      `${DATE_START}(?:מ-?|(?:החל )?משנת\\s{1,9}|from\\s{1,9})?(${DATE})${UNTIL}${RETIREMENT}(?!\\p{L})`,
      'giu',
    ),
    read: ([a = '']) => ({ ...NO_END, start: toCanonicalDate(a) }),
  },
  // From a year of the Hebrew calendar on: nothing says which year of ours, for that one lies in two.
  {
    needs: /תש/u,
    form: new RegExp(
      `${DATE_START}(?:החל מ-?|מ-?)?${HEBREW_DATE}${RANGE_SEPARATOR}(${PRESENT_PATTERN})${DATE_END}`,
      'giu',
    ),
    read: ([present = '']) => ({ start: '', end: '', current: true, present, isRange: true }),
  },
  // A range whose ends the line has turned round.
  {
    needs: SAYS_PRESENT,
    form: new RegExp(`${DATE_START}(${PRESENT_PATTERN})${RANGE_SEPARATOR}(${DATE})${DATE_END}`, 'giu'),
    read: ([a = '', b = '']) => toRange(b, a),
  },
  {
    needs: /מאז|החל|משנת|מ-|since|from|as of/iu,
    form: new RegExp(
      `${DATE_START}(?:מאז|החל מ-?|החל משנת|משנת|מ-(?=\\d)|since|from|as of)` +
        `\\s{0,9}-?(?:שנת\\s{1,9})?(${DATE})${DATE_END}`,
      'giu',
    ),
    read: ([a = '']) => toRange(a, OPEN_END),
  },
  {
    needs: new RegExp(GOES_ON, 'iu'),
    form: new RegExp(`${DATE_START}(${DATE})${GOES_ON}`, 'giu'),
    read: ([a = '']) => toRange(a, OPEN_END),
  },
  {
    form: new RegExp(
      `${DATE_START}(${MONTH})['׳’.]?\\s{0,9}[-–—]\\s{0,9}(${MONTH})['׳’.]?\\s{1,9}(${YEAR})${DATE_END}`,
      'giu',
    ),
    read: ([a = '', b = '', year = '']) => toRange(`${a} ${year}`, `${b} ${year}`),
  },
  // A dash that the file draws and does not name.
  {
    form: new RegExp(`${DATE_START}(${DATE})\\s{1,9}(${DATE}|${PRESENT_PATTERN})(?=\\s{0,9}(?:$|[)|·•]))`, 'giu'),
    read: ([a = '', b = '']) => toRange(a, b),
  },
  {
    form: new RegExp(`${DATE_START}(${YEAR})\\s?[-–—/]\\s?(\\d{2})${DATE_END}${NO_COUNT}`, 'giu'),
    read: ([a = '', b = '']) => (Number(b) > Number(a.slice(2)) ? toRange(a, a.slice(0, 2) + b) : undefined),
  },
  {
    form: new RegExp(`${DATE_START}(?:ב-?|בשנת\\s{1,9}|שנת\\s{1,9})?(${DATE})${DATE_END}${NO_NAME}`, 'giu'),
    read: ([a = '']) => toSingleDate(a),
  },
];

function toCanonicalDate(text: string): string {
  const plain = text
    .replace(HEBREW_GLOSS, '')
    .replace(/^\s*\((.*)\)\s*$/, '$1')
    .trim()
    .replace(/^(\d{4})\s*\(\s*(\p{L}+)\.?\s*\)$/u, '$2 $1')
    .replace(/^[למ]-?(?=ינו|פבר|מרץ|מרס|אפר|מאי|יונ|יול|אוג|ספט|אוק|נוב|דצמ)/u, '')
    .replace(/(\p{L})(?:\.?[-‑/]|['׳’.]\s*)(?=['’׳]?\d)/u, '$1 ')
    .replace(/(\d)[-/.](?=\p{L})/u, '$1 ')
    .replace(/(\s)(\d{2})['׳’]$/u, "$1'$2")
    .replace(/׳/g, "'")
    .replace(/\bof\s+/i, '');
  return parseDate(plain) ?? FIRST_YEAR.exec(text)?.[0] ?? '';
}

function toRange(from: string, until: string): Omit<Period, 'from' | 'to'> | undefined {
  const start = toCanonicalDate(from);
  if (until === OPEN_END || saysPresent(until))
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
export const findPeriods = rememberTexts(readPeriods);

function readPeriods(text: string): readonly Period[] {
  // No form is without a year, in two digits at the least, or in letters.
  if (!/(?:19|20)\d{2}|['’׳/.]\s?\d{2}(?!\d)|\p{L}[-‑\s]\d{2}(?!\d)|(?<!\d)\d{2}['’׳]|תש[א-ת]{0,2}["״'׳”]/u.test(text))
    return [];
  const found: Period[] = [];
  for (const { needs, form, read } of PERIOD_FORMS) {
    if (needs && !needs.test(text)) continue;
    for (const match of text.matchAll(form)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((other) => from < other.to && to > other.from)) continue;
      const period = read(match.slice(1));
      if (period) found.push({ ...period, from, to });
    }
  }
  for (const [at, one] of found.entries()) {
    const [gloss = ''] = GLOSS_BEFORE.exec(text.slice(Math.max(0, one.from - MAX_GLOSS), one.from)) ?? [];
    const end = gloss === '' ? one.to : one.to + (/^\s*\)/.exec(text.slice(one.to))?.[0].length ?? 0);
    const isFree = found.every(
      (other) => other === one || other.to <= one.from - gloss.length || other.from >= end || other.start === '',
    );
    if (gloss !== '' && isFree) found[at] = { ...one, from: one.from - gloss.length, to: end };
  }
  // A year of the Hebrew calendar says less than one of ours beside it: `תשע"ח – היום (2017 ואילך)`.
  const dated = found.filter(({ start, end }) => start !== '' || end !== '');
  return (dated.length > 0 ? dated : found).toSorted((a, b) => a.from - b.from);
}

const DURATION = new RegExp(
  [
    String.raw`\(?\s{0,9}`,
    // 3 years, 2+ שנים, חצי שנה
    String.raw`(?:\d{1,4}\s{0,9}(?:\+\s{0,9})?(?:years?|yrs?|months?|mos?|שנים|שנה|חודשים)|שנתיים|חודשיים|שנה|חצי שנה)`,
    // and 2 months, וחצי
    String.raw`(?:[\s,]{0,9}(?:and\s{1,9})?ו?-?(?:\d{1,4}\s{0,9}(?:months?|mos?|חודשים)|חודשיים|חצי))?`,
    String.raw`\s{0,9}(?:\)|(?=$|[|,;]))`,
  ].join(''),
  'i',
);
const FOLLOWING_SENTENCE = /^\.\s+\p{L}/u;
const DURATION_BEFORE = new RegExp(`^\\s*${DURATION.source}`, 'i');
const DURATION_BEHIND = new RegExp(`${DURATION.source}$`, 'i');
const DURATION_ALONE = new RegExp(`^${DURATION.source}$`, 'i');
const JOINING_BEFORE = /(?<![\s|,;:()[\]•·–—-])[\s|,;:()[\]•·–—-]+$/;
const JOINING_BEHIND = /^[\s|,;:()[\]•·–—-]+/;

/** Stands where a period stood between two texts. */
export const PERIOD_SEPARATOR = ' | ';

/** A text without one of its periods and the signs that joined it to the rest. */
export function removePeriod(text: string, { from, to }: Period): string {
  const before = text.slice(0, from).replace(JOINING_BEFORE, (signs) => (signs.includes(')') ? ')' : ''));
  const after = text
    .slice(to)
    .replace(JOINING_BEHIND, (signs) => (signs.includes('(') ? ' (' : ' '))
    .replace(DURATION_BEFORE, '');
  // A sentence that follows the period's own: `Cook, Blue Door, 2015–2018. Ran the kitchen.`
  if (before !== '' && FOLLOWING_SENTENCE.test(after)) return `${before}${after}`;
  if (before !== '' && /[^\s.]/.test(after)) return `${before}${PERIOD_SEPARATOR}${after.trim()}`;
  return `${before}${after.replace(/^[\s.]+$/, '')}`.trim();
}

/** A text without the length of time in brackets at its end: `Present (5 years)`. */
export const removeDuration = (text: string): string => text.replace(DURATION_BEHIND, '').trim();

/** Whether a text says a length of time alone: `7 years 2 months`, `שנתיים`. */
export const isDuration = (text: string): boolean => DURATION_ALONE.test(text.trim());

/** Whether a text is a period and nothing else that counts. */
export const isPeriodOnly = rememberTexts((text: string): boolean => {
  const [period] = findPeriods(text);
  return period !== undefined && !/[\p{L}\d]/u.test(removePeriod(text, period));
});
