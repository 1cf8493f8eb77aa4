import { parseMarks, type TextMark } from '../../resume/textMarks.ts';
import { isolateBidiRuns } from '../bidi/isolate.ts';
import { toDisplayText, type DocumentContext } from './context.ts';
import { safeHref } from './links.ts';
import { h, type TreeNode } from './tree.ts';

/**
 * Renders a text with marks as content of an element: bold, italic and links. Its runs get their direction from the
 * whole text without marks, so that a bold word is placed where a plain one would be.
 */
export function toMarkedNodes(source: string, { direction }: DocumentContext): readonly TreeNode[] {
  const { text, marks } = parseMarks(toDisplayText(source));
  const nodes = isolateBidiRuns(text, direction);
  return marks.length === 0 ? nodes : wrapMarked(nodes, marks, { at: 0 });
}

/** Wraps marked stretches; `pen` is the place of the next letter in the text. */
function wrapMarked(nodes: readonly TreeNode[], marks: readonly TextMark[], pen: { at: number }): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (typeof node !== 'string') return [{ ...node, children: wrapMarked(node.children, marks, pen) }];
    const [start, end] = [pen.at, pen.at + node.length];
    pen.at = end;
    const edges = marks.flatMap((mark) => [mark.start, mark.end]).filter((edge) => edge > start && edge < end);
    const cuts = [...new Set([start, ...edges, end])].toSorted((a, b) => a - b);
    return cuts.slice(0, -1).map((from, index) => {
      const to = cuts[index + 1] as number;
      // Inner marks come first.
      return marks
        .filter((mark) => mark.start <= from && mark.end >= to)
        .reduce<TreeNode>(wrapInMark, node.slice(from - start, to - start));
    });
  });
}

const TAGS = { bold: 'strong', italic: 'em', link: 'a' } as const;

function wrapInMark(content: TreeNode, { kind, href }: TextMark): TreeNode {
  const address = href === undefined ? undefined : safeHref(href);
  return kind === 'link' && address === undefined ? content : h(TAGS[kind], { href: address }, content);
}
