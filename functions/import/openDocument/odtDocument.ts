import type { Direction } from '../../../shared/platform/language.ts';
import { PAGE_COUNT, withoutPageCounts } from '../page/pageCounts.ts';
import { eachOnce, type FlowBlock, type FlowDocument, type FlowParagraph, type StyledText } from '../page/blocks.ts';
import { paragraphStyle, textStyle } from '../page/styleNames.ts';
import { noteOf } from '../page/layOutLines.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import { merge, type TextLook } from '../page/textLook.ts';
import { directionOf, readOdtStyles, type OdtStyles } from './odtStyles.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { findElement, parseOdtXml } from './odtXml.ts';

/** The parts of an OpenDocument text file, by path. */
export type OdtParts = ReadonlyMap<string, string>;

/** Fields that count pages. */
const COUNTS: ReadonlySet<string> = new Set(['text:page-number', 'text:page-count']);
const DEFAULT_SIZE = 12;
/** Most spaces that one element may stand for. */
const MAX_SPACES = 200;

/** Elements whose content is not current text: deletions, declarations and descriptions. */
const REMOVED = new Set([
  'text:tracked-changes',
  'text:sequence-decls',
  'text:variable-decls',
  'office:forms',
  'office:annotation',
  // Placeholders to be typed over, and names of pictures.
  'text:placeholder',
  'svg:title',
  'svg:desc',
  'draw:object',
  'draw:image',
]);

/** Reads an OpenDocument text file as a document. */
export function readOdtDocument(parts: OdtParts): FlowDocument {
  const content = parseOdtXml(parts.get('content.xml') ?? '');
  const sheet = parseOdtXml(parts.get('styles.xml') ?? '<none/>');
  const context = createContext(readOdtStyles([sheet, content]), sheet);
  const pages = findElement(sheet, 'office:master-styles');
  const repeated = (name: string) =>
    eachOnce(
      (pages ?? sheet).children
        .flatMap((page) => page.children.filter((part) => part.name === name))
        .map((part) => readBlocks(part, context)),
    );
  const header = repeated('style:header');
  const text = findElement(content, 'office:text');
  // A spreadsheet or slides.
  if (!text) throw new RefusedFile('only_pdf');
  const body = readBlocks(text, context);
  return { header, body, footer: repeated('style:footer'), links: [...context.links], notes: context.notes };
}

const createContext = (styles: OdtStyles, sheet: XmlElement) => ({
  styles,
  /** Direction of tables and paragraphs that give none. */
  pageDirection: directionOf(findElement(sheet, 'style:page-layout') ?? sheet),
  links: new Set<string>(),
  /** Contents of text boxes, placed beside the paragraph they are anchored in. */
  boxes: [] as FlowBlock[],
  /** Texts of footnotes and endnotes. */
  notes: [] as string[],
});
type OdtContext = ReturnType<typeof createContext>;

/** Properties that blocks inherit from the elements around them. */
interface OdtSurroundings {
  /** The mark of the list's first paragraph. */
  readonly mark?: string;
  /** Nesting depth in lists. */
  readonly depth?: number;
  /** Direction of the table. */
  readonly direction?: Direction | undefined;
}

function readBlocks(
  element: XmlElement,
  context: OdtContext,
  { mark = '', depth = -1, direction }: OdtSurroundings = {},
): FlowBlock[] {
  let first = mark;
  return element.children.flatMap((child): FlowBlock[] => {
    if (REMOVED.has(child.name) || isHidden(child)) return [];
    if (child.name === 'text:p' || child.name === 'text:h') {
      const paragraph = { ...readParagraph(child, first, context), ...(depth >= 0 && { depth }) };
      // An item's mark is shown once.
      first = '';
      return [{ paragraph }, ...context.boxes.splice(0)];
    }
    if (child.name === 'text:list-item') return readBlocks(child, context, { mark: '•', depth });
    if (child.name === 'table:table-row') {
      const cells = child.children.filter(({ name }) => name === 'table:table-cell');
      return [{ row: cells.map((cell) => readBlocks(cell, context)), direction }];
    }
    if (child.name === 'text:list') return readBlocks(child, context, { depth: depth + 1 });
    return readBlocks(child, context, { mark: first, depth, direction: directionOfTable(child, context) ?? direction });
  });
}

const directionOfTable = ({ name, attributes }: XmlElement, { styles, pageDirection }: OdtContext) =>
  name === 'table:table' ? (styles('table', attributes['table:style-name']).direction ?? pageDirection) : undefined;

/** Whether a section is hidden or a table row is collapsed. */
const isHidden = ({ attributes }: XmlElement) =>
  attributes['text:display'] === 'none' || ['collapse', 'filter'].includes(attributes['table:visibility'] ?? '');

function readParagraph(element: XmlElement, mark: string, context: OdtContext): FlowParagraph {
  const style = element.attributes['text:style-name'];
  const look = context.styles('paragraph', style);
  const texts: StyledText[] = [];
  readTexts(element, look, context, texts);
  const bookmark = element.children.find(({ name }) => BOOKMARKS.has(name))?.attributes['text:name'];
  return {
    texts: withoutPageCounts(texts),
    style: paragraphStyle(look.named),
    mark,
    ...(element.name === 'text:h' && { level: Math.max(1, Number(element.attributes['text:outline-level']) || 1) }),
    before: look.before,
    after: look.after,
    ...(bookmark !== undefined && { bookmark }),
    ...(look.direction === 'rtl' && { rightToLeft: true as const }),
  };
}

const NO_LOOK: ReturnType<OdtStyles> = {};
const BOOKMARKS: ReadonlySet<string> = new Set(['text:bookmark', 'text:bookmark-start']);

function addNote(note: XmlElement, context: OdtContext): void {
  const body = findElement(note, 'text:note-body');
  if (body) context.notes.push(...noteOf(readBlocks(body, context)));
}

/** `style`: id of the character style that says what the text is. */
function readTexts(
  element: XmlElement,
  look: TextLook,
  context: OdtContext,
  texts: StyledText[],
  style?: string,
): void {
  const { bold = false, size = DEFAULT_SIZE, hidden = false } = look;
  if (hidden) return;
  const add = (text: string) => text !== '' && texts.push({ text, bold, size, style });
  for (const child of element.content) {
    // Line ends and tabs of the XML are spaces.
    if (typeof child === 'string') add(child.replace(/\s+/g, ' '));
    else if (child.name === 'text:s')
      add(' '.repeat(Math.min(MAX_SPACES, Number(child.attributes['text:c'] ?? 1) || 1)));
    else if (COUNTS.has(child.name)) add(PAGE_COUNT);
    else if (child.name === 'text:tab') add('\t');
    else if (child.name === 'text:line-break') add('\n');
    else if (child.name === 'text:note') addNote(child, context);
    else if (child.name === 'draw:text-box') context.boxes.push(...readBlocks(child, context));
    else if (!REMOVED.has(child.name)) {
      const target = child.name === 'text:a' ? child.attributes['xlink:href'] : undefined;
      if (target !== undefined) context.links.add(target);
      const spanLook =
        child.name === 'text:span' ? context.styles('text', child.attributes['text:style-name']) : NO_LOOK;
      readTexts(child, merge(look, spanLook), context, texts, textStyle(spanLook.named) ?? style);
    }
  }
}
