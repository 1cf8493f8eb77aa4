import type { Line, Word } from 'tesseract.js';

/** Latin letters, digits and signs alone. */
const LATIN_WORD = /^(?:(?=.*[A-Za-z0-9]{2}|\d)[\x21-\x7e–—]+|[-–—|])$/;
const SITE = String.raw`[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|me|co|example)(?:\.il)?(?:/|$)`;
const ADDRESS = new RegExp(String.raw`^[\w.+-]+@[\w-]+\.[\w.-]+$|^(?:https?://|www\.)|^${SITE}`, 'i');
/** In a line from the right the plus follows its number. */
export const PHONE = /^[+(]?(?:[().-]?\d){9,15}\+?$/;
export const DATES = /^(?:\d{1,2}[/.])?(?:19|20)\d{2}(?:[-–—](?:\d{1,2}[/.])?(?:19|20)\d{2})?$/;
/** Confidence in percent from which a word of the Latin OCR is trusted: the first form that it has. */
const TRUST: readonly (readonly [form: RegExp, confidence: number])[] = [
  [ADDRESS, 30],
  [PHONE, 30],
  [DATES, 45],
  // A dash has low confidence anyway.
  [/^\D$/, 30],
  [LATIN_WORD, 80],
];
/** How much surer than the Hebrew OCR the Latin one must be where that has read Hebrew letters. */
const SURER = 15;
/** The Hebrew OCR returns brackets in logical order, the Latin one in visual order, as all boxes are. */
const BRACKET = /[()[\]]/;
const HEBREW = /[\u05d0-\u05ea]/;
/** Share of a line's height: words with a smaller gap may be one word that was split. */
const PARTED_GAP = 0.5;

type WordBox = Word['bbox'];

/**
 * Merges two OCR results, word by word and by place: numbers, Latin words and addresses come from the Latin OCR, since
 * the Hebrew one misreads them; all else from the Hebrew one. Words without a Hebrew line form a separate line. The
 * words of a line are unordered.
 */
export function mergeReadings(lines: readonly Line[], latin: readonly Line[]): Line[] {
  const latinWords = new Map<Line, Word[]>();
  const added: Line[] = [];
  for (const line of latin) {
    const homeless: Word[] = [];
    for (const word of joinAddresses(line.words.map(withoutMarks), line.bbox).filter(isTrusted)) {
      const home = findLine(lines, word.bbox);
      if (home) latinWords.set(home, [...(latinWords.get(home) ?? []), word]);
      else if (/[\p{L}\p{N}]/u.test(word.text)) homeless.push(word);
    }
    if (homeless.length > 0) added.push({ ...line, words: homeless, bbox: boxAround(homeless) });
  }
  return [...lines.map((line) => mergeLine(line, latinWords.get(line) ?? [])), ...added];
}

const isContact = (text: string) => ADDRESS.test(text) || PHONE.test(text);
const isTrusted = ({ text, confidence }: Word) =>
  LATIN_WORD.test(text) && confidence >= (TRUST.find(([form]) => form.test(text))?.[1] ?? 100);
/** The engine sets marks of direction before what it reads in the other one. */
const withoutMarks = (word: Word): Word => ({ ...word, text: word.text.replace(/[\p{Cf}\s]/gu, '') });

/** Forms that the Hebrew OCR never reads are taken from the Latin one; otherwise the surer reading wins. */
const wins = (other: Word, word: Word) =>
  isContact(other.text) ||
  ((lettersOnly(other.text) !== lettersOnly(word.text) || BRACKET.test(word.text)) &&
    !(HEBREW.test(word.text) && word.confidence + SURER > other.confidence));

function mergeLine(line: Line, latin: readonly Word[]): Line {
  const isTaken = (word: Word) =>
    latin.some(
      (other) => overlap(word.bbox, other.bbox, 'x') > (isContact(other.text) ? 0.3 : 0.5) && wins(other, word),
    );
  const kept = line.words.filter((word) => !isTaken(word)).map(withVisualSigns);
  const added = latin.filter(
    (other) =>
      (isSureNumber(other)
        ? !kept.some((word) => isWord(word) && shareOf(word.bbox, other.bbox) > MAX_SWALLOWED)
        : !kept.some((word) => isWord(word) && overlap(other.bbox, word.bbox, 'x') > 0.3)) && !isDoubled(other),
  );
  // A sign beside a number may reach into its box.
  const signs = kept.filter((word) => isWord(word) || !added.some(({ bbox }) => overlap(bbox, word.bbox, 'x') > 0.7));
  return { ...line, words: [...signs.map((word) => beside(word, added.filter(isSureNumber))), ...added] };

  /** A sign that the Hebrew OCR has too. */
  function isDoubled(other: Word): boolean {
    return !isWord(other) && kept.some(({ bbox }) => overlap(other.bbox, bbox, 'x') > 0.3);
  }
}

/**
 * Confidence in percent from which a phone or a year of the Latin OCR is one, whatever the Hebrew one sees there, and a
 * span of years: hardly a word looks like one.
 */
const [SURE, SURE_OF_SPAN] = [70, 45];
const IS_SPAN = /\d{4}\D+(?:\d{1,2}[/.])?\d{4}$/;
/** Share of a Hebrew word's box: the Hebrew OCR may read a number as one digit and give the rest to the next word. */
const MAX_SWALLOWED = 0.75;
const isSureNumber = ({ text, confidence }: Word) =>
  (DATES.test(text) && confidence >= (IS_SPAN.test(text) ? SURE_OF_SPAN : SURE)) ||
  (PHONE.test(text) && confidence >= SURE);
/** The part of one box that another covers across. */
const shareOf = (box: WordBox, other: WordBox) =>
  Math.max(0, Math.min(box.x1, other.x1) - Math.max(box.x0, other.x0)) / Math.max(1, box.x1 - box.x0);

/** A word whose box ends where that of a number begins. */
function beside(word: Word, numbers: readonly Word[]): Word {
  const { x0, x1 } = word.bbox;
  const near = numbers.filter(({ bbox }) => bbox.x0 < x1 && bbox.x1 > x0);
  const right = Math.min(x1, ...near.filter(({ bbox }) => bbox.x1 >= x1).map(({ bbox }) => bbox.x0 - 1));
  const left = Math.max(x0, ...near.filter(({ bbox }) => bbox.x0 <= x0).map(({ bbox }) => bbox.x1 + 1));
  return left < right && (left > x0 || right < x1) ? { ...word, bbox: { ...word.bbox, x0: left, x1: right } } : word;
}

/** A number with the sign after it where it is seen: the Hebrew OCR has the signs of its lines in logical order. */
const withVisualSigns = (word: Word): Word => ({
  ...word,
  text: word.text.replace(/^(\d[\d/-]{0,20})([:;,.])$/, '$2$1'),
});

const isWord = ({ text }: Word) => /[\p{L}\p{N}]/u.test(text);

/** The words of a line, neighbours that are an address together as one: the OCR splits them at their signs. */
function joinAddresses(words: readonly Word[], line: WordBox): Word[] {
  const read: Word[] = [];
  for (const word of words.toSorted((a, b) => a.bbox.x0 - b.bbox.x0)) {
    const last = read.at(-1);
    const isNear = last && word.bbox.x0 - last.bbox.x1 < PARTED_GAP * (line.y1 - line.y0);
    if (last && isNear && arePartsOfOne(last.text, word.text))
      read[read.length - 1] = {
        ...last,
        text: last.text + word.text,
        confidence: Math.min(last.confidence, word.confidence),
        bbox: boxAround([last, word]),
      };
    else read.push(word);
  }
  return read;
}

/** Returns whether two texts are parts of one address: between them is a sign that no word begins or ends with. */
const arePartsOfOne = (text: string, next: string) =>
  !ADDRESS.test(next) && ADDRESS.test(text + next) && (/[@._/]$/.test(text) || /^[@._/]/.test(next));

/** Returns the line of a box: the nearest of those that share half of its height, if one is near at all. */
function findLine(lines: readonly Line[], box: WordBox): Line | undefined {
  return lines
    .map((line) => ({
      line,
      // A line's box may end before what its OCR does not see.
      away: Math.max(0, line.bbox.x0 - box.x1, box.x0 - line.bbox.x1),
      shared: overlap(line.bbox, box, 'y'),
    }))
    .filter(({ line, away, shared }) => shared > 0.5 && away < 2 * (line.bbox.y1 - line.bbox.y0))
    .toSorted((a, b) => a.away - b.away || b.shared - a.shared)[0]?.line;
}

function boxAround(words: readonly Word[]): WordBox {
  const of = (side: keyof WordBox, best: (...all: number[]) => number) => best(...words.map(({ bbox }) => bbox[side]));
  return { x0: of('x0', Math.min), y0: of('y0', Math.min), x1: of('x1', Math.max), y1: of('y1', Math.max) };
}

const lettersOnly = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The part of the narrower of two boxes that both cover, across (`x`) or down (`y`). */
function overlap(a: WordBox, b: WordBox, side: 'x' | 'y'): number {
  const [from, to] = side === 'x' ? (['x0', 'x1'] as const) : (['y0', 'y1'] as const);
  const shared = Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  return Math.max(0, shared) / Math.max(1, Math.min(a[to] - a[from], b[to] - b[from]));
}
