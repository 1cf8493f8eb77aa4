import type { Direction } from '../../../shared/platform/language.ts';
import { isInCapitals } from '../page/cell.ts';
import { startOf } from '../page/nextLine.ts';
import { runsOf } from '../page/rows.ts';
import type { TextLine } from '../page/textLine.ts';
import { findPeriods } from '../resume/periods.ts';
import type { Part } from './parts.ts';
import { lexicalOf } from './textClass.ts';

/** The number of a line's column, unique across all pages. */
const columnOf = (line: TextLine) => line.page * 1_000 + line.column;

/** Returns each part as it is seen alone: its text, its look and its position. */
export function partsAlone(lines: readonly TextLine[], parts: readonly Part[], direction: Direction) {
  const body = bodyTextSize(lines) || 10;
  const largest = Math.max(...lines.map(({ size }) => size), 1);
  const edgeOf = (line: TextLine) => startOf(line, direction);
  const edges = new Map<number, number>();
  for (const line of lines) {
    const key = columnOf(line);
    edges.set(key, Math.min(edges.get(key) ?? Infinity, edgeOf(line)));
  }
  const kindsByLine = new Map<number, string>();
  for (const [line, partsOfLine] of Map.groupBy(parts, (part) => part.line))
    kindsByLine.set(line, firstKinds(partsOfLine));
  const seenContact = parts.findIndex(({ kind }) => kind === 'email' || kind === 'phone');
  return parts.map((part, index) => {
    const { text } = part;
    const line = lines[part.line] as TextLine;
    const cell = line.cells[part.cell] ?? line.cells[0];
    const lexical = lexicalOf(text);
    return {
      part,
      text,
      line,
      cell,
      words: text.split(/\s+/).length,
      class: part.kind === 'text' ? lexical.class : part.kind,
      /** Properties of the text by the lexica. */
      lexical,
      periodForm: part.kind === 'period' ? periodFormOf(text) : 'none',
      isWholeLine: parts[index - 1]?.line !== part.line && parts[index + 1]?.line !== part.line,
      isUpper: isInCapitals(text),
      /** Whether a colon follows the part. */
      hasColon: /^\s*:/.test((cell?.text ?? '').slice(part.to)),
      /** Kinds of the first parts of the line: `text,period`. */
      lineKinds: kindsByLine.get(part.line) ?? '',
      cellAt: part.cell === 0 ? 'first' : part.cell === line.cells.length - 1 ? 'last' : 'inner',
      /** Type size in points of the part, of the body text, and of the document's largest text. */
      size: cell?.size ?? line.size,
      body,
      largest,
      /** Points from the edge at which the lines of its column begin. */
      indent: edgeOf(line) - (edges.get(columnOf(line)) ?? 0),
      /** The boundary between it and the next part. */
      next: parts[index + 1]?.boundary ?? 'end',
      /** Number of parts up to the first e-mail address or phone number; zero or negative below it. */
      toContact: seenContact - index,
    };
  });
}

/** The form of a period's dates; `none` for a text without a period. */
function periodFormOf(text: string) {
  const [period] = findPeriods(text);
  return !period ? 'none' : period.current ? 'open' : period.isRange ? 'two' : 'one';
}

/** A part as it is seen alone. */
export type PartSeen = ReturnType<typeof partsAlone>[number];

/** The kinds of the first parts of a line; equal neighbours count once: `text,period`. */
const firstKinds = (parts: readonly Part[]): string =>
  runsOf(parts, (part, before) => part.kind === before.kind)
    .slice(0, 3)
    .map(([part]) => part?.kind)
    .join();

/** The type size of most of the text, in points. */
function bodyTextSize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
