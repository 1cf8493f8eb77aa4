import type { ErrorCode } from '../../shared/errors/errors.ts';
import { lettersAndDigits } from '../../shared/resume/text.ts';
import { readFlowDocument, type FlowFormat } from './flowDocument.ts';
import { ownWordResume } from './word/ownWordFile.ts';
import type { ParsedResumeWithText } from './resume/parsedResume.ts';
import type { DroppedText } from './page/droppedText.ts';
import { placeLinks } from './placeLinks.ts';
import { resumeFromLines, type UnderstandLines } from './understand/resumeFromLines.ts';
import { directionOf, layOutLines, paragraphsOf, textOf } from './page/layOutLines.ts';
import { withEntryHeads } from './page/headingLevels.ts';
import { kindByName } from './resume/headings.ts';
import type { FlowBlock, FlowParagraph } from './page/blocks.ts';

/** How many lines a document may have, as many as thirty pages hold. Some rules compare each pair of lines. */
const MAX_LINES = 3_000;

/**
 * Reads a résumé from a file whose text flows: a file of ours by its styles, any other as lines of a page, like a PDF.
 * Unbounded in time and memory, so run it isolated.
 */
export function importDocument(
  bytes: Uint8Array,
  format: FlowFormat,
  understand?: UnderstandLines,
): ParsedResumeWithText | { readonly error: ErrorCode } {
  const document = readFlowDocument(bytes, format);
  if ('error' in document) return document;
  const carried = ownWordResume(document);
  if (carried) return carried;
  const { header, body, footer, links, linkWords, labels = [], notes = [], unreadDocuments = 0 } = document;
  const edges = withoutRepeated(header, body, footer);
  const blocks = withEntryHeads([...edges.header, ...body, ...edges.footer], (text) => kindByName(text) !== undefined);
  const direction = directionOf(blocks);
  const lines = layOutLines(blocks, direction);
  if (lines.length > MAX_LINES) return { error: 'too_many_pages' };
  const parsed = resumeFromLines(lines, links, direction, understand);
  if ('error' in parsed) return parsed;
  const words = new Map([...(linkWords ?? []), ...wordsOfLinks(paragraphsOf(blocks))]);
  const placed = placeLinks(
    parsed,
    links.map((address) => ({ address, words: words.get(address) ?? '' })),
  );
  const told = labels.map((text) => ({ reason: 'label' as const, text }));
  const dropped = [...(placed.dropped ?? []), ...edges.dropped, ...told];
  return {
    ...placed,
    unplaced: [...placed.unplaced, ...notes],
    dropped,
    ...(unreadDocuments > 0 && { unreadDocuments }),
    text: [textOf(paragraphsOf(blocks)), ...notes].join('\n'),
  };
}

/** Returns the words of each link by its address. Words of one address in several texts are joined. */
function wordsOfLinks(paragraphs: readonly FlowParagraph[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const paragraph of paragraphs)
    for (const [href, texts] of Map.groupBy(paragraph.texts, (text) => text.href))
      if (href !== undefined && !words.has(href)) words.set(href, textOf([{ ...paragraph, texts }]).trim());
  return words;
}

/** Removes from headers and footers what a paragraph of the body says as well, such as the name on each page. */
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
