import type { Language } from '../../../shared/platform/language.ts';
import type { Job } from './people.ts';

const HEBREW = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ');
const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
const FRENCH = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const GERMAN = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const RUSSIAN = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');
const [UNITS, TENS] = ['אבגדהוזחט', 'יכלמנסעפצ'];
/** A year of ours as the one of the Hebrew calendar that begins in its autumn: `תשע"ט` for 2018. */
function hebrewYear(year: number, quote: string): string {
  const count = year + 3761 - 5700;
  const letters = `תש${TENS.charAt(Math.floor(count / 10) - 1)}${UNITS.charAt((count % 10) - 1)}`;
  return `${letters.slice(0, -1)}${quote}${letters.slice(-1)}`;
}
const short = (year: number) => two(year % 100);
const two = (value: number) => String(value).padStart(2, '0');

/** A month of a year. */
interface Month {
  readonly year: number;
  readonly month: number;
}
type Write = (from: Month, until: Month) => string;

/** Ways to write a period from one month to another, with what is lost of it. */
const WAYS: readonly (readonly [languages: readonly Language[], write: Write, known: 'month' | 'year'])[] = [
  [['he', 'en'], (a, b) => `${two(a.month)}/${a.year} – ${two(b.month)}/${b.year}`, 'month'],
  [['he', 'en'], (a, b) => `${a.month}.${a.year}-${b.month}.${b.year}`, 'month'],
  [['he', 'en'], (a, b) => `${a.year}-${two(a.month)}-15 – ${b.year}-${two(b.month)}-15`, 'month'],
  [['he'], (a, b) => `15.${a.month}.${a.year} - 20.${b.month}.${b.year}`, 'month'],
  [['en'], (a, b) => `${a.month}/15/${a.year} – ${b.month}/20/${b.year}`, 'month'],
  [['he'], (a, b) => `${HEBREW[a.month - 1]} ${a.year} – ${HEBREW[b.month - 1]} ${b.year}`, 'month'],
  [['he'], (a, b) => `בין ${HEBREW[a.month - 1]} ${a.year} לבין ${HEBREW[b.month - 1]} ${b.year}`, 'month'],
  [['he'], (a, b) => `בין ${a.year} לבין ${b.year}`, 'year'],
  [['he'], (a, b) => `בין השנים ${a.year} ל-${b.year}`, 'year'],
  [['he'], (a, b) => `מ-${a.year} עד ${b.year}`, 'year'],
  [['he'], (a, b) => `${a.year}\u200f–${b.year}`, 'year'],
  [['en'], (a, b) => `between ${a.year} and ${b.year}`, 'year'],
  [['en'], (a, b) => `from ${ENGLISH[a.month - 1]} ${a.year} until ${ENGLISH[b.month - 1]} ${b.year}`, 'month'],
  [['en'], (a, b) => `${ENGLISH[a.month - 1]} ${a.year} through ${ENGLISH[b.month - 1]} ${b.year}`, 'month'],
  [
    ['en'],
    (a, b) => `${ENGLISH[a.month - 1]?.slice(0, 3)} ${a.year} - ${ENGLISH[b.month - 1]?.slice(0, 3)} ${b.year}`,
    'month',
  ],
  [['en'], (a, b) => `${ENGLISH[a.month - 1]} 15th, ${a.year} – ${ENGLISH[b.month - 1]} 2nd, ${b.year}`, 'month'],
  [['en'], (a, b) => `Q1 ${a.year} – Q3 ${b.year}`, 'year'],
  [['he', 'en'], (a, b) => `${a.year}—${b.year}`, 'year'],
  [['he', 'en'], (a, b) => `${a.year} → ${b.year}`, 'year'],
  // Years of the Hebrew calendar: the last begins in the autumn before its end.
  [['he'], (a, b) => `${hebrewYear(a.year, '"')} – ${hebrewYear(b.year - 1, '"')}`, 'year'],
  [['he'], (a, b) => `ה׳${hebrewYear(a.year, '״')}–ה׳${hebrewYear(b.year - 1, '״')}`, 'year'],
  [['he'], (a, b) => `${hebrewYear(a.year, '״')} עד ${hebrewYear(b.year - 1, '״')} (${a.year} – ${b.year})`, 'year'],
  // Months of other languages.
  [['en'], (a, b) => `${FRENCH[a.month - 1]} ${a.year} – ${FRENCH[b.month - 1]} ${b.year}`, 'month'],
  [['en'], (a, b) => `${GERMAN[a.month - 1]} ${a.year} bis ${GERMAN[b.month - 1]} ${b.year}`, 'month'],
  [['he', 'en'], (a, b) => `${RUSSIAN[a.month - 1]} ${a.year} – ${RUSSIAN[b.month - 1]} ${b.year}`, 'month'],
  [['he'], (a, b) => `${ENGLISH[a.month - 1]} ${a.year} – ${ENGLISH[b.month - 1]} ${b.year}`, 'month'],
  // Parts of years.
  [['en'], (a, b) => `Summer ${a.year} – Winter ${b.year}`, 'year'],
  [['en'], (a, b) => `first quarter of ${a.year} – third quarter of ${b.year}`, 'year'],
  [['en'], (a, b) => `early ${a.year} – late ${b.year}`, 'year'],
  [['he'], (a, b) => `קיץ ${a.year} – חורף ${b.year}`, 'year'],
  [['he'], (a, b) => `רבעון א׳ ${a.year} – רבעון ג׳ ${b.year}`, 'year'],
  [['he'], (a, b) => `מתחילת ${a.year} ועד סוף ${b.year}`, 'year'],
  [['he'], (a, b) => `משנת ${a.year} עד לשנת ${b.year}`, 'year'],
  // An end that is still to come.
  [['en'], (a, b) => `${a.year} – ${b.year} (expected)`, 'year'],
  [['en'], (a, b) => `${ENGLISH[a.month - 1]} ${a.year} – expected ${ENGLISH[b.month - 1]} ${b.year}`, 'month'],
  [['he'], (a, b) => `${a.year} – ${b.year} (צפוי)`, 'year'],
  [['he'], (a, b) => `${a.year} – צפי סיום: ${b.year}`, 'year'],
  // Days.
  [['he'], (a, b) => `15.${a.month}.${short(a.year)}-20.${b.month}.${short(b.year)}`, 'month'],
  [['en'], (a, b) => `${a.year}-${two(a.month)}-15/${b.year}-${two(b.month)}-20`, 'month'],
];

