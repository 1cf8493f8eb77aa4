/** Reads one file after the other in a thread that can be ended: see {@link isolated.ts}. */
import { parentPort } from 'node:worker_threads';
import { readResume } from './pdfText.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  void readResume(bytes).then(
    (result) => parentPort?.postMessage(result),
    () => parentPort?.postMessage({ error: 'damaged_pdf' }),
  );
});
