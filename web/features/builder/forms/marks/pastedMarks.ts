const BLOCKS = 'ADDRESS ARTICLE BLOCKQUOTE DD DIV DL DT H1 H2 H3 H4 H5 H6 LI OL P SECTION TABLE TR UL'.split(' ');
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'TITLE', 'NOSCRIPT']);
const BREAK = '\n';

interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly href: string | undefined;
}
const PLAIN: Look = { bold: false, italic: false, href: undefined };

/**
 * Text of copied HTML for a description: a line for each paragraph and list item, with marks for what is bold, italic
 * or leads to the web. Undefined where it says no more than its plain text. The HTML is only read: nothing of it runs
 * or is loaded.
 */
export function pastedMarks(html: string): string | undefined {
  const body = new DOMParser().parseFromString(withoutStyles(html), 'text/html').body;
  const pieces: { text: string; look: Look }[] = [];
  const add = (text: string, look: Look) => {
    const last = pieces.at(-1);
    const isSame =
      last && last.look.bold === look.bold && last.look.italic === look.italic && last.look.href === look.href;
    if (isSame) last.text += text;
    else pieces.push({ text, look });
  };
  const visit = (node: Node, look: Look): void => {
    if (node.nodeType === Node.TEXT_NODE) return add((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '), look);
    if (!(node instanceof Element) || SKIPPED.has(node.tagName)) return undefined;
    if (node.tagName === 'BR') return add(BREAK, PLAIN);
    const isBlock = BLOCKS.includes(node.tagName);
    if (isBlock) add(BREAK, PLAIN);
    for (const child of node.childNodes) visit(child, lookOf(node, look));
    return isBlock ? add(BREAK, PLAIN) : undefined;
  };
  visit(body, PLAIN);
  const isMarked = pieces.some(({ look }) => look !== PLAIN && (look.bold || look.italic || look.href !== undefined));
  const isList = body.querySelector('li') !== null;
  if (!isMarked && !isList) return undefined;
  return pieces
    .map(({ text, look }) => withMarks(text, look))
    .join('')
    .split(BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(BREAK);
}

/** Styles as data: the site's policy would report each as a fault. */
const withoutStyles = (html: string) =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/^<(\/?)style\b/i, '<$1template').replace(/\sstyle(?=\s*=)/gi, ' data-style'),
  );

/** Google Docs wraps a copy in a `<b>` of normal weight, so that what a style says counts more than the element. */
function lookOf(element: Element, { bold, italic, href }: Look): Look {
  const style = element.getAttribute('data-style') ?? '';
  const [, fontWeight = ''] = /font-weight:\s*([a-z\d]+)/i.exec(style) ?? [];
  const [, fontStyle = ''] = /font-style:\s*([a-z]+)/i.exec(style) ?? [];
  const weight = { normal: 400, bold: 700 }[fontWeight] ?? Number.parseInt(fontWeight, 10);
  const address = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  return {
    bold: Number.isNaN(weight) ? bold || /^(?:B|STRONG)$/.test(element.tagName) : weight >= 600,
    italic: fontStyle === '' ? italic || /^(?:I|EM)$/.test(element.tagName) : fontStyle !== 'normal',
    href: /^(?:https?:\/\/|mailto:)[^\s()<>"]+$/i.test(address) ? address : href,
  };
}

function withMarks(text: string, { bold, italic, href }: Look): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (words === '') return text;
  const mark = (bold ? '**' : '') + (italic ? '*' : '');
  const marked = `${mark}${words}${mark}`;
  return before + (href === undefined ? marked : `[${marked}](${href})`) + after;
}
