import type { TextLine } from '../page/textLine.ts';

/** Points by which a line may stand out of another's edge and still begin at it. */
export const EDGE_TOLERANCE = 4;

/** The same line with other cells. */
export function replaceCells(line: TextLine, cells: TextLine['cells']): TextLine {
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join('  '),
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
  };
}
