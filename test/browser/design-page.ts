import type { Locator, Page } from 'playwright-core';
import type { ResumeDesign } from '../../shared/resume/design.ts';
import { storedResume } from './builder-page.ts';

/** What one thing of the design is set by. */
export const knob = (page: Page, name: keyof ResumeDesign): Locator => page.locator(`[data-knob=${name}]`);

/** A template in the strip. */
export const option = (page: Page, id: string): Locator => page.locator(`.template-choice[data-template=${id}]`);

/** The résumé as it is stored, after longer than the draft takes to be. */
export const resumeOf = async (page: Page) => {
  await page.waitForTimeout(1_200);
  return storedResume(page);
};
