import { ownProperty } from '../../platform/ownProperty.ts';
import { maskText, type Fact } from './facts.ts';
import { MULTIPLIERS, TENS_WORDS, UNIT_WORDS, VAGUE_QUANTITIES, WHOLE_NUMBER_WORDS } from './numberWords.ts';
import { isHebrewWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

/** Digits that stand alone, behind a sign or a Hebrew prefix; not those within a name (`ES6`, `B2B`). */
const DIGITS_PATTERN = new RegExp(
  [
    String.raw`(?:(?<=\dx)|(?<![A-Za-z\d])(?<![A-Za-z]-))`,
    String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?`,
    String.raw`(?:st|nd|rd|th)?(?![A-Za-wyzX]*\d|x[A-Za-z])`,
    String.raw`(?:\s?(k|m|mn|b|bn|thousand|million|billion|אלף|אלפים|אלפי|מיליון|מיליארד)(?![\p{L}]))?`,
    String.raw`(\s?(?:%|percent|per cent|אחוז(?:ים|י)?))?`,
  ].join(''),
  'giu',
);
const YEAR_PATTERN = /^(?:19[4-9]\d|20[0-4]\d)$/;

/**
 * The numbers of a text, however they are written: `25%`, `25 אחוז`, `twenty-five percent` are one key, so are
 * `10,000`, `10K` and `10 אלף`; years are dates. Words like hundreds, doubled, מחצית count as well.
 */
export function findNumbers(text: string): Fact[] {
  const found: Fact[] = [];
  let rest = text;
  const take = (facts: readonly Fact[]) => {
    found.push(...facts);
    if (facts.length > 0) rest = maskText(rest, facts);
  };
  take([...text.matchAll(DIGITS_PATTERN)].map(numberFromDigits));
  // שנה ג': the third year.
  take(
    [...rest.matchAll(/(?<=שנה )([א-ו])'/g)].map((match) => ({
      kind: 'number',
      key: String('אבגדהו'.indexOf(match[1] as string) + 1),
      text: match[0],
      index: match.index,
    })),
  );
  for (const [key, pattern] of VAGUE_QUANTITIES)
    take([...rest.matchAll(pattern)].map((match) => ({ kind: 'number', key, text: match[0], index: match.index })));
  found.push(...numbersFromWords(rest));
  return found.toSorted((a, b) => a.index - b.index);
}

function numberFromDigits(match: RegExpExecArray | RegExpMatchArray): Fact {
  const [text, whole = '', decimals = '', multiplier, percent] = match;
  const index = match.index ?? 0;
  const value =
    Number(whole.replaceAll(',', '') + decimals) *
    (multiplier ? (ownProperty(MULTIPLIERS, multiplier.toLowerCase()) ?? 1) : 1);
  if (percent) return { kind: 'percentage', key: `${value}%`, text, index };
  return { kind: !multiplier && YEAR_PATTERN.test(whole) ? 'date' : 'number', key: String(value), text, index };
}

/** Words before which a Hebrew number word is a name or an ordinal: תואר שני, יום שני, באר שבע. */
const NON_NUMERIC_CONTEXT = new Set(['תואר', 'יום', 'ימי', 'באר', 'מקור', 'גורם']);

function numbersFromWords(text: string): Fact[] {
  const found: Fact[] = [];
  const words = tokenizeWords(text);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as TextWord;
    const before = words[at - 1];
    if (before && prefixVariants(before.text).some((form) => NON_NUMERIC_CONTEXT.has(form))) continue;
    const next = words[at + 1];
    const tens = lookUpNumber(word.text, TENS_WORDS);
    const unit = tens === undefined ? lookUpNumber(word.text, UNIT_WORDS) : next && lookUpNumber(next.text, UNIT_WORDS);
    let value =
      tens === undefined
        ? (unit ?? lookUpNumber(word.text, WHOLE_NUMBER_WORDS))
        : tens + (unit !== undefined && unit < 10 ? unit : 0);
    if (value === undefined) continue;
    let last = tens !== undefined && unit !== undefined && unit < 10 ? at + 1 : at;
    const after = words[last + 1];
    const multiplier = after && ownProperty(MULTIPLIERS, after.text.toLowerCase());
    if (after && multiplier !== undefined && after.text.length > 2) {
      value *= multiplier;
      last += 1;
    } else if (after && tens === undefined && value < 10 && /^(?:עשר|עשרה)$/.test(after.text)) {
      value += 10;
      last += 1;
    }
    at = last;
    const { index: begins, text: ending } = words[last] as TextWord;
    const end = begins + ending.length;
    const percent = /^\s?(?:%|percent|per cent|אחוז)/.test(text.slice(end));
    found.push({
      kind: percent ? 'percentage' : 'number',
      key: percent ? `${value}%` : String(value),
      text: text.slice(word.index, end),
      index: word.index,
    });
  }
  return found;
}

function lookUpNumber(word: string, table: ReadonlyMap<string, number>): number | undefined {
  const lower = word.toLowerCase();
  if (!isHebrewWord(lower)) return table.get(lower);
  for (const form of prefixVariants(lower)) {
    const value = table.get(form);
    if (value !== undefined) return value;
  }
  return undefined;
}
