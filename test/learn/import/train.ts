/**
 * Learns the weights: `node test/learn/import/train.ts <pages.jsonl>…` (made by generate.ts), and from the files of the
 * project whose résumé the rules read. With `HOLD_OUT=<part>` (0-2) a third of these, by layout, is kept to judge.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Weights } from '../../../functions/import/understand/decode.ts';
import type { DescribedPart } from '../../../functions/import/understand/describedPart.ts';
import { describeParts, featuresOf, firstNames } from '../../../functions/import/understand/features.ts';
import { roleOf, type Label } from '../../../functions/import/understand/labels.ts';
import { secondFeatures, secondNames } from '../../../functions/import/understand/secondLook.ts';
import { formatWeights, parseWeights } from '../../../functions/import/understand/weights.ts';
import { lookOnce, lookTwice } from '../../../functions/import/understand/look.ts';
import { detectDirection, readLines } from '../../../functions/import/pdf/lines.ts';
import { extractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { separatePrivateData } from '../../../functions/import/resume/privateData.ts';
import { parseResumeLines, readByRules } from '../../../functions/import/resume/parseResumeLines.ts';
import { cellClassifier } from '../../../functions/import/resume/resumeFromLines.ts';
import { toParts } from '../../../functions/import/understand/parts.ts';
import { heldOutPart, loadSamples } from '../../bench/import/evaluate.ts';
import { loadLayoutSamples } from '../../bench/import/layouts.ts';
import { align, linesOf, preparedLines, writtenLines } from './align.ts';
import { alignToResume } from '../../../functions/import/understand/alignToResume.ts';
import type { LabelledPage } from './generate.ts';
import { linesOfKept, type KeptFile } from './keepSet.ts';
import { learn, type Example } from './perceptron.ts';
import { resumeOfTruth } from './taughtSets.ts';
import { Random } from './random.ts';

/** Share of texts that the lexica are made to forget. */
const FORGOTTEN = 0.15;
const EPOCHS = Number(process.env['EPOCHS'] ?? 4);
const HOLD_OUT = process.env['HOLD_OUT'];
/** Sets of files by other people, with their truth; `LEAVE_OUT` names one that is kept to judge. */
const STRANGERS_FOLDER = new URL('../../data/import-learned/', import.meta.url);
const STRANGERS = ['a', 'b', 'd', 'e'].filter((set) => set !== process.env['LEAVE_OUT']);
/** How often each of these files counts against a made page. */
const STRANGERS_COUNT = 3;
/** Where the weights are written to. */
const OUT = process.env['OUT'] ?? new URL('../../../functions/import/understand/weights.json', import.meta.url);
const started = Date.now();
const log = (text: string) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const r = new Random(7);

const forgetSome = () => r.chance(FORGOTTEN);

/** A document with its labels, described in several ways: with all that is known of it, or without a part of that. */
interface Taught {
  readonly versions: readonly (readonly DescribedPart[])[];
  readonly boundaries: readonly string[];
  readonly labels: readonly (Label | undefined)[];
}

/** A made page: with what the rules read of it, which is often wrong, and some words forgotten; or without the rules. */
function taughtPage(page: LabelledPage): Taught {
  const lines = linesOf(page);
  const { parts, labels } = align(page);
  const share = r.pick([FORGOTTEN, 2 * FORGOTTEN]);
  const { resumeData } = parseResumeLines(writtenLines(page), [], page.direction);
  const rules = alignToResume(parts, lines, resumeData);
  const forget = () => r.chance(share);
  return {
    versions: [{ rules }, { rules, forget }, { forget }].map((known) =>
      describeParts(lines, parts, page.direction, known),
    ),
    boundaries: parts.map(({ boundary }) => boundary),
    labels,
  };
}

/** A file of strangers: what the rules read of it is a feature, and its labels are what it says. */
function taughtFile(file: KeptFile): Taught {
  const { direction, links, truth } = file;
  const all = linesOfKept(file);
  const lines = preparedLines(all, direction);
  const parts = toParts(lines);
  const { resumeData } = readByRules(separatePrivateData(all).lines, links, direction);
  const rules = alignToResume(parts, lines, resumeData);
  return {
    versions: [{ rules }, { rules, forget: forgetSome }, { forget: forgetSome }].map((known) =>
      describeParts(lines, parts, direction, known),
    ),
    boundaries: parts.map(({ boundary }) => boundary),
    labels: alignToResume(parts, lines, resumeOfTruth(truth)),
  };
}

