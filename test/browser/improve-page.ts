import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { setUpAccountSite, type AccountTests } from './account-page.ts';
import type { FakeModel } from './improve-model.ts';
import { goTo } from './navigation.ts';

export const WEAK_EN: ResumeData = {
  ...STRONG_RESUME_EN,
  summary: 'I was responsible for managing a team of 6. I wrote reports on a daily basis.',
  experience: STRONG_RESUME_EN.experience.map((job) =>
    job.id === 'exp-2'
      ? {
          ...job,
          description:
            'I was responsible for managing admin interfaces with React and TypeScript\nMentored 3 ' +
            'new developers in the team',
        }
      : job,
  ),
};
export const WEAK_HE: ResumeData = {
  ...STRONG_RESUME_HE,
  summary: 'אני הייתי אחראית על ניהול צוות של 6 מפתחים. כתבתי דוחות על בסיס יומי.',
};
/** A model that answers so about the summary. */
export const says = (text: string) => ({ says: { summary: { summary: text } } });
export const panel = (page: Page) => page.locator('.panel');
export const press = (page: Page) => panel(page).locator('.ai-action .button-primary').click();
/** Returns the credits that the bar shows under the signed-in person's name. */
export const balance = async (page: Page) => (await page.locator('.bar-profile').innerText()).split('\n').at(-1);
export const sheet = (page: Page) => page.locator('.desk-sheets .sheet').first();
/** The suggestions for one text, by what it belongs to. */
export const offer = (page: Page, name: string) =>
  page.locator('.lines-text', { has: page.getByRole('heading', { name }) });
/** The suggestion for the line of a text that has these words. */
export const lineOf = (page: Page, name: string, words: string) =>
  offer(page, name).locator('.line', { hasText: words });
export const problem = (page: Page) => panel(page).getByRole('alert').filter({ hasText: /\S/ });

/** The product with its fake model, which answers well again after each test, and what people do in the panel. */
export interface ImproveTests {
  readonly people: AccountTests;
  readonly model: FakeModel;
  openTab(page: Page, resume: ResumeData): Promise<void>;
}

/** Has the product before the file's tests. */
export function setUpImproving(): ImproveTests {
  const people = setUpAccountSite();
  let model: FakeModel;
  beforeEach(() => {
    ({ model } = people.site);
    model.questions = [];
  });
  afterEach(() => {
    model.conduct = {};
  });
  return {
    people,
    get model() {
      return model;
    },
    async openTab(page, resume) {
      await page.evaluate((data) => localStorage.setItem('resumeData', data), JSON.stringify(resume));
      await goTo(page, `${people.site.url}/builder#ai`);
      await panel(page).locator('.ai-price').waitFor();
    },
  };
}
