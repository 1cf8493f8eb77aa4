import type { Cell } from '../page/cell.ts';
import type { DroppedText } from '../page/droppedText.ts';
import { inkOfPieces, plainWord, WORD, type Ink } from '../page/ink.ts';
import { runsOf } from '../page/rows.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Claims } from './claims.ts';

/** Where a word of a file went. */
export type Place =
  | {
      readonly kind: 'field';
      /** Path of the field that holds it (`experience.0.title`), then of other fields read from the same word. */
      readonly paths: readonly [string, ...string[]];
      /** Whether the field has it in another form: a date, a level. */
      readonly inOtherForm?: boolean;
    }
  | { readonly kind: 'unplaced' }
  | { readonly kind: 'reason'; readonly reason: DroppedText['reason'] };

/** A word of a cell's text. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Where it is drawn; undefined if the file has no pages. */
  readonly ink: Ink | undefined;
  /** Fields that were read from its position, the surest first; `heading` for a section heading. */
  readonly claims: Claims | undefined;
  place: Place | undefined;
}

export interface CellWords {
  readonly cell: Cell;
  readonly words: readonly Word[];
}

/**
 * Returns the words of the cells with their ink. On their way here cells are cut, joined and exchange texts, but keep
 * their ink: each word gets the next ink with the same text.
 */
export function wordsOfLines(
  lines: readonly TextLine[],
  claimsOf: (line: number, cell: number, from: number) => Claims | undefined = () => undefined,
): CellWords[] {
  const taken = new Set<Ink>();
  return lines.flatMap((line, number) =>
    line.cells.map((cell, cellIndex): CellWords => {
      let next = 0;
      const ink = (cell.ink ?? []).filter(({ text }) => text !== '');
      const find = (text: string): Ink | undefined => {
        const isFree = (word: Ink) => word.text === text && !taken.has(word);
        const ahead = ink.findIndex((word, index) => index >= next && isFree(word));
        const inkIndex = ahead >= 0 ? ahead : ink.findIndex(isFree);
        const pieces =
          inkIndex < 0 ? piecesOfWord(text, ink, (piece) => !taken.has(piece)) : ink.slice(inkIndex, inkIndex + 1);
        const [first] = pieces;
        if (!first) return undefined;
        next = ink.indexOf(first) + pieces.length;
        for (const piece of pieces) taken.add(piece);
        return pieces.length === 1 ? first : inkOfPieces(pieces);
      };
      return {
        cell,
        words: [...cell.text.matchAll(WORD)].map(({ 0: written, index: from }): Word => {
          const text = plainWord(written);
          return {
            text,
            from,
            to: from + written.length,
            ink: find(text),
            claims: claimsOf(number, cellIndex, from),
            place: undefined,
          };
        }),
      };
    }),
  );
}

/** Returns adjacent pieces of ink that make up a word divided by the page (`curr` and `ent`); empty if none do. */
function piecesOfWord(word: string, ink: readonly Ink[], isFree: (piece: Ink) => boolean): readonly Ink[] {
  for (const start of ink.keys()) {
    let text = '';
    for (let end = start; end < ink.length && text.length < word.length; end += 1) {
      const piece = ink[end];
      if (!piece || !isFree(piece) || !word.startsWith(text + piece.text)) break;
      text += piece.text;
      if (text === word) return ink.slice(start, end + 1);
    }
  }
  return [];
}

/** Returns the ink that no word uses: single signs, or text that a stage left out. */
export function inkLeft(lines: readonly TextLine[], cells: readonly CellWords[]): Ink[] {
  const used = new Set(cells.flatMap(({ words }) => words.map(({ ink }) => ink)));
  // A word put together from pieces has a new ink, but the same glyphs.
  const glyphs = new Set([...used].flatMap((ink) => ink?.glyphs ?? []));
  return [...new Set(lines.flatMap((line) => line.cells.flatMap(({ ink = [] }) => ink)))].filter(
    (word) => !used.has(word) && !word.glyphs.some((glyph) => glyphs.has(glyph)),
  );
}

/** Returns runs of words without a place. */
export const openRuns = (words: readonly Word[]): Word[][] =>
  runsOf(
    words.filter(({ place }) => !place),
    (word, last) => words.indexOf(word) === words.indexOf(last) + 1,
  );
