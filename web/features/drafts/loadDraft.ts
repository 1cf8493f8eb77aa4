import { createNewResume } from '../../../shared/resume/blankResume.ts';
import { hasText } from '../../../shared/resume/writtenText.ts';
import { parseStoredResume } from './storedResume.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';
import { originFromMetadata, type DraftCore } from './draftCore.ts';
import type { DraftOwnership } from './ownership.ts';
import type { DamagedDraft, LoadReport } from './types.ts';
import type { StoredVersion } from './storage/storedVersion.ts';

/**
 * Loads the draft at the start (AUTO-02): the later of both storages, its journal applied, repaired, and fully saved
 * again.
 */
export async function loadDraft(session: DraftCore, owners: DraftOwnership): Promise<LoadReport> {
  const { storage, saver, options } = session;
  const stored = await storage.read();
  const version = stored.version;
  const owner = version?.meta?.owner ?? null;
  const damaged: DamagedDraft[] = [];

  const archive = async (text: string, reason: 'damaged' | 'recovered', name = ''): Promise<string> => {
    // The same damaged text is stored once, however often it is read.
    const id = `${reason}-${fingerprint(text)}`;
    await session.history.add({ id, owner, reason, at: options.now(), name, cloud: null, text });
    return id;
  };

  for (const text of stored.damaged) {
    // oxlint-disable-next-line no-await-in-loop -- the list is bounded, and entries must not overtake each other
    damaged.push({ id: await archive(text, 'damaged'), kind: 'lost' });
  }
  if (stored.overwritten) await keepOvertaken(stored.overwritten);

  const read = version ? parseStoredResume(version.value) : { resume: createNewResume(), kept: 'all' as const };
  if (version && read.kept !== 'all') {
    const text = JSON.stringify(version.value);
    damaged.push({
      id: await archive(text, 'damaged', version.meta?.name),
      kind: read.kept === 'nothing' ? 'lost' : 'repaired',
    });
  }

  storage.acknowledge();
  session.replaceResume(read.resume, originFromMetadata(version?.meta ?? null, version?.ours ?? false));
  const whole = version === null || (stored.upToDate && read.kept === 'all');
  saver.rebase(read.resume, version, whole);
  session.update({ storedAt: version?.meta?.savedAt ?? null });
  if (!whole || damaged.length > 0) await session.save();

  const signedIn = options.owner ?? null;
  if (signedIn !== session.state.owner) await owners.changeOwner(signedIn);
  return {
    resume: session.state.resume,
    restored: version !== null && hasText(session.state.resume),
    recovered: version?.recovered ?? 0,
    damaged,
  };

  async function keepOvertaken({ value, meta }: StoredVersion): Promise<void> {
    if (hasText(parseStoredResume(value).resume)) await archive(JSON.stringify(value), 'recovered', meta?.name);
  }
}
