import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { diffJson, type JsonValue } from '../jsonDiff.ts';
import { fingerprint } from '../../../lib/storage/fingerprint.ts';
import { serializeJournal } from './journal.ts';
import type { DraftMetadata } from './draftMetadata.ts';
import type { DraftStorage } from './draftStorage.ts';
import { EMPTY_FINGERPRINT, journalBase, type StoredVersion } from './storedVersion.ts';

/** Saves the draft: full saves, and between them a journal of the changes since. */
export interface DraftSaver {
  /** Whether the last full save is older than this résumé and name. */
  hasUnsavedChanges(resume: ResumeData, name: string): boolean;
  /** Writes the journal of changes since the last full save; true for the first change after it. */
  appendJournal(resume: ResumeData): boolean;
  /** Full save: `local` at once, or the promised outcome: the database stored it, or nothing did. */
  save(
    draft: DraftSnapshot,
  ): { readonly where: 'local' } | { readonly where: Promise<FallbackResult>; readonly why: 'full' | 'unavailable' };
  /**
   * This résumé was read from there (null: nothing is stored); `whole` where it is stored unchanged, without journal or
   * repair.
   */
  rebase(resume: ResumeData, from: StoredVersion | null, whole: boolean): void;
  /** The stored draft was removed. */
  reset(): void;
  /** Continues the counter of saves from there: another tab has got that far. */
  continueFrom(revision: number): void;
}

/** `superseded`: a later save has begun, which reports its own outcome. */
export type FallbackResult = 'database' | 'memory' | 'superseded';

export type DraftSnapshot = Pick<DraftMetadata, 'owner' | 'name' | 'cloud' | 'cloudPrint' | 'tab' | 'savedAt'> & {
  readonly resume: ResumeData;
};

/** The last full save: `resume` as the screen holds it, `against` the base of the journal. */
interface SavedBase {
  readonly resume: ResumeData | undefined;
  readonly against: JsonValue | undefined;
  readonly fingerprint: string;
  /** Number of that save; 0 if there was none, or other code made it. */
  readonly revision: number;
  readonly name: string;
}

/** Writes the draft: the journal at each edit, the snapshot one second after the last. */
export function createDraftSaver(place: DraftStorage): DraftSaver {
  let base: SavedBase = {
    resume: undefined,
    against: undefined,
    fingerprint: EMPTY_FINGERPRINT,
    revision: 0,
    name: '',
  };
  let revision = 0;
  let seq = 0;

  const become = (next: SavedBase) => {
    base = next;
    seq = 0;
  };

  const journal = (resume: ResumeData) => {
    if (resume === base.resume && seq === 0) return false;
    seq += 1;
    place.writeJournal(
      serializeJournal({
        base: journalBase(base.fingerprint, base.revision),
        seq,
        changes: diffJson(base.against, resume),
      }),
    );
    return seq === 1;
  };

  /** If local storage refused the write, tries the database alone. */
  async function fallback(next: SavedBase, asked: number): Promise<FallbackResult> {
    const reached = await place.databaseCommitted();
    if (asked !== revision) return 'superseded';
    if (!reached) return 'memory';
    become(next);
    return 'database';
  }

  return {
    appendJournal: journal,
    hasUnsavedChanges: (resume, name) => resume !== base.resume || name !== base.name,

    save({ resume, ...draft }) {
      const text = JSON.stringify(resume);
      revision += 1;
      const next: SavedBase = { resume, against: resume, fingerprint: fingerprint(text), revision, name: draft.name };
      const meta: DraftMetadata = { ...draft, revision, print: next.fingerprint };
      const written = place.writeSnapshot({ resume: text, meta: JSON.stringify(meta) });
      if (written === 'written') {
        become(next);
        return { where: 'local' };
      }
      return { where: fallback(next, revision), why: written };
    },

    rebase(resume, from, whole) {
      become({
        resume: whole ? resume : undefined,
        against: whole && from ? resume : from?.stored,
        fingerprint: from?.fingerprint ?? EMPTY_FINGERPRINT,
        revision: from?.revision ?? 0,
        name: from?.ours ? (from.meta?.name ?? '') : '',
      });
      seq = from?.seq ?? 0;
      revision = Math.max(revision, from?.meta?.revision ?? 0);
    },
    reset: () =>
      become({ resume: undefined, against: undefined, fingerprint: EMPTY_FINGERPRINT, revision: 0, name: '' }),
    continueFrom(other) {
      revision = Math.max(revision, other);
    },
  };
}
