import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { Profile } from '../../shared/account/profile.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { setUpAccountSite, currentPath, fromMenu, press, saveAs, toast } from './account-page.ts';
import { currentUserId, makePremium } from './payments-page.ts';
import { signInByPopup } from './account-site.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { goTo, reload } from './navigation.ts';

const people = setUpAccountSite();

/** The profile of a person who has bought both kinds. */
const CUSTOMER = {
  aiCredits: 11,
  isPremium: true,
  subscription: { status: 'active', paidThrough: '2090-03-01T12:00:00.000Z' },
  recentActivity: [
    {
      type: 'purchase',
      description: 'premium',
      amount: 9.99,
      timestamp: new Date(Date.now() - 5 * 86_400_000).toISOString(),
      paymentId: 'SALE1',
    },
  ],
};

/** The scenes look at the profile and its dialogs by axe. */
describe('the profile', () => {
  it('[NAV-01] [PRO-02] [PRO-03] [PRO-06] [PRO-07] shows figures and résumés, and all one does with them', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    await expect.poll(() => page.locator('.stats').innerText()).toMatch(/AI credits\s+2[\s\S]*0 of 2[\s\S]*Free/);
    // The few words beside the high card are not drawn out to its height.
    const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height;
    expect(await heightOf('.profile-part-head')).toBe(await heightOf('.profile-part-head > .button'));
    await people.writeSummary(page, 'mine');
    await saveAs(page, 'One');
    await goTo(page, `${people.site.url}/profile`);
    const card = page.locator('.resume-card');
    await card.waitFor();
    // The reasons to come back come first: the résumés, and the one last edited.
    const headings = await page.locator('.profile h2').allInnerTexts();
    expect(headings[0]).toBe('My résumés');
    expect(await page.locator('.profile-continue').innerText()).toBe('Continue: One');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a PDF of One' }).click();
    const pdf = await downloaded;
    expect(pdf.suggestedFilename()).toBe('resume.pdf');
    const { pages } = await extractPages(await readFile(await pdf.path()));
    expect(pages.join('')).toContain('mine');
    await expect.poll(() => card.innerText()).toMatch(/One\s+Professional · Updated/);
    // The sheet is the person's own, not a sample.
    await expect.poll(() => card.locator('.resume .section-summary').innerText()).toContain('mine');
    await fromMenu(page, 'One', 'Rename');
    await page.getByLabel('New name').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await currentPath(page)).toBe('/profile');
    await fromMenu(page, 'One', 'Rename');
    await page.getByLabel('New name').fill('Renamed');
    await press(page, 'Save name');
    await page.getByRole('heading', { name: 'Renamed' }).waitFor();
    await fromMenu(page, 'Renamed', 'Duplicate');
    await page.getByRole('heading', { name: 'Renamed – copy' }).waitFor();
    const ids = () =>
      card.evaluateAll((cards) =>
        cards.map((each) => each.getAttribute('data-resume') ?? '').toSorted((one, other) => one.localeCompare(other)),
      );
    const both = await ids();
    await fromMenu(page, 'Renamed – copy', 'Delete');
    await toast(page, '“Renamed – copy” deleted');
    await expect.poll(() => card.count()).toBe(1);
    // Restoring failed: it is in the bin still, and the bin restores it.
    await page.route(
      '**/api/bin/*',
      (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
      { times: 1 },
    );
    await press(page, 'Undo');
    await page.locator('.toast-error').waitFor();
    expect(await card.count()).toBe(1);
    await page.locator('.bin summary').click();
    await page.getByRole('button', { name: 'Restore Renamed – copy', exact: true }).click();
    await expect.poll(ids).toEqual(both);
    const stored = await people.call<{ id: string }[]>(page, 'GET', '/api/resumes');
    expect(stored.map(({ id }) => id).toSorted((one, other) => one.localeCompare(other))).toEqual(both);
    expect(await page.getByRole('link', { name: 'Create new résumé' }).getAttribute('href')).toBe(
      '/templates?new=true',
    );
    await page.getByRole('button', { name: 'Edit Renamed', exact: true }).click();
    await page.waitForURL('**/builder*');
    await page.getByRole('heading', { level: 1, name: 'Renamed', exact: true }).waitFor();
    expect(await people.summaryOf(page)).toBe('mine');
  });

  it('copies a résumé for a job, and takes over what the original changed since, and nothing of its own', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    const base = await people.saveElsewhere(page, 'One', { summary: 'first', headline: 'Nurse' });
    await reload(page);
    await fromMenu(page, 'One', 'Copy for a job');
    await press(page, 'Create and open');
    await page.getByText('Please paste the advertisement first').waitFor();
    await page.getByLabel('The advertisement').fill('Head nurse, Haifa\nMust: shifts');
    await press(page, 'Create and open');
    await page.waitForURL('**/builder*');
    expect(await people.summaryOf(page)).toBe('first');
    const kept = await page.evaluate(() => localStorage.getItem('resumeData.ads'));
    expect(kept).toContain('Must: shifts');
    // The original changes in two places meanwhile, the copy in one of them.
    const [copy] = await people.call<{ id: string; of: string }[]>(page, 'GET', '/api/copies');
    expect(copy?.of).toBe(base.id);
    const path = `/api/resumes/${copy?.id}`;
    type Saved = { name: string; version: number; data: ResumeData };
    for (const [at, changes] of [
      [`/api/resumes/${base.id}`, { summary: 'later', headline: 'Senior nurse' }],
      [path, { headline: 'Head nurse' }],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      const { name, version, data } = await people.call<Saved>(page, 'GET', at);
      await people.call(page, 'PUT', at, { name, version, data: { ...data, ...changes } });
      // oxlint-enable no-await-in-loop
    }
    await goTo(page, `${people.site.url}/profile`);
    const row = page.locator('.copy-row');
    await expect
      .poll(() => row.innerText())
      .toMatch(/Head nurse, Haifa\s+Not sent yet\s+The original has changed since/);
    await page.getByRole('button', { name: /^Job and changes of One/ }).click();
    await page.getByText('2 changes in the original since then').waitFor();
    await page.locator('.copy-changes li', { hasText: 'later' }).getByRole('button', { name: 'Take over' }).click();
    await page.getByText('One change in the original since then').waitFor();
    expect(await page.locator('.copy-changes li').innerText()).toMatch(/Senior nurse[\s\S]*In the copy\s+Head nurse/);
    await press(page, 'Leave the rest as it is');
    await page.getByText('Nothing in the original waits to be taken over').waitFor();
    await page.getByLabel('Sent to').fill('jobs@rambam.example');
    await press(page, 'Save');
    await toast(page, 'Saved');
    await page.keyboard.press('Escape');
    await expect.poll(() => row.innerText()).toMatch(/Sent to jobs@rambam.example · \w+ \d+, \d{4}/);
    expect(await row.innerText()).not.toContain('changed since');
    expect((await people.call<Saved>(page, 'GET', path)).data).toMatchObject({
      summary: 'later',
      headline: 'Head nurse',
    });
    expect(await people.call(page, 'GET', `${path}/points`)).toMatchObject([{ reason: 'base' }]);
  });

  it('compares an earlier version by its words and as pages, and brings it back as a new state', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    // Its template has no such version any more.
    const gone = { summary: 'Led a small team', templateVersion: 99 };
    const { id, name, version, data } = await people.saveElsewhere(page, 'One', gone);
    const later = { ...data, summary: 'Led a large team' };
    await people.call(page, 'PUT', `/api/resumes/${id}`, { name, version, data: later, before: 'improve' });
    await reload(page);
    await press(page, 'Earlier versions of One');
    await page.getByText('One difference from the current version').waitFor();
    const changed = page.locator('.history-changes');
    await expect.poll(() => changed.locator('del, ins').allInnerTexts()).toEqual(['small', 'large']);
    // Both as pages, beside each other.
    const pages = page.locator('.history-pages figure');
    for (const [index, words] of ['Led a small team', 'Led a large team'].entries())
      await pages.nth(index).getByText(words).first().waitFor();
    await press(page, 'Restore this version');
    await toast(page, 'The version is restored');
    type Saved = { version: number; data: ResumeData };
    const now = await people.call<Saved>(page, 'GET', `/api/resumes/${id}`);
    expect(now).toMatchObject({ version: 3, data: gone });
    // The replaced state is there as well.
    expect(await people.call(page, 'GET', `/api/resumes/${id}/points`)).toMatchObject([
      { version: 2, reason: 'restore' },
      { version: 1, reason: 'improve' },
    ]);
    expect(await people.call<Saved>(page, 'GET', `/api/resumes/${id}/points/2`)).toMatchObject({ data: later });
  });

  it('makes a résumé in the other language by three presses, and both stay in step', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    const base = await people.saveElsewhere(page, 'One', { summary: 'first', headline: 'Nurse', language: 'en' });
    await reload(page);
    await fromMenu(page, 'One', 'Version in another language');
    await press(page, 'Create, for a woman');
    const question = page.locator('.pair-questions > li');
    await expect.poll(() => question.count()).toBe(1);
    await question.getByLabel('In Hebrew').fill('ראשונה');
    await question.getByRole('button', { name: 'Save what I wrote' }).click();
    await page.getByText('Both versions are in step').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-pair] .resume-card').count()).toBe(2);
    type Saved = { id: string; name: string; version: number; data: ResumeData };
    const read = (id: string) => people.call<Saved>(page, 'GET', `/api/resumes/${id}`);
    const [side] = (await people.call<{ id: string; of: string }[]>(page, 'GET', '/api/pairs')).filter(
      ({ of }) => of === base.id,
    );
    const twin = side?.id ?? '';
    expect((await read(twin)).data).toMatchObject({ language: 'he', headline: 'אחות', summary: 'ראשונה' });
    // The first changes elsewhere: its phone comes over by itself, its headline by two presses.
    const { name, version, data } = await read(base.id);
    const personalInfo = { ...data.personalInfo, phone: '050-1234567' };
    const later = { ...data, personalInfo, headline: 'Cook' };
    await people.call(page, 'PUT', `/api/resumes/${base.id}`, { name, version, data: later });
    await reload(page);
    await page.getByRole('button', { name: 'The version in the other language has something new' }).click();
    await page.getByRole('button', { name: /Translate: .?טבחית/ }).click();
    await page.getByText('Both versions are in step').waitFor();
    await page.keyboard.press('Escape');
    expect((await read(twin)).data).toMatchObject({ headline: 'טבחית', personalInfo: { phone: '050-1234567' } });
    expect((await read(base.id)).data).toEqual(later);
    await expect.poll(() => page.getByRole('button', { name: 'has something new' }).count()).toBe(0);
  });

  it('shows the texts of the other language in the builder, its phone there and by a link at once', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    const base = await people.saveElsewhere(page, 'One', { summary: 'first', headline: 'Nurse', language: 'en' });
    await reload(page);
    await fromMenu(page, 'One', 'Version in another language');
    await press(page, 'Create, for a woman');
    await page.locator('.pair-questions > li').waitFor();
    await page.keyboard.press('Escape');
    type Saved = { id: string; name: string; version: number; data: ResumeData; twin?: string };
    const read = (id: string) => people.call<Saved>(page, 'GET', `/api/resumes/${id}`);
    const { twin = '' } = await read(base.id);
    await page.getByRole('button', { name: /^Edit .*One – / }).click();
    await page.getByRole('tab', { name: 'Summary' }).click();
    expect(await page.locator('.original-text').count()).toBe(0);
    await press(page, 'Show the English texts');
    expect(await page.locator('.original-text').innerText()).toMatch(/English\s+first/);
    await page.locator('#tab-personal').click();
    expect(await page.locator('.original-text').allInnerTexts()).toEqual([expect.stringMatching(/Nurse/)]);
    // The other changes on another device, while this one is open here.
    const { name, version, data } = await read(base.id);
    const personalInfo = { ...data.personalInfo, phone: '050-1234567' };
    await people.call(page, 'PUT', `/api/resumes/${base.id}`, { name, version, data: { ...data, personalInfo } });
    const settings = { contacts: true, indexed: false, expiresAt: null };
    const { link } = await people.call<{ link: { key: string } }>(page, 'PUT', `/api/resumes/${twin}/link`, settings);
    const shown = await (await fetch(`${people.site.url}/api/links/${link.key}`)).text();
    expect(shown).toContain('050-1234567');
    await reload(page);
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('050-1234567');
    await expect.poll(async () => (await read(twin)).data.personalInfo.phone).toBe('050-1234567');
    // Without a twin, nothing mentions one.
    await people.call(page, 'DELETE', `/api/resumes/${base.id}`);
    await reload(page);
    await page.getByLabel('Phone').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: 'Show the English texts' }).count()).toBe(0);
  });

  it('makes the same of a copy for a job, with the words that its base has there already', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    await people.saveElsewhere(page, 'One', { summary: 'first', headline: 'Nurse', language: 'en' });
    await reload(page);
    await fromMenu(page, 'One', 'Version in another language');
    await press(page, 'Create, for a woman');
    await page.getByLabel('In Hebrew').fill('ראשונה');
    await press(page, /^Save what I wrote/);
    await page.getByText('Both versions are in step').waitFor();
    await page.keyboard.press('Escape');
    // The free plan allows two.
    await makePremium(await currentUserId(page));
    type Saved = { id: string; name: string; version: number; data: ResumeData };
    const list = await people.call<Saved[]>(page, 'GET', '/api/resumes');
    const base = list.find(({ name }) => name === 'One');
    const requestId = crypto.randomUUID();
    const wish = { name: 'For a ward', advert: 'Head nurse', requestId };
    await people.call(page, 'POST', `/api/resumes/${base?.id}/copies`, wish);
    await reload(page);
    await fromMenu(page, 'For a ward', 'Version in another language');
    await press(page, 'Create, for a woman');
    await page.getByText('Both versions are in step').waitFor();
    await page.keyboard.press('Escape');
    const rows = page.locator('.copy-row');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.last().innerText()).toMatch(/For a ward – [\s\S]*Head nurse[\s\S]*in another language/);
    const made = (await people.call<Saved[]>(page, 'GET', '/api/resumes')).find(({ name }) => /ward – /.test(name));
    const { data } = await people.call<Saved>(page, 'GET', `/api/resumes/${made?.id}`);
    expect(data).toMatchObject({ language: 'he', headline: 'אחות', summary: 'ראשונה' });
  });

  it('[AI-08] translates what waits for one use, and what changed later by two presses', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    const base = await people.saveElsewhere(page, 'One', { summary: 'Led 6', headline: 'Nurse', language: 'en' });
    await reload(page);
    await fromMenu(page, 'One', 'Version in another language');
    await page.getByLabel('Translate the texts too').check();
    await page.getByText('The first one is free').waitFor();
    await press(page, 'Create, for a woman');
    await press(page, /^Use this translation/);
    await page.getByText('Both versions are in step').waitFor();
    await page.keyboard.press('Escape');
    type Saved = { id: string; name: string; version: number; data: ResumeData };
    const read = (id: string) => people.call<Saved>(page, 'GET', `/api/resumes/${id}`);
    const sides = await people.call<{ id: string; of: string }[]>(page, 'GET', '/api/pairs');
    const twin = sides.find(({ of }) => of === base.id)?.id ?? '';
    expect((await read(twin)).data).toMatchObject({ headline: 'אחות', summary: expect.stringMatching(/^\[לתרגום.*6/) });
    const { name, version, data } = await read(base.id);
    await people.call(page, 'PUT', `/api/resumes/${base.id}`, { name, version, data: { ...data, summary: 'Led 70' } });
    await reload(page);
    await page.getByRole('button', { name: 'The version in the other language has something new' }).click();
    await press(page, 'Translate the text with AI');
    await press(page, /^Use this translation/);
    await page.getByText('Both versions are in step').waitFor();
    expect((await read(twin)).data.summary).toContain('70');
    // The first was free, the second took a credit of the two that everybody begins with.
    const { hasUsedAi, aiCredits } = await people.call<Profile>(page, 'GET', '/api/profile');
    expect([hasUsedAi, aiCredits]).toEqual([true, 1]);
    expect((await read(base.id)).data.summary).toBe('Led 70');
  });

  it('shows a résumé in the version of its template that it keeps, on its own paper', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { width: 1440 });
    const [job] = createBlankResume().experience;
    const experience = [{ ...job, title: 'Engineer', description: 'Led 5' }];
    const kept: Record<string, Partial<ResumeData>> = {
      [(await people.saveElsewhere(page, 'Old')).id]: { templateId: 'compact' },
      [(await people.saveElsewhere(page, 'New')).id]: { ...newestChoice('compact'), design: { paper: 'letter' } },
    };
    await page.route('**/api/resumes/*', async (route) => {
      const response = await route.fetch();
      const saved = (await response.json()) as { id: string; data: ResumeData };
      return route.fulfill({ response, json: { ...saved, data: { ...saved.data, experience, ...kept[saved.id] } } });
    });
    await reload(page);
    const look = async (name: string) => {
      const card = page.locator('.resume-card', { has: page.getByRole('heading', { name }) });
      const head = card.locator('.resume .entry-head');
      await head.waitFor();
      const { width = 0, height = 0 } = (await card.locator('.resume-live').boundingBox()) ?? {};
      return [await head.evaluate((one) => getComputedStyle(one).display), (height / width).toFixed(2)];
    };
    expect(await look('Old')).toEqual(['block', '1.41']);
    expect(await look('New')).toEqual(['grid', '1.29']);
  });

  it('[PRO-09] [ERR-18] [ERR-19] [ERR-20] tells why it does not load, loads when asked, and goes without', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    let answer: 'late' | 'fail' | 'setup' = 'fail';
    const late = Promise.withResolvers<void>();
    await page.route('**/api/profile', async (route) => {
      if (answer === 'late') {
        await late.promise;
        return route.continue();
      }
      const code = answer === 'fail' ? 'profile_failed' : 'not_configured';
      return route.fulfill({ status: 503, json: { error: 'x', code } });
    });
    await page.route('**/api/credits', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
    );
    await reload(page);
    await page.getByText('Your profile could not be loaded').waitFor();
    answer = 'setup';
    await press(page, 'Try again');
    await page.getByText('Database setup needed, try again later or contact support').waitFor();
    answer = 'late';
    await press(page, 'Try again');
    await page.getByText('Loading your profile…').waitFor();
    late.resolve();
    await page.locator('.stats').waitFor();
    // Without its history, which fails: that is only logged.
    await expect.poll(() => page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await expect.poll(() => logged.join()).toContain('credit history internal');
  });

  it('[ERR-10] tells why a résumé cannot be opened, in the server’s words where there are any', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.saveElsewhere(page, 'One');
    await reload(page);
    const answers: readonly [object | null, string][] = [
      [{ error: 'Resume not found', code: 'resume_not_found' }, 'Resume not found'],
      [{ error: 'Unauthorized', code: 'forbidden' }, 'Unauthorized'],
      [null, 'Error loading resume. Please try again.'],
    ];
    for (const [body, text] of answers) {
      await page.route('**/api/resumes/*', (route) =>
        body ? route.fulfill({ status: 404, json: body }) : route.abort(),
      );
      await page.getByRole('button', { name: 'Edit One' }).click();
      await toast(page, text);
      expect(await currentPath(page)).toBe('/profile');
      await page.unroute('**/api/resumes/*');
    }
  });

  it('shows a second person nothing of the first, at the same computer too', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'of the first person');
    await saveAs(page, 'Secret');
    await page.locator('.bar').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${people.site.url}/`);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
      'of the first person',
    );
    const visitor = { page, context: page.context() };
    await goTo(page, `${people.site.url}/login`);
    await signInByPopup(visitor, people.newEmail(), 'Noam');
    await page.waitForURL('**/profile');
    await page.getByText('No saved résumés yet').waitFor();
    expect(await page.content()).not.toContain('Secret');
    expect(await people.summaryOf(page)).toBe('');
  });

  it('hands over everything as a file, and deletes the account after a typed word', async () => {
    const email = people.newEmail();
    const { page } = await people.signedIn(email, 'דנה כהן', { language: 'he', width: 360 });
    await people.writeSummary(page, 'הטקסט שלי');
    await page.keyboard.press('Alt+KeyS');
    await page.getByLabel('שם', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'שמירה בלבד', exact: true }).click();
    await toast(page, 'קורות החיים נשמרו בענן בהצלחה!');
    // One in the bin, with an earlier version that has a name.
    const data = { ...createBlankResume(), summary: 'deleted' };
    const past = await people.call<{ id: string }>(page, 'POST', '/api/resumes', { name: 'Gone', data });
    await people.call(page, 'POST', `/api/resumes/${past.id}/points`, { name: 'נשלח לבנק' });
    await people.call(page, 'DELETE', `/api/resumes/${past.id}`);
    await goTo(page, `${people.site.url}/profile`);
    await page.locator('.resume-card').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'ייצוא כל המידע שלי')]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
      profile: { email },
      resumes: [{ data: { summary: 'הטקסט שלי' } }],
      bin: [{ name: 'Gone', data: { summary: 'deleted' } }],
      points: [{ resumeId: past.id, name: 'נשלח לבנק', version: 1 }],
      copies: [],
    });

    // Before the account is deleted, the dialog lists what is lost, with figures that it reads again.
    let more: object = CUSTOMER;
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...((await response.json()) as object), ...more } });
    });
    await press(page, 'מחיקת החשבון');
    await expect
      .poll(() => page.locator('.leaving li').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^11 קרדיטים שלא נוצלו/),
        expect.stringMatching(/לא יהיו חיובים נוספים.*1 במרץ 2090/),
        expect.stringMatching(/ב־14 הימים האחרונים.*לביטול קנייה/s),
      ]);
    more = {};
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await press(page, 'מחיקת החשבון');
    await expect
      .poll(() => page.locator('.leaving').innerText())
      .toBe('שני קרדיטים שלא נוצלו יימחקו יחד עם החשבון, ולא יוחזר עליהם כסף באופן אוטומטי.');
    const confirm = page.getByRole('button', { name: 'מחיקת החשבון לצמיתות' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.getByLabel(/להקליד/).fill('מחיקה');
    await confirm.click();
    await page.waitForURL(`${people.site.url}/`);
    await toast(page, 'החשבון נמחק');
    expect(page.url()).toBe(`${people.site.url}/`);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('הטקסט שלי');
    expect(people.site.identity.directory.accounts.some((account) => account.email === email)).toBe(false);
  });
});
