import { countOfLetters } from '../../dates/hebrewYear.ts';
import { factsBy, maskText, type Fact } from './facts.ts';
import { memoizeByText } from './memoize.ts';
import { MULTIPLIERS, TENS_WORDS, UNIT_WORDS, VAGUE_QUANTITIES, WHOLE_NUMBER_WORDS } from '../lexicon/quantities.ts';
import { isHebrewWord, lookUp, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

/** Digits that stand alone, behind a sign or a Hebrew prefix; not those within a name (`ES6`, `B2B`). */
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
/** A year and a half; the unit stays outside for who reads it. */
const ONE_AND_A_HALF = new RegExp(
  String.raw`\b(?:one|a) and a half\b|(?<=(?:שנה|שעה|חודש|יום|שבוע|דקה) )וחצי(?![א-ת])|(?<=\b(?:year|hour|` +
    String.raw`month|week|day) )and a half\b`,
  'giu',
);
/** 2x, פי 2.5; the 1990s, שנות ה-90. */
const MULTIPLES =
  /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{1,2})?)x(?![\p{L}\d])|(?<![א-ת])[ושה]{0,2}פי (\d{1,3}(?:\.\d{1,2})?)(?!\d)/giu;
const DECADE = /\b(?:19|20)(\d0)s\b|(?<=שנות ה-?)(?:19|20)?(\d0)(?!\d)/g;
/** Letters as numbers behind what is counted by them: שנה ג', כיתה י"א, כיתות ז' עד י"ב. */
const LETTER_NUMBER = new RegExp(
  String.raw`(?<=(?:שנה|כית(?:ה|ת|ות)|שכב(?:ה|ת|ות)) (?:[א-ת"']{2,3}(?: עד |-| ו-?|, )){0,3})` +
    String.raw`(?:[א-ת]'|[א-ת]"[א-ת])(?![א-ת])|(?<=(?<![א-ת])[ושהבלמכ]{0,2})י"[אב](?![א-ת])`,
  'gu',
);
/** Years of study that no number word is. */
const YEARS_OF_STUDY = [/(?<=שנה ה?)ראשונה(?![א-ת])/g, /(?<=שנה ה?)שניי?ה(?![א-ת])/g, /(?<=שנה ה?)שישית(?![א-ת])/g];
const YEAR_PATTERN = /^(?:19[4-9]\d|20[0-4]\d)$/;

/**
 * The numbers of a text, however they are written: `25%`, `25 אחוז`, `twenty-five percent` are one key, so are
 * `10,000`, `10K` and `10 אלף`; years are dates. Words like hundreds, doubled, מחצית count as well.
 */
export const findNumbers: (text: string) => readonly Fact[] = memoizeByText(readNumbers);

/** What is read one after the other, each in what those before it have left. */
const READERS: readonly ((rest: string) => readonly Fact[])[] = [
  factsBy('number', DECADE, ([, number, word]) => `${number ?? word}s`),
  factsBy('number', /\bQ([1-4])(?!\d)/g, ([, quarter = '']) => quarter),
  // 2x is what doubled says.
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
  // 1.200 is written for 1,200 where a comma parts the decimals.
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

/** What a number word is worth, and how it joins those before it. */
interface NumberWord {
  readonly value: number;
  /** A unit or ten is added; `times` multiplies what stands before it. */
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

/** Numbers in words, with all that belongs to one: "one hundred and twenty", שלוש מאות ועשרים. */
function numbersFromWords(text: string): Fact[] {
  const facts: Fact[] = [];
  const words = tokenizeWords(text);
  for (let wordIndex = 0; wordIndex < words.length; wordIndex += 1) {
    const word = words[wordIndex] as TextWord;
    const before = words[wordIndex - 1];
    if (before && prefixVariants(before.text).some((form) => NON_NUMERIC_CONTEXT.has(form))) continue;
    const first = numberWord(word.text) ?? oneBefore(words[wordIndex + 1], word);
    // אלפי לקוחות: how many is not said.
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

/** "One" is a number only before a hundred and the like. */
const oneBefore = (next: TextWord | undefined, { text }: TextWord): NumberWord | undefined =>
  next && /^(?:one|a)$/i.test(text) && numberWord(next.text)?.times ? { value: 1, times: false } : undefined;

/** All the words of one number from a place on. */
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
      // שלוש מאות: a multiple only behind a unit.
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

/** The lowest place of a number that is taken: after twenty a unit may follow, after a hundred anything below it. */
const smallestPart = (value: number) =>
  value % 100 === 0 && value > 0 ? 100 : value % 10 === 0 && value >= 20 ? 10 : 0;
