import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../shared/platform/language.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { EXHAUSTIVE, howMany } from '../support/exhaustive.ts';
import { extractPages, findMissingWords } from '../tools/pdf-text.ts';
import { sheet, skipSignIn, storedResume, tab } from './builder-page.ts';
import { launchWithProfile } from './launch.ts';
import { goTo } from './navigation.ts';
import { setUpProduct } from './worker.ts';

/**
 * What the product is for, once in each language: a first visit, a whole résumé typed by hand, put in order,
 * seen in the free templates (`npm test`: one in each language, since all of them are laid out as they are printed in
 * preview-parity.test.ts), downloaded, and found again: after the browser was killed, or (`npm test`: in English) after
 * the page was closed.
 */
const WORDS = { he, en } as const;

/** The typed texts, by field; every bullet has a unique word by which its page is found. */
const TYPED = {
  he: {
    'personal.fullName': 'מאיה כהן־לוי',
    'personal.email': 'maya.cohen@example.com',
    'personal.phone': '+972-50-765-4321',
    'personal.address': 'חיפה',
    'personal.linkedin': 'linkedin.com/in/maya-example',
    'personal.website': 'maya.example',
    summary: 'מפתחת מערכות שקטות ואמינות לחברות לוגיסטיקה, עם ניסיון ב־C++ וב־Node.js (צד שרת) בשנים 2015–2024.',
    job: { title: 'ראש צוות', company: 'נמל הצפון בע"מ', location: 'אשדוד', startDate: 'מרץ 2019', endDate: '08/2023' },
    bullet: 'הובלת שדרוג של מערכת המשלוחים ב־20% בלי השבתה אחת, יחד עם צוות QA בפולין',
    degree: 'תואר ראשון בפיזיקה',
    institution: 'הטכניון',
    project: 'לוחות גאות ושפל',
    skills: 'SQL, ניהול צוות, Python',
    spoken: 'צרפתית',
    item: 'חונכת במועדון נוער',
  },
  en: {
    'personal.fullName': 'Maya Cohen-Levi',
    'personal.email': 'maya.cohen@example.com',
    'personal.phone': '+972-50-765-4321',
    'personal.address': 'Haifa',
    'personal.linkedin': 'linkedin.com/in/maya-example',
    'personal.website': 'maya.example',
    summary: 'Builds quiet, reliable systems for logistics companies, with C++ and Node.js (server side), 2015–2024.',
    job: {
      title: 'Team Lead',
      company: 'North Harbour Ltd.',
      location: 'Ashdod',
      startDate: 'March 2019',
      endDate: '08/2023',
    },
    bullet:
      'Led an upgrade of the shipping system that made it 20% faster without a single outage, with a QA team in Poland',
    degree: 'B.Sc. in Physics',
    institution: 'Technion',
    project: 'Tide tables',
    skills: 'SQL, Team leadership, Python',
    spoken: 'French',
    item: 'Mentor at a youth club',
  },
} as const;

/** Jobs, and bullets of each: enough for a second page in every template, in few fields. */
const [JOBS, BULLETS] = [howMany(4, 12), howMany(12, 5)];
const mark = (job: number, bullet: number) => `q${'abcdefghijkl'[job]}${'abcdefghijkl'[bullet]}xz`;
const MARKS = Array.from({ length: JOBS }, (_, job) =>
  Array.from({ length: BULLETS }, (_, bullet) => mark(job, bullet)),
).flat();

const product = setUpProduct();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'korot-journey-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const field = (page: Page, name: string) => page.locator(`[data-resume-field="${name}"]`);

async function fill(page: Page, entry: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, `${entry}.${name}`).fill(value);
}

/** Types the whole résumé through the screens. */
async function write(page: Page, language: Language): Promise<void> {
  const words = TYPED[language];
  const text = WORDS[language];
  for (const name of Object.keys(words).filter((key) => key.startsWith('personal.')))
    await field(page, name).fill(words[name as 'personal.email']);
  await tab(page, 'summary').click();
  await field(page, 'summary').fill(words.summary);
  await tab(page, 'experience').click();
  for (let job = 0; job < JOBS; job += 1) {
    if (job > 0) await page.locator('.add-entry').click();
    const description = Array.from({ length: BULLETS }, (_, bullet) => `${words.bullet} ${mark(job, bullet)}`).join(
      '\n',
    );
    const title = `${words.job.title} ${job + 1}`;
    await fill(page, `exp-${job + 1}`, { ...(job === 0 && words.job), title, description });
  }
  await tab(page, 'education').click();
  await fill(page, 'edu-1', {
    degree: words.degree,
    institution: words.institution,
    startDate: '2012',
    endDate: '2015',
  });
  await tab(page, 'projects').click();
  await fill(page, 'proj-1', { name: words.project, technologies: 'Rust, SQLite' });
  await tab(page, 'skills').click();
  await page.locator('.panel').getByLabel(text['builder.skills.new'], { exact: true }).fill(words.skills);
  await page.keyboard.press('Enter');
  await tab(page, 'languages').click();
  await fill(page, 'lang-1', { name: words.spoken });
  await page.locator('.add-section').click();
  await page.locator('.choice-button').nth(2).click();
  await page.locator('.panel .entry input').first().fill(words.item);
}

/** Returns the sheet of each marked word in the preview. */
async function sheetsOfMarks(page: Page): Promise<Record<string, number>> {
  return page.locator('.desk-sheets .sheet').evaluateAll((sheets, marks) => {
    const found: Record<string, number> = {};
    sheets.forEach((element, index) => {
      for (const mark of marks) if (element.textContent.includes(mark)) found[mark] = index;
    });
    return found;
  }, MARKS);
}

