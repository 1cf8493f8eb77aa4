import { applyChanges, type Json } from './diff.ts';
import { fingerprint } from './fingerprint.ts';
import { readJournal } from './journal.ts';
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
  readonly meta: Meta | null;
  /** False where something other than this module wrote the résumé: then its metadata says nothing about it. */
  readonly ours: boolean;
  readonly revision: number;
  readonly seq: number;
  /** Changes that came from the journal. */
  readonly recovered: number;
}

/** Null where nothing is stored; `damaged` where it is no JSON. */
export function versionOf(texts: Texts): Version | 'damaged' | null {
  if (texts.resume === null) return null;
  let value: Json;
  try {
    value = JSON.parse(texts.resume) as Json;
  } catch {
    return 'damaged';
  }
  const print = fingerprint(texts.resume);
  const meta = readMeta(texts.meta);
  const ours = meta?.print === print;
  const journal = texts.journals
    .map(readJournal)
    .filter((found) => found?.base === print)
    .reduce((newest, found) => ((found?.seq ?? 0) > (newest?.seq ?? 0) ? found : newest), null);
  return {
    value: journal ? applyChanges(value, journal.changes) : value,
    meta,
    ours,
    revision: ours ? meta.revision : 0,
    seq: journal?.seq ?? 0,
    recovered: journal?.changes.length ?? 0,
  };
}

/** Whether `other` holds later work than `one`. A résumé that something else wrote into local storage is the latest word. */
export function isLater(other: Version, one: Version): boolean {
  if (!one.ours) return false;
  return other.revision > one.revision || (other.revision === one.revision && other.seq > one.seq);
}
