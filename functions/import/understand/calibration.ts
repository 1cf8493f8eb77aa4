/** Margins of the model, and the share of labels that were right at each on pages that it had not learned from. */
const SHARES: readonly (readonly [margin: number, share: number])[] = [
  [0, 0.4],
  [50, 0.7],
  [110, 0.85],
  [160, 0.95],
  [260, 0.99],
];

/** How likely a label with that margin is right, 0-1: between two known margins in a straight line. */
export function calibrate(margin: number): number {
  const above = SHARES.findIndex(([known]) => known > margin);
  if (above < 0) return SHARES.at(-1)?.[1] ?? 1;
  const [from, to] = [SHARES[above - 1] ?? [0, 0.5], SHARES[above] ?? [1, 1]];
  return from[1] + ((to[1] - from[1]) * (margin - from[0])) / (to[0] - from[0] || 1);
}
