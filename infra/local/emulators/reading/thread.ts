/** What stands in for readers and a model, in a thread of its own: see inThread.ts. */
import { parentPort } from 'node:worker_threads';
import type { ReadingRequest, ReadingTasks } from './inThread.ts';
import { mergeReadings } from './mergeReadings.ts';
import { recognize } from './recognize.ts';
import { readPngSize, toTextractBlocks } from './textractBlocks.ts';

const TASKS: ReadingTasks = {
  textractBlocks: async (png) => toTextractBlocks(await recognize(png, 'eng'), readPngSize(png)),
  async transcript(png) {
    const [hebrew, latin] = await Promise.all([recognize(png, 'heb'), recognize(png, 'eng')]);
    // With the first page: it is the import's own code, hundreds of modules.
    const { toTranscript } = await import('./transcript.ts');
    return toTranscript(mergeReadings(hebrew, latin), readPngSize(png));
  },
  sortedText: async (question) => (await import('./sorter.ts')).sortText(question),
};

parentPort?.on('message', ({ id, task, input }: ReadingRequest) => {
  const work = TASKS[task] as (given: unknown) => Promise<unknown>;
  work(input).then(
    (result) => parentPort?.postMessage({ id, result }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
