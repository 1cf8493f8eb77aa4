import { emptyResume } from '../../shared/resume/defaults.ts';
import { printOf } from './canonical.ts';
import type { Conflict } from './conflict.ts';
import { holdsNothing, readResumeText } from './content.ts';
import { fingerprint } from './fingerprint.ts';
import { readMeta } from './meta.ts';
import { shownOf, type Session } from './session.ts';

/** Whose draft it is: the next person at the same computer does not see it. */
export interface Owners {
  change(owner: string | null): Promise<void>;
}

export function createOwners(session: Session, conflict: () => Conflict): Owners {
  const { drawers, aside, options } = session;

  /** Leaves the browser with an empty draft; what was there waits for its owner. */
  async function putAway(owner: string): Promise<void> {
    const { resume, name, cloud } = session.state;
    const text = JSON.stringify(resume);
    const cloudPrint = session.inCloud() ? printOf(resume) : null;
    const meta = { owner, name, cloud, cloudPrint, revision: 0, print: fingerprint(text), tab: session.tab, savedAt: options.now() };
    if (!holdsNothing(resume)) await drawers.put(owner, { resume: text, meta: JSON.stringify(meta) });
  }

  /** What waited for this person becomes the draft; false where nothing did. */
  async function takeOut(owner: string): Promise<boolean> {
    const kept = await drawers.look(owner);
    if (!kept) return false;
    const { resume } = readResumeText(kept.resume);
    const meta = readMeta(kept.meta);
    session.show(resume, { ...shownOf(meta, meta !== null), owner });
    if (await session.store()) await drawers.remove(owner);
    return true;
  }

  /** The anonymous draft becomes theirs; one that waited for them goes into their list. */
  async function adopt(owner: string): Promise<void> {
    await aside.adopt(owner);
    const kept = await drawers.look(owner);
    if (kept) {
      const meta = readMeta(kept.meta);
      await aside.put({ id: options.newId(), owner, reason: 'signIn', at: options.now(), name: meta?.name ?? '', cloud: meta?.cloud ?? null, text: kept.resume });
      await drawers.remove(owner);
    }
    session.update({ owner });
    await session.store();
  }

  return {
    async change(owner) {
      const before = session.state.owner;
      if (before === owner) return;
      if (conflict().check()) {
        // Another tab changed hands first, and put away what was there.
        if (await conflict().takeTheirs(owner)) return;
        await conflict().keepMine();
      }
      if (before === null && owner !== null && !holdsNothing(session.state.resume)) return adopt(owner);
      if (before === null && owner !== null) await aside.adopt(owner);
      if (before !== null) await putAway(before);
      if (owner !== null && (await takeOut(owner))) return;
      session.show(emptyResume(), { owner, name: '', cloud: null, cloudPrint: null });
      await session.store();
    },
  };
}
