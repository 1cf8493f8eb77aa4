/**
 * What asking a model about open texts can bring, and from where on it is worth asking:
 * `node test/eval/structuring.ts`. A perfect clerk answers in the model's place, who knows what
 * each file says; so the figures are the most that the wire can bring, and how often it is asked does not depend on who
 * answers. Judged are the files of test/data/import-strangers that no weight was learned from.
 */
import { needsStructuring, type OpenLimits } from '../../functions/import/llm/openText.ts';
import { openQuestion, placeAnswer } from '../../functions/import/llm/structureText.ts';
import type { ParsedResumeWithText } from '../../functions/import/resume/parsedResume.ts';
import { importText } from '../../functions/import/textImport.ts';
import { judgeValues, type ExpectedResume } from '../bench/import/score.ts';
import { neverLearnedFrom } from '../learn/import/readSets.ts';
import { clerkAnswer } from './clerk.ts';

interface ReadFile {
  readonly truth: ExpectedResume;
  readonly found: ParsedResumeWithText;
}

async function strangers(): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const { pdf, truth } of neverLearnedFrom()) {
    const found = await importText(pdf.slice());
    if (!('error' in found)) files.push({ truth, found });
  }
  return files;
}

/** Names, dates and texts of entries that are wrong. */
const wrongIn = (truth: ExpectedResume, { resumeData }: Pick<ParsedResumeWithText, 'resumeData'>) =>
  judgeValues(truth, resumeData).filter(({ right }) => !right).length;

const LIMITS: readonly OpenLimits[] = [0, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85].flatMap((unsureBelow) =>
  [10, 20, 40, 80, Infinity].map((unplacedLetters) => ({ unsureBelow, unplacedLetters })),
);

const files = await strangers();
const before = files.reduce((sum, { truth, found }) => sum + wrongIn(truth, found), 0);
console.log(`${files.length} files, ${before} names and dates wrong without a model`);
console.log('unsure below | letters | asked | files better | worse | wrong after');
for (const limits of LIMITS) {
  let [asked, better, worse, after] = [0, 0, 0, 0];
  for (const { truth, found } of files) {
    const wrong = wrongIn(truth, found);
    if (!needsStructuring(found, limits)) {
      after += wrong;
      continue;
    }
    asked += 1;
    const answer = clerkAnswer(truth, found.text);
    const refined = (openQuestion(found, limits) && placeAnswer(found, answer, limits)) ?? found;
    const left = wrongIn(truth, refined);
    if (left < wrong) better += 1;
    if (left > wrong) worse += 1;
    after += left;
  }
  console.log(
    [
      limits.unsureBelow,
      limits.unplacedLetters,
      `${((100 * asked) / files.length).toFixed(0)} %`,
      better,
      worse,
      after,
    ].join(' | '),
  );
}
