import type { Page } from 'playwright-core';
import type { ApiResponse } from '../../../shared/api/endpoints.ts';
import type { ResumeSummary, SavedResume } from '../../../shared/api/resumes.ts';
import type { Language } from '../../../shared/platform/language.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { choose, corpus } from '../import-page.ts';
import {
  respondWith,
  dialogBy,
  inDialog,
  neverRespond,
  PERSON,
  press,
  failWith,
  resumeIn,
  waitVisible,
  withResume,
  type Scene,
  type SceneState,
} from './scene.ts';

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();

/** Somebody new: two credits that came with the account, nothing saved. */
export const newcomer = (language: Language): Profile => ({
  uid: PERSON.uid,
  email: PERSON.email,
  displayName: PERSON.names[language],
  photoURL: '',
  createdAt: days(-3),
  lastLogin: days(0),
  updatedAt: days(0),
  aiCredits: 2,
  creditLots: [{ remaining: 2, expiresAt: days(362) }],
  maxStorageSlots: 2,
  resumeCount: 0,
  isPremium: false,
  hasUsedAi: false,
  usedTrials: [],
  recentActivity: [],
});

/** Somebody who has paid for both kinds, and was given something back. */
const customer = (language: Language): Profile => ({
  ...newcomer(language),
  aiCredits: 27,
  hasUsedAi: true,
  isPremium: true,
  resumeCount: 2,
  usedTrials: ['template:modern'],
  creditLots: [
    { remaining: 2, expiresAt: days(9) },
    { remaining: 25, expiresAt: days(340) },
  ],
  subscription: { status: 'active', paidThrough: days(20) },
  recentActivity: [
    { type: 'purchase', description: 'premium', amount: 9.99, timestamp: days(-10), paymentId: 'I-1' },
    { type: 'purchase', description: 'pack:medium', amount: -4.99, timestamp: days(-40), paymentId: 'PAY-1' },
    { type: 'purchase', description: 'pack:medium', amount: 4.99, timestamp: days(-41), paymentId: 'PAY-1' },
  ],
});

const summaries = (language: Language): ResumeSummary[] => [
  {
    id: 'resume-1',
    name: language === 'he' ? 'קורות חיים לבנק הצפון' : 'For the northern bank',
    templateId: 'professional',
    version: 3,
    createdAt: days(-9),
    updatedAt: days(-1),
  },
  {
    id: 'resume-2',
    name: language === 'he' ? 'ניהול מוצר' : 'Product management',
    templateId: 'timeline',
    version: 1,
    createdAt: days(-30),
    updatedAt: days(-30),
  },
];
export const saved = (language: Language): SavedResume => ({
  ...(summaries(language)[0] as ResumeSummary),
  data: resumeIn(language),
});

const history: ApiResponse<'readCreditHistory'> = {
  usage: [-1, -2, -12].map((day) => ({
    usageType: 'ai_improvement' as const,
    details: 'general',
    timestamp: days(day),
  })),
  transactions: [
    { amount: 25, source: 'subscription', paymentId: 'I-1', type: 'credit', timestamp: days(-10) },
    { amount: 2, source: 'welcome', type: 'credit', timestamp: days(-60) },
  ],
};

/** What the server knows of this person. */
export async function known(
  page: Page,
  language: Language,
  profile: Profile,
  resumes: readonly ResumeSummary[] = [],
): Promise<void> {
  await respondWith(page, 'readProfile', profile);
  await respondWith(page, 'listResumes', [...resumes]);
  await respondWith(page, 'readCreditHistory', resumes.length > 0 ? history : { usage: [], transactions: [] });
  await respondWith(page, 'readResume', saved(language));
}

const atProfile = { path: '/profile', member: true } as const;
const loaded = (name: string): SceneState => ({ name, show: (page) => waitVisible(page, '.stats') });
const second = '.resume-card:nth-child(2)';

