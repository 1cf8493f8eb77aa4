import { ACTION_CONCEPTS } from '../lexicon/concepts/actions.ts';
import { CARING_CONCEPTS } from '../lexicon/concepts/caringWords.ts';
import { COMPUTING_CONCEPTS } from '../lexicon/concepts/computingWords.ts';
import { DESCRIBING_CONCEPTS } from '../lexicon/concepts/describingWords.ts';
import { DOING_CONCEPTS } from '../lexicon/concepts/doing.ts';
import { ENGLISH_SYNONYMS } from '../lexicon/concepts/englishSynonyms.ts';
import { OFFICE_CONCEPTS } from '../lexicon/concepts/officeWords.ts';
import { PEOPLE_CONCEPTS } from '../lexicon/concepts/people.ts';
import { QUALITY_CONCEPTS } from '../lexicon/concepts/qualities.ts';
import { THING_CONCEPTS } from '../lexicon/concepts/things.ts';
import { CARE_AND_HOSTING_WORDS } from '../lexicon/concepts/resume/careAndHosting.ts';
import { OFFICE_AND_PUBLIC_WORDS } from '../lexicon/concepts/resume/officeAndPublicLife.ts';
import { PRODUCT_AND_STUDY_WORDS } from '../lexicon/concepts/resume/productsAndStudies.ts';
import { TIME_AND_TRADE_WORDS } from '../lexicon/concepts/resume/timesAndTrades.ts';
import { WORK_AND_MATERIAL_WORDS } from '../lexicon/concepts/resume/workAndMaterials.ts';
import { SHORT_FORMS } from '../lexicon/concepts/shortForms.ts';
import { TRADE_CONCEPTS } from '../lexicon/concepts/trades.ts';
import { WORKSHOP_CONCEPTS } from '../lexicon/concepts/workshopWords.ts';
import { FUNCTION_WORDS } from '../lexicon/neutralWords.ts';
import { memoizeByText, memoizeByWord } from './memoize.ts';
import { wordKeys } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';

/** Concepts by the word itself, by its keys, and by the phrases that begin with a word. */
const CONCEPTS_BY_FORM = new Map<string, Set<number>>();
const CONCEPTS_BY_KEY = new Map<string, Set<number>>();
const PHRASES_BY_FIRST = new Map<string, { readonly rest: readonly string[]; readonly concept: number }[]>();

const addTo = (map: Map<string, Set<number>>, key: string, concept: number) =>
  void map.set(key, (map.get(key) ?? new Set()).add(concept));

/** What kind of table a meaning comes from. */
export const DOMAINS = ['action', 'people', 'thing', 'quality', 'trade', 'english', 'resume'] as const;
/** English words of each meaning, and the table that it comes from. */
const ENGLISH_BY_CONCEPT: (readonly string[])[] = [];
const DOMAIN_BY_CONCEPT: (typeof DOMAINS)[number][] = [];

/** The tables, and what kind of words each has. */
const TABLES: readonly (readonly [domain: (typeof DOMAINS)[number], rows: string])[] = [
  ['action', ACTION_CONCEPTS],
  ['people', PEOPLE_CONCEPTS],
  ['thing', THING_CONCEPTS],
  ['quality', QUALITY_CONCEPTS],
  ['trade', TRADE_CONCEPTS],
  ['english', ENGLISH_SYNONYMS],
  ['resume', TIME_AND_TRADE_WORDS],
  ['resume', CARE_AND_HOSTING_WORDS],
  ['resume', OFFICE_AND_PUBLIC_WORDS],
  ['resume', PRODUCT_AND_STUDY_WORDS],
  ['resume', WORK_AND_MATERIAL_WORDS],
  ['resume', DOING_CONCEPTS],
  ['resume', OFFICE_CONCEPTS],
  ['resume', CARING_CONCEPTS],
  ['resume', WORKSHOP_CONCEPTS],
  ['resume', COMPUTING_CONCEPTS],
  ['resume', DESCRIBING_CONCEPTS],
  ['resume', SHORT_FORMS],
];

TABLES.flatMap(([domain, rows]) =>
  rows
    .split(/[\n|]/)
    .filter((row) => row.trim() !== '')
    .map((row) => ({ row, domain })),
).forEach(({ row, domain }, concept) => {
  DOMAIN_BY_CONCEPT.push(domain);
  ENGLISH_BY_CONCEPT.push(
    row
      .trim()
      .split(/\s+/)
      .filter((entry) => /^[a-z]+$/.test(entry)),
  );
  for (const entry of row.trim().split(/\s+/)) {
    const [first = '', ...rest] = entry.split(/[_&-]/).map((part) => phraseForms(normalizeWord(part))[0] as string);
    if (rest.length > 0) {
      const phrases = PHRASES_BY_FIRST.get(first) ?? [];
      PHRASES_BY_FIRST.set(first, [...phrases, { rest, concept }]);
      continue;
    }
    addTo(CONCEPTS_BY_FORM, normalizeWord(entry), concept);
    for (const key of wordKeys(entry)) if (!key.startsWith('he .')) addTo(CONCEPTS_BY_KEY, key, concept);
  }
});

