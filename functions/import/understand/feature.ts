/** The value of a feature: `true` gives just the feature's name, `false` gives no feature. */
type FeatureValue = string | number | boolean;

/** One property that the network looks at, as a row of a table. */
export interface Feature<Seen> {
  /** Its name in `weights.json`, before the `=`. */
  readonly name: string;
  /** Its meaning. */
  readonly says: string;
  /** A text of a page and its resulting feature. */
  readonly example: string;
  readonly of: (seen: Seen) => FeatureValue;
}

/** Returns the features of a table that apply, with their values (`words=2`), or only the name of one that is true. */
export const namesOf = <Seen>(table: readonly Feature<Seen>[], seen: Seen): string[] =>
  table.flatMap(({ name, of }) => {
    const value = of(seen);
    return value === false ? [] : value === true ? name : `${name}=${value}`;
  });

/** Returns how many of the limits a number reaches, so that it takes one of a few values. */
export function step(value: number, ...limits: readonly number[]): number {
  let steps = 0;
  for (const limit of limits) if (value >= limit) steps += 1;
  return steps;
}
