import type { Word } from './words.ts';

/** Lines between two pieces of a word: a narrow column breaks it over two, and an icon may stand between. */
const MAX_LINES_APART = 2;
/** Words that are looked at as pieces, for all fields: a page of single letters has no end of them. */
const MAX_TRIES = 2_000;

/** A word of a field, and the words of the file that it is made of. */
export interface BrokenWord {
  readonly path: string;
  readonly pieces: readonly Word[];
}

/**
 * The words of fields that the file breaks: pieces near each other that are all of it, as `danalev` and `i` of an
 * address. A word that only occurs within one is no piece of it: the same letters may stand there for something else.
 * `rows`: the words of each line that no field has.
 */
export function piecesOf(
  wanted: readonly { readonly path: string; readonly word: string }[],
  rows: readonly (readonly Word[])[],
): BrokenWord[] {
  const taken = new Set<Word>();
  let tries = 0;
  return wanted.flatMap(({ path, word }) => {
    for (const line of rows.keys()) {
      const pieces = from(line, 0, word, []);
      if (!pieces) continue;
      for (const piece of pieces) taken.add(piece);
      return [{ path, pieces }];
    }
    return [];
  });

  /** The pieces found with those of the rest of a word, from a line on; undefined where these are not there. */
  function from(line: number, apart: number, rest: string, soFar: readonly Word[]): readonly Word[] | undefined {
    if (rest === '') return soFar.length > 1 ? soFar : undefined;
    for (const [offset, row] of rows.slice(line, line + apart + 1).entries())
      for (const piece of row) {
        if (!rest.startsWith(piece.text) || taken.has(piece) || soFar.includes(piece) || tries >= MAX_TRIES) continue;
        tries += 1;
        const pieces = from(line + offset, MAX_LINES_APART, rest.slice(piece.text.length), [...soFar, piece]);
        if (pieces) return pieces;
      }
    return undefined;
  }
}
