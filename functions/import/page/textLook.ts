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
export const merge = (far: TextLook, near: TextLook): TextLook => ({
  ...far,
  ...Object.fromEntries(Object.entries(near).filter(([, value]) => value !== undefined)),
});

/** Styles that are based on each other, at the most: a damaged file may have a circle of them. */
const MAX_CHAIN = 12;

/**
 * Looks by the id of a style, each made once of its chain: the style that all are based on first, then those that are
 * nearer. An id that no style has is an empty chain.
 */
export function byChain<Id, Style extends { readonly base: Id | undefined }, Look>(
  styleOf: (id: Id) => Style | undefined,
  lookOf: (chain: readonly Style[], id: Id) => Look,
): (id: Id) => Look {
  const known = new Map<Id, Look>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const chain: Style[] = [];
    for (let current: Id | undefined = id; current !== undefined && chain.length < MAX_CHAIN;) {
      const style: Style | undefined = styleOf(current);
      if (style) chain.unshift(style);
      current = style?.base;
    }
    const look = lookOf(chain, id);
    known.set(id, look);
    return look;
  };
}
