import type { TextMatch } from './guard/facts.ts';

/** A sentence or a line of a text. */
export interface Sentence extends TextMatch {
  /** The text between it and the previous one: a space or a line's end. */
  readonly before: string;
}

/** The end of a sentence: after three letters, capitals or a digit, and before a letter, so `B.Sc.` does not match. */
const SENTENCE_END =
  /(?<=(?:[\p{L}"'”’״׳]{3}|על[ -]פה|(?<![\p{L}.])\p{Lu}{2}|[\p{N})%\]⟧])[.!?])[ \t]{1,9}(?=["“(]?[\p{Lu}\p{Lo}⟦])|\n/gu;

/** Returns the sentences of a text in order, each line separately, without spaces at their ends. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let [from, before] = [0, ''];
  const add = (to: number) => {
    const written = text.slice(from, to);
    const index = from + written.length - written.trimStart().length;
    if (written.trim() !== '')
      sentences.push({ text: written.trim(), index, before: sentences.length === 0 ? '' : before });
  };
  for (const { 0: gap, index } of text.matchAll(SENTENCE_END)) {
    add(index);
    from = index + gap.length;
    before = gap === '\n' ? gap : ' ';
  }
  add(text.length);
  return sentences;
}
