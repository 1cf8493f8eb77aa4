import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds for which another connection's write is waited for. */
const BUSY_MS = 5_000;

/**
 * Rewrites an SQLite file without what was deleted from it: SQLite only marks the place of a deleted text as free, and
 * keeps it in the write-ahead log besides. May be called while another process has the file open. A file that is
 * missing or damaged is left to whoever opens it.
 */
export function forgetDeleted(file: string): void {
  if (!existsSync(file)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: BUSY_MS });
    // The log is emptied twice: what VACUUM writes goes through it.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Told by whoever needs it.
  } finally {
    database?.close();
  }
}
