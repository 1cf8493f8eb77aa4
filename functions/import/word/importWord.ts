import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { readInnerDocument } from '../flowDocument.ts';
import type { ParsedResumeWithText } from '../resume/parsedResume.ts';
import { lettersAndDigits } from '../../../shared/resume/text.ts';
import { readOdtDocument } from '../openDocument/odtDocument.ts';
import type { UnderstandLines } from '../understand/resumeFromLines.ts';
import { resumeFromDocument, textOf } from '../resumeFromDocument.ts';
import { isOwnWordFile, readOwnWordFile } from './ownWordFile.ts';
import { paragraphsOf } from '../page/layOutLines.ts';
import { openOfficePackage } from './officePackage.ts';
import { NotWord, readWordDocument } from './wordDocument.ts';
import type { FlowDocument } from '../page/blocks.ts';

/**
 * A Word or OpenDocument file as a résumé: one of ours by its styles, any other through the same understanding as a
 * PDF. Unbounded in time and memory as the reading of a PDF: run it isolated (process/isolatedWorker.ts).
 */
export function importWord(
  bytes: Uint8Array,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  let document: FlowDocument;
  try {
    const opened = openOfficePackage(bytes);
    if ('error' in opened) return { error: opened.error };
    document = 'odt' in opened ? readOdtDocument(opened.odt) : readWordDocument(opened.word, readInnerDocument);
  } catch (error) {
    return { error: error instanceof NotWord ? 'only_pdf' : 'damaged_pdf' };
  }
  const body = paragraphsOf(document.body);
  if (!isOwnWordFile(body)) return resumeFromDocument(document, understand);
  const { resumeData, unplaced } = readOwnWordFile(body);
  // Ours say the name and the page there; what else stands there was written by somebody.
  const isName = (text: string) => lettersAndDigits(text) === lettersAndDigits(resumeData.personalInfo.fullName);
  const around = paragraphsOf([...document.header, ...document.footer]).map((paragraph) => textOf([paragraph]).trim());
  return {
    resumeData,
    unplaced: [...unplaced, ...around.filter((more) => more !== '' && !isName(more)), ...(document.notes ?? [])],
    confidence: {},
    personal: [],
    text: textOf(paragraphsOf([...document.header, ...document.body, ...document.footer])),
  };
}
