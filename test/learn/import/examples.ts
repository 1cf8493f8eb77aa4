import { TRUST_SIGNS } from '../../../functions/import/understand/trustSigns.ts';
import { likelihood } from '../../../functions/import/understand/trust.ts';
import type { Judged } from './calibration.ts';
import { fit, type Example } from './logistic.ts';
import type { SetValue } from './readSets.ts';

/** How much a value of a file counts as it is, and one of each version with headings in no language. */
const [AS_IS, ESTRANGED] = [1, 0.5];

/** A value as the learning of trust sees it. */
export const exampleOf = ({ seen, right, version }: Pick<SetValue, 'seen' | 'right' | 'version'>): Example => ({
  signs: TRUST_SIGNS.map(({ of }) => of(seen)),
  right,
  counts: version === 0 ? AS_IS : ESTRANGED,
});

/** The values of each set, by what was learned from all other sets. */
export function judgeWithout(values: readonly SetValue[]): Judged[] {
  const examples = values.map((value) => ({ value, example: exampleOf(value) }));
  return [...new Set(values.map(({ set }) => set))].flatMap((left) => {
    const learned = fit(examples.filter(({ value }) => value.set !== left).map(({ example }) => example));
    return values
      .filter(({ set }) => set === left)
      .map(({ seen, right, set, file, version }) => ({ share: likelihood(seen, learned), right, set, file, version }));
  });
}
