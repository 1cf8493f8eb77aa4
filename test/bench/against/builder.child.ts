/**
 * The builder of this folder's checkout with 10 jobs of 10 bullets: how many files of script it loads, and what a key
 * costs in each field; measured for the keys of figures that are its arguments.
 */
import { createLongResume } from '../../../shared/resume/samples.fixture.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { openBuilder } from '../../support/benchedBuilder.ts';
import { quantile } from '../bench.ts';
import { openField, TYPED_FIELDS, typeInto } from '../typing/typedField.ts';
import { withProduct } from './product.ts';

const KEYS = 100;
/** Milliseconds in which the builder has loaded what it begins with, and what it fetches when the browser is idle. */
const LOADED_MS = 5_000;

const wanted = process.argv.slice(3);
const resume = { ...createLongResume(SAMPLE_HE), ...newestChoice('professional') };
const values: Record<string, number> = {};
await withProduct(async (_, url) => {
  const browser = await launchBrowser();
  try {
    if (wanted.includes('requests')) {
      const page = await openBuilder(browser, 'about:blank', resume);
      let requests = 0;
      page.on('request', (request) => (requests += request.resourceType() === 'script' ? 1 : 0));
      await page.goto(`${url}/builder`);
      await page.waitForTimeout(LOADED_MS);
      values['requests'] = requests;
      await page.context().close();
    }
    for (const [name, field] of Object.entries(TYPED_FIELDS)) {
      if (!wanted.some((key) => key === name || key === `${name}Thread`)) continue;
      const page = await openField(browser, url, resume, field);
      const { times, mainThread } = await typeInto(page, field, KEYS);
      Object.assign(values, { [name]: quantile(times), [`${name}Thread`]: mainThread });
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
});
process.stdout.write(`${JSON.stringify(values)}\n`);
process.exit(0);
