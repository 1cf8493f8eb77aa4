import { MOST_WORDS, phrasesAt } from '../guard/equivalents.ts';
import { findListedNames } from '../guard/names.ts';
import { memoizeByText, memoizeByWord } from '../guard/memoize.ts';
import { wordKeys } from '../guard/morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from '../guard/words.ts';
import { FAMILIES } from '../lexicon/equivalents.ts';
import { UNIT_WORDS } from '../lexicon/quantities.ts';
import { FUNCTION_WORDS, HEADS, UNSAID } from '../lexicon/words.ts';

/** One thing that a text says: a word, a phrase of the table of equivalents, or the name of a tool. */
export interface Term {
  /** What it means: two texts say the same thing where they share an id. The first is the one to remember it by. */
  readonly ids: readonly string[];
  readonly text: string;
  /** Place in UTF-16 code units. */
  readonly index: number;
  /** Whether it is the name of a tool. */
  readonly isName: boolean;
  /** How much of a requirement it is: words such as "management" say little without their second word. */
  readonly weight: number;
  /** The words of a phrase, which say it as well where they all stand in one text. */
  readonly parts?: readonly Term[];
}

/** Names by the family that they are of, and families by their names. */
const [FAMILIES_OF, MEMBERS_OF] = [new Map<string, string[]>(), new Map<string, string[]>()];
for (const [family = '', ...names] of FAMILIES) {
  MEMBERS_OF.set(family, names);
  for (const name of names) FAMILIES_OF.set(name, [...(FAMILIES_OF.get(name) ?? []), family]);
}

/** Whether a word is none that tells what is asked: grammar, "experience", "strong", a number. */
export const isUnsaid: (word: string) => boolean = memoizeByWord((word) => {
  const bare = normalizeWord(word);
  if (/^\d/.test(bare) || bare === '' || UNIT_WORDS.has(bare)) return true;
  return (isHebrewWord(bare) ? prefixVariants(bare) : [bare, word.toLowerCase()]).some(
    (form) => UNSAID.has(form) || FUNCTION_WORDS.has(form),
  );
});
/** Words that a second one makes exact: of a list, and English nouns of doing. */
const isHead = (word: string) =>
  prefixVariants(normalizeWord(word)).some((form) => HEADS.has(form)) ||
  (/^[a-z]{3,}(?:tion|ment|ance|ing|sis|ship)$/i.test(word) && phrasesAt([word]).length === 0);

const rowsOf = (phrases: ReturnType<typeof phrasesAt>) => [...new Set(phrases.map(({ row }) => `row ${row}`))];

/** A word by itself: by the rows that it stands in, else by the base forms that it may have. */
function idsOfWord(word: string): string[] {
  const rows = rowsOf(phrasesAt([word]));
  const keys = wordKeys(word).filter((key) => (rows.length === 0 ? /^he .{3}|^en/ : /^he [.=]|^en/).test(key));
  return [...rows, ...keys];
}

/** The first word of an item of a list is a name as any other; "Excel in …" is none. */
const namesOf = memoizeByText((text) => {
  const opening = /^\S+ (?:in|at|to|on|with) /.test(text) ? '' : 'a ';
  return findListedNames(opening + text).flatMap((name) =>
    name.kind === 'technology' ? [{ ...name, index: name.index - opening.length }] : [],
  );
});
const rowsOfName = (key: string) => rowsOf(phrasesAt(tokenizeWords(key).map(({ text }) => text)));
/** Rows of kinds of tools: test automation, a CRM. */
export const KINDS: ReadonlySet<string> = new Set([...MEMBERS_OF.keys()].flatMap(rowsOfName));
/** Who asks for Office is answered by Word, and who asks for Word by Office, but not by Excel. */
const saidByName = (key: string) => [
  ...[key, ...(MEMBERS_OF.get(key) ?? [])].map((name) => `name ${name}`),
  ...(FAMILIES_OF.get(key) ?? []).flatMap((family) => [`one of ${family}`, ...rowsOfName(family)]),
  ...rowsOfName(key),
];

