import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'korot-browser-';
/** Whose a folder is: the start of its machine, its space of process ids, its process, and when that started. */
const NAME = /^korot-browser-([\da-f]+)-(\d+)-(\d+)-(\d+)-\w+$/;

/** Folders of browsers that this process has started and that have not ended. */
const inUse = new Set<string>();

/**
 * A folder for a browser's profile. It is removed when the browser has ended
 * ({@link removeProfile}), or when this process ends; after a kill by {@link sweepProfiles} of the next one.
 */
export async function createProfile(root = tmpdir()): Promise<string> {
  if (inUse.size === 0) process.on('exit', removeAll);
  const folder = await mkdtemp(join(root, `${PREFIX}${namespace()}-${process.pid}-${startOf(process.pid)}-`));
  inUse.add(folder);
  return folder;
}

/** What a process of a browser that still ends writes meanwhile is tried again. */
const THOROUGHLY = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 } as const;

/** Removes the folder of a browser that has ended. Never rejects. */
export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, THOROUGHLY).catch(() => {});
  inUse.delete(folder);
  if (inUse.size === 0) process.off('exit', removeAll);
}

const removeAll = () => {
  for (const folder of inUse) rmSync(folder, THOROUGHLY);
};

/**
 * Removes the profiles that killed processes have left: those whose owner is known to have ended. One of another space
 * of process ids (a container that shares the folder) may live, and stays. Several may sweep at once. Never rejects.
 */
export async function sweepProfiles(root = tmpdir()): Promise<void> {
  const names = await readdir(root).catch(() => []);
  await Promise.all(names.filter(isAbandoned).map((name) => rm(join(root, name), THOROUGHLY).catch(() => {})));
}

function isAbandoned(name: string): boolean {
  const [, boot, space, pid, start] = NAME.exec(name) ?? [];
  if (boot === undefined) return false;
  const [ownBoot, ownSpace] = namespace().split('-');
  if (boot !== ownBoot) return true;
  return space === ownSpace && startOf(Number(pid)) !== start;
}

/** The start of this machine, and the space in which this process has its number. */
function namespace(): string {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8);
  return `${boot}-${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 0}`;
}

/** When a process started, in ticks since its machine did: another one of the same number has another. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}
