import type { ResumeData } from '../../shared/resume/schema.ts';
import { diff, type Json } from './diff.ts';
import { fingerprint } from './fingerprint.ts';
import { writeJournal } from './journal.ts';
import type { Meta } from './meta.ts';
import type { Place } from './place.ts';
import { NOTHING, baseOf, type Version } from './version.ts';

/** Stores the draft: as a whole, and in between what changed since. */
export interface Saver {
  /** Whether the last full save is not of this résumé and name. */
  differs(resume: ResumeData, name: string): boolean;
  /** Writes what changed since the last full save; true for the first change after it. */
  journal(resume: ResumeData): boolean;
  /** Full save: `local` at once, or what a promise says: the database took it, or nothing did. */
  store(draft: Saved): { readonly where: 'local' } | { readonly where: Promise<Fallback>; readonly why: 'full' | 'unavailable' };
  /** This résumé was read from there (null: nothing is stored); `whole` where it is stored as it is, without journal or repair. */
  rebase(resume: ResumeData, from: Version | null, whole: boolean): void;
  /** What was stored is gone. */
  forget(): void;
  /** Later saves count from there: another tab has come so far. */
  countFrom(revision: number): void;
}

/** `superseded`: a later save has begun, which will report itself. */
export type Fallback = 'database' | 'memory' | 'superseded';

export type Saved = Pick<Meta, 'owner' | 'name' | 'cloud' | 'cloudPrint' | 'tab' | 'savedAt'> & { readonly resume: ResumeData };

/** The last full save: `resume` as the screen holds it, `against` what a journal is the difference from. */
interface Base {
  readonly resume: ResumeData | undefined;
  readonly against: Json | undefined;
  readonly print: string;
  /** Of that save; 0 where there was none, or something else made it. */
  readonly revision: number;
  readonly name: string;
}

export function createSaver(place: Place): Saver {
  let base: Base = { resume: undefined, against: undefined, print: NOTHING, revision: 0, name: '' };
  let revision = 0;
  let seq = 0;

  const become = (next: Base) => {
    base = next;
    seq = 0;
  };

  const journal = (resume: ResumeData) => {
    if (resume === base.resume && seq === 0) return false;
    seq += 1;
    place.writeJournal(writeJournal({ base: baseOf(base.print, base.revision), seq, changes: diff(base.against, resume) }));
    return seq === 1;
  };

  /** Where local storage refused, the database alone may have it. */
  async function fallback(next: Base, asked: number): Promise<Fallback> {
    const reached = await place.inDatabase();
    if (asked !== revision) return 'superseded';
    if (!reached) return 'memory';
    become(next);
    return 'database';
  }

  return {
    journal,
    differs: (resume, name) => resume !== base.resume || name !== base.name,

    store({ resume, ...draft }) {
      const text = JSON.stringify(resume);
      revision += 1;
      const next: Base = { resume, against: resume, print: fingerprint(text), revision, name: draft.name };
      const meta: Meta = { ...draft, revision, print: next.print };
      const written = place.writeFull({ resume: text, meta: JSON.stringify(meta) });
      if (written === 'written') {
        become(next);
        return { where: 'local' };
      }
      return { where: fallback(next, revision), why: written };
    },

    rebase(resume, from, whole) {
      become({ resume: whole ? resume : undefined, against: whole && from ? resume : from?.stored, print: from?.print ?? NOTHING, revision: from?.revision ?? 0, name: from?.ours ? (from.meta?.name ?? '') : '' });
      seq = from?.seq ?? 0;
      revision = Math.max(revision, from?.meta?.revision ?? 0);
    },
    forget: () => become({ resume: undefined, against: undefined, print: NOTHING, revision: 0, name: '' }),
    countFrom(other) {
      revision = Math.max(revision, other);
    },
  };
}
