import { applyJsonChanges, type JsonValue } from '../jsonDiff.ts';
import { fingerprint } from '../../../lib/storage/fingerprint.ts';
import { parseJournal, type ChangeJournal } from './journal.ts';
import { parseDraftMetadata, type DraftMetadata } from './draftMetadata.ts';

/** The texts as stored in one of the storages. */
export interface StoredTexts {
  readonly resume: string | null;
  readonly meta: string | null;
  readonly journals: readonly string[];
}

/** The version in one storage, with its journal applied. */
export interface StoredVersion {
  readonly value: JsonValue;
  /** The stored text without its journal; undefined if there is none. */
  readonly stored: JsonValue | undefined;
  /** Fingerprint of that text. */
  readonly fingerprint: string;
  readonly meta: DraftMetadata | null;
  /** False where other code wrote the résumé: then its metadata says nothing about it. */
  readonly ours: boolean;
  readonly revision: number;
  readonly seq: number;
  /** Changes recovered from the journal. */
  readonly recovered: number;
}

/** Fingerprint where nothing is stored: a first journal belongs to it and holds the whole résumé. */
export const EMPTY_FINGERPRINT = fingerprint('');

/** Null if nothing is stored; `damaged` where it is not JSON. */
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
 * The base of a journal: one save. The same text may be saved again later, as an empty résumé is for the next person.
 */
export function journalBase(print: string, revision: number): string {
  return `${print}.${revision}`;
}

/** The journal with the most changes of those that belong to a save. */
function newestJournal(journals: readonly string[], base: string): ChangeJournal | null {
  const fitting = journals.map(parseJournal).filter((journal) => journal !== null && journal.base === base);
  return fitting.sort((a, b) => (b?.seq ?? 0) - (a?.seq ?? 0))[0] ?? null;
}

/**
 * Whether `version` is later than `than`; of the same save both have the same journal. A résumé that other code wrote
 * into local storage counts as the latest.
 */
export function isNewer(version: StoredVersion, than: StoredVersion): boolean {
  if (!than.ours) return false;
  return version.revision > than.revision;
}
