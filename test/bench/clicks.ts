import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { startAccountSite, type AccountSite } from '../browser/account-site.ts';
import { filledResume, skipSignIn } from '../browser/builder-page.ts';
import { choose, corpus } from '../browser/import-page.ts';
import { launchBrowser } from '../browser/launch.ts';
import { goTo } from '../browser/navigation.ts';
import { sessionOf } from '../browser/session-of.ts';
import { extractPages } from '../tools/pdf-text.ts';
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import type { Bench, BenchRow } from './bench.ts';

/** A phone of the smallest usual width, with touch. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, acceptDownloads: true } as const;

/** A person with a phone: what they touch on the page is counted, what they type is not. */
class Visitor {
  taps = 0;
  /** Presses of the keyboard's own key that goes on to the next field: each would be a tap without it. */
  nextKeys = 0;
  readonly #started = performance.now();

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: string | Locator): Promise<void> {
    await (typeof target === 'string' ? this.page.locator(target).first() : target).tap();
    this.taps += 1;
  }

  /** Taps the first field and types into each in turn, by the keyboard's key for the next. */
  async fill(firstField: string, texts: readonly string[]): Promise<void> {
    await this.tap(`[data-resume-field$="${firstField}"]`);
    for (const [at, text] of texts.entries()) {
      if (at > 0) {
        // oxlint-disable-next-line no-await-in-loop -- one field after the other
        await this.page.keyboard.press('Enter');
        this.nextKeys += 1;
      }
      // oxlint-disable-next-line no-await-in-loop
      await this.page.keyboard.insertText(text);
    }
  }

  rows(job: string, most: number): BenchRow[] {
    return [
      { measure: `${job}: taps`, value: this.taps, unit: 'taps', bar: most },
      { measure: `${job}: from the first tap to the end, nothing typed by hand`, value: this.seconds(), unit: 's' },
    ];
  }

  seconds(): number {
    return (performance.now() - this.#started) / 1_000;
  }
}

/** The three main jobs as somebody does them on a phone, in Hebrew, from one sentence each; taps against the goals. */
const bench: Bench = async () => {
  const site = await startAccountSite();
  const browser = await launchBrowser();
  try {
    return [
      ...(await typeOnePage(browser, site)),
      ...(await oldFileToNewLook(browser, site)),
      ...(await improveOneJob(browser, site)),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
};
export default bench;

async function open(browser: Browser, url: string, options: object = {}, stored: Record<string, string> = {}) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, locale: 'he-IL', ...options });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries({ language: 'he', ...entries })) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await goTo(page, url);
  return page;
}

/** "I have nothing yet: I want a page with my job, my studies, skills and languages, as a PDF." Without an account. */
async function typeOnePage(browser: Browser, site: AccountSite): Promise<BenchRow[]> {
  const page = await open(browser, `${site.url}/`);
  const visitor = new Visitor(page);
  const next = () => visitor.tap('.step-next');
  await visitor.tap('.hero-start');
  await visitor.fill('fullName', ['מאיה כהן', 'מנהלת תפעול', 'maya@example.com', '052-7654321', 'חיפה']);
  await next();
  await visitor.fill('summary', ['מנהלת תפעול עם שש שנות ניסיון בהובלת צוותים ובקיצור זמני אספקה בחברות מסחר.']);
  await next();
  await visitor.fill('.title', [
    'מנהלת תפעול',
    'נמל הצפון',
    'חיפה',
    '032019',
    '052024',
    'ניהול צוות של 12 עובדים בשלוש משמרות\nקיצור זמן האספקה ב־30%\nהקמת מערך איסוף עצמי בארבעה סניפים',
  ]);
  await next();
  await visitor.fill('.degree', ['תואר ראשון בניהול', 'אוניברסיטת חיפה', 'חיפה', '2014', '2017']);
  await next();
  // No projects.
  await next();
  await visitor.tap('.skill-entry input');
  await page.keyboard.insertText('Excel, SAP, ניהול צוות, ניהול מלאי, תכנון משמרות');
  await page.keyboard.press('Enter');
  await next();
  // Hebrew and English, each with its level.
  for (const level of ['שפת אם', 'שוטפת']) {
    // oxlint-disable-next-line no-await-in-loop -- one tap after the other
    await visitor.tap('.language-offers > .chips .chip-offer');
    // oxlint-disable-next-line no-await-in-loop
    await visitor.tap(page.locator('.language-levels').getByRole('button', { name: level }));
  }
  const downloading = page.waitForEvent('download');
  await visitor.tap('.view-switch .export');
  await skipSignIn(page);
  visitor.taps += 1;
  const download = await downloading;
  const rows = visitor.rows('typing to a one-page PDF', 24);
  const { pages } = await extractPages(await readFile(await download.path()));
  const missing = ['נמלהצפון', 'אוניברסיטתחיפה', 'SAP', '03/2019'].filter((text) => !pages.join('').includes(text));
  if (pages.length !== 1 || missing.length > 0) throw new Error(`${pages.length} pages, without ${missing.join(', ')}`);
  await page.context().close();
  return [
    ...rows,
    {
      measure: 'typing to a one-page PDF: taps if each field is tapped',
      value: visitor.taps + visitor.nextKeys,
      unit: 'taps',
    },
  ];
}

