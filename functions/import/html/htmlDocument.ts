import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Direction } from '../../../shared/platform/language.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { TooMuchText } from '../page/blockBuilder.ts';
import type { FlowBlock, FlowDocument, StyledText } from '../page/blocks.ts';
import { noteOf } from '../page/layOutLines.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** Points: of text, and of headings. */
const TEXT_SIZE = 10;
const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 18, h2: 14, h3: 12, h4: 11, h5: 10, h6: 10 };
const HEADING = /^h[1-6]$/;
/** Tags of a page: a résumé has some thousand, and each is an object of its own. */
const MAX_TAGS = 200_000;
/** Elements within elements: what is deeper is read as plain text of the last one. */
const MAX_DEPTH = 200;

const HIDDEN: ReadonlySet<string> = new Set(
  'head script style template noscript svg math canvas audio video iframe object select button datalist'.split(' '),
);
const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt']);
/** Elements that stand in a line; all others begin and end one. */
const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark meter nobr output q ruby s ' +
    'samp small span strike strong sub sup time tt u var wbr input'
  ).split(' '),
);
/** Fields that show what is filled in. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url', 'search', 'date', 'month', 'number']);
/** What a page hides, by its own style. Word marks what it draws itself, a list's bullet among it, so. */
const IS_HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i;
const IS_BOLD = /font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i;
const IS_WORD_LIST = /mso-list\s*:\s*l\d/i;
/** How deep a list or an item stands, as Word and Google Docs tell it: not by lists within lists. */
const [WORD_DEPTH, GOOGLE_DEPTH] = [/mso-list ?: ?l\d{1,4} level(\d)/i, /^lst-kix_\w{1,60}-(\d)$/];
const DIRECTIONS: Readonly<Record<string, Direction>> = { rtl: 'rtl', ltr: 'ltr' };
/** What a link may lead to that says something of a person. */
const ADDRESS = /^(?:https?:|mailto:|tel:)/i;

/** What holds for text at a place of the tree, at its root. */
const START = {
  bold: false,
  size: TEXT_SIZE,
  keepsSpace: false,
  href: undefined as string | undefined,
  /** What its list shows before an item; it is used up by the first paragraph. */
  item: undefined as { mark: string } | undefined,
  depth: 0,
  /** Lists that it stands in. */
  lists: 0,
  /** That somebody said. */
  direction: undefined as Direction | undefined,
};
type HtmlContext = Readonly<typeof START>;

/**
 * A page of HTML as a document: the one way from HTML, whether it came as a file, within one, or was pasted. Sheets of
 * style are not read: an element that a class hides is text here. Throws {@link TooMuchText} where it has far more tags
 * than a résumé; nothing is asked for.
 */
export function readHtmlDocument(html: string): FlowDocument {
  if (countTags(html) > MAX_TAGS) throw new TooMuchText();
  const links = new Set<string>();
  const notes: string[] = [];
  const body = readBlocks(parse(html).childNodes, START, { links, notes });
  return { header: [], body, footer: [], links: [...links], notes };
}

/** At most how many tags a page has. */
function countTags(html: string): number {
  let count = 0;
  for (let position = html.indexOf('<'); position >= 0 && count <= MAX_TAGS; position = html.indexOf('<', position + 1))
    count += 1;
  return count;
}

/** What is collected of a page besides its blocks. */
interface PageFinds {
  readonly links: Set<string>;
  readonly notes: string[];
}

function readBlocks(nodes: readonly ParsedNode[], start: HtmlContext, finds: PageFinds): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let texts: StyledText[] = [];
  let item = start.item;
  /** How deep the heading is that is read, and in lists what is read. */
  let [level, depth] = [undefined as number | undefined, start.lists];
  const endParagraph = (space = 0) => {
    const clean = trimLine(texts);
    texts = [];
    if (clean.length === 0) return;
    blocks.push({
      paragraph: {
        texts: clean,
        mark: item?.mark ?? '',
        before: space,
        ...(level !== undefined && { level }),
        ...(depth > 0 && { depth: depth - 1 }),
      },
    });
    // A list shows its mark once an item.
    item = item && { mark: '' };
  };
  const visit = (node: ParsedNode, around: HtmlContext): void => {
    if ('value' in node) {
      if (node.nodeName === '#text') addText(node.value, around);
      return;
    }
    if (!('tagName' in node) || isHidden(node)) return;
    const { tagName } = node;
    if (isNote(node)) finds.notes.push(...noteOf(readBlocks(node.childNodes, START, finds)));
    else if (tagName === 'br') addText('\n', { ...around, keepsSpace: true });
    else if (tagName === 'input') addText(filledIn(node), around);
    else if (tagName === 'tr') {
      endParagraph();
      const row = cellsOf(node).map((cell) => readBlocks(cell.childNodes, lookOf(cell, around), finds));
      const { direction } = lookOf(node, around);
      blocks.push({ row, ...(direction && { direction }) });
    } else if (INLINE.has(tagName)) for (const child of childrenOf(node, around)) visit(child, lookOf(node, around));
    else readBlock(node, around);
  };
  const readBlock = (node: ParsedElement, around: HtmlContext) => {
    const inside = lookOf(node, around);
    const space = inside.size > TEXT_SIZE ? inside.size : 0;
    endParagraph();
    const outer = item;
    const ownItem = itemOf(node);
    if (ownItem) item = ownItem;
    const [outerLevel, outerDepth] = [level, depth];
    depth = inside.lists;
    if (HEADING.test(node.tagName)) level = Number(node.tagName.slice(1));
    for (const child of childrenOf(node, around)) visit(child, inside);
    endParagraph(space);
    if (ownItem) item = outer;
    [level, depth] = [outerLevel, outerDepth];
  };
  const addText = (value: string, { bold, size, keepsSpace, href }: HtmlContext) => {
    const text = keepsSpace ? value : value.replaceAll(/[ \t\r\n\f]+/g, ' ');
    if (text === '') return;
    if (href !== undefined) finds.links.add(href);
    texts.push({ text, bold, size, ...(href !== undefined && { href }) });
  };
  for (const node of nodes) visit(node, start);
  endParagraph();
  return blocks;
}

