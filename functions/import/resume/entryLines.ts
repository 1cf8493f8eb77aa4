import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import type { Period } from './periods.ts';

/** One entry of a section before its head is understood. */
export interface RawEntry {
  readonly period: Period | undefined;
  /** Lines that name what the entry is, without the period. */
  readonly head: readonly TextLine[];
  readonly body: readonly TextLine[];
  /** What stands in the column of dates below the period. */
  readonly place?: string;
}

/** Points by which a line may stand out of another's edge and still begin at it. */
export const EDGE_TOLERANCE = 4;

/** Whether a line can be part of an entry's head: short, no sentence, no bullet. */
export function isHeadLike(line: TextLine): boolean {
  const text = line.text.trim();
  return !isBullet(line) && text.length <= 95 && !/[^.\s]{4}\.$/.test(text.replace(/(?:ltd|inc|corp|co|בע"מ)\.$/i, ''));
}

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
