/** Place of the first of these, which stand in order, that is not before `index`. */
export function firstFrom(words: readonly { readonly index: number }[], index: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as { readonly index: number }).index < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted places of whatever a pattern finds in a text, read once. */
export interface PatternPlaces {
  /** Whether one of them lies within `from` and `to`. */
  readonly within: (from: number, to: number) => boolean;
}

/** Reads a text for patterns that are flagged `g`; what one finds lies within a part of it where all of it does. */
export function placesOf(text: string, patterns: readonly RegExp[]): PatternPlaces {
  const found = patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ index, end: index + length })),
    )
    .toSorted((a, b) => a.index - b.index);
  // The least end of what begins here or later.
  const ends = found.map(({ end }) => end);
  for (let at = ends.length - 2; at >= 0; at -= 1) ends[at] = Math.min(ends[at] as number, ends[at + 1] as number);
  return { within: (from, to) => (ends[firstFrom(found, from)] ?? Infinity) <= to };
}

/** Parts of a text between signs: where that of a place begins, behind the sign before it, and where it ends. */
export function partsOf(text: string, signs: string): { start: (at: number) => number; end: (at: number) => number } {
  const cuts: { readonly index: number }[] = [];
  for (let index = 0; index < text.length; index += 1) if (signs.includes(text[index] as string)) cuts.push({ index });
  return {
    start: (at) => (cuts[firstFrom(cuts, at) - 1]?.index ?? -1) + 1,
    end: (at) => cuts[firstFrom(cuts, at)]?.index ?? text.length,
  };
}
