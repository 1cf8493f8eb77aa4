import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Language } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { goTo } from './navigation.ts';

/** Address of the product, and a browser. */
export interface Product {
  readonly url: string;
  readonly browser: Browser;
}

export interface BuilderVisit {
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  /** The résumé that an earlier visit left in this browser. */
  readonly resume?: ResumeData;
  /** After `/builder`. */
  readonly address?: string;
  readonly storage?: Readonly<Record<string, string>>;
  /** A phone's browser: touch, and a coarse pointer. */
  readonly touch?: boolean;
  readonly userAgent?: string;
  /** Runs in the page before its own scripts: what its browser is. */
  readonly browserIs?: () => void;
}

/** The builder as a person meets it: in a browser of their own, with what an earlier visit left there. */
export async function visitBuilder(
  { browser, url }: Product,
  {
    language = 'en',
    width = 1440,
    height = 900,
    resume,
    address = '',
    storage = {},
    touch = false,
    userAgent,
    browserIs,
  }: BuilderVisit = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height },
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...(touch && { hasTouch: true, isMobile: true }),
    ...(userAgent !== undefined && { userAgent }),
  });
  const left = { language, ...(resume ? { resumeData: JSON.stringify(resume) } : {}), ...storage };
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, left);
  if (browserIs) await context.addInitScript(browserIs);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await goTo(page, `${url}/builder${address}`);
  await page.locator('.builder').waitFor();
  return { page, context, faults };
}

/** Returns the first sheet with its content. */
export const sheet = (page: Page): Locator => page.locator('.desk-sheets .sheet').first();
export const tab = (page: Page, name: string): Locator => page.locator(`[role=tab][data-tab="${name}"]`);
export const field = (page: Page, label: string): Locator => page.locator('.panel').getByLabel(label, { exact: true });

/** Returns a field's text as people read it, without the signs of marks, also while its plain box is shown. */
export const textIn = (written: Locator): Promise<string> =>
  written.evaluate((element) =>
    'value' in element ? String(element.value) : [...element.children].map((line) => line.textContent).join('\n'),
  );
/** The summary, wherever its tab is open. */
export const summaryField = (page: Page): Locator => page.locator('.panel [data-resume-field="summary"]');
export const chosenTab = (page: Page): Promise<string | null> =>
  page.locator('[role=tab][aria-selected=true]').getAttribute('data-tab');

/** Returns the résumé stored in this browser. */
export async function storedResume(page: Page): Promise<ResumeData | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('resumeData') ?? 'null') as ResumeData | null);
}

/** A résumé with two of everything that can be deleted. */
export function filledResume(changes: Partial<ResumeData> = {}): ResumeData {
  const job = createBlankResume().experience[0];
  const study = createBlankResume().education[0];
  const project = createBlankResume().projects[0];
  if (!job || !study || !project) throw new Error('an empty résumé has one blank entry in every list');
  return {
    ...createBlankResume(),
    personalInfo: {
      fullName: 'Maya Cohen',
      email: 'maya@example.com',
      phone: '+972 50-000-0000',
      address: 'Haifa',
      linkedin: '',
      website: '',
    },
    summary: 'Engineer who builds quiet, reliable systems for logistics companies.',
    experience: [
      {
        ...job,
        id: 'exp-1',
        title: 'Team Lead',
        company: 'Harbour',
        startDate: '2021-03',
        endDate: '2024-05',
        description: 'Led a team of five',
      },
      { ...job, id: 'exp-2', title: 'Developer', company: 'Orchard', startDate: '2017', endDate: '2021-02' },
    ],
    education: [
      { ...study, degree: 'B.Sc. Physics', institution: 'Technion' },
      { ...study, id: 'edu-2', degree: 'M.Sc. Physics' },
    ],
    projects: [
      { ...project, name: 'Tide tables' },
      { ...project, id: 'proj-2', name: 'Star map' },
    ],
    skills: [
      { id: 'skill-1', name: 'Python' },
      { id: 'skill-2', name: 'SQL' },
    ],
    languages: [
      { id: 'lang-1', name: 'English', level: 'fluent' },
      { id: 'lang-2', name: 'Hebrew', level: 'native' },
    ],
    customSections: [
      {
        id: 'section-1',
        title: 'Volunteering',
        items: [
          {
            id: 'item-1',
            title: 'Mentor',
            organization: 'Youth club',
            location: '',
            startDate: '2019',
            endDate: '',
            description: '',
          },
          {
            id: 'item-2',
            title: 'Driver',
            organization: '',
            location: '',
            startDate: '',
            endDate: '',
            description: '',
          },
        ],
      },
    ],
    ...changes,
  };
}

/**
 * Stops the page's timers until `release`, so that what is typed is not stored before a test on a busy machine has
 * looked.
 */
export async function holdTimers(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  // A save that is due already runs on the browser's own clock: it would still happen, and store what is typed.
  await page.waitForFunction(() => document.querySelector('.save-status')?.getAttribute('data-status') !== 'unsaved');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { release: () => page.clock.resume() };
}

/** Goes on without an account where the login dialog asks for one. */
export async function skipSignIn(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Skip for now|להוריד בלי חשבון)/ })
    .click();
}
