import type { CellWords, Word } from './words.ts';

/** A field of which no word of the file was taken, with its words in their order. */
export interface UnseenField {
  readonly path: string;
  readonly words: readonly string[];
}

/**
 * Fields that say the same as other fields do, and were read from the same words: a language that an item of a section
 * says too. They are told as further fields of these words, which went to the first. A field whose words do not stand
 * beside each other in one cell is left as it was.
 *
 * ```ts
 * // the cell `Welsh, mother tongue` went to an item; `languages.0.name` is Welsh
 * shareWords([{ path: 'languages.0.name', words: ['welsh'] }], cells);
 * ```
 */
export function shareWords(unseen: readonly UnseenField[], cells: readonly CellWords[]): void {
  for (const { path, words } of unseen)
    for (const word of runOf(words, cells))
      if (word.place?.kind === 'field')
        word.place = { ...word.place, paths: [word.place.paths[0], ...word.place.paths.slice(1), path] };
}

/** Sections of one's own are read twice where they hold a list that has fields. */
const isOfOwnSection = ({ place }: Word) => place?.kind === 'field' && place.paths[0].startsWith('customSections');

/** Hebrew joins these to a word: a place is read from `בחיפה` as `חיפה`. */
const PREFIX = /^[ובלמהשכ]{1,2}(?=[א-ת]{2})/u;
const isSame = (written: string, said: string | undefined) => written === said || written.replace(PREFIX, '') === said;

/** Words beside each other that say some texts and went to fields, of a section of one's own first. */
function runOf(texts: readonly string[], cells: readonly CellWords[]): readonly Word[] {
  const runs = cells.flatMap(({ words }) =>
    [...words.keys()]
      .map((start) => words.slice(start, start + texts.length))
      .filter((run) => run.length === texts.length)
      .filter((run) => run.every(({ text, place }, index) => isSame(text, texts[index]) && place?.kind === 'field')),
  );
  return runs.find((run) => run.every(isOfOwnSection)) ?? runs[0] ?? [];
}
