import { h, type TreeElement, type TreeNode } from '../../../shared/templates/document/tree.ts';
import { lastLetter } from '../../../shared/templates/pagination/textLines.ts';

/**
 * Styles of texts that take the PDF's lines. A line is not broken. The space after it takes no room at a line's end,
 * and more than a line has anywhere else, so that the line ends there like a full one, whatever is around it.
 */
export const PDF_LINES_CSS = `
.pdf-line { white-space: nowrap; }
.pdf-line-end { white-space: normal; word-spacing: 100em; }
`;

/**
 * Returns a text of the document broken before the letters at these offsets, and nowhere else. Its content, copied too,
 * and the order of its words stay the same: no letter is added. Without a space before a letter the line may end there,
 * and does so if the next one has no room beside it.
 */
export function breakText(text: TreeElement, starts: readonly number[]): TreeElement {
  const content = textOf(text);
  const gaps = starts.map((start) => ({ start, end: lastLetter(content, start) + 1 }));
  let position = 0;
  const breakNode = (node: TreeNode): TreeNode[] => {
    if (typeof node !== 'string') {
      // Such places are chosen already.
      return node.tag === 'wbr' ? [] : [{ ...node, children: node.children.flatMap(breakNode) }];
    }
    const [from, to] = [position, position + node.length];
    position = to;
    const edges = gaps.flatMap(({ start, end }) => [end, start]).filter((edge) => edge > from && edge < to);
    const cuts = [...new Set([from, ...edges])];
    return cuts.flatMap((cut, index) => {
      const isSpace = gaps.some(({ start, end }) => end <= cut && cut < start);
      const isAlone = gaps.some(({ start, end }) => start === cut && end === cut);
      const part = h(
        'span',
        { class: isSpace ? 'pdf-line-end' : 'pdf-line' },
        node.slice(cut - from, (cuts[index + 1] ?? to) - from),
      );
      return isAlone ? [h('wbr', {}), part] : [part];
    });
  };
  return { ...text, children: text.children.flatMap(breakNode) };
}

/** As `textContent` of the text in the page. */
export const textOf = (node: TreeNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');
