import type { ArchiveFileId } from './archiveFiles.ts';
import { ArchiveRow, type ArchiveTable } from './archiveTable.ts';
import { joinTexts, toDescription, withoutPrivateFacts } from './archiveTexts.ts';

export type ArchiveTables = ReadonlyMap<ArchiveFileId, readonly ArchiveTable[]>;

/** Reads the archive's rows and keeps what no field takes, so that no text of a row is lost. */
export class ArchiveReader {
  readonly unplaced: string[] = [];
  /** Data that an employer need not know, as written. */
  readonly personal: string[] = [];
  readonly #tables: ArchiveTables;

  constructor(tables: ArchiveTables) {
    this.#tables = tables;
  }

  /** Returns the rows of a file without repetitions. */
  rows(file: ArchiveFileId): ArchiveRow[] {
    const rows = (this.#tables.get(file) ?? []).flatMap((table) =>
      table.rows.map((row) => [JSON.stringify(row), new ArchiveRow(table.columns, row)] as const),
    );
    return [...new Map(rows).values()];
  }

  /** Returns the entries of a file, at most `most`. What else a row holds becomes unplaced. `number` counts from 1. */
  entries<Entry extends object>(
    file: ArchiveFileId,
    most: number,
    toEntry: (row: ArchiveRow, number: number) => Entry,
  ): Entry[] {
    const entries = this.rows(file).map((row, index) => {
      const entry = toEntry(row, index + 1);
      this.keep(row.left());
      return entry;
    });
    return this.fitting(entries, most);
  }

  /** Returns the first entries. Each further one that the résumé has no room for becomes one unplaced text. */
  fitting<Entry extends object>(entries: readonly Entry[], most: number): Entry[] {
    this.keep(
      entries.slice(most).map((entry) =>
        Object.entries(entry)
          .filter(([key, value]) => key !== 'id' && key !== 'level' && typeof value === 'string' && value !== '')
          .map(([, value]) => String(value))
          .join(', '),
      ),
    );
    return entries.slice(0, most);
  }

  /** Keeps texts that no field takes. */
  keep(texts: readonly string[]): void {
    this.unplaced.push(...texts);
  }

  description(row: ArchiveRow, ...more: readonly string[]): string {
    return this.prose(toDescription(joinTexts('\n', row.take('Description'), ...more)));
  }

  /** Returns a text of the person without data that an employer need not know. */
  prose(text: string): string {
    return withoutPrivateFacts(text, this.personal);
  }
}
