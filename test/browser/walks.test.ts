import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import heAccount from '../../web/lib/i18n/messages/he/account.json' with { type: 'json' };
import heImport from '../../web/lib/i18n/messages/he/import.json' with { type: 'json' };
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { extractPages, findMissingWords } from '../tools/pdf-text.ts';
import { setUpAccountSite } from './account-page.ts';
import { GOOGLE, newVisitor, type Visitor, type VisitorOptions } from './account-site.ts';
import { filledResume, sheet, storedResume } from './builder-page.ts';
import { beginWalk, type CountedWalk } from './counted-walk.ts';
import { slot } from './import-page.ts';
import { goTo } from './navigation.ts';
import { sessionOf } from './session-of.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';

/**
 * Whole journeys of first-time visitors, with every press counted. Nothing is prepared and nothing stands in for the
 * product: files are read, PDFs printed and résumés saved.
 */
const people = setUpAccountSite();

/** The résumé of a nurse in the format of Word 97, its jobs and studies in tables. */
const NURSE = fileURLToPath(new URL('../data/import-doc/nurse-table.doc', import.meta.url));

/** In the page: a share sheet that keeps the file it was given. */
function keepWhatIsShared(): void {
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  Object.defineProperty(navigator, 'share', {
    value: async ({ files: [file] }: { files: [File] }) => {
      if (Reflect.get(window, 'pressIsOver') === true) throw new DOMException('the press is over', 'NotAllowedError');
      const bytes = new Uint8Array(await file.arrayBuffer());
      Object.assign(window, {
        shared: { name: file.name, text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') },
      });
    },
  });
}

const sharedFile = (page: Page) =>
  page.evaluate(() => (window as { shared?: { name: string; text: string } }).shared ?? null);

/** Somebody who comes for the first time, and finds the home page in Hebrew. */
async function arrive(options: VisitorOptions): Promise<Visitor> {
  const visitor = await newVisitor(people.browser, { language: 'he', ...options });
  await visitor.context.addInitScript(keepWhatIsShared);
  await goTo(visitor.page, people.site.url);
  return visitor;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogButton = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true });

/** Signs in where it is asked for. Two presses, of which the second is at Google. */
async function signIn(walk: CountedWalk, { page, context }: Visitor): Promise<void> {
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    walk.press('continue with Google', page.getByRole('button', { name: GOOGLE })),
  ]);
  await popup.getByLabel('Email').fill(people.newEmail());
  await popup.getByLabel('Name').fill('רונית');
  await walk.press('the account', popup.getByRole('button', { name: 'Next' }));
}

