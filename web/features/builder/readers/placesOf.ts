import { plain } from './prepareText.ts';
import type { PagePiece } from './readTexts.ts';

/**
 * The pieces of the pages in which a fact stands, by pdf.js: those of its first place where it is whole; none where it
 * is not.
 */
export function piecesWith(fact: string, pieces: readonly PagePiece[]): PagePiece[] {
  const owners: number[] = [];
  let text = '';
  for (const [index, piece] of pieces.entries())
    for (const sign of plain(piece.text)) {
      const isBlank = /\s/.test(sign);
      if (isBlank && text.endsWith(' ')) continue;
      text += isBlank ? ' ' : sign;
      for (let unit = 0; unit < sign.length; unit += 1) owners.push(index);
    }
  const wanted = plain(fact).trim();
  const place = wanted === '' ? -1 : text.indexOf(wanted);
  if (place < 0) return [];
  return [...new Set(owners.slice(place, place + wanted.length))]
    .flatMap((index) => pieces[index] ?? [])
    .filter(({ width }) => width > 0);
}
