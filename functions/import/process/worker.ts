/** Works on one stranger's file after the other in a sandboxed process: see workerProcess.ts. */
import { serveTasks } from './serveTasks.ts';

// The parser asks for its platform: Node's own loads its HTTP client with it, a tenth of a start.
Object.defineProperty(globalThis, 'navigator', { value: { language: 'en-US', platform: '', userAgent: '' } });

await serveTasks({
  reader: { load: async () => (await import('../readerTasks.ts')).READER_TASKS, globals: ['FontFace'] },
  // Its parser is large, and a résumé is seldom a scan.
  renderer: {
    load: async () => ({ pictures: await (await import('../ocr/renderPages.ts')).createPageRenderer() }),
    globals: ['WebAssembly'],
  },
});
