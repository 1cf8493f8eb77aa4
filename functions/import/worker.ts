/** Reads one file after the other in a process without rights: see {@link workerProcess.ts}. */
import { serve } from './sandbox/serve.ts';

await serve({
  text: { load: async () => (await import('./pdfText.ts')).readResume },
  // Its parser is large, and a résumé is seldom a picture.
  pictures: { load: async () => (await import('./scan/pictures.ts')).pictureMaker(), globals: ['WebAssembly'] },
});
