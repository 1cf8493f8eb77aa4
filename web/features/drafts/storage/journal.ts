import type { JsonChange } from '../jsonDiff.ts';
import { fingerprint } from '../../../lib/storage/fingerprint.ts';

/**
 * What was changed since the last full save. One value replaced as a whole with each change, and always the
 * difference from that save, so that it neither grows with time nor depends on an order.
 */
export interface ChangeJournal {
  /** The save the changes belong to (`journalBase`): a journal of another one is not applied. */
  readonly base: string;
  /** Counts the changes since the full save, from 1. */
  readonly seq: number;
  readonly changes: readonly JsonChange[];
}

/** As stored: `<fingerprint of the rest>|<JSON>`. */
export function serializeJournal(journal: ChangeJournal): string {
  const body = JSON.stringify(journal);
  return `${fingerprint(body)}|${body}`;
}

/** Null where the text is torn, damaged or something else. */
export function parseJournal(text: string): ChangeJournal | null {
  const at = text.indexOf('|');
  const body = text.slice(at + 1);
  if (at < 1 || text.slice(0, at) !== fingerprint(body)) return null;
  try {
    return JSON.parse(body) as ChangeJournal;
  } catch {
    return null;
  }
}
