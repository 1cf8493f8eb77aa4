/**
 * Learns how far a value can be trusted: `node test/learn/import/trust.ts <weights.json> <trust.json>`, with weights
 * that were learned without the sets that it reads (`leftOut`). A logistic regression tells by the signs of
 * each value (functions/import/understand/trustSigns.ts) whether it is right; from which share on it is shown as sure
 * is chosen by sets that it was not learned from (calibration.ts), and so is the share below which it is asked about.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readWeights, type WrittenWeights } from '../../../functions/import/understand/network/weights.ts';
import { askedBelow, countSure, drawSets, sureFrom, type Judged } from './calibration.ts';
import { digestOfTrust } from './digest.ts';
import { exampleOf, judgeWithout } from './examples.ts';
import { fit } from './logistic.ts';
import { LEARNING } from './options.ts';
import { loadStrangers, valuesOfSet } from './readSets.ts';

const [WEIGHTS = '', OUT = ''] = process.argv.slice(2);
/** Shares of all values that the curve is printed at. */
const CURVE = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

const percent = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
const asIs = (values: readonly Judged[]) => values.filter(({ version }) => version === 0);

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

const written = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as WrittenWeights & { readonly learnedFrom: string };
const weights = readWeights(written);
const sets = [...(await loadStrangers(LEARNING.leftOut))];
const values = sets.flatMap(([set, files]) => valuesOfSet(set, files, weights));
const judged = judgeWithout(values);
const from = sureFrom(judged);
const below = askedBelow(judged, from);
print(judged, from);
const asked = asIs(judged).filter(({ share }) => share < below);
const wrong = asIs(judged).filter(({ right }) => !right);
console.log(
  `asked below ${below}: ${asked.length} values, ${asked.filter(({ right }) => !right).length} of ` +
    `${wrong.length} wrong ones`,
);
const learned = { ...fit(values.map(exampleOf)), sureFrom: from, askedBelow: below };
writeFileSync(OUT, `${JSON.stringify({ learnedFrom: digestOfTrust(written.learnedFrom), ...learned }, null, 2)}\n`);