/** Returns the page of each marked word in a file. */
const pagesOfMarks = (pages: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    MARKS.flatMap((word) => pages.flatMap((text, index) => (text.includes(word) ? [[word, index]] : []))),
  );

/** Downloads the PDF as a person does. */
async function download(page: Page): Promise<{ bytes: Uint8Array; name: string }> {
  const coming = page.waitForEvent('download');
  await page.locator('.export').first().click();
  await skipSignIn(page);
  const file = await coming;
  await page.locator('.export:not([aria-busy=true]):not([disabled])').first().waitFor();
  return { bytes: new Uint8Array(await readFile(await file.path())), name: file.suggestedFilename() };
}

async function chooseTemplate(page: Page, id: string, language: Language): Promise<void> {
  await page.getByRole('button', { name: WORDS[language]['builder.template.change'] }).click();
  await page.locator(`.template-choice[data-template="${id}"]`).click();
  await expect.poll(() => sheet(page).getAttribute('data-template')).toBe(id);
  await page.keyboard.press('Escape');
}

/** Kills the browser of a page as far as a page can, and closes what is left of it. */
async function kill(page: Page): Promise<void> {
  const visitor = page.context();
  const browser = visitor.browser();
  const crashed = page.waitForEvent('crash').catch(() => undefined);
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await visitor.close();
  expect(browser === null || !browser.isConnected()).toBe(true);
}

const freeTemplates = (language: Language) =>
  TEMPLATES.filter(({ tier }) => tier === 'basic').filter(
    ({ id }) => EXHAUSTIVE || id === (language === 'he' ? 'classic' : 'academic'),
  );

describe.each(['he', 'en'] as const)('a first visit in %s', (language) => {
  it(
    '[BLD-01] [BLD-10] [PDF-04] [AUTO-02] [I18N-02] ends with all words in a PDF and a draft that is found again',
    { timeout: 300_000 },
    async () => {
      const isKilled = EXHAUSTIVE || language === 'he';
      const profile = await mkdtemp(join(folder, `profile-${language}-`));
      const visitor = await (isKilled ? launchWithProfile(profile) : product.browser.newContext());
      const page = await visitor.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.setViewportSize({ width: 1440, height: 900 });

      // Hebrew is what a first visit opens in; English is one click away.
      await goTo(page, product.url);
      expect(await page.locator('html').getAttribute('lang')).toBe('he');
      if (language === 'en') await page.getByText('English', { exact: true }).first().click();
      // A new résumé is in the language that the screens have.
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.locator('main a[href="/builder"]').first().click();
      await page.locator('.builder').waitFor();
      await write(page, language);
      await expect.poll(() => sheet(page).getAttribute('lang')).toBe(language);

      // The last job moves up; undo brings it back.
      await tab(page, 'experience').click();
      const jobs = () =>
        page
          .locator('.desk-sheets .sheet .section-experience .entry')
          // An entry that continues on the next sheet is on both.
          .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-id')))]);
      const before = await jobs();
      await page
        .locator(`.entry[data-entry="exp-${JOBS}"]`)
        .getByRole('button', { name: WORDS[language]['builder.entry.up'] })
        .click();
      await expect.poll(jobs).toEqual([...before.slice(0, JOBS - 2), before[JOBS - 1], before[JOBS - 2]]);
      await page.getByRole('button', { name: WORDS[language]['builder.undo'], exact: true }).click();
      await expect.poll(jobs).toEqual(before);

      // The templates that are free: the same content on the same pages, on the screen and in the file.
      const texts = [
        ...Object.values(TYPED[language]).flatMap((value) =>
          typeof value === 'string' ? [value] : [value.title, value.company, value.location],
        ),
        ...MARKS,
      ];
      for (const template of freeTemplates(language)) {
        await chooseTemplate(page, template.id, language);
        const { bytes, name } = await download(page);
        const { pages } = await extractPages(bytes);
        const inFile = pagesOfMarks(pages);
        expect(Object.keys(inFile).length, `bullets in the PDF of ${template.id}`).toBe(MARKS.length);
        await expect.poll(() => sheetsOfMarks(page), { message: `pages of ${template.id}` }).toEqual(inFile);
        expect(Math.max(...Object.values(inFile)), `pages of ${template.id}`).toBeGreaterThan(0);
        expect(findMissingWords(texts.join(' '), pages), `words missing in ${template.id}`).toEqual([]);
        expect(name).toBe(language === 'he' ? 'מאיה_כהן־לוי_resume.pdf' : 'maya_cohen-levi_resume.pdf');
      }

      // A last sentence, and the browser is gone a moment later.
      const lastTemplate = (await sheet(page).getAttribute('data-template')) ?? '';
      await tab(page, 'summary').click();
      await field(page, 'summary').pressSequentially(' lastwords');
      await page.waitForTimeout(200);
      if (isKilled) await kill(page);
      else await page.close();
      const again = isKilled ? await launchWithProfile(profile) : visitor;
      const found = await again.newPage();
      await goTo(found, `${product.url}/builder`);
      await found.locator('.builder').waitFor();
      await expect.poll(() => sheet(found).innerText()).toContain('lastwords');
      await expect.poll(() => sheet(found).getAttribute('data-template')).toBe(lastTemplate);
      expect((await storedResume(found))?.experience).toHaveLength(JOBS);
      expect(faults).toEqual([]);
      await again.close();
    },
  );
});
