import { beforeAll, expect, it } from 'vitest';
import { evaluate, loadSamples, summarize, type Evaluation } from '../../test/bench/import/evaluate.ts';
import { everyNth, EXHAUSTIVE } from '../../test/support/exhaustive.ts';
import { toImported } from './importPdf.ts';
import { importText } from './textImport.ts';

/** Percent of the values shown as sure that may be wrong. */
const MAX_WRONG = 2;
/** Percent of all values that are sure at the least: who is never sure is never wrong. */
const MIN_SURE = 80;

/** Percent of the fields, and of the jobs, that are to be right at the least in any third of the files. */
const MIN_RIGHT = { he: { fields: 92, jobs: 85 }, en: { fields: 88, jobs: 80 } } as const;

/** Milliseconds for reading all of them on a busy machine. */
const READS_ALL = 180_000;

const samples = everyNth(3, loadSamples(new URL('../../test/data/import-strangers/', import.meta.url)));
let all: Evaluation[];
beforeAll(async () => {
  all = await evaluate(samples, async (pdf) => {
    const found = await importText(pdf);
    return 'error' in found ? found : { ...found, ...toImported(found, 'text') };
  });
}, READS_ALL);

it('of the values shown as sure at least 98 % are right, in files that no label was learned from', () => {
  const { values, sure, sureWrong, lost } = summarize(all);
  const wrong = all.flatMap((one) => one.sure.wrong.map((value) => `${one.sample.name}: ${value}`));
  expect(values).toBeGreaterThan(300);
  expect((100 * sureWrong) / sure, wrong.join('\n')).toBeLessThanOrEqual(MAX_WRONG);
  expect((100 * sure) / values).toBeGreaterThanOrEqual(MIN_SURE);
  expect(lost).toBe(0);
});

it.runIf(EXHAUSTIVE).each(['c', 'k', 'l', 'm', 'n'])(
  'in each set of strangers at least 98 % of these are right: %s',
  (set) => {
    const of = all.filter(({ sample }) => sample.name.startsWith(set));
    const { files, sure, sureWrong } = summarize(of);
    expect(files).toBeGreaterThan(20);
    expect((100 * sureWrong) / sure, of.flatMap((one) => one.sure.wrong).join('\n')).toBeLessThanOrEqual(MAX_WRONG);
  },
);

it.each(['he', 'en'] as const)('what files of strangers say is read as well as it was: %s', (language) => {
  const of = all.filter(({ sample }) => sample.language === language);
  const { files, fields, jobs } = summarize(of);
  expect(files).toBeGreaterThan(10);
  expect(fields).toBeGreaterThanOrEqual(MIN_RIGHT[language].fields);
  expect(jobs).toBeGreaterThanOrEqual(MIN_RIGHT[language].jobs);
});
