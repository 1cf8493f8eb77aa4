import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setUpAccountSite, press, toast } from './account-page.ts';
import { chooseAccount, GOOGLE, signInByPopup } from './account-site.ts';
import { storedResume, summaryField } from './builder-page.ts';
import { everyNth } from '../support/exhaustive.ts';
import { photographPages } from '../tools/photograph-page.ts';
import {
  choose,
  corpus,
  drop,
  storedJobId,
  largePdf,
  memberAtBuilder,
  openImport,
  phonePicture,
  review,
  slot,
  readGroundTruth,
  watchHandOver,
} from './import-page.ts';
import { reload } from './navigation.ts';

const people = setUpAccountSite();

const TEXTS = {
  en: {
    now: 'Import Now',
    file: 'gal-chrome-1col',
    steps: ['Upload the file', 'AI scan', 'Section detection', 'Enhanced résumé'],
    dialog: 'Import a résumé',
    skip: 'Skip for now',
    done: 'Your résumé was imported',
  },
  he: {
    now: 'לייבא עכשיו',
    file: 'yossi-lo-docx-1col',
    steps: ['העלאת הקובץ', 'סריקת AI', 'זיהוי החלקים', 'קורות חיים משודרגים'],
    dialog: 'ייבוא קורות חיים',
    skip: 'אולי אחר כך',
    done: 'קורות החיים יובאו בהצלחה',
  },
} as const;

const problem = (page: Page) => slot(page).getByRole('alert');

describe('the upload section', () => {
  it('[HOME-04] [HOME-05] [HOME-06] [UP-01] [UP-02] takes a PDF by picker, drop and keys, nothing else', async () => {
    const { page } = await people.open();
    await slot(page).waitFor();
    expect(await page.locator('#upload .import-step-name').allInnerTexts()).toEqual(TEXTS.en.steps);
    await press(page, 'Import Now');
    await problem(page).getByText('Please select a file first').waitFor();

    await drop(page, { name: 'cv.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('PK') });
    await problem(page).getByText('Only PDF files are allowed').waitFor();
    await expect.poll(() => page.locator('.upload-file').count()).toBe(0);

    const buffer = await readFile(corpus('pdf/maya-chrome-2col.pdf'));
    await drop(page, { name: 'dropped.pdf', mimeType: 'application/pdf', buffer });
    await page.locator('.upload-file').getByText('dropped.pdf').waitFor();
    await expect.poll(() => problem(page).innerText()).toBe('');
    await expect
      .poll(() => page.locator('.upload-file .figure').innerText())
      .toBe(`${(buffer.length / 1_000_000).toFixed(2)}\u00a0MB`);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Import Now');

    await press(page, 'Remove the file');
    const [picker] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).press('Enter'),
    ]);
    await picker.setFiles(corpus('pdf/maya-chrome-2col.pdf'));
    await page.locator('.upload-file').getByText('maya-chrome-2col.pdf').waitFor();
    await choose(page, corpus('truth/dana-chrome-1col.json'));
    await problem(page).getByText('Only PDF files are allowed').waitFor();
    await page.getByText('Or paste the text').click();
    await press(page, 'Import the text');
    await page.getByText('Please paste the text first').waitFor();
    await expect.poll(() => page.locator('.upload-file').count()).toBe(0);
  });

  it.each(everyNth(2, ['he', 'en'] as const))(
    '[HOME-05] [UP-04] [UP-05] [UP-06] [ROLE-06] [DLG-08] imports in %s once signed in, and Cancel keeps the file',
    async (language) => {
      const texts = TEXTS[language];
      const visitor = await people.open({ language, width: language === 'he' ? 360 : 1280 });
      const { page } = visitor;
      await slot(page).waitFor();
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await choose(page, corpus(`pdf/${texts.file}.pdf`));
      await press(page, texts.now);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: texts.dialog }).waitFor();
      await expect.poll(() => dialog.locator('.benefits li').count()).toBe(3);
      await dialog.getByRole('button', { name: texts.skip }).click();
      await page.locator('.upload-file').getByText(`${texts.file}.pdf`).waitFor();
      expect(calls).not.toContain('/api/parse-resume');

      const arrived = await watchHandOver(page);
      await press(page, texts.now);
      await dialog.waitFor();
      await signInByPopup(visitor, people.newEmail(), 'Dana');
      await toast(page, texts.done);
      expect(arrived.addresses).toContain('/builder?imported=true');
      expect(await arrived.steps()).toEqual(texts.steps.slice(0, 3));
      const truth = await readGroundTruth(texts.file);
      expect(JSON.parse((await arrived.written())[0] ?? '')).toMatchObject({
        personalInfo: { fullName: truth.fullName, email: truth.email },
      });
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('imported')))).toEqual(
        [],
      );
      await review(page).getByText(`${texts.file}.pdf`).waitFor();
      await expect.poll(() => review(page).locator('.review-found li').count()).toBeGreaterThan(5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );

  it('[UP-05] imports a text that was pasted', async () => {
    const { page } = await memberAtBuilder(people);
    await openImport(page);
    await page.getByText('Or paste the text').click();
    // Private data are left to review, however surely the rest is read.
    const text =
      'Maya Cohen\nmaya@korot.example\nDate of birth: 3.4.1990\n\n' +
      'Experience\nCook, Korot, 2019 - 2023\n- Led a kitchen of seven people\n';
    await page.getByLabel('The text of your résumé').fill(text);
    await press(page, 'Import the text');
    await toast(page, 'Your résumé was imported');
    await review(page).getByText('Pasted text.txt').waitFor();
    await expect.poll(() => page.locator('.panel input').first().inputValue()).toBe('Maya Cohen');
  });

  it('[UP-05] keeps what was read where what takes it does not come, and takes it at a second try', async () => {
    const { page } = await memberAtBuilder(people);
    await page.route('**/assets/applyImported-*.js', (route) => route.abort());
    await openImport(page);
    await page.getByText('Or paste the text').click();
    await page
      .getByLabel('The text of your résumé')
      .fill('Maya Cohen\nmaya@korot.example\n\nExperience\nCook, Korot, 2019\n');
    await press(page, 'Import the text');
    await toast(page, 'The file could not be opened.');
    await page.unroute('**/assets/applyImported-*.js');
    await press(page, 'Try again');
    await toast(page, 'Your résumé was imported');
    await expect.poll(() => page.locator('.panel input').first().inputValue()).toBe('Maya Cohen');
  });

  it('[UP-06] goes on after a sign-in that took the whole page away, and keeps nothing of the file', async () => {
    const { page } = await people.open();
    await slot(page).waitFor();
    await choose(page, corpus('pdf/maya-chrome-2col.pdf'));
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press(page, 'Import Now');
    await page.getByRole('button', { name: GOOGLE }).click();
    await page.waitForURL(/^https:/);
    await chooseAccount(page, people.newEmail(), 'Maya');
    await page.waitForURL('**/builder');
    await toast(page, 'Your résumé was imported');
    await expect.poll(() => page.locator('.panel input').first().inputValue()).toBe('Maya Ben-Ami');
    const kept = await page.evaluate(async () => {
      const opening = indexedDB.open('korot');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const request = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      return [...request.result.map(String), ...Object.keys(sessionStorage)];
    });
    expect(kept.filter((key) => key.startsWith('import.'))).toEqual([]);
  });
});