/** Under what the words of a phrase are compared: a Hebrew word with any prefixes, an English one by its stem. */
function phraseForms(word: string): readonly string[] {
  return isHebrewWord(word) ? prefixVariants(word) : wordKeys(word);
}
const NO_CONCEPTS: ReadonlySet<number> = new Set();
/** Under what a word may stand in the lexicon. */
const forms = (word: string) => (isHebrewWord(word) ? prefixVariants(word) : [word]);

/** Roots of two letters are those of many words, and words of grammar have no meaning of their own. */
const isSharpKey = (key: string) => !/^he ..$/.test(key);

/** The meanings that a word may have. */
export const conceptsOfWord: (word: string) => ReadonlySet<number> = memoizeByWord((word) => {
  if (FUNCTION_WORDS.has(word.toLowerCase())) return NO_CONCEPTS;
  let found: Set<number> | undefined;
  for (const form of forms(normalizeWord(word)))
    for (const concept of CONCEPTS_BY_FORM.get(form) ?? []) found = (found ?? new Set()).add(concept);
  for (const key of wordKeys(word).filter(isSharpKey))
    for (const concept of CONCEPTS_BY_KEY.get(key) ?? []) found = (found ?? new Set()).add(concept);
  return found ?? NO_CONCEPTS;
});

/** Whether the lexica have a word just as it is written. */
export const hasMeaning = (word: string): boolean => CONCEPTS_BY_FORM.has(normalizeWord(word));

/** English words of the meanings that a word may have, those of the first meaning first. */
export const englishOf = (word: string): readonly string[] => [
  ...new Set([...conceptsOfWord(word)].flatMap((concept) => (ENGLISH_BY_CONCEPT[concept] ?? []).slice(0, 3))),
];

/** The tables that know a word. */
export const domainsOf: (word: string) => ReadonlySet<(typeof DOMAINS)[number]> = memoizeByWord(
  (word) => new Set([...conceptsOfWord(word)].flatMap((concept) => DOMAIN_BY_CONCEPT[concept] ?? [])),
);

/** A phrase of the lexicon in a text: the words that it takes, from one to another. */
interface FoundPhrase {
  readonly from: number;
  readonly to: number;
  readonly concept: number;
}

/** Phrases of the lexicon among the words of a text; each word of a Hebrew phrase may have prefixes. */
export const findPhrases: (text: string) => readonly FoundPhrase[] = memoizeByText((text) => {
  const words = tokenizeWords(text);
  return words.flatMap((word, from) =>
    phraseForms(normalizeWord(word.text)).flatMap((first) =>
      (PHRASES_BY_FIRST.get(first) ?? []).flatMap(({ rest, concept }) =>
        rest.every((part, at) => {
          const next = words[from + 1 + at];
          return next !== undefined && phraseForms(normalizeWord(next.text)).includes(part);
        })
          ? [{ from, to: from + rest.length, concept }]
          : [],
      ),
    ),
  );
});

/** Every meaning that a text speaks of, and the keys of its words. */
export interface Vocabulary {
  readonly keys: ReadonlySet<string>;
  readonly concepts: ReadonlySet<number>;
}

/** The words of all texts by their keys, and the concepts that they may stand for. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const all = texts.map(vocabularyOfText);
  return {
    keys: new Set(all.flatMap(({ keys }) => [...keys])),
    concepts: new Set(all.flatMap(({ concepts }) => [...concepts])),
  };
}

const vocabularyOfText = memoizeByText((text: string): Vocabulary => {
  const keys = new Set<string>();
  const concepts = new Set<number>();
  const words = tokenizeWords(text);
  for (const { text: word } of words) {
    for (const key of wordKeys(word)) keys.add(key);
    for (const concept of conceptsOfWord(word)) concepts.add(concept);
    // A name that is written in parts: Node.js, front-end.
    for (const part of word.split(/[.+#]/)) if (part.length > 1) for (const key of wordKeys(part)) keys.add(key);
  }
  for (const { concept } of findPhrases(text)) concepts.add(concept);
  return { keys, concepts };
});
