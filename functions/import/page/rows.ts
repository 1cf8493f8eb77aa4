/** Baselines that differ by less than so many type sizes are one. */
const SAME_BASELINE = 0.3;

/** Divides items into runs: an item joins the current run if `goesOn` says so, otherwise it begins a new one. */
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

/** Groups items by baseline, from the top. */
export const rowsByBaseline = <Item extends { readonly y: number; readonly size: number }>(items: readonly Item[]) =>
  runsOf(
    items.toSorted((a, b) => a.y - b.y),
    (item, _, [first]) => item.y - first.y < SAME_BASELINE * Math.min(first.size, item.size),
  );
