import type { ResumeData } from '../../../shared/resume/schema.ts';
import { resumeFingerprint } from './canonicalJson.ts';
import type { TabConflict } from './tabConflict.ts';
import { hasText } from '../../../shared/resume/writtenText.ts';
import { parseStoredResumeText } from './storedResume.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';
import { LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';
import type { DraftCore } from './draftCore.ts';
import type { CloudCopy } from './cloudCopy.ts';
import type { DamagedDraft, DraftStore, HistoryReason, ReplacedDraft } from './types.ts';

/** Replacing the draft by another résumé: the current one goes into the draft history first. */
export interface DraftReplacement {
  archive(reason: HistoryReason): Promise<string | null>;
  replace(resume: ResumeData, reason: HistoryReason, copy?: CloudCopy): Promise<ReplacedDraft>;
  restoreFromHistory(id: string): Promise<ResumeData | null>;
  applyImported: DraftStore['applyImported'];
}

/** The ways in which another résumé takes the place of the draft. */
export function createDraftReplacement(session: DraftCore, conflict: TabConflict): DraftReplacement {
  const { history, local, options } = session;

  /** Also saves what is typed while it is being stored. */
  async function archive(reason: HistoryReason): Promise<string | null> {
    const id = options.newId();
    let kept: ResumeData | null = null;
    while (kept !== session.state.resume && hasText(session.state.resume)) {
      const { resume, owner, name, cloud } = session.state;
      // oxlint-disable-next-line no-await-in-loop -- again only when the résumé changed meanwhile
      await history.add({ id, owner, reason, at: options.now(), name, cloud, text: JSON.stringify(resume) });
      kept = resume;
    }
    return kept === null ? null : id;
  }

  async function replace(
    resume: ResumeData,
    reason: HistoryReason,
    copy: CloudCopy | null = null,
  ): Promise<ReplacedDraft & { readonly stored: boolean }> {
    if (conflict.detect()) await conflict.keepMine();
    const archivedId = session.isInCloud() ? null : await archive(reason);
    const { owner } = session.state;
    session.replaceResume(resume, {
      owner,
      name: copy?.name ?? '',
      cloud: copy,
      cloudPrint: copy ? resumeFingerprint(resume) : null,
    });
    const stored = await session.save();
    return { resume, archivedId, stored };
  }

  return {
    archive,
    async replace(resume, reason, copy) {
      const { archivedId } = await replace(resume, reason, copy);
      return { resume, archivedId };
    },

    async restoreFromHistory(id) {
      const { owner } = session.state;
      const entry = await history.get(id, owner);
      if (!entry) return null;
      const { resume, kept } = parseStoredResumeText(entry.text);
      if (kept === 'nothing') return null;
      const { stored } = await replace(resume, 'broughtBack');
      // Stays linked to its copy in the cloud, and counts as different from it.
      session.update({ name: entry.name, cloud: entry.cloud });
      if (!(await session.save()) || !stored || kept !== 'all') return resume;
      await history.remove(id, owner);
      return resume;
    },

    async applyImported(adapt = (imported) => imported, from = local) {
      const text = from.read(LOCAL_STORAGE_KEYS.imported);
      if (text === null) return null;
      const { resume: imported, kept } = parseStoredResumeText(text);
      const resume = adapt(imported);
      const damaged: DamagedDraft | null =
        kept === 'all' ? null : { id: `damaged-${fingerprint(text)}`, kind: kept === 'part' ? 'repaired' : 'lost' };
      if (damaged)
        await history.add({
          id: damaged.id,
          owner: session.state.owner,
          reason: 'damaged',
          at: options.now(),
          name: '',
          cloud: null,
          text,
        });
      if (kept === 'nothing') {
        from.remove(LOCAL_STORAGE_KEYS.imported);
        return { resume: session.state.resume, archivedId: null, damaged };
      }
      const { archivedId, stored } = await replace(resume, 'import');
      if (stored) from.remove(LOCAL_STORAGE_KEYS.imported);
      return { resume, archivedId, damaged };
    },
  };
}
