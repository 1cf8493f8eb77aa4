import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { workerProcesses, type WorkerProcess } from './workerProcess.ts';

/** Milliseconds that a task may wait for a processor besides; otherwise a busy machine would refuse good files. */
export const WAITING_MS = 6_000;

/**
 * Returns a function that tells whether the time of a process is over: it has used its processor time (clock time if
 * the system gives none), its call ends (`until`, of performance.now()), or it has waited for more than {@link
 * WAITING_MS}. A file that only waited may be sent again.
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
