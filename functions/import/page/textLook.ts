/** The look of a text as far as it shows what the text is. Sizes and spaces in points. */
export interface TextLook {
  readonly bold?: boolean | undefined;
  readonly size?: number | undefined;
  /** Whether it is hidden. */
  readonly hidden?: boolean | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Level of the heading, from 1. */
  readonly level?: number | undefined;
  /** The list that its paragraphs are in. */
  readonly list?: { readonly id: string; readonly level: number } | undefined;
}

/** Returns a look in which the values of a nearer look replace those of a farther one. */
export const merge = (far: TextLook, near: TextLook): TextLook => ({
  ...far,
  ...Object.fromEntries(Object.entries(near).filter(([, value]) => value !== undefined)),
});

/** How many styles may be based on each other. A damaged file may have a circle of them. */
const MAX_CHAIN = 12;

/**
 * Returns a function from style id to look. Each look is made once from the chain of styles: the most basic style
 * first. An unknown id has an empty chain.
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
