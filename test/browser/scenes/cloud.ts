import type { Page } from 'playwright-core';
import {
  anew,
  closeTemplates,
  respondWith,
  inDialog,
  languageOf,
  press,
  failWith,
  PERSON,
  waitVisible,
  withResume,
  type Scene,
} from './scene.ts';
import { known, newcomer, pairIn, saved, translatedPair } from './memberPeople.ts';

const save = (page: Page) => page.keyboard.press('Alt+KeyS').then(() => waitVisible(page, 'dialog[open]'));

/** The draft has a copy in the cloud, and nothing more is said about it. */
export async function saveOnce(page: Page, more: { readonly twin?: string } = {}): Promise<void> {
  const kept = { ...saved(await languageOf(page)), ...more };
  await respondWith(page, 'createResume', kept);
  await respondWith(page, 'updateResume', kept);
  await save(page);
  await inDialog(page, '.button-primary');
  await waitVisible(page, '.toast-success');
  await page.locator('.toast').waitFor({ state: 'detached' });
}

/** Saving and downloading with an account, conflicts and premium templates. */
export const CLOUD_SCENES: readonly Scene[] = [
  {
    path: '/builder',
    member: true,
    storage: withResume,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      { name: 'save-as', title: 'account.save.title', show: save },
      {
        name: 'save-without-a-name',
        title: 'account.save.title',
        show: async (page) => {
          await save(page);
          await page.locator('dialog input').fill('');
          await inDialog(page, '.button-primary');
          await waitVisible(page, 'dialog .field-error');
        },
      },
      {
        name: 'download-as',
        title: 'account.save.title',
        show: (page) => page.keyboard.press('Alt+KeyD').then(() => waitVisible(page, 'dialog[open]')),
      },
      {
        name: 'no-place-left',
        title: 'account.save.title',
        show: async (page) => {
          await failWith(page, 'createResume', 'storage_limit_reached');
          await page.keyboard.press('Alt+KeyD');
          await inDialog(page, '.button-primary');
          await waitVisible(page, 'dialog .notice');
        },
      },
      {
        name: 'saving-failed',
        part: '.toasts',
        show: async (page) => {
          await failWith(page, 'createResume', 'save_failed');
          await save(page);
          await inDialog(page, '.button-primary');
          await waitVisible(page, '.toast-error');
        },
      },
    ],
  },
  {
    path: '/builder',
    member: true,
    storage: withResume,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      {
        name: 'conflict',
        title: 'account.conflict.title',
        show: async (page) => {
          await saveOnce(page);
          await failWith(page, 'updateResume', 'conflict', { current: { ...saved('he'), version: 9 } });
          await page.locator('.panel input').first().fill('Noa');
          await save(page);
        },
      },
    ],
  },
  {
    path: '/builder#summary',
    member: true,
    storage: withResume,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      {
        name: 'texts-of-the-other-language',
        show: async (page) => {
          const { other } = translatedPair(await languageOf(page));
          const { sides } = pairIn(await languageOf(page));
          await respondWith(page, 'readPair', { sides });
          await respondWith(page, 'readResume', other);
          await saveOnce(page, { twin: other.id });
          await press(page, '.originals-button');
          await waitVisible(page, '.original-text');
        },
      },
    ],
  },
  {
    path: '/builder#summary',
    member: true,
    storage: withResume,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      { name: 'a-premium-template-tried', title: 'payments.trial.title', show: chooseTemplate },
      anew(
        { name: 'premium-templates-only', title: 'payments.only.title' },
        (page, language) => known(page, language, { ...newcomer(language), usedTrials: ['template:creative'] }),
        (page) => waitVisible(page, '.toolbar').then(() => chooseTemplate(page)),
      ),
    ],
  },
];

async function chooseTemplate(page: Page): Promise<void> {
  if (await page.locator('.view-switch').isVisible()) await page.locator('.view-switch .segment').last().click();
  await press(page, '.template-button');
  await press(page, '.template-strip [data-template=modern]');
  await closeTemplates(page);
  await page.keyboard.press('Alt+KeyD');
  await page.locator('dialog[open]').waitFor();
}

/**
 * A session that ended by itself, or with an account, while somebody writes in a résumé that is saved. The account is
 * the token's own: another's would go on.
 */
export const ENDED_SCENES: readonly Scene[] = (
  [
    ['session-ended', 'unauthenticated'],
    ['account-gone', 'account_deleted'],
  ] as const
).map(([name, code]) => ({
  path: '/builder#summary',
  member: true,
  storage: withResume,
  states: [
    {
      name,
      show: async (page) => {
        // Until the server has said whose token it is, the page is that of the person of the other scenes.
        await page.waitForFunction(
          (other) => (JSON.parse(localStorage.getItem('account') ?? '{}') as { uid?: string }).uid !== other,
          PERSON.uid,
        );
        await waitVisible(page, '.toolbar');
        await saveOnce(page);
        await failWith(page, 'updateResume', code);
        await page.locator('[data-resume-field=summary]').first().fill('Noa');
        await waitVisible(page, '.notices .notice');
      },
    },
  ],
}));