describe('a nurse on a phone', () => {
  it('sends her old Word file as a PDF by nine taps, saved too', async () => {
    const visitor = await arrive({ width: 390, touch: true });
    const { page } = visitor;
    const walk = beginWalk('nurse, from an old Word file to the share sheet', { touch: true });
    // The question about analytics comes by itself. It need not be answered, and covers nothing that is needed.
    await page.locator('.consent').waitFor();
    await walk.press('have a file', page.locator('.hero a[href="#upload"]'));
    const [picker] = await Promise.all([
      page.waitForEvent('filechooser'),
      walk.press('choose a file', button(page, heImport['import.choose'])),
    ]);
    walk.pressOutside('the file');
    await picker.setFiles(NURSE);
    await slot(page).getByText('nurse-table.doc').waitFor();
    await walk.press('import now', button(page, heImport['import.now']));
    await signIn(walk, visitor);
    await page.locator('.toast', { hasText: he['builder.import.done'] }).waitFor();
    await walk.press('the page', page.locator('.view-switch .segment', { hasText: he['builder.view.preview'] }));
    await expect.poll(() => sheet(page).innerText()).toContain('רונית אזולאי');
    await walk.press('PDF', page.locator('.view-switch .export'));
    await walk.press('save and send', dialogButton(page, heAccount['account.save.send']));
    await expect.poll(() => sharedFile(page), { timeout: 20_000 }).not.toBeNull();
    walk.end(9);

    const sent = await sharedFile(page);
    expect(sent?.name).toBe('רונית_אזולאי_resume.pdf');
    const { pages } = await extractPages(Buffer.from(sent?.text ?? '', 'latin1'));
    expect(pages).toHaveLength(1);
    const said = 'רונית אזולאי, אחות אחראית משמרת, סורוקה, ניהול משמרת של 7 אחיות, ברזילי, תואר ראשון, חובשת, רוסית';
    expect(findMissingWords(said, pages)).toEqual([]);
    await expect
      .poll(() => people.call<{ name: string }[]>(page, 'GET', '/api/resumes').then((all) => all.length))
      .toBe(1);
    // Closed too early, the sheet is one tap away for as long as the résumé stays as it is.
    await page
      .locator('.pdf-links')
      .getByRole('button', { name: heAccount['account.file.send'], exact: true })
      .waitFor();
  });

  it('sends by one more tap where her browser has forgotten the first by the time the PDF is there', async () => {
    const storageState = await sessionOf(people.site.url, { email: people.newEmail(), name: 'רונית' });
    const { page } = await arrive({ width: 390, touch: true, storageState });
    await page.evaluate((data) => {
      localStorage.setItem('resumeData', data);
      Object.assign(window, { pressIsOver: true });
    }, JSON.stringify(filledResume()));
    await page.route('**/api/generate-pdf', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
    );
    await page.locator('.hero-start').tap();
    await page.locator('.view-switch .export').tap();
    await dialogButton(page, heAccount['account.save.send']).tap();
    const offer = page.locator('.toast', { hasText: heAccount['account.file.ready'] });
    await offer.waitFor();
    expect(await sharedFile(page)).toBeNull();
    await page.evaluate(() => Object.assign(window, { pressIsOver: false }));
    await offer.getByRole('button', { name: heAccount['account.file.send'], exact: true }).tap();
    await expect.poll(() => sharedFile(page)).toMatchObject({ name: 'maya_cohen_resume.pdf', text: '%PDF-1.7' });
    expect(await people.call<unknown[]>(page, 'GET', '/api/resumes')).toHaveLength(1);
  });
});

/** Types into fields of one form, going on by a key, as one does who types. */
async function type(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  }
}

describe('a student with a mouse', () => {
  it.runIf(EXHAUSTIVE)(
    'writes an English résumé on Hebrew screens by thirty clicks, with all that it asks for',
    async () => {
      const { page } = await arrive({ width: 1440 });
      const walk = beginWalk('student, an English résumé typed on Hebrew screens');
      const field = (name: string) => page.locator(`.panel [data-resume-field="${name}"]`);
      const next = (section: string) => walk.press(`on to ${section}`, page.locator('.step-next'));
      await page.locator('.consent').waitFor();
      await walk.press('start', page.locator('.hero-start'));
      await page.locator('.builder').waitFor();
      await walk.press('name', field('personal.fullName'));
      await type(
        page,
        'Maya Levi',
        'Computer science student',
        'maya.levi@campus.example.com',
        '050-7654321',
        'Haifa',
        'linkedin.com/in/maya-example',
      );
      await next('summary');
      await walk.press('summary', field('summary'));
      await page.keyboard.type('Third-year student who built two tools that 300 people use. Looks for a student job.');
      await next('experience');
      await walk.press('job', field('exp-1.title'));
      await type(page, 'Mathematics tutor', 'Youth Village', 'Haifa', '10/2022');
      await walk.press('still there', page.getByLabel(he['builder.field.current'], { exact: true }));
      await walk.press('what was done', field('exp-1.description'));
      await page.keyboard.type('Taught 12 pupils, of whom 11 passed');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Wrote exercises for the whole school');
      await walk.press('another job', page.locator('.add-entry'));
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-resume-field')))
        .toMatch(/title/);
      await type(page, 'Waiter', 'Cafe Yam', 'Acre', '06/2020', '09/2022');
      await next('education');
      await walk.press('degree', field('edu-1.degree'));
      await type(page, 'B.Sc. in Computer Science', 'Technion', 'Haifa', '10/2022', '07/2026');
      await next('projects');
      await walk.press('project', field('proj-1.name'));
      await type(page, 'Campus bus times', 'Author');
      await next('skills');
      await walk.press('skill', page.getByLabel(he['builder.skills.new'], { exact: true }));
      await page.keyboard.type('Python, Java, SQL, Git, Linux');
      await page.keyboard.press('Enter');
      await next('languages');
      const offers = page.locator('.language-offers');
      for (const [name, level] of [
        ['Hebrew', 'native'],
        ['English', 'fluent'],
      ] as const) {
        await walk.press(name, offers.getByRole('button', { name, exact: true }));
        await walk.press(level, offers.getByRole('button', { name: he[`builder.level.${level}`], exact: true }));
      }
      await walk.press('add a section', page.locator('.add-section'));
      await walk.press('military service', page.locator('dialog .choice-button', { hasText: 'Military Service' }));
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.panel .entry') !== null))
        .toBe(true);
      await type(page, 'Signals instructor, sergeant', 'Signal Corps', '', '2018', '2020');
      await walk.press('templates', page.locator('.template-button'));
      await walk.press('a template', page.locator('.template-choice[data-template="fresh"]'));
      await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('fresh');
      await walk.press('PDF', page.locator('.sheet-bar .export'));
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        walk.press('without an account', dialogButton(page, heAccount['account.skip.download'])),
      ]);
      walk.end(30);

      expect(file.suggestedFilename()).toBe('maya_levi_resume.pdf');
      const { pages } = await extractPages(new Uint8Array(await readFile(await file.path())));
      const said = 'Maya Levi, Mathematics tutor, Present, Technion, Campus bus times, Military Service, Signal Corps';
      expect(findMissingWords(said, pages)).toEqual([]);
      expect(await storedResume(page)).toMatchObject({
        ...newestChoice('fresh'),
        skills: ['Python', 'Java', 'SQL', 'Git', 'Linux'].map((name) => ({ name })),
        languages: [
          { name: 'Hebrew', level: 'native' },
          { name: 'English', level: 'fluent' },
        ],
        customSections: [{ title: 'Military Service' }],
      });
    },
  );
});

