import type { ImportedResume } from '../../shared/api/import.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import { log } from '../platform/logging/log.ts';
import { checkFileHeader } from './file/fileHeader.ts';
import { STRUCTURING_PROMPT_VERSION } from './llm/prompts/v1.ts';
import { endOfCall, type FileReader, type TaskBounds } from './process/fileReader.ts';
import type { AskOpenQuestion } from './llm/askOpenQuestion.ts';

/** Who reads a file, and how it is imported beyond the limits of its task. */
export interface ImportOptions extends Omit<TaskBounds, 'told'> {
  readonly reader: FileReader;
  /** Asks a model to sort what the rules left open. */
  readonly ask?: AskOpenQuestion | undefined;
  /** The pictures of its pages can be read, so a text that says something else than is drawn is unreadable_text. */
  readonly canSee?: boolean;
}

/** Milliseconds of a call that are kept for placing what a model answers, beside those that reading the file took. */
const PLACING_MS = 3_000;
/** Characters of an answer of so many tokens as it may have, with some to spare. */
const MOST_WRITTEN = 50_000;

/**
 * Reads a résumé from a file of any format: the data embedded in a PDF of ours, otherwise the text, with what a model
 * sorts of what was left open. Here only its header is looked at; everything that it says is understood by the reader,
 * bounded in time, memory and size of the answer. Where what a model sorted comes to nothing, that is logged. Never
 * throws.
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
  // What such a page shows is in its picture alone; where nobody can look, its values are doubtful.
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
