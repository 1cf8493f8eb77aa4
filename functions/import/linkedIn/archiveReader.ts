import type { ArchiveFileId } from './archiveFiles.ts';
import { ArchiveRow, type ArchiveTable } from './archiveTable.ts';
import { joinTexts, toDescription, withoutPrivateFacts } from './archiveTexts.ts';

export type ArchiveTables = ReadonlyMap<ArchiveFileId, readonly ArchiveTable[]>;

/** Reads the archive's rows once and keeps what no field takes: every text of a row is somewhere when all are read. */
export class ArchiveReader {
  readonly unplaced: string[] = [];
  /** What an employer need not know, as written. */
  readonly personal: string[] = [];
  readonly #tables: ArchiveTables;

  constructor(tables: ArchiveTables) {
    this.#tables = tables;
  }

  /** Rows of a file, each once. */
  rows(file: ArchiveFileId): ArchiveRow[] {
    const rows = (this.#tables.get(file) ?? []).flatMap((table) =>
      table.rows.map((row) => [JSON.stringify(row), new ArchiveRow(table.columns, row)] as const),
    );
    return [...new Map(rows).values()];
  }

  /** The entries of a file, at most so many. What a row has beside its entry is unplaced. `number` counts from 1. */
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

  /** The first entries; the texts of those beyond what a résumé holds are unplaced, one text for each. */
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

  /** A text that somebody wrote, without what an employer need not know. */
  prose(text: string): string {
    return withoutPrivateFacts(text, this.personal);
  }
}
