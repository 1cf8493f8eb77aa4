import { rowsOfWord } from './guard/equivalents.ts';
import { isContentWord, mainKey } from './guard/contentKeys.ts';
import { wordKeys } from './guard/morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './guard/words.ts';

/** Two words that an advertisement says as one thing: ניהול תקציב, budget management. */
export interface JobCompound {
  /** The same for every form of the two words, in one language. */
  readonly key: string;
  /** As the advertisement writes it, without the prefix of its first word. */
  readonly text: string;
  readonly index: number;
  readonly words: readonly [string, string];
}

/** Nouns for an activity that a second word makes exact (ניהול תקציב): the first word of a Hebrew construct. */
const HEBREW_HEADS = new Set(
  (
    'ניהול הובלת פיתוח תכנון תפעול שירות הדרכת הכשרת הנחיית גיוס קליטת בקרת בקרה אבטחת הבטחת ניתוח עריכת כתיבת ניסוח ' +
    'קידום הפקת הפעלת תחזוקת התקנת הקמת בניית ליווי טיפול מתן איתור עיבוד הכנת שיווק מכירת מכירות רכש הנהלת חשבות ' +
    'הערכת אפיון עיצוב תמיכה תמיכת ייעוץ מחקר בדיקות בדיקת הזנת תיאום יישום הטמעת הטמעה מעקב גביית שימור פיקוח קשרי ' +
    'יחסי הגשת הזמנת הזמנות ספירת סידור ליקוט נהיגה הסעת אספקת פתרון הרצאות הוראת תרגום צילום הסבת'
  ).split(' '),
);
/** The same in English: the second of two words, or the first before "of". */
const ENGLISH_TAILS = new Set(
  (
    'management development planning service services support analysis control assurance training coaching ' +
    'recruitment hiring sales marketing reporting accounting engineering design testing research ' +
    'coordination maintenance ' +
    'procurement logistics scheduling budgeting forecasting negotiation administration security operations relations ' +
    'integration automation migration deployment monitoring writing editing teaching tutoring counselling care ' +
    'handling processing entry modelling modeling'
  ).split(' '),
);
/** Verbs of the same in advertisements: managing budgets. */
const ENGLISH_GERUNDS = new Set(
  (
    'managing leading developing planning training coaching recruiting hiring designing testing coordinating ' +
    'maintaining negotiating writing editing teaching handling processing analysing analyzing monitoring preparing ' +
    'scheduling supervising'
  ).split(' '),
);
/** Between the two words of a compound. */
const HEBREW_LINKS = new Set(['של', 'את', 'עם', 'מול', 'אל']);
const ENGLISH_LINKS = new Set(['of', 'the', 'a', 'an', 'our', 'with']);
/** Adjectives of praise before an English noun: they do not tell what kind of it is meant. */
const ENGLISH_PRAISE = new Set(
  (
    'strong good excellent great proven relevant professional outstanding solid effective efficient full new senior ' +
    'high hands-on other related general advanced basic previous'
  ).split(' '),
);

/** All compounds of a text, in the order of the text; the same one may occur several times. */
export function findCompounds(text: string): JobCompound[] {
  const words = tokenizeWords(text);
  return words.flatMap((word, at) => {
    const found = isHebrewWord(word.text) ? hebrewCompound(text, words, at) : englishCompound(text, words, at);
    return found ? [found] : [];
  });
}

/** The word after this one, past the links; undefined where punctuation stands between. */
function nextWord(text: string, words: readonly TextWord[], at: number, links: ReadonlySet<string>) {
  for (let next = at + 1; next < words.length && next <= at + 3; next += 1) {
    const [before, word] = [words[next - 1] as TextWord, words[next] as TextWord];
    if (!/^[ \t\u00a0]+$/.test(text.slice(before.index + before.text.length, word.index))) return undefined;
    if (!links.has(normalizeWord(word.text))) return word;
  }
  return undefined;
}

function hebrewCompound(text: string, words: readonly TextWord[], at: number): JobCompound | undefined {
  const word = words[at] as TextWord;
  const head = prefixVariants(normalizeWord(word.text)).find((form) => HEBREW_HEADS.has(form));
  if (head === undefined) return undefined;
  const second = nextWord(text, words, at, HEBREW_LINKS);
  if (!second || !isHebrewWord(second.text) || !isContentWord(second)) return undefined;
  // "ניהול ושיווק" is two things.
  if (prefixVariants(normalizeWord(second.text)).some((form) => HEBREW_HEADS.has(form)) && second.text.startsWith('ו'))
    return undefined;
  const from = word.index + word.text.length - head.length;
  return toCompound(text, from, second.index + second.text.length, head, second.text);
}

const isPlain = ({ text }: TextWord) => /^[a-z][a-z-]+$/i.test(text);

function englishCompound(text: string, words: readonly TextWord[], at: number): JobCompound | undefined {
  const word = words[at] as TextWord;
  const next = nextWord(text, words, at, ENGLISH_LINKS);
  if (!next || !isPlain(word) || !isPlain(next)) return undefined;
  const [first, second] = [word.text.toLowerCase(), next.text.toLowerCase()];
  const isAdjacent = next === words[at + 1];
  const end = next.index + next.text.length;
  if (isAdjacent && ENGLISH_TAILS.has(second) && isContentWord(word) && !ENGLISH_PRAISE.has(first))
    return ENGLISH_GERUNDS.has(first) ? undefined : toCompound(text, word.index, end, second, first);
  const linked = !isAdjacent && ENGLISH_TAILS.has(first) && words[at + 1]?.text.toLowerCase() === 'of';
  if ((linked || ENGLISH_GERUNDS.has(first)) && isContentWord(next) && !ENGLISH_PRAISE.has(second))
    return toCompound(text, word.index, end, first, second);
  return undefined;
}

const toCompound = (text: string, from: number, to: number, head: string, of: string): JobCompound => ({
  key: `${mainKey(head)} + ${mainKey(of)}`,
  text: text.slice(from, to).replace(/\s+/g, ' '),
  index: from,
  words: [head, of],
});

/**
 * How a line says a compound: with both of its words in any form (`words`), with words that may mean the same
 * (`meaning`), or not at all (undefined).
 */
export function saysCompound({ words }: JobCompound, line: string): 'words' | 'meaning' | undefined {
  const own = tokenizeWords(line).filter(isNotLink);
  const by = (says: (word: string, wanted: string) => boolean) =>
    words.every((wanted) => own.some(({ text }) => says(text, wanted)));
  if (by(sharesKey)) return 'words';
  return by((word, wanted) => sharesKey(word, wanted) || sharesRow(word, wanted)) ? 'meaning' : undefined;
}

const isNotLink = ({ text }: TextWord) => !HEBREW_LINKS.has(text) && !ENGLISH_LINKS.has(text);
const sharesKey = (word: string, wanted: string) => {
  const keys = new Set(wordKeys(wanted));
  return wordKeys(word).some((key) => keys.has(key));
};
const sharesRow = (word: string, wanted: string) => {
  const rows = rowsOfWord(wanted);
  return rowsOfWord(word).some((row) => rows.includes(row));
};
