import { writeMarks, type InlineFormat, type FormattedText } from '../../../../../../shared/resume/writeMarks.ts';
import { ownProperty } from '../../../../../../shared/platform/ownProperty.ts';

/** What is asked of a node of the copied page, as the browser's own nodes answer it. */
export interface PastedNode {
  /** In upper case; `#text` for a text. */
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly textContent: string | null;
  readonly parentNode: PastedNode | null;
  readonly childNodes: Iterable<PastedNode>;
  /** Elements alone have it. */
  readonly getAttribute?: (name: string) => string | null;
}

const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR ' +
    'LI MAIN NAV OL P PRE SECTION TABLE TR UL'
  ).split(' '),
);
const CELLS = new Set(['TD', 'TH']);
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'TITLE', 'NOSCRIPT', '#comment']);
/** Said to screen readers alone, often what is seen already. */
const UNSEEN_CLASS = /(?:^|\s)(?:visually-hidden|sr-only|screen-reader-text)(?:\s|$)/;
const UNSEEN_STYLE = /display:\s*none|mso-hide:\s*all/i;
const BREAK = '\n';
const PLAIN: InlineFormat = { bold: false, italic: false, href: undefined };
/** How Word names the bullet or number that it has set before a paragraph of a list. */
const WORD_BULLET = /mso-list:\s*ignore/i;
/** A number is a part of the text; a bullet is drawn by the template. */
const WORD_NUMBER = /^\s*(?:\d{1,2}|[\u05d0-\u05ea])[.)]/;
const SYMBOL_FONT = /font-family:\s*["']?(?:symbol|wingdings|webdings)/i;

/** The page that was copied; styles are data in it (`data-style`), since the site's policy would report each. */
export const parsePastedHtml = (html: string): PastedNode =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html').body;

export const withoutStyles = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/^<(\/?)style\b/i, '<$1template').replace(/\sstyle(?=\s*=)/gi, ' data-style'),
  );

/**
 * Text of a copied page: a line for each paragraph and list item, with marks for what is bold, italic or leads to the
 * web. Undefined where it says no more than its plain text. The page is only read: nothing of it runs or is loaded.
 */
export function readPastedPage(body: PastedNode): string | undefined {
  const pieces: FormattedText[] = [];
  let hasMore = false;
  /** Where an item's number ends, until there are words behind it: a paragraph in the item goes on with its line. */
  let numbered = 0;
  const isNumberAlone = () => numbered > 0 && pieces.slice(numbered).every(({ text }) => text === ' ');
  const add = (text: string, look = PLAIN) => pieces.push({ text, look });
  const visit = (node: PastedNode, look: InlineFormat, isPre: boolean): void => {
    const { nodeName } = node;
    if (nodeName === '#text') return addText(node.nodeValue ?? '', look, isPre);
    if (SKIPPED.has(nodeName)) return undefined;
    const style = styleOf(node);
    if (UNSEEN_STYLE.test(style) || UNSEEN_CLASS.test(node.getAttribute?.('class') ?? '')) {
      hasMore = true;
      return undefined;
    }
    if (/mso-list/i.test(style) || nodeName === 'LI') hasMore = true;
    if (WORD_BULLET.test(style)) return void add(`${WORD_NUMBER.exec(node.textContent ?? '')?.[0] ?? ''} `);
    if (SYMBOL_FONT.test(style) && (node.textContent ?? '').trim().length <= 1) return void add(' ');
    const isBlock = BLOCKS.has(nodeName);
    if (nodeName === 'BR' || (isBlock && !isNumberAlone())) add(BREAK);
    if (CELLS.has(nodeName)) add(' ');
    if (nodeName === 'LI') {
      const number = numberOf(node);
      add(number);
      numbered = number === '' ? 0 : pieces.length;
    }
    const nodeLook = lookOf(node, look);
    const keeps = isPre || nodeName === 'PRE' || /white-space:\s*(?:pre|break-spaces)/i.test(style);
    for (const child of node.childNodes) visit(child, nodeLook, keeps);
    if (isBlock) add(BREAK);
    return undefined;
  };
  const addText = (text: string, look: InlineFormat, isPre: boolean) => {
    const parts = isPre ? text.split('\n') : [text];
    parts.forEach((part, index) => {
      if (index > 0) add(BREAK);
      add(part.replace(/[\s\u00a0]+/g, ' '), look);
    });
  };
  visit(body, PLAIN, false);
  const isMarked = pieces.some(({ look }) => look.bold || look.italic || look.href !== undefined);
  if (!isMarked && !hasMore) return undefined;
  return linesOf(pieces)
    .map((line) => writeMarks(line).replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join(BREAK);
}

const styleOf = (node: PastedNode) => node.getAttribute?.('data-style') ?? '';

/** What stands before an item of a numbered list. */
function numberOf(item: PastedNode): string {
  const list = item.parentNode;
  if (list?.nodeName !== 'OL') return '';
  const items = [...list.childNodes].filter(({ nodeName }) => nodeName === 'LI');
  return `${(Number.parseInt(list.getAttribute?.('start') ?? '', 10) || 1) + items.indexOf(item)}. `;
}

function linesOf(pieces: readonly FormattedText[]): FormattedText[][] {
  const lines: FormattedText[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === BREAK) lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
}

/** Google Docs wraps a copy in a `<b>` of normal weight, so that what a style says counts more than the element. */
function lookOf(node: PastedNode, { bold, italic, href }: InlineFormat): InlineFormat {
  const style = styleOf(node);
  const [, fontWeight = ''] = /font-weight:\s*([a-z\d]+)/i.exec(style) ?? [];
  const [, fontStyle = ''] = /font-style:\s*([a-z]+)/i.exec(style) ?? [];
  const weight = ownProperty({ normal: 400, bold: 700 }, fontWeight) ?? Number.parseInt(fontWeight, 10);
  // Brackets would end the address of a mark: they stand as their numbers, as in a Wikipedia article's.
  const address = (node.nodeName === 'A' ? (node.getAttribute?.('href') ?? '') : '').replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );
  return {
    bold: Number.isNaN(weight) ? bold || /^(?:B|STRONG)$/.test(node.nodeName) : weight >= 600,
    italic: fontStyle === '' ? italic || /^(?:I|EM)$/.test(node.nodeName) : fontStyle !== 'normal',
    href: /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i.test(address) ? address : href,
  };
}
