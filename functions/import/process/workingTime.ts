import { workerProcesses, type WorkerProcess } from './workerProcess.ts';

/**
 * Milliseconds that a task may wait for a processor besides the time it is worked on. Where others work on the same
 * machine, a good file would otherwise be refused as too large for no fault of its own.
 */
export const WAITING_MS = 6_000;
/** No more looks than one in so many milliseconds: the system counts in steps of ten. */
const BETWEEN_LOOKS_MS = 20;

/** Why a process's time is over: it has worked for all of it, or waited for a processor for too long. */
export type TimeOver = 'worked' | 'waited';

/**
 * Calls `over` once the process has worked for so many milliseconds of processor time, or has waited {@link WAITING_MS}
 * besides, or its call ends (`until`, of performance.now()); by the clock alone where the system does not tell what it
 * has worked, as if it had worked all the time. Returns what forgets it.
 *
 * @example
 * const forget = afterWork(sandbox, 8_000, until, (why) => resolve({ error: OUT_OF_TIME[why] }));
 */
export function afterWork(
  { process }: WorkerProcess,
  milliseconds: number,
  until: number,
  over: (why: TimeOver) => void,
): () => void {
  const began = performance.now();
  const before = workerProcesses.processorTime(process);
  const look = () => {
    const toWork = milliseconds - (workerProcesses.processorTime(process) - before);
    const now = performance.now();
    const left = Math.min(toWork, milliseconds + WAITING_MS - (now - began), until - now);
    // Unknown times are no numbers, and nothing is above zero of those.
    if (left > 0) timer = setTimeout(look, Math.max(left, BETWEEN_LOOKS_MS));
    else over(toWork > 0 ? 'waited' : 'worked');
  };
  let timer = setTimeout(look, Math.min(milliseconds, until - began));
  return () => clearTimeout(timer);
}
