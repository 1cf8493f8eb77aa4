/** What the weights in use are learned by: other values give other weights. */
export const LEARNING = {
  /** Made pages of each seed. */
  pages: 1_150,
  seeds: [41, 42, 43],
  epochs: 4,
  /** Share of texts that the lexica are made to forget. */
  forgotten: 0.15,
  /** How often each file of strangers counts against a made page. */
  strangersCount: 3,
} as const;

/** How learning goes; {@link LEARNING} unless it is said otherwise. */
export type LearningOptions = Readonly<Record<'epochs' | 'forgotten' | 'strangersCount', number>>;
