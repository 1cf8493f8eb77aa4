import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

type MarkedNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements that Markdown's own marks say as well: what stands before and behind their text. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  i: ['*', '*'],
  em: ['*', '*'],
  br: ['\n', ''],
  li: ['\n- ', ''],
  h1: ['\n\n# ', '\n\n'],
  h2: ['\n\n## ', '\n\n'],
  h3: ['\n\n### ', '\n\n'],
};
/** Elements that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article blockquote body center details div footer header main p pre section summary table tr ul ol'.split(
    ' ',
  ),
);
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'svg', 'iframe']);
const NAMES =
  'a|abbr|b|br|center|details|div|em|footer|h[1-6]|header|i|img|kbd|li|ol|p|section|small|span|strong|sub|summary|' +
  'sup|table|td|tr|u|ul';
const TAGS = new RegExp(String.raw`<!--|</?(?:${NAMES})(?=[\s/>])`, 'i');
/** What looks like a tag and is an address of Markdown, or a sign between values. */
const NO_TAG = /<(?!\/?[a-z]|!--)|<(?=(?:https?:|mailto:)|[\w.+-]{1,64}@)/gi;
const MAX_DEPTH = 200;

/** A text with the tags of HTML in it as Markdown alone (comments are gone); any other text as it is. */
export function tagsToMarkdown(text: string): string {
  if (!TAGS.test(text)) return text;
  return parseFragment(text.replace(NO_TAG, '&lt;'))
    .childNodes.map((node) => toMarkdown(node, 0))
    .join('');
}

function toMarkdown(node: MarkedNode, depth: number): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node) || LEFT_OUT.has(node.tagName)) return '';
  if (depth > MAX_DEPTH) return textBelow(node);
  const inside = node.childNodes.map((child) => toMarkdown(child, depth + 1)).join('');
  const [before, behind] = ownProperty(MARKS, node.tagName) ?? (BLOCKS.has(node.tagName) ? ['\n\n', '\n\n'] : ['', '']);
  const address = node.tagName === 'a' ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
  if (address !== undefined && inside.trim() !== '') return `[${inside.trim()}](${address})`;
  return `${before}${inside}${behind}`;
}

/** Below what is too deep there are texts alone, found without going deeper. */
function textBelow(element: MarkedNode): string {
  const texts: string[] = [];
  const waiting = [element];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    else if ('tagName' in node && !LEFT_OUT.has(node.tagName)) waiting.push(...node.childNodes);
  }
  return texts.toReversed().join(' ');
}
