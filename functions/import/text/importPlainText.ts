import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { ParsedResumeWithText } from '../resume/parsedResume.ts';
import type { UnderstandLines } from '../understand/resumeFromLines.ts';
import { resumeFromDocument } from '../resumeFromDocument.ts';
import { decodeText } from '../file/decodeText.ts';
import { readTextDocument } from './textDocument.ts';

/** A text or Markdown file as a résumé. Bounded by the size of its format; run it isolated all the same. */
export function importPlainText(
  bytes: Uint8Array,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  const text = decodeText(bytes);
  return text === undefined ? { error: 'unreadable_text' } : resumeFromDocument(readTextDocument(text), understand);
}
