import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds for which another connection's write is waited for. */
const BUSY_MS = 5_000;

/**
 * Rewrites an SQLite file without deleted data: SQLite only marks a deleted text as free, and also keeps it in the
 * write-ahead log. May be called while another process has the file open. A missing or damaged file is left unchanged
 * for the process that opens it.
 */
export function forgetDeleted(file: string): void {
  if (!existsSync(file)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: BUSY_MS });
    // The log is emptied twice: what VACUUM writes goes through it.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The process that needs the file reports the fault.
  } finally {
    database?.close();
  }
}
