/** Reads one file after the other in a thread that can be ended: see {@link isolated.ts}. */
import { parentPort } from 'node:worker_threads';
import type { Asked } from './isolated.ts';
import { readResume } from './pdfText.ts';

/** What can be made of a file. */
const WORK = {
  text: readResume,
  // Its parser is large, and a résumé is seldom a picture.
  pictures: async (bytes: Uint8Array) => (await import('./scan/pictures.ts')).picturesOf(bytes),
} as const;

parentPort?.on('message', ({ work, bytes }: Asked) => {
  void WORK[work](bytes).then(
    (result) => parentPort?.postMessage(result),
    () => parentPort?.postMessage({ error: 'damaged_pdf' }),
  );
});
