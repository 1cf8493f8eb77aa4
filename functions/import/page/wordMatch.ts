/** Signs that do not change a word: direction marks, vowel points, quotes and apostrophes. */
const IGNORED_MARKS = /[\p{Cf}\p{Mn}"'`´‘’‚“”„׳״]/gu;

/** Returns the words of a text as they are compared: letters, digits and the signs in names such as C++ and C#. */
export const comparableWords = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(IGNORED_MARKS, '')
    .match(/[\p{L}\p{N}+#%]+/gu) ?? [];

/** Returns the words of a text with spaces around each, so that words can be looked for in it. */
export const joinWords = (text: string) => ` ${comparableWords(text).join(' ')} `;

/** Whether a text contains the whole words of a value in order. Always false for a value without words. */
export const containsWords = (text: string, value: string): boolean =>
  comparableWords(value).length > 0 && joinWords(text).includes(joinWords(value));
