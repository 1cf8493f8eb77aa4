/** What weights are learned by: other values give other weights. */
export const LEARNING = {
  /** Made pages of each seed. */
  pages: 1_150,
  seeds: [41, 42, 43, 44, 45, 46, 47],
  /** Where chance begins; how often all is gone through, each time by a share of made pages and real ones so often. */
  seed: 2,
  epochs: 10,
  madeShare: 0.4,
  realCount: 3,
  /** Parts of pages that are learned from at once. */
  batchParts: 1_300,
  rate: 1.5e-3,
  dropout: 0.15,
  /** Share of each label that all others get: no label is certain. */
  smoothing: 0.05,
  /** Sets of strangers that teach nothing: they judge, and how far values can be trusted is learned from them. */
  leftOut: 'wxyz',
  /** Pages for which it is written down what the network says about them, for the test of its forward pass. */
  expected: ['a a01-nurse-docx 0', 'a a19-devops-cr 0', 'g g05 0', 'h h19 0'],
} as const;
