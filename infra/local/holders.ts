import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/** A process that has what we want. */
export interface Holder {
  readonly pid: number;
  /** How it was started, at most 60 characters. */
  readonly command: string;
}

/** `process 123 (node infra/local/start.ts)` */
export const named = ({ pid, command }: Holder) => `process ${pid}${command === '' ? '' : ` (${command})`}`;

/** The process that listens on a TCP port; undefined where the system does not say, as of another user's. Linux alone says it. */
export function holderOfPort(port: number): Holder | undefined {
  const listens = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inodes = ['tcp', 'tcp6'].flatMap((table) => linesOf(table).filter(([, local, , state]) => local?.endsWith(listens) && state === '0A').map((fields) => fields[9]));
  return holdersOf((file) => inodes.some((inode) => file === `socket:[${inode}]`))[0];
}

/** The process that has opened a socket of that name in the abstract namespace. */
export function holderOfName(name: string): Holder | undefined {
  const inode = linesOf('unix').find((fields) => fields[7] === `@${name}`)?.[6];
  return inode === undefined ? undefined : holdersOf((file) => file === `socket:[${inode}]`)[0];
}

/** Processes other than this one that have files open below a folder. */
export function holdersOfFolder(folder: string): Holder[] {
  return holdersOf((file) => file.startsWith(folder + sep)).filter(({ pid }) => pid !== process.pid);
}

function linesOf(table: string): string[][] {
  const text = orNothing(() => readFileSync(`/proc/net/${table}`, 'latin1')) ?? '';
  return text.split('\n').slice(1).map((line) => line.trim().split(/\s+/));
}

/** Processes that have something open for which that is true. */
function holdersOf(isWanted: (file: string) => boolean): Holder[] {
  const pids = (orNothing(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
  const opened = (pid: string) => (orNothing(() => readdirSync(`/proc/${pid}/fd`)) ?? []).map((fd) => orNothing(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? '');
  return pids.filter((pid) => opened(pid).some(isWanted)).map((pid) => ({ pid: Number(pid), command: commandOf(pid) }));
}

function commandOf(pid: string): string {
  const command = (orNothing(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  return command.length > 60 ? `${command.slice(0, 59)}…` : command;
}

/** Processes come and go while one looks, and others' are closed to us. */
function orNothing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
