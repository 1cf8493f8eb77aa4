import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/** A process that holds a resource we need. */
export interface HoldingProcess {
  readonly pid: number;
  /** How it was started, at most 60 characters. */
  readonly command: string;
}

/** `process 123 (node infra/local/start.ts)` */
export const describeHolder = ({ pid, command }: HoldingProcess) =>
  `process ${pid}${command === '' ? '' : ` (${command})`}`;

/** How to free a resource that is in use, for the end of an error message. */
export const describeEnding = (holder: HoldingProcess | undefined): string =>
  holder ? ` by ${describeHolder(holder)}: stop it with kill ${holder.pid}` : ': stop what is using it';

/**
 * The process that listens on a TCP port; undefined if the system does not say, as of another user's. Linux alone
 * says it.
 */
export function findPortHolder(port: number): HoldingProcess | undefined {
  const listens = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inodes = ['tcp', 'tcp6'].flatMap((table) =>
    tableRows(table)
      .filter(([, local, , state]) => local?.endsWith(listens) && state === '0A')
      .map((fields) => fields[9]),
  );
  return findHolders((file) => inodes.some((inode) => file === `socket:[${inode}]`))[0];
}

/** The process that has opened a socket of that name in the abstract namespace. */
export function findNameHolder(name: string): HoldingProcess | undefined {
  const inode = tableRows('unix').find((fields) => fields[7] === `@${name}`)?.[6];
  return inode === undefined ? undefined : findHolders((file) => file === `socket:[${inode}]`)[0];
}

/** Processes other than this one that have files open below a folder. */
export function findFolderHolders(folder: string): HoldingProcess[] {
  return findHolders((file) => file.startsWith(folder + sep)).filter(({ pid }) => pid !== process.pid);
}

function tableRows(table: string): string[][] {
  const text = tryOrUndefined(() => readFileSync(`/proc/net/${table}`, 'latin1')) ?? '';
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));
}

/** Processes that have something open for which that is true. */
function findHolders(isWanted: (file: string) => boolean): HoldingProcess[] {
  const pids = (tryOrUndefined(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
  const opened = (pid: string) =>
    (tryOrUndefined(() => readdirSync(`/proc/${pid}/fd`)) ?? []).map(
      (fd) => tryOrUndefined(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? '',
    );
  return pids
    .filter((pid) => opened(pid).some(isWanted))
    .map((pid) => ({ pid: Number(pid), command: commandLine(pid) }));
}

function commandLine(pid: string): string {
  const command = (tryOrUndefined(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return command.length > 60 ? `${command.slice(0, 59)}…` : command;
}

/** Processes come and go while one looks, and others' are closed to us. */
function tryOrUndefined<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
