/** Marks that make no other word of a word: of direction, of vowels, quotes and apostrophes of every kind. */
const WITHOUT_MEANING = /[\p{Cf}\p{Mn}"'`´‘’‚“”„׳״]/gu;

/** The words of a text as they are compared: letters, digits, and the signs that a name of a technology ends with. */
export const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().replace(WITHOUT_MEANING, '').match(/[\p{L}\p{N}+#%]+/gu) ?? [];

/** Words one after the other, to look for others among them. */
export const joined = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** Whether the whole words of a value stand one after the other in a text; of no words, nothing does. */
export const holdsWords = (text: string, value: string): boolean => wordsOf(value).length > 0 && joined(text).includes(joined(value));
