/** Works on strangers' files, one after the other, in a sandboxed process: see workerProcess.ts. */
import { silentConsole, standIn } from './lockdown.ts';
import { serveTasks } from './serveTasks.ts';

// Stand-ins for globals that the parser needs only while it loads. Node's own would load its HTTP client, a third of
// the loading time. Nobody reads the console, and its streams would have to be opened.
standIn({
  console: silentConsole(),
  navigator: { language: 'en-US', platform: '', userAgent: '' },
  Response: class {
    bytes(): void {}
  },
});

await serveTasks({
  reader: { load: async () => (await import('../readerTasks.ts')).READER_TASKS, globals: ['FontFace'] },
  // Loaded only here: its parser is large, and a résumé is seldom a scan.
  renderer: {
    load: async () => ({ pictures: await (await import('../ocr/renderPages.ts')).createPageRenderer() }),
    globals: ['WebAssembly'],
  },
});
