import type { PdfEdit } from '../pdfEdit.ts';

/** Elements that only say how their text looks or where it leads. */
const TRANSPARENT: ReadonlySet<string | undefined> = new Set(['NonStruct', 'Span', 'Lbl', 'Strong', 'Em', 'Link']);

/** An element of the tree, by its source. */
interface StructureElement {
  readonly source: string;
  readonly type: string | undefined;
  readonly parent: number | undefined;
}

/** A document's tags, read when they are asked for. */
export class StructureTree {
  readonly #edit: PdfEdit;
  /** Those that were read: the texts of a paragraph lead to the same ones. */
  readonly #elements = new Map<number, StructureElement>();
  readonly #parents: ReadonlyMap<number, number>;
  readonly parentTree: number;

  constructor(edit: PdfEdit) {
    this.#edit = edit;
    const root = referenceIn('StructTreeRoot', edit.read(edit.file.catalog)) ?? 0;
    this.parentTree = referenceIn('ParentTree', edit.read(root)) ?? 0;
    this.#parents = new Map(
      [...edit.read(this.parentTree).matchAll(/(\d{1,10}) (\d{1,10}) 0 R/g)].map(([, key, number]) => [
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
    return [...this.#edit.read(list).matchAll(/(\d{1,10}) 0 R|null/g)].map(([, number]) => Number(number ?? 0));
  }

  /** The paragraph, heading or item that an element is part of. */
  blockOf(element: number): number {
    for (let node = element, depth = 0; depth < 30; depth += 1) {
      const { type, parent } = this.#element(node);
      if (parent === undefined || !TRANSPARENT.has(type)) return node;
      node = parent;
    }
    return element;
  }

  /** The item of a list that an element is part of. */
  listItemOf(element: number): number | undefined {
    for (let node: number | undefined = element, depth = 0; node && depth < 6; depth += 1) {
      const { type, parent }: StructureElement = this.#element(node);
      if (type === 'LI') return node;
      node = parent;
    }
    return undefined;
  }

  /** As it is now. */
  #element(number: number): StructureElement {
    const source = this.#edit.read(number);
    const known = this.#elements.get(number);
    if (known?.source === source) return known;
    const element = { source, type: /\/S \/(\w+)/.exec(source)?.[1], parent: referenceIn('P', source) };
    this.#elements.set(number, element);
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
