import type { ResumeData } from '../../shared/resume/schema.ts';
import { printOf } from './canonical.ts';
import type { Conflict } from './conflict.ts';
import { holdsNothing, readResumeText } from './content.ts';
import { fingerprint } from './fingerprint.ts';
import { LOCAL } from './keys.ts';
import type { Session } from './session.ts';
import type { AsideReason, CloudCopy, Damaged, ImportTaken, Replaced } from './types.ts';

/** Beginning with another résumé: whatever was there is set aside first. */
export interface Replacing {
  setAside(reason: AsideReason): Promise<string | null>;
  replace(resume: ResumeData, reason: AsideReason, copy?: CloudCopy): Promise<Replaced>;
  bringBack(id: string): Promise<ResumeData | null>;
  takeImported(): Promise<ImportTaken | null>;
}

export function createReplacing(session: Session, conflict: Conflict): Replacing {
  const { aside, local, options } = session;

  /** Also what is typed while it is being stored. */
  async function setAside(reason: AsideReason): Promise<string | null> {
    const id = options.newId();
    let kept: ResumeData | null = null;
    while (kept !== session.state.resume && !holdsNothing(session.state.resume)) {
      const { resume, owner, name, cloud } = session.state;
      // oxlint-disable-next-line no-await-in-loop -- again only when the résumé changed meanwhile
      await aside.put({ id, owner, reason, at: options.now(), name, cloud, text: JSON.stringify(resume) });
      kept = resume;
    }
    return kept === null ? null : id;
  }

  async function replace(resume: ResumeData, reason: AsideReason, copy: CloudCopy | null = null): Promise<Replaced & { readonly stored: boolean }> {
    if (conflict.check()) await conflict.keepMine();
    const asideId = session.inCloud() ? null : await setAside(reason);
    const { owner } = session.state;
    session.show(resume, { owner, name: copy?.name ?? '', cloud: copy, cloudPrint: copy ? printOf(resume) : null });
    const stored = await session.store();
    return { resume, asideId, stored };
  }

  return {
    setAside,
    async replace(resume, reason, copy) {
      const { asideId } = await replace(resume, reason, copy);
      return { resume, asideId };
    },

    async bringBack(id) {
      const { owner } = session.state;
      const entry = await aside.get(id, owner);
      if (!entry) return null;
      const { resume, kept } = readResumeText(entry.text);
      if (kept === 'nothing') return null;
      const { stored } = await replace(resume, 'broughtBack');
      // Linked with its copy in the cloud as before, and not known to be equal to it.
      session.update({ name: entry.name, cloud: entry.cloud });
      if (!(await session.store()) || !stored || kept !== 'all') return resume;
      await aside.remove(id, owner);
      return resume;
    },

    async takeImported() {
      const text = local.read(LOCAL.imported);
      if (text === null) return null;
      const { resume, kept } = readResumeText(text);
      const damaged: Damaged | null = kept === 'all' ? null : { id: `damaged-${fingerprint(text)}`, kind: kept === 'part' ? 'repaired' : 'lost' };
      if (damaged) await aside.put({ id: damaged.id, owner: session.state.owner, reason: 'damaged', at: options.now(), name: '', cloud: null, text });
      if (kept === 'nothing') {
        local.remove(LOCAL.imported);
        return { resume: session.state.resume, asideId: null, damaged };
      }
      const { asideId, stored } = await replace(resume, 'import');
      if (stored) local.remove(LOCAL.imported);
      return { resume, asideId, damaged };
    },
  };
}
