import { eachOnce, type FlowBlock, type FlowDocument } from '../page/blocks.ts';
import { noteOf } from '../page/layOutLines.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import { readCompoundFile } from './compoundFile.ts';
import { readFileInformation, type StorySpan } from './fileInformation.ts';
import { readListMarks } from './lists.ts';
import { readPieces, visitText } from './pieces.ts';
import { readCharacters, readParagraphs } from './propertyPages.ts';
import { StoryReader, type StoryContext } from './storyReader.ts';
import { readStyles } from './styles.ts';
import { readTextBoxes, textsOf } from './textBoxes.ts';

/** Most letters of a file's text; a résumé has a few thousand. */
const MAX_TEXT = 1_000_000;
/** The first six texts in the header story are lines above notes; then each section has six. */
const [BEFORE_HEADERS, PER_SECTION] = [6, 6];
/** Which of a section's six texts are footers. */
const FOOTERS: ReadonlySet<number> = new Set([2, 3, 5]);

/**
 * Reads a file of Word 97 to 2003 as a document. Throws {@link RefusedFile} if such a file is not read or holds too
 * much.
 */
export function readOldWordDocument(bytes: Uint8Array): FlowDocument {
  const stream = readCompoundFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  const { word, stories, table, behind } = readFileInformation(stream);
  if (stories.headerBoxes.end > MAX_TEXT) throw new RefusedFile('pdf_too_large');
  const source = { word, pieces: readPieces(table('pieces')), propertiesAt: readCharacters(table('characters'), word) };
  const paragraphs = readParagraphs(table('paragraphs'), word, stream('Data'));
  const links = new Set<string>();
  const context: Omit<StoryContext, 'boxesAt'> = {
    styles: readStyles(table('styles')),
    marks: readListMarks(table('lists'), behind('lists'), table('listOverrides')),
    links,
    paragraphAt: (place) => paragraphs(place).found,
  };
  const readStory = (text: StorySpan, boxesAt: StoryContext['boxesAt'] = () => []): FlowBlock[] => {
    const reader = new StoryReader({ ...context, boxesAt });
    visitText(source, text, (part) => reader.add(part));
    return withoutEmptyEnd(reader.finish());
  };

  const boxesOf = (story: 'body' | 'headers', shapes: Buffer, boxes: Buffer, texts: StorySpan) =>
    readTextBoxes(stories[story].start, shapes, boxes, texts, (text) => readStory(text));
  const headerBoxes = boxesOf('headers', table('headerShapes'), table('headerBoxes'), stories.headerBoxes);
  const boxes = boxesOf('body', table('shapes'), table('boxes'), stories.boxes);
  const around = { header: [] as FlowBlock[][], footer: [] as FlowBlock[][] };
  for (const [index, text] of textsOf(stories.headers, table('headers'), 0).slice(BEFORE_HEADERS, -1).entries())
    around[FOOTERS.has(index % PER_SECTION) ? 'footer' : 'header'].push(readStory(text, headerBoxes.at));
  const body = readStory(stories.body, boxes.at);
  const notes = [stories.footnotes, stories.endnotes].flatMap((text) =>
    readStory(text).flatMap((block) => noteOf([block])),
  );
  return {
    header: [...eachOnce(around.header), ...headerBoxes.rest()],
    body: [...body, ...boxes.rest()],
    footer: eachOnce(around.footer),
    links: [...links],
    notes,
  };
}

/** Every story except the body ends with an extra empty paragraph. */
function withoutEmptyEnd(blocks: readonly FlowBlock[]): FlowBlock[] {
  const end = blocks.findLastIndex((block) => 'row' in block || block.paragraph.texts.length > 0);
  return blocks.slice(0, end + 1);
}
