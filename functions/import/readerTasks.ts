import * as v from 'valibot';
import { formatOf } from './file/fileHeader.ts';
import { readOwnPdf, toImported, withinLimits } from './importedResume.ts';
import { openQuestion, placeAnswer } from './llm/structureText.ts';
import { OcrPageSchema } from './ocr/ocrPage.ts';
import { importScan } from './ocr/scanImport.ts';
import type { WorkerTasks } from './process/serveTasks.ts';
import type { TasksOf } from './process/tasks.ts';
import { forgetTexts } from './resume/remember.ts';
import { importText } from './textImport.ts';
import { learnedWeights } from './understand/network/weights.ts';
import { understandLines, type MendReading } from './understand/understand.ts';

// The weights are read when the process starts, before a file comes: if they do not fit the code, the process ends at
// once with the reason.
learnedWeights();

/** Reads a file. `mend` receives the reading and may return a better one. */
const readBy = (bytes: Uint8Array, mend: MendReading) =>
  importText(bytes, (lines, links, direction) => understandLines(lines, links, direction, undefined, undefined, mend));

/** Returns the résumé of a file (embedded in a PDF of ours, or read from its text) and the question to a model. */
async function readFile(bytes: Uint8Array, asksModel: boolean): Promise<object> {
  const carried = formatOf(bytes) === 'pdf' ? readOwnPdf(bytes) : undefined;
  if (carried) return withinLimits(carried);
  let question: ReturnType<typeof openQuestion>;
  const parsed = await readBy(bytes, (page, read) => {
    if (asksModel) question = openQuestion(page, read);
    return read;
  });
  if ('error' in parsed) return parsed;
  const imported = withinLimits(toImported(parsed, 'text', parsed.picturePages));
  const { isContradicted } = parsed;
  return 'error' in imported ? imported : { ...imported, isContradicted, ...(question && { question }) };
}

/** Returns the résumé of a file read anew with the labels that a model gave to its open parts. */
async function placeModelAnswer(bytes: Uint8Array, written: string): Promise<object> {
  let isAnswer = false;
  const parsed = await readBy(bytes, (page, read, readAs) => {
    const placed = placeAnswer(page, read, readAs, written);
    isAnswer = placed !== undefined;
    return placed ?? read;
  });
  return 'error' in parsed || !isAnswer
    ? { imported: null }
    : withinLimits(toImported(parsed, 'text', parsed.picturePages));
}

const ScanSchema = v.object({ pages: v.array(OcrPageSchema), numbers: v.array(v.number()) });

function readScan(json: unknown): object {
  const { pages, numbers } = v.parse(ScanSchema, json);
  const parsed = importScan(pages, numbers);
  return 'error' in parsed ? parsed : withinLimits(toImported(parsed, 'scan'));
}

const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The tasks of the isolated process that understands files (process/tasks.ts). Unbounded: they run only there. */
export const READER_TASKS = Object.fromEntries(
  Object.entries({
    file: (bytes) => readFile(bytes, false),
    fileAndQuestion: (bytes) => readFile(bytes, true),
    modelAnswer: placeModelAnswer,
    scan: async (bytes) => readScan(parse(bytes)),
  } satisfies Record<TasksOf<'reader'>, WorkerTasks[string]>).map(([name, work]) => [name, forgetting(work)]),
) satisfies WorkerTasks;

/** Wraps a task so that it forgets its texts at the end, because the process works on another person's file next. */
function forgetting(work: WorkerTasks[string]): WorkerTasks[string] {
  return (...asked) => work(...asked).finally(forgetTexts);
}
