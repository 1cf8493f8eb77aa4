import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Config, type Flags, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromium } from '../../functions/pdf/chromium.ts';
import { startLocal } from '../../infra/local/startLocal.ts';
import { createLongResume } from '../../shared/resume/samples.fixture.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { quantile, type Bench, type BenchRow } from './bench.ts';

const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);

/** Pages and the least they must reach in performance; in the others it is 100 everywhere (issue: the whole site). */
const PAGES = [
  { name: 'home', path: '/', performance: 97, isSeeded: false },
  { name: 'builder', path: '/builder', performance: 90, isSeeded: false },
  { name: 'builder, 10 jobs of 10 bullets', path: '/builder', performance: 92, isSeeded: true },
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const SEED = JSON.stringify(createLongResume(SAMPLE_HE));

/** One measurement as in Lighthouse's own mobile preset, by a browser that knows nothing yet. */
async function measure(url: string, isSeeded: boolean): Promise<Result> {
  const { executablePath, environment } = await chromium();
  const browser = await launch({
    executablePath,
    env: environment,
    headless: 'shell',
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    // What an earlier visit left: Lighthouse empties the storage before it begins.
    if (isSeeded) await page.evaluateOnNewDocument((stored) => localStorage.setItem('resumeData', stored), SEED);
    const flags: Flags = { logLevel: 'error', output: 'json' };
    const config: Config = { extends: 'lighthouse:default', settings: { onlyCategories: [...CATEGORIES] } };
    const outcome = await lighthouse(url, flags, config, page);
    if (!outcome) throw new Error(`Lighthouse has no result for ${url}`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

/** The built site under the local gateway; medians. What keeps a category below 100 is printed on stderr. */
const bench: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'korot-lighthouse-'));
  const local = await startLocal({ dataDir: folder, quiet: true });
  const rows: BenchRow[] = [];
  try {
    for (const { name, path, performance, isSeeded } of PAGES) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) results.push(await measure(local.url + path, isSeeded));
      for (const category of CATEGORIES) {
        const value = quantile(results.map((result) => (result.categories[category]?.score ?? 0) * 100));
        rows.push({
          measure: `${name}, ${category}`,
          value,
          unit: 'of 100',
          bar: category === 'performance' ? performance : 100,
          atLeast: true,
        });
      }
      for (const [audit, label, unit] of [
        ['largest-contentful-paint', 'largest paint', 'ms'],
        ['total-blocking-time', 'blocking time', 'ms'],
        ['cumulative-layout-shift', 'layout shift', ''],
      ] as const) {
        const value = quantile(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
        rows.push({
          measure: `${name}, ${label}`,
          value,
          unit,
          ...(audit === 'cumulative-layout-shift' && { bar: 0.02 }),
        });
      }
      report(name, results[0]);
    }
  } finally {
    await local.close();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
};

function report(name: string, result: Result | undefined): void {
  for (const category of CATEGORIES) {
    for (const { id, weight } of result?.categories[category]?.auditRefs ?? []) {
      const audit = result?.audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
        process.stderr.write(`  ${name}, ${category}: ${id} ${audit?.score} ${audit?.displayValue ?? ''}\n`);
    }
  }
}

export default bench;
