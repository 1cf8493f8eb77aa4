/** Learns the weights: `node test/learn/import/train.ts <pages.jsonl>…` (made by generate.ts). */
import { readFileSync, writeFileSync } from 'node:fs';
import { decode } from '../../../functions/import/understand/decode.ts';
import { describeParts, featuresOf } from '../../../functions/import/understand/features.ts';
import { formatWeights, parseWeights } from '../../../functions/import/understand/weights.ts';
import { align, linesOf } from './align.ts';
import type { LabelledPage } from './generate.ts';
import { learn, type Example } from './perceptron.ts';
import { Random } from './random.ts';

const pages = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as LabelledPage),
);
/** Share of texts that the lexica are made to forget. */
const FORGOTTEN = 0.15;

/** The parts of a page as an example; each time other texts are forgotten. */
function exampleOf(page: LabelledPage, r?: Random): () => Example {
  const lines = linesOf(page);
  const { parts, labels } = align(page);
  const boundaries = parts.map(({ boundary }) => boundary);
  const whole = () => {
    const share = r ? r.pick([0, FORGOTTEN, 2 * FORGOTTEN]) : 0;
    return { features: featuresOf(describeParts(lines, parts, page.direction, r ? () => r.chance(share) : undefined)), boundaries, labels };
  };
  if (!r) {
    const once = whole();
    return () => once;
  }
  const versions = [whole(), whole()];
  return () => r.pick(versions);
}

const isDev = (_: LabelledPage, at: number) => at % 10 === 0;
const r = new Random(7);
const started = Date.now();
const train = pages.filter((page, at) => !isDev(page, at)).map((page) => exampleOf(page, r));
const dev = pages.filter(isDev);
console.log(`${train.length} pages to learn from, ${dev.length} to judge, ${Date.now() - started} ms`);
const weights = learn(train, 8, 3, console.log);
const text = formatWeights(weights);
writeFileSync(new URL('../../../functions/import/understand/weights.tsv', import.meta.url), text);
console.log(`${weights.size} features, ${text.length} characters, ${Date.now() - started} ms`);

const read = parseWeights(text);
const confusions = new Map<string, number>();
let [right, all] = [0, 0];
for (const page of dev) {
  const { features, boundaries, labels } = exampleOf(page)();
  const found = decode(features, boundaries, read);
  for (const [at, label] of labels.entries()) {
    if (!label) continue;
    all += 1;
    if (found[at]?.label === label) right += 1;
    else confusions.set(`${label} > ${found[at]?.label}`, (confusions.get(`${label} > ${found[at]?.label}`) ?? 0) + 1);
  }
}
console.log(`judged: ${((100 * right) / all).toFixed(2)} % of ${all} parts right`);
console.log([...confusions].toSorted((a, b) => b[1] - a[1]).slice(0, 30).map(([name, count]) => `${name} ${count}`).join('; '));
