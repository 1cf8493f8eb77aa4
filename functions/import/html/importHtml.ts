import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { readHtmlFile } from '../flowDocument.ts';
import type { ParsedResumeWithText } from '../resume/parsedResume.ts';
import type { UnderstandLines } from '../understand/resumeFromLines.ts';
import { resumeFromDocument } from '../resumeFromDocument.ts';

/**
 * A page of HTML as a résumé, whatever its file is called: Word and mail programs save it under `.doc` too. Bounded by
 * the size of its format; run it isolated all the same.
 */
export function importHtml(
  bytes: Uint8Array,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  const document = readHtmlFile(bytes);
  return document ? resumeFromDocument(document, understand) : { error: 'unreadable_text' };
}
