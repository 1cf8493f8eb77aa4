import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { HistoryEntry } from './storage/historyStore.ts';
import { resumeFingerprint } from './canonicalJson.ts';
import { parseStoredResume } from './storedResume.ts';
import { diffJson } from './jsonDiff.ts';
import { originFromMetadata, type DraftCore } from './draftCore.ts';
import type { StoredVersion } from './storage/storedVersion.ts';

/** Conflicts of two tabs with one draft: nobody's work is lost, and the person decides. */
export interface TabConflict {
  /** Checks whether another tab has changed the draft; true while there is a conflict. */
  detect(): boolean;
  /** Stores what was changed here since then in the draft history, until it is decided. */
  recordLocalChange(): void;
  /** Null if the other version is not of `owner`. */
  keepTheirs(owner: string | null): Promise<ResumeData | null>;
  keepMine(): Promise<void>;
}

/** Notices that another tab changed the draft, and carries out which of the two the person keeps. */
export function createTabConflict(session: DraftCore): TabConflict {
  const { storage, saver, history, options } = session;
  let fork: HistoryEntry | null = null;
  let keeping: Promise<void> = Promise.resolve();

  function check(): boolean {
    if (session.state.changedElsewhere) return true;
    const change = session.state.loaded ? storage.externalChange() : 'no';
    if (change === 'no') return false;
    if (change === 'cleared') {
      storage.acknowledge();
      saver.reset();
      return false;
    }
    const theirs = storage.readLocal();
    if (theirs && sameAsHere(theirs)) {
      follow(theirs);
      return false;
    }
    session.stopAutosave();
    const otherOwner = theirs?.meta !== null && theirs?.meta !== undefined && theirs.meta.owner !== session.state.owner;
    // The other tab saw this tab's version in local storage, and added it to the draft history before it wrote over it.
    const changedHere = session.hasUnsavedChanges() && session.state.storage !== 'local';
    session.update({ changedElsewhere: { at: options.now(), changedHere, otherOwner } });
    if (changedHere) keepFork();
    return true;
  }

  function sameAsHere({ value, meta }: StoredVersion): boolean {
    if ((meta?.owner ?? null) !== session.state.owner) return false;
    return diffJson(parseStoredResume(value).resume, session.state.resume).length === 0;
  }

  /** The other tab stored the same content: accepts its metadata, and there is no conflict. */
  function follow(theirs: StoredVersion): void {
    const { meta, ours, recovered } = theirs;
    storage.acknowledge();
    const { resume } = session.state;
    if (meta && ours) {
      session.update({ name: meta.name, cloud: meta.cloud, storedAt: meta.savedAt });
      if (meta.cloud && meta.cloudPrint === resumeFingerprint(resume))
        session.markInCloud(resume, meta.cloud, meta.name);
    }
    saver.rebase(resume, theirs, recovered === 0);
    if (recovered > 0) void session.save();
  }

  /** Repeats until also what was typed meanwhile is stored. */
  async function forkKept(): Promise<void> {
    for (let waited: Promise<void> | null = null; waited !== keeping;) {
      waited = keeping;
      // oxlint-disable-next-line no-await-in-loop
      await waited;
    }
  }

  function keepFork(): void {
    const { owner, name, cloud, resume } = session.state;
    const id = fork?.id ?? options.newId();
    fork = { id, owner, reason: 'otherTab', at: options.now(), name, cloud, text: JSON.stringify(resume) };
    const wanted = fork;
    // Serialized; of several waiting ones only the newest runs.
    keeping = keeping.then(() => (fork === wanted ? history.add(wanted) : undefined));
  }

  return {
    detect: check,

    recordLocalChange() {
      const { changedElsewhere } = session.state;
      if (changedElsewhere && !changedElsewhere.changedHere)
        session.update({ changedElsewhere: { ...changedElsewhere, changedHere: true } });
      keepFork();
    },

    async keepTheirs(owner) {
      if (!session.state.changedElsewhere) return null;
      const { version } = await storage.read();
      if (!version || (version.meta?.owner ?? null) !== owner) return null;
      const { resume, kept } = parseStoredResume(version.value);
      if (kept !== 'all') await history.add(entryOf(version, 'damaged'));
      await forkKept();
      fork = null;
      storage.acknowledge();
      session.replaceResume(resume, originFromMetadata(version.meta, version.ours));
      const whole = version.ours && version.recovered === 0 && kept === 'all';
      saver.rebase(resume, version, whole);
      if (whole) session.update({});
      else await session.save();
      return resume;
    },

    async keepMine() {
      if (!session.state.changedElsewhere) return;
      do {
        storage.acknowledge();
        // oxlint-disable-next-line no-await-in-loop -- what is written meanwhile is not written over either
        const { version } = await storage.read();
        // oxlint-disable-next-line no-await-in-loop
        if (version && !sameAsHere(version)) await history.add(entryOf(version, 'otherTab'));
        // oxlint-disable-next-line no-await-in-loop
        await forkKept();
        saver.continueFrom(version?.meta?.revision ?? 0);
      } while (storage.externalChange() !== 'no');
      saver.reset();
      session.update({ changedElsewhere: null });
      const stored = await session.save();
      const settled = fork;
      fork = null;
      if (stored && settled) await history.remove(settled.id, settled.owner);
    },
  };

  function entryOf({ value, meta }: StoredVersion, reason: HistoryEntry['reason']): HistoryEntry {
    return {
      id: options.newId(),
      owner: meta?.owner ?? null,
      reason,
      at: options.now(),
      name: meta?.name ?? '',
      cloud: meta?.cloud ?? null,
      text: JSON.stringify(value),
    };
  }
}
