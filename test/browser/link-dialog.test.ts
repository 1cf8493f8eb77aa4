import { expect, it } from 'vitest';
import { linkPath } from '../../shared/site/linkPaths.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { press, saveAs, setUpAccountSite, toast } from './account-page.ts';
import { goTo } from './navigation.ts';

const people = setUpAccountSite();

it('makes a link in the profile, copies and bounds it, counts who looks, and takes it back', async () => {
  const { page, context } = await people.signedIn(people.newEmail(), 'Dana');
  await people.saveElsewhere(page, 'CV', SAMPLE_EN);
  await goTo(page, `${people.site.url}/profile`);
  await press(page, 'More for CV');
  await press(page, 'Send by a link: CV');
  await press(page, 'Make a link');
  const field = page.getByLabel('The link', { exact: true });
  await field.waitFor();
  const address = await field.inputValue();
  expect(address).toMatch(new RegExp(`^${people.site.url}${linkPath('')}[0-9a-z]{26}$`));
  await page.getByText('Not opened yet').waitFor();
  const whatsApp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsApp ?? '')).toBe(`https://wa.me/?text=My résumé: ${address}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy');
  await toast(page, 'The link was copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' };
  const look = async () => (await fetch(address, { headers: agent })).text();
  expect(await look()).not.toContain(SAMPLE_EN.personalInfo.email);
  await page.getByLabel('Show my contact details').click();
  await expect.poll(look).toContain(SAMPLE_EN.personalInfo.email);
  await page.getByLabel('Let search engines find it').click();
  await expect.poll(look).toContain('rel="canonical"');
  await page.getByLabel('Ends').selectOption('30');
  await page.getByLabel('Ends').locator('option', { hasText: /^On / }).waitFor({ state: 'attached' });
  await page.getByText(/Opened \d+ times/).waitFor();

  await press(page, 'Take the link back');
  await toast(page, 'The link was taken back');
  expect((await fetch(address)).status).toBe(410);
  await press(page, 'Make a link');
  await field.waitFor();
  expect(await field.inputValue()).not.toBe(address);
});

it('leads whoever has not saved yet to saving, and then makes the link in the builder', async () => {
  const { page } = await people.signedIn(people.newEmail(), 'Dana');
  await people.writeSummary(page, 'mine');
  const menu = async () => {
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('button', { name: 'Send by a link' }).click();
  };
  await menu();
  await page.getByText('A link shows what is saved in the cloud.').waitFor();
  await press(page, 'Save in the cloud');
  await page.getByLabel('Name', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await saveAs(page, 'CV');
  await menu();
  await press(page, 'Make a link');
  const field = page.getByLabel('The link', { exact: true });
  await field.waitFor();
  const address = await field.inputValue();
  expect(await (await fetch(address)).text()).toContain('mine');
  await page.keyboard.press('Escape');

  // After a download WhatsApp gets the link, where the system has no share sheet for files; the e-mail has it too.
  await page.route('**/api/generate-pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
  );
  await page.keyboard.press('Alt+d');
  const whatsApp = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expect.poll(() => whatsApp.getAttribute('href')).toContain(encodeURIComponent(address));
  expect(await page.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(encodeURIComponent(address));
});
