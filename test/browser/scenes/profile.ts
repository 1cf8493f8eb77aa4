import type { Page } from 'playwright-core';
import type { Profile } from '../../../shared/account/profile.ts';
import type { ApiResponse } from '../../../shared/api/endpoints.ts';
import type { Language } from '../../../shared/platform/language.ts';
import {
  anew,
  respondWith,
  dialogBy,
  inDialog,
  neverRespond,
  PERSON,
  press,
  failWith,
  waitVisible,
  type Scene,
} from './scene.ts';
import { customer, days, known, newcomer, shownLink, summaries } from './memberPeople.ts';

const atProfile = { path: '/profile', member: true } as const;
const hasLoaded = (page: Page) => waitVisible(page, '.stats');
const hasFailed = (page: Page) => waitVisible(page, '.failed');
const expired = (language: Language): Profile => ({
  ...customer(language),
  isPremium: false,
  maxStorageSlots: 2,
  subscription: { status: 'expired', paidThrough: days(-2) },
});
const second = '.resume-card:nth-child(2)';

/** The profile: of a customer and of somebody new, and what can go wrong there. */
export const PROFILE_SCENES: readonly Scene[] = [
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
        name: 'earlier-versions',
        title: 'profile.points.title',
        show: async (page) => {
          await press(page, `${second} .icon-button:nth-of-type(5)`);
          await page.locator('.history-pages figure:nth-child(2) article.resume').first().waitFor();
        },
      },
      {
        name: 'no-earlier-versions',
        title: 'profile.points.title',
        show: async (page) => {
          await respondWith(page, 'listPoints', []);
          await press(page, `${second} .icon-button:nth-of-type(5)`);
          await waitVisible(page, '.history-keep');
        },
      },
      {
        name: 'no-link',
        title: 'link.title',
        show: async (page) => {
          await respondWith(page, 'readLink', { link: null });
          await press(page, `${second} .icon-button:nth-of-type(6)`);
          await waitVisible(page, '.link-facts');
        },
      },
      {
        name: 'a-link',
        title: 'link.title',
        show: async (page) => {
          await respondWith(page, 'readLink', { link: shownLink });
          await press(page, `${second} .icon-button:nth-of-type(6)`);
          await waitVisible(page, '.link-choices');
        },
      },
      {
        name: 'a-link-that-shows-nothing',
        title: 'link.title',
        show: async (page) => {
          await respondWith(page, 'readLink', { link: { ...shownLink, expiresAt: days(-1), paused: 'expired' } });
          await press(page, `${second} .icon-button:nth-of-type(6)`);
          await waitVisible(page, 'dialog .notice');
        },
      },
      {
        name: 'a-link-that-does-not-come',
        title: 'link.title',
        show: async (page) => {
          await failWith(page, 'readLink', 'internal');
          await press(page, `${second} .icon-button:nth-of-type(6)`);
          await waitVisible(page, 'dialog [role=alert]');
        },
      },
      {
        name: 'the-bin',
        show: async (page) => {
          await press(page, '.bin summary');
          await waitVisible(page, '.bin-row');
        },
      },
      {
        name: 'deleting-for-good',
        title: 'profile.bin.discard.title',
        show: async (page) => {
          await page.locator('.bin').evaluate((bin: HTMLDetailsElement) => void (bin.open = true));
          await press(page, '.bin-row .icon-button-danger');
          await waitVisible(page, 'dialog .button-danger');
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
    states: [
      { name: 'profile-new', show: hasLoaded },
      anew(
        { name: 'renewal-failed', part: 'main' },
        (page, language) =>
          known(page, language, { ...customer(language), subscription: { status: 'failed', paidThrough: days(2) } }),
        hasLoaded,
      ),
      anew(
        { name: 'premium-ended', part: 'main' },
        (page, language) => known(page, language, expired(language), summaries(language)),
        hasLoaded,
      ),
      anew(
        { name: 'profile-loading', part: 'main' },
        (page) => neverRespond(page, 'readProfile'),
        (page) => waitVisible(page, '.profile-loading'),
      ),
      anew(
        { name: 'profile-failed', part: 'main' },
        (page) => failWith(page, 'readProfile', 'profile_failed'),
        hasFailed,
      ),
    ],
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

/** A receipt, while it loads and where there is none. */
export const RECEIPT_SCENES: readonly Scene[] = [
  {
    path: '/receipt/5O190127TN364715T',
    member: true,
    before: (page) => respondWith(page, 'readReceipt', receipt),
    states: [
      { name: 'receipt', show: (page) => waitVisible(page, '.receipt') },
      anew(
        { name: 'receipt-loading', part: 'main' },
        (page) => neverRespond(page, 'readReceipt'),
        (page) => waitVisible(page, '.receipt-loading'),
      ),
      anew({ name: 'no-receipt', part: 'main' }, (page) => failWith(page, 'readReceipt', 'not_found'), hasFailed),
    ],
  },
];
