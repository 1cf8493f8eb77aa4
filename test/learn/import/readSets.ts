import { detectDirection } from '../../../functions/import/layout/readPages.ts';
import { extractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { readLines } from '../../../functions/import/layout/reading.ts';
import { cellClassifier } from '../../../functions/import/understand/resumeFromLines.ts';
import { forgetTexts } from '../../../functions/import/resume/remember.ts';
import type { BothWeights } from '../../../functions/import/understand/look.ts';
import { loadSamples, type Sample } from '../../bench/import/evaluate.ts';
import { keptSets, linesOfKept, type KeptFile } from './keepSet.ts';
import { seenValues, VERSIONS, type FileOfLines, type SeenValue } from './seenValues.ts';

/** A value of a set of strangers, with where it was read. */
export interface SetValue extends SeenValue {
  readonly set: string;
  readonly file: string;
  /** 0 for the file as it is; see {@link VERSIONS}. */
  readonly version: number;
}

export const fileOfKept = (file: KeptFile): FileOfLines => ({ ...file, lines: linesOfKept(file) });

/** Files of strangers that no weight is learned from, by the letter of their set: sets that are kept as lines are. */
export function withoutLearned(files: readonly Sample[]): Sample[] {
  const learned = new Set(keptSets());
  return files.filter(({ name }) => !learned.has(name.slice(0, 1)));
}

/** The PDFs of strangers that no weight is learned from. */
export const neverLearnedFrom = (): Sample[] =>
  withoutLearned(loadSamples(new URL('../../data/import-strangers/', import.meta.url)));

/** The same as lines, by their sets: `c`, `o`, … */
export async function loadStrangers(): Promise<Map<string, FileOfLines[]>> {
  const sets = new Map<string, FileOfLines[]>();
  for (const { name, pdf, truth } of neverLearnedFrom()) {
    const read = await extractGlyphs(pdf.slice());
    forgetTexts();
    if ('error' in read) continue;
    const direction = detectDirection(read.pages);
    const { lines } = readLines(read.pages, direction, cellClassifier);
    const set = name.slice(0, 1);
    sets.set(set, [...(sets.get(set) ?? []), { name, direction, links: read.links, lines, truth }]);
  }
  return sets;
}

/** The values of all versions of the files of a set, by weights that were not learned from it. */
export const valuesOfSet = (set: string, files: readonly FileOfLines[], weights?: BothWeights): SetValue[] =>
  files.flatMap((file) =>
    VERSIONS.flatMap((version) => {
      const values = seenValues(file, version, weights);
      forgetTexts();
      return values.map((one) => ({ ...one, set, file: file.name, version }));
    }),
  );
