import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNameHolder, findFolderHolders, describeHolder, describeEnding } from './processHolders.ts';
import { SetupError, systemErrorCode } from '../setupError.ts';

/** The folder where the emulators keep their data, made where it is missing. Throws a SetupError when it cannot be. */
export async function openDataFolder(name: string): Promise<string> {
  const folder = resolve(name);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const why =
      systemErrorCode(cause) === 'EEXIST' || systemErrorCode(cause) === 'ENOTDIR'
        ? 'is not a folder'
        : 'cannot be written';
    throw new SetupError(`The data folder ${folder} ${why}: name another one with DATA_DIR.`, { cause });
  }
  return folder;
}

/** Bits of a file's mode that give others than its owner something. */
const OTHERS = 0o077;

/**
 * Keeps what people have stored from the other users of this machine: takes their rights from the folders of these
 * names with all that is in them, as an earlier version has left them, and from the data folder itself where it holds
 * nothing else. What this process and its children make from now on is its owner's alone; returns a function that ends
 * that. Where the system does not allow it, the terminal says so.
 */
export async function keepPrivate(folder: string, ours: readonly string[]): Promise<() => void> {
  const before = process.umask(OTHERS);
  try {
    const entries = await readdir(folder);
    for (const name of entries.filter((entry) => ours.includes(entry))) await takeFromOthers(join(folder, name));
    if (entries.every((entry) => ours.includes(entry))) await chmod(folder, 0o700);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Other users of this machine may read the data folder ${folder}: ${why}\n`);
  }
  return () => void process.umask(before);
}

async function takeFromOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  const entries = await readdir(folder, { withFileTypes: true });
  // Links lead elsewhere, to what is not ours.
  for (const entry of entries)
    if (entry.isDirectory()) await takeFromOthers(join(folder, entry.name));
    else if (entry.isFile()) await chmod(join(folder, entry.name), 0o600);
}

/** Retries of the lock and the pause between them in milliseconds: processes of a killed server may still be ending. */
const LOCK_RETRIES = { times: 20, pause: 100 } as const;

/**
 * Locks a data folder for this process and returns a function that unlocks it. The lock is a socket name in the
 * abstract namespace, which the system frees however its owner ends, so that no stale lock remains after a crash. Locks
 * nothing on other systems than Linux.
 *
 * Throws a SetupError that names the process which has locked the folder, or which still has files of it open.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return () => Promise.resolve();
  const real = await realpath(folder);
  const name = `korot-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  const socket = createServer();
  try {
    await new Promise<void>((done, failed) => void socket.once('error', failed).listen(`\0${name}`, done));
  } catch (cause) {
    if (systemErrorCode(cause) !== 'EADDRINUSE') throw cause;
    const holder = findNameHolder(name);
    const inUse = `The data folder ${folder} is already in use${describeEnding(holder)}`;
    throw new SetupError(`${inUse}, or name another one with DATA_DIR.`, { cause });
  }
  socket.unref();
  const unlock = () => new Promise<void>((done) => void socket.close(() => done()));
  const left = await leftIn(real);
  if (left === undefined) return unlock;
  await unlock();
  throw new SetupError(
    `The data folder ${folder} is held by ${describeHolder(left)}, which a killed server has left behind: ` +
      `end it with kill ${left.pid}, and start again.`,
  );
}

/** Processes that still have files of the folder open after the retries. */
async function leftIn(folder: string) {
  for (let look = 1; ; look += 1) {
    const [left] = findFolderHolders(folder);
    if (left === undefined || look === LOCK_RETRIES.times) return left;
    await pause(LOCK_RETRIES.pause);
  }
}
