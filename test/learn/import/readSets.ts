import { detectDirection } from '../../../functions/import/layout/readPages.ts';
import { extractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { readLines } from '../../../functions/import/layout/reading.ts';
import { cellClassifier } from '../../../functions/import/understand/resumeFromLines.ts';
import { forgetTexts } from '../../../functions/import/resume/remember.ts';
import type { NetworkWeights } from '../../../functions/import/understand/network/weights.ts';
import { loadSamples, type Sample } from '../../bench/import/evaluate.ts';
import { keptSets, linesOfKept, loadKept, type KeptFile } from './keepSet.ts';
import { LEARNING } from './options.ts';
import { seenValues, VERSIONS, type FileOfLines, type SeenValue } from './seenValues.ts';

/** A value of a set of strangers, with where it was read. */
export interface SetValue extends SeenValue {
  readonly set: string;
  readonly file: string;
  /** 0 for the file as it is; see {@link VERSIONS}. */
  readonly version: number;
}

export const fileOfKept = (file: KeptFile): FileOfLines => ({ ...file, lines: linesOfKept(file) });

const STRANGERS = new URL('../../data/import-strangers/', import.meta.url);

/** Files of strangers that no weight in use is learned from. */
export const withoutLearned = (files: readonly Sample[]): Sample[] =>
  files.filter(({ name }) => LEARNING.leftOut.includes(name.slice(0, 1)));

/** The PDFs of strangers that no weight in use is learned from. */
export const neverLearnedFrom = (): Sample[] => withoutLearned(loadSamples(STRANGERS));

/** Sets of strangers as lines, by their letters: `w`, `x`, … */
export async function loadStrangers(sets: string): Promise<Map<string, FileOfLines[]>> {
  const kept = keptSets().filter((set) => sets.includes(set));
  const found = new Map(kept.map((set) => [set, loadKept(set).map(fileOfKept)]));
  for (const { name, pdf, truth } of loadSamples(STRANGERS)) {
    const set = name.slice(0, 1);
    if (!sets.includes(set)) continue;
    const read = await extractGlyphs(pdf.slice());
    forgetTexts();
    if ('error' in read) continue;
    const direction = detectDirection(read.pages);
    const { lines } = readLines(read.pages, direction, cellClassifier);
    found.set(set, [...(found.get(set) ?? []), { name, direction, links: read.links, lines, truth }]);
  }
  return found;
}

/** The values of all versions of the files of a set, by weights that were not learned from it. */
export const valuesOfSet = (set: string, files: readonly FileOfLines[], weights?: NetworkWeights): SetValue[] =>
  files.flatMap((file) =>
    VERSIONS.flatMap((version) => {
      const values = seenValues(file, version, weights);
      forgetTexts();
      return values.map((one) => ({ ...one, set, file: file.name, version }));
    }),
  );
