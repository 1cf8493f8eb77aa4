import type { BidiRun } from './bidiRun.ts';

/**
 * Left-to-right runs of a right-to-left text. The text between two Hebrew letters is one region; what of it forms one
 * left-to-right phrase (from its first letter or digit to its last, with the signs that belong to them) is isolated,
 * unless the bidi algorithm shows it rightly anyway; of more than `most`, the first.
 */
export function findLtrRuns(text: string, most = Infinity): BidiRun[] {
  const runs: BidiRun[] = [];
  for (const region of text.matchAll(/[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+/g)) {
    const parts = splitRegion(region[0])
      .map(({ start, end }) =>
        phraseSpan(region[0], start, end, /[^\u05be]/.test(text.slice(Math.max(0, region.index - 1), region.index))),
      )
      .filter((part) => part !== undefined);
    for (const { start, end } of parts) {
      // Two phrases side by side would be drawn together by the letters around them: then each stands alone.
      if (runs.length >= most) return runs;
      if (parts.length > 1 || !isOrderedByBidi(region[0].slice(start, end))) {
        runs.push({ start: region.index + start, end: region.index + end, direction: 'ltr' });
      }
    }
  }
  return runs;
}

interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{M}]/u;
const OPENERS = '([{“‘«"\'';
const CLOSERS = ')]}”’»"\'';

