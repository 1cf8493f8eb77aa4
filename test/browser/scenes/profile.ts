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
import {
  customer,
  days,
  known,
  newcomer,
  saved,
  shownLink,
  summaries,
  withCopies,
  pairIn,
  translatedPair,
} from './memberPeople.ts';

const atProfile = { path: '/profile', member: true } as const;
const hasLoaded = (page: Page) => waitVisible(page, '.stats');
const hasFailed = (page: Page) => waitVisible(page, '.failed');
const expired = (language: Language): Profile => ({
  ...customer(language),
  isPremium: false,
  maxStorageSlots: 2,
  subscription: { status: 'expired', paidThrough: days(-2) },
});
const second = '[data-resume=resume-2]';
const history = `${second} .resume-actions > .icon-button:nth-of-type(3)`;
/** Opens the menu of a résumé and presses an entry of it. */
const fromMenu = async (page: Page, of: string, action: string) => {
  // It is open where the state before opened it.
  if ((await page.locator(`${of} .menu-entry`).count()) === 0) await press(page, `${of} .menu .icon-button`);
  await press(page, `${of} [data-action=${action}]`);
};

/** Requests the same résumé in the other language; `of` is the language of the existing one. */
const askForTwin = async (page: Page, of: Language) => {
  await respondWith(page, 'readResume', saved(of));
  await fromMenu(page, second, 'twin');
  await waitVisible(page, '.pair-names input');
};

