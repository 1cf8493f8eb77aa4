/** A value of a feature, or several that count together; `true` alone is the feature's bare name. */
export type FeatureValue = string | number | boolean | readonly (string | number | boolean)[];

/** One thing that the model looks at: a row of a table. */
export interface Feature<Seen> {
  /** Its name in `weights.json`, before the `=`. */
  readonly name: string;
  /** What it tells the model. */
  readonly says: string;
  /** A text of a page, and the feature that it gets. */
  readonly example: string;
  /** Its value for what is seen; `false` alone where it says nothing. */
  readonly of: (seen: Seen) => FeatureValue;
}

/** The values of a table of features for one part, in the table's order. */
export type FeatureValues = readonly FeatureValue[];

/** How `weights.json` names a feature with its value: `words=2`, `section&class=skills,text`; undefined for none. */
export const featureName = (name: string, value: FeatureValue): string | undefined =>
  value === false ? undefined : value === true ? name : `${name}=${String(value)}`;

export const valuesOf = <Seen>(table: readonly Feature<Seen>[], seen: Seen): FeatureValue[] =>
  table.map(({ of }) => of(seen));

/** The names of features with their values, as weights are learned by. */
export const namesOf = (table: readonly { readonly name: string }[], values: FeatureValues): string[] =>
  table.flatMap(({ name }, at) => featureName(name, values[at] ?? false) ?? []);

/** A number in one of a few steps: how many of the limits it reaches. */
export function step(value: number, ...limits: readonly number[]): number {
  let steps = 0;
  for (const limit of limits) if (value >= limit) steps += 1;
  return steps;
}
