import { comparableWords } from '../page/wordMatch.ts';

/** The words of texts without a place, each to be taken once. */
export class FreeWords {
  readonly #words: { readonly word: string; readonly text: number; isTaken: boolean }[];

  constructor(texts: readonly string[]) {
    this.#words = texts.flatMap((text, index) =>
      comparableWords(text).map((word) => ({ word, text: index, isTaken: false })),
    );
  }

  /** Takes the words of values where they stand one after the other, over the ends of texts too: all, or none. */
  take(...values: readonly string[]): boolean {
    const taken: { isTaken: boolean }[] = [];
    for (const value of values) {
      const words = this.#find(comparableWords(value));
      for (const word of words) word.isTaken = true;
      taken.push(...words);
      if (words.length > 0) continue;
      for (const word of taken) word.isTaken = false;
      return false;
    }
    return true;
  }

  /** Whether no word of the text with that index is left. */
  isUsedUp(text: number): boolean {
    const ofText = this.#words.filter((word) => word.text === text);
    return ofText.length > 0 && ofText.every(({ isTaken }) => isTaken);
  }

  #find(words: readonly string[]) {
    const last = this.#words.length - words.length;
    for (let from = 0; words.length > 0 && from <= last; from += 1) {
      const run = this.#words.slice(from, from + words.length);
      if (run.every(({ word, isTaken }, index) => !isTaken && word === words[index])) return run;
    }
    return [];
  }
}
