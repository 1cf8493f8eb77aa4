import { DENIAL, NEGATION, UNDONE } from '../lexicon/claims.ts';
import { indexClauses } from './clauseIndex.ts';
import { matchesIn, type TextMatch } from './facts.ts';
import { splitClauses } from './patterns.ts';
import { contentKeys, contextKeys, mainKey } from './contentKeys.ts';
import { tokenizeWords } from './words.ts';

/** After which a "not" denies nothing. */
const NOT_ONLY = /^\s*(?:only|just|רק)(?![\p{L}])/iu;
/** Words that a "not" denies, and characters behind it in which they stand: a text is as long as people make it. */
const NEGATION_REACH = { words: 5, characters: 400 } as const;
/** Of the words that are denied, how many a text must say without denying them. */
const MIN_AFFIRMED_SHARE = 0.6;
/**
 * What was denied and is now said: "did not work with mobile apps" became "worked with mobile apps". Places in `after`.
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

/** The words that each "not" of a clause denies, as stems. */
function findDenied(clause: string): string[][] {
  return [...clause.matchAll(NEGATION)].flatMap((match) => {
    const rest = clause.slice(match.index + match[0].length);
    const words = contentKeys(rest.slice(0, NEGATION_REACH.characters)).slice(0, NEGATION_REACH.words);
    return words.length === 0 || NOT_ONLY.test(rest) || match[0].toLowerCase() === 'free' ? [] : [words];
  });
}

/** A denial that a proposal makes and its sources do not: "2 accidents" became "no accidents". */
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
