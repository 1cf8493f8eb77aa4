/** A value of a feature; `true` is the feature's bare name, `false` none. */
type FeatureValue = string | number | boolean;

/** One thing that the network looks at: a row of a table. */
export interface Feature<Seen> {
  /** Its name in `weights.json`, before the `=`. */
  readonly name: string;
  /** What it tells. */
  readonly says: string;
  /** A text of a page, and the feature that it gets. */
  readonly example: string;
  readonly of: (seen: Seen) => FeatureValue;
}

/** The features of a table that say something, with their values: `words=2`; the bare name of one that only holds. */
export const namesOf = <Seen>(table: readonly Feature<Seen>[], seen: Seen): string[] =>
  table.flatMap(({ name, of }) => {
    const value = of(seen);
    return value === false ? [] : value === true ? name : `${name}=${value}`;
  });

/** A number in one of a few steps: how many of the limits it reaches. */
export function step(value: number, ...limits: readonly number[]): number {
  let steps = 0;
  for (const limit of limits) if (value >= limit) steps += 1;
  return steps;
}
