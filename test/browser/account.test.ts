import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GOOGLE, chooseAccount, newVisitor, signInByPopup, signedIn, startAccountSite, type AccountSite, type Visitor, type VisitorOptions } from './account-site.ts';
import { accessibilityFaults } from './axe.ts';
import { launchBrowser } from './launch.ts';

/** Signing in, the cloud and the profile in real browsers, with Amplify as in production over https. */
let site: AccountSite;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  [site, browser] = await Promise.all([startAccountSite(), launchBrowser()]);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const newEmail = () => `person${(people += 1)}@example.com`;
const open = async (options: VisitorOptions = {}, path = '/'): Promise<Visitor> => {
  const visitor = await newVisitor(browser, options);
  await visitor.page.goto(site.url + path);
  await visitor.page.locator('h1').first().waitFor();
  return visitor;
};
const pathOf = (page: Page) => new URL(page.url()).pathname;
const toast = (page: Page, text: string | RegExp) => page.locator('.toast', { hasText: text }).first().waitFor();

/** Types into the summary, which every test may change. */
async function writeSummary(page: Page, text: string): Promise<void> {
  await page.goto(`${site.url}/builder#summary`);
  await page.locator('.panel textarea').first().fill(text);
}
const summaryOf = async (page: Page) => {
  await page.goto(`${site.url}/builder#summary`);
  return page.locator('.panel textarea').first().inputValue();
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first().click();

/** Saves under a name from the builder. */
async function saveAs(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+KeyS');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press(page, 'Save only');
  await toast(page, 'Resume saved to cloud successfully!');
}

describe('signing in', () => {
  it('[LOG-01] [LOG-02] [LOG-03] [LOG-06] [NAV-07] [NAV-10] goes through Google in a window, says that it is busy, and leads to the profile', async () => {
    const visitor = await open({}, '/login');
    const { page, context } = visitor;
    expect(await page.locator('.benefits li').count()).toBe(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: GOOGLE }).click()]);
    await popup.getByLabel('Email').waitFor();
    expect(popup.url()).toMatch(/^https:/);
    await page.getByRole('button', { name: 'Signing in…' }).waitFor();
    expect(await page.getByRole('button', { name: 'Signing in…' }).isDisabled()).toBe(true);
    const closed = popup.waitForEvent('close');
    await chooseAccount(popup, newEmail(), 'Dana Cohen');
    await closed;
    await page.waitForURL('**/profile');
    await page.getByRole('heading', { name: 'Dana Cohen' }).waitFor();
    expect(await page.getByRole('link', { name: 'Profile of Dana Cohen, 2 credits' }).isVisible()).toBe(true);
    expect(await page.locator('.bar').getByText('Log in').count()).toBe(0);
  });

  it('[PRO-10] [ROLE-09] leads back to where one came from; the profile alone asks for it, and leaves no trace in the history', async () => {
    const visitor = await open();
    const { page } = visitor;
    await page.goto(`${site.url}/templates`);
    await page.goto(`${site.url}/profile`);
    await page.waitForURL('**/login?from=%2Fprofile');
    await page.goBack();
    expect(pathOf(page)).toBe('/templates');
    for (const path of ['/', '/builder', '/templates', '/login']) {
      await page.goto(site.url + path);
      await page.locator('h1').first().waitFor();
      expect(pathOf(page)).toBe(path);
    }
    await page.goto(`${site.url}/builder`);
    await page.locator('.toolbar').waitFor();
    await page.locator('.bar').getByRole('link', { name: 'Log in' }).click();
    await signInByPopup(visitor, newEmail(), 'Dana');
    await page.waitForURL((url) => url.pathname === '/builder');
  });

  it('goes through the whole page where windows are blocked, and comes back to where it began', async () => {
    const { page } = await open({}, '/login?from=%2Fbuilder');
    await page.evaluate(() => { window.open = () => null; });
    await page.getByRole('button', { name: GOOGLE }).click();
    await page.waitForURL(/^https:/);
    await chooseAccount(page, newEmail(), 'Dana');
    await page.waitForURL(`${site.url}/builder`);
    await page.getByRole('link', { name: /Profile of Dana/ }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('[ERR-01] says "Login failed, please try again" when it failed, and works the next time', async () => {
    const visitor = await open({}, '/login');
    const { page } = visitor;
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'profile_failed' } }));
    await signInByPopup(visitor, newEmail(), 'Dana');
    await page.getByText('Login failed, please try again').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')))).toEqual([]);
    await page.unroute('**/api/profile');
    // Google remembers who it was.
    await page.getByRole('button', { name: GOOGLE }).click();
    await page.waitForURL('**/profile');
  });

  it.each(['the button here', 'the page there', 'closing the window'])('can be given up by %s, and begun again', async (how) => {
    const visitor = await open({}, '/login');
    const { page, context } = visitor;
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: GOOGLE }).click()]);
    await popup.getByLabel('Email').waitFor();
    if (how === 'the button here') await press(page, 'Cancel');
    else if (how === 'the page there') await popup.getByRole('button', { name: 'Cancel' }).click();
    else await popup.close();
    await page.getByRole('button', { name: GOOGLE }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'failed' }).count()).toBe(0);
    await signInByPopup(visitor, newEmail(), 'Dana');
    await page.waitForURL('**/profile');
  });

  it('sends browsers that Google refuses to a real one', async () => {
    const { page } = await open({ language: 'he', width: 360, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 355.0.0.1' }, '/login');
    await page.getByText('כדאי לפתוח בדפדפן').waitFor();
    expect(await page.getByRole('button', { name: GOOGLE }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('[NAV-08] [PRO-01] ends with logout, at home, and the next person has to choose an account', async () => {
    const visitor = await signedIn(browser, site, newEmail(), 'Dana');
    const { page, context } = visitor;
    await page.locator('.profile-head').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.locator('.bar').getByRole('link', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^Cognito.*(idToken|accessToken|refreshToken)$/.test(key)))).toEqual([]);
    await page.goto(`${site.url}/login`);
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: GOOGLE }).click()]);
    await popup.getByLabel('Email').waitFor();
  });

  it('[LOG-08] comes back to the same profile the next time', async () => {
    const email = newEmail();
    const { page } = await signedIn(browser, site, email, 'Dana');
    await writeSummary(page, 'kept');
    await saveAs(page, 'Kept');
    const again = await signedIn(browser, site, email, 'Dana');
    await again.page.getByRole('heading', { name: 'Kept' }).waitFor();
  });

  it('[DLG-08] [LOG-05] [PDF-02] is offered before a download, and can be skipped', async () => {
    const { page } = await open({}, '/builder');
    await page.locator('.toolbar').waitFor();
    await page.keyboard.press('Alt+KeyD');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Before you download' }).waitFor();
    expect(await dialog.locator('.benefits li').count()).toBe(3);
    expect(await dialog.getByRole('button', { name: GOOGLE }).isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Skip for now')]);
    expect(download.suggestedFilename()).toBe('resume.pdf');
  });
});