/** The project's files, whose labels are what the rules read: the rules themselves teach nothing there. */
async function taughtFiles(): Promise<Taught[]> {
  const taught: Taught[] = [];
  for (const set of STRANGERS) {
    const kept = readFileSync(new URL(`${set}.jsonl`, STRANGERS_FOLDER), 'utf8')
      .trim()
      .split('\n');
    for (const file of kept.map((line) => JSON.parse(line) as KeptFile)) {
      const one = taughtFile(file);
      taught.push(...Array.from({ length: STRANGERS_COUNT }, () => one));
    }
  }
  for (const { name, pdf } of [
    ...loadLayoutSamples(),
    ...loadSamples(new URL('../../data/import-corpus/', import.meta.url)),
  ]) {
    if (HOLD_OUT !== undefined && heldOutPart(name) === Number(HOLD_OUT)) continue;
    const read = await extractGlyphs(pdf.slice());
    if ('error' in read) continue;
    const direction = detectDirection(read.pages);
    const all = readLines(read.pages, direction, cellClassifier).lines;
    const lines = preparedLines(all, direction);
    const parts = toParts(lines);
    const labels = alignToResume(parts, lines, parseResumeLines(all, read.links, direction).resumeData);
    taught.push({
      versions: [{}, { forget: forgetSome }].map((known) => describeParts(lines, parts, direction, known)),
      boundaries: parts.map(({ boundary }) => boundary),
      labels,
    });
  }
  return taught;
}

const firstExample = ({ versions, boundaries, labels }: Taught) => {
  const all = versions.map((described): Example => ({
    features: featuresOf(described).map(firstNames),
    boundaries,
    labels,
  }));
  return () => r.pick(all);
};
const secondExample = ({ versions, boundaries, labels }: Taught, first: Weights) => {
  const all = versions.map((described): Example => {
    const features = featuresOf(described);
    const more = secondFeatures(described, lookOnce(features, boundaries, first));
    return {
      features: features.map((own, at) => [...firstNames(own), ...secondNames(more[at] ?? [])]),
      boundaries,
      labels,
    };
  });
  return () => r.pick(all);
};

const pages = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledPage),
);
const files = await taughtFiles();
const made = pages.map(taughtPage);
const dev = made.filter((_, at) => at % 12 === 0);
const train = [...made.filter((_, at) => at % 12 !== 0), ...files];
log(`${train.length} documents to learn from, ${dev.length} to judge`);

const quiet = () => undefined;
const halves = [train.filter((_, at) => at % 2 === 0), train.filter((_, at) => at % 2 === 1)] as const;
const ofHalf = halves.map((half) => learn(half.map(firstExample), EPOCHS, 3, quiet));
log('first look learned from each half');
const firstLines = formatWeights(learn(train.map(firstExample), EPOCHS, 3, log));
// What the first look says of a document that it learned from is better than it will be of others.
const secondLines = formatWeights(
  learn(
    halves.flatMap((half, at) => half.map((one) => secondExample(one, ofHalf[1 - at] as Weights))),
    EPOCHS,
    4,
    log,
  ),
);
writeFileSync(OUT, `${JSON.stringify({ first: firstLines, second: secondLines }, null, 2)}\n`);
const weights = { first: parseWeights(firstLines), second: parseWeights(secondLines) };
log(`${firstLines.length} and ${secondLines.length} features`);

const confusions = new Map<string, number>();
let [right, rightFirst, all] = [0, 0, 0];
const margins: (readonly [number, boolean])[] = [];
for (const {
  versions: [described = []],
  boundaries,
  labels,
} of dev) {
  const { before, found } = lookTwice(described, boundaries, weights);
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
log(
  `judged: first look ${((100 * rightFirst) / all).toFixed(2)} %, second ${((100 * right) / all).toFixed(2)} % of ${all} parts right`,
);
console.log(
  [...confusions]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 25)
    .map(([name, count]) => `${name} ${count}`)
    .join('; '),
);
margins.sort((a, b) => a[0] - b[0]);
for (let at = 0; at < 10; at += 1) {
  const slice = margins.slice((at * margins.length) / 10, ((at + 1) * margins.length) / 10);
  console.log(
    `margin ${slice[0]?.[0].toFixed(1)}-${slice.at(-1)?.[0].toFixed(1)}: ${((100 * slice.filter(([, ok]) => ok).length) / slice.length).toFixed(1)} % right`,
  );
}
