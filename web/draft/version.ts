import { applyChanges, type Json } from './diff.ts';
import { fingerprint } from './fingerprint.ts';
import { readJournal, type Journal } from './journal.ts';
import { readMeta, type Meta } from './meta.ts';

/** The stored texts of one place, as found. */
export interface Texts {
  readonly resume: string | null;
  readonly meta: string | null;
  readonly journals: readonly string[];
}

/** What one place holds, its journal applied. */
export interface Version {
  readonly value: Json;
  /** The stored text without its journal; undefined where there is none. */
  readonly stored: Json | undefined;
  /** Fingerprint of that text. */
  readonly print: string;
  readonly meta: Meta | null;
  /** False where something other than this module wrote the résumé: then its metadata says nothing about it. */
  readonly ours: boolean;
  readonly revision: number;
  readonly seq: number;
  /** Changes that came from the journal. */
  readonly recovered: number;
}

/** Fingerprint of nothing stored: a first journal belongs to it and holds the whole résumé. */
export const NOTHING = fingerprint('');

/** Null where nothing is stored; `damaged` where it is no JSON. */
export function versionOf(texts: Texts): Version | 'damaged' | null {
  const stored = parse(texts.resume);
  if (stored === 'damaged') return 'damaged';
  const print = fingerprint(texts.resume ?? '');
  const meta = readMeta(texts.meta);
  const ours = meta?.print === print;
  const revision = ours ? meta.revision : 0;
  const journal = newestOf(texts.journals, baseOf(print, revision));
  if (texts.resume === null && !journal) return null;
  return {
    value: applyChanges(stored.value, journal?.changes ?? []),
    stored: texts.resume === null ? undefined : stored.value,
    print,
    meta,
    ours: ours || texts.resume === null,
    revision,
    seq: journal?.seq ?? 0,
    recovered: journal?.changes.length ?? 0,
  };
}

function parse(text: string | null): { readonly value: Json } | 'damaged' {
  try {
    return { value: JSON.parse(text ?? 'null') as Json };
  } catch {
    return 'damaged';
  }
}

/** What a journal belongs to: one save. The same text may be saved again later, as an empty résumé is for the next person. */
export function baseOf(print: string, revision: number): string {
  return `${print}.${revision}`;
}

/** Of the journals that belong to a save, the one with the most changes in it. */
function newestOf(journals: readonly string[], base: string): Journal | null {
  const fitting = journals.map(readJournal).filter((journal) => journal !== null && journal.base === base);
  return fitting.sort((one, other) => (other?.seq ?? 0) - (one?.seq ?? 0))[0] ?? null;
}

/** Whether `other` holds later work than `one`; of the same save both have the same journal. A résumé that something else wrote into local storage is the latest word. */
export function isLater(other: Version, one: Version): boolean {
  if (!one.ours) return false;
  return other.revision > one.revision;
}
