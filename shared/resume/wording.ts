import { stripMarks } from './textMarks.ts';
import { ENGLISH_IRREGULAR_VERBS, ENGLISH_VERBS, HEBREW_VERBS, KEY_TERMS } from './wordLists.ts';

/** The features of a text's wording, in either language, on which the score's bonuses are based (SCORE-02). */
export interface Wording {
  readonly words: number;
  /** Its length in words as English would need them: Hebrew says the, and, in, to, that within the word. */
  readonly extent: number;
  /** Whether an action verb opens it: among the first three words. */
  readonly opensWithVerb: boolean;
  /** Different action verbs in it. */
  readonly verbs: number;
  /** Whether it holds a number or percentage that says how much; years, dates and names such as `ES6` do not. */
  readonly hasNumber: boolean;
  /** Different key terms in it, as numbers of the ideas that they express. */
  readonly keyTerms: ReadonlySet<number>;
}

/** The number of a bullet in a list that was pasted with its numbers: it says nothing about the work. */
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s/;

/** Reads the wording of one bullet or paragraph. Linear in its length. */
export function analyzeWording(bullet: string): Wording {
  const text = stripMarks(bullet).replace(LIST_NUMBER, '');
  const words = tokenize(text);
  const verbs = new Set<number>();
  const keyTerms = new Set<number>();
  let opensWithVerb = false;
  words.forEach((word, index) => {
    const verb = lookUpWord(word, VERBS) ?? (index === 0 ? ENGLISH_BASES.get(word) : undefined);
    if (verb !== undefined) {
      verbs.add(verb);
      opensWithVerb ||= index < 3;
    }
    const term = lookUpWord(word, TERMS);
    if (term !== undefined) keyTerms.add(term);
  });
  const hebrew = words.filter((word) => /^[\u05d0-\u05ea]/.test(word)).length;
  return {
    words: words.length,
    extent: words.length + hebrew * HEBREW_WORD_SURPLUS,
    opensWithVerb,
    verbs: verbs.size,
    hasNumber: hasNumber(text),
    keyTerms,
  };
}

/** The résumé in samples.fixture.ts has 112 words in Hebrew, a third of them Latin names, and 122 in English. */
const HEBREW_WORD_SURPLUS = 0.15;

/** Words in lower case without quotes; signs and slashes separate them, so that `מנהל/ת` reads as `מנהל`. */
function tokenize(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['"׳״’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A word in a table, also after one or two of the Hebrew prefixes (and, in, the, to, from, that, as). */
function lookUpWord(word: string, table: ReadonlyMap<string, number>): number | undefined {
  const whole = table.get(word);
  if (whole !== undefined || !/^[ובהלמשכ]/.test(word) || word.length < 4) return whole;
  return table.get(word.slice(1)) ?? (/^.[ובהלמשכ]/.test(word) ? table.get(word.slice(2)) : undefined);
}

/** A number that is alone, or follows a currency sign or a Hebrew prefix (`ב30%`, `ל-5`). */
const NUMBER_PATTERN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,_/-])(?:[ובהלמשכ]{1,2}[-–־]?)?`,
    String.raw`[-–+~$₪€£]*(?![\d,.]*\/\d)`,
    String.raw`(\d[\d,.]*)`,
    String.raw`(\s*(?:%|אחוז|percent|מיליון|אלף|million|thousand|k\b|m\b))?`,
  ].join(''),
  'giu',
);

/** A mark out of a hundred, or a mean with its decimals out of four, five or ten: `91/100`, `3.8/4.0`. */
const MARK = /(?<![\d./])(?:\d{1,3}(?:\.\d{1,2})?\/100|\d\.\d{1,2}\/(?:4|5|10)(?:\.0{1,2})?)(?![\d/])/;

function hasNumber(text: string): boolean {
  if (!/\d/.test(text)) return false;
  if (MARK.test(text)) return true;
  for (const match of text.matchAll(NUMBER_PATTERN)) {
    const isYear = /^(?:19|20)\d{2}[.,]?$/.test(match[1] ?? '') && match[2] === undefined;
    if (!isYear) return true;
  }
  return false;
}

/** Rows are separated by `|` or a new line, words by spaces; every word leads to the number of its row. */
function parseWordTable(table: string): Map<string, number> {
  const rowByWord = new Map<string, number>();
  table.split(/[|\n]/).forEach((row, index) => {
    for (const word of row.split(' ')) if (word !== '') rowByWord.set(word.replace(/['"]/g, ''), index);
  });
  return rowByWord;
}

const englishBases = ENGLISH_VERBS.split(/\s+/).filter((word) => word !== '');

/** Bare English forms are nouns as often (`design`, `support`), so they count only as the first word. */
const ENGLISH_BASES = new Map([
  ...englishBases.map((base, index): [string, number] => [base, 1000 + index]),
  ...[...parseWordTable(ENGLISH_IRREGULAR_VERBS)].map(([word, row]): [string, number] => [word, 2000 + row]),
]);

const VERBS = new Map([
  ...parseWordTable(HEBREW_VERBS),
  ...englishBases.flatMap((base, index) => regularForms(base).map((form): [string, number] => [form, 1000 + index])),
  ...irregularForms(),
]);

const TERMS = parseWordTable(KEY_TERMS);

function regularForms(base: string): string[] {
  if (base.endsWith('e')) return [`${base}d`, `${base.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`, `${base}ing`];
  return [`${base}ed`, `${base}ing`];
}

function irregularForms(): [string, number][] {
  const bare = new Set(ENGLISH_IRREGULAR_VERBS.split(/[|\n]/).map((row) => row.trim().split(' ')[0]));
  return [...parseWordTable(ENGLISH_IRREGULAR_VERBS)]
    .filter(([word]) => !bare.has(word))
    .map(([word, row]) => [word, 2000 + row]);
}
