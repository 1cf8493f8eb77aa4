import { readFileSync } from 'node:fs';
import { importHere } from '../support/importHere.ts';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { measureMs, quantile, type Bench, type BenchRow } from './bench.ts';

const RUNS = 20;
const [JOBS, BULLETS] = [20, 5];

const source = (path: string) => readFileSync(new URL(`../../shared/templates/${path}`, import.meta.url), 'utf8');
const CSS = source('base.css') + source('styles/classic.css');

/** With a hundred bullets, no two alike. */
function longResume(resume: ResumeData): ResumeData {
  const bullets = resume.experience.flatMap(({ description }) => description.split('\n'));
  const [job] = resume.experience as [ResumeData['experience'][0]];
  return {
    ...resume,
    experience: Array.from({ length: JOBS }, (_, at) => ({
      ...job,
      id: `exp-${at}`,
      description: Array.from({ length: BULLETS }, (__, of) => `${bullets[(at + of) % bullets.length]} ${at}`).join(
        '\n',
      ),
    })),
  };
}

/** How long a Word file of a hundred bullets takes to write (the first in this process, and the others) and to read. */
const bench: Bench = async () => {
  const rows: BenchRow[] = [];
  for (const [language, resume] of [
    ['Hebrew', SAMPLE_HE],
    ['English', SAMPLE_EN],
  ] as const) {
    const long = longResume(resume);
    const times: number[] = [];
    const reads: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      times.push(await measureMs(() => writeWordFile({ ...long, summary: `${run}` }, CSS)));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const file = await writeWordFile(long, CSS);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      reads.push(await measureMs(() => importHere(file)));
    }
    rows.push(
      { measure: `Word file of 100 bullets, ${language}: the first`, value: times[0] ?? Number.NaN, unit: 'ms' },
      { measure: `Word file of 100 bullets, ${language}: p50`, value: quantile(times.slice(1)), unit: 'ms', bar: 300 },
      {
        measure: `import of it, in its process, ${language}: p50`,
        value: quantile(reads.slice(1)),
        unit: 'ms',
        bar: 100,
      },
    );
  }
  await processReader.close();
  return rows;
};
export default bench;
