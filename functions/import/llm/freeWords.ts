import { comparableWords } from '../page/wordMatch.ts';

/** The words of texts without a place, each to be taken once. */
export class FreeWords {
  readonly #words: { readonly word: string; readonly text: number; isTaken: boolean }[];

  constructor(texts: readonly string[]) {
    this.#words = texts.flatMap((text, at) =>
      comparableWords(text).map((word) => ({ word, text: at, isTaken: false })),
    );
  }

  /** Takes the words of values where they stand one after the other, over the ends of texts too: all, or none. */
  take(...values: readonly string[]): boolean {
    const taken: { isTaken: boolean }[] = [];
    for (const value of values) {
      const found = this.#find(comparableWords(value));
      for (const one of found) one.isTaken = true;
      taken.push(...found);
      if (found.length > 0) continue;
      for (const one of taken) one.isTaken = false;
      return false;
    }
    return true;
  }

  /** Whether no word of the text with that index is left. */
  isUsedUp(text: number): boolean {
    const own = this.#words.filter((one) => one.text === text);
    return own.length > 0 && own.every(({ isTaken }) => isTaken);
  }

  #find(words: readonly string[]) {
    const last = this.#words.length - words.length;
    for (let from = 0; words.length > 0 && from <= last; from += 1) {
      const found = this.#words.slice(from, from + words.length);
      if (found.every(({ word, isTaken }, at) => !isTaken && word === words[at])) return found;
    }
    return [];
  }
}
