import { applyJsonChanges, type JsonValue } from '../jsonDiff.ts';
import { fingerprint } from '../../../lib/storage/fingerprint.ts';
import { parseJournal, type ChangeJournal } from './journal.ts';
import { parseDraftMetadata, type DraftMetadata } from './draftMetadata.ts';

/** The stored texts of one place, as found. */
export interface StoredTexts {
  readonly resume: string | null;
  readonly meta: string | null;
  readonly journals: readonly string[];
}

/** What one place holds, its journal applied. */
export interface StoredVersion {
  readonly value: JsonValue;
  /** The stored text without its journal; undefined where there is none. */
  readonly stored: JsonValue | undefined;
  /** Fingerprint of that text. */
  readonly fingerprint: string;
  readonly meta: DraftMetadata | null;
  /** False where something other than this module wrote the résumé: then its metadata says nothing about it. */
  readonly ours: boolean;
  readonly revision: number;
  readonly seq: number;
  /** Changes that came from the journal. */
  readonly recovered: number;
}

/** Fingerprint of nothing stored: a first journal belongs to it and holds the whole résumé. */
export const EMPTY_FINGERPRINT = fingerprint('');

/** Null where nothing is stored; `damaged` where it is no JSON. */
export function parseStoredVersion(texts: StoredTexts): StoredVersion | 'damaged' | null {
  const stored = parseJson(texts.resume);
  if (stored === 'damaged') return 'damaged';
  const print = fingerprint(texts.resume ?? '');
  const meta = parseDraftMetadata(texts.meta);
  const ours = meta?.print === print;
  const revision = ours ? meta.revision : 0;
  const journal = newestJournal(texts.journals, journalBase(print, revision));
  if (texts.resume === null && !journal) return null;
  return {
    value: applyJsonChanges(stored.value, journal?.changes ?? []),
    stored: texts.resume === null ? undefined : stored.value,
    fingerprint: print,
    meta,
    ours: ours || texts.resume === null,
    revision,
    seq: journal?.seq ?? 0,
    recovered: journal?.changes.length ?? 0,
  };
}

function parseJson(text: string | null): { readonly value: JsonValue } | 'damaged' {
  try {
    return { value: JSON.parse(text ?? 'null') as JsonValue };
  } catch {
    return 'damaged';
  }
}

/**
 * What a journal belongs to: one save. The same text may be saved again later, as an empty résumé is for the next
 * person.
 */
export function journalBase(print: string, revision: number): string {
  return `${print}.${revision}`;
}

/** Of the journals that belong to a save, the one with the most changes in it. */
function newestJournal(journals: readonly string[], base: string): ChangeJournal | null {
  const fitting = journals.map(parseJournal).filter((journal) => journal !== null && journal.base === base);
  return fitting.sort((one, other) => (other?.seq ?? 0) - (one?.seq ?? 0))[0] ?? null;
}

/**
 * Whether `other` holds later work than `one`; of the same save both have the same journal. A résumé that something
 * else wrote into local storage is the latest word.
 */
export function isNewer(other: StoredVersion, one: StoredVersion): boolean {
  if (!one.ours) return false;
  return other.revision > one.revision;
}