/** Below what is too deep there are texts alone, found without going deeper. */
function childrenOf(element: ParsedElement, { depth }: HtmlContext): readonly ParsedNode[] {
  if (depth < MAX_DEPTH) return element.childNodes;
  const texts: ParsedNode[] = [];
  const waiting: ParsedNode[] = [...element.childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text') texts.push(node);
    else if ('tagName' in node && !isHidden(node)) waiting.push(...node.childNodes);
  }
  return texts.toReversed();
}

const attributeOf = (element: ParsedElement, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

function isHidden(element: ParsedElement): boolean {
  return (
    HIDDEN.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    IS_HIDDEN.test(attributeOf(element, 'style') ?? '')
  );
}

/** A foot- or endnote, as Word and LibreOffice write them below a page. */
const isNote = (element: ParsedElement): boolean =>
  /mso-element\s*:\s*(?:foot|end)note\s*(?:;|$)/i.test(attributeOf(element, 'style') ?? '') ||
  /^sd(?:foot|end)note\d{1,5}$/.test(attributeOf(element, 'id') ?? '');

/** What a field of one line shows. */
const filledIn = (element: ParsedElement): string =>
  SHOWN_FIELDS.has(attributeOf(element, 'type')?.toLowerCase() ?? 'text') ? (attributeOf(element, 'value') ?? '') : '';

function lookOf(element: ParsedElement, around: HtmlContext): HtmlContext {
  const style = attributeOf(element, 'style') ?? '';
  const address = element.tagName === 'a' ? (attributeOf(element, 'href') ?? '').trim() : '';
  return {
    bold: around.bold || BOLD.has(element.tagName) || IS_BOLD.test(style),
    size: ownProperty(HEADING_SIZES, element.tagName) ?? around.size,
    keepsSpace: around.keepsSpace || element.tagName === 'pre',
    href: ADDRESS.test(address) ? address : around.href,
    item: undefined,
    depth: around.depth + 1,
    lists: listsOf(element, around.lists),
    direction: ownProperty(DIRECTIONS, attributeOf(element, 'dir')?.toLowerCase() ?? '') ?? around.direction,
  };
}

/** Lists that an element stands in, where those around it stand in so many. */
function listsOf(element: ParsedElement, around: number): number {
  const [, told] =
    WORD_DEPTH.exec(attributeOf(element, 'style') ?? '') ??
    (attributeOf(element, 'class') ?? '')
      .split(' ')
      .map((name) => GOOGLE_DEPTH.exec(name))
      .find((match) => match !== null) ??
    [];
  return (told === undefined ? around : Number(told)) + (['ul', 'ol'].includes(element.tagName) ? 1 : 0);
}

/** The numbers of a list's items, each list counted once. */
const numbered = new WeakMap<object, ReadonlyMap<ParsedNode, number>>();
function numberOf(element: ParsedElement, list: ParsedElement): number {
  const known =
    numbered.get(list) ??
    new Map(
      list.childNodes
        .filter((node) => 'tagName' in node && node.tagName === 'li')
        .map((node, index) => [node, index + 1]),
    );
  numbered.set(list, known);
  return known.get(element) ?? 1;
}

/** What a list shows before an element. */
function itemOf(element: ParsedElement): { mark: string } | undefined {
  if (IS_WORD_LIST.test(attributeOf(element, 'style') ?? '')) return { mark: '•' };
  if (element.tagName !== 'li') return undefined;
  const list = element.parentNode;
  if (!list || !('tagName' in list) || list.tagName !== 'ol') return { mark: '•' };
  return { mark: `${numberOf(element, list)}.` };
}

const cellsOf = (row: ParsedElement): ParsedElement[] =>
  row.childNodes.filter((node): node is ParsedElement => 'tagName' in node && ['td', 'th'].includes(node.tagName));

/** Texts of a line with single spaces and none around it. */
function trimLine(texts: readonly StyledText[]): StyledText[] {
  const trimmed: StyledText[] = [];
  let endsOpen = true;
  for (const styledText of texts) {
    const text = endsOpen ? styledText.text.replace(/^ +/, '') : styledText.text;
    if (text === '') continue;
    trimmed.push({ ...styledText, text });
    endsOpen = /[\s]$/.test(text);
  }
  for (let last = trimmed.at(-1); last && last.text.trimEnd() === ''; last = trimmed.at(-1)) trimmed.pop();
  const last = trimmed.at(-1);
  if (last) trimmed[trimmed.length - 1] = { ...last, text: last.text.trimEnd() };
  return trimmed;
}
