import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors/errors.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { createLetter, toLetterDocument } from '../../shared/resume/letter.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { MAX_PDF_PAGES } from '../../shared/templates/page.ts';
import { createPageLayout } from '../../shared/templates/pagination/pageLayout.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { BrowserMemoryError, BrowserTimeoutError } from './browserProcess.ts';
import { MAX_PRINT_COST } from './printCost.ts';
import type { PrintBrowser } from './printBrowser.ts';
import { PageCrashError } from './printPage.ts';
import {
  createBareJob,
  createResumeJob,
  HEAVY_PRINT_COST,
  measurePages,
  MORE_THAN_ORDINARY,
  renderPdf,
  type PrintJob,
} from './renderPdf.ts';
import type { TemplateAssets } from './templateAssets.ts';

/** Files without content. */
const assets = {
  layOutScript: 'lay out',
  inlineFiles: (head: string) => head,
  referencesFor: () => ({ baseCss: '', styleCss: '', linkCss: '', fontUrl: () => '' }),
} as unknown as TemplateAssets;

const jobOf = (resume: ResumeData, options: Partial<Parameters<typeof createResumeJob>[2]> = {}) =>
  createResumeJob(resume, assets, { carry: true, ...options });

const [work] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
const [project] = SAMPLE_EN.projects as [ResumeData['projects'][0]];
const ofLines = (count: number): ResumeData => ({
  ...createBlankResume(),
  experience: [{ ...work, description: 'a\n'.repeat(count) }],
});
/** In two projects. */
const ofTags = (count: number): ResumeData => ({
  ...createBlankResume(),
  projects: ['proj-1', 'proj-2'].map((id) => ({
    ...project,
    id,
    description: '',
    technologies: 'a,'.repeat(count / 2),
  })),
});

/** Of a résumé whose caller says that it has one page. */
function pagesOf(resume: ResumeData) {
  const { columns } = createPageLayout(buildResumeDocument(resume));
  const { cost, document } = jobOf(resume, { breaks: { columns: columns.map(() => []), cloned: [] } });
  return { isHeavy: cost > HEAVY_PRINT_COST, sheets: document.layout?.given?.sheets };
}

const named = (fullName: string) =>
  jobOf({ ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, fullName } }).metadata;

describe('the job of a résumé', () => {
  it('is refused before anything is built of it where it has more lines, or more technologies, than may be', () => {
    // 30 pages of 110 lines: more than fit.
    expect(() => jobOf(ofLines(3_300))).not.toThrow();
    expect(() => jobOf(ofLines(3_301))).toThrow(
      expect.objectContaining({ code: 'pdf_too_long', details: { limit: MAX_PDF_PAGES } }),
    );
    expect(() => jobOf(ofTags(4_000))).not.toThrow();
    expect(() => jobOf(ofTags(4_002))).toThrow(
      expect.objectContaining({ code: 'pdf_too_complex', details: { reason: 'technologies', limit: 4_000 } }),
    );
  });

  it('is refused where it costs more than may be', () => {
    const skills = Array.from({ length: 400 }, (_, index) => ({ id: `skill-${index}`, name: 'ࠀa'.repeat(60) }));
    expect(() => jobOf({ ...createBlankResume(), skills })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ reason: 'cost', limit: MAX_PRINT_COST }) }),
    );
  });

  it('has the tree of its document, what lays it out, and its headings as they were written', () => {
    const job = jobOf(SAMPLE_EN);
    const document = buildResumeDocument(SAMPLE_EN);
    expect(JSON.parse(job.document.body)).toEqual(JSON.parse(JSON.stringify(document)));
    expect(job.document.layout).toEqual({ script: 'lay out', given: undefined });
    expect(job.headings?.slice(0, 4)).toEqual(['Daniel Levin', 'Summary', 'Experience', work.title]);
    expect([job.isUntrusted, job.hasLetters, jobOf(createBlankResume()).hasLetters]).toEqual([false, true, false]);
    expect(
      [undefined, 'drawn', 'placed', 'sideways'].map((textOrder) => jobOf(withOrder(textOrder)).textOrder),
    ).toEqual([undefined, 'drawn', 'placed', undefined]);
  });

  it('takes the pages that its caller says it has, unless a second print would cost much', () => {
    expect(pagesOf(SAMPLE_EN)).toEqual({ isHeavy: false, sheets: 1 });
    expect(pagesOf(ofLines(3_000))).toEqual({ isHeavy: true, sheets: undefined });
  });

  it('is called by the person’s name, and by ours where there is none', () => {
    expect(named(' נועה  ברק\n')).toMatchObject({ title: 'נועה ברק', author: 'נועה ברק', language: 'he' });
    const nameless = named(' \u200f');
    expect([nameless.title, 'author' in nameless]).toEqual(['Korot', false]);
  });

  it('carries the résumé where that is wanted, and never with a letter, which says in its title what it is', () => {
    expect(jobOf(SAMPLE_EN).metadata.carried).toMatchObject({ summary: SAMPLE_EN.summary });
    expect('carried' in jobOf(SAMPLE_EN, { carry: false }).metadata).toBe(false);
    const letter = toLetterDocument(SAMPLE_EN, createLetter(SAMPLE_EN, '2026-11-28'));
    expect(jobOf(letter).metadata).toEqual({
      title: 'Daniel Levin – Cover letter',
      author: 'Daniel Levin',
      language: 'en',
    });
  });
});

