import type { TextLine } from './page/textLine.ts';

/** Returns a line as the reader would, for tests of what understands lines. ` ¦ ` separates cells. */
export function line(
  text: string,
  options: Partial<Pick<TextLine, 'bold' | 'size' | 'gap' | 'left' | 'right' | 'column' | 'page' | 'y'>> = {},
): TextLine {
  const {
    bold = false,
    size = 10,
    gap = 14,
    left = 40,
    right = 40 + text.length * 5,
    column = 0,
    page = 0,
    y = 100,
  } = options;
  const parts = text.split(' ¦ ');
  const cells = parts.map((part, at) => ({
    text: part,
    runs: [{ text: part, bold }],
    left: left + at * 200,
    right: left + at * 200 + part.length * 5,
    y,
    size,
    bold,
  }));
  return { text: parts.join('  '), cells, page, column, left, right, y, size, bold, gap, farEdge: 550 };
}
