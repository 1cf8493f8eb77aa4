import type { Browser } from 'playwright-core';
import { importText } from '../../../functions/import/textImport.ts';
import { PrintBrowser } from '../../../functions/pdf/printBrowser.ts';
import { createResumeJob, renderPdf } from '../../../functions/pdf/renderPdf.ts';
import { TemplateAssets } from '../../../functions/pdf/templateAssets.ts';
import { LOCAL_ENVIRONMENT } from '../../../infra/local/environment.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { withBuilder } from '../../support/benchedBuilder.ts';
import { extractPages } from '../../tools/pdf-text.ts';
import { measureMs, quantile } from '../bench.ts';
import { descriptionOf, openField, typeInto } from '../typing/typedField.ts';

/** How a figure grows: milliseconds by the size of what is given. */
export interface Growth {
  readonly name: string;
  /** The unit of the sizes, in words. */
  readonly size: string;
  readonly points: readonly { readonly size: number; readonly value: number }[];
}
type Points = { size: number; value: number }[];

/** Short bullets, ten in a job, or more where there would be more jobs than a résumé may have. */
const BULLETS = [10, 100, 1_000];
/** Bullets of a résumé of nothing else, whose PDFs have 1, 3 and 10 pages. */
const BULLETS_OF_PAGES = [30, 110, 370];
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const KEYS = 60;
/** Rounds of the smallest size after which what runs is compiled. */
const WARM_UP = 30;

/** By how much a figure grows with the size: 1 is in proportion. Over the last step, where fixed parts weigh least. */
export function exponentOf({ points }: Growth): number {
  const [before, last] = points.slice(-2);
  if (!before || !last) return Number.NaN;
  return Math.log(last.value / before.value) / Math.log(last.size / before.size);
}

const idOf = (at: number) => `job-${at}`;

function resumeOf(bullets: number, rest: ResumeData = SAMPLE_HE): ResumeData {
  const [job] = SAMPLE_HE.experience;
  if (!job) throw new Error('The sample has no job');
  const jobs = Math.min(bullets / 10, RESUME_LIMITS.experience);
  const experience = Array.from({ length: jobs }, (_, at) => ({
    ...job,
    id: idOf(at),
    company: `${job.company} ${at}`,
    description: Array.from({ length: bullets / jobs }, (__, line) => `ניהול צוות מספר ${line} בפרויקט ${at}`).join(
      '\n',
    ),
  }));
  return { ...rest, ...newestChoice('professional'), experience };
}

/** The least of several rounds, after some that are not counted. */
async function least(work: () => Promise<number>, warmUp = 2): Promise<number> {
  let found = Infinity;
  for (let round = -warmUp; round < ROUNDS; round += 1) {
    const value = await work();
    if (round >= 0) found = Math.min(found, value);
  }
  return found;
}

/** The smallest is measured first, and makes the others warm. */
const warmUpAt = (place: number) => (place === 0 ? WARM_UP : undefined);

/** A PDF and what the browser alone takes of it, by bullets; an import in processor time, by pages. */
export async function measureFiles(): Promise<readonly [pdf: Growth, floor: Growth, imported: Growth]> {
  const assets = new TemplateAssets(LOCAL_ENVIRONMENT['TEMPLATE_ASSETS_DIR'] ?? '');
  const browser = new PrintBrowser({ limit: 60_000 });
  try {
    const [pdf, floor, imported]: readonly [Points, Points, Points] = [[], [], []];
    for (const [place, size] of BULLETS.entries()) {
      const make = () => createResumeJob(resumeOf(size), assets, { carry: true });
      const bare = make().document;
      pdf.push({
        size,
        value: await least(() => measureMs(() => renderPdf(browser, make())), warmUpAt(place)),
      });
      floor.push({ size, value: await least(() => measureMs(() => browser.print(bare))) });
    }
    for (const [place, bullets] of BULLETS_OF_PAGES.entries()) {
      const resume = resumeOf(bullets, { ...createBlankResume(), personalInfo: SAMPLE_HE.personalInfo });
      const bytes = await renderPdf(browser, createResumeJob(resume, assets, { carry: false }));
      const { pages } = await extractPages(bytes);
      imported.push({
        size: pages.length,
        value: await least(() => processorMs(new Uint8Array(bytes)), warmUpAt(place)),
      });
    }
    return [
      { name: 'a PDF, its pages measured', size: 'bullets', points: pdf },
      { name: 'what the browser alone takes of it', size: 'bullets', points: floor },
      { name: 'an import, processor time', size: 'pages', points: imported },
    ];
  } finally {
    await browser.close();
  }
}

async function processorMs(bytes: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  const found = await importText(bytes.slice());
  if ('error' in found) throw new Error(`The PDF could not be read: ${found.error}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** A key in a description, by bullets: to the sheet (median), and what the main thread takes of a processor (mean). */
export function measureTyping(): Promise<readonly [shown: Growth, thread: Growth]> {
  return withBuilder(async (browser, url) => {
    const [shown, thread]: readonly [Points, Points] = [[], []];
    for (const size of BULLETS) {
      const { times, mainThread } = await typeAt(browser, url, size);
      shown.push({ size, value: quantile(times) });
      thread.push({ size, value: mainThread });
    }
    return [
      { name: 'a key in a description, to the sheet', size: 'bullets', points: shown },
      { name: 'the main thread’s processor time for it', size: 'bullets', points: thread },
    ];
  });
}

async function typeAt(browser: Browser, url: string, bullets: number) {
  const field = descriptionOf(idOf(0));
  const page = await openField(browser, url, resumeOf(bullets), field, bullets - 1);
  const costs = await typeInto(page, field, KEYS);
  await page.context().close();
  return costs;
}
