import { createNewResume } from '../../../shared/resume/blankResume.ts';
import { resumeFingerprint } from './canonicalJson.ts';
import type { TabConflict } from './tabConflict.ts';
import { hasText } from '../../../shared/resume/writtenText.ts';
import { parseStoredResume, parseStoredResumeText } from './storedResume.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';
import type { EndedSession } from '../../lib/storage/sweepStorage.ts';
import { parseDraftMetadata } from './storage/draftMetadata.ts';
import { originFromMetadata, type DraftCore } from './draftCore.ts';

/** Ownership of the draft: the next person at the same computer does not see it. */
export interface DraftOwnership {
  /** `ended`: how the session before has ended. Whoever has deleted the account keeps no draft but what is open. */
  changeOwner(owner: string | null, ended?: EndedSession | null): Promise<void>;
}

/** Sets drafts aside and takes them out when another person signs in or out. */
export function createDraftOwnership(session: DraftCore, conflict: () => TabConflict): DraftOwnership {
  const { userDrafts, history, options } = session;

  /** Stores the current draft under its owner (per-user draft) and leaves an empty one. */
  async function storeForOwner(owner: string): Promise<void> {
    const { resume, name, cloud } = session.state;
    const text = JSON.stringify(resume);
    const cloudPrint = session.isInCloud() ? resumeFingerprint(resume) : null;
    const meta = {
      owner,
      name,
      cloud,
      cloudPrint,
      revision: 0,
      print: fingerprint(text),
      tab: session.tab,
      savedAt: options.now(),
    };
    if (hasText(resume)) await userDrafts.save(owner, { resume: text, meta: JSON.stringify(meta) });
  }

  /** Makes this person's stored draft the current one; false if there is none. */
  async function takeOut(owner: string): Promise<boolean> {
    const kept = await userDrafts.read(owner);
    // If it is in no drawer, another tab may have taken it out just now: that tab's draft is not overwritten.
    const theirs = kept ? null : (await session.storage.read()).version;
    const meta = kept ? parseDraftMetadata(kept.meta) : (theirs?.meta ?? null);
    if (!kept && meta?.owner !== owner) return false;
    if (theirs) session.storage.acknowledge();
    const { resume } = kept ? parseStoredResumeText(kept.resume) : parseStoredResume(theirs?.value);
    session.replaceResume(resume, { ...originFromMetadata(meta, meta !== null), owner });
    if (await session.save()) await userDrafts.remove(owner);
    return true;
  }

  /** Assigns the anonymous draft to this person; their own stored draft moves into their draft history. */
  async function adopt(owner: string): Promise<void> {
    const kept = await userDrafts.read(owner);
    if (kept) {
      const meta = parseDraftMetadata(kept.meta);
      await history.add({
        id: options.newId(),
        owner,
        reason: 'signIn',
        at: options.now(),
        name: meta?.name ?? '',
        cloud: meta?.cloud ?? null,
        text: kept.resume,
      });
      await userDrafts.remove(owner);
    }
    session.update({ owner });
    await session.save();
  }

  async function leaveEmpty(owner: string | null): Promise<void> {
    session.storage.acknowledge();
    session.replaceResume(createNewResume(), { owner, name: '', cloud: null, cloudPrint: null });
    await session.save();
    // The page may be left next, and the draft of the person before must not remain there.
    await session.storage.databaseCommitted();
  }

  return {
    changeOwner: (owner, ended) =>
      // All tabs hear of it at once; what one takes out of a drawer no other does.
      options.alone(async () => {
        const before = session.state.owner;
        if (before === owner) return;
        const how = ended?.of === before ? ended?.how : undefined;
        if (how === 'deleted') return leaveEmpty(owner);
        const signsIn = before === null && owner !== null;
        // Without a conflict neither of the two does anything.
        conflict().detect();
        // Another tab changed the owner first, and has stored the earlier draft.
        const follows = await conflict().keepTheirs(owner);
        if (!follows) await conflict().keepMine();
        // Also what was typed here while the other tab did so.
        if (signsIn) await history.adopt(owner);
        if (follows) return;
        if (signsIn && hasText(session.state.resume)) return adopt(owner);
        if (how === 'gone') {
          // It stays where it is, as a visitor's: there is no account, and no copy in the cloud, any more.
          session.update({ owner, cloud: null, cloudSavedAt: null });
          return void (await session.save());
        }
        if (before !== null) await storeForOwner(before);
        if (owner !== null && (await takeOut(owner))) return;
        await leaveEmpty(owner);
      }),
  };
}
