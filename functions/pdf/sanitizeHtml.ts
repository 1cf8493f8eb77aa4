import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { AppError } from '../../shared/errors/errors.ts';
import { safeHref } from '../../shared/templates/document/links.ts';
import { escapeHtml } from '../../shared/templates/document/tree.ts';
import { PrintCost } from './printCost.ts';
import type { IsAllowedUrl } from './cssValues.ts';
import { sanitizeDeclarations } from './sanitizeCss.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

const toWordSet = (list: string) => new Set(list.split(/\s+/));

/** Block elements. Each is a paragraph or contains some; all other elements are pieces of their paragraph. */
const BLOCKS = toWordSet(
  `address article aside blockquote caption col colgroup dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6
  header hr li main nav ol p pre section table tbody td tfoot th thead tr ul`,
);
/** Inline elements that are kept. Of all others only the content is kept. */
const INLINE = toWordSet(
  `a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var br img wbr`,
);
const VOID_ELEMENTS = toWordSet('br hr img wbr col');
/** Elements that are removed with their content. */
const DROPPED_ELEMENTS = toWordSet(
  `script style template noscript iframe frame frameset noframes noembed object embed applet svg math canvas audio video
  head title link meta base textarea select option xmp plaintext map portal`,
);

const ALLOWED_ATTRIBUTES = toWordSet(
  'class id lang dir title alt style href src colspan rowspan width height datetime start',
);
/** Largest number in an attribute: cells spanned, pixels, the first number of a list. */
const NUMBERS: Readonly<Record<string, number>> = { colspan: 24, rowspan: 24, width: 1_600, height: 1_200, start: 1e6 };
const MAX_ATTRIBUTE_LENGTH = 2_000;
/** How deep elements may be nested; a résumé has about ten levels. */
const MAX_DEPTH = 48;

export interface SanitizedMarkup {
  /** Markup of allowed elements, for inside `<body>`. */
  readonly body: string;
  /** Contents of the style elements, unchanged. */
  readonly styles: string;
  /** Text alone. */
  readonly text: string;
  readonly elements: number;
  /** The greatest nesting depth. */
  readonly depth: number;
  readonly cost: PrintCost;
}

/**
 * Sanitizes untrusted markup by an allow-list: parses it as a browser does and serializes what is allowed.
 * `allowsPicture` decides about image addresses. Throws invalid_request if it is nested too deeply.
 */
export function sanitizeHtml(html: string, allowsPicture: IsAllowedUrl): SanitizedMarkup {
  const document = parse(html);
  const styles: string[] = [];
  const texts: string[] = [];
  const cost = new PrintCost();
  let elements = 0;
  let deepest = 0;

  /** `paragraph` counts the pieces of the current paragraph. */
  const write = (nodes: readonly HtmlNode[], depth: number, paragraph: { pieces: number }): string => {
    if (depth > MAX_DEPTH)
      throw new AppError('invalid_request', {
        details: { issues: [{ path: 'body.html', rule: 'depth', limit: MAX_DEPTH }] },
      });
    deepest = Math.max(deepest, depth);
    let out = '';
    for (const node of nodes) {
      if (node.nodeName === '#text') {
        const { value } = node as DefaultTreeAdapterTypes.TextNode;
        texts.push(value);
        paragraph.pieces += 1;
        out += escapeHtml(value);
      } else if ('tagName' in node) out += writeElement(node, depth, paragraph);
    }
    return out;
  };

  const writeElement = (element: HtmlElement, depth: number, paragraph: { pieces: number }): string => {
    const { tagName, childNodes } = element;
    if (tagName === 'style') styles.push(...childNodes.map((child) => ('value' in child ? child.value : '')));
    if (tagName === 'head')
      for (const child of childNodes)
        if ('tagName' in child && child.tagName === 'style') writeElement(child, depth, paragraph);
    if (DROPPED_ELEMENTS.has(tagName)) return '';
    const isBlock = BLOCKS.has(tagName);
    if (!isBlock && !INLINE.has(tagName)) return write(childNodes, depth + 1, paragraph);
    elements += 1;
    paragraph.pieces += 1;
    cost.foreignElement();
    const open = `<${tagName}${serializeAttributes(element, allowsPicture)}>`;
    if (VOID_ELEMENTS.has(tagName)) return open;
    const innerParagraph = isBlock ? { pieces: 0 } : paragraph;
    const inner = write(childNodes, depth + 1, innerParagraph);
    if (isBlock) cost.pieces(innerParagraph.pieces);
    return `${open}${inner}</${tagName}>`;
  };

  const whole = { pieces: 0 };
  const body = write(document.childNodes, 0, whole);
  cost.pieces(whole.pieces);
  const text = texts.join(' ');
  cost.text(text);
  return { body, styles: styles.join('\n'), text, elements, depth: deepest, cost };
}

function serializeAttributes({ tagName, attrs }: HtmlElement, allowsPicture: IsAllowedUrl): string {
  return attrs
    .map(({ name, value }) => {
      const safe = ALLOWED_ATTRIBUTES.has(name) ? sanitizeAttribute(tagName, name, value, allowsPicture) : undefined;
      return safe === undefined ? '' : ` ${name}="${escapeHtml(safe)}"`;
    })
    .join('');
}

function sanitizeAttribute(
  tagName: string,
  name: string,
  value: string,
  allowsPicture: IsAllowedUrl,
): string | undefined {
  if (name === 'src') return tagName === 'img' && allowsPicture(value) ? value : undefined;
  if (name === 'style') return sanitizeDeclarations(value, allowsPicture) || undefined;
  if (value.length > MAX_ATTRIBUTE_LENGTH) return undefined;
  if (name === 'href') return tagName === 'a' ? safeHref(value) : undefined;
  const most = ownProperty(NUMBERS, name);
  if (most === undefined) return value;
  const number = Number.parseInt(value, 10);
  if (Number.isNaN(number)) return undefined;
  return Math.abs(number) > most ? String(Math.sign(number) * most) : value.length <= 12 ? value : undefined;
}
