import type { FactKind } from '../findings.ts';

/** Words of a text as written, and where they begin, in UTF-16 code units. */
export interface TextMatch {
  readonly text: string;
  readonly index: number;
}

/** One fact that a text states. */
export interface Fact extends TextMatch {
  readonly kind: FactKind;
  /** The same for all ways to state it, in both languages: `25%`, `2016-07`, `excel`. */
  readonly key: string;
  /** Keys of other readings: `1.200` is 1.2 or 1200. */
  readonly also?: readonly string[];
  /** A number with its unit, in the base unit of its dimension: `time 5400`. */
  readonly measure?: string;
}

const FIGURES: ReadonlySet<FactKind> = new Set(['number', 'percentage', 'date']);
export const isFigure = ({ kind }: Pick<Fact, 'kind'>): boolean => FIGURES.has(kind);

/** Returns all matches of a pattern. */
export const matchesIn = (text: string, pattern: RegExp): TextMatch[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ text: match, index }));

/** Returns a function that finds facts of a kind by a pattern; `keyOf` gives the key of each. */
export const factsBy =
  (kind: FactKind, pattern: RegExp, keyOf: (match: RegExpExecArray) => string) =>
  (text: string): Fact[] =>
    [...text.matchAll(pattern)].map((match) => ({ kind, key: keyOf(match), text: match[0], index: match.index }));

/**
 * Returns a text with these places blanked, so that later steps do not read them again. Done in one pass, because a
 * text may have thousands of places.
 */
export function maskText(text: string, places: readonly TextMatch[]): string {
  let rest = '';
  let from = 0;
  for (const { index, text: piece } of places.toSorted((a, b) => a.index - b.index)) {
    const [start, end] = [Math.max(index, from), index + piece.length];
    if (end <= start) continue;
    rest += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return rest + text.slice(from);
}

/**
 * Returns a function that tells whether a code unit is within one of these places. Built once for a text, so that
 * thousands of facts are not compared with each other.
 */
export function coverOf(text: string, places: readonly TextMatch[]): (index: number) => boolean {
  const covered = new Uint8Array(text.length);
  for (const { index, text: piece } of places) covered.fill(1, index, index + piece.length);
  return (index) => covered[index] === 1;
}
