import type { TextLine } from '../page/textLine.ts';
import { quantile } from '../page/statistics.ts';
import type { Piece } from '../places/claims.ts';
import { isBullet } from '../resume/bullets.ts';
import { isPlace } from '../resume/cues.ts';
import { findPeriods, type Period } from '../resume/periods.ts';

/** A job that a sentence tells, with where its texts stand. */
export interface SentenceJob {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly period: Period;
  readonly pieces: Readonly<Record<'title' | 'company' | 'place' | 'period', readonly Piece[]>>;
  /** Indexes of the lines over which its sentence goes. */
  readonly lines: readonly number[];
}

/** Part of the type size that is more than the gap between two lines of a paragraph. */
const NEXT_LINE = 1.7;
/** The same of the distance between two lines that a quarter of all have at the most: a letter may be set wide. */
const USUAL = 1.05;
/** Characters of a sentence that is looked at. */
const MAX_SENTENCE = 500;
/** What stands in the place of a period while names are looked for: no name goes on behind it. */
const MASK = '\u0001';

/** Where a sentence ends: not behind `St.` or `Ltd.`. */
const STOP = /(?<=[\p{L}\d)"])(?<!\b(?:St|Dr|Mr|Mrs|Ms|Prof|Inc|Ltd|Co))[.!?;]\s+/gu;
/** Where a sentence goes on with the next job: `… and then as a cook at …`. */
const NEXT_JOB = /,?\s{1,9}(?:(?:and\s{1,9})?(?:then|later|afterwards),?|ו?(?:אז|לאחר מכן|אחר כך))\s+/gu;
/** Who says it: a sentence about others tells no job. */
const FIRST_PERSON = new RegExp(
  String.raw`\b(?:I|my)\b|(?<!\p{L})(?:היום|כיום)\sאני\s|` +
    String.raw`(?<!\p{L})ו?(?:עבדתי|שימשתי|הועסקתי|כיהנתי|התחלתי|הייתי|אני (?:עובד|מועסק|משמש|מכהנ?)ת?)(?!\p{L})`,
  'u',
);

/** What says in such a sentence that it is about work. */
const OF_WORK =
  /\b(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|job|trade|shop|business|was|am|been|became|joined|spent)\b|\p{Lo}/u;

const TITLE = String.raw`\p{L}[\p{L}'’/&-]*(?:\s[\p{L}'’/&-]+){0,5}?`;
const COMPANY =
  String.raw`\p{Lu}[\p{L}\d'’.&-]*` +
  String.raw`(?:\s(?:(?:of|the|and|&|for|de|la)\s){0,3}[\p{Lu}\d&][\p{L}\d'’.&-]*){0,9}`;
const HEBREW_WORD = String.raw`[\p{Lo}'"׳״-]{1,40}`;
const HEBREW_TITLE = String.raw`\p{Lo}${HEBREW_WORD}(?:\s(?!ב\p{Lo}{2}|מטעם\s|עבור\s)${HEBREW_WORD}){0,4}?`;
const HEBREW_COMPANY = String.raw`[\p{L}\d][\p{L}\d'"׳״-]*(?:\s[\p{L}\d'"׳״-]+){0,6}?`;
const AS = String.raw`(?:\bas|\bI was|\bI am|\bI have been|\bI became)\s+(?:an?\s+|the\s+)?`;
const END = String.raw`(?=\s*(?:[,.;()${MASK}]|$)|\s(?:where|and|with|while|from|since|until|in)\b)`;
const HEBREW_END = String.raw`(?=\s*(?:[,.;()${MASK}]|$)|\s(?:שם|שבו|שבה|ושם|והייתי|כאשר|עם)(?!\p{L}))`;
/** Words that begin as a title behind `as` does, and are none. */
const NO_TITLE = String.raw`(?!ל\s|י\s|ך\s|אשר|די\s|מו\s|בר\s)`;

/** How people tell a post and who gave it: a row for each order of the two. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`${AS}(?<title>${TITLE})(?:\s+(?:at|for|with|in)\s+|,\s+)(?:the\s+)?(?<company>${COMPANY})${END}`,
    'du',
  ),
  new RegExp(
    String.raw`\b[Aa]t\s+(?:the\s+)?(?<company>${COMPANY}),?\s+(?:I\s+\p{L}+\s+)?as\s+(?:an?\s+)?` +
      String.raw`(?<title>${TITLE})${END}`,
    'du',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:בתור\s|כ-?${NO_TITLE}|הייתי\s|אני\s(?!עובד|מועסק|משמש|מכהנ?))` +
      String.raw`(?<title>${HEBREW_TITLE})\s(?:אצל\s|בחברת\s|מטעם\s|עבור\s|ב[-־]?)` +
      String.raw`(?<company>${HEBREW_COMPANY})${HEBREW_END}`,
    'du',
  ),
];

/**
 * The jobs that somebody tells in sentences, as in a letter: `From 2018 to 2021 I worked as a nurse at Hillside
 * Hospital.`, `בין 2018 ל-2021 עבדתי כאח בבית חולים הדר.` Only where a sentence says one period, a post
 * and who gave it.
 */
export const jobsInSentences = (lines: readonly TextLine[]): SentenceJob[] =>
  paragraphsIn(lines).flatMap((paragraph) =>
    piecesBetween(paragraph.text, 0, STOP).flatMap(([from, to]) => {
      const sentence = paragraph.text.slice(from, to);
      if (sentence.length > MAX_SENTENCE || !FIRST_PERSON.test(sentence) || !OF_WORK.test(sentence)) return [];
      const clauses = piecesBetween(sentence, from, NEXT_JOB);
      const all = clauses.map((clause) => jobIn(paragraph, clause));
      const whole = jobIn(paragraph, [from, to]);
      return all.every((job) => job !== undefined) ? all : whole ? [whole] : [];
    }),
  );

interface LetterParagraph {
  readonly text: string;
  /** The lines of it, and where each begins in the text. */
  readonly lines: readonly { readonly at: number; readonly from: number; readonly length: number }[];
}

/** Lines of one cell that follow each other without a gap. */
function paragraphsIn(lines: readonly TextLine[]): LetterParagraph[] {
  const usual = quantile(lines.map(({ gap }) => gap).filter(Number.isFinite), 0.25);
  const paragraphs: { text: string; lines: { at: number; from: number; length: number }[] }[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.cells.length !== 1 || isBullet(line)) continue;
    const text = line.cells[0]?.text ?? '';
    const last = paragraphs.at(-1);
    const isNext = last?.lines.at(-1)?.at === at - 1 && line.gap < Math.max(NEXT_LINE * line.size, USUAL * usual);
    if (!last || !isNext) paragraphs.push({ text, lines: [{ at, from: 0, length: text.length }] });
    else {
      last.lines.push({ at, from: last.text.length + 1, length: text.length });
      last.text += ` ${text}`;
    }
  }
  return paragraphs;
}

