import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { setUpAccountSite, press, toast } from './account-page.ts';
import { storedResume, summaryField, textIn } from './builder-page.ts';
import { choose, corpus, memberAtBuilder, openImport, review, unsurePdf } from './import-page.ts';
import { reload } from './navigation.ts';

const people = setUpAccountSite();

describe('the review', () => {
  it('shows what is unsure, private or not read, and takes the import back', async () => {
    const { page } = await memberAtBuilder(people, '#summary');
    await summaryField(page).fill('what was there');
    await openImport(page);
    await choose(page, await unsurePdf(people.browser));
    await press(page, 'Import Now');
    await toast(page, /The one you had is kept/);
    await expect.poll(() => review(page).locator('.review-private').innerText()).toContain('012345674');
    await expect
      .poll(() => review(page).locator('.review-told').innerText())
      .toContain('Page 2 of the file is a picture');
    expect(await page.evaluate(() => localStorage.getItem('resumeData'))).not.toContain('012345674');
    // In words and with a mark, not by colour alone.
    const unsure = review(page).locator('.review-checks li');
    await expect.poll(() => unsure.first().innerText()).toContain('Not in the file');

    const before = await unsure.count();
    await unsure.first().getByRole('button', { name: 'It is right', exact: false }).click();
    await expect.poll(() => unsure.count()).toBe(before - 1);
    // A language without a level has none that nobody wrote.
    expect((await storedResume(page))?.languages).toEqual([{ id: 'lang-1', name: 'ספרדית' }]);
    await press(page, 'Undo the import');
    await toast(page, /The import was undone/);
    await expect.poll(() => review(page).count()).toBe(0);
    await expect.poll(async () => (await storedResume(page))?.summary).toBe('what was there');
    await press(page, 'More options');
    await press(page, 'Earlier drafts');
    await page.getByRole('dialog').locator('.draft-name', { hasText: 'נועה ברק' }).waitFor();
  });

  it('puts a text in place by keyboard, dragging or copying, and outlives a reload', async () => {
    const { page, context } = await memberAtBuilder(people);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const found = {
      resumeData: createBlankResume(),
      unplaced: ['Licence B', 'Available at once', 'Likes hiking'],
      confidence: {},
      picturePages: [2, 3, 5],
      personal: [],
      source: 'text',
    };
    await page.route('**/api/parse-resume', (route) =>
      route.fulfill({ json: { ...found, resumeData: { ...found.resumeData, summary: 'Imported' } } }),
    );
    await openImport(page);
    await choose(page, corpus('pdf/maya-chrome-2col.pdf'));
    await press(page, 'Import Now');
    const texts = review(page).locator('.review-texts > li');
    await expect.poll(() => texts.count()).toBe(3);
    await expect
      .poll(() => review(page).locator('.review-told').innerText())
      .toContain('Pages 2, 3 and 5 of the file are pictures');

    await texts.nth(0).getByRole('button', { name: 'Put it in…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Where to').focus();
    await page.keyboard.type('Skills');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'Added to Skills');
    await expect.poll(() => texts.count()).toBe(2);
    // The keyboard's focus is at the next text.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.review-texts > li')?.textContent))
      .toContain('Available at once');

    await page.getByRole('tab', { name: /Summary/ }).click();
    const summary = summaryField(page);
    await texts.nth(0).locator('.review-text').dragTo(summary);
    await expect.poll(() => textIn(summary)).toContain('Available at once');
    await expect.poll(() => texts.count()).toBe(1);

    await texts.nth(0).getByRole('button', { name: 'Copy' }).click();
    await toast(page, 'Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Likes hiking');

    await reload(page);
    await review(page).getByText('Likes hiking').waitFor();
    // Beside a narrow screen's review there is no field to drag to.
    await review(page).getByText('Drag to a field', { exact: false }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.view-switch').getByText('Review').click();
    await review(page).getByText('Choose where to add.', { exact: false }).waitFor();
    await expect.poll(() => review(page).locator('[draggable=true]').count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 860 });
    await review(page).getByRole('button', { name: 'Back to the page' }).press('Enter');
    await page.locator('.sheet-pane').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Show the review');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('review-title');
    await press(page, 'Done reviewing');
    await page.getByRole('alertdialog').getByText('One text has no place yet', { exact: false }).waitFor();
    await press(page, 'Back to the review');
    await texts.nth(0).getByRole('button', { name: 'Leave out' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Done reviewing');
    await page.keyboard.press('Enter');
    await expect.poll(() => review(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('panel-title');
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('resumeData'))) ?? '') as {
      skills: { name: string }[];
    };
    expect(stored.skills.map(({ name }) => name)).toContain('Licence B');
  });
});
