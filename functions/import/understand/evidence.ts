/** One thing that speaks for or against a hypothesis: a row of a table. */
export interface Evidence<Seen> {
  readonly name: string;
  /** What it looks at. */
  readonly says: string;
  /** A text of a page, and the points that it gets. */
  readonly example: string;
  /** Above zero it speaks for the hypothesis, below zero against it. */
  readonly points: (seen: Seen) => number;
}

/** All points of a table for what is seen. */
export const evidenceFor = <Seen>(table: readonly Evidence<Seen>[], seen: Seen): number =>
  table.reduce((sum, { points }) => sum + points(seen), 0);
