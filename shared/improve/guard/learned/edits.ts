import { FUNCTION_WORDS, NEUTRAL_WORDS } from '../../lexicon/neutralWords.ts';
import { alignedPlaces } from '../alignment.ts';
import { conceptsOfWord, findPhrases } from '../concepts.ts';
import { wordKeys } from '../morphology.ts';
import { memoizeByWord } from '../memoize.ts';
import { isHebrewSlip, isSlip } from '../spelling.ts';
import { createSoundIndex } from '../transliteration.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from '../words.ts';

/** How a word of one text stands in the other: the same word, another of that meaning, in some other way, or not. */
export type Link = 'same' | 'meaning' | 'loose' | 'context' | 'none';

/** A word of a text with where it stands in the other. */
export interface LinkedWord extends TextWord {
  readonly at: number;
  readonly kind: 'function' | 'neutral' | 'number' | 'content';
  link: Link;
  /** Place of the word of the other text among its words. */
  other: number | undefined;
}

/** Source and proposal, word beside word. */
export interface Edits {
  readonly before: readonly LinkedWord[];
  readonly after: readonly LinkedWord[];
}

const isIn = (word: string, list: ReadonlySet<string>) => {
  const bare = normalizeWord(word);
  return (
    list.has(word.toLowerCase()) || (isHebrewWord(bare) ? prefixVariants(bare) : [bare]).some((form) => list.has(form))
  );
};
/** Pronouns that Hebrew joins to its prepositions: לי, עליהם, אותן. */
const HEBREW_PRONOUN = new RegExp(
  '^ו?(?:ל|ב|של|מ|אית|אות|על|אלי|עלי|אצל|לפני|אחרי|בשביל|ביני|בינ|עמ|ממנ|כמו|לידי|תחתי|סביב|' +
    'עבור|כלפי|מול|בתוכ|בלעד|לגבי|באמצעות|לקרא[ת]|ביד|מיד|בעצמ|לעצמ)' +
    '(?:י|ך|ו|ה|נו|כם|כן|הם|הן|יו|יה|ם|ן|יהם|יהן)$',
);

const kindOf: (text: string) => LinkedWord['kind'] = memoizeByWord((text) => {
  if (/^\d/.test(text)) return 'number';
  const lower = text.toLowerCase();
  if (text.length < 2 || /^[ושהבלמכ]{1,3}$/.test(text)) return 'function';
  if (isHebrewWord(text) && HEBREW_PRONOUN.test(normalizeWord(text))) return 'function';
  if (isIn(lower, FUNCTION_WORDS)) return 'function';
  return isIn(lower, NEUTRAL_WORDS) ? 'neutral' : 'content';
});

const linkable = (text: string): LinkedWord[] =>
  tokenizeWords(text).map((word, at) => ({ ...word, at, kind: kindOf(word.text), link: 'none', other: undefined }));

/** Places of words by each of their keys. */
function placesBy<K>(words: readonly LinkedWord[], keysOf: (word: LinkedWord) => Iterable<K>): Map<K, number[]> {
  const places = new Map<K, number[]>();
  for (const word of words)
    for (const key of keysOf(word)) {
      const found = places.get(key);
      if (found) found.push(word.at);
      else places.set(key, [word.at]);
    }
  return places;
}

function conceptsByPlace(text: string, words: readonly LinkedWord[]): ReadonlySet<number>[] {
  const concepts = words.map(({ text }) => new Set(conceptsOfWord(text)));
  for (const { from, to, concept } of findPhrases(text))
    for (let at = from; at <= to; at += 1) concepts[at]?.add(concept);
  return concepts;
}

