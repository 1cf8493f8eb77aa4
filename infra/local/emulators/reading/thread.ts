/** Runs the emulated readers and model in a separate thread: see inThread.ts. */
import { parentPort } from 'node:worker_threads';
import { ReadersBusy, type ReadingRequest, type ReadingTasks } from './inThread.ts';
import { mergeReadings } from './mergeReadings.ts';
import { startOcrEngine } from './ocrEngine.ts';
import { findDoubtfulNumbers, withNumbers } from './numbersAgain.ts';
import { Recognizer } from './recognizer.ts';
import { readPngSize, toTextractBlocks } from './textractBlocks.ts';

const recognizer = new Recognizer(startOcrEngine);
/** Callers that still wait for an answer. */
const callers = new Map<number, AbortController>();

type Task<Name extends keyof ReadingTasks> = (
  input: Parameters<ReadingTasks[Name]>[0],
  gone: AbortSignal,
) => ReturnType<ReadingTasks[Name]>;
const TASKS: { readonly [Name in keyof ReadingTasks]: Task<Name> } = {
  async textractBlocks(png, gone) {
    recognizer.beginAnswer();
    return toTextractBlocks(await recognizer.read(png, 'eng', gone), readPngSize(png));
  },
  async transcript(png, gone) {
    const [hebrew, latin] = await Promise.all([recognizer.read(png, 'heb', gone), recognizer.read(png, 'eng', gone)]);
    // With the first page: it is the import's own code, hundreds of modules.
    const { toTranscript } = await import('./transcript.ts');
    const lines = mergeReadings(hebrew, latin);
    const doubtful = findDoubtfulNumbers(lines);
    const again = await recognizer.readNumbers(
      png,
      doubtful.map(({ box }) => box),
      gone,
    );
    const { lines: read, unsure } = withNumbers(lines, doubtful, again);
    return toTranscript(read, readPngSize(png), unsure);
  },
  sortedText: async (question) => (await import('./sorter.ts')).sortText(question),
};

parentPort?.on('message', ({ id, asked }: ReadingRequest) => {
  if (!asked) {
    callers.get(id)?.abort();
    return;
  }
  const caller = new AbortController();
  callers.set(id, caller);
  const work = TASKS[asked.task] as (given: unknown, gone: AbortSignal) => Promise<unknown>;
  void work(asked.input, caller.signal)
    .then(
      (result) => parentPort?.postMessage({ id, result }),
      (error: unknown) => parentPort?.postMessage({ id, error: String(error), isBusy: error instanceof ReadersBusy }),
    )
    .finally(() => callers.delete(id));
});