describe('what can go wrong', () => {
  it('[UP-03] [ERR-02] [ERR-22] is said in plain words, loses nothing, and can be tried again', async () => {
    const { page } = await memberAtBuilder(people, '#summary');
    await summaryField(page).fill('kept');
    await openImport(page);
    for (const [file, text] of [
      ['html-as.pdf', /looks like a résumé/],
      ['enc-user-aes256.pdf', /protected by a password/],
      ['truncated.pdf', /damaged/],
      ['pages-200.pdf', /too many pages/],
    ] as const) {
      await choose(page, corpus(`edge/${file}`));
      await page.locator('.upload-file').getByText(file).waitFor();
      await page.locator('.upload-actions .button-primary').click();
      await problem(page).getByText(text).waitFor();
      // The message shows words, not an error code or a status number.
      await expect.poll(() => problem(page).innerText()).not.toMatch(/[a-z]_[a-z]|\b\d{3}\b/);
    }

    await choose(page, corpus('pdf/maya-chrome-2col.pdf'));
    await page.route('**/api/parse-resume', (route) => route.fulfill({ json: { unplaced: [] } }), { times: 1 });
    await press(page, 'Import Now');
    await problem(page).getByText('Invalid response format from server').waitFor();
    await page.route('**/api/parse-resume', (route) => route.abort(), { times: 1 });
    await press(page, 'Try again');
    await problem(page).getByText('Error uploading resume. Please try again.').waitFor();

    // Cancelled during reading: the file stays chosen.
    const reading = Promise.withResolvers<void>();
    await page.route(
      '**/api/parse-resume',
      async (route) => {
        await reading.promise;
        await route.abort();
      },
      { times: 1 },
    );
    await press(page, 'Try again');
    await page.locator('.import-steps [aria-current=step]').waitFor();
    await expect
      .poll(() =>
        slot(page)
          .getByRole('button', { name: /Try again|Import Now/ })
          .count(),
      )
      .toBe(0);
    await slot(page).getByRole('button', { name: 'Cancel' }).click();
    reading.resolve();
    await page.locator('.upload-file').getByText('maya-chrome-2col.pdf').waitFor();
    await expect.poll(() => problem(page).innerText()).toBe('');
    expect((await storedResume(page))?.summary).toBe('kept');
  });

  it('is a file saved again or deleted after it was chosen: that is said, and the picker is open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'changed-'));
    const [first, second] = [join(folder, 'first.pdf'), join(folder, 'second.pdf')];
    await copyFile(corpus('pdf/dana-chrome-1col.pdf'), first);
    await copyFile(corpus('pdf/dana-chrome-1col.pdf'), second);
    const { page } = await memberAtBuilder(people);
    await openImport(page);
    const changeAndImport = async (name: string, change: () => Promise<void>) => {
      await page.locator('.upload-file').getByText(name).waitFor();
      await change();
      const [picker] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Import Now')]);
      await problem(page).getByText('changed, moved or deleted after it was chosen').waitFor();
      return picker;
    };
    try {
      await choose(page, first);
      const picker = await changeAndImport('first.pdf', () => writeFile(first, 'saved again'));
      await picker.setFiles(second);
      const again = await changeAndImport('second.pdf', () => rm(second));
      await again.setFiles(corpus('pdf/maya-chrome-2col.pdf'));
      await page.locator('.upload-file').getByText('maya-chrome-2col.pdf').waitFor();
      await expect.poll(() => problem(page).innerText()).toBe('');
      await press(page, 'Import Now');
      await toast(page, 'Your résumé was imported');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('[UP-07] sends more than 4 MB through the upload bucket', async () => {
    const large = await largePdf(people.browser);
    expect(large.buffer.length).toBeGreaterThan(4_000_000);
    const { page } = await memberAtBuilder(people);
    const calls: string[] = [];
    page.on('request', (request) =>
      calls.push(`${request.method()} ${new URL(request.url()).pathname.replace(/uploads\/[\w-]+/, 'uploads/id')}`),
    );
    await openImport(page);
    await choose(page, large);
    await press(page, 'Import Now');
    await toast(page, 'Your résumé was imported');
    expect(calls).toEqual(expect.arrayContaining(['POST /api/uploads', 'POST /api/uploads/id/parse']));
    expect(calls).not.toContain('POST /api/parse-resume');
    await expect.poll(() => page.locator('.panel input').first().inputValue()).toBe('נועה ברק');
  });
});

describe('pictures of pages', () => {
  it('are read once, upright and without the camera’s notes, across a reload in the middle', async () => {
    const { page } = await memberAtBuilder(people);
    const sent: string[] = [];
    let body: Buffer | null = null;
    page.on('request', (request) => {
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
      if (request.url().endsWith('/api/parse-resume')) body = request.postDataBuffer();
    });
    // The answer is held back until the page is loaded again, however long that takes on this machine.
    await page.route('**/api/import-jobs/*', (route) => route.fulfill({ json: { status: 'working' } }));
    await openImport(page);
    // The name and the contacts: what is below would be read by the same way, at many times the cost.
    const [photograph = new Uint8Array()] = await photographPages(await readFile(corpus('pdf/maya-chrome-1col.pdf')), {
      shade: 0.25,
      noise: 0.05,
      top: 0.15,
    });
    await choose(page, { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
    await problem(page).getByText('This browser cannot open IMG_1.heic').waitFor();
    const picture = await phonePicture(page, photograph, 'IMG_2.jpg');
    expect(picture.buffer.includes('Haifa')).toBe(true);
    await choose(page, picture);
    await page.locator('.upload-file').getByText('IMG_2.pdf').waitFor();
    const [picker] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add a page')]);
    await picker.setFiles({ name: 'IMG_3.png', mimeType: 'image/png', buffer: Buffer.from(photograph) });
    await page.locator('.upload-file').getByText('IMG_2, IMG_3.pdf').waitFor();
    // As an iPhone takes it, and as this browser cannot open it: it says so, and what was chosen stays.
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    const [another] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add a page')]);
    await another.setFiles({ name: 'IMG_4.HEIC', mimeType: '', buffer: heic });
    await problem(page)
      .getByText('cannot open IMG_4.HEIC. If it is an iPhone picture (HEIC), share it from Photos as JPG')
      .waitFor();
    await page.locator('.upload-file').getByText('IMG_2, IMG_3.pdf').waitFor();
    await choose(page, picture);
    await page.locator('.upload-file').getByText('IMG_2.pdf').waitFor();
    await press(page, 'Import Now');
    const step = page.getByRole('dialog').locator('.import-steps [aria-current=step]', { hasText: 'AI scan' });
    await step.waitFor();
    await expect.poll(() => storedJobId(page)).toMatch(/^[0-9a-f]{64}$/);

    await reload(page);
    await page.getByRole('dialog').locator('.upload-file').getByText('IMG_2.pdf').waitFor();
    await step.waitFor();
    await page.unroute('**/api/import-jobs/*');
    // A name and contacts alone are hardly a résumé: it is asked about, and nothing is replaced before.
    await problem(page).getByText('hardly looks like a résumé').waitFor({ timeout: 90_000 });
    await press(page, 'Import anyway');
    await page.locator('.toast', { hasText: 'Your résumé was imported' }).first().waitFor({ timeout: 90_000 });
    await expect.poll(() => page.locator('.panel input').first().inputValue()).toBe('Maya Ben-Ami');
    expect(sent.filter((call) => call === 'POST /api/parse-resume')).toHaveLength(1);
    expect(['%PDF-', 'Exif', 'Haifa'].map((text) => body?.includes(text))).toEqual([true, false, false]);
    await expect.poll(() => storedJobId(page)).toBeNull();
    await reload(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
