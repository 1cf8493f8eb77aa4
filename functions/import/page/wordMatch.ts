/** Marks that make no other word of a word: of direction, of vowels, quotes and apostrophes of every kind. */
const IGNORED_MARKS = /[\p{Cf}\p{Mn}"'`´‘’‚“”„׳״]/gu;

/** The words of a text as they are compared: letters, digits, and the signs that a name of a technology ends with. */
export const comparableWords = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(IGNORED_MARKS, '')
    .match(/[\p{L}\p{N}+#%]+/gu) ?? [];

/** Words one after the other, to look for others among them. */
export const joinWords = (text: string) => ` ${comparableWords(text).join(' ')} `;

/** Whether the whole words of a value stand one after the other in a text; of no words, nothing does. */
export const containsWords = (text: string, value: string): boolean =>
  comparableWords(value).length > 0 && joinWords(text).includes(joinWords(value));