/** The spans between the matches of a pattern, in the text that begins at a place. */
function piecesBetween(text: string, start: number, pattern: RegExp): [from: number, to: number][] {
  const spans: [number, number][] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    spans.push([start + from, start + index]);
    from = index + match.length;
  }
  return [...spans, [start + from, start + text.length]];
}

function jobIn(paragraph: LetterParagraph, [from, to]: readonly [number, number]): SentenceJob | undefined {
  const text = withoutBetween(paragraph.text.slice(from, to));
  const periods = findPeriods(text);
  const [period] = periods;
  if (!period?.isRange || periods.length > 1) return undefined;
  const masked = text.slice(0, period.from) + MASK.repeat(period.to - period.from) + text.slice(period.to);
  const found = FORMS.map((form) => form.exec(masked)).find((match) => match !== null);
  const [title, company] = [found?.indices?.groups?.['title'], found?.indices?.groups?.['company']];
  if (!title || !company) return undefined;
  // The stop behind the last sentence is none of a name.
  while (/[.,]/.test(text[company[1] - 1] ?? '')) company[1] -= 1;
  // `תיכון גלילי בכפר סבא`: a Hebrew `in` before a known place is none of a name.
  const own = text.slice(...company);
  const at = [...own.matchAll(/\sב(?=\p{Lo}{2})/gu)].map(({ index }) => index).find((to) => isPlace(own.slice(to + 2)));
  const place: [number, number] | undefined =
    at === undefined || at < 2 ? undefined : [company[0] + at + 2, company[1]];
  if (place) company[1] = place[0] - 2;
  const piecesOf = ([start, end]: readonly [number, number]) => piecesIn(paragraph, from + start, from + end);
  const pieces = {
    title: piecesOf(title),
    company: piecesOf(company),
    place: place ? piecesOf(place) : [],
    period: piecesOf([period.from, period.to]),
  };
  return {
    title: text.slice(...title),
    company: text.slice(...company),
    place: place ? text.slice(...place) : '',
    period,
    pieces,
    lines: piecesIn(paragraph, from, to).map(({ line }) => line),
  };
}

/** `between 2015 and 2018` as `from 2015 to 2018`, as long as it was. */
const withoutBetween = (text: string) =>
  text.replace(
    /\b[Bb]etween ((?:\p{L}{3,9} )?\d{4}) and (?=(?:\p{L}{3,9} )?\d{4})/gu,
    (_, start: string) => `   from ${start}  to `,
  );

/** Where a span of a paragraph stands in its lines. */
const piecesIn = ({ lines }: LetterParagraph, from: number, to: number): Piece[] =>
  lines
    .filter((line) => line.from < to && line.from + line.length > from)
    .map((line) => ({
      line: line.at,
      cell: 0,
      from: Math.max(0, from - line.from),
      to: Math.min(line.length, to - line.from),
    }));
