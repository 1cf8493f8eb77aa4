import { parse } from 'csv-parse/sync';
import { withSigns } from '../page/entities.ts';

/** Most rows of a file; nobody has more positions, skills or certificates. */
const MAX_ROWS = 2_000;
/** Most lines of notes above the row of column names. */
const MAX_NOTES = 20;

interface ArchiveCell {
  readonly column: string;
  readonly value: string;
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A row of the archive. Cells are taken by column name; the others are left over and never lost. */
export class ArchiveRow {
  readonly #cells: Map<string, ArchiveCell>;

  constructor(columns: readonly string[], values: readonly string[]) {
    this.#cells = new Map();
    for (const [index, value] of values.entries()) {
      const column = columns[index]?.trim() ?? '';
      // Columns without a name, or with a repeated one, are keyed by index.
      const key = keyOf(column) === '' || this.#cells.has(keyOf(column)) ? String(index) : keyOf(column);
      const text = withSigns(value).replaceAll('\r\n', '\n').trim();
      if (text !== '') this.#cells.set(key, { column, value: text });
    }
  }

  /** Takes the text of the first of these columns that has one; empty if none has. */
  take(...columns: readonly string[]): string {
    for (const column of columns) {
      const cell = this.#cells.get(keyOf(column));
      if (cell && this.#cells.delete(keyOf(column))) return cell.value;
    }
    return '';
  }

  /** Returns the remaining cells, each with its column name. */
  left(): string[] {
    return Array.from(this.#cells.values(), ({ column, value }) => (column === '' ? value : `${column}: ${value}`));
  }
}

/** A table of the archive as written: column names, and the values of each row. */
export interface ArchiveTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Reads a CSV file from the row of column names: the first row with one of `wanted`. Lines of notes above it are
 * skipped. Returns undefined if no row matches, as for another table. Throws if the file is no CSV or too long.
 */
export function readArchiveTable(content: Uint8Array, wanted: readonly string[]): ArchiveTable | undefined {
  const lines = parse(Buffer.from(content), {
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    to: MAX_ROWS + MAX_NOTES + 1,
  });
  const keys = new Set(wanted.map(keyOf));
  const head = lines.slice(0, MAX_NOTES).findIndex((line) => line.some((name) => keys.has(keyOf(name))));
  const [columns, ...below] = head < 0 ? [] : lines.slice(head);
  if (!columns) return undefined;
  if (below.length > MAX_ROWS) throw new Error('too many rows');
  return { columns, rows: below.filter((row) => row.some((value) => value.trim() !== '')) };
}
