import type { ImportedResume } from '../../shared/api/import.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import { log } from '../platform/logging/log.ts';
import { checkFileHeader } from './file/fileHeader.ts';
import { STRUCTURING_PROMPT_VERSION } from './llm/prompts/v1.ts';
import { endOfCall, type FileReader, type TaskBounds } from './process/fileReader.ts';
import type { AskOpenQuestion } from './llm/askOpenQuestion.ts';

/** The reader of the file, and options of the import that are not limits of the reader's task. */
export interface ImportOptions extends Omit<TaskBounds, 'told'> {
  readonly reader: FileReader;
  /** Asks a model to label what the rules left open. */
  readonly ask?: AskOpenQuestion | undefined;
  /** Whether pages can be read by OCR. If so, text that contradicts the drawn letters is refused as unreadable_text. */
  readonly canSee?: boolean;
}

/** Milliseconds of the call reserved for placing the model's answer, besides the time that reading took. */
const PLACING_MS = 3_000;
/** Most characters of a model's answer: its token limit in characters, with some to spare. */
const MOST_WRITTEN = 50_000;

/**
 * Imports a résumé from a file of any format: the data embedded in a PDF of ours, otherwise the text, with the open
 * parts as the model labelled them. This function looks only at the file's header. The reader understands the content,
 * bounded in time, memory and size of its answer. A model's answer that cannot be used is logged. Never throws.
 */
export async function importPdf(
  bytes: Uint8Array,
  { reader, person, limits, until = endOfCall(), address, ask, canSee = false }: ImportOptions,
): Promise<ImportedResume | { readonly error: ErrorCode }> {
  const fault = checkFileHeader(bytes);
  if (fault) return { error: fault };
  const began = performance.now();
  const read = await reader.run(ask ? 'fileAndQuestion' : 'file', bytes, { person, limits, until, address });
  if ('error' in read) return read;
  // On such a page only the image is right. Without OCR the text is imported, with low confidence.
  if (read.isContradicted && canSee) return { error: 'unreadable_text' };
  if (!ask || !read.question) return read.imported;
  const taken = performance.now() - began;
  const written = await ask(read.question, until - performance.now() - taken - PLACING_MS);
  if (written === undefined) return read.imported;
  const isTooMuch = written.length > MOST_WRITTEN;
  const placed = isTooMuch
    ? { imported: null }
    : await reader.run('modelAnswer', bytes, { person, until, address, told: written });
  if ('imported' in placed && placed.imported) return placed.imported;
  const error = 'error' in placed && { code: placed.error };
  log('error', { event: 'structuring_invalid', prompt: STRUCTURING_PROMPT_VERSION, ...error });
  return read.imported;
}
