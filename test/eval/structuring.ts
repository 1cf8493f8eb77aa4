/**
 * What asking a model about open texts can bring, and from where on it is worth asking:
 * `node test/eval/structuring.ts`. A perfect clerk answers in the model's place, who knows what
 * each file says; so the figures are the most that the wire can bring, and how often it is asked does not depend on who
 * answers. Judged are the files of test/data/import-strangers that no weight was learned from.
 */
import type { OpenLimits } from '../../functions/import/llm/openText.ts';
import { openQuestion, placeAnswer } from '../../functions/import/llm/structureText.ts';
import type { ParsedResume } from '../../functions/import/resume/parsedResume.ts';
import { importText } from '../../functions/import/textImport.ts';
import { understandLines, type MendReading } from '../../functions/import/understand/understand.ts';
import { judgeValues, type ExpectedResume } from '../bench/import/score.ts';
import { neverLearnedFrom } from '../learn/import/readSets.ts';
import { clerkAnswer } from './clerk.ts';

/** Names, dates and texts of entries that are wrong. */
const wrongIn = (truth: ExpectedResume, { resumeData }: Pick<ParsedResume, 'resumeData'>) =>
  judgeValues(truth, resumeData).filter(({ right }) => !right).length;

const LIMITS: readonly OpenLimits[] = [0, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85].flatMap((unsureBelow) =>
  [10, 20, 40, 80, Infinity].map((unplacedLetters) => ({ unsureBelow, unplacedLetters })),
);
const counts = LIMITS.map(() => ({ asked: 0, better: 0, worse: 0, after: 0 }));
let [read, before] = [0, 0];

for (const { pdf, truth } of neverLearnedFrom()) {
  const judge: MendReading = (page, found, readAs) => {
    const wrong = wrongIn(truth, found);
    read += 1;
    before += wrong;
    const answer = clerkAnswer(truth, page.lines.map(({ text }) => text).join('\n'));
    // How many letters have no place says whether a model is asked, and not what comes of it.
    const wrongAfter = new Map<number, number>();
    for (const [index, limits] of LIMITS.entries()) {
      const count = counts[index] as (typeof counts)[number];
      const isAsked = openQuestion(page, found, limits) !== undefined;
      if (isAsked && !wrongAfter.has(limits.unsureBelow))
        wrongAfter.set(limits.unsureBelow, wrongIn(truth, placeAnswer(page, found, readAs, answer, limits) ?? found));
      const left = isAsked ? (wrongAfter.get(limits.unsureBelow) ?? wrong) : wrong;
      if (isAsked) count.asked += 1;
      if (left < wrong) count.better += 1;
      if (left > wrong) count.worse += 1;
      count.after += left;
    }
    return found;
  };
  await importText(pdf.slice(), (lines, links, direction) =>
    understandLines(lines, links, direction, undefined, undefined, judge),
  );
}
console.log(`${read} files, ${before} names and dates wrong without a model`);
console.log('unsure below | letters | asked | files better | worse | wrong after');
for (const [index, { unsureBelow, unplacedLetters }] of LIMITS.entries()) {
  const { asked, better, worse, after } = counts[index] as (typeof counts)[number];
  const share = `${((100 * asked) / read).toFixed(0)} %`;
  console.log([unsureBelow, unplacedLetters, share, better, worse, after].join(' | '));
}
