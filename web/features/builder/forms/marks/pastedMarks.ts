import { stripMarks } from '../../../../../shared/resume/textMarks.ts';
import { writeMarks, type InlineFormat, type FormattedText } from '../../../../../shared/resume/writeMarks.ts';
import { ownProperty } from '../../../../../shared/platform/ownProperty.ts';

const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR ' +
    'LI MAIN NAV OL P PRE SECTION TABLE TR UL'
  ).split(' '),
);
const CELLS = new Set(['TD', 'TH']);
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'TITLE', 'NOSCRIPT']);
const BREAK = '\n';
const PLAIN: InlineFormat = { bold: false, italic: false, href: undefined };
/** How Word names the bullet or number that it has set before a paragraph of a list. */
const WORD_BULLET = /mso-list:\s*ignore/i;

/** An address, which may hold underscores; or words between them: not within a word, nor a name such as `_my_list_`. */
const UNDERSCORED =
  /\b[a-z]{2,9}:\/\/\S*|(?<![\p{L}\p{N}_*\\])(_{1,3})(?![\s_])([^\n_]{0,499}[^\s_])\1(?![\p{L}\p{N}_])/gu;
/** `__init__`: a name of code where Markdown has bold. */
const CODE_NAME = /^[a-z\d]+$/;

/** What was copied, as text for a description of at most `room` characters. */
export const pastedText = (html: string, plain: string, room: number): string =>
  (html === '' ? undefined : pastedMarks(html, room)) ?? readUnderscores(plain);

/**
 * Pasted Markdown with our own marks in place of its other spelling: `_italic_` and `__bold__` become `*italic*` and
 * `**bold**`. What would not be read as such marks stays as it is (decision 45).
 */
export const readUnderscores = (text: string): string =>
  text.replace(UNDERSCORED, (all: string, signs = '', words = '') => {
    if (signs === '' || (signs.length === 2 && CODE_NAME.test(words))) return all;
    const stars = '*'.repeat(signs.length);
    const marked = stars + words + stars;
    return stripMarks(marked) === stripMarks(words) ? marked : all;
  });

/**
 * Text of copied HTML for a description of at most `room` characters: a line for each paragraph and list item, with
 * marks for what is bold, italic or leads to the web, as far as they fit. Undefined where it says no more than its
 * plain text. The HTML is only read: nothing of it runs or is loaded.
 */
function pastedMarks(html: string, room: number): string | undefined {
  const body = new DOMParser().parseFromString(withoutStyles(html), 'text/html').body;
  const pieces: FormattedText[] = [];
  const add = (text: string, look: InlineFormat = PLAIN) => pieces.push({ text, look });
  const visit = (node: Node, look: InlineFormat): void => {
    if (node.nodeType === Node.TEXT_NODE) return void add((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '), look);
    if (!(node instanceof Element) || SKIPPED.has(node.tagName)) return undefined;
    if (WORD_BULLET.test(styleOf(node))) return void add(`${/^\s*\d{1,2}[.)]/.exec(node.textContent)?.[0] ?? ''} `);
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock || node.tagName === 'BR') add(BREAK);
    if (CELLS.has(node.tagName)) add(' ');
    if (node.tagName === 'LI') add(numberOf(node));
    for (const child of node.childNodes) visit(child, lookOf(node, look));
    if (isBlock) add(BREAK);
  };
  visit(body, PLAIN);
  const isMarked = pieces.some(({ look }) => look.bold || look.italic || look.href !== undefined);
  const isList = body.querySelector('li') !== null || /mso-list/i.test(html);
  if (!isMarked && !isList) return undefined;
  const text = linesOf(pieces)
    .map((line) => writeMarks(line).trim())
    .filter((line) => line !== '')
    .join(BREAK);
  return text.length > room ? stripMarks(text) : text;
}

/** Styles as data: the site's policy would report each as a fault. */
const withoutStyles = (html: string) =>
  html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/^<(\/?)style\b/i, '<$1template').replace(/\sstyle(?=\s*=)/gi, ' data-style'),
  );
const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/** What stands before an item of a numbered list; a bullet is drawn by the template. */
function numberOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '';
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return `${(Number.parseInt(list.getAttribute('start') ?? '', 10) || 1) + items.indexOf(item)}. `;
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
function lookOf(element: Element, { bold, italic, href }: InlineFormat): InlineFormat {
  const style = styleOf(element);
  const [, fontWeight = ''] = /font-weight:\s*([a-z\d]+)/i.exec(style) ?? [];
  const [, fontStyle = ''] = /font-style:\s*([a-z]+)/i.exec(style) ?? [];
  const weight = ownProperty({ normal: 400, bold: 700 }, fontWeight) ?? Number.parseInt(fontWeight, 10);
  // Brackets would end the address of a mark: they stand as their numbers, as in a Wikipedia article's.
  const address = (element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '').replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );
  return {
    bold: Number.isNaN(weight) ? bold || /^(?:B|STRONG)$/.test(element.tagName) : weight >= 600,
    italic: fontStyle === '' ? italic || /^(?:I|EM)$/.test(element.tagName) : fontStyle !== 'normal',
    href: /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i.test(address) ? address : href,
  };
}
