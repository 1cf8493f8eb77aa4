/** Where an element is looked up: see `FlowUnit`. */
export interface MeasuredPath {
  readonly path: readonly number[];
  readonly opensFrom: number;
  readonly closesFrom: number;
}

/** A line of a unit: how many characters of its text stand before it, and its edges. */
export type MeasuredLine = readonly [offset: number, top: number, bottom: number];

/** Edges in CSS px of the paper, down from the upper edge of the document laid out on one endless page. */
export interface MeasuredDocument {
  readonly height: number;
  /** Whether something is wider than the paper (TPL-08). */
  readonly isTooWide: boolean;
  /** Of every page. */
  readonly marginStart: number;
  readonly marginEnd: number;
  /** Upper and lower edge of each unit, in the order of the paths. */
  readonly edges: readonly (readonly [top: number, bottom: number])[];
  /** Lines of units that are higher than a page, by number of the path. */
  readonly lines: Readonly<Record<number, readonly MeasuredLine[]>>;
  /**
   * Elements whose borders and padding are drawn again on each page that they run through
   * (`box-decoration-break: clone`), by path joined with a dot: how much each end takes.
   */
  readonly cloned: Readonly<Record<string, readonly [start: number, end: number]>>;
}

/**
 * Measures the document that is laid out in `article`. It reads the layout once and changes nothing. The function
 * stands alone, so that its source can be sent to a browser that prints. Linear in the number of units.
 */
export function measureDocument(
  article: HTMLElement,
  paths: readonly MeasuredPath[],
  pageHeight: number,
): MeasuredDocument {
  const frame = article.getBoundingClientRect();
  // A transform of the page around it does not count.
  const scale = frame.width / article.offsetWidth || 1;
  const edgesOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [(box.top - frame.top) / scale, (box.bottom - frame.top) / scale] as const;
  };
  const { paddingTop, paddingBottom } = getComputedStyle(article);
  const [marginStart, marginEnd] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
  const cloned: Record<string, readonly [number, number]> = {};
  const seen = new Set<Element>();
  const lines: Record<number, readonly MeasuredLine[]> = {};

  function noteCloned(element: Element, path: readonly number[]): void {
    seen.add(element);
    const style = getComputedStyle(element);
    const decoration = style.boxDecorationBreak || style.getPropertyValue('-webkit-box-decoration-break');
    if (decoration !== 'clone') return;
    cloned[path.join('.')] = [
      Number.parseFloat(style.paddingTop) + Number.parseFloat(style.borderTopWidth),
      Number.parseFloat(style.paddingBottom) + Number.parseFloat(style.borderBottomWidth),
    ];
  }

  /** Lines of a text are in its own order in any script: the end of each is found by halving what is left. */
  function linesOf(unit: Element): MeasuredLine[] {
    const texts: (readonly [node: Text, start: number])[] = [];
    let length = 0;
    const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT);
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
          if (height > 0) return [(top - frame.top) / scale, (bottom - frame.top) / scale] as const;
        }
      return undefined;
    };
    const letters: (readonly [offset: number, top: number, bottom: number])[] = [];
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

  const edges = paths.map(({ path, opensFrom, closesFrom }, number): [number, number] => {
    let element: Element = article;
    let [top, bottom] = [Infinity, -Infinity];
    path.forEach((index, position) => {
      const depth = position + 1;
      element = element.childNodes[index] as Element;
      const isUnit = depth === path.length;
      if (depth > 2 && !isUnit && !seen.has(element)) noteCloned(element, path.slice(0, depth));
      if (!isUnit && depth < opensFrom && depth < closesFrom) return;
      const [upper, lower] = edgesOf(element);
      if (isUnit || depth >= opensFrom) top = Math.min(top, upper);
      if (isUnit || depth >= closesFrom) bottom = Math.max(bottom, lower);
    });
    if (bottom - top > pageHeight - marginStart - marginEnd) lines[number] = linesOf(element);
    return [top, bottom];
  });
  return {
    height: article.offsetHeight,
    isTooWide: article.scrollWidth > article.clientWidth + 1,
    marginStart,
    marginEnd,
    edges,
    lines,
    cloned,
  };
}
