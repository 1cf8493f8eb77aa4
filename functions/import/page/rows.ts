/** Baselines nearer than that part of the size are one. */
const SAME_BASELINE = 0.3;

/** Items in runs: each goes on with the run before it as `goesOn` says, else it begins one. */
export function runsOf<Item>(
  items: Iterable<Item>,
  goesOn: (item: Item, last: Item, run: readonly [Item, ...Item[]]) => boolean,
): Item[][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && goesOn(item, run.at(-1) as Item, run)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** What stands on one baseline together, from the top; each row in the order of its baselines. */
export const rowsByBaseline = <Item extends { readonly y: number; readonly size: number }>(items: readonly Item[]) =>
  runsOf(
    items.toSorted((a, b) => a.y - b.y),
    (item, _, [first]) => item.y - first.y < SAME_BASELINE * Math.min(first.size, item.size),
  );
