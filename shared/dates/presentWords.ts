import { plainSigns } from '../text/fold.ts';

/**
 * Words in place of an end that say that something goes on, without case and with plain quotes, and words that may
 * precede them without changing that, in the languages of the product. `words.ts` adds other languages, and words with
 * that meaning only at the end of a text. The list is a separate module: the builder's first script has no room for the
 * grammar of dates.
 */
export const PRESENT =
  'היום|כיום|הווה|ההווה|כעת|עתה|עכשיו|נוכחי|נוכחית|היום הזה|בהווה|כה|' +
  'present|the present|current|currently|now|today|ongoing|to date|present day';
export const UNTIL = 'עד|ועד|until|till|up to|to|through';

const UNTIL_TODAY = new RegExp(`^(?:(?:${UNTIL})\\s+)?(?:${PRESENT})$`, 'i');

/** Returns whether a text says only that something goes on, in the languages of the product. */
export const isPresent = (text: string): boolean => UNTIL_TODAY.test(plainSigns(text).trim());
