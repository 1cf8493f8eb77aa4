/**
 * Learns how far a value can be trusted, from files that the labels were not learned from: `node
 * test/learn/import/trust.ts <pages.jsonl>`. The sets that weights are learned from are read in two halves, each by
 * weights learned without it; the others by the weights in use. A logistic regression tells by the signs of each value
 * (functions/import/understand/trustSigns.ts) whether it is right; from which share on it is shown as sure is chosen
 * by sets that it was not learned from (calibration.ts).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countSure, drawSets, sureFrom, type Judged } from './calibration.ts';
import { digestOfLearning } from './digest.ts';
import { exampleOf, judgeWithout } from './examples.ts';
import { weightsWithout } from './halves.ts';
import { keptSets, loadKept } from './keepSet.ts';
import { fit } from './logistic.ts';
import { fileOfKept, loadStrangers, valuesOfSet, type SetValue } from './readSets.ts';

const OUT = process.env['TRUST_OUT'] ?? new URL('../../../functions/import/understand/trust.json', import.meta.url);
const HALVES = join(import.meta.dirname, '../../../.build/learn-import/halves');
/** Shares of all values that the curve is printed at. */
const CURVE = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

const percent = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
const asIs = (values: readonly Judged[]) => values.filter(({ version }) => version === 0);

async function readAll(pages: readonly string[], learnedFrom: string): Promise<SetValue[]> {
  const sets = keptSets();
  const halves = [0, 1].map((half) => sets.filter((_, at) => at % 2 === half));
  const weights = await Promise.all(halves.map((half) => weightsWithout(half.join(''), pages, learnedFrom, HALVES)));
  const kept = halves.flatMap((half, at) =>
    half.flatMap((set) => valuesOfSet(set, loadKept(set).map(fileOfKept), weights[at])),
  );
  const strangers = [...(await loadStrangers())].flatMap(([set, files]) => valuesOfSet(set, files));
  return [...kept, ...strangers];
}

function print(judged: readonly Judged[], from: number): void {
  const shares = asIs(judged)
    .map(({ share }) => share)
    .toSorted((a, b) => b - a);
  for (const part of CURVE) {
    const at = shares[Math.floor(part * shares.length) - 1] ?? 1;
    const sets = [...Map.groupBy(asIs(judged), ({ set }) => set)].map(([set, own]) => {
      const { sure, wrong } = countSure(own, at);
      return `${set} ${percent(wrong, sure)}`;
    });
    const { sure, wrong } = countSure(asIs(judged), at);
    console.log(
      `${percent(sure, shares.length)} sure (from ${at.toFixed(3)}), wrong ${percent(wrong, sure)}: ${sets.join(', ')}`,
    );
  }
  for (const [set, own] of [['all', judged] as const, ...Map.groupBy(judged, ({ set }) => set)]) {
    const [plain, strange] = [asIs(own), own.filter(({ version }) => version > 0)].map((some) => countSure(some, from));
    if (!plain || !strange) continue;
    console.log(
      `${set}: sure ${plain.sure} of ${plain.values} (${percent(plain.sure, plain.values)}), wrong ${plain.wrong} ` +
        `(${percent(plain.wrong, plain.sure)}); headings in no language: ` +
        `sure ${percent(strange.sure, strange.values)}, ` +
        `wrong ${percent(strange.wrong, strange.sure)}`,
    );
  }
  console.log(`from ${from}: nine of ten drawn sets have at most ${percent(drawSets(judged)(from), 1)} wrong`);
}

const digest = await digestOfLearning();
const values = await readAll(process.argv.slice(2), digest.weights);
const judged = judgeWithout(values);
const from = sureFrom(judged);
print(judged, from);
const learned = { ...fit(values.map(exampleOf)), sureFrom: from };
writeFileSync(OUT, `${JSON.stringify({ learnedFrom: digest.trust, ...learned }, null, 2)}\n`);
