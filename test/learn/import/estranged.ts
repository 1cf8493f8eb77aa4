import { createHash } from 'node:crypto';
import { toLine, type TextLine } from '../../../functions/import/page/textLine.ts';
import { kindByName } from '../../../functions/import/resume/headings.ts';

/** Letters of the alphabets of headings, by their first and last; each is replaced by one that stands so far after. */
const ALPHABETS = [
  ['א', 'ת'],
  ['a', 'z'],
  ['A', 'Z'],
] as const;
const STEP = 7;

const isHeading = ({ text }: { readonly text: string }) => kindByName(text) !== undefined;

/** Half of the headings, by what the file is called and which of its versions it is. */
const isPicked = (name: string, line: number, version: number) =>
  (createHash('sha256').update(`${name} ${line} ${version}`).digest()[0] ?? 0) < 128;

/** A text in no language, as long and in the same letters: `Education` → `Lkbjhapvu`. */
export const inNoLanguage = (text: string): string =>
  Array.from(text, (letter) => {
    const alphabet = ALPHABETS.find(([first, last]) => first <= letter && letter <= last);
    if (!alphabet) return letter;
    const [first, last] = alphabet.map((one) => one.codePointAt(0) ?? 0) as [number, number];
    return String.fromCodePoint(first + (((letter.codePointAt(0) ?? 0) - first + STEP) % (last - first + 1)));
  }).join('');

/**
 * The lines of a file some of whose headings are in words that no list has: half of those that are known by their name,
 * others in each version (1, 2, …). A file that has been seen is read as one of a stranger is, and what it says stays.
 */
export function estranged(name: string, lines: readonly TextLine[], version: number): TextLine[] {
  return lines.map((line, at) => {
    if (!line.cells.some(isHeading) || !isPicked(name, at, version)) return line;
    const cells = line.cells.map((cell) =>
      isHeading(cell)
        ? {
            ...cell,
            text: inNoLanguage(cell.text),
            runs: cell.runs.map((run) => ({ ...run, text: inNoLanguage(run.text) })),
          }
        : cell,
    );
    return { ...line, ...toLine(cells, line.page, line.column), farEdge: line.farEdge, gap: line.gap };
  });
}
