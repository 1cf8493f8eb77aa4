/** How a text looks, as far as it tells what it is. Sizes and spaces in points. */
export interface TextLook {
  readonly bold?: boolean | undefined;
  readonly size?: number | undefined;
  /** It is not shown. */
  readonly hidden?: boolean | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** How deep a heading its paragraphs are, from 1. */
  readonly level?: number | undefined;
  /** The list that its paragraphs are in. */
  readonly list?: { readonly id: string; readonly level: number } | undefined;
}

/** A look with what a nearer one says in its place. */
export function merge(far: TextLook, near: TextLook): TextLook {
  return {
    bold: near.bold ?? far.bold,
    size: near.size ?? far.size,
    hidden: near.hidden ?? far.hidden,
    before: near.before ?? far.before,
    after: near.after ?? far.after,
    level: near.level ?? far.level,
    list: near.list ?? far.list,
  };
}
