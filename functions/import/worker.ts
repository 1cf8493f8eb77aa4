/** Reads one file after the other in a process that can be ended: see {@link isolated.ts}. */
import type { Asked } from './isolated.ts';
import { readResume } from './pdfText.ts';

/** What can be made of a file. */
const WORK = {
  text: readResume,
  // Its parser is large, and a résumé is seldom a picture.
  pictures: async (bytes: Uint8Array) => (await import('./scan/pictures.ts')).picturesOf(bytes),
} as const;

process.on('message', ({ work, bytes }: Asked) => {
  void WORK[work](bytes).then(
    (result) => process.send?.(result),
    () => process.send?.({ error: 'damaged_pdf' }),
  );
});
