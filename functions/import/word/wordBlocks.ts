import type { Direction } from '../../../shared/platform/language.ts';
import type { FlowBlock, FlowParagraph, StyledText } from '../page/blocks.ts';
import { readFieldInstruction } from '../page/fieldInstruction.ts';
import { PAGE_COUNT, withoutPageCounts } from '../page/pageCounts.ts';
import { merge } from '../page/textLook.ts';
import { OpenFields } from './openFields.ts';
import { REMOVED, type WordContext } from './wordContext.ts';
import { NO_LOOK, readRun } from './wordRuns.ts';
import { readLook } from './wordStyleSheet.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { childOf, toggleOf, valueOf } from './wordXml.ts';

/** Number of heading levels; a paragraph below the last is text. */
const LEVELS = 9;

/** Returns the paragraphs and tables of a story (a body, a header, a text box, a note). */
export function readWordBlocks(story: XmlElement, context: WordContext): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  /** Texts of paragraphs whose end was deleted or is hidden; the next paragraph continues them. */
  let open: StyledText[] = [];
  const endParagraph = (paragraph: FlowParagraph) => {
    blocks.push({ paragraph: { ...paragraph, texts: [...open.splice(0), ...paragraph.texts] } });
    // Text boxes come below their paragraph.
    blocks.push(...context.boxes.splice(0));
  };
  const visit = (element: XmlElement, direction: Direction = 'ltr'): void => {
    for (const child of element.children) {
      if (REMOVED.has(child.name) || isPlaceholder(child)) continue;
      if (child.name === 'p') {
        const paragraph = readParagraph(child, context);
        if (hasEnd(child)) endParagraph(paragraph);
        else open.push(...paragraph.texts);
      } else if (child.name === 'tr') {
        if (!toggleOf(childOf(child, 'trPr'), 'hidden')) blocks.push({ row: cellsOf(child, context), direction });
      } else if (child.name === 'altChunk') blocks.push(...chunkBlocks(child, context));
      else visit(child, child.name === 'tbl' ? directionOf(child) : direction);
    }
  };
  visit(story);
  if (open.length > 0) endParagraph({ texts: [], mark: '' });
  return blocks;
}

/** Without a statement in the table its first cell is the left one, in a Hebrew document too. */
const directionOf = (table: XmlElement): Direction => (toggleOf(childOf(table, 'tblPr'), 'bidiVisual') ? 'rtl' : 'ltr');

const cellsOf = (row: XmlElement, context: WordContext) =>
  row.children
    .filter(({ name }) => name === 'tc' || name === 'sdt')
    .map((cell) => (isPlaceholder(cell) ? [] : readWordBlocks(cell, context)));

/** Whether a content control was never filled, so that it shows a prompt. */
const isPlaceholder = (element: XmlElement) =>
  element.name === 'sdt' && (toggleOf(childOf(element, 'sdtPr'), 'showingPlcHdr') ?? false);

/** Whether a paragraph's end is neither deleted nor hidden. A heading may share its line with the text after it. */
function hasEnd(paragraph: XmlElement): boolean {
  const mark = childOf(childOf(paragraph, 'pPr'), 'rPr');
  const isGone = childOf(mark, 'del') ?? childOf(mark, 'moveFrom');
  return isGone === undefined && !toggleOf(mark, 'specVanish');
}

function chunkBlocks(element: XmlElement, context: WordContext): readonly FlowBlock[] {
  const chunk = context.chunkOf(element.attributes['id'] ?? '');
  for (const link of chunk?.links ?? []) context.links.add(link);
  context.notes.push(...(chunk?.notes ?? []));
  return chunk ? [...chunk.header, ...chunk.body, ...chunk.footer] : [];
}

function readParagraph(element: XmlElement, context: WordContext): FlowParagraph {
  const properties = childOf(element, 'pPr');
  const style = valueOf(properties, 'pStyle');
  const look = merge(context.styles(style), readLook(properties, undefined));
  const texts: StyledText[] = [];
  let bookmark: string | undefined;
  const fields = new OpenFields();
  const visit = (node: XmlElement, href: string | undefined): void => {
    if (REMOVED.has(node.name) || isPlaceholder(node)) return;
    if (node.name === 'bookmarkStart') bookmark ??= node.attributes['name'];
    if (node.name === 'r') readRun(node, { look, href, fields }, context, texts);
    else if (node.name === '*t') texts.push({ ...NO_LOOK, text: node.text });
    else if (node.name === 'txbxContent') context.boxes.push(...context.readBlocks(node));
    else if (node.name === 'fldSimple') {
      const { address, countsPages } = readFieldInstruction(node.attributes['instr'] ?? '');
      if (countsPages) texts.push({ ...NO_LOOK, text: PAGE_COUNT });
      else visitAll(node, address ?? href);
    } else visitAll(node, (node.name === 'hyperlink' && context.addressOf(node.attributes['id'] ?? '')) || href);
  };
  const visitAll = (node: XmlElement, href: string | undefined) => {
    let before = '';
    for (const child of node.children) {
      const from = texts.length;
      visit(child, href);
      const text = textOf(texts.slice(from));
      // LibreOffice 7.4 repeats a content control once for each run in it.
      if (child.name === 'sdt' && text === before && /\p{L}|\d/u.test(text)) texts.splice(from);
      before = child.name === 'sdt' ? text : '';
    }
  };
  visitAll(element, undefined);
  if (fields.rest() !== '') texts.push({ ...NO_LOOK, text: fields.rest() });
  for (const { href } of texts) if (href !== undefined) context.links.add(href);
  return {
    texts: withoutPageCounts(texts),
    style,
    ...(toggleOf(properties, 'bidi') && { rightToLeft: true }),
    ...(bookmark !== undefined && { bookmark }),
    mark: look.list === undefined ? '' : context.marks(look.list),
    ...(look.list && { depth: look.list.level }),
    ...(look.level !== undefined && look.level <= LEVELS && { level: look.level }),
    before: look.before,
    after: look.after,
  };
}

const textOf = (texts: readonly StyledText[]) => texts.map(({ text }) => text).join('');
