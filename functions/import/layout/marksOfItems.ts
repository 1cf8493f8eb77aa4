import type { Direction } from '../../../shared/platform/language.ts';
import type { Glyph } from '../page/glyph.ts';

/** Points within which marks stand below each other. */
const MARK_TOLERANCE = 0.8;

/**
 * Rows without the drawn marks that stand behind other text of their line, nor those above and below them: they are
 * the dots of a timeline, or in the cells of a table.
 */
export function withMarksOfItems(rows: readonly Glyph[][], direction: Direction): readonly Glyph[][] {
  const behind = rows
    .flatMap((row) => (direction === 'rtl' ? row.slice(0, -1) : row.slice(1)))
    .filter(({ isDrawnMark }) => isDrawnMark)
    .map(({ x }) => x);
  if (behind.length === 0) return rows;
  const isOfItem = ({ isDrawnMark, x }: Glyph) =>
    !isDrawnMark || !behind.some((other) => Math.abs(other - x) < MARK_TOLERANCE);
  return rows.map((row) => row.filter(isOfItem)).filter((row) => row.length > 0);
}
