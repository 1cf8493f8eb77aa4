/** A word of the document as a page of the preview shows it. */
export interface ShownWord {
  readonly text: string;
  /** Its page, from 0; -1 for one that stands beyond the edges of every page. */
  readonly page: number;
  /** Bottom of its line below the top of its page, in CSS px of the paper. */
  readonly y: number;
  /** Of its line's text, in CSS px of the paper. */
  readonly height: number;
}

export interface ShownPages {
  readonly count: number;
  /** How the document is set to fit its pages: the values of its attributes (`FIT_ATTRIBUTES`). */
  readonly fit: string;
  /** Page by page, each in the order of the document. */
  readonly words: readonly ShownWord[];
}

/**
 * Reads the pages that the preview shows: the one place that knows how it makes them. Runs in the page, so it must not
 * refer to anything outside itself; null if no document is shown.
 * A page is a `.sheet` that holds its part of the document.
 */
export function readPages(): ShownPages | null {
  const root = [...document.querySelectorAll('*')]
    .map((element) => element.shadowRoot)
    .find((each) => each?.querySelector('article.resume'));
  if (!root) return null;
  const sheets = [...root.querySelectorAll<HTMLElement>('.sheet')];
  const boxes = sheets.map((sheet) => ({
    box: sheet.getBoundingClientRect(),
    scale: sheet.getBoundingClientRect().width / sheet.offsetWidth,
  }));
  const words: ShownWord[] = [];
  const range = document.createRange();
  for (const sheet of sheets) {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const match of node.data.matchAll(/\S+/g)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const rect = [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
        // Not shown: hidden, or a text for screen readers alone.
        if (!rect) continue;
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
        const page = boxes.findIndex(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
        const { box, scale } = boxes[page] ?? { box: rect, scale: 1 };
        words.push({ text: match[0], page, y: (rect.bottom - box.top) / scale, height: rect.height / scale });
      }
    }
  }
  const { spacing = 'plain' } = sheets[0]?.querySelector<HTMLElement>('.resume')?.dataset ?? {};
  const { nameSize = 'full' } = sheets[0]?.querySelector<HTMLElement>('.name')?.dataset ?? {};
  return { count: sheets.length, fit: `${spacing}, name ${nameSize}`, words };
}
