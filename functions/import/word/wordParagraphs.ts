import type { WordPackage } from './wordPackage.ts';
import { merge, readLook, readStyleSheet, type StyleSheet, type TextLook } from './wordStyleSheet.ts';
import { readFieldInstruction } from './fieldInstruction.ts';
import { createListMarks, type ListMarks } from './wordLists.ts';
import { PAGE_COUNT, withoutPageCounts } from './pageCounts.ts';
import { PageFields } from './pageFields.ts';
import { childOf, parseWordXml, toggleOf, valueOf, type WordElement } from './wordXml.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Text of one look; a tab is `\t`, a line's end `\n`. */
export interface WordText {
  readonly text: string;
  readonly bold: boolean;
  /** Points. */
  readonly size: number;
  /** Id of its own style. */
  readonly style: string | undefined;
  /** By itself, not by a style. */
  readonly italic?: true;
  /** Address that it leads to. */
  readonly href?: string;
}

export interface WordParagraph {
  readonly texts: readonly WordText[];
  readonly style: string | undefined;
  /** It runs from right to left by itself, not by its style. */
  readonly rightToLeft?: true;
  /** The first place of it that has a name. */
  readonly bookmark?: string;
  /** What its list shows before it: a number with its sign, or a bullet. */
  readonly mark: string;
  /** Space around it, points. */
  readonly before: number;
  readonly after: number;
}

/** Paragraphs one below the other, and rows of a table with those of each cell. */
export type WordBlock = { readonly paragraph: WordParagraph } | { readonly row: readonly (readonly WordBlock[])[] };

export interface WordDocument {
  /** What stands above each page, in the text, and below each page; what is on several pages once. */
  readonly header: readonly WordBlock[];
  readonly body: readonly WordBlock[];
  readonly footer: readonly WordBlock[];
  /** Addresses that its links lead to. They are text here: nothing is asked for. */
  readonly links: readonly string[];
}

interface ParagraphContext {
  readonly styles: StyleSheet;
  readonly marks: ListMarks;
  /** Addresses outside of the file, by the id of their relation; a header has others. */
  readonly addresses: ReadonlyMap<string, string>;
  /** What text boxes hold; they stand beside the paragraph that they are anchored in. */
  readonly boxes: WordBlock[];
}

/** Elements whose content is text as it stands now: insertions stay, deletions and what was moved away go. */
const REMOVED = new Set(['del', 'moveFrom', 'delText', 'pPr', 'rPr', 'sectPr', 'tblPr', 'tcPr', 'trPr', '*Fallback']);
const DEFAULT_SIZE = 10;
const NO_LOOK = { bold: false, size: DEFAULT_SIZE, style: undefined };

/** The text of a Word file in the order it is read: headers, body with its text boxes, footers. */
export function readWordDocument(parts: WordPackage): WordDocument {
  const parse = (path: string) => (parts.has(path) ? parseWordXml(parts.get(path) ?? '') : undefined);
  const relations = parse('word/_rels/document.xml.rels')?.children[0]?.children ?? [];
  const addresses = new Map(
    relations
      .filter(
        ({ attributes }) =>
          attributes['TargetMode'] === 'External' && (attributes['Type'] ?? '').endsWith('/hyperlink'),
      )
      .map(({ attributes }) => [attributes['Id'] ?? '', attributes['Target'] ?? ''] as const),
  );
  const context = {
    styles: readStyleSheet(parse('word/styles.xml')),
    marks: createListMarks(parse('word/numbering.xml')),
    addresses: new Map<string, string>(),
    boxes: [],
  };
  const blocksOf = (path: string) => readBlocks(parse(path), context);
  const repeated = (kind: string) => {
    const texts = new Set<string>();
    const paths = [...parts.keys()].filter((path) => path.startsWith(`word/${kind}`)).toSorted();
    return paths
      .map(blocksOf)
      .filter((blocks) => texts.size < texts.add(JSON.stringify(blocks)).size)
      .flat();
  };
  return {
    header: repeated('header'),
    body: readBlocks(parse('word/document.xml'), { ...context, addresses }),
    footer: repeated('footer'),
    links: [...addresses.values()],
  };
}

