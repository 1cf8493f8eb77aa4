/**
 * Learns the weights: `node test/learn/import/train.ts <pages.jsonl>…` (made by generate.ts), and from the files of the
 * project whose résumé the rules read. With `HOLD_OUT=<part>` (0-2) a third of these, by layout, is kept to judge.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { DescribedPart } from '../../../functions/import/understand/describedPart.ts';
import { describeParts, featuresOf, firstNames } from '../../../functions/import/understand/features.ts';
import { roleOf, type Label } from '../../../functions/import/understand/labels.ts';
import { secondFeatures, secondNames } from '../../../functions/import/understand/secondLook.ts';
import { formatWeights, parseWeights } from '../../../functions/import/understand/weights.ts';
import { lookTwice } from '../../../functions/import/understand/look.ts';
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
import { judge } from './judge.ts';
import { keptSets, linesOfKept, loadKept, type KeptFile } from './keepSet.ts';
import { labeller, learn, Names, type Example } from './perceptron.ts';
import { resumeOfTruth } from './taughtSets.ts';
import { Random } from './random.ts';
import { seenValues } from './seenValues.ts';
import { withOwnWords } from './ownWords.ts';

/** Share of texts that the lexica are made to forget. */
const FORGOTTEN = 0.15;
const EPOCHS = Number(process.env['EPOCHS'] ?? 4);
const HOLD_OUT = process.env['HOLD_OUT'];
/** Sets of files by other people, with their truth; `LEAVE_OUT` names those that are kept to judge: `de`. */
const LEFT_OUT = process.env['LEAVE_OUT'] ?? '';
const STRANGERS = keptSets().filter((set) => !LEFT_OUT.includes(set));
/** How often each of these files counts against a made page. */
const STRANGERS_COUNT = 3;
/** Where the values of the sets that are left out are written to, to learn from how far they can be trusted. */
const VALUES = process.env['VALUES'];
/** Where the weights are written to. */
const OUT = process.env['OUT'] ?? new URL('../../../functions/import/understand/weights.json', import.meta.url);
const started = Date.now();
const log = (text: string) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const r = new Random(7);
const names = new Names();

const forgetSome = () => r.chance(FORGOTTEN);

/** A document as it is seen when this much is known of it, with the numbers of its features. */
interface Version {
  readonly described: readonly DescribedPart[];
  readonly features: readonly Int32Array[];
}
const version = (described: readonly DescribedPart[]): Version => ({
  described,
  features: featuresOf(described).map((values) => names.numbersOf(firstNames(values))),
});

/** A document with its labels, described in several ways: with all that is known of it, or without a part of that. */
interface Taught {
  readonly versions: readonly Version[];
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
    versions: [{ rules }, r.pick([{ rules, forget }, { forget }])].map((known) =>
      version(describeParts(lines, parts, page.direction, known)),
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
      version(describeParts(lines, parts, direction, known)),
    ),
    boundaries: parts.map(({ boundary }) => boundary),
    labels: withOwnWords(parts, lines, alignToResume(parts, lines, resumeOfTruth(truth))),
  };
}

/**
 * The project's files, whose labels are what they say, or what the rules read where nobody wrote down all that they
 * say: the rules themselves teach nothing there.
 */
async function taughtFiles(): Promise<Taught[]> {
  const taught: Taught[] = [];
  for (const set of STRANGERS) {
    for (const file of loadKept(set)) {
      const one = taughtFile(file);
      taught.push(...Array.from({ length: STRANGERS_COUNT }, () => one));
    }
  }
  const corpus = loadSamples(new URL('../../data/import-corpus/', import.meta.url));
  for (const sample of [...loadLayoutSamples(), ...corpus]) {
    const { name, pdf, truth } = sample;
    if (HOLD_OUT !== undefined && heldOutPart(name) === Number(HOLD_OUT)) continue;
    const read = await extractGlyphs(pdf.slice());
    if ('error' in read) continue;
    const direction = detectDirection(read.pages);
    const all = readLines(read.pages, direction, cellClassifier).lines;
    const lines = preparedLines(all, direction);
    const parts = toParts(lines);
    const isKnown = corpus.some((one) => one === sample);
    const resume = isKnown ? resumeOfTruth(truth) : parseResumeLines(all, read.links, direction).resumeData;
    const labels = withOwnWords(parts, lines, alignToResume(parts, lines, resume));
    taught.push({
      versions: [{}, { forget: forgetSome }].map((known) => version(describeParts(lines, parts, direction, known))),
      boundaries: parts.map(({ boundary }) => boundary),
      labels,
    });
  }
  return taught;
}

const firstExample =
  ({ versions, boundaries, labels }: Taught) =>
  (): Example => ({ features: r.pick(versions).features, boundaries, labels });
const secondExample = ({ versions, boundaries, labels }: Taught, look: ReturnType<typeof labeller>) => {
  const all = versions.map(({ described, features }): Example => {
    const more = secondFeatures(described, look(features, boundaries));
    return {
      features: features.map((own, at) => Int32Array.of(...own, ...names.numbersOf(secondNames(more[at] ?? [])))),
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
const ofHalf = halves.map((half) => labeller(learn(half.map(firstExample), names, EPOCHS, 3, quiet), names));
log('first look learned from each half');
const firstLines = formatWeights(learn(train.map(firstExample), names, EPOCHS, 3, log));
// What the first look says of a document that it learned from is better than it will be of others.
const secondLines = formatWeights(
  learn(
    halves.flatMap((half, at) => half.map((one) => secondExample(one, ofHalf[1 - at] as ReturnType<typeof labeller>))),
    names,
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
  versions: [{ described } = { described: [] }],
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
await judge(keptSets(), LEFT_OUT, weights);
if (VALUES !== undefined) {
  const left = keptSets().filter((set) => LEFT_OUT.includes(set));
  const seen = left.flatMap((set) => loadKept(set).flatMap((file) => seenValues(file, weights)));
  writeFileSync(VALUES, `${seen.map((one) => JSON.stringify(one)).join('\n')}\n`);
}
