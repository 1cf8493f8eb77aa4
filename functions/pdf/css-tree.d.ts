/** The parts of css-tree that are used; the package has no types. */
declare module 'css-tree' {
  export interface CssNode {
    readonly type: string;
    readonly name?: string;
    readonly property?: string;
    readonly unit?: string;
    /** Text of a Url, String, Number, Dimension, Percentage or Raw node; the Value node of a Declaration. */
    readonly value?: unknown;
    readonly prelude?: CssNode | null;
    readonly block?: CssNode | null;
    readonly children?: List<CssNode> | null;
  }
  export interface Item<T> {
    data: T;
  }
  export interface List<T> {
    readonly first: T | null;
    readonly size: number;
    remove(item: Item<T>): void;
    toArray(): T[];
  }
  export function parse(
    css: string,
    options?: { context?: 'stylesheet' | 'declarationList'; parseCustomProperty?: boolean; onParseError?: () => void },
  ): CssNode;
  export const walk: {
    (node: CssNode, visitor: { enter?: Visit; leave?: Visit; visit?: string }): void;
    /** Returned by a visitor to skip the node's children. */ readonly skip: symbol;
  };
  export function find(node: CssNode, test: (node: CssNode) => boolean): CssNode | null;
  /** Converts identifiers to and from their form with escapes. */
  export const ident: { decode(source: string): string; encode(name: string): string };
  export function tokenize(css: string, see: (type: number, start: number, end: number) => void): void;
  export const tokenTypes: Readonly<Record<'AtKeyword' | 'Function' | 'Dimension' | 'Ident', number>>;
  export function generate(node: CssNode): string;
  type Visit = (node: CssNode, item: Item<CssNode>, list: List<CssNode> | null) => unknown;
}
