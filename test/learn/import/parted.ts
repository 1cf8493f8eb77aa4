import { roleOf, type Label } from '../../../functions/import/understand/labels.ts';
import { lookTwice, type BothWeights } from '../../../functions/import/understand/look.ts';
import type { Taught } from './teacher.ts';

/** Confusions of labels that are printed. */
const SHOWN = 25;

const percent = (some: number, of: number) => `${((100 * some) / of).toFixed(2)} %`;

/** How many parts of made pages weights label right that were not learned from these, as lines to print. */
export function partsRight(dev: readonly Taught[], weights: BothWeights): string[] {
  const confusions = new Map<string, number>();
  let [right, rightFirst, all] = [0, 0, 0];
  const margins: (readonly [number, boolean])[] = [];
  for (const { versions, boundaries, labels } of dev) {
    const { before, found } = lookTwice(versions[0]?.described ?? [], boundaries, weights);
    for (const [at, label] of labels.entries()) {
      if (!label) continue;
      all += 1;
      const mine = found[at]?.label as Label;
      margins.push([found[at]?.margin ?? 0, roleOf(mine) === roleOf(label)]);
      if (before[at] === label) rightFirst += 1;
      if (mine === label) right += 1;
      else confusions.set(`${label} > ${mine}`, (confusions.get(`${label} > ${mine}`) ?? 0) + 1);
    }
  }
  margins.sort((a, b) => a[0] - b[0]);
  return [
    `judged: first look ${percent(rightFirst, all)}, second ${percent(right, all)} of ${all} parts right`,
    [...confusions]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, SHOWN)
      .map(([name, count]) => `${name} ${count}`)
      .join('; '),
    ...Array.from({ length: 10 }, (_, at) => {
      const slice = margins.slice((at * margins.length) / 10, ((at + 1) * margins.length) / 10);
      const [from, to] = [slice[0]?.[0].toFixed(1), slice.at(-1)?.[0].toFixed(1)];
      return `margin ${from}-${to}: ${percent(slice.filter(([, ok]) => ok).length, slice.length)} right`;
    }),
  ];
}
