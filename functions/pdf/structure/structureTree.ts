import type { PdfEdit } from '../pdfEdit.ts';

/** Elements that only describe the look of their text or where it leads. */
const TRANSPARENT: ReadonlySet<string | undefined> = new Set(['NonStruct', 'Span', 'Lbl', 'Strong', 'Em', 'Link']);

/** An element of the tree, from its source. */
interface StructureElement {
  readonly source: string;
  readonly type: string | undefined;
  readonly parent: number | undefined;
}

/** A document's tags, read on demand. */
export class StructureTree {
  readonly #edit: PdfEdit;
  /** Elements read so far; texts of a paragraph share ancestors. */
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

  /** Returns the object number at a key of the parent tree. */
  parentOf(key: number): number | undefined {
    return this.#parents.get(key);
  }

  /** Returns the object numbers of the elements of a page's tags, by tag number. */
  leavesOf(page: string): readonly number[] {
    const key = /\/StructParents (\d+)/.exec(page)?.[1];
    const list = key === undefined ? undefined : this.#parents.get(Number(key));
    if (list === undefined) return [];
    return [...this.#edit.read(list).matchAll(/(\d{1,10}) 0 R|null/g)].map(([, number]) => Number(number ?? 0));
  }

  /** Returns the paragraph, heading or item that contains an element. */
  blockOf(element: number): number {
    for (let node = element, depth = 0; depth < 30; depth += 1) {
      const { type, parent } = this.#element(node);
      if (parent === undefined || !TRANSPARENT.has(type)) return node;
      node = parent;
    }
    return element;
  }

  /** Returns the list item that contains an element. */
  listItemOf(element: number): number | undefined {
    for (let node: number | undefined = element, depth = 0; node && depth < 6; depth += 1) {
      const { type, parent }: StructureElement = this.#element(node);
      if (type === 'LI') return node;
      node = parent;
    }
    return undefined;
  }

  /** Returns an element in its current state. */
  #element(number: number): StructureElement {
    const source = this.#edit.read(number);
    const known = this.#elements.get(number);
    if (known?.source === source) return known;
    const element = { source, type: /\/S \/(\w+)/.exec(source)?.[1], parent: referenceIn('P', source) };
    this.#elements.set(number, element);
    return element;
  }
}

/** Patterns by key; keys are those of the format and the browser's font names. */
const PATTERNS = new Map<string, RegExp>();

/** Returns the object that a key of a dictionary refers to. */
export function referenceIn(key: string, source: string): number | undefined {
  let pattern = PATTERNS.get(key);
  if (!pattern) PATTERNS.set(key, (pattern = new RegExp(`/${key}\\s(\\d+) 0 R`)));
  const number = pattern.exec(source)?.[1];
  return number === undefined ? undefined : Number(number);
}
