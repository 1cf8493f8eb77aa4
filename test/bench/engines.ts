import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLocal } from '../../infra/local/startLocal.ts';
import { createLongResume } from '../../shared/resume/samples.fixture.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import type { Engine } from '../engines/engine.ts';
import type { EnginePage } from '../engines/enginePage.ts';
import { ENGINES } from '../engines/engines.ts';
import { missingText } from '../engines/engineSuite.ts';
import { field, tab, untilShown, visit } from '../engines/visitor.ts';
import { collectKeyTimes } from '../tools/key-times.ts';
import { quantile, type Bench, type BenchRow } from './bench.ts';

const RUNS = 3;
const PAUSE_MS = 1_000 / 15;
/** Letters of every keyboard: for others some drivers send a text without a key, whose time nobody knows. */
const TEXT = 'more words '.repeat(6);

/**
 * Typing in the real builder, on a résumé of 10 jobs with 10 bullets each, in every engine that is installed; `typing`
 * holds Chromium to its limit.
 */
const bench: Bench = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'korot-bench-'));
  const local = await startLocal({ dataDir, quiet: true, environment: { RATE_FACTOR: '100000' } });
  try {
    const rows: BenchRow[] = [];
    for (const engine of ENGINES) {
      const program = engine.find();
      if (program === undefined) process.stderr.write(`!! ${missingText(engine)}. NOT measured.\n`);
      // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would slow each other down
      else rows.push(...(await typingRows(engine, program, local.url)));
    }
    return rows;
  } finally {
    await local.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};
export default bench;

async function typingRows(engine: Engine, program: string, url: string): Promise<BenchRow[]> {
  const browser = await engine.start(program);
  try {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const page = await browser.open();
      // oxlint-disable-next-line no-await-in-loop
      runs.push(await keyTimes(page, url));
      // oxlint-disable-next-line no-await-in-loop
      await page.close();
    }
    const row = (name: string, q: number): BenchRow => ({
      measure: `${engine.name} (${browser.version}): key to painted sheet, ${name} (median of ${RUNS} runs)`,
      value: quantile(runs.map((times) => quantile(times, q))),
      unit: 'ms',
    });
    return [row('median', 0.5), row('95th percentile', 0.95)];
  } finally {
    await browser.close();
  }
}

/** Milliseconds of each key of {@link TEXT}. */
async function keyTimes(page: EnginePage, url: string): Promise<number[]> {
  const resume = { ...createLongResume(SAMPLE_HE), ...newestChoice('professional') };
  await visit(page, url, { resume, path: '/builder#experience' });
  await page.click(tab('experience'));
  await page.click('.entry[data-entry="exp-1"] .entry-toggle');
  await page.click(field('exp-1.description'));
  await page.evaluate(collectKeyTimes, undefined);
  for (const letter of `first ${TEXT}`) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, at the pace of somebody who types fast
    await page.type(letter);
    // oxlint-disable-next-line no-await-in-loop
    await wait(PAUSE_MS);
  }
  await untilShown(page, TEXT);
  const times = await page.evaluate(() => Reflect.get(globalThis, 'keyTimes') as number[], undefined);
  const measured = times.filter((time) => typeof time === 'number').slice(-TEXT.length);
  if (measured.length < TEXT.length) throw new Error(`Only ${measured.length} of ${TEXT.length} keys were measured`);
  return measured;
}
