import type { ErrorCode } from '../../shared/errors/errors.ts';
import type { ParsedResumeWithText } from './llm/structureText.ts';
import { resumeFromLines, type UnderstandLines } from './resume/resumeFromLines.ts';
import { directionOf, layOutLines, paragraphsOf } from './word/wordLines.ts';
import type { WordDocument, WordParagraph } from './word/wordParagraphs.ts';

/** Lines of a document, as many as thirty pages have: some understanding looks at each pair of them. */
const MAX_LINES = 3_000;

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
  const lines = layOutLines(blocks, direction);
  if (lines.length > MAX_LINES) return { error: 'too_many_pages' };
  const found = resumeFromLines(lines, links, direction, understand);
  return 'error' in found ? found : { ...found, text: textOf(paragraphsOf(blocks)) };
}
