import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { TooMuchText } from '../page/blockBuilder.ts';
import { eachOnce, type FlowBlock, type FlowDocument } from '../page/blocks.ts';
import { noteOf } from '../page/layOutLines.ts';
import { ByteView } from './byteView.ts';
import { readCompoundFile } from './compoundFile.ts';
import { readFileInformation, type OldWordTable } from './fileInformation.ts';
import { readListMarks } from './lists.ts';
import { readPieces, visitText } from './pieces.ts';
import { readCharacters, readParagraphs } from './propertyPages.ts';
import { StoryReader, type StoryContext } from './storyReader.ts';
import { readStyles } from './styles.ts';
import { rangesOf, TextBoxes, type TextRange } from './textBoxes.ts';

/** Letters of a file's text: a résumé has some thousand. */
const MAX_TEXT = 1_000_000;
/** What stands before the first page's header are lines above notes; then each section has six. */
const [BEFORE_HEADERS, PER_SECTION] = [6, 6];
/** Which of a section's six stand below the page. */
const FOOTERS: ReadonlySet<number> = new Set([2, 3, 5]);

/**
 * The text of a file of Word 97 to 2003 as the readers of Word and OpenDocument files give it, or the error that says
 * why files of its kind are not read. Throws DamagedFile, and {@link TooMuchText} where it holds too much.
 */
export function readOldWordDocument(bytes: Uint8Array): FlowDocument | { readonly error: ErrorCode } {
  const stream = readCompoundFile(bytes);
  const word = new ByteView(stream('WordDocument'));
  const information = readFileInformation(word);
  if ('error' in information) return information;
  const { stories } = information;
  if (stories.headerBoxes.end > MAX_TEXT) throw new TooMuchText();
  const tables = new ByteView(stream(information.tableStream));
  const table = (name: OldWordTable) => information.table(name, tables);

  const source = { word, pieces: readPieces(table('pieces')), propertiesAt: readCharacters(table('characters'), word) };
  const paragraphs = readParagraphs(table('paragraphs'), word, new ByteView(stream('Data')));
  const links = new Set<string>();
  const context: Omit<StoryContext, 'boxesAt'> = {
    styles: readStyles(table('styles')),
    marks: readListMarks(table('lists'), information.behind('lists', tables), table('listOverrides')),
    links,
    paragraphAt: (place) => paragraphs(place).found,
  };
  const readStory = (range: TextRange, boxes?: TextBoxes): FlowBlock[] => {
    const reader = new StoryReader({ ...context, boxesAt: (character) => boxes?.at(character) ?? [] });
    visitText(source, range, (part) => reader.add(part));
    return withoutEmptyEnd(reader.finish());
  };

  const headerBoxes = new TextBoxes(
    table('headerShapes'),
    table('headerBoxes'),
    { start: stories.headers.start, boxes: stories.headerBoxes },
    readStory,
  );
  const around = { header: [] as FlowBlock[][], footer: [] as FlowBlock[][] };
  for (const [index, range] of rangesOf(stories.headers, table('headers'), 0).slice(BEFORE_HEADERS, -1).entries())
    around[FOOTERS.has(index % PER_SECTION) ? 'footer' : 'header'].push(readStory(range, headerBoxes));
  const boxes = new TextBoxes(
    table('shapes'),
    table('boxes'),
    { start: stories.body.start, boxes: stories.boxes },
    readStory,
  );
  const body = readStory([stories.body.start, stories.body.end], boxes);
  const notes = [stories.footnotes, stories.endnotes].flatMap(({ start, end }) =>
    readStory([start, end]).flatMap((block) => noteOf([block])),
  );
  return {
    header: [...eachOnce(around.header), ...headerBoxes.rest()],
    body: [...body, ...boxes.rest()],
    footer: eachOnce(around.footer),
    links: [...links],
    notes,
  };
}

/** Each story but the body ends with a paragraph more than it has. */
function withoutEmptyEnd(blocks: readonly FlowBlock[]): FlowBlock[] {
  const end = blocks.findLastIndex((block) => 'row' in block || block.paragraph.texts.length > 0);
  return blocks.slice(0, end + 1);
}
