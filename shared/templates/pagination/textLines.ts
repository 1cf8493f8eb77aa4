/** A line of a text: how many characters come before it, and its edges. */
export type MeasuredLine = readonly [offset: number, top: number, bottom: number];

/**
 * The lines of the text in an element, down from `frameTop`. Lines are in the text's own order in any script: the end
 * of each is found by halving what is left. `scale`: of the page around it, which does not count.
 */
export function linesOf(element: Element, scale: number, frameTop: number): readonly MeasuredLine[] {
  const { length, boxAt } = lettersOf(element);
  const letters: MeasuredLine[] = [];
  for (let offset = 0, box = boxAt(0); box; box = boxAt(offset)) {
    letters.push([offset, (box.top - frameTop) / scale, (box.bottom - frameTop) / scale]);
    let [low, high] = [offset + 1, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = boxAt(middle);
      if (other && middleOf(other) <= box.bottom) low = middle + 1;
      else high = middle;
    }
    offset = low;
  }
  // Letters are lower than their lines: lines meet halfway between them.
  const ends = letters.map(([, , bottom], line) => (bottom + (letters[line + 1]?.[1] ?? bottom)) / 2);
  return letters.map(([offset, top], line) => [offset, ends[line - 1] ?? top, ends[line] as number]);
}

interface Letters {
  readonly length: number;
  /** Box of the first letter at or after an offset that takes room. */
  readonly boxAt: (offset: number) => DOMRect | undefined;
}

function lettersOf(element: Element): Letters {
  const texts: (readonly [node: Text, start: number])[] = [];
  let length = 0;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    texts.push([walker.currentNode as Text, length]);
    length += (walker.currentNode as Text).data.length;
  }
  const range = document.createRange();
  const boxAt = (offset: number) => {
    for (const [node, start] of texts)
      for (let index = Math.max(0, offset - start); index < node.data.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (box.height > 0) return box;
      }
    return undefined;
  };
  return { length, boxAt };
}

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/**
 * Texts of the sheets that have more than one line: the number of each among all of their texts ({@link TEXT_TAGS}),
 * and the offsets of the first letters of its second line and all later ones.
 */
export type TextLines = readonly (readonly number[])[];

/** Elements that hold a text of the document, and no other such element. */
export const TEXT_TAGS = ['h1', 'h2', 'h3', 'p', 'li'] as const;

/** The texts of what is laid out in an element, in the order of the document. */
export const textsIn = (element: ParentNode): readonly Element[] => [...element.querySelectorAll(TEXT_TAGS.join())];

/** The lines of all texts in an element, as they are laid out there. */
export function readTextLines(element: ParentNode): TextLines {
  return textsIn(element).flatMap((text, number) => {
    if (countLines(text) < 2) return [];
    const content = text.textContent;
    const starts = linesOf(text, 1, 0).slice(1);
    return starts.length === 0 ? [] : [[number, ...starts.map(([offset]) => skipSpace(content, offset))]];
  });
}

/** Whether a text is laid out in lines that begin so. Two questions for each line; true for what is not shown. */
export function hasLines(text: Element, starts: readonly number[]): boolean {
  const { length, boxAt } = lettersOf(text);
  const content = text.textContent;
  const firsts = [skipSpace(content, 0), ...starts];
  let before: DOMRect | undefined;
  return firsts.every((start, line) => {
    const [first, last] = [boxAt(start), boxAt(lastLetter(content, firsts[line + 1] ?? length))];
    if (!first || !last) return true;
    const isBelow = !before || middleOf(first) > before.bottom;
    before = last;
    return isBelow && middleOf(last) > first.top && middleOf(last) < first.bottom;
  });
}

/** Spaces at the end of a line take no room, and engines differ in where they say that they are. */
const SPACE = /[ \t\n\r\f]/;

/** The first letter at or after an offset. */
export function skipSpace(content: string, offset: number): number {
  let letter = offset;
  while (letter < content.length && SPACE.test(content.charAt(letter))) letter += 1;
  return letter;
}

/** The last letter before an offset. */
export function lastLetter(content: string, offset: number): number {
  let letter = offset - 1;
  while (letter > 0 && SPACE.test(content.charAt(letter))) letter -= 1;
  return letter;
}

/** Returns the number of lines of an element's text. */
export function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  let [lines, bottom] = [0, -Infinity];
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    if ((box.top + box.bottom) / 2 > bottom) lines += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return lines;
}
