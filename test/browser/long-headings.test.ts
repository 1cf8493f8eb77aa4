import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf } from '../../shared/templates/catalogue.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { sampleOf, setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

const TITLES = {
  he: ['קורסים', 'השתלמויות מקצועיות, התנדבות בקהילה ופעילות ציבורית'],
  en: ['Courses', 'Professional development, volunteering and community work'],
} as const;

const coursesOf = (key: number) =>
  ['CPIM', 'Scrum', 'SQL'].map((name, at) => ({
    id: `course-${key}-${at}`,
    title: name,
    organization: '',
    location: '',
    startDate: '2019',
    endDate: '',
    description: '',
  }));

/** Three courses of a line or two each, under a short heading, and the same again under a long one. */
function withCourses(language: Language): ResumeData {
  return {
    ...sampleOf(language),
    experience: [],
    education: [],
    projects: [],
    // One of them is in letters of its own, which would have typefaces loaded again for each language.
    languages: [],
    customSections: TITLES[language].map((title, key) => ({ id: `courses-${key}`, title, items: coursesOf(key) })),
  };
}

/** Returns the blank space between courses of a section, in px. */
const gapsBetweenCourses = (): Promise<number[][]> =>
  sheet.page.evaluate(() =>
    ['courses-0', 'courses-1'].map((section) => {
      // The written text: the box of an entry may be larger.
      const boxes = [...document.querySelectorAll(`[data-section="${section}"] .entry`)].map((entry) => {
        const range = document.createRange();
        range.selectNodeContents(entry);
        const lines = [...range.getClientRects()];
        return { top: Math.min(...lines.map(({ top }) => top)), bottom: Math.max(...lines.map((line) => line.bottom)) };
      });
      return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)));
    }),
  );

describe('a long heading', () => {
  // In the margin it was as high as the first entry beside it, and separated that from the next.
  it.each(TRIED_VERSIONS)('opens no hole between entries: $id $version', async (template) => {
    for (const language of LANGUAGES) {
      // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
      await sheet.lay({ ...withCourses(language), ...choiceOf(template) });
      // oxlint-disable-next-line no-await-in-loop
      const [short = [], long = []] = await gapsBetweenCourses();
      expect([short.length, long.length]).toEqual([2, 2]);
      for (const [at, gap] of long.entries()) expect(Math.abs(gap - (short[at] ?? 0)), language).toBeLessThanOrEqual(2);
    }
  });
});
