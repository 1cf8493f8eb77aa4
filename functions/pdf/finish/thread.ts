/** Finishes printed files in a separate thread: see finishThread.ts. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../shared/errors/errors.ts';
import { finishPdf } from './finishPdf.ts';
import type { FinishReply, FinishRequest } from './finishThread.ts';

// On Linux this sets the priority of this thread alone.
if (workerData > 0) setPriority(workerData as number);

const say = (reply: FinishReply, transfer: readonly ArrayBuffer[] = []) => parentPort?.postMessage(reply, transfer);

parentPort?.on('message', ({ id, task }: FinishRequest) => {
  finishPdf(task).then(
    ({ pdf, undone }) =>
      say({ id, pdf, undone }, pdf.byteLength === pdf.buffer.byteLength ? [pdf.buffer as ArrayBuffer] : []),
    (error: unknown) => {
      if (error instanceof AppError) say({ id, code: error.code, details: error.details });
      else say({ id, error: String(error) });
    },
  );
});