/** A job whose period is written in another way, always the same one for a number. */
export function withWrittenDates(job: Job, language: Language, number: number): Job {
  const ways = WAYS.filter(([languages]) => languages.includes(language));
  const way = ways[number % ways.length];
  if (!way) return job;
  const [, write, known] = way;
  const [from, until] = [
    { year: Number(job.start), month: 1 + (number % 12) },
    { year: Number(job.end || Number(job.start) + 2), month: 1 + ((number * 5 + 3) % 12) },
  ];
  const kept = ({ year, month }: Month) => (known === 'month' ? `${year}-${two(month)}` : String(year));
  return { ...job, start: kept(from), end: kept(until), period: write(from, until) };
}

/** The short number of a business; it begins as no year does. */
const star = (digits: string) => `*3${digits.slice(-3)}`;

/** Ways to write a phone's number of ten figures, with what is read. */
export const PHONES: readonly ((digits: string) => readonly [written: string, read: string])[] = [
  (d) => [`${d.slice(0, 3)}־${d.slice(3)}`, `${d.slice(0, 3)}-${d.slice(3)}`],
  (d) => [`${d.slice(0, 3)}—${d.slice(3)}`, `${d.slice(0, 3)}-${d.slice(3)}`],
  (d) => [`${d.slice(0, 3)} – ${d.slice(3)}`, `${d.slice(0, 3)} - ${d.slice(3)}`],
  (d) => [`${d.slice(0, 3)}−${d.slice(3, 6)}−${d.slice(6)}`, `${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}`],
  (d) => [`${d.slice(0, 3)}/${d.slice(3)}`, `${d.slice(0, 3)}/${d.slice(3)}`],
  (d) => [`${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6)}`, `${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6)}`],
  (d) => [`${d.slice(0, 3)}\u200e-\u200e${d.slice(3)}`, `${d.slice(0, 3)}-${d.slice(3)}`],
  (d) => [
    `\u202a+972 ${d.slice(1, 3)}‑${d.slice(3, 6)}‑${d.slice(6)}\u202c`,
    `+972 ${d.slice(1, 3)}-${d.slice(3, 6)}-${d.slice(6)}`,
  ],
  (d) => [`+972 (0)${d.slice(1, 3)}-${d.slice(3)}`, `+972 (0)${d.slice(1, 3)}-${d.slice(3)}`],
  (d) => [`(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`, `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`],
  (d) => [star(d), star(d)],
  (d) => [`${star(d).slice(1)}*`, star(d)],
  (d) => [`${d.slice(0, 3)}-${d.slice(3)} שלוחה 12`, `${d.slice(0, 3)}-${d.slice(3)} שלוחה 12`],
  (d) => [`${d.slice(0, 3)}-${d.slice(3)}, שלוחה: 304`, `${d.slice(0, 3)}-${d.slice(3)}, שלוחה: 304`],
  (d) => [
    `011 972 ${d.slice(1, 3)} ${d.slice(3, 6)} ${d.slice(6)}`,
    `011 972 ${d.slice(1, 3)} ${d.slice(3, 6)} ${d.slice(6)}`,
  ],
  (d) => [d.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))), d],
  (d) => [`${d.slice(0, 3)}-${d.slice(3)} x12`, `${d.slice(0, 3)}-${d.slice(3)} x12`],
  (d) => [`${d.slice(0, 3)} ${d.slice(3, 6)} ${d.slice(6)}`, `${d.slice(0, 3)} ${d.slice(3, 6)} ${d.slice(6)}`],
];
