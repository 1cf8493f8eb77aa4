import * as v from 'valibot';
import { IMPORT_LIMITS } from '../../shared/upload/uploadLimits.ts';
import { formatOf } from './file/fileHeader.ts';
import { readOwnPdf, toImported, withinLimits } from './importedResume.ts';
import { openQuestion, placeAnswer } from './llm/structureText.ts';
import type { ParsedResumeWithText } from './resume/parsedResume.ts';
import { OcrPageSchema } from './ocr/ocrPage.ts';
import { importScan } from './ocr/scanImport.ts';
import type { WorkerTasks } from './process/serveTasks.ts';
import type { TasksOf } from './process/tasks.ts';
import { forgetTexts } from './resume/remember.ts';
import { importText } from './textImport.ts';
import { learnedWeights } from './understand/network/weights.ts';

// As the process starts, before a file comes: with weights that do not fit the code it ends then, and says why.
learnedWeights();

/** What goes to a model's answer and back: what was read, and the pages that were not. */
interface OpenReading {
  readonly read: ParsedResumeWithText;
  readonly picturePages: readonly number[];
}

/** Characters of a reading about which a model is asked: with escapes it fits beside the result (process/tasks.ts). */
const MOST_STATE = IMPORT_LIMITS.bytes / 4;

/** A file's résumé: the data that a PDF of ours carries, or its text, with what a model is to be asked about it. */
async function readFile(bytes: Uint8Array, asksModel: boolean): Promise<object> {
  const carried = formatOf(bytes) === 'pdf' ? readOwnPdf(bytes) : undefined;
  if (carried) return withinLimits(carried);
  const parsed = await importText(bytes);
  if ('error' in parsed) return parsed;
  const { isContradicted, picturePages, dropped: _, ...read } = parsed;
  const imported = withinLimits(toImported(read, 'text', picturePages));
  if ('error' in imported) return imported;
  const question = asksModel ? openQuestion(read) : undefined;
  const state = JSON.stringify({ read, picturePages } satisfies OpenReading);
  const isAsked = question !== undefined && state.length <= MOST_STATE;
  return { ...imported, isContradicted, ...(isAsked && { question: { ...question, state } }) };
}

function placeModelAnswer({ state, written }: { readonly state: string; readonly written: string }): object {
  const { read, picturePages } = JSON.parse(state) as OpenReading;
  const merged = placeAnswer(read, written);
  return merged ? withinLimits(toImported(merged, 'text', picturePages)) : { imported: null };
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
    modelAnswer: async (bytes) => placeModelAnswer(parse(bytes) as Parameters<typeof placeModelAnswer>[0]),
    scan: async (bytes) => readScan(parse(bytes)),
  } satisfies Record<TasksOf<'reader'>, WorkerTasks[string]>).map(([name, work]) => [name, forgetting(work)]),
) satisfies WorkerTasks;

/** A task after which nothing of its texts is left: the process works on somebody else's next. */
function forgetting(work: WorkerTasks[string]): WorkerTasks[string] {
  return (bytes, from) => work(bytes, from).finally(forgetTexts);
}
