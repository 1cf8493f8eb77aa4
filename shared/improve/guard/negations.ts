import { DENIAL, NEGATION, UNDONE } from '../lexicon/claims.ts';
import { indexClauses } from './clauseIndex.ts';
import { matchesIn, type TextMatch } from './facts.ts';
import { splitClauses } from './patterns.ts';
import { contentKeys, contextKeys, mainKey } from './contentKeys.ts';
import { tokenizeWords } from './words.ts';

/** After these words a "not" negates nothing. */
const NOT_ONLY = /^\s*(?:only|just|רק)(?![\p{L}])/iu;
/** How many words after a "not" it negates, and within how many characters they are looked for. */
const NEGATION_REACH = { words: 5, characters: 400 } as const;
/** Share of the negated words that a text must affirm to count. */
const MIN_AFFIRMED_SHARE = 0.6;
/**
 * Finds what was negated and is now affirmed: "did not work with apps", "worked with apps". Positions are in `after`.
 */
export function findDroppedNegations(before: string, after: string): TextMatch[] {
  const denied = splitClauses(before, true).flatMap(({ text }) => findDenied(text));
  if (denied.length === 0) return [];
  const affirmed = new Set(
    splitClauses(before)
      .filter(({ text }) => findDenied(text).length === 0)
      .flatMap(({ text }) => contentKeys(text)),
  );
  const firstClause = indexClauses(
    splitClauses(after).filter(({ text }) => text.search(NEGATION) < 0 && text.search(UNDONE) < 0),
    (text) => tokenizeWords(text).map((word) => mainKey(word.text)),
  );
  return denied.flatMap((words) => {
    const unaffirmed = words.filter((word) => !affirmed.has(word));
    if (unaffirmed.length === 0) return [];
    const keys = new Set(unaffirmed);
    const clause = firstClause(keys, Math.ceil(unaffirmed.length * MIN_AFFIRMED_SHARE));
    const first = clause && tokenizeWords(clause.text).find((word) => keys.has(mainKey(word.text)));
    return first ? [{ text: first.text, index: clause.index + first.index }] : [];
  });
}

/** Returns the words that each "not" of a clause negates, as stems. */
function findDenied(clause: string): string[][] {
  return [...clause.matchAll(NEGATION)].flatMap((match) => {
    const rest = clause.slice(match.index + match[0].length);
    const words = contentKeys(rest.slice(0, NEGATION_REACH.characters)).slice(0, NEGATION_REACH.words);
    return words.length === 0 || NOT_ONLY.test(rest) || match[0].toLowerCase() === 'free' ? [] : [words];
  });
}

/** Finds negations that the sources do not have: "2 accidents" became "no accidents". */
export function findNewNegations(said: string, after: string): TextMatch[] {
  if (said.search(NEGATION) >= 0) return [];
  const keys = new Set(contextKeys(said));
  const denials = new Set(said.match(DENIAL));
  return matchesIn(after, DENIAL).filter(({ text, index }) => {
    const behind = after.slice(index + text.length, index + text.length + 40);
    return (
      !denials.has(text) &&
      contextKeys(behind)
        .slice(0, 2)
        .some((key) => keys.has(key))
    );
  });
}
