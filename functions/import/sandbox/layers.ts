import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * What the platform has to hold the sandbox with, beside what Node has (docs/decisions/0021-import-sandbox.md). Each is a tool
 * of util-linux, and one more layer: no file is read safely by one of them alone, and where one is missing the others stand.
 */
export interface Layers {
  /**
   * Limits of the kernel, laid when the sandbox has loaded: it opens no file, no socket and no pipe any more, writes no file and
   * starts no process (`prlimit`).
   */
  readonly limits: boolean;
  /** A user, network, process and mount namespace of its own: no network is there, no other process (`unshare`). The command. */
  readonly namespaces: readonly string[] | undefined;
  /** No program that it started would gain a right (`setpriv`). */
  readonly privileges: boolean;
  /** Another user than the caller, who may read and end what the caller's user may: where the caller is root. */
  readonly user: number | undefined;
}

/** Nothing beside Node: as on a machine without util-linux. */
export const NO_LAYERS: Layers = { limits: false, namespaces: undefined, privileges: false, user: undefined };

const UNSHARE = ['unshare', '--user', '--map-root-user', '--net', '--ipc', '--uts', '--mount', '--pid', '--fork', '--kill-child=KILL'];
/** The first that works: containers allow no mount of /proc, which hides the other processes. */
const NAMESPACES: readonly (readonly string[])[] = [[...UNSHARE, '--mount-proc'], UNSHARE];
const PRIVILEGES = ['setpriv', '--no-new-privs'];
/** In a namespace of its own it would have every right there. */
const CAPABILITIES = ['--inh-caps=-all', '--bounding-set=-all'];

/** `nobody`, on every Linux. */
const NOBODY = 65_534;
/** Milliseconds that a tool may take to say whether it works. */
const PATIENCE = 2_000;

/**
 * Limits of the sandbox: no descriptor beside those it has, no file, no process, no core file. Seconds of its processor for all
 * its files together, so that one whose caller was killed ends by itself. Bytes of its data: what grows between two looks at
 * the memory; about 600 MB of it are reserved by the runtime and never used.
 */
export const LIMITS = ['--nofile=0:0', '--nproc=0:0', '--fsize=0:0', '--core=0:0', '--cpu=300:300', '--data=1400000000:1400000000'] as const;

let known: Layers | undefined;

/** The layers of this machine, tried once. `files`: what the sandbox must be able to read. */
export function layersHere(files: readonly string[]): Layers {
  known ??= probe(files);
  return known;
}

function probe(files: readonly string[]): Layers {
  if (process.platform !== 'linux') return NO_LAYERS;
  const user = process.getuid?.() === 0 && works(['sh', '-c', 'for file; do test -r "$file" || exit 1; done', 'sh', process.execPath, ...files], NOBODY) ? NOBODY : undefined;
  // The caller finds the process in there by who started it.
  const canFind = existsSync(`/proc/self/task/${process.pid}/children`);
  return {
    limits: works(['prlimit', ...LIMITS.filter((limit) => limit.startsWith('--core')), 'true'], user),
    namespaces: canFind ? NAMESPACES.find((command) => works([...command, 'true'], user)) : undefined,
    privileges: works([...PRIVILEGES, 'true'], user),
    user,
  };
}

function works([command = '', ...rest]: readonly string[], user: number | undefined): boolean {
  return spawnSync(command, rest, { stdio: 'ignore', env: {}, timeout: PATIENCE, ...(user !== undefined && { uid: user, gid: user }) }).status === 0;
}

/** What stands before the sandbox's own command. */
export function wrapping({ namespaces, privileges }: Layers): readonly string[] {
  return [...(namespaces ?? []), ...(privileges ? [...PRIVILEGES, ...(namespaces ? CAPABILITIES : [])] : [])];
}