const PASTED = `דניאל פרץ
052-7654321 | daniel.perets@example.co.il | תל אביב

ניסיון תעסוקתי
2019 - היום: מפתח תוכנה, ארבל מערכות בע"מ, תל אביב
- הובלת צוות של 5 מפתחים בפרויקט חיוב חדש
- קיצור זמן הטעינה ב-40% באמצעות React ו-Node.js
2015 - 2019: מפתח, תבור טכנולוגיות, חיפה
- פיתוח ממשקים ב-TypeScript

השכלה
2012 - 2015 תואר ראשון במדעי המחשב, אוניברסיטת חיפה

שפות
עברית שפת אם, אנגלית שוטפת
`;

describe('a developer', () => {
  it.runIf(EXHAUSTIVE)('has a pasted Hebrew résumé in the cloud by nine clicks, signing in included', async () => {
    const visitor = await arrive({ width: 1440 });
    const { page } = visitor;
    const walk = beginWalk('developer, a pasted Hebrew résumé saved in the cloud');
    await walk.press('have a file', page.locator('.hero a[href="#upload"]'));
    await walk.press('or paste the text', page.getByText(heImport['import.paste'], { exact: true }));
    const box = page.getByLabel(heImport['import.paste.label'], { exact: true });
    await walk.press('into the box', box);
    await box.fill(PASTED);
    await walk.press('import the text', button(page, heImport['import.paste.go']));
    await signIn(walk, visitor);
    await page.locator('.toast', { hasText: he['builder.import.done'] }).waitFor();
    await expect.poll(() => page.locator('.panel input').first().inputValue()).toBe('דניאל פרץ');
    await walk.press(
      'save',
      page.locator('.toolbar-actions').getByRole('button', { name: he['builder.save'], exact: true }),
    );
    await walk.press('under this name', dialogButton(page, heAccount['account.save.save']));
    await page.locator('.toast', { hasText: heAccount['account.save.done'] }).waitFor();
    walk.end(9);

    const [saved] = await people.call<{ id: string }[]>(page, 'GET', '/api/resumes');
    const { data } = await people.call<{ data: unknown }>(page, 'GET', `/api/resumes/${saved?.id}`);
    expect(data).toMatchObject({
      personalInfo: { fullName: 'דניאל פרץ', email: 'daniel.perets@example.co.il' },
      experience: [{ title: 'מפתח תוכנה' }, { title: 'מפתח' }],
    });
  });
});