const withOrder = (textOrder: string | undefined): ResumeData =>
  ({ ...SAMPLE_EN, design: textOrder === undefined ? undefined : { textOrder } }) as ResumeData;

it('the job of bare markup is another’s: it may be blank, is used once, and carries nothing', () => {
  const job = createBareJob({ html: '<p>שלום</p>', css: '', templateId: 'classic' }, assets);
  expect(job).toMatchObject({ isUntrusted: true, hasLetters: false, metadata: { title: 'Korot', language: 'he' } });
  expect(job.document.body).toBe('<p>שלום</p>');
  expect(job.cost).toBeGreaterThan(0);
});

const OURS = { document: { head: '', body: '' }, isUntrusted: false, cost: 1 } as unknown as PrintJob;
const FOREIGN = { ...OURS, isUntrusted: true };

/** What a print of a job throws where the browser fails so; `signal` is one that has ended or not. */
async function thrownBy(job: PrintJob, failure: Error, signal?: AbortSignal): Promise<AppError> {
  const printer = { print: () => Promise.reject(failure) };
  const thrown = await renderPdf(printer, job, { signal }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(AppError);
  return thrown as AppError;
}

describe('a print that fails', () => {
  it.each([
    ['no answer in time', new BrowserTimeoutError(8_000, true), 'timeout', 'time'],
    ['too much memory', new BrowserMemoryError('much'), 'pdf_too_complex', 'memory'],
    ['a page that died', new PageCrashError(), 'pdf_failed', 'crash'],
    ['anything else', new Error('no'), 'pdf_failed', undefined],
  ] as const)('is named by why, and by whose markup it is: %s', async (_, failure, ours, reason) => {
    const [own, other] = [await thrownBy(OURS, failure), await thrownBy(FOREIGN, failure)];
    expect([own.code, own.cause]).toEqual([ours, failure]);
    expect([other.code, other.details, other.cause]).toEqual(
      reason === undefined ? ['pdf_failed', undefined, failure] : ['pdf_too_complex', { reason }, failure],
    );
  });

  it('is late where its caller has given up, and as it was where it says itself what it is', async () => {
    expect((await thrownBy(OURS, new Error('aborted'), AbortSignal.abort())).code).toBe('timeout');
    expect((await thrownBy(OURS, new Error('no'), new AbortController().signal)).code).toBe('pdf_failed');
    const busy = new AppError('pdf_busy');
    expect(await thrownBy(FOREIGN, busy)).toBe(busy);
  });
});

/** What is measured of a document whose second column has so many pages. */
function measured(pages: number) {
  const begins = Array.from({ length: pages - 1 }, (_, index) => ({ unit: index, offset: 0 }));
  const readBreaks = async () => ({ columns: [[], begins], cloned: [] });
  return measurePages({ readBreaks } as unknown as PrintBrowser, OURS);
}

describe('where the pages of a résumé begin', () => {
  it('is told of 30 pages, and of no more', async () => {
    expect((await measured(MAX_PDF_PAGES)).columns[1]).toHaveLength(MAX_PDF_PAGES - 1);
    await expect(measured(MAX_PDF_PAGES + 1)).rejects.toMatchObject({ code: 'pdf_too_long' });
  });

  it.each([
    [OURS, { discardPage: false, heavy: false, cost: 1 }],
    [FOREIGN, { discardPage: true, heavy: false, cost: 1 }],
    [
      { ...OURS, cost: MORE_THAN_ORDINARY },
      { discardPage: false, heavy: false, cost: MORE_THAN_ORDINARY },
    ],
    [
      { ...OURS, cost: MORE_THAN_ORDINARY + 1 },
      { discardPage: false, heavy: true, cost: MORE_THAN_ORDINARY + 1 },
    ],
  ])('is asked of a browser that is told whose job it is and what it costs', async (job, told) => {
    const given: unknown[] = [];
    const readBreaks = async (_: unknown, options: unknown) => (given.push(options), { columns: [], cloned: [] });
    await measurePages({ readBreaks } as unknown as PrintBrowser, job, { caller: 'dana' });
    expect(given).toEqual([{ ...told, caller: 'dana' }]);
  });
});
