import { acronymWords } from './acronyms.ts';
import { isContentWord } from './contentKeys.ts';
import { findEquivalents } from './equivalents.ts';
import { coverOf, type TextMatch } from './facts.ts';
import { wordKeys } from './morphology.ts';
import { languageOf } from './script.ts';
import { splitClauses } from './patterns.ts';
import { createSoundIndex } from './transliteration.ts';
import { tokenizeWords, type TextWord } from './words.ts';

/** Which words of a proposal have a source. */
export interface Alignment {
  /** Whether the word at an index (in UTF-16 code units) has a source: another form, script or abbreviation of it. */
  readonly isSourced: (index: number) => boolean;
  /** Content words without a source. */
  readonly free: readonly TextWord[];
}

/** A word that is said letter by letter, so its sound proves nothing: SAP is not סוף. */
const ACRONYM = /^[A-Z]{2,4}$/;

/** Returns the keys of a word without Hebrew roots of two letters, which many words share. */
const sharpKeys = (word: string) => wordKeys(word).filter((key) => !/^he ..$/.test(key));

/**
 * Aligns each word of a proposal with the words of its sources, which are read once. `known` are figures and names that
 * the sources state in any form.
 */
export function alignWords(sources: readonly string[], after: string, known: readonly TextMatch[] = []): Alignment {
  const words = tokenizeWords(after);
  const said = new Set(sources.flatMap((source) => tokenizeWords(source).flatMap(({ text }) => sharpKeys(text))));
  const sounds = createSoundIndex(sources);
  const rows = new Set(sources.flatMap(findEquivalents).map(({ row }) => row));
  const sourced = new Set(
    findEquivalents(after)
      .filter(({ row }) => rows.has(row))
      .flatMap(({ places }) => places),
  );
  const acronyms = acronymWords(words, sources);
  const isKnown = coverOf(after, known);
  words.forEach(({ text, index }, wordIndex) => {
    if (
      isKnown(index) ||
      acronyms.has(wordIndex) ||
      sharpKeys(text).some((key) => said.has(key)) ||
      (!ACRONYM.test(text) && sounds(text))
    )
      sourced.add(index);
  });
  return {
    isSourced: (index) => sourced.has(index),
    free: words.filter((word) => !sourced.has(word.index) && isContentWord(word)),
  };
}

/** How many successive words without a source are reported. */
const MIN_RUN = 2;

/** Returns the stretches of a proposal, each within one clause, in which several successive words have no source. */
export function freeRuns(after: string, { free }: Alignment): TextMatch[] {
  const isFree = new Set(free.map(({ index }) => index));
  return splitClauses(after, true).flatMap(({ text, index: start }) => {
    const runs: TextWord[][] = [[]];
    for (const word of tokenizeWords(text)) {
      if (isFree.has(start + word.index)) runs.at(-1)?.push(word);
      else if (isContentWord(word) || /^\d/.test(word.text)) runs.push([]);
    }
    return runs.flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || run.length < MIN_RUN) return [];
      return [{ text: text.slice(first.index, last.index + last.text.length), index: start + first.index }];
    });
  });
}

const isInside = ({ index, opensSentence: opens }: TextWord) => !opens && index > 0;

/**
 * Returns words without a source in sentences that keep everything their source sentence says: these words are
 * additions and not another wording. The first word of a sentence is exempt, because it is often a verb that the source
 * omitted.
 */
export function pureAdditions(said: string, after: string, { free }: Alignment): TextMatch[] {
  const kept = new Set(tokenizeWords(after).flatMap(({ text }) => sharpKeys(text)));
  const isLost = ({ text }: TextWord) => !sharpKeys(text).some((key) => kept.has(key));
  /** For each key of a source sentence's words: whether everything in that sentence is kept. */
  const wholeByKey = new Map<string, boolean>();
  for (const { text } of splitClauses(said)) {
    const content = tokenizeWords(text).filter(isContentWord);
    const isWhole = !content.some(isLost);
    for (const key of content.flatMap((word) => sharpKeys(word.text)))
      wholeByKey.set(key, isWhole && wholeByKey.get(key) !== false);
  }
  const isFree = new Set(free.map(({ index }) => index));
  return splitClauses(after).flatMap(({ text, index: start }) => {
    const content = tokenizeWords(text).filter(isContentWord);
    const sourced = content.filter(({ index }) => !isFree.has(start + index)).flatMap((word) => sharpKeys(word.text));
    // The source says nothing of this sentence, its first verb aside.
    const [first, last] = [content[0], content.at(-1)];
    if (sourced.length === 0 && first && last && content.some(isInside))
      return [{ text: text.slice(first.index, last.index + last.text.length), index: start + first.index }];
    if (!sourced.every((key) => wholeByKey.get(key) !== false)) return [];
    return content.flatMap((word) =>
      isFree.has(start + word.index) && isInside(word) ? [{ text: word.text, index: start + word.index }] : [],
    );
  });
}

/** Whether a text is a translation: in another language than its source. */
export const isTranslated = (source: string, after: string): boolean => {
  const [from, to] = [languageOf(source), languageOf(after)];
  return from !== undefined && to !== undefined && from !== to;
};
