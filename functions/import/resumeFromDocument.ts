import type { ErrorCode } from '../../shared/errors/errors.ts';
import type { ParsedResumeWithText } from './llm/structureText.ts';
import { resumeFromLines, type UnderstandLines } from './resume/resumeFromLines.ts';
import { directionOf, layOutLines, paragraphsOf } from './word/wordLines.ts';
import type { WordDocument, WordParagraph } from './word/wordParagraphs.ts';

/** The text of a document, a line for each paragraph. */
export const textOf = (paragraphs: readonly WordParagraph[]): string =>
  paragraphs.map(({ texts }) => texts.map(({ text }) => text).join('')).join('\n');

/** The one way from the paragraphs of a file to a résumé, whatever its format is: as lines of a sheet, as of a PDF. */
export function resumeFromDocument(
  { header, body, footer, links }: WordDocument,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  const blocks = [...header, ...body, ...footer];
  const direction = directionOf(blocks);
  const found = resumeFromLines(layOutLines(blocks, direction), links, direction, understand);
  return 'error' in found ? found : { ...found, text: textOf(paragraphsOf(blocks)) };
}
