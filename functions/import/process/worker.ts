/** Reads one file after the other in a sandboxed process: see workerProcess.ts. */
import { serveTasks } from './serveTasks.ts';

await serveTasks({
  text: { load: async () => (await import('../textImport.ts')).importText, globals: ['FontFace'] },
  // Its parser is large, and a résumé is seldom a scan.
  pictures: {
    load: async () => (await import('../ocr/renderPages.ts')).createPageRenderer(),
    globals: ['WebAssembly'],
  },
});