const keysOf = ({ text }: TextWord) => [
  ...wordKeys(text),
  ...text.split(/[.+#]/).flatMap((part) => (part.length > 1 && part !== text ? wordKeys(part) : [])),
];

/** Words of the source that are looked through for slips of the fingers and for names in the other script. */
const MAX_COMPARED = 80;
/** How many places on either side of where a word should stand are looked at: a text may repeat a word without end. */
const TRIES = 12;

/** Of lists of places in order the one nearest to where it should stand that is not taken. */
function nearestFree(
  lists: readonly (readonly number[])[],
  words: readonly LinkedWord[],
  expected: number,
): number | undefined {
  let best: number | undefined;
  for (const list of lists) {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] as number) < expected) low = middle + 1;
      else high = middle;
    }
    for (const at of list.slice(Math.max(0, low - TRIES), low + TRIES))
      if (words[at]?.link === 'none' && (best === undefined || Math.abs(at - expected) < Math.abs(best - expected)))
        best = at;
  }
  return best;
}

/** Joins words of two texts, each at most once; of several candidates the one nearest to where it should stand. */
function joinPairs(
  after: readonly LinkedWord[],
  before: readonly LinkedWord[],
  candidates: (word: LinkedWord) => readonly (readonly number[])[],
  link: Link,
) {
  const ratio = before.length / Math.max(1, after.length);
  for (const word of after) {
    if (word.link !== 'none' || word.kind === 'function') continue;
    const previous = after[word.at - 1]?.other;
    const expected = previous === undefined ? word.at * ratio : previous + 1;
    const best = nearestFree(candidates(word), before, expected);
    if (best === undefined) continue;
    word.link = link;
    word.other = best;
    const partner = before[best] as LinkedWord;
    partner.link = link;
    partner.other = word.at;
  }
}

/**
 * Joins each word of a proposal with the word of the source that says the same. A word of the proposal without a
 * partner was added, one of the source was lost. For words of which `forget` is true the lexicon is not asked: so the
 * model learns what to do with words that no lexicon has.
 */
export function compareWords(
  source: string,
  context: readonly string[],
  proposal: string,
  forget: (word: string) => boolean = () => false,
): Edits {
  const before = linkable(source);
  const after = linkable(proposal);
  const byKey = placesBy(
    before.filter(({ kind }) => kind !== 'function'),
    keysOf,
  );
  joinPairs(after, before, (word) => keysOf(word).map((key) => byKey.get(key) ?? []), 'same');
  const beforeConcepts = conceptsByPlace(source, before);
  const afterConcepts = conceptsByPlace(proposal, after);
  const byConcept = placesBy(before, ({ at, text }) => (forget(text) ? [] : (beforeConcepts[at] ?? [])));
  joinPairs(
    after,
    before,
    ({ at, text }) => (forget(text) ? [] : [...(afterConcepts[at] ?? [])].map((one) => byConcept.get(one) ?? [])),
    'meaning',
  );
  const restBefore = before
    .filter(({ link, kind }) => link === 'none' && kind === 'content')
    .slice(0, MAX_COMPARED)
    .map((word) => ({ word, lower: word.text.toLowerCase(), isHeard: createSoundIndex([word.text]) }));
  joinPairs(
    after,
    before,
    ({ text }) => [
      restBefore
        .filter(
          ({ word: other, lower, isHeard }) =>
            isSlip(text.toLowerCase(), lower) ||
            isHebrewSlip(text, other.text) ||
            (isHebrewWord(text) !== isHebrewWord(other.text) && isHeard(text)),
        )
        .map(({ word: { at } }) => at),
    ],
    'same',
  );
  linkLoosely(after, [source], proposal, forget, 'loose');
  linkLoosely(before, [proposal], source, forget, 'loose');
  if (context.length > 0) linkLoosely(after, context, proposal, forget, 'context');
  return { before, after };
}

/** Links words that the other text has, but not as one word that is still free: a phrase, an acronym, a repetition. */
function linkLoosely(
  words: readonly LinkedWord[],
  others: readonly string[],
  text: string,
  forget: (word: string) => boolean,
  link: Link,
) {
  if (words.every((word) => word.link !== 'none' || word.kind === 'function')) return;
  const places = alignedPlaces(others, text);
  for (const word of words) if (word.link === 'none' && places.has(word.index) && !forget(word.text)) word.link = link;
}
