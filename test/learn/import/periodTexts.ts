import { mark } from './markup.ts';
import type { Entry, Point } from './people.ts';
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
  /** The period with its label, and behind it how long it lasted where this page says so. */
  readonly html: (entry: Dates, label: string, id: string) => string;
  /** Its beginning and its end, each with the words around it, for two places of an entry. */
  readonly ends: (entry: Dates, label: string, id: string) => readonly [start: string, end: string];
}

/** One way to write dates, for a whole page. */
export function periodWriter(r: Random, lang: 'he' | 'en'): PeriodWriter {
  const he = lang === 'he';
  const one = dateWriter(r, lang);
  const dash = r.pick([' – ', ' - ', '-', '–', he ? ' עד ' : ' to ', ' — ', he ? '/' : ' – ']);
  const now = he
    ? r.pick(['היום', 'כיום', 'הווה', 'עד היום'])
    : r.pick(['Present', 'present', 'Now', 'Current', 'today', 'now']);
  const since = r.chance(0.15);
  const inWords = r.chance(0.08);
  const length = r.chance(0.13) ? lengthWriter(r, he) : undefined;
  const text = ({ start, end, single }: Dates) => {
    if (single) return !he && r.chance(0.1) ? `Expected ${one(end ?? start)}` : one(end ?? start);
    if (inWords && end) return he ? `בין ${one(start)} ל-${one(end)}` : `from ${one(start)} to ${one(end)}`;
    if (!end && (since || inWords)) return `${he ? 'מאז ' : 'Since '}${one(start)}${he && inWords ? ' ועד היום' : ''}`;
    return `${one(start)}${dash}${end ? one(end) : dash === ' עד ' && now === 'עד היום' ? 'היום' : now}`;
  };
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
    html: (entry, label, id) => {
      const period = mark(label, text(entry), id);
      return length === undefined || entry.single ? period : `${period}${length(entry)}`;
    },
    ends: (entry, label, id) =>
      entry.single
        ? [mark(label, text(entry), id), '']
        : [
            mark(label, `${from}${one(entry.start)}`, id),
            mark(label, `${to}${entry.end ? one(entry.end) : he ? 'היום' : 'present'}`, id),
          ],
  };
}

function dateWriter(r: Random, lang: 'he' | 'en'): (point: Point) => string {
  const form = r.int(0, 9);
  const isFull = r.chance(0.6);
  return ({ year, month }) => {
    const name = MONTHS[lang][month - 1] ?? '';
    const two = String(month).padStart(2, '0');
    if (form <= 1) return String(year);
    if (form === 2) return `${two}/${year}`;
    if (form === 3) return `${two}.${year}`;
    if (form === 4) return `${two}/${String(year).slice(2)}`;
    if (form === 7) return `${r.int(1, 28)}.${month}.${year}`;
    if (form === 8) return `${year}-${two}`;
    return `${isFull || lang === 'he' ? name : name.slice(0, 3)}${form === 5 ? '' : lang === 'en' ? ',' : ''} ${year}`;
  };
}

/** How long a period lasted, as it stands behind it: `(2 yrs 3 mos)`, `(שנה ו-7 חודשים)`. */
function lengthWriter(r: Random, he: boolean): (entry: Dates) => string {
  const [open, close] = r.pick([
    [' (', ')'],
    [' (', ')'],
    [' · ', ''],
    [' | ', ''],
  ]);
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
