import { readFileSync } from 'node:fs';
import { textDirection, type Direction, type Language } from '../../shared/platform/language.ts';
import { expectedOrder, reverseVisually } from './visual-order.ts';

/** A line of a résumé as it is written, and the looks from left to right of which each is right. */
export interface MixedLine {
  readonly id: string;
  readonly text: string;
  readonly direction: Direction;
  readonly visual: readonly string[];
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
    return { id: `${language}: ${text}`, text, direction, visual: [expectedOrder(marked, direction)] };
  });

/** A line as it is compared in `blind.tsv`: without spaces, and each letter in one form. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '').normalize('NFKC');

/** The lines of `blind.tsv`, their looks {@link withoutSpaces}. */
export const blindLines = (): MixedLine[] =>
  rowsOf('blind.tsv').map(([id = '', language = '', text = '', ...looks]) => ({
    id: `${id}: ${text}`,
    text,
    direction: textDirection(language as Language),
    visual: looks.filter((look) => look !== '').map((look) => withoutSpaces(look.split('¦').map(drawnRun).join(''))),
  }));

/** A run as it is drawn: turned with its brackets where it has a right-to-left letter. */
const drawnRun = (run: string) => (/[\u0590-\u06ff]/.test(run) ? reverseVisually(run) : run);
