/** Works on one stranger's file after the other in a sandboxed process: see workerProcess.ts. */
import { silentConsole, standIn } from './lockdown.ts';
import { serveTasks } from './serveTasks.ts';

// What the parser only asks for while it loads: Node's own bring its HTTP client, a third of that time. Nobody reads
// what it writes to the console, whose streams would be opened for it.
standIn({
  console: silentConsole(),
  navigator: { language: 'en-US', platform: '', userAgent: '' },
  Response: class {
    bytes(): void {}
  },
});

await serveTasks({
  reader: { load: async () => (await import('../readerTasks.ts')).READER_TASKS, globals: ['FontFace'] },
  // Its parser is large, and a résumé is seldom a scan.
  renderer: {
    load: async () => ({ pictures: await (await import('../ocr/renderPages.ts')).createPageRenderer() }),
    globals: ['WebAssembly'],
  },
});
