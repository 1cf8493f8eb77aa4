import { plain } from './prepareText.ts';
import type { PagePiece } from './readTexts.ts';

/** Returns a finder of the pieces of a text on the pages, by its place in the prepared text of all of them. */
export function piecesFrom(pieces: readonly PagePiece[]): (place: number, text: string) => PagePiece[] {
  const owners: number[] = [];
  let wasBlank = true;
  for (const [index, piece] of pieces.entries())
    for (const sign of plain(piece.text)) {
      const isBlank = /\s/.test(sign);
      if (isBlank && wasBlank) continue;
      wasBlank = isBlank;
      for (let unit = 0; unit < sign.length; unit += 1) owners.push(index);
    }
  return (place, text) =>
    [...new Set(owners.slice(place, place + plain(text).trim().length))]
      .flatMap((index) => pieces[index] ?? [])
      .filter(({ width }) => width > 0);
}
