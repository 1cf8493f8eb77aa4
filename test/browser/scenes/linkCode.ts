import type { Page } from 'playwright-core';
import type { Language } from '../../../shared/platform/language.ts';
import type { LinkState } from '../../../shared/api/resumes.ts';
import { saveOnce } from './cloud.ts';
import { days, known, newcomer, shownLink } from './memberPeople.ts';
import { anew, failWith, neverRespond, press, respondWith, resumeIn, waitVisible, type Scene } from './scene.ts';

const CODE = '[data-knob="code"]';

const withCode = (language: Language) => ({
  resumeData: JSON.stringify({ ...resumeIn(language), design: { code: 'link' } }),
});

/** The look of the résumé: in the place of the form, on a phone below the sheet. */
async function openLook(page: Page): Promise<void> {
  const segment = page.locator('.view-switch .segment').last();
  if (await segment.isVisible()) await segment.click();
  await press(page, '.design-button');
  await waitVisible(page, `${CODE} output:not(:empty)`);
  await page.locator(CODE).scrollIntoViewIfNeeded();
}

/** The link is asked for again when its dialog was closed. */
async function askAgain(page: Page): Promise<void> {
  const before = await page.locator(`${CODE} output`).textContent();
  await press(page, `${CODE} .code-state .button`);
  await waitVisible(page, 'dialog[open] .dialog-title');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator(`${CODE} output`, { hasNotText: before ?? '' }).waitFor();
  await page.locator(CODE).scrollIntoViewIfNeeded();
}

const whileLinkIs = (name: string, link: LinkState['link']) => ({
  name: `a-code-${name}`,
  part: CODE,
  show: (page: Page) => respondWith(page, 'readLink', { link }).then(() => askAgain(page)),
});

/** The panel of the design, and what it says about the code of the link. */
export const LINK_CODE_SCENES: readonly Scene[] = [
  { path: '/builder#summary', storage: withCode, states: [{ name: 'the-look', show: openLook }] },
  {
    path: '/builder#summary',
    member: true,
    storage: withCode,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      { name: 'a-code-on-the-page', show: (page) => saveOnce(page).then(() => openLook(page)) },
      whileLinkIs('without-a-link', null),
      whileLinkIs('of-a-link-that-expired', { ...shownLink, expiresAt: days(-1), paused: 'expired' }),
      whileLinkIs('of-a-paused-link', { ...shownLink, paused: 'premium' }),
      {
        name: 'a-code-that-is-not-known',
        part: CODE,
        show: (page) => failWith(page, 'readLink', 'internal').then(() => askAgain(page)),
      },
      anew(
        { name: 'a-code-that-is-asked-for', part: CODE },
        (page) => neverRespond(page, 'readLink'),
        (page) => waitVisible(page, '.toolbar').then(() => openLook(page)),
      ),
    ],
  },
];
