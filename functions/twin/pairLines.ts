import type { TextMatch } from '../../shared/improve/guard/facts.ts';
import { says } from '../../shared/improve/guard/patterns.ts';
import { NEGATION } from '../../shared/improve/lexicon/claims.ts';
import { findNumbers } from '../../shared/improve/guard/numbers.ts';

/** Lines of two texts that say the same, and those of the first that the second has not. */
interface PairedLines {
  readonly pairs: readonly (readonly [TextMatch, TextMatch])[];
  readonly left: readonly TextMatch[];
}

/** More are compared as one. */
const MOST_LINES = 100;

/** The lines of a text that are not blank, with their places. */
function linesOf(text: string): TextMatch[] {
  let index = 0;
  return text.split('\n').flatMap((line) => {
    const place = { text: line, index };
    index += line.length + 1;
    return line.trim() === '' ? [] : [place];
  });
}

/** How well two lines fit: by the figures that both have, by whether they deny, and by their lengths. */
function likeness(first: TextMatch, second: TextMatch): number {
  const keys = new Set(findNumbers(first.text).map(({ key }) => key));
  const shared = findNumbers(second.text).filter(({ key }) => keys.has(key)).length;
  const denied = says(first.text, NEGATION) === says(second.text, NEGATION) ? 0 : 1;
  return shared - denied - Math.abs(Math.log(first.text.length / second.text.length));
}

/**
 * The lines of a text and of its translation, which keep their order. Where the translation has fewer, the lines that
 * fit worst are left out; where it has more, the two texts are one pair.
 */
export function pairLines(source: string, translation: string): PairedLines {
  const [from, to] = [linesOf(source), linesOf(translation)];
  const whole = { pairs: [[wholeOf(source), wholeOf(translation)]] as const, left: [] };
  if (from.length < to.length || to.length === 0 || from.length > MOST_LINES) return whole;
  const spare = from.length - to.length;
  /** The best likeness of the lines so far, by how many of the first text were left, and which these are. */
  let best: { readonly sum: number; readonly left: readonly TextMatch[] }[] = [{ sum: 0, left: [] }];
  from.forEach((line, place) => {
    best = Array.from({ length: Math.min(spare, place + 1) + 1 }, (_, skipped) => {
      const [kept, before, other] = [best[skipped], best[skipped - 1], to[place - skipped]];
      const paired = kept && other ? { sum: kept.sum + likeness(line, other), left: kept.left } : undefined;
      const passed = before && { sum: before.sum, left: [...before.left, line] };
      return (!paired || (passed && passed.sum > paired.sum) ? passed : paired) ?? NONE;
    });
  });
  const { left } = best[spare] ?? NONE;
  const kept = from.filter((line) => !left.includes(line));
  return { pairs: kept.flatMap((line, place) => (to[place] ? [[line, to[place]] as const] : [])), left };
}
const NONE = { sum: -Infinity, left: [] };
const wholeOf = (text: string): TextMatch => ({ text, index: 0 });
