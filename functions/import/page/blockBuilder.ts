import type { Direction } from '../../../shared/platform/language.ts';
import { withoutPageCounts } from './pageCounts.ts';
import type { FlowBlock, FlowParagraph, StyledText } from './blocks.ts';
import { RefusedFile } from './refusedFile.ts';

/** Most paragraphs, cells and boxes of a file; a résumé has a few hundred. */
const MAX_BLOCKS = 20_000;
/** How deep tables may be nested. */
const MAX_NESTING = 12;

/** A bullet or number, and the tab between it and the text of its item. */
const TYPED_MARK = /^\s*([•·▪●◦‣■–-]|(?:\d{1,2}|[a-zא-ת])[.)])\t/iu;

type EndOfParagraph = Omit<FlowParagraph, 'texts' | 'mark'>;

const isAlike = (text: StyledText, other: StyledText) =>
  text.bold === other.bold &&
  text.size === other.size &&
  text.style === other.style &&
  text.italic === other.italic &&
  text.href === other.href;

/** Collects one story (the body, a header, a text box) as blocks. Tables are given by ends of cells and rows. */
export class BlockBuilder {
  readonly #blocks: FlowBlock[] = [];
  /** Rows under construction, the outermost first: finished cells, and the blocks of the open cell. */
  readonly #rows: { cells: FlowBlock[][]; open: FlowBlock[] }[] = [];
  #texts: StyledText[] = [];
  #count = 0;
  mark = '';
  /** Contents of text boxes, which follow the paragraph they are anchored in. */
  readonly boxes: FlowBlock[] = [];

  addText(text: StyledText): void {
    const last = this.#texts.at(-1);
    if (last && isAlike(last, text)) this.#texts[this.#texts.length - 1] = { ...last, text: last.text + text.text };
    else this.#texts.push(text);
  }

  /** Makes the number or bullet that a program wrote as text before an item the mark of the open paragraph. */
  takeTypedMark(): void {
    const [first, ...rest] = this.#texts;
    const [typed = '', sign = ''] = TYPED_MARK.exec(first?.text ?? '') ?? [];
    if (!first || this.mark !== '' || sign === '') return;
    this.mark = /[\p{L}\p{N}]/u.test(sign) ? sign : '•';
    this.#texts = [{ ...first, text: first.text.slice(typed.length) }, ...rest];
  }

  /** Ends a paragraph at a nesting depth of tables (0: outside), with the space around it and its other properties. */
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

  /** `direction`: the side from which the cells are seen, if known. */
  endRow(depth: number, direction?: Direction): void {
    if (this.#rows.length >= depth) this.#closeRows(Math.min(depth, MAX_NESTING) - 1, direction);
  }

  /** Returns all blocks, also if the file ended too early. */
  finish(): FlowBlock[] {
    if (this.#texts.length > 0 || this.boxes.length > 0) this.endParagraph(this.#rows.length, { before: 0, after: 0 });
    this.#closeRows(0);
    return this.#blocks;
  }

  /** Returns the list for blocks at a depth, and closes deeper rows. */
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
