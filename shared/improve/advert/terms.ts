import { SUGGESTED_SKILLS } from '../../resume/skillCatalogue.ts';
import { coverOf, type TextMatch } from '../guard/facts.ts';
import { MOST_WORDS, STRICT_ROWS, indexPhrases } from '../guard/equivalents.ts';
import { findListedNames } from '../guard/names.ts';
import { memoizeByText, memoizeByWord } from '../guard/memoize.ts';
import { wordKeys } from '../guard/morphology.ts';
import { isHebrewWord, lookUp, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from '../guard/words.ts';
import { ADVERT_ROWS, FAMILIES, FIELDS, KINDS_OF_TOOLS } from '../lexicon/adverts.ts';
import { PLACE_NAMES } from '../lexicon/names.ts';
import { UNIT_WORDS } from '../lexicon/quantities.ts';
import { FUNCTION_WORDS, HEADS, UNSAID } from '../lexicon/words.ts';
import { degreeIn } from './quantities.ts';

/** One thing that a text says: a word, a phrase of the table of equivalents, or the name of a tool. */
export interface Term extends TextMatch {
  /** Ids of its meanings. Two texts say the same if they share an id. The first one names the term. */
  readonly ids: readonly string[];
  /** Whether it is the name of a tool. */
  readonly isName: boolean;
  /** Its weight in a requirement: words such as "management" say little without a second word. */
  readonly weight: number;
  /** The words of a phrase, which also match if one text contains all of them separately. */
  readonly parts?: readonly Term[];
}

const NAMED_SKILLS = Object.values(SUGGESTED_SKILLS).flatMap((names) =>
  names.map((name) => (typeof name === 'string' ? [] : [name.he, name.en])),
);
const phrasesAt = indexPhrases([...ADVERT_ROWS, ...STRICT_ROWS, ...NAMED_SKILLS]);

const fieldsAt = indexPhrases(FIELDS);

const MEMBERS_OF = new Map(FAMILIES.map(([family = '', ...names]) => [family, names]));
const ALTERNATIVES = new Set(KINDS_OF_TOOLS.map(([family]) => family));
/** Returns the kinds of tools that include a name. */
const familiesOf = (name: string) =>
  FAMILIES.flatMap(([family = '', ...names]) => (names.includes(name) ? family : []));

/** Whether a word does not tell what is asked for: grammar, "experience", "strong", a number. */
export const isUnsaid: (word: string) => boolean = memoizeByWord((word) => {
  const bare = normalizeWord(word);
  if (/^\d/.test(bare) || bare === '' || UNIT_WORDS.has(bare)) return true;
  return (isHebrewWord(bare) ? prefixVariants(bare) : [bare, word.toLowerCase()]).some(
    (form) => UNSAID.has(form) || FUNCTION_WORDS.has(form),
  );
});
const ENGLISH_HEADS = new Set([...HEADS].flatMap(wordKeys).filter((key) => key.startsWith('en')));
/** Words that need a second one to be exact: listed words, and English nouns of activities. */
const isHead = (word: string) =>
  prefixVariants(normalizeWord(word)).some((form) => HEADS.has(form)) ||
  wordKeys(word).some((key) => ENGLISH_HEADS.has(key)) ||
  (/^[a-z]{3,}(?:tion|ment|ance|ing|sis|ship)$/i.test(word) && phrasesAt([word]).length === 0);

const rowsOf = (phrases: ReturnType<typeof phrasesAt>) => [...new Set(phrases.map(({ row }) => `row ${row}`))];

/** Returns the ids of a single word: the rows that contain it, otherwise its base forms. */
function idsOfWord(word: string): string[] {
  const rows = rowsOf(phrasesAt([word]));
  const keys = wordKeys(word).filter((key) => (rows.length === 0 ? /^he .{3}|^en/ : /^he [.=]|^en/).test(key));
  return [...rows, ...keys];
}

/** The first word of a list item may be a name too, but not in "Excel in …". */
const namesOf = memoizeByText((text) => {
  const opening = /^\S+ (?:in|at|to|on|with) /.test(text) ? '' : 'a ';
  return findListedNames(opening + text).flatMap((name) =>
    name.kind === 'technology' ? [{ ...name, index: name.index - opening.length }] : [],
  );
});
const rowsOfName = (key: string) => rowsOf(phrasesAt(tokenizeWords(key).map(({ text }) => text)));
/** Rows of kinds of tools: test automation, a CRM. */
export const KINDS: ReadonlySet<string> = new Set([...MEMBERS_OF.keys()].flatMap(rowsOfName));
/** Any tool implies working with computers. */
const COMPUTERS = 'row computer literacy';
/**
 * A résumé with Word meets a requirement of Office, and one with Office that of Word; Excel does not meet that of Word.
 */
const saidByName = (key: string) => [
  ...[key, ...(MEMBERS_OF.get(key) ?? [])].map((name) => `name ${name}`),
  ...familiesOf(key).flatMap((family) => [`one of ${family}`, ...rowsOfName(family), COMPUTERS]),
  ...rowsOfName(key),
];

/** Returns the term of a tool's name with the ids of its kind, which other tools of the kind share. */
export const ofItsKind = ({ ids, ...term }: Term): Term => {
  const families = ids
    .flatMap((id) => familiesOf(id.replace(/^name /, '')))
    .filter((family) => ALTERNATIVES.has(family));
  return { ...term, ids: [...ids, ...families.map((family) => `one of ${family}`)] };
};

const wordTerm = ({ text, index }: TextWord): Term => {
  const weight = isHead(text) ? HEAD_WEIGHT : phrasesAt([text]).length > 0 ? 1 : UNKNOWN_WEIGHT;
  return { ids: idsOfWord(text), text, index, isName: false, weight };
};

/** Returns the terms of a text, each word in one term; words that say nothing alone are left out. */
export const readTerms: (text: string) => readonly Term[] = memoizeByText((text) => {
  const words = tokenizeWords(text).filter(({ text: word }) => !/^[ושהבלמכ]$/.test(word));
  const names = new Map(namesOf(text).map((name) => [name.index, name]));
  // The place of the job is no requirement.
  const isPlace = coverOf(
    text,
    findListedNames(text).filter(({ text: name }) => lookUp(name, PLACE_NAMES)),
  );
  const terms: Term[] = [];
  for (let wordIndex = 0; wordIndex < words.length; wordIndex += 1) {
    const word = words[wordIndex] as TextWord;
    const name = names.get(word.index);
    const phrases = phrasesAt(words.slice(wordIndex, wordIndex + MOST_WORDS).map((each) => each.text));
    const longest = Math.max(0, ...phrases.map((phrase) => phrase.words.length));
    const add = (ids: readonly string[], end: number, isName: boolean, weight: number) => {
      terms.push({ ids, text: text.slice(word.index, end), index: word.index, isName, weight });
      while ((words[wordIndex + 1]?.index ?? Infinity) < end) wordIndex += 1;
    };
    const last = words[wordIndex + longest - 1];
    const rows = rowsOf(phrases.filter((phrase) => phrase.words.length === longest));
    const grade = GRADE.exec(text.slice(word.index));
    const letters = lettersOf(text, word);
    if (name && name.text.length >= (last && longest > 1 ? last.index + last.text.length - word.index : 0))
      add([`name ${name.key}`, `one of ${name.key}`, ...rows], name.index + name.text.length, true, 1);
    else if (grade) add([`grade ${grade[1]}`], word.index + grade[0].length, false, GRADE_WEIGHT);
    else if (longest > 1 && last) {
      const inner = words.slice(wordIndex, wordIndex + longest).filter((each) => !isUnsaid(each.text));
      add(rows, last.index + last.text.length, false, inner.length === 0 ? HEAD_WEIGHT : 1);
      terms.push({ ...terms.pop()!, parts: inner.map(wordTerm) });
    } else if (letters.length > 0) {
      const ids = letters.map((letter) => `name ${letter}`);
      add(ids, word.index + (isHebrewWord(word.text) ? 2 : word.text.length), true, GRADE_WEIGHT);
    } else if (!isUnsaid(word.text) && !isPlace(word.index)) terms.push(wordTerm(word));
  }
  return terms;
});
/** Weights: an unlisted word tells less than one with equivalents; a class or grade nearly as much as a name. */
export const [HEAD_WEIGHT, UNKNOWN_WEIGHT, GRADE_WEIGHT] = [0.33, 0.6, 0.95] as const;
/** A class of a licence, the language R, the grade of a certificate, or the number of a standard. */
const LETTER = /^(?:[B-HJ-Z]|[A-E]\d|[B-D]\d?\+E)$/;
const HEBREW_CLASS = /(?:רישיון|רשיון|נהיגה|דרגה) ([א-ד])['׳]$/;
function lettersOf(text: string, { text: word, index }: TextWord): string[] {
  const [, hebrew] = HEBREW_CLASS.exec(text.slice(Math.max(0, index - 8), index + 2)) ?? [];
  if (hebrew !== undefined) return ['abcd'.charAt('אבגד'.indexOf(hebrew))];
  return LETTER.test(word) ? word.toLowerCase().split('+') : [];
}
const GRADE =
  /^(?:(?:level|grade|class|סוג|דרגה|רמה)[ -]|(?:(?:iso|iec|en|bs|din|astm|ת"י)[ /-]?){1,3}(?=\d{3}))(\d{1,5})(?!\d)/i;

/** A class of licence implies a driving licence. */
const HELD_CLASS = /(?:רישיון|רשיון|licen[cs]e)(?: class)? (?:[א-ד]['׳]|[A-D]\d?(?![a-z]))/i;
const DRIVING = rowsOf(phrasesAt(['driving', 'licence']));
/** A degree implies finished school. */
const SCHOOLING = rowsOf(phrasesAt(['matriculation']));

/** Returns everything that a text says as ids, including the separate words within phrases and names. */
export const readIds: (text: string) => ReadonlySet<string> = memoizeByText((text) => {
  // Google Analytics does not imply analytical skills, nor a degree in industry and management experience in managing.
  const names = namesOf(text);
  const read = tokenizeWords(text);
  const inNames = names.map(({ index, text: name }) => ({ index: index + 1, text: name.slice(1) }));
  const isInName = coverOf(text, inNames);
  const fieldsFrom = (place: number) => fieldsAt(read.slice(place, place + MOST_WORDS).map((word) => word.text));
  const isWithin = ({ index }: TextWord, place: number) =>
    isInName(index) || (place > 0 && fieldsFrom(place - 1).some(({ words: field }) => field.length > 1));
  const words = read.filter((word, place) => !isWithin(word, place)).map((word) => word.text);
  return new Set([
    ...readTerms(text).flatMap(({ ids }) => ids),
    ...words.flatMap((word, wordIndex) => [
      ...idsOfWord(word),
      ...rowsOf(phrasesAt(words.slice(wordIndex, wordIndex + MOST_WORDS))),
      // "Managed the team", "led a sales team": another word may be between the two.
      ...rowsOf(phrasesAt([word, words[wordIndex + 2] ?? ''])),
    ]),
    ...names.flatMap(({ key }) => saidByName(key)),
    ...(HELD_CLASS.test(text) ? DRIVING : []),
    ...(degreeIn(text) > 0 ? SCHOOLING : []),
  ]);
});
