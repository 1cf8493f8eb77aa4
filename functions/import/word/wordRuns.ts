import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { StyledText } from '../page/blocks.ts';
import { noteOf } from '../page/layOutLines.ts';
import { PAGE_COUNT } from '../page/pageCounts.ts';
import { merge, type TextLook } from '../page/textLook.ts';
import { readChart, readDiagram, type DrawnTexts } from './drawnTexts.ts';
import type { OpenFields } from './openFields.ts';
import { REMOVED, type WordContext } from './wordContext.ts';
import { readLook } from './wordStyleSheet.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { childOf, toggleOf, valueOf } from './wordXml.ts';

const DEFAULT_SIZE = 10;
export const NO_LOOK = { bold: false, size: DEFAULT_SIZE };

/** Elements that stand for characters. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  pgNum: PAGE_COUNT,
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
};

/** Properties that a run inherits. */
export interface RunSurroundings {
  readonly look: TextLook;
  readonly href: string | undefined;
  readonly fields: OpenFields;
}

/** Adds the text of a run to `texts`, and what is anchored in it to the boxes and notes of its context. */
export function readRun(
  run: XmlElement,
  { look, href, fields }: RunSurroundings,
  context: WordContext,
  texts: StyledText[],
): void {
  const properties = childOf(run, 'rPr');
  const style = valueOf(properties, 'rStyle');
  // A character style contributes only its own properties; the rest comes from the paragraph.
  const named = style === undefined ? {} : ownLook(context.styles(style), context.styles(undefined));
  const {
    bold = false,
    size = DEFAULT_SIZE,
    hidden = false,
  } = merge(merge(look, named), readLook(undefined, properties));
  if (hidden) return;
  let text = '';
  const visit = (node: XmlElement): void => {
    if (REMOVED.has(node.name)) return;
    const sign = ownProperty(SIGNS, node.name);
    if (node.name === 'fldChar') text += fields.mark(node.attributes['fldCharType']);
    else if (node.name === 'instrText') fields.addInstruction(node.text);
    else if (node.name === 't' || node.name === '*t') text += fields.show(node.text);
    else if (sign !== undefined) text += fields.show(sign);
    else if (node.name === 'txbxContent') context.boxes.push(...context.readBlocks(node));
    else if (node.name === 'footnoteReference' || node.name === 'endnoteReference')
      context.notes.push(...noteOf(context.noteOf(node)));
    else if (node.name === '*relIds') addDrawing(node.attributes['dm'], readDiagram, context);
    else if (node.name === '*chart') addDrawing(node.attributes['id'], readChart, context);
    else node.children.forEach(visit);
  };
  run.children.forEach(visit);
  const italic = toggleOf(properties, 'i') || toggleOf(properties, 'iCs');
  const address = href ?? fields.address();
  if (text !== '') texts.push({ text, bold, size, style, italic: italic || undefined, href: address });
}

function addDrawing(id: string | undefined, read: (root: XmlElement) => DrawnTexts, context: WordContext): void {
  const drawing = context.drawingOf(id ?? '');
  if (!drawing) return;
  const { blocks, notes } = read(drawing);
  context.boxes.push(...blocks);
  context.notes.push(...notes);
}

const ownLook = (look: TextLook, standard: TextLook): TextLook => ({
  bold: look.bold === standard.bold ? undefined : look.bold,
  size: look.size === standard.size ? undefined : look.size,
  hidden: look.hidden === standard.hidden ? undefined : look.hidden,
});