const wordTerm = ({ text, index }: TextWord): Term => {
  const weight = isHead(text) ? HEAD_WEIGHT : phrasesAt([text]).length > 0 ? 1 : UNKNOWN_WEIGHT;
  return { ids: idsOfWord(text), text, index, isName: false, weight };
};

/** What a text says, each word in one term; words that say nothing by themselves are left out. */
export const readTerms: (text: string) => readonly Term[] = memoizeByText((text) => {
  const words = tokenizeWords(text).filter(({ text: word }) => !/^[ושהבלמכ]$/.test(word));
  const names = new Map(namesOf(text).map((name) => [name.index, name]));
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as TextWord;
    const name = names.get(word.index);
    const phrases = phrasesAt(words.slice(at, at + MOST_WORDS).map((each) => each.text));
    const longest = Math.max(0, ...phrases.map((phrase) => phrase.words.length));
    const add = (ids: readonly string[], end: number, isName: boolean, weight: number) => {
      terms.push({ ids, text: text.slice(word.index, end), index: word.index, isName, weight });
      while ((words[at + 1]?.index ?? Infinity) < end) at += 1;
    };
    const last = words[at + longest - 1];
    const rows = rowsOf(phrases.filter((phrase) => phrase.words.length === longest));
    const grade = GRADE.exec(text.slice(word.index));
    if (name && name.text.length >= (last && longest > 1 ? last.index + last.text.length - word.index : 0))
      add([`name ${name.key}`, `one of ${name.key}`, ...rows], name.index + name.text.length, true, 1);
    else if (grade) add([`grade ${grade[1]}`], word.index + grade[0].length, false, GRADE_WEIGHT);
    else if (longest > 1 && last) {
      const inner = words.slice(at, at + longest).filter((each) => !isUnsaid(each.text));
      add(rows, last.index + last.text.length, false, 1);
      terms.push({ ...terms.pop()!, parts: inner.map(wordTerm) });
    } else if (HEBREW_CLASS.test(text.slice(Math.max(0, word.index - 8), word.index + 2)) && /^[א-ד]'/.test(word.text))
      add([`name ${'abcd'['אבגד'.indexOf(word.text[0] as string)]}`], word.index + 2, true, GRADE_WEIGHT);
    else if (LETTER.test(word.text)) {
      const letters = word.text.toLowerCase().split('+');
      add(
        letters.map((letter) => `name ${letter}`),
        word.index + word.text.length,
        true,
        GRADE_WEIGHT,
      );
    } else if (!isUnsaid(word.text)) terms.push(wordTerm(word));
  }
  return terms;
});
/** A word that no table has tells less than one whose others it has; a class or grade is nearly a name. */
export const [HEAD_WEIGHT, UNKNOWN_WEIGHT, GRADE_WEIGHT] = [0.33, 0.6, 0.95] as const;
/** A class of a licence or the language R, and the grade of a certificate. */
const LETTER = /^(?:[B-HJ-Z]|[A-E]\d|[B-D]\d?\+E)$/;
const HEBREW_CLASS = /(?:רישיון|רשיון|נהיגה|דרגה) [א-ד]'$/;
const GRADE = /^(?:level|grade|class|סוג|דרגה|רמה)[ -](\d)(?!\d)/i;

/** Everything that a text says, as ids: also the words within its phrases and names, each by itself. */
export const readIds: (text: string) => ReadonlySet<string> = memoizeByText((text) => {
  const words = tokenizeWords(text).map((word) => word.text);
  return new Set([
    ...readTerms(text).flatMap(({ ids }) => ids),
    ...words.flatMap((word, at) => [
      ...idsOfWord(word),
      ...rowsOf(phrasesAt(words.slice(at, at + MOST_WORDS))),
      // "Managed the team", "led a sales team": a word may stand between two.
      ...rowsOf(phrasesAt([word, words[at + 2] ?? ''])),
    ]),
    ...namesOf(text).flatMap(({ key }) => saidByName(key)),
  ]);
});
