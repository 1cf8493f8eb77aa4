import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { workerProcesses, type WorkerProcess } from './workerProcess.ts';

/**
 * Milliseconds that a task may wait for a processor besides the time it is worked on. Where others work on the same
 * machine, a good file would otherwise be refused as too large for no fault of its own.
 */
export const WAITING_MS = 6_000;

/**
 * Tells, whenever it is asked, whether the time of a process is over: it has worked for so many milliseconds of
 * processor time (by the clock where the system does not tell), or its call ends (`until`, of performance.now()), or it
 * has waited {@link WAITING_MS} besides. A file that waited for others is no worse than another: it may be sent again.
 */
export function endOfWork(
  { process }: WorkerProcess,
  milliseconds: number,
  until: number,
): () => ErrorCode | undefined {
  const [began, before] = [performance.now(), workerProcesses.processorTime(process)];
  return () => {
    const taken = performance.now() - began;
    const worked = workerProcesses.processorTime(process) - before;
    if ((Number.isNaN(worked) ? taken : worked) >= milliseconds) return 'pdf_too_large';
    return taken >= Math.min(until - began, milliseconds + WAITING_MS) ? 'import_busy' : undefined;
  };
}