/** "Here is my old PDF: I want it in a modern look." Signed in. */
async function oldFileToNewLook(browser: Browser, site: AccountSite): Promise<BenchRow[]> {
  const storageState = await sessionOf(site.url, { email: 'old-file@example.com', name: 'מאיה כהן' });
  const page = await open(browser, `${site.url}/`, { storageState });
  const visitor = new Visitor(page);
  const picking = page.waitForEvent('filechooser');
  await visitor.tap('.upload-slot .button');
  await picking;
  // The file in the system's own window.
  visitor.taps += 1;
  await choose(page, corpus('pdf/maya-chrome-2col.pdf'));
  await visitor.tap('.upload-slot .button-primary');
  await page.locator('.view-switch').waitFor();
  await visitor.tap(page.locator('.view-switch .segment').last());
  await visitor.tap('.template-button');
  await visitor.tap('[data-template="classic"]');
  await page.locator('.desk-sheets .sheet[data-template="classic"]').first().waitFor();
  const downloading = page.waitForEvent('download');
  await visitor.tap('.view-switch .export');
  // The warnings about the file come first: the download goes on from there.
  const only = page.getByRole('dialog').getByRole('button', { name: 'הורדה בלבד' });
  const anyway = page.getByRole('dialog').getByRole('button', { name: he['builder.checks.anyway'] });
  await only.or(anyway).first().waitFor();
  if (await anyway.isVisible()) await visitor.tap(anyway);
  await visitor.tap(only);
  await downloading;
  const rows = visitor.rows('old PDF to a new look', 8);
  await page.context().close();
  return rows;
}

/** The local editor has a better wording for it. */
const WEAK = 'הייתי אחראית על ניהול צוות של 6 עובדים, על מנת לעזור להנהלה לתכנן';

/** "Make the text of my last job better." Signed in, in the builder, the first use. */
async function improveOneJob(browser: Browser, site: AccountSite): Promise<BenchRow[]> {
  const storageState = await sessionOf(site.url, { email: 'one-job@example.com', name: 'מאיה כהן' });
  const resume = filledResume();
  const experience = resume.experience.map((job) => ({ ...job, description: WEAK }));
  const page = await open(
    browser,
    `${site.url}/builder#experience`,
    { storageState },
    { resumeData: JSON.stringify({ ...resume, experience }) },
  );
  await page.locator('.entry-toggle').first().waitFor();
  const visitor = new Visitor(page);
  await visitor.tap('.entry-toggle');
  await visitor.tap('.text-choices .button');
  const agree = page.getByRole('alertdialog').locator('.button-primary');
  const take = page.locator('.text-suggestion .button-primary');
  await agree.or(take).first().waitFor();
  if (await agree.isVisible()) await visitor.tap(agree);
  await visitor.tap(take);
  await page.locator('.text-note').waitFor();
  const rows = visitor.rows('improving one job', 4);
  await page.context().close();
  return rows;
}