async function intoConflict(): Promise<{ mine: Page; theirs: Page; email: string }> {
  const email = newEmail();
  const { page: mine } = await signedIn(browser, site, email, 'Dana');
  await writeSummary(mine, 'first');
  await saveAs(mine, 'Shared');
  const { page: theirs } = await signedIn(browser, site, email, 'Dana');
  await theirs.getByRole('button', { name: 'Edit Shared' }).click();
  await theirs.waitForURL('**/builder*');
  await writeSummary(theirs, 'theirs');
  await theirs.keyboard.press('Alt+KeyS');
  await toast(theirs, 'Resume saved to cloud successfully!');
  await writeSummary(mine, 'mine');
  await mine.keyboard.press('Alt+KeyS');
  await mine.getByRole('alertdialog').waitFor();
  return { mine, theirs, email };
}
const stored = async (email: string, name = 'Shared') => {
  const { page } = await signedIn(browser, site, email, 'Dana');
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await page.waitForURL('**/builder*');
  return summaryOf(page);
};

describe('the cloud', () => {
  it('[CLOUD-05] [CLOUD-06] [CLOUD-08] [ROLE-02] keeps what nobody signed in saves here, offers the cloud, and takes it there after signing in', async () => {
    const visitor = await open({}, '/builder');
    const { page } = visitor;
    await writeSummary(page, 'written before signing in');
    await page.keyboard.press('Alt+KeyS');
    await toast(page, 'Resume saved locally successfully!');
    await press(page, 'Save to the cloud too');
    await page.getByRole('heading', { name: 'Save to the cloud' }).waitFor();
    await signInByPopup(visitor, newEmail(), 'Dana');
    await page.getByLabel('Name', { exact: true }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('My Resume');
    await press(page, 'Save only');
    await toast(page, 'Resume saved to cloud successfully!');
    await page.goto(`${site.url}/profile`);
    await page.getByRole('heading', { name: 'My Resume' }).waitFor();
  });

  it('[DLG-01] [DLG-02] [DLG-03] [PDF-03] asks for a name before a download: download only saves nothing, download and save does both', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    await writeSummary(page, 'a');
    await page.keyboard.press('Alt+KeyD');
    const name = page.getByLabel('Name', { exact: true });
    await name.waitFor();
    expect(await name.inputValue()).toBe('My Resume');
    expect(await accessibilityFaults(page)).toEqual([]);
    await name.fill('   ');
    await press(page, 'Download and save');
    await page.getByText('Please enter a name for your resume').waitFor();
    const [only] = await Promise.all([page.waitForEvent('download'), press(page, 'Download only')]);
    expect(only.suggestedFilename()).toBe('resume.pdf');
    await page.goto(`${site.url}/profile`);
    await page.getByText('No saved résumés yet').waitFor();
    await writeSummary(page, 'b');
    await page.keyboard.press('Alt+KeyD');
    await name.fill('For banks');
    await Promise.all([page.waitForEvent('download'), press(page, 'Download and save')]);
    await toast(page, 'Resume saved to cloud successfully!');
    await page.goto(`${site.url}/profile`);
    await page.getByRole('heading', { name: 'For banks' }).waitFor();
  });

  it('[DLG-04] [ERR-07] [ERR-08] at the limit says so, leads to the profile, and downloads all the same', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    await writeSummary(page, 'a');
    await saveAs(page, 'One');
    await page.goto(`${site.url}/profile`);
    await page.getByRole('button', { name: 'Duplicate One' }).click();
    await toast(page, 'Copied');
    await page.getByRole('button', { name: 'Duplicate One – copy' }).click();
    await toast(page, 'Storage limit reached');
    await page.goto(`${site.url}/builder`);
    await page.locator('.toolbar').waitFor();
    await press(page, /Menu|More/);
    await press(page, /Start a new|New résumé|new/i);
    await page.getByRole('dialog').getByRole('button').filter({ hasText: /Start|new/i }).first().click();
    await writeSummary(page, 'third');
    await page.keyboard.press('Alt+KeyD');
    await page.getByLabel('Name', { exact: true }).fill('Three');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download and save')]);
    expect(download.suggestedFilename()).toBe('resume.pdf');
    await page.getByRole('dialog').getByText('Storage limit reached, upgrade to Premium to save more resumes').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Upgrade to Premium' }).click();
    await page.waitForURL('**/profile');
    await expect.poll(() => page.locator('.resume-card').count()).toBe(2);
    expect(await summaryOf(page)).toBe('third');
  });

  it('[CLOUD-07] [ERR-08] downloads though saving failed, and says that it failed', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    await writeSummary(page, 'a');
    await page.route('**/api/resumes', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { error: 'Error saving resume. Please try again.', code: 'save_failed' } }) : route.continue()));
    await page.keyboard.press('Alt+KeyD');
    await Promise.all([page.waitForEvent('download'), press(page, 'Download and save')]);
    await toast(page, 'Error saving resume. Please try again.');
    await page.locator('.toast').getByRole('button', { name: 'Close' }).last().click();
    await page.keyboard.press('Alt+KeyS');
    await press(page, 'Save only');
    await toast(page, 'Error saving resume. Please try again.');
  });

  it('keeps a save made without a connection and makes it when the connection is back', async () => {
    const email = newEmail();
    const { page, context } = await signedIn(browser, site, email, 'Dana');
    await writeSummary(page, 'a');
    await saveAs(page, 'One');
    await page.locator('.panel textarea').first().fill('written offline');
    await context.setOffline(true);
    await page.keyboard.press('Alt+KeyS');
    await toast(page, 'You are offline');
    await context.setOffline(false);
    const other = await signedIn(browser, site, email, 'Dana');
    await expect.poll(async () => {
      await other.page.goto(`${site.url}/profile`);
      await other.page.getByRole('button', { name: 'Edit One' }).click();
      await other.page.waitForURL('**/builder*');
      return summaryOf(other.page);
    }, { timeout: 30_000 }).toBe('written offline');
  });

  it('lets two browsers into a conflict, and keeps mine', async () => {
    const { mine, email } = await intoConflict();
    expect(await accessibilityFaults(mine)).toEqual([]);
    await press(mine, 'Keep mine');
    await toast(mine, 'Resume saved to cloud successfully!');
    expect(await stored(email)).toBe('mine');
  });

  it('lets two browsers into a conflict, and takes theirs, with mine in the drafts', async () => {
    const { mine, email } = await intoConflict();
    await press(mine, 'Take theirs');
    await toast(mine, 'The version from the cloud is open');
    expect(await summaryOf(mine)).toBe('theirs');
    expect(await stored(email)).toBe('theirs');
  });

  it('lets two browsers into a conflict, and keeps both', async () => {
    const { mine, email } = await intoConflict();
    await press(mine, 'Keep both');
    await toast(mine, 'Resume saved to cloud successfully!');
    expect(await stored(email)).toBe('theirs');
    expect(await stored(email, 'Shared (2)')).toBe('mine');
  });
});

