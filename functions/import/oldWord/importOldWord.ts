import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { ParsedResumeWithText } from '../resume/parsedResume.ts';
import type { UnderstandLines } from '../understand/resumeFromLines.ts';
import { resumeFromDocument } from '../resumeFromDocument.ts';
import { TooMuchText } from '../page/blockBuilder.ts';
import type { FlowDocument } from '../page/blocks.ts';
import { readOldWordDocument } from './oldWordDocument.ts';

/** A file of Word 97 to 2003 (DOC) as a résumé, in a time that grows with its length alone; run it isolated. */
export function importOldWord(
  bytes: Uint8Array,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  let document: FlowDocument | { readonly error: ErrorCode };
  try {
    document = readOldWordDocument(bytes);
  } catch (error) {
    return { error: error instanceof TooMuchText ? 'pdf_too_large' : 'damaged_pdf' };
  }
  return 'error' in document ? document : resumeFromDocument(document, understand);
}
