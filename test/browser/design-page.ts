import type { Locator, Page } from 'playwright-core';
import type { ResumeDesign } from '../../shared/resume/design.ts';
import { storedResume } from './builder-page.ts';

/** Returns the control of a knob of the design. */
export const knob = (page: Page, name: keyof ResumeDesign): Locator => page.locator(`[data-knob=${name}]`);

/** A template in the strip. */
export const option = (page: Page, id: string): Locator => page.locator(`.template-choice[data-template=${id}]`);

/**
 * The résumé as it is stored, once all that was changed is. The status tells of a change with the next frame, and it is
 * stored a second after the last one.
 */
export const resumeOf = async (page: Page) => {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => document.querySelector('.save-status')?.getAttribute('data-status') !== 'unsaved');
  return storedResume(page);
};
