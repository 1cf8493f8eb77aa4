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

// As the process starts, before a file comes: with weights that do not fit the code it ends then, and says why.
learnedWeights();

/** A file as it is read; `mend`: what becomes of what its reading leaves open. */
const readBy = (bytes: Uint8Array, mend: MendReading) =>
  importText(bytes, (lines, links, direction) => understandLines(lines, links, direction, undefined, undefined, mend));

/** A file's résumé: the data that a PDF of ours carries, or its text, with what a model is to be asked about it. */
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

/** A file's résumé with what a model wrote about what it leaves open: it is read anew, by other labels. */
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

/** The tasks of the process that understands what files say (process/tasks.ts). Unbounded: they run isolated. */
export const READER_TASKS = Object.fromEntries(
  Object.entries({
    file: (bytes) => readFile(bytes, false),
    fileAndQuestion: (bytes) => readFile(bytes, true),
    modelAnswer: placeModelAnswer,
    scan: async (bytes) => readScan(parse(bytes)),
  } satisfies Record<TasksOf<'reader'>, WorkerTasks[string]>).map(([name, work]) => [name, forgetting(work)]),
) satisfies WorkerTasks;

/** A task after which nothing of its texts is left: the process works on somebody else's next. */
function forgetting(work: WorkerTasks[string]): WorkerTasks[string] {
  return (...asked) => work(...asked).finally(forgetTexts);
}
