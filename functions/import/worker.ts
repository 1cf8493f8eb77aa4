/** Reads one file after the other in a process without rights: see {@link workerProcess.ts}. */
import { serveTasks } from './sandbox/serve.ts';

await serveTasks({
  text: { load: async () => (await import('./pdfText.ts')).importText },
  // Its parser is large, and a résumé is seldom a picture.
  pictures: { load: async () => (await import('./scan/pictures.ts')).createPageRenderer(), globals: ['WebAssembly'] },
});
