import type { PdfEdit } from '../pdfEdit.ts';
import { referenceIn } from '../structure/structureTree.ts';
import { packRows, packStream } from '../packStream.ts';
import { addWidths } from './fontTables.ts';
import { addAliases, readFontText, type FontText } from './fontText.ts';

/** Bytes of a glyph's number in a font's glyph map. */
const GLYPH_BYTES = 2;

/** The fonts of a document, read when a page needs them. */
export class DocumentFonts {
  readonly #edit: PdfEdit;
  readonly #fonts = new Map<number, FontText | undefined>();

  constructor(edit: PdfEdit) {
    this.#edit = edit;
  }

  /** Returns the font of a name on a page; undefined if it has another form than the browser writes. */
  find(page: string, name: string): FontText | undefined {
    const number = referenceIn(name.slice(1), page) ?? 0;
    if (!this.#fonts.has(number)) this.#fonts.set(number, this.#read(number));
    return this.#fonts.get(number);
  }

  #parts(number: number): { map: number; descendant: number } | undefined {
    const source = this.#edit.read(number);
    const map = Number(/\/ToUnicode (\d+) 0 R/.exec(source)?.[1]);
    const descendant = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(source)?.[1]);
    return source.includes('/Identity-H') && map && descendant ? { map, descendant } : undefined;
  }

  #read(number: number): FontText | undefined {
    const parts = number ? this.#parts(number) : undefined;
    if (!parts) return undefined;
    const descendant = this.#edit.read(parts.descendant);
    if (!descendant.includes('/CIDToGIDMap /Identity')) return undefined;
    const descriptor = referenceIn('FontDescriptor', descendant);
    return readFontText(
      this.#edit.stream(parts.map).data,
      descendant,
      descriptor === undefined ? '' : this.#edit.read(descriptor),
    );
  }

  /** Writes the codes that were added to the fonts. */
  write(): void {
    for (const [number, font] of [...this.#fonts].toSorted(([a], [b]) => a - b)) {
      const parts = font && font.aliases.length > 0 ? this.#parts(number) : undefined;
      if (!font || !parts) continue;
      const { map, widths, glyphs } = addAliases(font);
      this.#edit.set(parts.map, packStream(Buffer.from(map, 'latin1')));
      const glyphMap = this.#edit.add(packRows(glyphs, GLYPH_BYTES));
      const descendant = addWidths(this.#edit.read(parts.descendant), widths);
      this.#edit.set(parts.descendant, descendant.replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${glyphMap} 0 R`));
    }
  }
}
