/** Words with how often each is left. */
export class WordBag {
  readonly #left = new Map<string, number>();

  constructor(words: readonly string[]) {
    for (const word of words) this.#add(word, 1);
  }

  #add(word: string, count: number): void {
    this.#left.set(word, (this.#left.get(word) ?? 0) + count);
  }

  /** What is left, each as often. */
  words(): string[] {
    return [...this.#left].flatMap(([word, count]) => Array<string>(count).fill(word));
  }

  /** Whether all of these words are left, each as often as it is among them. */
  has(words: readonly string[]): boolean {
    return [...Map.groupBy(words, (word) => word)].every(([word, same]) => (this.#left.get(word) ?? 0) >= same.length);
  }

  /** Takes words where all of them are left; whether they were. */
  take(words: readonly string[]): boolean {
    const areLeft = this.has(words);
    if (areLeft) this.takeAny(words);
    return areLeft;
  }

  /** Takes those of some words that are left. */
  takeAny(words: readonly string[]): void {
    for (const word of words) if (this.has([word])) this.#add(word, -1);
  }
}
