import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { calculateScore } from '../../shared/resume/score.ts';
import { sampleFor } from '../../shared/templates/samples/templateSamples.ts';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { chosenTab, field, filledResume, holdTimers, sheet, storedResume, visitBuilder } from './builder-page.ts';
import { launchBrowser } from './launch.ts';
import { goTo, reload } from './navigation.ts';
import { switchLanguage } from './scenes/check-scene.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
const exportButton = (page: Page) => page.locator('.sheet-bar .export');

describe('the sheet', () => {
  it('[BLD-09] [BLD-11] has a score with its reasons and an export button, and can be hidden', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const dial = page.locator('.score-dial');
    const score = calculateScore(filledResume());
    const level = en[`builder.score.level.${score.level}`];
    await page.getByRole('button', { name: new RegExp(`^Résumé score: ?${score.total} ?${level}`) }).waitFor();
    await dial.click();
    const dialog = page.getByRole('dialog');
    const [most] = score.tasks;
    const task = dialog.locator(`.score-section[data-part=${most?.part}] .score-tasks > li`).first();
    expect(await task.innerText()).toContain(`+${most?.gain}`);
    await task.getByRole('button', { name: /^Go there .+/ }).click();
    expect(await chosenTab(page)).toBe(most?.part);
    await expect.poll(() => exportButton(page).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Hide the page' }).click();
    await expect.poll(() => page.locator('.sheet-pane').count()).toBe(0);
    await page.getByRole('button', { name: 'Show the page' }).click();
    await sheet(page).waitFor();
    await context.close();
  });

  it('follows the résumé’s language, chosen or found out, whatever that of the screens', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const look = () =>
      sheet(page).evaluate((article: HTMLElement) => [
        article.lang,
        getComputedStyle(article).direction,
        article.querySelector('.section-experience h2')?.textContent,
      ]);
    await expect.poll(look).toEqual(['en', 'ltr', 'Experience']);
    const choice = page.getByLabel('Résumé language');
    await choice.selectOption({ label: 'Résumé in Hebrew' });
    await expect.poll(look).toEqual(['he', 'rtl', 'ניסיון תעסוקתי']);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await expect.poll(async () => (await storedResume(page))?.language).toBe('he');
    await reload(page);
    await expect.poll(look).toEqual(['he', 'rtl', 'ניסיון תעסוקתי']);
    await choice.selectOption({ label: 'Language: English (automatic)' });
    await expect.poll(look).toEqual(['en', 'ltr', 'Experience']);
    await context.close();
  });

  it('carries the size class of what it shows, and pages that can be turned', async () => {
    const job = filledResume().experience[0];
    if (!job) throw new Error('no job');
    const long = Array.from({ length: 14 }, (_, index) => ({
      ...job,
      id: `exp-${index + 1}`,
      description: 'One line\n'.repeat(5),
    }));
    const { page, context } = await visitBuilder(product, { resume: filledResume({ experience: long }) });
    await expect.poll(() => page.locator('.sheet-pane').getAttribute('data-size')).toBe('xl');
    await expect.poll(() => page.locator('.pages').innerText()).toMatch(/^Page 1 of 3\n2\.\d pages$/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => page.locator('.pages').innerText()).toMatch(/^Page 2 of /);
    await context.close();
  });

  it('shows a sample to a first visit, in the language of the screens, and only until its first word', async () => {
    const { page, context } = await visitBuilder(product, { language: 'he' });
    for (const [language, note, example] of [
      ['he', he['builder.preview.empty'], 'שם פרטי ושם משפחה'],
      ['en', en['builder.preview.empty'], 'First and last name'],
    ] as const) {
      await switchLanguage(page, language);
      await expect.poll(() => page.locator('.empty-note').innerText()).toBe(note);
      await expect.poll(() => page.locator('.panel input').first().getAttribute('placeholder')).toBe(example);
      const { personalInfo } = sampleFor('professional', language);
      await expect.poll(() => sheet(page).innerText()).toContain(personalInfo.fullName);
    }
    // For the eye alone, and a press on it is a press on the first field.
    expect(await page.locator('.desk-paper').evaluate((paper) => paper.hasAttribute('inert'))).toBe(true);
    await page.locator('.desk').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-resume-field')))
      .toBe('personal.fullName');
    const place = async () => (await field(page, 'Full name').boundingBox())?.y;
    const before = await place();
    await page.keyboard.type('x');
    await expect.poll(() => page.locator('.empty-note').count()).toBe(0);
    await expect.poll(async () => (await sheet(page).innerText()).trim()).toBe('x');
    // Nothing moves under the fingers; on coming back the ways in are gone.
    expect(await place()).toBe(before);
    await page.locator('[role=tab][data-tab=summary]').click();
    await page.locator('[role=tab][data-tab=personal]').click();
    expect(await page.locator('.start').count()).toBe(0);
    await context.close();
  });

  it('begins with the outline of an occupation, which one undo takes back', async () => {
    const { page, context, faults } = await visitBuilder(product, { language: 'he' });
    await page.locator('[data-way=sample]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(he['builder.sample.label']).fill('אחות');
    await dialog.getByRole('button', { name: 'אחות', exact: true }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('[שם המחלקה]');
    await expect.poll(async () => (await storedResume(page))?.headline).toBe('אחות');
    const { experience = [], personalInfo = {} } = (await storedResume(page)) ?? {};
    expect([experience[0]?.title, experience[0]?.company, Object.values(personalInfo).join('')]).toEqual([
      'אחות',
      '',
      '',
    ]);
    await page.getByRole('button', { name: he['builder.undo'] }).click();
    await page.locator('.empty-note').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says where the letters are not those of the file', async () => {
    const large = await launchBrowser(['--blink-settings=minimumFontSize=19']);
    const enlarged = await visitBuilder({ ...product, browser: large }, { resume: filledResume() });
    await expect.poll(() => enlarged.page.locator('.letters-note').innerText()).toBe(en['builder.letters.enlarged']);
    await large.close();

    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    await sheet(page).waitFor();
    expect(await page.locator('.letters-note').count()).toBe(0);
    await page.route('**/*.woff2', (route) => route.abort());
    await reload(page);
    await expect.poll(() => page.locator('.letters-note').innerText()).toBe(en['builder.letters.blocked']);
    await context.close();
  });
});

describe('shortcuts', () => {
  it('[BLD-13] [BLD-14] [BLD-15] [BLD-17] go by the key’s place on a Hebrew keyboard, before the browser', async () => {
    const { page, context } = await visitBuilder(product, { language: 'he', resume: filledResume() });
    // A Hebrew keyboard layout sends another letter (`key`) for the same key (`code`).
    const press = (code: string, key: string) =>
      page.evaluate(
        ([code, key]) => {
          const event = new KeyboardEvent('keydown', { code, key, altKey: true, bubbles: true, cancelable: true });
          (document.activeElement ?? document.body).dispatchEvent(event);
          return event.defaultPrevented;
        },
        [code, key] as const,
      );
    expect(await press('ArrowRight', 'ArrowRight')).toBe(true);
    expect(await chosenTab(page)).toBe('summary');
    expect(await press('ArrowLeft', 'ArrowLeft')).toBe(true);
    expect(await chosenTab(page)).toBe('personal');
    expect(await press('KeyP', 'פ')).toBe(true);
    await expect.poll(() => page.locator('.sheet-pane').count()).toBe(0);
    await press('KeyP', 'פ');
    await expect.poll(() => page.locator('.sheet-pane').count()).toBe(1);
    expect(await press('KeyS', 'ד')).toBe(true);
    await toast(page, he['builder.saved']).waitFor();
    expect(await press('KeyQ', '/')).toBe(false);
    await page.locator('.panel input').first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    expect(await chosenTab(page)).toBe('summary');
    await context.close();
  });
});

describe('saving', () => {
  it('[BLD-21] [AUTO-03] confirms for three seconds and clears the unsaved flag', async () => {
    const { page, context } = await visitBuilder(product);
    const timers = await holdTimers(page);
    for (const [language, name, text] of [
      ['en', 'Maya', 'Resume saved locally successfully!'],
      ['he', 'מאיה', he['builder.saved']],
    ] as const) {
      await switchLanguage(page, language);
      await page.locator('.panel input').first().fill(name);
      await page.clock.runFor(100);
      await expect.poll(() => page.locator('.save-status').getAttribute('data-status')).toBe('unsaved');
      await page.keyboard.press('Alt+s');
      await toast(page, text).waitFor();
      expect((await storedResume(page))?.personalInfo.fullName).toBe(name);
      await page.clock.runFor(2_990);
      await expect.poll(() => toast(page, text).count()).toBe(1);
      await page.clock.runFor(20);
      await toast(page, text).waitFor({ state: 'detached' });
    }
    await timers.release();
    await page.locator('.bar-links a').last().click();
    await page.waitForURL('**/templates');
    await context.close();
  });

  it('[AUTO-02] [AUTO-04] [AUTO-05] asks before leaving with unsaved changes, and keeps them either way', async () => {
    const { page, context } = await visitBuilder(product);
    const timers = await holdTimers(page);
    await field(page, 'Full name').fill('Maya Cohen');
    await page.getByRole('link', { name: 'Templates' }).click();
    const question = page.getByRole('alertdialog');
    await expect
      .poll(() => question.innerText())
      .toContain('You have unsaved changes. Are you sure you want to leave?');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Maya Cohen');
    await field(page, 'Full name').fill('Maya Cohen-Levi');
    await page.getByRole('link', { name: 'Templates' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/templates');
    expect((await storedResume(page))?.personalInfo.fullName).toBe('Maya Cohen-Levi');
    await timers.release();
    await goTo(page, `${product.url}/builder`);
    await page.locator('.builder').waitFor();
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Maya Cohen-Levi');
    await context.close();
  });
});

describe('closing the page', () => {
  it('[AUTO-04] raises the browser’s own warning while there is something unsaved, and none afterwards', async () => {
    const { page, context } = await visitBuilder(product);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const timers = await holdTimers(page);
    await field(page, 'Full name').pressSequentially('Maya');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await timers.release();
    await page.keyboard.press('Alt+s');
    await toast(page, 'Resume saved locally successfully!').waitFor();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(asked).toHaveLength(1);
    await context.close();
  });
});
