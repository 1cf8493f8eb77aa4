import type { JsonChange } from '../jsonDiff.ts';
import { fingerprint } from '../../../lib/storage/fingerprint.ts';

/**
 * The changes since the last full save. One value, replaced as a whole with each change, and always the difference from
 * that save: it does not grow with time, and needs no order of entries.
 */
export interface ChangeJournal {
  /** The save that the changes belong to (`journalBase`): a journal of another save is not applied. */
  readonly base: string;
  /** Number of changes since the full save, from 1. */
  readonly seq: number;
  readonly changes: readonly JsonChange[];
}

/** As stored: `<fingerprint of the rest>|<JSON>`. */
export function serializeJournal(journal: ChangeJournal): string {
  const body = JSON.stringify(journal);
  return `${fingerprint(body)}|${body}`;
}

/** Null if the text is incomplete, damaged or something else. */
export function parseJournal(text: string): ChangeJournal | null {
  const separator = text.indexOf('|');
  const body = text.slice(separator + 1);
  if (separator < 1 || text.slice(0, separator) !== fingerprint(body)) return null;
  try {
    return JSON.parse(body) as ChangeJournal;
  } catch {
    return null;
  }
}