/** The profile: of a customer and of somebody new, and what can go wrong there. */
export const PROFILE_SCENES: readonly Scene[] = [
  {
    ...atProfile,
    before: async (page, language) => {
      const { resumes, copies, pairs } = withCopies(language);
      await known(page, language, customer(language), resumes, copies);
      await respondWith(page, 'listPairs', pairs);
    },
    states: [
      { name: 'profile', show: (page) => page.locator('.resume-card article.resume').first().waitFor() },
      {
        name: 'a-resumes-menu',
        show: async (page) => {
          await press(page, `${second} .menu .icon-button`);
          await waitVisible(page, '.menu-entry:nth-child(4)');
        },
      },
      {
        name: 'rename',
        title: 'profile.rename',
        show: async (page) => {
          await fromMenu(page, second, 'rename');
          await waitVisible(page, 'dialog input');
        },
      },
      {
        name: 'payments-and-credits',
        title: 'profile.records',
        show: async (page) => {
          await press(page, '.plan-card > .button');
          await waitVisible(page, '.ledgers');
        },
      },
      {
        name: 'copy-for-a-job',
        title: 'profile.copy',
        show: async (page) => {
          await page.evaluate(() => {
            const { uid } = JSON.parse(localStorage.getItem('account') ?? '{}') as { uid?: string };
            const value = ['מנהלת מוצר דיגיטל לחטיבה העסקית', 'Product lead, payments'];
            localStorage.setItem('resumeData.ads', JSON.stringify([{ owner: uid, value }]));
          });
          await fromMenu(page, second, 'copy');
          await waitVisible(page, '.new-copy');
        },
      },
      {
        name: 'copy-without-an-ad',
        title: 'profile.copy',
        show: async (page) => {
          await page.evaluate(() => localStorage.removeItem('resumeData.ads'));
          await fromMenu(page, second, 'copy');
          await inDialog(page, '.button-primary');
          await waitVisible(page, 'dialog .field-error');
        },
      },
      {
        name: 'a-copys-job',
        title: 'profile.job.title',
        show: async (page) => {
          const language = (await page.locator('html').getAttribute('lang')) === 'he' ? 'he' : 'en';
          const base = { ...saved(language), version: 4 };
          await respondWith(page, 'readResume', base);
          // The copy has a job less, and a headline of its own.
          const data = { ...base.data, headline: 'Product', experience: base.data.experience.slice(1) };
          await page.route('**/api/resumes/copy-0', (route) =>
            route.fulfill({ json: { ...base, id: 'copy-0', data } }),
          );
          await press(page, '[data-resume=copy-0] .resume-actions > .button:nth-of-type(2)');
          await waitVisible(page, '.copy-advert');
        },
      },
      {
        name: 'a-copy-that-does-not-come',
        title: 'profile.job.title',
        show: async (page) => {
          await failWith(page, 'readCopy', 'resume_not_found');
          await press(page, '[data-resume=copy-0] .resume-actions > .button:nth-of-type(2)');
          await waitVisible(page, '.copy-failed');
        },
      },
      {
        name: 'rename-without-a-name',
        title: 'profile.rename',
        show: async (page) => {
          await fromMenu(page, second, 'rename');
          await page.locator('dialog input').fill('');
          await inDialog(page, '.button-primary');
          await waitVisible(page, 'dialog .field-error');
        },
      },
      {
        name: 'earlier-versions',
        title: 'profile.points.title',
        show: async (page) => {
          await press(page, history);
          await page.locator('.history-pages figure:nth-child(2) article.resume').first().waitFor();
        },
      },
      {
        name: 'no-earlier-versions',
        title: 'profile.points.title',
        show: async (page) => {
          await respondWith(page, 'listPoints', []);
          await press(page, history);
          await waitVisible(page, '.history-keep');
        },
      },
      {
        name: 'no-link',
        title: 'profile.link.title',
        show: async (page) => {
          await respondWith(page, 'readLink', { link: null });
          await fromMenu(page, second, 'link');
          await waitVisible(page, '.link-facts');
        },
      },
      {
        name: 'a-link',
        title: 'profile.link.title',
        show: async (page) => {
          await respondWith(page, 'readLink', { link: shownLink });
          await fromMenu(page, second, 'link');
          await waitVisible(page, '.link-choices');
        },
      },
      {
        name: 'a-link-that-shows-nothing',
        title: 'profile.link.title',
        show: async (page) => {
          await respondWith(page, 'readLink', { link: { ...shownLink, expiresAt: days(-1), paused: 'expired' } });
          await fromMenu(page, second, 'link');
          await waitVisible(page, 'dialog .notice');
        },
      },
      {
        name: 'a-link-that-does-not-come',
        title: 'profile.link.title',
        show: async (page) => {
          await failWith(page, 'readLink', 'internal');
          await fromMenu(page, second, 'link');
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
          await fromMenu(page, second, 'delete');
          await waitVisible(page, '.toast');
        },
      },
      {
        name: 'an-action-failed',
        show: async (page) => {
          await page.route('**/api/resumes/*', (route) =>
            route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
          );
          await fromMenu(page, '[data-resume=resume-1]', 'duplicate');
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
      anew(
        { name: 'profile-session-ended' },
        (page, language) => known(page, language, customer(language), summaries(language)),
        async (page) => {
          await hasLoaded(page);
          await failWith(page, 'deleteResume', 'unauthenticated');
          await fromMenu(page, second, 'delete');
          await waitVisible(page, 'dialog[open]');
          await page.keyboard.press('Escape');
          await waitVisible(page, '.notice');
        },
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

/** A receipt, while it loads and if there is none. */
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

/** Scenes of a résumé in two languages. */
export const PAIR_SCENES: readonly Scene[] = [
  {
    ...atProfile,
    before: async (page, language) => {
      const { resumes, pair, sides } = pairIn(language);
      await known(page, language, customer(language), resumes);
      await respondWith(page, 'listPairs', [...sides]);
      await respondWith(page, 'readPair', { sides });
      for (const one of pair)
        // oxlint-disable-next-line no-await-in-loop -- routes, one after the other
        await page.route(`**/api/resumes/${one.id}`, (route) => route.fulfill({ json: one }));
    },
    states: [
      { name: 'a-pair', show: (page) => waitVisible(page, '[data-pair] .resume-words .button') },
      {
        name: 'what-waits-in-a-pair',
        title: 'profile.pair',
        show: async (page) => {
          await press(page, '[data-pair] .resume-words .button');
          await waitVisible(page, '.pair-questions > li:nth-child(3)');
        },
      },
      {
        name: 'a-twin-in-english',
        title: 'profile.twin.title.en',
        show: (page) => askForTwin(page, 'he'),
      },
      {
        name: 'a-twin-in-hebrew',
        title: 'profile.twin.title.he',
        show: (page) => askForTwin(page, 'en'),
      },
      {
        name: 'a-twin-that-does-not-come',
        title: 'profile.twin',
        show: async (page) => {
          await failWith(page, 'readResume', 'resume_not_found');
          await fromMenu(page, second, 'twin');
          await waitVisible(page, '.pair-failed');
        },
      },
      {
        name: 'a-twin-with-its-texts',
        title: 'profile.twin.title.en',
        show: async (page) => {
          await askForTwin(page, 'he');
          await page.locator('dialog .checkbox').check();
        },
      },
      {
        name: 'a-translation-that-is-not-paid',
        title: 'profile.pair',
        show: async (page) => {
          await openTranslated(page);
          await failWith(page, 'translatePair', 'no_credits');
          await press(page, '.pair-translation .button');
          await waitVisible(page, '.pair-problem');
        },
      },
      {
        name: 'a-translation',
        title: 'profile.pair',
        show: async (page) => {
          const { answer } = await openTranslated(page);
          await respondWith(page, 'translatePair', answer);
          await press(page, '.pair-translation .button');
          await waitVisible(page, '.pair-notes li');
          await page.locator('.pair-notes').scrollIntoViewIfNeeded();
        },
      },
      {
        name: 'a-translation-that-is-made',
        title: 'profile.pair',
        show: async (page) => {
          await openTranslated(page);
          await neverRespond(page, 'translatePair');
          await respondWith(page, 'readImproveProgress', { finished: [{ section: 'summary' }] });
          await press(page, '.pair-translation .button');
          await waitVisible(page, '.ai-working [data-state=done]');
        },
      },
    ],
  },
];

/** Opens the pair whose other résumé has texts that wait for a translation. */
async function openTranslated(page: Page): Promise<ReturnType<typeof translatedPair>> {
  const language = (await page.locator('html').getAttribute('lang')) === 'he' ? 'he' : 'en';
  const translated = translatedPair(language);
  // What a state before answered for any résumé stands behind these.
  for (const one of [translated.mine, translated.other])
    // oxlint-disable-next-line no-await-in-loop -- routes, one after the other
    await page.route(`**/api/resumes/${one.id}`, (route) => route.fulfill({ json: one }));
  await press(page, '[data-pair] .resume-words .button');
  await waitVisible(page, '.pair-translation .button');
  return translated;
}
