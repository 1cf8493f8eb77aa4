import type { ErrorCode } from '../../shared/errors/errors.ts';
import { lettersAndDigits } from '../../shared/resume/text.ts';
import type { ParsedResumeWithText } from './llm/structureText.ts';
import type { DroppedText } from './pdf/droppedText.ts';
import { resumeFromLines, type UnderstandLines } from './resume/resumeFromLines.ts';
import { directionOf, layOutLines, paragraphsOf } from './page/layOutLines.ts';
import type { FlowBlock, FlowDocument, FlowParagraph } from './page/blocks.ts';

/** Lines of a document, as many as thirty pages have: some understanding looks at each pair of them. */
const MAX_LINES = 3_000;

/** The text of a document, a line for each paragraph. */
export const textOf = (paragraphs: readonly FlowParagraph[]): string =>
  paragraphs.map(({ texts }) => texts.map(({ text }) => text).join('')).join('\n');

/** The one way from the paragraphs of a file to a résumé, whatever its format is: as lines of a sheet, as of a PDF. */
export function resumeFromDocument(
  { header, body, footer, links, notes = [] }: FlowDocument,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  const edges = withoutRepeated(header, body, footer);
  const blocks = [...edges.header, ...body, ...edges.footer];
  const direction = directionOf(blocks);
  const lines = layOutLines(blocks, direction);
  if (lines.length > MAX_LINES) return { error: 'too_many_pages' };
  const found = resumeFromLines(lines, links, direction, understand);
  if ('error' in found) return found;
  const dropped = [...(found.dropped ?? []), ...edges.dropped];
  return {
    ...found,
    unplaced: [...found.unplaced, ...notes],
    dropped,
    text: [textOf(paragraphsOf(blocks)), ...notes].join('\n'),
  };
}

/** Headers and footers without what the body says in a paragraph of its own: the name on each page, say. */
function withoutRepeated(header: readonly FlowBlock[], body: readonly FlowBlock[], footer: readonly FlowBlock[]) {
  const said = new Set(paragraphsOf(body).map(wordsOf));
  const dropped: DroppedText[] = [];
  const keep = (block: FlowBlock) => {
    if ('row' in block) return true;
    const words = wordsOf(block.paragraph);
    const isKept = words === '' || !said.has(words);
    if (!isKept) dropped.push({ reason: 'repeated on every page', text: textOf([block.paragraph]).trim() });
    else said.add(words);
    return isKept;
  };
  return { header: header.filter(keep), footer: footer.filter(keep), dropped };
}

const wordsOf = (paragraph: FlowParagraph) => lettersAndDigits(textOf([paragraph]));
