import { ownProperty } from '../platform/ownProperty.ts';

/** The members of a page's node that are read, as the browser's own nodes have them. */
export interface MarkupNode {
  /** The name of an element, in any case; `#text` for a text. */
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly parentNode: MarkupNode | null;
  readonly childNodes: Iterable<MarkupNode>;
  /** Elements alone have it. */
  readonly getAttribute?: (name: string) => string | null;
}

/** How a text looks, and where its link leads: to the web, to mail or to a phone. */
export interface HtmlLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly href: string | undefined;
  /** Spaces and line ends stay as they are written. */
  readonly keepsSpace: boolean;
  /** Elements around it. */
  readonly depth: number;
}

export interface MarkupElement {
  readonly node: MarkupNode;
  /** In lower case. */
  readonly name: string;
  readonly style: string;
  /** It begins and ends a line. */
  readonly isBlock: boolean;
  /** It is an item of a list, and what its list shows before it: a number with its sign, or a bullet. */
  readonly mark: string | undefined;
}

/** Receives what a page says. */
export interface HtmlReader {
  /** A text, with single spaces where they are not kept; a line's end is `\n`. */
  readonly text: (text: string, look: HtmlLook) => void;
  /** An element begins; false for one whose content is read in another way. */
  readonly enter?: (element: MarkupElement, look: HtmlLook) => boolean;
  readonly leave?: (element: MarkupElement) => void;
  /** Whether an element is hidden by what is no part of itself. */
  readonly hides?: (node: MarkupNode) => boolean;
  /** An element is hidden by its style. */
  readonly unseen?: () => void;
}

export const PLAIN_LOOK: HtmlLook = { bold: false, italic: false, href: undefined, keepsSpace: false, depth: 0 };

/** Elements within elements: what is deeper is read as plain text of the last one. */
const MAX_DEPTH = 200;
/** Elements whose text does not belong to the page, and fields that show more than the chosen value. */
const NO_TEXT: ReadonlySet<string> = new Set(
  (
    'head title script style template noscript svg math canvas audio video iframe object select button datalist ' +
    '#comment'
  ).split(' '),
);
/** Elements within a line, and cells in a row; all others begin and end a line. */
const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark meter nobr output q ruby s ' +
    'samp small span strike strong sub sup time tt u var wbr input td th'
  ).split(' '),
);
/** Fields that show what is filled in. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url', 'search', 'date', 'month', 'number']);
/** Styles by which a page hides text, and the marker that Word itself writes before an item's text. */
const UNSEEN_STYLE = /(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i;
/** Said to screen readers alone, often what is seen already. */
const UNSEEN_CLASS = /(?:^|\s)(?:visually-hidden|sr-only|screen-reader-text)(?:\s|$)/;
const WORD_ITEM = /mso-list\s*:\s*l\d/i;
const WORD_MARK = /mso-list\s*:\s*ignore/i;
/** A number is a part of the text; a bullet is drawn by the list. */
const WORD_NUMBER = /^\s*((?:\d{1,2}|[\u05d0-\u05ea])[.)])/;
const SYMBOL_FONT = /font-family\s*:\s*["']?(?:symbol|wingdings|webdings)/i;
const KEEPS_SPACE = /white-space\s*:\s*(?:pre|break-spaces)/i;
const ADDRESS = /^(?:https?:|mailto:|tel:)/i;
const WEIGHTS = { normal: 400, bold: 700, bolder: 700 };

/**
 * Reads the text of HTML, in one way for all parsers: the browser's for pasted pages and stored HTML of other builders,
 * the import's for files and the tags of Markdown. The page is only read: nothing of it runs or is loaded.
 */
export function readHtml(nodes: Iterable<MarkupNode>, reader: HtmlReader, look = PLAIN_LOOK): void {
  for (const node of nodes) readNode(node, reader, look);
}

function readNode(node: MarkupNode, reader: HtmlReader, look: HtmlLook): void {
  const name = node.nodeName.toLowerCase();
  if (name === '#text') return addText(node.nodeValue ?? '', reader, look);
  if (NO_TEXT.has(name)) return undefined;
  const style = styleOf(node);
  if (isUnseen(node, style) || reader.hides?.(node)) return reader.unseen?.();
  if (name === 'br') return reader.text('\n', look);
  if (name === 'input') return addText(filledIn(node), reader, look);
  // A sign that such a font draws as another one.
  if (SYMBOL_FONT.test(style) && textBelow(node).trim().length <= 1) return reader.text(' ', look);
  const element = { node, name, style, isBlock: !INLINE.has(name), mark: markOf(node, name, style) };
  const inside = lookOf(element, look);
  if (reader.enter?.(element, inside) === false) return undefined;
  if (look.depth < MAX_DEPTH) readHtml(node.childNodes, reader, inside);
  else addText(textBelow(node), reader, inside);
  return reader.leave?.(element);
}

function addText(text: string, reader: HtmlReader, look: HtmlLook): void {
  const shown = look.keepsSpace ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
  if (shown !== '') reader.text(shown, look);
}

/**
 * Returns a node's style; `data-style` is the name that a parser's caller uses where a site's policy would report
 * styles.
 */
const styleOf = (node: MarkupNode) => node.getAttribute?.('style') ?? node.getAttribute?.('data-style') ?? '';

const isUnseen = (node: MarkupNode, style: string): boolean =>
  (node.getAttribute?.('hidden') ?? null) !== null ||
  UNSEEN_STYLE.test(style) ||
  UNSEEN_CLASS.test(node.getAttribute?.('class') ?? '');

/** Returns the text that a one-line field shows. */
const filledIn = (node: MarkupNode): string =>
  SHOWN_FIELDS.has(node.getAttribute?.('type')?.toLowerCase() ?? 'text') ? (node.getAttribute?.('value') ?? '') : '';

/** All that is written in an element, found without going deeper into the stack. */
export function textBelow(element: MarkupNode): string {
  const texts: string[] = [];
  const waiting = [element];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const name = node.nodeName.toLowerCase();
    if (name === '#text') texts.push(node.nodeValue ?? '');
    else if (!NO_TEXT.has(name) && (node === element || !isUnseen(node, styleOf(node))))
      waiting.push(...node.childNodes);
  }
  return texts.toReversed().join('');
}

