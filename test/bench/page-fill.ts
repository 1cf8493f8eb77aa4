/**
 * How pages are filled, where the last of them would be nearly blank (PDF-05): ten lengths of two résumés in each
 * template. `node test/bench/page-fill.ts` prints each bad page too.
 */
import { pathToFileURL } from 'node:url';
import { buildTemplates } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { A4_PAGE } from '../../shared/templates/page.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { launchBrowser } from '../browser/launch.ts';
import { showSheets } from '../tools/print-pdf.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import type { Bench } from './bench.ts';

const LENGTHS = 10;
const MIN_FILL = 0.2;

/** The résumé with so many of the lines of its jobs, from the first on. */
function withLines(resume: ResumeData, count: number): ResumeData {
  let left = count;
  const experience = resume.experience.flatMap((job) => {
    const lines = job.description.split('\n').slice(0, left);
    left -= lines.length;
    return lines.length === 0 ? [] : [{ ...job, description: lines.join('\n') }];
  });
  return { ...resume, experience, projects: resume.projects.slice(0, Math.ceil(count / 12)) };
}

/** Measures the shown pages: how full the last is, and the blank feet of the others, in mm. */
function readFill(pageHeight: number): { fill: number; pages: number; feet: number[]; spacing: string } {
  const sheets = [...document.querySelectorAll('.sheet')].map((sheet) => {
    const article = sheet.firstElementChild as HTMLElement;
    const { paddingTop, paddingBottom } = getComputedStyle(article);
    const { top } = sheet.getBoundingClientRect();
    const [start, end] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
    const range = document.createRange();
    let bottom = 0;
    for (const text of sheet.querySelectorAll('h1, h2, h3, p, li')) {
      range.selectNodeContents(text);
      bottom = Math.max(bottom, range.getBoundingClientRect().bottom - top);
    }
    return { fill: (bottom - start) / (pageHeight - start - end), foot: ((pageHeight - end - bottom) * 25.4) / 96 };
  });
  return {
    fill: sheets.at(-1)?.fill ?? 1,
    pages: sheets.length,
    feet: sheets.slice(0, -1).map(({ foot }) => foot),
    spacing: document.querySelector('.resume')?.getAttribute('data-spacing') ?? 'normal',
  };
}

async function measure(log = false) {
  await buildTemplates();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const found = { documents: 0, bad: 0, sparse: 0, feet: [] as number[], spacings: {} as Record<string, number> };
  for (const { id: templateId } of TEMPLATES)
    for (const sample of [SAMPLE_HE, SAMPLE_EN])
      for (let step = 0; step < LENGTHS; step += 1) {
        const resume = { ...withLines(lengthenResume(sample, 6), 3 + step * 4), ...newestChoice(templateId) };
        // oxlint-disable-next-line no-await-in-loop -- one page
        await showSheets(page, resume);
        // oxlint-disable-next-line no-await-in-loop
        const { fill, pages, feet, spacing } = await page.evaluate(readFill, A4_PAGE.heightPx);
        const isBad = pages > 1 && fill < MIN_FILL;
        found.documents += 1;
        found.bad += Number(isBad);
        found.sparse += Number(pages === 1 && fill < 0.5);
        found.feet.push(...feet);
        found.spacings[spacing] = (found.spacings[spacing] ?? 0) + 1;
        if (log && isBad) console.log(templateId, resume.language, step, pages, fill.toFixed(2), spacing);
      }
  await browser.close();
  return { ...found, feet: found.feet.reduce((sum, foot) => sum + foot, 0) / Math.max(1, found.feet.length) };
}

const MAX_BAD = 5;

const bench: Bench = async () => {
  const { documents, bad, sparse, feet } = await measure();
  return [
    { measure: `last pages under 20 % of ${documents} documents`, value: bad, unit: '', bar: MAX_BAD },
    { measure: `only pages under half of ${documents} documents`, value: sparse, unit: '' },
    { measure: 'blank foot of a page that is not the last', value: feet, unit: 'mm' },
  ];
};
export default bench;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure(true));
