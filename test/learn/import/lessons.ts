import { secondFeatures, secondNames } from '../../../functions/import/understand/secondLook.ts';
import { formatWeights, parseWeights } from '../../../functions/import/understand/weights.ts';
import type { BothWeights } from '../../../functions/import/understand/look.ts';
import { labeller, learn, type Example } from './perceptron.ts';
import type { Taught, Teacher } from './teacher.ts';

/** The lines of both looks' weights, as `weights.json` has them. */
export interface LearnedLines {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

export const weightsOf = ({ first, second }: LearnedLines): BothWeights => ({
  first: parseWeights(first),
  second: parseWeights(second),
});

const quiet = () => undefined;
type Labeller = ReturnType<typeof labeller>;

/** Learns both looks from lessons: the second sees what a first look says that was learned from the other half. */
export function learnBoth(
  { names, random }: Teacher,
  taught: readonly Taught[],
  epochs: number,
  log: (text: string) => void,
): LearnedLines {
  const firstExample =
    ({ versions, boundaries, labels }: Taught) =>
    (): Example => ({ features: random.pick(versions).features, boundaries, labels });
  const secondExample = ({ versions, boundaries, labels }: Taught, look: Labeller) => {
    const all = versions.map(({ described, features }): Example => {
      const more = secondFeatures(described, look(features, boundaries));
      return {
        features: features.map((own, at) => Int32Array.of(...own, ...names.numbersOf(secondNames(more[at] ?? [])))),
        boundaries,
        labels,
      };
    });
    return () => random.pick(all);
  };
  const halves = [taught.filter((_, at) => at % 2 === 0), taught.filter((_, at) => at % 2 === 1)] as const;
  const ofHalf = halves.map((half) => labeller(learn(half.map(firstExample), names, epochs, 3, quiet), names));
  log('first look learned from each half');
  const first = formatWeights(learn(taught.map(firstExample), names, epochs, 3, log));
  // What the first look says of a document that it learned from is better than it will be of others.
  const examples = halves.flatMap((half, at) => half.map((one) => secondExample(one, ofHalf[1 - at] as Labeller)));
  return { first, second: formatWeights(learn(examples, names, epochs, 4, log)) };
}
