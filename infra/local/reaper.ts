import { spawn, type ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/**
 * A shell script that remembers the last line it has read, a list of process ids, and kills those at the end of its
 * input. Only this process holds the pipe's other end: the system closes it however this process ends, by SIGKILL too.
 */
const SCRIPT = 'while read -r line; do pids=$line; done; test -z "$pids" || kill -KILL $pids';

/** The reaper of this process. */
interface Reaper {
  readonly shell: ChildProcess;
  readonly lifeline: Writable;
  readonly alive: Set<number>;
  /** Reference count: parts of the product that use it. */
  users: number;
}

let reaper: Reaper | undefined;

/**
 * From now on no child process outlives this one, however this one ends: otherwise a database would keep running, and
 * so would a busy process that does not notice its closed pipe. Returns a function that releases it.
 */
export function reapChildren(): () => Promise<void> {
  reaper ??= start();
  reaper.users += 1;
  const mine = reaper;
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    reaper = undefined;
    unsubscribe('child_process', onChild);
    // Processes that still run belong to parts that do not use the reaper.
    mine.lifeline.end('\n');
    mine.shell.ref();
    if (mine.shell.exitCode === null && mine.shell.signalCode === null) await once(mine.shell, 'exit');
  };
}

function start(): Reaper {
  // A separate process group: Ctrl-C in a terminal must not end it first.
  const shell = spawn('/bin/sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.on('error', () => {});
  shell.unref();
  const lifeline = shell.stdin as Writable & { unref(): void };
  lifeline.on('error', () => {});
  lifeline.unref();
  subscribe('child_process', onChild);
  return { shell, lifeline, alive: new Set(), users: 0 };
}

const reportChildren = () => void reaper?.lifeline.write(`${[...reaper.alive].join(' ')}\n`);

function onChild(message: unknown): void {
  const { process: child } = message as { readonly process: ChildProcess };
  child.once('spawn', () => {
    reaper?.alive.add(child.pid as number);
    reportChildren();
  });
  child.once('exit', () => {
    if (reaper?.alive.delete(child.pid as number)) reportChildren();
  });
}
