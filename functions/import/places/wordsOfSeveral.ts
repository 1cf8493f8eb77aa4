import type { CellWords, Word } from './words.ts';

/** A field of which no word was taken, with its words in order. */
export interface UnseenField {
  readonly path: string;
  readonly words: readonly string[];
}

/**
 * Adds to words the further fields that were read from them: a language may also be an item of a custom section. The
 * word keeps its first field. A field whose words are not side by side in one cell is left out.
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

/** A custom section is preferred: it repeats a list that has fields of its own. */
const isOfOwnSection = ({ place }: Word) => place?.kind === 'field' && place.paths[0].startsWith('customSections');

/** Hebrew prefixes attached to a word: `בחיפה` holds the place `חיפה`. */
const PREFIX = /^[ובלמהשכ]{1,2}(?=[א-ת]{2})/u;
const isSame = (written: string, said: string | undefined) => written === said || written.replace(PREFIX, '') === said;

/** Returns adjacent words that equal these texts and went to fields, preferably of a custom section. */
function runOf(texts: readonly string[], cells: readonly CellWords[]): readonly Word[] {
  const runs = cells.flatMap(({ words }) =>
    [...words.keys()]
      .map((start) => words.slice(start, start + texts.length))
      .filter((run) => run.length === texts.length)
      .filter((run) => run.every(({ text, place }, index) => isSame(text, texts[index]) && place?.kind === 'field')),
  );
  return runs.find((run) => run.every(isOfOwnSection)) ?? runs[0] ?? [];
}
