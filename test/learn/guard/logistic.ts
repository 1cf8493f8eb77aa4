/** One proposal: the features of each of its differences, and whether it says more than its source. */
export interface Example {
  readonly pieces: readonly (readonly string[])[];
  readonly invented: boolean;
  readonly weight: number;
}

/** How weights are learned: passes over the examples, step size, and how dear a weight is. */
export interface LearnOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly penalty: number;
}

export const OPTIONS: LearnOptions = { epochs: 150, rate: 0.25, penalty: 0.4 };

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));

/**
 * Learns weights by gradient descent (Adagrad) on the likelihood that a proposal invents when at least one of its
 * differences does (noisy or): nobody tells which one it was.
 */
export function learn(examples: readonly Example[], { epochs, rate, penalty }: LearnOptions): Map<string, number> {
  const numbers = new Map<string, number>();
  const numbered = examples.map(({ pieces, ...rest }) => ({
    ...rest,
    pieces: pieces.map((names) =>
      Int32Array.from(names, (name) => {
        let at = numbers.get(name);
        if (at === undefined) numbers.set(name, (at = numbers.size));
        return at;
      }),
    ),
  }));
  const weights = new Float64Array(numbers.size);
  const squares = new Float64Array(numbers.size).fill(1e-3);
  const start = numbers.get('bias') ?? -1;
  if (start >= 0) weights[start] = -1;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const gradient = new Float64Array(numbers.size);
    for (const { pieces, invented, weight } of numbered) {
      const chances = pieces.map((features) => {
        let sum = 0;
        for (const at of features) sum += weights[at] as number;
        return Math.min(1 - 1e-9, logistic(sum));
      });
      const none = chances.reduce((product, chance) => product * (1 - chance), 1);
      // d/ds of -log(1 - none) is -p * none / (1 - none); of -log(none) it is p.
      const factor = invented ? -none / Math.max(1e-6, 1 - none) : 1;
      pieces.forEach((features, at) => {
        const step = weight * factor * (chances[at] as number);
        for (const feature of features) gradient[feature] = (gradient[feature] as number) + step;
      });
    }
    for (let at = 0; at < weights.length; at += 1) {
      const slope = (gradient[at] as number) + penalty * (weights[at] as number);
      squares[at] = (squares[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
    }
  }
  return new Map([...numbers].map(([name, at]) => [name, weights[at] as number]));
}
