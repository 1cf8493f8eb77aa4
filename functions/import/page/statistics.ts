/** The value at that share of the sorted ones: 0.25 is the lower quartile; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** The middle of the sorted values, of two middles the upper one; 0 of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
