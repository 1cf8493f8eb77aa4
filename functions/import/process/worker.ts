/** Works on one stranger's file after the other in a sandboxed process: see workerProcess.ts. */
import { serveTasks } from './serveTasks.ts';

/** What the parser only asks for while it loads: Node's own bring its HTTP client, which is a third of that time. */
const STAND_INS = {
  navigator: { language: 'en-US', platform: '', userAgent: '' },
  Response: class {
    bytes(): void {}
  },
};
for (const [name, value] of Object.entries(STAND_INS))
  Object.defineProperty(globalThis, name, { value, configurable: true });

await serveTasks({
  reader: { load: async () => (await import('../readerTasks.ts')).READER_TASKS, globals: ['FontFace'] },
  // Its parser is large, and a résumé is seldom a scan.
  renderer: {
    load: async () => ({ pictures: await (await import('../ocr/renderPages.ts')).createPageRenderer() }),
    globals: ['WebAssembly'],
  },
});
