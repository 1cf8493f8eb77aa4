import type { TreeElement } from '../../../shared/templates/document/tree.ts';
import { CONTINUATION_ATTRIBUTE } from '../../../shared/templates/pagination/splitPages.ts';
import { hasLines, TEXT_TAGS, textsIn, type TextLines } from '../../../shared/templates/pagination/textLines.ts';
import { breakText, textOf } from './breakText.ts';

/** The share of a text's width by which a line of the PDF may exceed it before the engine breaks it. */
const MAX_OVERHANG = 0.01;

/** Classes of texts whose width depends on nothing beside them: they keep their lines while something else changes. */
const ALONE: ReadonlySet<string | undefined> = new Set(['text', 'bullet']);

/** The sheets of a document, and what shows them. */
export interface ShownSheets {
  readonly sheets: readonly TreeElement[];
  readonly elements: readonly Element[];
}

/**
 * The PDF's lines of the few texts that this engine breaks elsewhere (decision 2). They hold for one text, set as it
 * was then: a text that is edited, or set differently, is broken by the engine again.
 */
export class PdfLines {
  /** First letters of later lines, by {@link keyOf}. */
  #lines: ReadonlyMap<string, readonly number[]> = new Map();
  /** Results for parts of sheets: an unchanged part stays the same object. */
  #made = new WeakMap<
    TreeElement,
    { readonly setting: string; readonly isFromPdf: boolean; readonly part: TreeElement }
  >();

  /** The sheets with the lines that are known. `isFromPdf`: of the very document that was printed. */
  apply(sheets: readonly TreeElement[], isFromPdf: boolean): readonly TreeElement[] {
    if (this.#lines.size === 0) return sheets;
    return sheets.map((sheet) => this.#breakTexts(sheet, settingOf(sheet), isFromPdf));
  }

  /**
   * Finds the texts whose lines differ from the PDF's, and the lines that came out differently from what was set.
   * Returns whether the sheets are to be applied and shown again.
   */
  set(lines: TextLines, shown: ShownSheets): boolean {
    const wanted = new Map(lines.map(([number = -1, ...starts]) => [number, starts]));
    return this.#remember(shown, (text, number, before) => {
      const starts = wanted.get(number) ?? [];
      return before || !hasLines(text, starts) ? starts : undefined;
    });
  }

  /** Drops lines that differ from the PDF's, or exceed their text, because another font replaces ours. */
  check(shown: ShownSheets): boolean {
    return this.#remember(shown, (text, _, before) =>
      before && hasLines(text, before) && text.scrollWidth <= text.clientWidth * (1 + MAX_OVERHANG)
        ? before
        : undefined,
    );
  }

  #remember(
    { sheets, elements }: ShownSheets,
    find: (text: Element, number: number, before?: readonly number[]) => readonly number[] | undefined,
  ): boolean {
    const known = this.#lines;
    const lines = new Map<string, readonly number[]>();
    const texts = elements.flatMap(textsIn);
    keysOf(sheets).forEach((key, number) => {
      const starts = find(texts[number] as Element, number, known.get(key));
      if (starts) lines.set(key, starts);
    });
    const isSame =
      lines.size === known.size && [...lines].every(([key, starts]) => known.get(key)?.join() === starts.join());
    if (!isSame) [this.#lines, this.#made] = [lines, new WeakMap()];
    return !isSame;
  }

  #breakTexts(part: TreeElement, setting: string, isFromPdf: boolean): TreeElement {
    const before = this.#made.get(part);
    if (before?.setting === setting && before.isFromPdf === isFromPdf) return before.part;
    const made = isText(part) ? this.#breakText(part, setting, isFromPdf) : this.#breakInside(part, setting, isFromPdf);
    this.#made.set(part, { setting, isFromPdf, part: made });
    return made;
  }

  #breakInside(part: TreeElement, setting: string, isFromPdf: boolean): TreeElement {
    const children = part.children.map((child) =>
      typeof child === 'string' ? child : this.#breakTexts(child, setting, isFromPdf),
    );
    return children.every((child, index) => child === part.children[index]) ? part : { ...part, children };
  }

  #breakText(text: TreeElement, setting: string, isFromPdf: boolean): TreeElement {
    const starts = isFromPdf || ALONE.has(text.attributes['class']) ? this.#lines.get(keyOf(text, setting)) : undefined;
    return starts ? breakText(text, starts) : text;
  }
}

const isText = ({ tag }: TreeElement) => (TEXT_TAGS as readonly string[]).includes(tag);

/** A text as it is set: the same one has the same lines. */
const keyOf = (text: TreeElement, setting: string) => `${setting} ${text.attributes['class']} ${textOf(text)}`;

/** Keys of all texts of the sheets, in their order. */
const keysOf = (sheets: readonly TreeElement[]): readonly string[] =>
  sheets.flatMap((sheet) => {
    const setting = settingOf(sheet);
    return textsOf(sheet).map((text) => keyOf(text, setting));
  });

const textsOf = (part: TreeElement): readonly TreeElement[] =>
  isText(part) ? [part] : part.children.flatMap((child) => (typeof child === 'string' ? [] : textsOf(child)));

/** How a sheet's document is set, whatever its number is. */
function settingOf({ children: [article] }: TreeElement): string {
  if (typeof article !== 'object') return '';
  const { 'data-page': _number, [CONTINUATION_ATTRIBUTE]: _name, ...setting } = article.attributes;
  return JSON.stringify(setting);
}
