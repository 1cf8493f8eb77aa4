import { factsBy, type Fact } from './facts.ts';
import {
  AMBIGUOUS_TECHNOLOGIES,
  CAPITALIZED_NON_NAMES,
  EVERYDAY_ACRONYMS,
  FIRST_NAMES,
  ORGANISATIONS,
  PLACE_NAMES,
  TECHNOLOGIES,
} from '../lexicon/names.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

type ListedName = Pick<Fact, 'kind' | 'key'>;

/** Every listed name, and the most words of a name that begins with a given word. */
const LISTED_NAMES = new Map<string, ListedName>();
const MAX_WORDS_BY_FIRST = new Map<string, number>();
for (const [kind, list] of [
  ['technology', TECHNOLOGIES],
  ['name', ORGANISATIONS],
  ['name', PLACE_NAMES],
  ['name', FIRST_NAMES],
] as const) {
  for (const [name, key] of list) {
    if (!LISTED_NAMES.has(name)) LISTED_NAMES.set(name, { kind, key });
    const words = tokenizeWords(name);
    const first = words[0]?.text ?? '';
    MAX_WORDS_BY_FIRST.set(first, Math.max(MAX_WORDS_BY_FIRST.get(first) ?? 0, words.length));
  }
}

/** Returns a name as it may be listed: without its first word's Hebrew prefixes or the English possessive. */
function listedForms(written: string): readonly string[] {
  const forms = isHebrewWord(written) ? prefixVariants(written) : [written];
  return /['’׳]s?$/.test(written) ? forms.flatMap((form) => [form, form.replace(/['’׳]s?$/, '')]) : forms;
}

/** Finds listed names in either language and script, the longest first: `אקסל` and `Excel` are one. */
export function findListedNames(text: string): Fact[] {
  const words = tokenizeWords(text);
  const facts: Fact[] = [];
  for (let wordIndex = 0; wordIndex < words.length; wordIndex += 1) {
    const first = words[wordIndex] as TextWord;
    const longest = Math.max(...listedForms(first.text.toLowerCase()).map((form) => MAX_WORDS_BY_FIRST.get(form) ?? 0));
    for (let length = Math.min(longest, words.length - wordIndex); length > 0; length -= 1) {
      const last = words[wordIndex + length - 1] as TextWord;
      const end = last.index + last.text.length;
      const fact = lookUpName(text.slice(first.index, end), first);
      if (!fact) continue;
      facts.push(fact);
      wordIndex += length - 1;
      break;
    }
  }
  return facts;
}

function lookUpName(written: string, { index, opensSentence: opens }: TextWord): Fact | undefined {
  const lower = written.toLowerCase();
  if (AMBIGUOUS_TECHNOLOGIES.has(lower) && (written === lower || opens)) return undefined;
  for (const form of listedForms(lower)) {
    // With most prefixes a first name is another word: משרה is a position, not "from Sarah".
    if (form !== lower && FIRST_NAMES.has(form) && !/^[ול]$/.test(lower.slice(0, lower.indexOf(form)))) continue;
    const entry = LISTED_NAMES.get(form);
    if (entry) return { ...entry, text: written, index };
  }
  return undefined;
}

/**
 * Matches addresses of sites and e-mail. Each must begin where no similar character precedes it, so that matching stays
 * linear. Endings of technology names (Node.js, ASP.NET, socket.io) are no top-level domains here.
 */
const ADDRESS_PATTERN = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)[^\s<>"')]+`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?<![\w@.-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|info|biz|(?:co|org|ac|gov|muni)\.il)` +
      String.raw`(?![\w-])(?:\/[^\s<>"')]*)?`,
  ].join('|'),
  'gi',
);

/** Finds the site and e-mail addresses in a text. */
export const findAddresses = factsBy('name', ADDRESS_PATTERN, ([written]) =>
  written
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/(?<![/.,;:!?])[/.,;:!?]+$/, ''),
);

/**
 * Finds Latin words that look like names. In English: words with a capital that is not due to their position, and mixed
 * or all-capital words anywhere. In Hebrew: every Latin word. The key is the word without case.
 */
export function findLatinNames(text: string): Fact[] {
  const words = tokenizeWords(text);
  const hebrew = words.filter(({ text: word }) => isHebrewWord(word)).length;
  const inHebrew = hebrew > words.length / 4;
  return words
    .filter(({ text: word, opensSentence: opens }) => isLatinName(word, opens, inHebrew))
    .map(({ text: word, index }) => ({ kind: 'name', key: latinNameKey(word), text: word, index }));
}

/** Makers whose name may precede their products or be left out. */
const MAKERS = /^(?:adobe|microsoft|ms|amazon|apache|google|autodesk|oracle|atlassian|apple|meta)$/i;

/** Whether a name is a maker's before a product. In "at Google I led" it is not. */
export const isMakerOf = ({ text: name, index }: Fact, text: string): boolean =>
  MAKERS.test(name) && /^ (?!I\b)[A-Z]/.test(text.slice(index + name.length));

/** Returns one key for a name with and without a version or suffix: React.js, ReactJS; HTML5. */
const latinNameKey = (word: string) =>
  normalizeWord(word.toLowerCase().replace(/(?<=[a-z])\.?js$/, '')).replace(/(?<=[a-z]{2})\d$/, '');

function isLatinName(word: string, opens: boolean, inHebrew: boolean): boolean {
  if (!/^[A-Za-z\u00c0-\u024f]/.test(word) || CAPITALIZED_NON_NAMES.has(word.toLowerCase()) || /^\d/.test(word))
    return false;
  if (inHebrew) return /[A-Za-z]{2}|[A-Z]/.test(word);
  if (/[A-Z].*[A-Z]|[A-Za-z]\d|[+#]/.test(word)) return word.length > 1;
  return /^[A-Z\u00c0-\u00de]/.test(word) && !opens && word.length > 1;
}

/** A word for an employer or school, and the name after it. */
const NAMED_BODY = new RegExp(
  '(?<![א-ת])([ושבלמכ]{0,2}(?:חברת|בנק|מכללת|אוניברסיטת|מלון|עיריית|תיכון|קיבוץ|מושב|בית החולים|בית הספר)) ' +
    `([א-ת"'״׳]{2,})`,
  'gu',
);

/** Finds Hebrew names of employers and schools by the word before them: חברת אלפא. The key is the name. */
export function findNamedBodies(text: string): Fact[] {
  return [...text.matchAll(NAMED_BODY)].map(({ 0: written, 2: name = '', index }) => ({
    kind: 'name',
    key: normalizeWord(name),
    text: name,
    index: index + written.length - name.length,
  }));
}

/** Finds Hebrew acronyms in a text (צה"ל), except those of everyday words. */
export function findAcronyms(text: string): Fact[] {
  return tokenizeWords(text)
    .filter(
      ({ text: word }) =>
        /^[א-ת]+["״][א-ת]$|^[א-ת]+["״][א-ת]{1,3}$/.test(word) &&
        !prefixVariants(normalizeWord(word)).some((form) => EVERYDAY_ACRONYMS.has(form)),
    )
    .map(({ text: word, index }) => ({ kind: 'name', key: normalizeWord(word), text: word, index }));
}