const profile: readonly Scene[] = [
  {
    ...atProfile,
    before: (page, language) => known(page, language, customer(language), summaries(language)),
    states: [
      { name: 'profile', show: (page) => page.locator('.resume-card article.resume').first().waitFor() },
      dialogBy('rename', 'profile.rename', `${second} .icon-button:nth-of-type(3)`),
      {
        name: 'rename-without-a-name',
        title: 'profile.rename',
        show: async (page) => {
          await press(page, `${second} .icon-button:nth-of-type(3)`);
          await page.locator('dialog input').fill('');
          await inDialog(page, '.button-primary');
          await waitVisible(page, 'dialog .field-error');
        },
      },
      {
        name: 'a-deleted-resume',
        show: async (page) => {
          await respondWith(page, 'deleteResume', { deleted: true });
          await press(page, `${second} .icon-button-danger`);
          await waitVisible(page, '.toast');
        },
      },
      {
        name: 'an-action-failed',
        show: async (page) => {
          await page.route('**/api/resumes/*', (route) =>
            route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
          );
          await press(page, '.resume-card .icon-button:nth-of-type(4)');
          await waitVisible(page, '.toast-error');
        },
      },
      dialogBy('cancel-premium', 'payments.stop.title', '.plan-stop'),
      {
        name: 'cancelling-failed',
        title: 'payments.stop.title',
        show: async (page) => {
          await failWith(page, 'cancelSubscription', 'payment_failed_support');
          await press(page, '.plan-stop');
          await inDialog(page, '.button-danger');
          await page.locator('.plan-failed', { hasText: /\S/ }).waitFor();
        },
      },
      dialogBy('delete-the-account', 'profile.remove.title', '.account-rows .button-danger'),
    ],
  },
  {
    ...atProfile,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [loaded('profile-new')],
  },
  {
    ...atProfile,
    before: (page, language) =>
      known(page, language, { ...customer(language), subscription: { status: 'failed', paidThrough: days(2) } }),
    states: [loaded('renewal-failed')],
  },
  {
    ...atProfile,
    before: (page, language) =>
      known(
        page,
        language,
        {
          ...customer(language),
          isPremium: false,
          maxStorageSlots: 2,
          subscription: { status: 'expired', paidThrough: days(-2) },
        },
        summaries(language),
      ),
    states: [loaded('premium-ended')],
  },
  {
    ...atProfile,
    before: (page) => neverRespond(page, 'readProfile'),
    states: [{ name: 'profile-loading', show: (page) => waitVisible(page, '.profile-loading') }],
  },
  {
    ...atProfile,
    before: (page) => failWith(page, 'readProfile', 'profile_failed'),
    states: [{ name: 'profile-failed', show: (page) => waitVisible(page, '.failed') }],
  },
];

const receipt: ApiResponse<'readReceipt'> = {
  number: '2026-000123',
  paymentId: '5O190127TN364715T',
  item: 'pack:medium',
  amountUSD: 4.99,
  refundedUSD: 4.99,
  paidAt: days(-40),
  buyer: { name: PERSON.names.he, email: 'noa.barak.haifa@example.com' },
};
const receipts: readonly Scene[] = [
  {
    path: '/receipt/5O190127TN364715T',
    member: true,
    before: (page) => respondWith(page, 'readReceipt', receipt),
    states: [{ name: 'receipt', show: (page) => waitVisible(page, '.receipt') }],
  },
  {
    path: '/receipt/LATE',
    member: true,
    before: (page) => neverRespond(page, 'readReceipt'),
    states: [{ name: 'receipt-loading', show: (page) => waitVisible(page, '.receipt-loading') }],
  },
  {
    path: '/receipt/NONE',
    member: true,
    before: (page) => failWith(page, 'readReceipt', 'not_found'),
    states: [{ name: 'no-receipt', show: (page) => waitVisible(page, '.failed') }],
  },
];

const save = (page: Page) => page.keyboard.press('Alt+KeyS').then(() => waitVisible(page, 'dialog[open]'));
const cloud: readonly Scene[] = [
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
          await respondWith(page, 'createResume', saved('he'));
          await respondWith(page, 'updateResume', saved('he'));
          await save(page);
          await inDialog(page, '.button-primary');
          await waitVisible(page, '.toast-success');
          await failWith(page, 'updateResume', 'conflict', { current: { ...saved('he'), version: 9 } });
          await page.locator('.panel input').first().fill('Noa');
          await page.locator('.toast').waitFor({ state: 'detached' });
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
    states: [{ name: 'a-premium-template-tried', title: 'payments.trial.title', show: (page) => chooseTemplate(page) }],
  },
  {
    path: '/builder#summary',
    member: true,
    storage: withResume,
    before: (page, language) => known(page, language, { ...newcomer(language), usedTrials: ['template:creative'] }),
    states: [{ name: 'premium-templates-only', title: 'payments.only.title', show: (page) => chooseTemplate(page) }],
  },
];

async function chooseTemplate(page: Page): Promise<void> {
  if (await page.locator('.view-switch').isVisible()) await page.locator('.view-switch .segment').last().click();
  await press(page, '.template-button');
  await press(page, '[data-template=modern]');
  await page.keyboard.press('Alt+KeyD');
  await page.locator('dialog[open]').waitFor();
}

const FOUND: ApiResponse<'parseResume'> = {
  resumeData: resumeIn('he'),
  unplaced: ['רישיון נהיגה ב׳', 'חברה בעמותת ״בית חם״ משנת 2019, כולל הדרכת מתנדבים חדשים והובלת ערבי גיוס'],
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
const importing: readonly Scene[] = [
  {
    path: '/',
    member: true,
    before: (page, language) => known(page, language, newcomer(language)),
    states: [
      {
        name: 'import-refused',
        show: async (page) => {
          await failWith(page, 'parseResume', 'password_protected');
          await startImport(page);
          await page.locator('.upload-problem p').waitFor();
        },
      },
      {
        name: 'import-under-way',
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

/** What only somebody sees who is signed in, without what is bought and improved. */
export const MEMBER_SCENES: readonly Scene[] = [...profile, ...receipts, ...cloud, ...importing];