describe('the profile', () => {
  it('[PRO-02] [PRO-03] [PRO-06] [PRO-07] shows figures and résumés as sheets, and opens, renames, copies, deletes and brings back', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana', { width: 1440 });
    expect(await page.locator('.stats').innerText()).toMatch(/AI credits\s+2[\s\S]*0 of 2[\s\S]*Free/);
    await writeSummary(page, 'mine');
    await saveAs(page, 'One');
    await page.goto(`${site.url}/profile`);
    const card = page.locator('.resume-card');
    await card.waitFor();
    expect(await card.innerText()).toMatch(/One\s+Professional\s+Updated/);
    // The sheet is the person's own, not a sample.
    expect(await card.locator('article.resume .section-summary').innerText()).toContain('mine');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rename One' }).click();
    await page.getByLabel('New name').fill('Renamed');
    await press(page, 'Save name');
    await page.getByRole('heading', { name: 'Renamed' }).waitFor();
    await page.getByRole('button', { name: 'Duplicate Renamed' }).click();
    await page.getByRole('heading', { name: 'Renamed – copy' }).waitFor();
    await page.getByRole('button', { name: 'Delete Renamed – copy' }).click();
    await toast(page, '“Renamed – copy” deleted');
    await expect.poll(() => card.count()).toBe(1);
    await press(page, 'Undo');
    await expect.poll(() => card.count()).toBe(2);
    await page.reload();
    await expect.poll(() => card.count()).toBe(2);
    await page.getByRole('button', { name: 'Edit Renamed', exact: true }).click();
    await page.waitForURL('**/builder*');
    expect(await summaryOf(page)).toBe('mine');
    await page.goto(`${site.url}/profile`);
    await page.getByRole('link', { name: 'Create new résumé' }).click();
    await page.waitForURL('**/templates');
  });

  it('[PRO-09] [ERR-18] waits in sight, and after a failure loads again when asked', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    let answer: 'late' | 'fail' | 'setup' = 'fail';
    await page.route('**/api/profile', async (route) => {
      if (answer === 'late') {
        await new Promise((resolve) => setTimeout(resolve, 600));
        return route.continue();
      }
      const [code, error] = answer === 'fail' ? ['profile_failed', 'x'] : ['not_configured', 'Database setup needed, try again later or contact support'];
      return route.fulfill({ status: 503, json: { error, code } });
    });
    await page.reload();
    await page.getByText('Your profile could not be loaded').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    answer = 'late';
    await press(page, 'Try again');
    await page.getByText('Loading your profile…').waitFor();
    await page.locator('.stats').waitFor();
  });

  it('[ERR-19] says that the database needs setup, for errors of configuration', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    for (const [code, error] of [['not_configured', 'x'], ['internal', 'The query requires an index'], ['internal', 'permission-denied: x']]) {
      await page.route('**/api/profile', (route) => route.fulfill({ status: 503, json: { error, code } }));
      await page.reload();
      await page.getByText('Database setup needed, try again later or contact support').waitFor();
      await page.unroute('**/api/profile');
    }
  });

  it('[ERR-10] says what the server says of a résumé that cannot be opened, and has words of its own otherwise', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    await writeSummary(page, 'mine');
    await saveAs(page, 'One');
    const answers: readonly [object | null, string][] = [[{ error: 'Resume not found', code: 'resume_not_found' }, 'Resume not found'], [{ error: 'Unauthorized', code: 'forbidden' }, 'Unauthorized'], [null, 'Error loading resume. Please try again.']];
    for (const [body, text] of answers) {
      await page.goto(`${site.url}/profile`);
      await page.route('**/api/resumes/*', (route) => (body ? route.fulfill({ status: 404, json: body }) : route.abort()));
      await page.getByRole('button', { name: 'Edit One' }).click();
      await toast(page, text);
      expect(pathOf(page)).toBe('/profile');
      await page.unroute('**/api/resumes/*');
    }
  });

  it('[ERR-20] stands without its history where that fails', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/credits', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }));
    await page.reload();
    await page.locator('.stats').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    expect(logged.join()).toContain('credit history internal');
  });

  it('shows a second person nothing of the first, at the same computer too', async () => {
    const { page } = await signedIn(browser, site, newEmail(), 'Dana');
    await writeSummary(page, 'of the first person');
    await saveAs(page, 'Secret');
    await page.locator('.bar').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${site.url}/`);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('of the first person');
    expect(await summaryOf(page)).toBe('');
    const visitor = { page, context: page.context() };
    await page.goto(`${site.url}/login`);
    await signInByPopup(visitor, newEmail(), 'Noam');
    await page.waitForURL('**/profile');
    await page.getByText('No saved résumés yet').waitFor();
    expect(await page.content()).not.toContain('Secret');
    expect(await summaryOf(page)).toBe('');
  });

  it('hands over everything as a file, and deletes the account after a typed word', async () => {
    const email = newEmail();
    const { page } = await signedIn(browser, site, email, 'דנה כהן', { language: 'he', width: 360 });
    await writeSummary(page, 'הטקסט שלי');
    await page.keyboard.press('Alt+KeyS');
    await page.getByLabel('שם', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true }).click();
    await toast(page, 'קורות החיים נשמרו בענן בהצלחה!');
    await page.goto(`${site.url}/profile`);
    await page.locator('.resume-card').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'ייצוא כל המידע שלי')]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ profile: { email }, resumes: [{ data: { summary: 'הטקסט שלי' } }] });

    await press(page, 'מחיקת החשבון');
    const confirm = page.getByRole('button', { name: 'מחיקת החשבון לצמיתות' });
    expect(await confirm.isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel(/להקליד/).fill('מחיקה');
    await confirm.click();
    await page.waitForURL(`${site.url}/`);
    await toast(page, 'החשבון נמחק');
    expect(await summaryOf(page)).toBe('');
    expect(site.identity.directory.accounts.some((account) => account.email === email)).toBe(false);
    const back = await signedIn(browser, site, email, 'דנה כהן', { language: 'he' });
    await back.page.getByText('עוד לא נשמרו כאן קורות חיים').waitFor();
    expect(await back.page.locator('.stats dd').first().innerText()).toBe('0');
  });
});
