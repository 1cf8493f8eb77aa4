/** A line of a text: how many characters of it stand before, and its edges. */
export type MeasuredLine = readonly [offset: number, top: number, bottom: number];

/**
 * The lines of the text in an element, down from `frameTop`. Lines are in the text's own order in any script: the end
 * of each is found by halving what is left. `scale`: of the page around it, which does not count.
 */
export function linesOf(element: Element, scale: number, frameTop: number): readonly MeasuredLine[] {
  const texts: (readonly [node: Text, start: number])[] = [];
  let length = 0;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    texts.push([walker.currentNode as Text, length]);
    length += (walker.currentNode as Text).data.length;
  }
  const range = document.createRange();
  /** Of the first letter at or after an offset that takes room. */
  const boxAt = (offset: number) => {
    for (const [node, start] of texts)
      for (let at = Math.max(0, offset - start); at < node.data.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, bottom, height } = range.getBoundingClientRect();
        if (height > 0) return [(top - frameTop) / scale, (bottom - frameTop) / scale] as const;
      }
    return undefined;
  };
  const letters: MeasuredLine[] = [];
  for (let offset = 0, box = boxAt(0); box; box = boxAt(offset)) {
    const [top, bottom] = box;
    letters.push([offset, top, bottom]);
    let [low, high] = [offset + 1, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = boxAt(middle);
      if (other && (other[0] + other[1]) / 2 <= bottom) low = middle + 1;
      else high = middle;
    }
    offset = low;
  }
  // Letters are lower than their lines: lines meet halfway between them.
  const ends = letters.map(([, , bottom], line) => (bottom + (letters[line + 1]?.[1] ?? bottom)) / 2);
  return letters.map(([offset, top], line) => [offset, ends[line - 1] ?? top, ends[line] as number]);
}

/** How many lines the text in an element stands in. */
export function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  let [lines, bottom] = [0, -Infinity];
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    if ((box.top + box.bottom) / 2 > bottom) lines += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return lines;
}
