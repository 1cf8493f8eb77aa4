import { importText } from '../../../functions/import/textImport.ts';
import { PrintBrowser } from '../../../functions/pdf/printBrowser.ts';
import { createResumeJob, renderPdf } from '../../../functions/pdf/renderPdf.ts';
import { TemplateAssets } from '../../../functions/pdf/templateAssets.ts';
import { LOCAL_ENVIRONMENT } from '../../../infra/local/environment.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { extractPages } from '../../tools/pdf-text.ts';
import { measureMs } from '../bench.ts';

/** How a figure grows: milliseconds, the least of several, by the size of what is given. */
export interface Growth {
  readonly name: string;
  /** What sizes count, in words. */
  readonly size: string;
  readonly points: readonly { readonly size: number; readonly value: number }[];
}

/** Jobs of ten short bullets each. */
const JOBS = [1, 10, 100];
/** Jobs whose PDFs have about 1, 3 and 10 pages. */
const JOBS_OF_PAGES = [1, 9, 36];
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

/** By how much a figure grows with the size: 1 is in proportion. Over the last step, where fixed parts weigh least. */
export function exponentOf({ points }: Growth): number {
  const [before, last] = points.slice(-2);
  if (!before || !last) return Number.NaN;
  return Math.log(last.value / before.value) / Math.log(last.size / before.size);
}

function resumeOf(jobs: number): ResumeData {
  const [job] = SAMPLE_HE.experience;
  if (!job) throw new Error('The sample has no job');
  const experience = Array.from({ length: jobs }, (_, at) => ({
    ...job,
    id: `job-${at}`,
    company: `${job.company} ${at}`,
    description: Array.from({ length: 10 }, (__, line) => `ניהול צוות מספר ${line} בפרויקט ${at}`).join('\n'),
  }));
  return { ...SAMPLE_HE, ...newestChoice('professional'), experience };
}

async function least(work: () => Promise<number>): Promise<number> {
  let found = Infinity;
  for (let round = -2; round < ROUNDS; round += 1) {
    const value = await work();
    if (round >= 0) found = Math.min(found, value);
  }
  return found;
}

/** A PDF and what the browser alone takes of it, by bullets; an import in processor time, by pages. */
export async function measureGrowth(): Promise<readonly [pdf: Growth, floor: Growth, imported: Growth]> {
  const assets = new TemplateAssets(LOCAL_ENVIRONMENT['TEMPLATE_ASSETS_DIR'] ?? '');
  const browser = new PrintBrowser({ limit: 60_000 });
  try {
    const [pdf, floor, imported] = [[], [], []] as { size: number; value: number }[][] as [Points, Points, Points];
    for (const jobs of JOBS) {
      const make = () => createResumeJob(resumeOf(jobs), assets, { carry: true });
      const bare = make().document;
      pdf.push({ size: 10 * jobs, value: await least(() => measureMs(() => renderPdf(browser, make()))) });
      floor.push({ size: 10 * jobs, value: await least(() => measureMs(() => browser.print(bare))) });
    }
    for (const jobs of JOBS_OF_PAGES) {
      const bytes = await renderPdf(browser, createResumeJob(resumeOf(jobs), assets, { carry: false }));
      const { pages } = await extractPages(bytes);
      imported.push({ size: pages.length, value: await least(() => processorMs(new Uint8Array(bytes))) });
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

type Points = { size: number; value: number }[];

async function processorMs(bytes: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  const found = await importText(bytes.slice());
  if ('error' in found) throw new Error(`The PDF could not be read: ${found.error}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
