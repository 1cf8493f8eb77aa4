import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { AppError } from '../../shared/errors.ts';
import { safeHref } from '../../shared/templates/links.ts';
import { escapeHtml } from '../../shared/templates/tree.ts';
import { sanitizeDeclarations } from './sanitizeCss.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const words = (list: string) => new Set(list.split(/\s+/));

/** Elements that hold and mark text. Of all others only what is inside them stays. */
const ELEMENTS = words(
  `a abbr address article aside b bdi bdo blockquote caption cite code col colgroup dd del dfn div dl dt em figcaption
  figure footer h1 h2 h3 h4 h5 h6 header i ins kbd li main mark nav ol p pre q s samp section small span strong sub sup
  table tbody td tfoot th thead time tr u ul var br hr img wbr`,
);
const VOID = words('br hr img wbr col');
/** Elements whose content is no text of the page. */
const DROPPED = words(
  `script style template noscript iframe frame frameset noframes noembed object embed applet svg math canvas audio video
  head title link meta base textarea select option xmp plaintext map portal`,
);

const ATTRIBUTES = words('class id lang dir title alt style href src colspan rowspan width height datetime start');
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]+$/i;
/** Elements within elements; browsers themselves stop at 512. */
const DEEPEST = 256;

export interface CleanMarkup {
  /** Markup of allowed elements only, for inside `<body>`. */
  readonly body: string;
  /** What stood in the style elements, as it was. */
  readonly styles: string;
  /** Text alone. */
  readonly text: string;
}

/** Reads markup as a browser does and writes anew what is allowed of it. Throws invalid_request when it is nested without end. */
export function sanitizeHtml(html: string): CleanMarkup {
  const document = parse(html);
  const styles: string[] = [];
  const texts: string[] = [];

  const write = (nodes: readonly Node[], depth: number): string => {
    if (depth > DEEPEST) throw new AppError('invalid_request', { details: { issues: [{ path: 'body.html', rule: 'depth', limit: DEEPEST }] } });
    let out = '';
    for (const node of nodes) {
      if (node.nodeName === '#text') {
        const { value } = node as DefaultTreeAdapterTypes.TextNode;
        texts.push(value);
        out += escapeHtml(value);
      } else if ('tagName' in node) out += writeElement(node, depth);
    }
    return out;
  };

  const writeElement = (element: Element, depth: number): string => {
    const { tagName, childNodes } = element;
    if (tagName === 'style') styles.push(...childNodes.map((child) => ('value' in child ? child.value : '')));
    if (tagName === 'head') for (const child of childNodes) if ('tagName' in child && child.tagName === 'style') writeElement(child, depth + 1);
    if (DROPPED.has(tagName)) return '';
    if (!ELEMENTS.has(tagName)) return write(childNodes, depth + 1);
    const open = `<${tagName}${attributesOf(element)}>`;
    return VOID.has(tagName) ? open : `${open}${write(childNodes, depth + 1)}</${tagName}>`;
  };

  const body = write(document.childNodes, 0);
  return { body, styles: styles.join('\n'), text: texts.join(' ') };
}

function attributesOf({ tagName, attrs }: Element): string {
  return attrs
    .map(({ name, value }) => {
      const safe = ATTRIBUTES.has(name) ? safeValue(tagName, name, value) : undefined;
      return safe === undefined ? '' : ` ${name}="${escapeHtml(safe)}"`;
    })
    .join('');
}

function safeValue(tagName: string, name: string, value: string): string | undefined {
  if (name === 'href') return tagName === 'a' ? safeHref(value) : undefined;
  if (name === 'src') return tagName === 'img' && PICTURE.test(value) ? value : undefined;
  if (name === 'style') return sanitizeDeclarations(value) || undefined;
  return value;
}
