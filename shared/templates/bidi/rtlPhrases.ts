import type { Item } from './groups.ts';
import { withinBrackets, type TextSpan } from './ltrRules.ts';
import { UNIT_WORD, isCounted } from './numbers.ts';
import { RTL_RANGE } from './script.ts';

const LINE_END = /[\n\r\u2028\u2029]/;
const BLANKS = /^[^\S\n\r\u2028\u2029]+$/;
/** A Hebrew prefix and its hyphen, at the end of the text before a Latin word or a number: ה-, ול־. */
const PREFIX_AT_END = new RegExp(`(?<![${RTL_RANGE}])[ובכלמשה]{1,3}[-–־]?$`);
/** A word that a number before it counts: 3 years. */
const COUNTED_LATIN = /^[a-z]{2,}s$/;

/** The sign of a currency after its amount in words: 2.5 מיליון ₪. */
const AMOUNT_END = /^ ?[₪$€%](?!\p{N})/u;

/**
 * The right-to-left phrases of a left-to-right text, in order: from a Hebrew word to the last one before the next Latin
 * word, with the numbers, quotes and brackets that belong to them.
 */
export function findRtlPhrases(text: string, items: readonly Item[]): TextSpan[] {
  const phrases: TextSpan[] = [];
  /** Indexes of the first and last item of the phrase that is being read. */
  let first = -1;
  let last = -1;
  const close = () => {
    if (first >= 0) phrases.push(phraseOf(text, items, first, last));
    first = -1;
  };
  items.forEach((item, index) => {
    const gap = index > 0 ? text.slice((items[index - 1] as Item).end, item.start) : '';
    if (first >= 0 && (LINE_END.test(gap) || (isAside(text, items, index) && !/^\s*$/.test(gap)))) close();
    if (isRtlItem(text, items, index)) {
      if (first < 0) first = index;
      last = index;
    } else if (['latin', 'address', 'latinGroup'].includes(item.kind)) close();
    else if (item.kind === 'rtlGroup') {
      close();
      for (const phrase of findRtlPhrases(text, item.items ?? [])) phrases.push(phrase);
    }
  });
  close();
  return phrases;
}

/**
 * Returns whether a sign before an item separates it from the phrase: `03-5550199 (משרד) |, 04-8123456 | (בית)`, since
 * brackets, years, dates, phones and addresses belong to the line unless only blanks are around them.
 */
function isAside(text: string, items: readonly Item[], index: number): boolean {
  const isApart = ({ kind, start }: Item) =>
    ['year', 'date', 'phone', 'address', 'numberGroup'].includes(kind) ||
    (kind === 'rtlGroup' && text.charAt(start) === '(');
  return isApart(items[index] as Item) || isApart(items[index - 1] as Item);
}

/** Whether an item is of Hebrew: a word, a Latin word with a Hebrew prefix (ה-CI/CD), a group that is all Hebrew. */
function isRtlItem(text: string, items: readonly Item[], index: number): boolean {
  const item = items[index] as Item;
  if (item.kind === 'rtl') return true;
  const before = items[index - 1];
  if (item.kind === 'latin')
    return before?.kind === 'rtl' && PREFIX_AT_END.test(text.slice(Math.max(0, before.start - 1), item.start));
  if (item.kind !== 'rtlGroup') return false;
  const inner = item.items ?? [];
  const words = inner
    .map((_, innerIndex) => innerIndex)
    .filter((innerIndex) => !['number', 'year', 'date'].includes((inner[innerIndex] as Item).kind));
  // A quoted title has the language of its first word; brackets may hold two languages.
  return /["“„«']/.test(text.charAt(item.start))
    ? words.length > 0 && isRtlItem(text, inner, words[0] as number)
    : words.every((innerIndex) => isRtlItem(text, inner, innerIndex));
}

/**
 * A phrase of those items; brackets around all of it belong to the line, and stay with it where that ends within them.
 * With a number at their edge (`(עונה 6)`) the phrase keeps them: pdf.js would read the number first.
 */
function phraseOf(text: string, items: readonly Item[], first: number, last: number): TextSpan {
  const phrase = withNumbers(text, items, first, last);
  const item = items[first] as Item;
  const isAlone = first === last && phrase.start === item.start && phrase.end === item.end;
  return isAlone && item.kind === 'rtlGroup' && /^[([{](?!\d).+(?<!\d)[)\]}]$/.test(text.slice(item.start, item.end))
    ? withinBrackets(phrase)
    : phrase;
}

/** A phrase with the numbers at its edges that are its own; a date, a year or a phone there is the line's. */
function withNumbers(text: string, items: readonly Item[], first: number, last: number): TextSpan {
  let { start } = items[first] as Item;
  let { end } = items[last] as Item;
  const before = items[first - 1];
  if (before?.kind === 'number' && items[first]?.kind === 'rtl' && BLANKS.test(text.slice(before.end, start))) {
    const earlier = items[first - 2];
    // A number without a sign may be the version of the name before it: Windows 10 בעברית, but Ranked #1 במכירות.
    const isNamed =
      /^[\d.]+$/.test(text.slice(before.start, before.end)) &&
      earlier?.kind === 'latin' &&
      BLANKS.test(text.slice(earlier.end, before.start));
    const word = text.slice(start, items[first].end);
    if (!isNamed || isCounted(text.slice(before.start, before.end), word)) ({ start } = before);
  }
  const after = items[last + 1];
  if (after && isNumberOfPhrase(text, items, last, after)) ({ end } = after);
  end += AMOUNT_END.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  return { start, end };
}

/** Whether a number after a phrase is its own: `ב־18%`, `הרצל 12`, but not `חיפה | 3 years`, `צה"ל | 2010–2013`. */
function isNumberOfPhrase(text: string, items: readonly Item[], last: number, after: Item): boolean {
  const { start, end } = items[last] as Item;
  const gap = text.slice(end, after.start);
  if (after.kind === 'number' && gap === '') return true;
  if (/^[-–־]?$/.test(gap))
    return (
      (after.kind === 'number' || after.kind === 'year') &&
      PREFIX_AT_END.test(text.slice(Math.max(0, start - 1), after.start))
    );
  if (after.kind !== 'number' || !BLANKS.test(gap)) return false;
  const next = items[last + 2];
  // Volume and issue: in "מעריב" 65(4), where the bracket would otherwise be left outside.
  if (next?.start === after.end && !next.kind.startsWith('rtl')) return false;
  const word =
    next?.kind === 'latin' && BLANKS.test(text.slice(after.end, next.start)) ? text.slice(next.start, next.end) : '';
  return !COUNTED_LATIN.test(word) && !UNIT_WORD.test(word);
}
