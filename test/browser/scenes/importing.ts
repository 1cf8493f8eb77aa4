import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ApiResponse } from '../../../shared/api/endpoints.ts';
import { choose, corpus } from '../import-page.ts';
import { respondWith, neverRespond, press, failWith, resumeIn, waitVisible, withResume, type Scene } from './scene.ts';
import { known, newcomer } from './memberPeople.ts';

const FOUND: ApiResponse<'parseResume'> = {
  resumeData: resumeIn('he'),
  saidAgain: ['Guide, House of Light, 2014'],
  unplaced: [
    'Guide, House of Light, 2014',
    'רישיון נהיגה ב׳',
    'חברה בעמותת ״בית חם״ משנת 2019, כולל הדרכת מתנדבים חדשים והובלת ערבי גיוס',
  ],
  confidence: {
    'personalInfo.fullName': 0.98,
    'personalInfo.email': 1,
    summary: 0.9,
    'experience.0.title': 0.4,
    'experience.0.company': 0.35,
    'education.0.degree': 0.7,
    'languages.1.level': 0.2,
  },
  source: 'text',
  picturePages: [2, 3],
  unreadDocuments: 2,
  personal: ['ת.ז.: 012345674', '12.03.1985'],
  doubts: {},
  placedByModel: [],
};

const startImport = async (page: Page) => {
  await choose(page, corpus('pdf/maya-chrome-2col.pdf'));
  await waitVisible(page, '.upload-file');
  await press(page, '.upload-actions .button-primary');
};

const review = '.review';

/** An import and its review. */
export const IMPORT_SCENES: readonly Scene[] = [
  {
    path: '/',
    member: true,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      {
        name: 'import-refused',
        part: '#upload',
        show: async (page) => {
          await failWith(page, 'parseResume', 'password_protected');
          await startImport(page);
          await page.locator('.upload-problem p').waitFor();
        },
      },
      {
        name: 'import-of-a-changed-file',
        part: '#upload',
        show: async (page) => {
          const folder = await mkdtemp(join(tmpdir(), 'changed-'));
          await copyFile(corpus('pdf/maya-chrome-2col.pdf'), join(folder, 'cv.pdf'));
          await choose(page, join(folder, 'cv.pdf'));
          await page.locator('.upload-file').getByText('cv.pdf').waitFor();
          await rm(folder, { recursive: true });
          await press(page, '.upload-actions .button-primary');
          await page.locator('.upload-problem p').waitFor();
        },
      },
      {
        name: 'import-under-way',
        part: '#upload',
        show: async (page) => {
          await neverRespond(page, 'parseResume');
          await startImport(page);
          await waitVisible(page, '.import-steps [aria-current=step]');
        },
      },
    ],
  },
  {
    path: '/',
    member: true,
    storage: withResume,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      {
        name: 'import-review',
        show: async (page) => {
          await respondWith(page, 'parseResume', FOUND);
          await startImport(page);
          await waitVisible(page, review);
        },
      },
      {
        name: 'leaving-the-review',
        title: 'review.leave.title',
        show: async (page) => {
          if (await page.locator('.view-switch').isVisible())
            await page.locator('.view-switch .segment').nth(1).click();
          await press(page, '.review-foot .button-primary');
          await waitVisible(page, 'dialog[open]');
        },
      },
    ],
  },
];
