import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { ParsedResumeWithText } from '../resume/parsedResume.ts';
import type { UnderstandLines } from '../understand/resumeFromLines.ts';
import { resumeFromDocument } from '../resumeFromDocument.ts';
import { TooMuchText } from '../page/blockBuilder.ts';
import type { FlowDocument } from '../page/blocks.ts';
import { readRtfDocument } from './rtfDocument.ts';

/** An RTF file as a résumé, in a time that grows with its length alone; run it isolated all the same. */
export function importRtf(
  bytes: Uint8Array,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  let document: FlowDocument;
  try {
    document = readRtfDocument(bytes);
  } catch (error) {
    return { error: error instanceof TooMuchText ? 'pdf_too_large' : 'damaged_pdf' };
  }
  return resumeFromDocument(document, understand);
}
