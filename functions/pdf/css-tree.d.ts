/** The few parts of css-tree that are used; the package brings no types. */
declare module 'css-tree' {
  export interface CssNode {
    readonly type: string;
    readonly name?: string;
    readonly property?: string;
    /** Text of a Url, String or Raw node. */
    readonly value?: unknown;
    readonly prelude?: CssNode | null;
  }
  export interface List<T> {
    remove(item: unknown): void;
    readonly first: T | null;
  }
  export function parse(css: string, options?: { context?: 'stylesheet' | 'declarationList'; parseCustomProperty?: boolean }): CssNode;
  export function walk(node: CssNode, visitor: { enter?: Visit; leave?: Visit; visit?: string }): void;
  export function find(node: CssNode, test: (node: CssNode) => boolean): CssNode | null;
  export function generate(node: CssNode): string;
  type Visit = (node: CssNode, item: unknown, list: List<CssNode> | null) => void;
}
