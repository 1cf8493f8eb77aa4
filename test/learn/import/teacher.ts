import { detectDirection } from '../../../functions/import/layout/readPages.ts';
import { readLines } from '../../../functions/import/layout/reading.ts';
import { extractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { noteDateOrder } from '../../../functions/import/resume/periods.ts';
import { forgetTexts } from '../../../functions/import/resume/remember.ts';
import { cellClassifier } from '../../../functions/import/understand/resumeFromLines.ts';
import type { Label } from '../../../functions/import/understand/labels.ts';
import { seePage, type SeenPage } from '../../../functions/import/understand/network/page.ts';
import { toParts } from '../../../functions/import/understand/parts.ts';
import { prepareLines } from '../../../functions/import/understand/preparedLines.ts';
import { loadSamples, type Sample } from '../../bench/import/evaluate.ts';
import { loadLayoutSamples } from '../../bench/import/layouts.ts';
import { align } from './align.ts';
import { alignToResume } from './alignToResume.ts';
import { estranged } from './estranged.ts';
import type { LabelledMadePage } from './generate.ts';
import { keptSets, loadKept } from './keepSet.ts';
import { withOwnWords } from './ownWords.ts';
import { fileOfKept } from './readSets.ts';
import type { FileOfLines } from './seenValues.ts';
import { resumeOfTruth } from './taughtSets.ts';

/** A document as the network sees it, with the label of each part; undefined if nobody knows it. */
export interface Lesson {
  /** `made`, `own`, or the letter of a set of strangers. */
  readonly set: string;
  readonly name: string;
  readonly page: SeenPage;
  readonly labels: readonly (Label | undefined)[];
}

/** A made page; undefined if none of its parts has a label. */
export function taughtPage(made: LabelledMadePage): Lesson | undefined {
  noteDateOrder(made.lines.map(({ text }) => text));
  const { lines, parts, labels } = align(made);
  const page = seePage(lines, parts, made.direction);
  forgetTexts();
  return labels.every((label) => label === undefined)
    ? undefined
    : { set: 'made', name: `${made.lang} ${made.plan}`, page, labels };
}

/** A file as lines, whose labels are what it says. */
export function taughtFile(set: string, { name, lines: written, direction, truth }: FileOfLines): Lesson {
  noteDateOrder(written.map(({ text }) => text));
  const { lines } = prepareLines(written, direction);
  const parts = toParts(lines);
  const resume = resumeOfTruth(truth, lines.map(({ text }) => text).join('\n'));
  const labels = withOwnWords(parts, lines, alignToResume(parts, lines, resume));
  const page = seePage(lines, parts, direction);
  forgetTexts();
  return { set, name, page, labels };
}

/** The same for a PDF; undefined for one that cannot be read. */
export async function taughtPdf(set: string, sample: TaughtPdf): Promise<Lesson | undefined> {
  const read = await extractGlyphs(sample.pdf.slice());
  forgetTexts();
  if ('error' in read) return undefined;
  const direction = detectDirection(read.pages);
  const { lines } = readLines(read.pages, direction, cellClassifier);
  return taughtFile(set, { ...sample, direction, lines, links: read.links });
}

type TaughtPdf = Pick<Sample, 'name' | 'pdf' | 'truth'>;

const samplesOf = (folder: string) => loadSamples(new URL(`../../data/${folder}/`, import.meta.url));

/**
 * Files of strangers, those that are kept as lines also with half of their headings in no language; the corpus and the
 * project's own layouts.
 */
export async function* taughtFiles(): AsyncGenerator<Lesson> {
  for (const set of keptSets())
    for (const file of loadKept(set).map(fileOfKept)) {
      yield taughtFile(set, { ...file, name: `${file.name} 0` });
      yield taughtFile(set, { ...file, name: `${file.name} 1`, lines: estranged(file.name, file.lines, 1) });
    }
  const strangers = samplesOf('import-strangers').map((one) => [one.name.slice(0, 1), one] as const);
  const own = [...loadLayoutSamples(), ...samplesOf('import-corpus')].map((one) => ['own', one] as const);
  for (const [set, sample] of [...strangers, ...own]) {
    const lesson = await taughtPdf(set, sample);
    if (lesson) yield lesson;
  }
}
