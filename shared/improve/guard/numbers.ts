import { countOfLetters } from '../../dates/hebrewYear.ts';
import { factsBy, maskText, type Fact } from './facts.ts';
import { memoizeByText } from './memoize.ts';
import { MULTIPLIERS, TENS_WORDS, UNIT_WORDS, VAGUE_QUANTITIES, WHOLE_NUMBER_WORDS } from '../lexicon/quantities.ts';
import { isHebrewWord, lookUp, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

/** Digits that stand alone or after a sign or Hebrew prefix, but not within a name (`ES6`, `B2B`). */
const DIGITS_PATTERN = new RegExp(
  [
    String.raw`(?:(?<=\dx|\d(?:st|nd|rd|th)-|\b(?:ex|pre|post|mid|non)-)|(?<![A-Za-z\d])(?<![A-Za-z]-))`,
    String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?`,
    String.raw`(?:st|nd|rd|th)?(?![A-WYZ]*\d|x[A-Z])`,
    String.raw`(?:\s?(k|m|mn|b|bn|thousand|million|billion|אלף|אלפים|אלפי|מיליון|מיליארד)(?![\p{L}\p{N}²]))?`,
    String.raw`(\s?(?:%|percent|per cent|אחוז(?:ים|י)?))?`,
  ].join(''),
  'giu',
);
/** One and a half; the unit is not matched, so that it can be read separately. */
const ONE_AND_A_HALF = new RegExp(
  String.raw`\b(?:one|a) and a half\b|(?<=(?:שנה|שעה|חודש|יום|שבוע|דקה) )וחצי(?![א-ת])|(?<=\b(?:year|hour|` +
    String.raw`month|week|day) )and a half\b`,
  'giu',
);
/** 2x, פי 2.5; the 1990s, שנות ה-90. */
const MULTIPLES =
  /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{1,2})?)x(?![\p{L}\d])|(?<![א-ת])[ושה]{0,2}פי (\d{1,3}(?:\.\d{1,2})?)(?!\d)/giu;
const DECADE = /\b(?:19|20)(\d0)s\b|(?<=שנות ה-?)(?:19|20)?(\d0)(?!\d)/g;
/** Hebrew letters as numbers after what they count: שנה ג', כיתה י"א, כיתות ז' עד י"ב. */
const LETTER_NUMBER = new RegExp(
  String.raw`(?<=(?:שנה|כית(?:ה|ת|ות)|שכב(?:ה|ת|ות)) (?:[א-ת"']{2,3}(?: עד |-| ו-?|, )){0,3})` +
    String.raw`(?:[א-ת]'|[א-ת]"[א-ת])(?![א-ת])|(?<=(?<![א-ת])[ושהבלמכ]{0,2})י"[אב](?![א-ת])`,
  'gu',
);
/** Years of study in words that are not in the table of numbers. */
const YEARS_OF_STUDY = [/(?<=שנה ה?)ראשונה(?![א-ת])/g, /(?<=שנה ה?)שניי?ה(?![א-ת])/g, /(?<=שנה ה?)שישית(?![א-ת])/g];
const YEAR_PATTERN = /^(?:19[4-9]\d|20[0-4]\d)$/;

/**
 * Finds the numbers of a text in any form: `25%`, `25 אחוז` and `twenty-five percent` have one key, and so do `10,000`,
 * `10K` and `10 אלף`. Years are dates. Words like hundreds, doubled and מחצית count too.
 */
export const findNumbers: (text: string) => readonly Fact[] = memoizeByText(readNumbers);

/** Steps that are applied in order; each reads what the previous ones left. */
const READERS: readonly ((rest: string) => readonly Fact[])[] = [
  factsBy('number', DECADE, ([, number, word]) => `${number ?? word}s`),
  factsBy('number', /\bQ([1-4])(?!\d)/g, ([, quarter = '']) => quarter),
  // 2x equals "doubled".
  factsBy('number', MULTIPLES, ([, sign, word]) => `${sign ?? word}x`),
  (rest) => [...rest.matchAll(DIGITS_PATTERN)].map(numberFromDigits),
  factsBy('number', LETTER_NUMBER, ([letters]) => String(countOfLetters(letters))),
  ...YEARS_OF_STUDY.map((pattern, index) => factsBy('number', pattern, () => ['1', '2', '6'][index] ?? '')),
  factsBy('number', ONE_AND_A_HALF, () => '1.5'),
  factsBy('number', /\bhalf a dozen\b/giu, () => '6'),
  ...VAGUE_QUANTITIES.filter(([key]) => key.includes('/')).map(([key, pattern]) =>
    factsBy('number', pattern, () => key),
  ),
  numbersFromWords,
  ...VAGUE_QUANTITIES.map(([key, pattern]) => factsBy('number', pattern, () => key)),
];

function readNumbers(text: string): Fact[] {
  const all: Fact[] = [];
  let rest = text;
  for (const read of READERS) {
    const facts = read(rest);
    all.push(...facts);
    if (facts.length > 0) rest = maskText(rest, facts);
  }
  return all.toSorted((a, b) => a.index - b.index);
}

function numberFromDigits(match: RegExpExecArray | RegExpMatchArray): Fact {
  const [text, whole = '', decimals = '', multiplier, percent] = match;
  const index = match.index ?? 0;
  const value =
    Number(whole.replaceAll(',', '') + decimals) * (multiplier ? (MULTIPLIERS.get(multiplier.toLowerCase()) ?? 1) : 1);
  if (percent) return { kind: 'percentage', key: `${value}%`, text, index };
  // With a decimal comma, 1.200 means 1,200.
  const also = /^\.\d{3}$/.test(decimals) && !whole.includes(',') && whole !== '0' && [String(value * 1_000)];
  return {
    kind: !multiplier && YEAR_PATTERN.test(whole) ? 'date' : 'number',
    key: String(value),
    ...(also && { also }),
    text,
    index,
  };
}

/** Words before which a Hebrew number word is a name or an ordinal: תואר שני, יום שני, באר שבע. */
const NON_NUMERIC_CONTEXT = new Set(['תואר', 'יום', 'ימי', 'באר', 'מקור', 'גורם']);

/** The value of a number word, and how it joins the words before it. */
interface NumberWord {
  readonly value: number;
  /** Whether it multiplies the number before it; otherwise it is added. */
  readonly times: boolean;
}

function numberWord(word: string): NumberWord | undefined {
  const added = lookUp(word, TENS_WORDS) ?? lookUp(word, UNIT_WORDS);
  if (added !== undefined) return { value: added, times: false };
  const multiplier = MULTIPLIERS.get(word.toLowerCase());
  if (multiplier !== undefined && word.length > 2) return { value: multiplier, times: true };
  const whole = lookUp(word, WHOLE_NUMBER_WORDS);
  return whole === undefined ? undefined : { value: whole, times: whole === 100 && !isHebrewWord(word) };
}

/** Finds numbers in words with all their parts: "one hundred and twenty", שלוש מאות ועשרים. */
function numbersFromWords(text: string): Fact[] {
  const facts: Fact[] = [];
  const words = tokenizeWords(text);
  for (let wordIndex = 0; wordIndex < words.length; wordIndex += 1) {
    const word = words[wordIndex] as TextWord;
    const before = words[wordIndex - 1];
    if (before && prefixVariants(before.text).some((form) => NON_NUMERIC_CONTEXT.has(form))) continue;
    const first = numberWord(word.text) ?? oneBefore(words[wordIndex + 1], word);
    // A multiplier alone, such as אלפי לקוחות, gives no number.
    if (first === undefined || (first.times && lookUp(word.text, WHOLE_NUMBER_WORDS) === undefined)) continue;
    const { value, last } = wholeNumber(words, wordIndex, first);
    wordIndex = last;
    const { index: begins, text: ending } = words[last] as TextWord;
    const end = begins + ending.length;
    const percent = /^\s?(?:%|percent|per cent|אחוז)/.test(text.slice(end));
    facts.push({
      kind: percent ? 'percentage' : 'number',
      key: percent ? `${value}%` : String(value),
      text: text.slice(word.index, end),
      index: word.index,
    });
  }
  return facts;
}

/** "One" counts as a number only before a multiplier such as "hundred". */
const oneBefore = (next: TextWord | undefined, { text }: TextWord): NumberWord | undefined =>
  next && /^(?:one|a)$/i.test(text) && numberWord(next.text)?.times ? { value: 1, times: false } : undefined;

/** Reads all words of one number. */
function wholeNumber(words: readonly TextWord[], from: number, first: NumberWord) {
  let total = 0;
  let current = first.value;
  let last = from;
  for (let wordIndex = from + 1; wordIndex < words.length; wordIndex += 1) {
    const { text } = words[wordIndex] as TextWord;
    const joined = text.toLowerCase() === 'and' && current + total >= 100 ? 1 : 0;
    const word = (words[wordIndex + joined]?.text ?? '').toLowerCase();
    const next =
      numberWord(word) ?? (/^(?:one|ואחד|ואחת)$/.test(word) && current >= 20 ? { value: 1, times: false } : undefined);
    if (!next) {
      // שלוש מאות: "hundreds" multiplies only a unit before it.
      if (word !== 'מאות' || current > 9) break;
      current *= 100;
    } else if (next.times) {
      [total, current] = next.value === 100 ? [total, current * 100] : [total + Math.max(1, current) * next.value, 0];
    } else if (/^(?:עשר|עשרה)$/.test(word) && current < 10) current += 10;
    else if (
      next.value < smallestPart(current === 0 ? total : current) &&
      (joined || isHebrewWord(word) ? word.startsWith('ו') || joined > 0 : true)
    )
      current += next.value;
    else break;
    wordIndex += joined;
    last = wordIndex;
  }
  return { value: total + current, last };
}

/** Returns the value below which another part may be added: after twenty a unit, after a hundred anything smaller. */
const smallestPart = (value: number) =>
  value % 100 === 0 && value > 0 ? 100 : value % 10 === 0 && value >= 20 ? 10 : 0;
