import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'korot-browser-';
/** The owner in a folder's name: boot of the machine, PID namespace, process id, and start time of the process. */
const NAME = /^korot-browser-([\da-f]+)-(\d+)-(\d+)-(\d+)-\w+$/;

/** Folders of running browsers that this process has started. */
const inUse = new Set<string>();

/**
 * Creates a folder for a browser's profile. It is removed when the browser ends ({@link removeProfile}) or when this
 * process does; after a kill, {@link sweepProfiles} of the next process removes it.
 */
export async function createProfile(root = tmpdir()): Promise<string> {
  if (inUse.size === 0) process.on('exit', removeAll);
  const folder = await mkdtemp(join(root, `${PREFIX}${namespace()}-${process.pid}-${startOf(process.pid)}-`));
  inUse.add(folder);
  return folder;
}

/** Removal is repeated, because a browser process that is still ending may write files meanwhile. */
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
 * Removes profiles that killed processes have left behind: those whose owner has certainly ended. An owner in another
 * PID namespace (a container that shares the folder) may be alive, so its folders stay. Several processes may do this
 * at once. Never rejects.
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

/** Returns the boot id of this machine and the PID namespace of this process. */
function namespace(): string {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8);
  return `${boot}-${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 0}`;
}

/**
 * Returns the start of a process in ticks since boot, to tell it from a later one with its id; undefined if it is gone.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}
