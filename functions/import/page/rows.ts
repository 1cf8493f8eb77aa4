/** Baselines nearer than that part of the size are one. */
const SAME_BASELINE = 0.3;

/** What stands on one baseline together, from the top; each row in the order of its baselines. */
export function rowsByBaseline<Item extends { readonly y: number; readonly size: number }>(
  items: readonly Item[],
): Item[][] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && item.y - first.y < SAME_BASELINE * Math.min(first.size, item.size)) row.push(item);
    else rows.push([item]);
  }
  return rows;
}
