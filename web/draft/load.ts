import { emptyResume } from '../../shared/resume/defaults.ts';
import { readResume, holdsNothing } from './content.ts';
import { fingerprint } from './fingerprint.ts';
import { shownOf, type Session } from './session.ts';
import type { Owners } from './owners.ts';
import type { Damaged, LoadReport } from './types.ts';
import type { Version } from './version.ts';

/** Reads the draft at the start (AUTO-02): the later of both places, its journal applied, repaired, and stored whole again. */
export async function load(session: Session, owners: Owners): Promise<LoadReport> {
  const { place, saver, options } = session;
  const found = await place.read();
  const version = found.version;
  const owner = version?.meta?.owner ?? null;
  const damaged: Damaged[] = [];

  const setAside = async (text: string, reason: 'damaged' | 'recovered', name = ''): Promise<string> => {
    // The same text is kept once, however often it is met.
    const id = `${reason}-${fingerprint(text)}`;
    await session.aside.put({ id, owner, reason, at: options.now(), name, cloud: null, text });
    return id;
  };

  for (const text of found.damaged) {
    // oxlint-disable-next-line no-await-in-loop -- the list is bounded, and entries must not overtake each other
    damaged.push({ id: await setAside(text, 'damaged'), kind: 'lost' });
  }
  if (found.overtaken) await keepOvertaken(found.overtaken);

  const read = version ? readResume(version.value) : { resume: emptyResume(), kept: 'all' as const };
  if (version && read.kept !== 'all') {
    const text = JSON.stringify(version.value);
    damaged.push({ id: await setAside(text, 'damaged', version.meta?.name), kind: read.kept === 'nothing' ? 'lost' : 'repaired' });
  }

  place.accept();
  session.show(read.resume, shownOf(version?.meta ?? null, version?.ours ?? false));
  const whole = version === null || (found.settled && read.kept === 'all');
  saver.rebase(read.resume, version, whole);
  session.update({ storedAt: version?.meta?.savedAt ?? null });
  if (!whole || damaged.length > 0) await session.store();

  const asked = options.owner ?? null;
  if (asked !== session.state.owner) await owners.change(asked);
  return { resume: session.state.resume, restored: version !== null && !holdsNothing(session.state.resume), recovered: version?.recovered ?? 0, damaged };

  async function keepOvertaken({ value, meta }: Version): Promise<void> {
    if (!holdsNothing(readResume(value).resume)) await setAside(JSON.stringify(value), 'recovered', meta?.name);
  }
}