/** What may stand before the first letter or digit and belongs to it, by what follows it. */
const LEADING_SIGNS: readonly RegExp[] = [
  /^[+*#~±≈<>≤≥=$₪€£¥%@§№\\_]/,
  /^\.(?=[\p{L}\d])/u,
  /^[-−](?=[\d$₪€£¥.-]|-?\p{L})/u,
  /^\/(?=[\p{L}\d_.~])/u,
];
/** What may stand after the last letter or digit and belongs to it. */
const TRAILING_SIGNS = /^(?:[+#%‰°$₪€£¥*™®©_]|\/(?![\p{L}\p{N}])(?=\s|[).,;]|$))/u;
const ABBREVIATION =
  /(?:^|[\s(])(?:(?:\p{L}{1,4}\.)+\p{L}{1,4}|Ltd|Inc|Co|Corp|Jr|Sr|Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc)$/u;

/** The phrase within a part of a region: from first to last letter or digit, and the signs that belong to them. */
function phraseSpan(region: string, from: number, to: number, afterLetter: boolean): TextSpan | undefined {
  let start = from;
  while (start < to && !LETTER_OR_DIGIT.test(characterAt(region, start))) start += 1;
  if (start === to) return undefined;
  let end = to;
  while (end > start && !LETTER_OR_DIGIT.test(characterBefore(region, end))) end -= 1;
  const firstFree = afterLetter && from === 0 ? prefixSignLength(region) : from;
  for (let again = true; again && start > firstFree;) {
    const before = region.slice(start - 1, start);
    again =
      LEADING_SIGNS.some((sign) => sign.test(region.slice(start - 1, end))) ||
      (OPENERS.includes(before) && closesWithin(region, start, end, before));
    if (again) start -= 1;
  }
  for (let again = true; again && end < to;) {
    end += sentenceEndLength(region, start, end, to);
    const rest = region.slice(end, to);
    const sign = rest.slice(0, 1);
    again =
      TRAILING_SIGNS.test(rest) ||
      (CLOSERS.includes(sign) && opensWithin(region, start, end, sign)) ||
      (sign === '.' && ABBREVIATION.test(region.slice(start, end)));
    if (again) end += 1;
  }
  return { start, end };
}

/**
 * How many signs end what stands in a bracket or quotes of the phrase, or what they stand around: CPA (Isr.), (Best
 * Employee!).
 */
function sentenceEndLength(region: string, start: number, end: number, to: number): number {
  const [, signs = '', closer = ''] = /^([.!?…]+)([)\]}”’»"'])/.exec(region.slice(end, to)) ?? [];
  const around = region.slice(start - 1, start) === OPENERS[CLOSERS.indexOf(closer)];
  return signs !== '' && (around || opensWithin(region, start, end, closer)) ? signs.length : 0;
}

/**
 * A sign written onto the Hebrew letter before it (ב-5, ו/או, ה"SQL") belongs to that letter; after a maqaf (ו־.NET) it
 * does not.
 */
function prefixSignLength(region: string): number {
  return /^[-–—−/"'.,:;!?]/.test(region) ? 1 : 0;
}

/** Whether a bracket or quote opened before `start` is closed before the last letter of the phrase. */
function closesWithin(region: string, start: number, end: number, opener: string): boolean {
  const closer = CLOSERS[OPENERS.indexOf(opener)] as string;
  const inner = region.slice(start, end);
  if (closer === opener) return inner.split(opener).length % 2 === 0 && /\s|\p{L}["']\s/u.test(inner);
  return nestingDepth(inner, opener, closer) < 0;
}

/** Whether a bracket or quote after `end` was opened within the phrase. */
function opensWithin(region: string, start: number, end: number, closer: string): boolean {
  const opener = OPENERS[CLOSERS.indexOf(closer)] as string;
  const inner = region.slice(start, end);
  return closer === opener ? inner.split(closer).length % 2 === 0 : nestingDepth(inner, opener, closer) > 0;
}

function nestingDepth(text: string, opener: string, closer: string): number {
  return text.split(opener).length - text.split(closer).length;
}

const DATE = String.raw`(?:\d{1,2}[./])?(?:\d{1,2}[./])?(?:19|20)\d\d`;
const DATE_RANGE = String.raw`${DATE}\s*[-–—]\s*(?:${DATE})?`;
const LEADING_DATE = new RegExp(String.raw`^\s*(?:${DATE_RANGE}|${DATE})(?=\s+\p{L})`, 'u');
const TRAILING_DATE = new RegExp(
  String.raw`(?<=\p{L}[^\s(]*\s+)(?:${DATE_RANGE}|(?:\d{1,2}[./])+(?:19|20)\d\d)\s*$`,
  'u',
);

/** Longest number, range, phone or amount that is looked for before a bracket. */
const MAX_NUMBER_LENGTH = 40;

/**
 * Where a number ends that stands before a bracket: it belongs to the Hebrew before it, and the bracket follows (בשנת
 * 2019 (Google)). 0 where there is none.
 */
function numberBeforeBracket(part: string): number {
  const bracket = part.slice(0, MAX_NUMBER_LENGTH).search(/\s\(/);
  return bracket > 0 && /^[^\p{L}()]*\d[^\p{L}()]*$/u.test(part.slice(0, bracket).replaceAll(/(?<=\d)[KMB]/g, ''))
    ? bracket
    : 0;
}

/** Parts of a region that follow the Hebrew order among themselves. */
function splitRegion(region: string): TextSpan[] {
  return splitAtUnpairedBrackets(region).flatMap(({ start, end }) =>
    splitLists(region.slice(start, end)).map((chunk) => ({ start: start + chunk.start, end: start + chunk.end })),
  );
}

/**
 * Splits a region at each bracket whose other one stands beyond the Hebrew around it: that pair is Hebrew's (Python (40
 * שעות)).
 */
function splitAtUnpairedBrackets(region: string): TextSpan[] {
  const open: number[] = [];
  const cuts: number[] = [];
  for (const { 0: sign, index } of region.matchAll(/[()[\]]/g)) {
    if (sign === '(' || sign === '[') open.push(index);
    else if (open.pop() === undefined) cuts.push(index + 1);
  }
  const edges = [0, ...cuts, ...open, region.length];
  return edges.slice(1).map((end, index) => ({ start: edges[index] as number, end }));
}

/**
 * Parts of a text without Hebrew: a list of numbers, dates beside a Latin name, and a number with what is said of it in
 * brackets. Latin words in a list stay one phrase, as the algorithm and every reader take them.
 */
function splitLists(region: string): TextSpan[] {
  const chunks: TextSpan[] = [];
  const add = (start: number, end: number) => {
    const last = chunks.at(-1);
    const joined = last && /\p{L}/u.test(region.slice(last.start, last.end)) && /\p{L}/u.test(region.slice(start, end));
    if (joined) chunks[chunks.length - 1] = { start: last.start, end };
    else chunks.push({ start, end });
  };
  for (const { start, end } of splitAtSeparators(region)) {
    const part = region.slice(start, end);
    const first = LEADING_DATE.exec(part)?.[0].length ?? numberBeforeBracket(part);
    const last = first === 0 ? TRAILING_DATE.exec(part)?.index : undefined;
    if (first > 0) {
      add(start, start + first);
      chunks.push({ start: start + first, end });
    } else if (last !== undefined) {
      add(start, start + last);
      chunks.push({ start: start + last, end });
    } else add(start, end);
  }
  return chunks.filter(({ start, end }) => LETTER_OR_DIGIT.test(region.slice(start, end)));
}

/** Splits a region at commas, semicolons and bars that stand outside brackets. */
function splitAtSeparators(region: string): TextSpan[] {
  const parts: TextSpan[] = [];
  let start = 0;
  for (const separator of region.matchAll(/[,;|·•]\s+/g)) {
    const before = region.slice(start, separator.index);
    if (nestingDepth(before, '(', ')') > 0) continue;
    parts.push({ start, end: separator.index });
    start = separator.index + separator[0].length;
  }
  parts.push({ start, end: region.length });
  return parts;
}

const LATIN_PHRASE = /^\p{L}(?:.*[\p{L}\p{N}])?$/su;
const SINGLE_NUMBER = /^[$₪€£¥]?\d+(?:[.,:/-]\d+)*%?$/;

/** Whether the algorithm shows a phrase rightly within Hebrew: it starts and ends with letters, or is one number. */
function isOrderedByBidi(text: string): boolean {
  return (LATIN_PHRASE.test(text) && !/["“‘«([{]/.test(text)) || SINGLE_NUMBER.test(text);
}

function characterAt(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) ?? 0);
}

function characterBefore(text: string, index: number): string {
  const low = text.charCodeAt(index - 1);
  return low >= 0xdc00 && low <= 0xdfff && index > 1 ? text.slice(index - 2, index) : text.slice(index - 1, index);
}
