import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

const TITLES = {
  he: ['קורסים', 'השתלמויות מקצועיות, התנדבות בקהילה ופעילות ציבורית'],
  en: ['Courses', 'Professional development, volunteering and community work'],
} as const;

/** Three courses of a line or two each, under this heading. */
function withCourses(language: Language, title: string): ResumeData {
  const sample = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  const items = ['CPIM', 'Scrum', 'SQL'].map((name, at) => ({
    id: `course-${at}`,
    title: name,
    organization: '',
    location: '',
    startDate: '2019',
    endDate: '',
    description: '',
  }));
  return { ...sample, customSections: [{ id: 'courses', title, items }] };
}

/** What is blank between each two courses, in px. */
async function gapsBetweenCourses(resume: ResumeData): Promise<number[]> {
  await sheet.lay(resume);
  return sheet.page.evaluate(() => {
    // What is written: the box of an entry may reach further.
    const boxes = [...document.querySelectorAll('[data-section="courses"] .entry')].map((entry) => {
      const range = document.createRange();
      range.selectNodeContents(entry);
      const lines = [...range.getClientRects()];
      return { top: Math.min(...lines.map(({ top }) => top)), bottom: Math.max(...lines.map(({ bottom }) => bottom)) };
    });
    return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)));
  });
}

describe('a long heading', () => {
  // In the margin it was as high as the first entry beside it, and parted that from the next.
  it.each(TRIED_VERSIONS)('opens no hole between entries: $id $version', async (template) => {
    for (const language of LANGUAGES) {
      const gaps: number[][] = [];
      for (const title of TITLES[language])
        // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
        gaps.push(await gapsBetweenCourses({ ...withCourses(language, title), ...choiceOf(template) }));
      const [short = [], long = []] = gaps;
      expect(short.length).toBe(2);
      for (const [at, gap] of long.entries()) expect(Math.abs(gap - (short[at] ?? 0)), language).toBeLessThanOrEqual(2);
    }
  });
});
