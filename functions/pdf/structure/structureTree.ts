import type { PdfEdit } from '../pdfEdit.ts';

/** Elements that only say how their text looks or where it leads. */
const TRANSPARENT = /\/S \/(?:NonStruct|Span|Lbl|Strong|Em|Link)\b/;

/** A document's tags, read when they are asked for. */
export class StructureTree {
  readonly #edit: PdfEdit;
  readonly #parents: ReadonlyMap<number, number>;
  readonly parentTree: number;

  constructor(edit: PdfEdit) {
    this.#edit = edit;
    const root = referenceIn('StructTreeRoot', edit.read(edit.file.catalog)) ?? 0;
    this.parentTree = referenceIn('ParentTree', edit.read(root)) ?? 0;
    this.#parents = new Map(
      [...edit.read(this.parentTree).matchAll(/(\d+) (\d+) 0 R/g)].map(([, key, number]) => [
        Number(key),
        Number(number),
      ]),
    );
  }

  /** Object number of what stands in the table of parents at that key. */
  parentOf(key: number): number | undefined {
    return this.#parents.get(key);
  }

  /** Object numbers of the elements of a page's tags, by the number of the tag. */
  leavesOf(page: string): readonly number[] {
    const key = /\/StructParents (\d+)/.exec(page)?.[1];
    const list = key === undefined ? undefined : this.#parents.get(Number(key));
    if (list === undefined) return [];
    return [...this.#edit.read(list).matchAll(/(\d+) 0 R|null/g)].map(([, number]) => Number(number ?? 0));
  }

  /** The paragraph, heading or item that an element is part of. */
  blockOf(element: number): number {
    for (let at = element, depth = 0; depth < 30; depth += 1) {
      const source = this.#edit.read(at);
      const parent = TRANSPARENT.test(source) ? referenceIn('P', source) : undefined;
      if (parent === undefined) return at;
      at = parent;
    }
    return element;
  }
}

/** By key; keys are those of the format and the names that the browser gives to fonts. */
const PATTERNS = new Map<string, RegExp>();

/** The object that a key of a dictionary refers to. */
export function referenceIn(key: string, source: string): number | undefined {
  let pattern = PATTERNS.get(key);
  if (!pattern) PATTERNS.set(key, (pattern = new RegExp(`/${key}\\s(\\d+) 0 R`)));
  const number = pattern.exec(source)?.[1];
  return number === undefined ? undefined : Number(number);
}
