/**
 * Keeps what our reader reads of a set of files with their truth, to learn from without the files:
 * `node test/learn/import/keepSet.ts <folder> <file.jsonl> [format …]`, a line for each file (PDFs, or of formats).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toLine, type TextLine } from '../../../functions/import/page/textLine.ts';
import { importText } from '../../../functions/import/textImport.ts';
import { understandLines } from '../../../functions/import/understand/understand.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import type { ExpectedResume } from '../../bench/import/score.ts';

/** A cell in points: left, right, baseline, size, and its runs, the bold ones in a list of their own. */
type KeptCell = readonly [
  left: number,
  right: number,
  y: number,
  size: number,
  ...runs: (string | readonly [string])[],
];
/** A line: page, column, where lines of its column end (null: nowhere), whether it is the first of it, cells. */
type KeptLine = readonly [
  page: number,
  column: number,
  farEdge: number | null,
  gap: number | null,
  ...cells: KeptCell[],
];

/** A file of a set: its lines as they were read, its links, and what it says. */
export interface KeptFile {
  readonly name: string;
  readonly direction: Direction;
  readonly links: readonly string[];
  readonly lines: readonly KeptLine[];
  /** Which of the lines stand turned beside the others; left out where none does. */
  readonly turned?: readonly number[];
  readonly truth: ExpectedResume;
}

const FOLDER = new URL('../../data/import-learned/', import.meta.url);

/** The letters of the sets that are kept. */
export const keptSets = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .toSorted();

/** The files of a kept set. */
export const loadKept = (set: string): KeptFile[] =>
  readFileSync(new URL(`${set}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as KeptFile);

const round = (points: number) => Math.round(points * 10) / 10;
const finite = (points: number) => (Number.isFinite(points) ? round(points) : null);

const keepLine = ({ page, column, farEdge, gap, cells }: TextLine): KeptLine => [
  page,
  column,
  finite(farEdge),
  finite(gap),
  ...cells.map(({ left, right, y, size, runs }): KeptCell => [
    round(left),
    round(right),
    round(y),
    round(size),
    ...runs.map(({ text, bold }) => (bold ? ([text] as const) : text)),
  ]),
];

/** The lines of a kept file as the reader gave them. */
export const linesOfKept = ({ lines, turned = [] }: KeptFile): TextLine[] =>
  lines.map(([page, column, farEdge, gap, ...cells], at) => {
    const whole = cells.map(([left, right, y, size, ...kept]) => {
      const runs = kept.map((run) =>
        typeof run === 'string' ? { text: run, bold: false } : { text: run[0], bold: true },
      );
      const text = runs.map((run) => run.text).join('');
      const bold = runs.filter((run) => run.bold).reduce((sum, run) => sum + run.text.length, 0) * 2 > text.length;
      return { left, right, y, size, runs, text, bold };
    });
    return {
      ...toLine(whole, page, column),
      farEdge: farEdge ?? Infinity,
      gap: gap ?? Infinity,
      ...(turned.includes(at) && { isTurned: true as const }),
    };
  });

if (process.argv[1] === import.meta.filename) {
  const [folder = '', file = '', ...formats] = process.argv.slice(2);
  const root = pathToFileURL(`${resolve(folder)}/`);
  const kept: string[] = [];
  for (const format of formats.length > 0 ? formats : ['pdf'])
    for (const own of readdirSync(new URL(`${format}/`, root)).toSorted()) {
      const name = own.replace(/\.\w+$/, '');
      const { truth } = JSON.parse(readFileSync(new URL(`truth/${name}.json`, root), 'utf8')) as Pick<
        KeptFile,
        'truth'
      >;
      await importText(new Uint8Array(readFileSync(new URL(`${format}/${own}`, root))), (lines, links, direction) => {
        const turned = [...lines.keys()].filter((at) => lines[at]?.isTurned);
        const told = {
          name,
          direction,
          links,
          lines: lines.map(keepLine),
          ...(turned.length > 0 && { turned }),
          truth,
        };
        kept.push(JSON.stringify(told satisfies KeptFile));
        return understandLines(lines, links, direction);
      });
    }
  writeFileSync(file, `${kept.join('\n')}\n`);
}
