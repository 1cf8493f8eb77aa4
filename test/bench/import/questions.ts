/**
 * What the review of an import asks about, against what is wrong: `node test/bench/import/questions.ts <folder>…`, sets
 * with `pdf/` and `truth/` (every nth file, by `EVERY`). Counts names, dates and contacts that were read wrong, and
 * what a job lacks that its file says.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importText } from '../../../functions/import/textImport.ts';
import { toImported } from '../../../functions/import/importedResume.ts';
import { fieldKey, toTarget } from '../../../web/features/builder/importReview/store/fieldTarget.ts';
import { findUncertainValues } from '../../../web/features/builder/importReview/store/uncertainValues.ts';
import { loadSamples } from './evaluate.ts';
import { isSameField, judgeValues, pairEntries, text } from './score.ts';

const every = Number(process.env['EVERY'] ?? 1);
for (const folder of process.argv.slice(2)) {
  const samples = loadSamples(pathToFileURL(`${resolve(folder)}/`)).filter((_, at) => at % every === 0);
  const read = { files: 0, questions: 0, glances: 0, unplaced: 0 };
  const counts = { ...read, wrong: 0, asked: 0, glanced: 0, lacking: 0, told: 0 };
  for (const { pdf, truth } of samples) {
    const found = await importText(pdf.slice());
    if ('error' in found) continue;
    const { resumeData, confidence, doubts, unplaced } = toImported(found, 'text');
    const checks = findUncertainValues(resumeData, confidence, doubts);
    const questions = new Set(checks.filter(({ isLikely }) => !isLikely).map(fieldKey));
    const glances = new Set(checks.filter(({ isLikely }) => isLikely).map(fieldKey));
    counts.files += 1;
    counts.questions += questions.size;
    counts.glances += glances.size;
    counts.unplaced += unplaced.length;
    for (const { path, right } of judgeValues(truth, resumeData)) {
      const target = toTarget(resumeData, path);
      if (right || !target) continue;
      counts.wrong += 1;
      if (questions.has(fieldKey(target))) counts.asked += 1;
      else if (glances.has(fieldKey(target))) counts.glanced += 1;
    }
    for (const [said, own] of pairEntries(truth.experience ?? [], resumeData.experience, ['title', 'company']))
      for (const key of ['title', 'company'] as const) {
        if (text(said[key]) === '' || text(own[key]) !== '' || isSameField(said, own, key)) continue;
        counts.lacking += 1;
        if (questions.has(`${text(own['id'])}.${key}`)) counts.told += 1;
      }
  }
  const per = (count: number) => (count / counts.files).toFixed(2);
  console.log(
    `${folder}: ${counts.files} files; questions a file ${per(counts.questions)}, ` +
      `worth a glance ${per(counts.glances)}, ` +
      `texts without a place ${per(counts.unplaced)}; of ${counts.wrong} wrong values asked ${counts.asked}, worth a ` +
      `glance ${counts.glanced}; of ${counts.lacking} that jobs lack asked ${counts.told}`,
  );
}
