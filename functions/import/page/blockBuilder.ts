import type { Direction } from '../../../shared/platform/language.ts';
import { withoutPageCounts } from './pageCounts.ts';
import type { FlowBlock, FlowParagraph, StyledText } from './blocks.ts';
import { RefusedFile } from './refusedFile.ts';

/** Paragraphs, cells and boxes of a file: a résumé has some hundreds. */
const MAX_BLOCKS = 20_000;
/** Tables within tables. */
const MAX_NESTING = 12;

/** A bullet or a number, and the tab that parts it from the text of its item. */
const TYPED_MARK = /^\s*([•·▪●◦‣■–-]|(?:\d{1,2}|[a-zא-ת])[.)])\t/iu;

type EndOfParagraph = Omit<FlowParagraph, 'texts' | 'mark'>;

const isAlike = (text: StyledText, other: StyledText) =>
  text.bold === other.bold &&
  text.size === other.size &&
  text.style === other.style &&
  text.italic === other.italic &&
  text.href === other.href;

/** Collects one story (the body, a header, a text box) as blocks: paragraphs, and tables by what ends their cells. */
export class BlockBuilder {
  readonly #blocks: FlowBlock[] = [];
  /** The rows under way, the outermost first: their cells, and what the open cell holds. */
  readonly #rows: { cells: FlowBlock[][]; open: FlowBlock[] }[] = [];
  #texts: StyledText[] = [];
  #count = 0;
  mark = '';
  /** What text boxes hold; they stand below the paragraph that they are anchored in. */
  readonly boxes: FlowBlock[] = [];

  addText(text: StyledText): void {
    const last = this.#texts.at(-1);
    if (last && isAlike(last, text)) this.#texts[this.#texts.length - 1] = { ...last, text: last.text + text.text };
    else this.#texts.push(text);
  }

  /** What a program has written before the text of the open paragraph, as its list shows it, is its mark. */
  takeTypedMark(): void {
    const [first, ...rest] = this.#texts;
    const [typed = '', sign = ''] = TYPED_MARK.exec(first?.text ?? '') ?? [];
    if (!first || this.mark !== '' || sign === '') return;
    this.mark = /[\p{L}\p{N}]/u.test(sign) ? sign : '•';
    this.#texts = [{ ...first, text: first.text.slice(typed.length) }, ...rest];
  }

  /** Ends a paragraph at that depth of tables, 0 outside of all, with the space around it and what else it is. */
  endParagraph(depth: number, more: EndOfParagraph): void {
    this.#bound();
    const texts = withoutPageCounts(this.#texts);
    const into = this.#at(depth);
    into.push({ paragraph: { texts, mark: this.mark, ...more } }, ...this.boxes.splice(0));
    this.#texts = [];
    this.mark = '';
  }

  endCell(depth: number): void {
    this.#bound();
    this.#at(depth);
    const row = this.#rows[Math.min(depth, MAX_NESTING) - 1];
    if (row) row.cells.push(row.open.splice(0));
  }

  /** `direction`: from which side on its cells are seen, where that is known. */
  endRow(depth: number, direction?: Direction): void {
    if (this.#rows.length >= depth) this.#closeRows(Math.min(depth, MAX_NESTING) - 1, direction);
  }

  /** All that there is, also where the file ends too early. */
  finish(): FlowBlock[] {
    if (this.#texts.length > 0 || this.boxes.length > 0) this.endParagraph(this.#rows.length, { before: 0, after: 0 });
    this.#closeRows(0);
    return this.#blocks;
  }

  /** The list that blocks at a depth go into; rows that are deeper have ended. */
  #at(depth: number): FlowBlock[] {
    const wanted = Math.min(depth, MAX_NESTING);
    this.#closeRows(wanted);
    while (this.#rows.length < wanted) this.#rows.push({ cells: [], open: [] });
    return this.#rows.at(-1)?.open ?? this.#blocks;
  }

  #closeRows(depth: number, direction?: Direction): void {
    while (this.#rows.length > depth) {
      const { cells, open } = this.#rows.pop() ?? { cells: [], open: [] };
      const row = open.length > 0 ? [...cells, open] : cells;
      if (row.length > 0) (this.#rows.at(-1)?.open ?? this.#blocks).push({ row, direction });
    }
  }

  #bound(): void {
    this.#count += 1;
    if (this.#count > MAX_BLOCKS) throw new RefusedFile('pdf_too_large');
  }
}
