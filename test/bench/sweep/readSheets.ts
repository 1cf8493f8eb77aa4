/** The content of a page's sheets, line by line. */
export interface SheetLines {
  /** The words of each sheet's lines, from top to bottom. */
  readonly sheets: string[][];
  /** Texts of several lines, and those of them whose last line is one word. */
  readonly texts: number;
  readonly lonely: string[];
  /** Words that are on two lines, other than at a hyphen or a slash. */
  readonly cut: string[];
  /** Blank feet of the sheets, in mm, and how much of the last one is filled. */
  readonly feet: number[];
  readonly fill: number;
  /** Texts beyond the edge of their sheet. */
  readonly beyond: string[];
}

/** Runs in the page. `host` is the element whose shadow holds the sheets, or empty for the page itself. */
export function readSheets({ host, pageHeight }: { host: string; pageHeight: number }): SheetLines {
  const root: ParentNode = host === '' ? document : (document.querySelector(host)?.shadowRoot as ShadowRoot);
  const lonely: string[] = [];
  const cut: string[] = [];
  const beyond: string[] = [];
  const feet: number[] = [];
  const sheets: string[][] = [];
  let [texts, fill] = [0, 1];
  const range = document.createRange();
  for (const sheet of root.querySelectorAll('.sheet')) {
    const box = sheet.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(sheet.firstElementChild as Element);
    const [start, end] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
    let bottom = 0;
    const lines: string[] = [];
    for (const block of sheet.querySelectorAll('h1, h2, h3, p, li, .entry-org, .entry-dates')) {
      const words: { text: string; tops: number[] }[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let glued = false;
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const match of node.data.matchAll(/\S+/g)) {
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const tops = boxes.map(({ top, height }) => Math.round(top + height / 2 - box.top));
          for (const { left, right, bottom: low } of boxes) {
            bottom = Math.max(bottom, low - box.top);
            if (left < box.left - 1 || right > box.right + 1) beyond.push(match[0]);
          }
          const before = words.at(-1);
          if (before && glued && match.index === 0) {
            before.text += match[0];
            before.tops.push(...tops);
          } else words.push({ text: match[0], tops });
        }
        glued = !/\s$/.test(node.data);
      }
      const rows: string[][] = [];
      let top = -Infinity;
      for (const { text, tops } of words) {
        if (tops.length === 0) continue;
        const [first = 0] = tops;
        const final = tops.at(-1) ?? 0;
        if (tops.some((each) => Math.abs(each - first) > 5) && !/[-–־/@._·]/.test(text)) cut.push(text);
        if (Math.abs(first - top) > 5) rows.push([]);
        rows.at(-1)?.push(text);
        top = final;
      }
      lines.push(...rows.map((row) => row.join(' ')));
      const isText =
        block.matches('p.text, li, .text p, .section-summary p') &&
        !block.closest('.contacts, .skills, .tags, .languages');
      if (isText && rows.length > 1) {
        texts += 1;
        if (rows.at(-1)?.length === 1) lonely.push(rows.at(-1)?.[0] ?? '');
      }
    }
    sheets.push(lines);
    feet.push(((pageHeight - end - bottom) * 25.4) / 96);
    fill = (bottom - start) / (pageHeight - start - end);
  }
  return { sheets, texts, lonely, cut, feet, fill, beyond };
}
