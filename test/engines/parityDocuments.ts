import type { Page } from 'playwright-core';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { marked, placesInPdf, type Place } from '../tools/marked-resume.ts';
import { printPdf, printShown, showSheets } from '../tools/print-pdf.ts';

/** A résumé with marked words, and where its PDF has them. */
export interface ParityDocument {
  readonly name: string;
  readonly resume: ResumeData;
  /** First words of blocks. */
  readonly starts: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, Place>;
  /** Pages of the PDF. */
  readonly count: number;
  /** What they and their lines begin with, as the server tells. */
  readonly breaks: PrintedBreaks;
}

const SAMPLES: Readonly<Record<Language, ResumeData>> = { he: SAMPLE_HE, en: SAMPLE_EN };
const BULLETS_PER_JOB = 4;
/** More than four pages of any template. */
const MAX_BULLETS = 160;
/** How many résumés of each template around the end of its first page. */
export const LENGTHS = 6;

/** The sample with that many bullets in its jobs, and that many lines of one word at the end of the last. */
function withBullets(language: Language, templateId: string, bullets: number, shortLines = 0): ResumeData {
  const sample = SAMPLES[language];
  const texts = sample.experience.flatMap(({ description }) => description.split('\n'));
  const jobs = Array.from({ length: Math.max(1, Math.ceil(bullets / BULLETS_PER_JOB)) }, (_, job) => {
    const count = Math.min(BULLETS_PER_JOB, bullets - job * BULLETS_PER_JOB);
    const own = Array.from({ length: count }, (_, at) => texts[(job * BULLETS_PER_JOB + at) % texts.length] ?? '');
    const from = sample.experience[job % sample.experience.length] as ResumeData['experience'][number];
    return { ...from, id: `exp-${job + 1}`, current: job === 0, description: own.join('\n') };
  });
  const last = jobs.at(-1) as (typeof jobs)[number];
  const short = Array.from({ length: shortLines }, () => texts[0]?.split(' ')[0] ?? '');
  jobs[jobs.length - 1] = { ...last, description: [last.description, ...short].filter(Boolean).join('\n') };
  return { ...sample, ...newestChoice(templateId), experience: jobs };
}

/** Little more than a name. */
function sparse(language: Language, templateId: string): ResumeData {
  const { experience, ...sample } = SAMPLES[language];
  return {
    ...sample,
    ...newestChoice(templateId),
    experience: experience.slice(2),
    projects: [],
    customSections: [],
    languages: [],
  };
}

/** Résumés of one template and language, made to fill its pages in Chromium, which prints them on `paper`. */
export class ParityDocuments {
  readonly #paper: Page;
  readonly #made = new Map<string, Promise<readonly ParityDocument[]>>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(paper: Page) {
    this.#paper = paper;
  }

  /** From sparse to four pages, and on Letter; at two of them one bullet makes the second page. */
  sizes(templateId: string, language: Language): Promise<readonly ParityDocument[]> {
    return this.#once(`sizes ${templateId} ${language}`, async () => {
      const second = await this.#firstWith(2, templateId, language);
      const third = await this.#firstWith(3, templateId, language);
      const fourth = await this.#firstWith(4, templateId, language);
      const bullets = (count: number) => withBullets(language, templateId, count);
      const resumes: Readonly<Record<string, ResumeData>> = {
        sparse: sparse(language, templateId),
        'one page, full': bullets(second - 1),
        'just over one page': bullets(second),
        'two pages': bullets(Math.ceil((second + third) / 2)),
        'three pages': bullets(Math.ceil((third + fourth) / 2)),
        'four pages': bullets(fourth + 3),
        'on Letter': { ...bullets(second + 1), design: { paper: 'letter' } },
      };
      return this.#print(resumes);
    });
  }

  /** Around the end of the first page, one line at a time. */
  lengths(templateId: string, language: Language): Promise<readonly ParityDocument[]> {
    return this.#once(`lengths ${templateId} ${language}`, async () => {
      const second = await this.#firstWith(2, templateId, language);
      const resumes = Array.from({ length: LENGTHS }, (_, lines) => [
        `one page and ${lines} lines from two bullets less`,
        withBullets(language, templateId, second - 2, lines),
      ]);
      return this.#print(Object.fromEntries(resumes) as Record<string, ResumeData>);
    });
  }

  /** Each printed once for all engines, one after the other: there is one sheet of paper. */
  #once(key: string, make: () => Promise<readonly ParityDocument[]>): Promise<readonly ParityDocument[]> {
    const made = this.#made.get(key) ?? this.#turn.then(make);
    this.#made.set(key, made);
    this.#turn = made.catch(() => {});
    return made;
  }

  async #print(resumes: Readonly<Record<string, ResumeData>>): Promise<readonly ParityDocument[]> {
    const documents: ParityDocument[] = [];
    for (const [name, each] of Object.entries(resumes)) {
      const { resume, starts } = marked(each);
      // oxlint-disable-next-line no-await-in-loop -- one page
      const breaks = await showSheets(this.#paper, resume);
      // oxlint-disable-next-line no-await-in-loop
      const { places, count } = await placesInPdf(await printShown(this.#paper));
      documents.push({ name, resume, starts, places, count, breaks });
    }
    return documents;
  }

  /** The fewest bullets with which the PDF has that many pages. */
  async #firstWith(pages: number, templateId: string, language: Language): Promise<number> {
    let [low, high] = [0, MAX_BULLETS];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const { resume } = marked(withBullets(language, templateId, middle));
      // oxlint-disable-next-line no-await-in-loop -- each step needs the one before
      const { count } = await placesInPdf(await printPdf(this.#paper, resume));
      if (count >= pages) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
