import { toImported } from '../../../functions/import/importedResume.ts';
import { resumeFromLines, type UnderstandLines } from '../../../functions/import/understand/resumeFromLines.ts';
import { understandLines } from '../../../functions/import/understand/understand.ts';
import type { BothWeights } from '../../../functions/import/understand/look.ts';
import { evaluate, lostWords, printSummary, type Evaluation } from '../../bench/import/evaluate.ts';
import { importing } from '../../bench/import/readOnce.ts';
import { scoreFields, scoreSure } from '../../bench/import/score.ts';
import { linesOfKept, loadKept, type KeptFile } from './keepSet.ts';
import { neverLearnedFrom } from './readSets.ts';

const readerBy =
  (weights: BothWeights): UnderstandLines =>
  (lines, links, direction) =>
    understandLines(lines, links, direction, weights);

/** Scores weights on sets that are kept as lines: those left out, and those learned from. */
export function judgeSets(sets: readonly string[], leftOut: string, weights: BothWeights): void {
  const read = readerBy(weights);
  for (const set of sets)
    printSummary(
      `${set} ${leftOut.includes(set) ? '(left out)' : '(learned from)'}`,
      loadKept(set).map((file) => judgeKept(file, read)),
    );
}

/** As {@link judgeSets}, and on the sets that are never learned from. */
export async function judge(sets: readonly string[], leftOut: string, weights: BothWeights): Promise<void> {
  judgeSets(sets, leftOut, weights);
  const all = await evaluate(neverLearnedFrom(), importing(readerBy(weights)));
  printSummary('strangers (never learned from)', all);
}

/** Scores a reader on the lines of a kept file. */
function judgeKept(file: KeptFile, understand: UnderstandLines): Evaluation {
  const { name, direction, links, truth } = file;
  const lines = linesOfKept(file);
  const read = resumeFromLines(lines, links, direction, understand);
  const found = 'error' in read ? undefined : { ...read, ...toImported(read, 'text') };
  const text = lines.map((line) => line.text).join('\n');
  return {
    sample: { name, language: direction, producer: '', pdf: new Uint8Array(), truth },
    fields: scoreFields(truth, found?.resumeData),
    sure: scoreSure(truth, found),
    lost: found ? lostWords(text, found) : [],
  };
}
