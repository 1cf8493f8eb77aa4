import { readFileSync } from 'node:fs';
import { textDirection, type Direction, type Language } from '../../shared/platform/language.ts';
import { expectedOrder } from './visual-order.ts';

/** A line of a résumé as it is written, and as it is to be seen from left to right. */
export interface MixedLine {
  readonly id: string;
  readonly text: string;
  readonly direction: Direction;
  readonly visual: string;
}

const rowsOf = (file: string) =>
  readFileSync(new URL(`../data/mixed-lines/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('\t'));

/** The lines of `lines.tsv`, whose marks say what is read in which order ({@link expectedOrder}). */
export const markedLines = (): MixedLine[] =>
  rowsOf('lines.tsv').map(([language = '', marked = '']) => {
    const direction = textDirection(language as Language);
    const text = marked.replace(/[|¦]/g, '');
    return { id: `${language}: ${text}`, text, direction, visual: expectedOrder(marked, direction) };
  });
