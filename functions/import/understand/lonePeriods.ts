import { familyOf, roleOf, type Label } from './labels.ts';
import { relabelled, type LabelStep } from './relabelled.ts';

/** The label of a period in each family. */
const PERIODS: ReadonlyMap<string, Label> = new Map([
  ['x', 'x.period'],
  ['e', 'e.period'],
  ['p', 'p.period'],
  ['c', 'c.period'],
]);

/**
 * Gives a period the family of its section. If a family has nothing but a period below a heading and all other parts
 * are of one other family, the period joins that family: `2019 - 2023` in a form, below a post and its employer, is no
 * study.
 */
export const withLonePeriods: LabelStep = (_lines, _parts, decodedLabels) => {
  const changed = [...decodedLabels];
  let from = 0;
  for (let to = 1; to <= decodedLabels.length; to += 1) {
    if (to < decodedLabels.length && decodedLabels[to]?.label.startsWith('h:') !== true) continue;
    const section = decodedLabels.slice(from, to);
    const named = new Set(section.map(({ label }) => (isPeriod(label) ? '' : familyOf(label))));
    const [only, ...others] = [...PERIODS.keys()].filter((family) => named.has(family));
    const period = others.length === 0 ? PERIODS.get(only ?? '') : undefined;
    for (const [index, decoded] of section.entries())
      if (period && isPeriod(decoded.label) && roleOf(decoded.label) !== period)
        changed[from + index] = relabelled(decoded, period);
    from = to;
  }
  return changed;
};

const isPeriod = (label: Label) => PERIODS.get(familyOf(label)) === roleOf(label);
