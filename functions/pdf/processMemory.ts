import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Bytes that a process and those below it have for themselves: code and files that they share with others do not count.
 * 0 where the system does not say.
 */
export function processTreeMemory(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, id) => sum + privateMemory(id), 0);
}

/** Lowers the scheduling priority of a process and of those that it starts later. */
export function lowerPriority(pid: number, niceness: number): void {
  // On Linux each thread has a priority of its own, which its children inherit.
  for (const thread of ignoreExited(() => readdirSync(`/proc/${pid}/task`)) ?? [])
    ignoreExited(() => setPriority(Number(thread), niceness));
}

function descendantsOf(pid: number): number[] {
  const threads = ignoreExited(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) =>
    (ignoreExited(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1')) ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return [...children, ...children.flatMap((child) => descendantsOf(child))];
}

function privateMemory(pid: number): number {
  const status = ignoreExited(() => readFileSync(`/proc/${pid}/status`, 'latin1')) ?? '';
  const kilobytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return 1_024 * (kilobytes('RssAnon') + kilobytes('RssShmem'));
}

/** A process may end between two polls. */
function ignoreExited<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
