import { parseWordList } from '../../../functions/import/lexicon/parseWordList.ts';
import { mark } from './markup.ts';
import type { Entry, Point } from './person.ts';
import type { Random } from './random.ts';

const MONTHS = {
  he: ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר', 'דצמבר'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

type Dates = Pick<Entry, 'start' | 'end' | 'single'>;

/** How the periods of a page are written. */
export interface PeriodWriter {
  readonly text: (entry: Dates) => string;
  /** The period with its label, and after it how long it lasted where this page says so. */
  readonly html: (entry: Dates, label: string, id: string, style?: string) => string;
  /** Its beginning and its end, each with the words around it, for two places of an entry. */
  readonly ends: (entry: Dates, label: string, id: string) => readonly [start: string, end: string];
  /** The same without words around them, for sentences and for columns of their own. */
  readonly points: (entry: Dates, label: string, id: string) => readonly [start: string, end: string];
  /** How long it lasted, as it stands where no dates do. */
  readonly length: (entry: Dates) => string;
}

const DASHES = [' – ', ' – ', ' - ', ' - ', '-', '–', ' — ', '—', ' → ', ' ~ ', ' > ', ' / ', ' » '] as const;
/** What says that something goes on and is in no list of the reader: it has to be seen from where it stands. */
const UNLISTED_NOW = {
  he: parseWordList(
    'עדיין עובד | עדיין עובדת | עדיין בתפקיד | בתפקיד | פעיל | פעילה | ממשיך | עודני שם | תפקיד נוכחי | טרם הסתיים',
  ),
  en: parseWordList(
    'still there | active | continuing | still employed | in post | running | current role | to this day | open',
  ),
} as const;

/** One way to write dates, for a whole page. */
export function periodWriter(r: Random, lang: 'he' | 'en', forms: readonly string[] = DATE_FORMS): PeriodWriter {
  const he = lang === 'he';
  const form = r.pick(forms.filter((one) => he || !one.includes('{hebrew}')));
  const one = dateWriter(r, lang, form);
  const dashes = [...DASHES, ...(he ? [' עד ', ' עד ', ' ועד ', '/'] : [' to ', ' to ', ' until ', ' through '])];
  // A sign that the dates themselves contain separates them only with spaces around it.
  const dash = r.pick(dashes.filter((sign) => sign.startsWith(' ') || !/[/-]/.test(form)));
  const now = r.chance(0.14)
    ? r.pick(UNLISTED_NOW[lang])
    : he
      ? r.pick(['היום', 'היום', 'כיום', 'הווה', 'עד היום', 'ההווה', 'כעת', 'עכשיו', 'נוכחי'])
      : r.pick(['Present', 'Present', 'present', 'Now', 'Current', 'today', 'now', 'ongoing', 'Today', 'to date']);
  // Dates that were typed from the left in a Hebrew page stay in that order.
  const turned = he && r.chance(0.12) ? 'direction:ltr;unicode-bidi:isolate;' : '';
  // What is still going on is not always said so in words.
  const open = r.chance(0.06) ? r.pick(he ? [' ואילך', '+', '-', ' –'] : [' onwards', '+', ' –', '-']) : undefined;
  const [opening, closing] = r.chance(0.04)
    ? r.pick([
        ['(', ')'],
        ['[', ']'],
        ['– ', ''],
      ] as const)
    : ['', ''];
  const since = r.chance(0.15);
  const inWords = r.chance(0.08);
  const isShort = r.chance(0.3);
  const isLengthSaid = r.chance(0.13);
  const length = lengthWriter(r, he, isLengthSaid ? undefined : ['', '']);
  const written = ({ start, end, single }: Dates) => {
    if (single) return !he && r.chance(0.1) ? `Expected ${one(end ?? start)}` : one(end ?? start);
    if (inWords && end) return he ? `בין ${one(start)} ל-${one(end)}` : `from ${one(start)} to ${one(end)}`;
    if (!end && (since || inWords)) return `${he ? 'מאז ' : 'Since '}${one(start)}${he && inWords ? ' ועד היום' : ''}`;
    if (!end && open !== undefined) return `${one(start)}${open}`;
    const [from, to] = [one(start), end ? one(end) : dash.includes('עד') && now === 'עד היום' ? 'היום' : now];
    // One year, and the months before it: `March – June 2018`.
    if (isShort && end?.year === start.year && / \d{4}$/.test(from))
      return `${from.replace(/,? \d{4}$/, '')}${dash.trim() === '–' ? dash : ' – '}${to}`;
    return `${from}${dash}${to}`;
  };
  const text = (dates: Dates) => `${opening}${written(dates)}${closing}`;
  const [from, to] = he
    ? r.pick([
        ['החל מ-', 'עד '],
        ['מ-', 'עד '],
        ['', 'עד '],
      ])
    : r.pick([
        ['From ', 'to '],
        ['', 'to '],
        ['', '– '],
      ]);
  return {
    text,
    html: (entry, label, id, style = '') => {
      const period = mark(label, text(entry), id, `${turned}${style}`);
      return !isLengthSaid || entry.single ? period : `${period}${length(entry)}`;
    },
    ends: (entry, label, id) =>
      entry.single
        ? [mark(label, text(entry), id), '']
        : [
            mark(label, `${from}${one(entry.start)}`, id),
            mark(label, `${to}${entry.end ? one(entry.end) : he ? 'היום' : 'present'}`, id),
          ],
    points: (entry, label, id) => [
      mark(label, one(entry.single && entry.end ? entry.end : entry.start), id),
      entry.single ? '' : mark(label, entry.end ? one(entry.end) : now, id),
    ],
    length,
  };
}

const SEASONS = { he: ['חורף', 'אביב', 'קיץ', 'סתיו'], en: ['Winter', 'Spring', 'Summer', 'Fall'] } as const;

/** How a date of a page is written, from the year alone to the day. */
function dateWriter(r: Random, lang: 'he' | 'en', form: string): (point: Point) => string {
  const isFull = lang === 'he' ? r.chance(0.85) : r.chance(0.6);
  const stop = isFull ? '' : r.pick(lang === 'he' ? ["'", '׳'] : ['', '', '.']);
  const comma = lang === 'en' && r.chance(0.2) ? ',' : '';
  const prefix = r.chance(0.15) ? "ה'" : '';
  return ({ year, month }) => {
    const name = MONTHS[lang][month - 1] ?? '';
    const said =
      isFull || name.length <= 4 ? name : `${name.slice(0, lang === 'he' && name.startsWith('ספט') ? 4 : 3)}${stop}`;
    const values = {
      year: String(year),
      month: String(month),
      two: String(month).padStart(2, '0'),
      short: String(year).slice(2),
      day: String(r.int(1, 28)),
      name: said + comma,
      season: SEASONS[lang][Math.floor((month % 12) / 3)] ?? '',
      hebrew: hebrewYear(year, prefix),
    };
    return form.replace(/\{(\w+)\}/g, (_, key: string) => values[key as keyof typeof values]);
  };
}

const TENS = ' יכלמנסעפצ';
const ONES = ' אבגדהוזחט';

/** A year of the Hebrew calendar, most of which is a given year: 2018 is `תשע"ח`. */
function hebrewYear(year: number, prefix: string): string {
  const [ten, one] = [Math.floor(((year + 3760) % 100) / 10), (year + 3760) % 10];
  const isHoly = ten === 1 && (one === 5 || one === 6);
  const count = isHoly ? (one === 5 ? 'טו' : 'טז') : `${TENS[ten]}${ONES[one]}`.replaceAll(' ', '');
  const letters = `${(year + 3760) % 1000 < 800 ? 'תש' : 'תת'}${count}`;
  return `${prefix}${letters.slice(0, -1)}"${letters.slice(-1)}`;
}

const DATE_FORMS = parseWordList(`
{year} | {year} | {year} | {year} | {two}/{year} | {two}/{year} | {two}.{year} | {month}/{year}
{month}.{year} | {two}/{short} | {day}.{month}.{year} | {day}/{month}/{year} | {year}-{two} | {two}-{year}
{hebrew} | {hebrew} | {hebrew} ({year}) | {name} {year} | {name} {year} | {name} {year} | {name} {year}
{name} '{short}
{day} {name} {year} | {season} {year}
`);

/** How long a period lasted, as it stands after it: `(2 yrs 3 mos)`, `(שנה ו-7 חודשים)`. */
function lengthWriter(r: Random, he: boolean, bare?: readonly [string, string]): (entry: Dates) => string {
  const [open, close] =
    bare ??
    r.pick([
      [' (', ')'],
      [' (', ')'],
      [' · ', ''],
      [' | ', ''],
    ] as const);
  return ({ start, end }) => {
    const months = Math.max(1, 12 * ((end ?? { year: 2026 }).year - start.year) + (end?.month ?? 6) - start.month);
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const words = he
      ? [
          years === 0 ? '' : years === 1 ? 'שנה' : years === 2 ? 'שנתיים' : `${years} שנים`,
          rest === 0 ? '' : `${years > 0 ? 'ו-' : ''}${rest === 1 ? 'חודש' : `${rest} חודשים`}`,
        ]
      : [
          years === 0 ? '' : `${years} ${years === 1 ? 'yr' : 'yrs'}`,
          rest === 0 ? '' : `${rest} ${rest === 1 ? 'mo' : 'mos'}`,
        ];
    return `${open}${mark('length', words.filter((word) => word !== '').join(' '))}${close}`;
  };
}
