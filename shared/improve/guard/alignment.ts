import { NEUTRAL_WORDS, DECORATIVE_WORDS } from '../lexicon/neutralWords.ts';
import { IMPLIED } from '../lexicon/implied.ts';
import { acronymWords } from './acronyms.ts';
import { conceptsOfWord, findPhrases, vocabularyOf } from './concepts.ts';
import { wordKeys } from './morphology.ts';
import { hasHebrewSlip, hasSlip, type Slips, slipsOf } from './spelling.ts';
import { createSoundIndex } from './transliteration.ts';
import { isVerb } from './verbs.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

/** Words of a proposal that nothing in its sources says. */
export interface Alignment {
  /** Claims: nouns, names and whole phrases that are new. */
  readonly claims: readonly TextWord[];
  /** Wording: praise and manner, and words of a translation that no lexicon knows. */
  readonly wording: readonly TextWord[];
}

const isIn = (word: string, list: ReadonlySet<string>) => {
  const bare = normalizeWord(word);
  return (
    list.has(word.toLowerCase()) || (isHebrewWord(bare) ? prefixVariants(bare) : [bare]).some((form) => list.has(form))
  );
};
const isNumeric = (word: string) => /^\d[\d.,:/-]*(?:st|nd|rd|th)?$/.test(word);
/** Prefixes before a hyphen or a quotation mark: וב-Jira. */
const isPrefix = (word: string) => /^[ושהבלמכ]{1,3}$/.test(word);

/** Of the words of a proposal, how many must be of another script than the source for it to be a translation. */
const TRANSLATED_SHARE = 0.5;

/** Keys of what an act implies, by each key of the act. */
const IMPLIED_BY_ACT = new Map<string, string[]>();
for (const row of IMPLIED.trim().split('\n')) {
  const [acts = '', things = ''] = row.split(':').map((part) => part.trim());
  const implied = things.split(' ').flatMap(sharpKeys);
  for (const key of acts.split(' ').flatMap(sharpKeys))
    IMPLIED_BY_ACT.set(key, [...(IMPLIED_BY_ACT.get(key) ?? []), ...implied]);
}

/** Keys of a word without roots of two letters, which many words share. */
function sharpKeys(word: string): string[] {
  return wordKeys(word).filter((key) => !/^he ..$/.test(key));
}

/** Abbreviations of these texts (`dept.`), in lower case, and the lengths that they have. */
const abbreviationsOf = (sources: readonly string[]) =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?<![\p{L}.])(\p{L}{3,5})\.(?!\p{L})/gu)].map((match) => (match[1] as string).toLowerCase()),
    ),
  );
const ABBREVIATION_LENGTHS = [3, 4, 5];

/**
 * Places of the words of a proposal that say what the sources say. Whatever the sources hold is read once, for all
 * words: the time grows with their sum, not with their product.
 */
export function alignedPlaces(sources: readonly string[], after: string): ReadonlySet<number> {
  const words = tokenizeWords(after);
  const said = vocabularyOf(sources);
  const aligned = new Set<number>();
  const spelled = acronymWords(words, sources);
  for (const { from, to, concept } of findPhrases(after))
    if (said.concepts.has(concept)) for (let at = from; at <= to; at += 1) aligned.add(words[at]?.index ?? -1);
  const abbreviated = abbreviationsOf(sources);
  const isAbbreviated = (word: string) => ABBREVIATION_LENGTHS.some((length) => abbreviated.has(word.slice(0, length)));
  const implied = new Set([...said.keys].flatMap((key) => IMPLIED_BY_ACT.get(key) ?? []));
  const isSaid = (text: string) => wordKeys(text).some((key) => said.keys.has(key));
  const isRespelled = createRespellings(sources);
  const isHeard = createSoundIndex(sources);
  words.forEach(({ text, index }, at) => {
    if (
      spelled.has(at) ||
      isSaid(text) ||
      text.split(/[.+#]/).some((part) => part.length > 1 && part !== text && isSaid(part)) ||
      [...conceptsOfWord(text)].some((concept) => said.concepts.has(concept)) ||
      isRespelled(text, words[at - 1]?.text, words[at + 1]?.text) ||
      isAbbreviated(text.toLowerCase()) ||
      (implied.size > 0 && wordKeys(text).some((key) => implied.has(key))) ||
      isHeard(text)
    )
      aligned.add(index);
  });
  return aligned;
}

/**
 * Content words of a proposal that align with nothing: by inflection, meaning, acronym, spelling or sound. `isRead`
 * tells which places other stages compare: numbers, listed names, qualifiers.
 */
export function alignWords(
  source: string,
  after: string,
  isRead: (index: number) => boolean,
  aligned: ReadonlySet<number>,
): Alignment {
  const words = tokenizeWords(after);
  const translated = isTranslated(source, words);
  const claims: TextWord[] = [];
  const wording: TextWord[] = [];
  for (const word of words) {
    const { text, index } = word;
    if (text.length < 2 || isPrefix(text) || isNumeric(text) || isRead(index) || aligned.has(index)) continue;
    if (isIn(text, NEUTRAL_WORDS)) continue;
    const before = after.slice(Math.max(0, index - 8), index);
    const opens =
      word.opensSentence || /(?:^|[,;:\n(]|\b(?:and|by|to|while|for|in|of|or|then|also|&)) *$/i.test(before);
    const isWording = isIn(text, DECORATIVE_WORDS) || translated || isVerb(word, opens);
    (isWording ? wording : claims).push(word);
  }
  return { claims, wording };
}

/**
 * Whether the sources have a word, between these two, with a slip in it, in two parts, or as a part of one (gear boxes,
 * handheld). They are read when the first word asks.
 */
function createRespellings(sources: readonly string[]) {
  let hebrew: Slips | undefined;
  let latin: Slips | undefined;
  let pairs: ReadonlySet<string> | undefined;
  const words = () => sources.flatMap((source) => tokenizeWords(source).map(({ text }) => text));
  return (text: string, previous = '', next = ''): boolean => {
    const lower = text.toLowerCase();
    // Shorter words are no slips of each other, and need not be looked for in the whole of the sources.
    if (lower.length < (isHebrewWord(lower) ? 5 : 4)) return false;
    if (isHebrewWord(lower)) return hasHebrewSlip(lower, (hebrew ??= slipsOf(new Set(words()))));
    const slips = (latin ??= slipsOf(new Set(words().map((word) => word.toLowerCase()))));
    if (hasSlip(lower, slips)) return true;
    const isWhole = (joined: string) => joined.length > 5 && slips.words.has(joined);
    if (isWhole(`${previous}${text}`.toLowerCase()) || isWhole(`${text}${next}`.toLowerCase())) return true;
    const said = (pairs ??= new Set(sources.flatMap(keysOfPairs)));
    return wordKeys(lower).some((key) => said.has(key));
  };
}

/** Keys of every two words of a text that stand beside each other, as if written as one. */
function keysOfPairs(text: string): string[] {
  const words = tokenizeWords(text).map(({ text: word }) => word.toLowerCase());
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined || isHebrewWord(word) ? [] : wordKeys(word + next);
  });
}

/** Share of the words that are Hebrew, 0 to 1. */
const hebrewShare = (words: readonly TextWord[]) =>
  words.filter(({ text }) => isHebrewWord(text)).length / Math.max(1, words.length);

/** Whether a proposal is in the other language than its source. */
export function isTranslated(before: string, after: readonly TextWord[]): boolean {
  const source = tokenizeWords(before);
  if (source.length < 3 || after.length < 3) return false;
  return Math.abs(hebrewShare(source) - hebrewShare(after)) > TRANSLATED_SHARE;
}
