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
  /**
   * Whether the word at this place, in UTF-16 code units, has one: its form, its other script, what it is short for.
   */
  readonly isSourced: (index: number) => boolean;
  /** Words that say something of their own and have no source. */
  readonly free: readonly TextWord[];
}

/** Said letter by letter: SAP is not סוף. */
const ACRONYM = /^[A-Z]{2,4}$/;

/** Keys of a word without Hebrew roots of two letters, which many words share. */
const sharpKeys = (word: string) => wordKeys(word).filter((key) => !/^he ..$/.test(key));

/**
 * Aligns each word of a proposal with the words of its sources, which are read once; `known` are its figures and names
 * that the sources state in whatever form.
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

/** Words in a row without a source make a piece of their own from so many on. */
const MIN_RUN = 2;

/** Pieces of a proposal, each within one clause, in which several words follow each other and none has a source. */
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
 * Words without a source in sentences that leave out nothing of what they are about: no other wording, but more than
 * was said. A word that opens a sentence is mostly the verb that the source went without.
 */
export function pureAdditions(said: string, after: string, { free }: Alignment): TextMatch[] {
  const kept = new Set(tokenizeWords(after).flatMap(({ text }) => sharpKeys(text)));
  const isLost = ({ text }: TextWord) => !sharpKeys(text).some((key) => kept.has(key));
  /** Sentences of the source by the keys of their words, and whether all that each says is kept. */
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
    // Nothing of it is said there, but for the verb that opens it.
    const [first, last] = [content[0], content.at(-1)];
    if (sourced.length === 0 && first && last && content.some(isInside))
      return [{ text: text.slice(first.index, last.index + last.text.length), index: start + first.index }];
    if (!sourced.every((key) => wholeByKey.get(key) !== false)) return [];
    return content.flatMap((word) =>
      isFree.has(start + word.index) && isInside(word) ? [{ text: word.text, index: start + word.index }] : [],
    );
  });
}

/** Whether a text is in another language than its source: it is a translation. */
export const isTranslated = (source: string, after: string): boolean => {
  const [from, to] = [languageOf(source), languageOf(after)];
  return from !== undefined && to !== undefined && from !== to;
};