/** Returns the mark that a list shows before an element that is one of its items. */
function markOf(node: MarkupNode, name: string, style: string): string | undefined {
  if (WORD_ITEM.test(style)) return WORD_NUMBER.exec(wordMarkIn(node))?.[1] ?? '•';
  if (name !== 'li') return undefined;
  const list = node.parentNode;
  return list?.nodeName.toLowerCase() === 'ol' ? `${numbersIn(list).get(node) ?? 1}.` : '•';
}

/** Returns the marker that Word wrote at the beginning of an item's text. */
function wordMarkIn(item: MarkupNode): string {
  for (const node of item.childNodes) {
    if (WORD_MARK.test(styleOf(node))) return textBelow(node);
    const mark = [...node.childNodes].find((child) => WORD_MARK.test(styleOf(child)));
    if (mark) return textBelow(mark);
  }
  return '';
}

/** The numbers of lists' items, each list counted once. */
const numbered = new WeakMap<MarkupNode, ReadonlyMap<MarkupNode, number>>();
function numbersIn(list: MarkupNode): ReadonlyMap<MarkupNode, number> {
  const known = numbered.get(list);
  if (known) return known;
  const first = Number.parseInt(list.getAttribute?.('start') ?? '', 10) || 1;
  const items = [...list.childNodes].filter(({ nodeName }) => nodeName.toLowerCase() === 'li');
  const numbers = new Map(items.map((item, index) => [item, first + index]));
  numbered.set(list, numbers);
  return numbers;
}

/** Google Docs wraps a copy in a `<b>` of normal weight, so that what a style says counts more than the element. */
function lookOf({ node, name, style }: MarkupElement, around: HtmlLook): HtmlLook {
  const [, fontWeight = ''] = /font-weight\s*:\s*([a-z\d]+)/i.exec(style) ?? [];
  const [, fontStyle = ''] = /font-style\s*:\s*([a-z]+)/i.exec(style) ?? [];
  const weight = ownProperty(WEIGHTS, fontWeight.toLowerCase()) ?? Number.parseInt(fontWeight, 10);
  const address = name === 'a' ? (node.getAttribute?.('href') ?? '').trim() : '';
  return {
    bold: Number.isNaN(weight) ? around.bold || name === 'b' || name === 'strong' : weight >= 600,
    italic: fontStyle === '' ? around.italic || name === 'i' || name === 'em' : fontStyle !== 'normal',
    href: ADDRESS.test(address) ? address : around.href,
    keepsSpace: around.keepsSpace || name === 'pre' || KEEPS_SPACE.test(style),
    depth: around.depth + 1,
  };
}
