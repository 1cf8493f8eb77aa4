import type { Language } from '../../../shared/platform/language.ts';
import type { Job } from './people.ts';

const HEBREW = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ');
const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
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
  (d) => [`${d.slice(0, 3)}-${d.slice(3)} x12`, `${d.slice(0, 3)}-${d.slice(3)} x12`],
  (d) => [`${d.slice(0, 3)} ${d.slice(3, 6)} ${d.slice(6)}`, `${d.slice(0, 3)} ${d.slice(3, 6)} ${d.slice(6)}`],
];
