/** Returns the value at a share of the sorted values: 0.25 gives the lower quartile; 0 for no values. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Returns the median, of two middle values the upper one; 0 for no values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
