import { expect, it } from 'vitest';
import { evaluate, loadSamples, summarize } from '../../test/bench/import/evaluate.ts';
import { toImported } from './importPdf.ts';
import { importText } from './textImport.ts';

/** Percent of the values shown as sure that may be wrong. */
const MAX_WRONG = 2;
/** Percent of all values that are sure at the least: who is never sure is never wrong. */
const MIN_SURE = 85;

it('of the values shown as sure at least 98 % are right, in files that no weight was learned from', async () => {
  const samples = loadSamples(new URL('../../test/data/import-strangers/', import.meta.url));
  const all = await evaluate(samples, async (pdf) => {
    const found = await importText(pdf);
    return 'error' in found ? found : { ...found, ...toImported(found, 'text') };
  });
  const { values, sure, sureWrong, lost } = summarize(all);
  const wrong = all.flatMap((one) => one.sure.wrong.map((value) => `${one.sample.name}: ${value}`));
  expect(values).toBeGreaterThan(300);
  expect((100 * sureWrong) / sure, wrong.join('\n')).toBeLessThanOrEqual(MAX_WRONG);
  expect((100 * sure) / values).toBeGreaterThanOrEqual(MIN_SURE);
  expect(lost).toBe(0);
});
