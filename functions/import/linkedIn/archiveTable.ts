import { parse } from 'csv-parse/sync';
import { withSigns } from '../page/entities.ts';

/** Rows of a file: nobody has more positions, skills or certificates. */
const MAX_ROWS = 2_000;
/** Lines of notes that may stand above the row of the columns' names. */
const MAX_NOTES = 20;

interface ArchiveCell {
  readonly column: string;
  readonly value: string;
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A row of the archive. Its cells are taken by their columns' names; what nobody took is left over, never lost. */
export class ArchiveRow {
  readonly #cells: Map<string, ArchiveCell>;

  constructor(columns: readonly string[], values: readonly string[]) {
    this.#cells = new Map();
    for (const [index, value] of values.entries()) {
      const column = columns[index]?.trim() ?? '';
      // Columns without a name, or with the same one, have a key of their own.
      const key = keyOf(column) === '' || this.#cells.has(keyOf(column)) ? String(index) : keyOf(column);
      const text = withSigns(value).replaceAll('\r\n', '\n').trim();
      if (text !== '') this.#cells.set(key, { column, value: text });
    }
  }

  /** The text of the first of these columns that has one, which no longer is left over; empty where none has. */
  take(...columns: readonly string[]): string {
    for (const column of columns) {
      const cell = this.#cells.get(keyOf(column));
      if (cell && this.#cells.delete(keyOf(column))) return cell.value;
    }
    return '';
  }

  /** What is left over, each with the name of its column. */
  left(): string[] {
    return Array.from(this.#cells.values(), ({ column, value }) => (column === '' ? value : `${column}: ${value}`));
  }
}

/** A table of the archive as it is written: names of its columns, and the values of each row. */
export interface ArchiveTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A CSV file from the row of its columns' names on, which is the first that has one of `wanted`; lines of notes above
 * it are passed over. Undefined where no row has: this is another table. Throws where it is no CSV or too long.
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
