/**
 * Learns the weights: `node test/learn/import/train.ts <pages.jsonl>…` (made by generate.ts), and from the files of the
 * project whose résumé the rules read. With `HOLD_OUT=<part>` (0-2) a third of these, by layout, is kept to judge;
 * `JUDGE=kept` reads the sets that are left out alone, and none of the sets that are never learned from.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { heldOutPart, loadSamples } from '../../bench/import/evaluate.ts';
import { loadLayoutSamples } from '../../bench/import/layouts.ts';
import { digestOfLearning } from './digest.ts';
import type { LabelledPage } from './generate.ts';
import { judge, judgeSets } from './judge.ts';
import { keptSets, loadKept } from './keepSet.ts';
import { learnBoth, weightsOf } from './lessons.ts';
import { LEARNING } from './options.ts';
import { partsRight } from './parted.ts';
import { Teacher, type Taught } from './teacher.ts';

const HOLD_OUT = process.env['HOLD_OUT'];
/** Sets of files by other people, with their truth; `LEAVE_OUT` names those that are kept to judge: `de`. */
const LEFT_OUT = process.env['LEAVE_OUT'] ?? '';
/** Where the weights are written to. */
const OUT = process.env['OUT'] ?? new URL('../../../functions/import/understand/weights.json', import.meta.url);
const started = Date.now();
const log = (text: string) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const options = { ...LEARNING, epochs: Number(process.env['EPOCHS'] ?? LEARNING.epochs) };
const teacher = new Teacher(options);

/** The files of strangers and the project's, each as often as it counts. */
async function taughtFiles(): Promise<Taught[]> {
  const taught: Taught[] = [];
  for (const set of keptSets().filter((one) => !LEFT_OUT.includes(one)))
    for (const file of loadKept(set)) {
      const one = teacher.kept(file);
      taught.push(...Array.from({ length: options.strangersCount }, () => one));
    }
  const corpus = loadSamples(new URL('../../data/import-corpus/', import.meta.url));
  for (const sample of [...loadLayoutSamples(), ...corpus]) {
    if (HOLD_OUT !== undefined && heldOutPart(sample.name) === Number(HOLD_OUT)) continue;
    const isKnown = corpus.some((one) => one === sample);
    const one = await teacher.pdf({ pdf: sample.pdf, truth: isKnown ? sample.truth : undefined });
    if (one) taught.push(one);
  }
  return taught;
}

const written = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const pages = written.flatMap((text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledPage),
);
const files = await taughtFiles();
const made = pages.map((page) => teacher.page(page));
const dev = made.filter((_, at) => at % 12 === 0);
const train = [...made.filter((_, at) => at % 12 !== 0), ...files];
log(`${train.length} documents to learn from, ${dev.length} to judge`);

const learned = learnBoth(teacher, train, options.epochs, log);
const pagesDigest = createHash('sha256').update(written.join('')).digest('hex').slice(0, 16);
const header = { learnedFrom: (await digestOfLearning()).weights, pages: pagesDigest };
writeFileSync(OUT, `${JSON.stringify({ ...header, ...learned }, null, 2)}\n`);
const weights = weightsOf(learned);
log(`${learned.first.length} and ${learned.second.length} features`);
const [judged = '', ...more] = partsRight(dev, weights);
log(judged);
for (const line of more) console.log(line);
if (process.env['JUDGE'] === 'kept') judgeSets(LEFT_OUT.split(''), LEFT_OUT, weights);
else await judge(keptSets(), LEFT_OUT, weights);