function readBlocks(element: WordElement | undefined, context: ParagraphContext): WordBlock[] {
  return (element?.children ?? []).flatMap((child): WordBlock[] => {
    if (REMOVED.has(child.name)) return [];
    if (child.name === 'p') {
      const paragraph = readParagraph(child, context);
      // Beside its paragraph, and below it.
      return [{ paragraph }, ...context.boxes.splice(0)];
    }
    if (child.name === 'tr') {
      const cells = child.children.filter(({ name }) => name === 'tc' || name === 'sdt');
      return [{ row: cells.map((cell) => readBlocks(cell, context)) }];
    }
    return readBlocks(child, context);
  });
}

function readParagraph(element: WordElement, context: ParagraphContext): WordParagraph {
  const properties = childOf(element, 'pPr');
  const style = valueOf(properties, 'pStyle');
  const look = merge(context.styles(style), readLook(properties, undefined));
  const texts: WordText[] = [];
  let bookmark: string | undefined;
  const fields = new PageFields();
  const visit = (node: WordElement, href: string | undefined): void => {
    if (REMOVED.has(node.name)) return;
    if (node.name === 'bookmarkStart') bookmark ??= node.attributes['name'];
    if (node.name === 'r') readRun(node, { look, href, fields }, context, texts);
    else if (node.name === 'fldSimple' && readFieldInstruction(node.attributes['instr'] ?? '').countsPages)
      texts.push({ ...NO_LOOK, text: PAGE_COUNT });
    else if (node.name === 'txbxContent') context.boxes.push(...readBlocks(node, context));
    else {
      const own = node.name === 'hyperlink' ? context.addresses.get(node.attributes['id'] ?? '') : undefined;
      for (const child of node.children) visit(child, own ?? href);
    }
  };
  for (const child of element.children) visit(child, undefined);
  if (fields.rest() !== '') texts.push({ ...NO_LOOK, text: fields.rest() });
  return {
    texts: withoutPageCounts(texts),
    style,
    ...(toggleOf(properties, 'bidi') && { rightToLeft: true }),
    ...(bookmark !== undefined && { bookmark }),
    mark: look.list === undefined ? '' : context.marks(look.list),
    before: look.before ?? 0,
    after: look.after ?? 0,
  };
}

/** Characters that are elements of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  pgNum: PAGE_COUNT,
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
};

/** What surrounds a run. */
interface ParagraphSurroundings {
  readonly look: TextLook;
  readonly href: string | undefined;
  readonly fields: PageFields;
}

function readRun(
  run: WordElement,
  { look, href, fields }: ParagraphSurroundings,
  context: ParagraphContext,
  texts: WordText[],
): void {
  const properties = childOf(run, 'rPr');
  const style = valueOf(properties, 'rStyle');
  // Of a style of text only what it says itself: the rest comes from the paragraph.
  const named = style === undefined ? {} : ownLook(context.styles(style), context.styles(undefined));
  const { bold = false, size = DEFAULT_SIZE } = merge(merge(look, named), readLook(undefined, properties));
  if (childOf(properties, 'vanish') !== undefined) return;
  let text = '';
  const visit = (node: WordElement): void => {
    if (REMOVED.has(node.name)) return;
    const sign = ownProperty(SIGNS, node.name);
    if (node.name === 'fldChar') text += fields.mark(node.attributes['fldCharType']);
    else if (node.name === 'instrText') fields.addInstruction(node.text);
    else if (node.name === 't') text += fields.show(node.text);
    else if (sign !== undefined) text += fields.show(sign);
    else if (node.name === 'txbxContent') context.boxes.push(...readBlocks(node, context));
    else node.children.forEach(visit);
  };
  run.children.forEach(visit);
  const italic = toggleOf(properties, 'i') || toggleOf(properties, 'iCs');
  if (text !== '')
    texts.push({ text, bold, size, style, ...(italic && { italic }), ...(href !== undefined && { href }) });
}

const ownLook = (look: TextLook, standard: TextLook): TextLook => ({
  bold: look.bold === standard.bold ? undefined : look.bold,
  size: look.size === standard.size ? undefined : look.size,
});
