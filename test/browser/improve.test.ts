import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../support/exhaustive.ts';
import { signInByPopup } from './account-site.ts';
import { accessibilityFaults } from './axe.ts';
import {
  WEAK_EN,
  WEAK_HE,
  balance,
  lineOf,
  offer,
  panel,
  press,
  problem,
  sheet,
  setUpImproving,
} from './improve-page.ts';
import { currentUserId, leaveOneCredit } from './payments-page.ts';
import { goTo, reload } from './navigation.ts';

const improving = setUpImproving();
const { people } = improving;

/** One text with a word that may be true and that nothing of the résumé says, and one that says no more. */
const QUESTIONED = {
  'exp-1': WEAK_EN.experience[0]?.description.replace('a team', 'a varied team') ?? '',
  'exp-2': 'Managed admin interfaces with React and TypeScript\nMentored 3 new developers in the team',
};
const INVENTED = 'Created a trail navigation app with offline maps\nReached 90,000 downloads';

/** Asks, looks and leaves everything as it is. */
async function improveAndLeave(page: Page, leave: string): Promise<void> {
  await press(page);
  await panel(page).locator('.ai-result').getByRole('button', { name: leave }).click();
  await panel(page).locator('.ai-result').waitFor({ state: 'detached' });
}

/** The page as far down as it goes, as somebody may have left it who read on while the model worked. */
const scrollAway = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

const IN_SIGHT = { list: true, sheet: true };

/** Whether the whole list of what was improved, and the head of the sheet below it, can be seen. */
const previewInSight = (page: Page) =>
  page.evaluate(() => {
    const [list, sheet] = [
      ['.improved', Infinity],
      ['.desk-sheets', 120],
    ].map(([selector, px]) => {
      const element = document.querySelector(String(selector));
      if (element === null) return false;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      // Two pixels inside: an edge between two pixels may be its neighbour's.
      return [top + 2, Math.min(bottom, top + Number(px)) - 2].every((y) =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
    return { list, sheet };
  });

/** By axe it looks only at what no scene shows. */
describe('improving with AI', () => {
  it('[AI-01] [AI-02] [AI-03] [AI-04] [AI-09] [AI-11] [AI-12] [CRED-03] [ROLE-04] is free, then paid for', async () => {
    const visitor = await people.open({ width: 1440 }, '/login');
    const { page } = visitor;
    await improving.openTab(page, WEAK_EN);
    // The dialog says plainly that an AI model improves the text.
    await panel(page).getByText('texts are improved by its local editor').waitFor();
    const button = panel(page).locator('.ai-action .button-primary');

    // A job needs its description.
    await panel(page).getByText('For one job', { exact: true }).click();
    await expect.poll(() => button.isDisabled()).toBe(true);
    const job = panel(page).getByLabel('Job description');
    await job.focus();
    await job.blur();
    await panel(page).getByText('To target a job, paste its description here.').waitFor();
    await job.fill('Team lead with React\nRequirements:\n- React and Node.js\n- Kubernetes\nWe offer lunch.');
    await panel(page).getByText('2 of 3 requirements are in your résumé').waitFor();
    await expect
      .poll(() => panel(page).locator('.job-terms [data-standing=in] .job-term').allInnerTexts())
      .toEqual(['React', 'Node.js']);
    await expect
      .poll(() => panel(page).locator('.job-terms [data-standing=missing] .job-term').allInnerTexts())
      .toEqual(['Kubernetes']);
    // A question is asked once: an answer stays, also for another advertisement.
    const missing = panel(page).locator('.job-terms [data-standing=missing] li');
    await missing.getByRole('button', { name: 'Kubernetes' }).click();
    const question = panel(page).locator('.job-question');
    await question.getByText('Have you worked with it, or studied it?').waitFor();
    await question.getByRole('button', { name: 'No Kubernetes' }).click();
    await missing.getByText('you said no').waitFor();
    // The key stands on the chip again, which opens the answer to change it.
    expect(await missing.getByRole('button').evaluate((chip) => chip === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Change answer Kubernetes' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await question.count()).toBe(0);
    await expect.poll(() => button.isEnabled()).toBe(true);

    // Another advert takes its place, and it is there to come back to.
    await panel(page).getByRole('button', { name: 'Keep it and paste another' }).click();
    await expect.poll(() => job.inputValue()).toBe('');
    await job.fill('Baker for the night shift');
    if (process.env['LOOK']) await panel(page).screenshot({ path: `${process.env['LOOK']}/kept-adverts.png` });
    expect(await accessibilityFaults(page, { within: '.panel' })).toEqual([]);
    await panel(page)
      .getByRole('button', { name: /^Team lead with React/ })
      .click();
    await expect.poll(() => job.inputValue()).toMatch(/^Team lead with React/);
    await panel(page).getByRole('button', { name: 'Remove the ad: Baker for the night shift' }).click();
    await expect.poll(() => panel(page).locator('.kept-adverts').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await panel(page)
      .getByRole('button', { name: /^Baker/ })
      .waitFor();

    // How a summary may be written.
    await panel(page).getByText('Write a new one', { exact: true }).click();
    for (const option of [
      'General',
      'Career change',
      'Recent graduate',
      'Short',
      'Medium',
      'Long',
      'Balanced',
      'Technical',
      'Achievements',
    ])
      await panel(page).locator('.ai-summary').getByText(option, { exact: true }).waitFor();
    for (const option of ['Career change', 'Long', 'Technical'])
      await panel(page).locator('.ai-summary').getByText(option, { exact: true }).click();
    await expect.poll(() => panel(page).locator('.ai-text').innerText()).toMatch(/Career change.*Long.*Technical/i);
    expect(await accessibilityFaults(page, { within: '.panel' })).toEqual([]);

    // Nobody is signed in.
    await panel(page).getByText('The first improvement is free. Log in to get it').waitFor();
    await press(page);
    await signInByPopup(visitor, people.newEmail(), 'Dana');
    await page.getByRole('alertdialog', { name: 'The first improvement is free' }).waitFor();
    expect(improving.model.questions).toEqual([]);

    // The free use: an invention is taken out again, one section was too busy.
    const experience = Promise.withResolvers<void>();
    improving.model.conduct = {
      says: { experience: QUESTIONED, projects: { 'proj-1': INVENTED } },
      throttled: ['education'],
      until: { experience: experience.promise },
    };
    await page.getByRole('button', { name: 'Show me suggestions' }).click();
    await panel(page).getByText('Working on these sections').waitFor();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await expect.poll(() => button.innerText()).toBe('Improving…');
    // One by one, as they come.
    await panel(page).locator('.ai-working li[data-state=done]', { hasText: 'Summary' }).waitFor();
    await panel(page)
      .locator('.ai-working li[data-state=failed]', { hasText: 'the AI service was too busy' })
      .waitFor();
    await panel(page).locator('.ai-working li[data-state=working]', { hasText: 'Experience' }).waitFor();
    experience.resolve();
    const result = panel(page).locator('.ai-result');
    await result.getByRole('heading', { name: 'Suggestions for your résumé' }).waitFor();
    expect(improving.model.questions.find((question) => question.includes('career'))).toContain(
      'Put technologies, tools and methods',
    );
    expect(improving.model.questions.every((question) => question.includes('Team lead with React'))).toBe(true);
    await result.getByText(/^Education · .*: the AI service was too busy$/).waitFor();
    // Says which texts only the rules have compared, and which are not improved at all.
    await result.getByText('The check of what this says was not made this time').first().waitFor();
    await result.getByText('Skills and languages are names, not sentences: they are not improved').waitFor();
    await expect.poll(() => sheet(page).innerText()).toContain('I was responsible');
    expect(await balance(page)).toBe('2 credits');
    await result.getByText('Taking the first line uses your free improvement').waitFor();
    expect(await accessibilityFaults(page, { within: '.panel' })).toEqual([]);

    // The invented part is in no suggestion, and reported as removed.
    await offer(page, 'Projects')
      .getByText(/^Taken out before you saw it.*90,000$/)
      .waitFor();
    expect((await result.locator('.line').allInnerTexts()).join()).not.toContain('90,000');
    // What is only suspected: its word is framed, one question is put, and nothing takes it without a yes to that.
    const team = 'Experience · Development Team Lead';
    const questioned = lineOf(page, team, 'varied');
    const take = questioned.getByRole('button', { name: 'Take', exact: true });
    await expect.poll(() => questioned.locator('mark').allInnerTexts()).toEqual(['varied']);
    await questioned.getByText('Is this true?').waitFor();
    await expect.poll(() => take.isDisabled()).toBe(true);
    await questioned.getByRole('button', { name: 'Yes, it is true' }).click();
    await expect.poll(() => take.isDisabled()).toBe(false);
    await questioned.getByRole('button', { name: 'No, keep my line' }).click();
    await offer(page, team).locator('.line[data-status=left]', { hasText: 'Managed a team' }).waitFor();

    // One line: it stands in the sheet at once, and the free use is gone. The keyboard goes on at the next one.
    await lineOf(page, 'Experience · Full Stack Developer', 'Managed admin')
      .getByRole('button', { name: 'Take', exact: true })
      .click();
    await expect.poll(() => sheet(page).innerText()).toContain('Managed admin interfaces');
    await result.getByText('Paid: you can take every line here.').waitFor();
    await expect.poll(() => result.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    // As the person writes it.
    const projects = lineOf(page, 'Projects', 'Created a trail');
    await projects.getByRole('button', { name: 'Edit' }).click();
    await projects.getByLabel('Your version of this line').fill('Wrote a trail app, alone');
    await projects.getByRole('button', { name: 'Take my version' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('Wrote a trail app, alone');
    await expect.poll(() => sheet(page).innerText()).toContain('10,000 downloads');
    await offer(page, 'Projects').getByRole('button', { name: 'Put mine back' }).click();
    await expect.poll(() => sheet(page).innerText()).not.toContain('Wrote a trail app, alone');
    await lineOf(page, 'Projects', 'Created a trail').getByRole('button', { name: 'Take', exact: true }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('Created a trail navigation app');
    await scrollAway(page);
    await result.getByRole('button', { name: 'Done' }).click();

    // Listed above the sheet, in sight, one step to undo; the free use took no credit.
    await page.getByText('Improved: Experience and Projects').waitFor();
    await expect.poll(() => sheet(page).innerText()).toContain('I was responsible for managing a team');
    await expect.poll(() => previewInSight(page)).toEqual(IN_SIGHT);
    await page.locator('.improved').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => sheet(page).innerText()).not.toContain('Created a trail navigation app');
    await expect.poll(() => sheet(page).innerText()).toContain('Managed admin interfaces');
    expect(await balance(page)).toBe('2 credits');

    // Looked at and left, nothing is paid; what is clean is one press after asking, and one credit, gone at once.
    improving.model.conduct = {};
    await goTo(page, `${people.site.url}/builder#ai`);
    await panel(page).getByText('You have 2 credits.').waitFor();
    await improveAndLeave(page, 'Leave everything');
    expect(await balance(page)).toBe('2 credits');
    await press(page);
    await result.getByText('you can ask 8 more times today').waitFor();
    await result.getByRole('button', { name: /without questions$/ }).click();
    await expect.poll(() => balance(page)).toBe('1 credit');
    await expect.poll(() => sheet(page).innerText()).not.toContain('I was responsible');
    const done = result.getByRole('button', { name: 'Done' });
    if (await done.count()) await done.click();
    await page.locator('.improved').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('I was responsible');
    await goTo(page, `${people.site.url}/builder#ai`);

    // The answer is lost on its way, the page is loaded again: the same result comes, asked for once.
    await page.route('**/api/improve-resume', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page);
    await expect.poll(() => problem(page).innerText()).toContain('The connection was lost');
    await page.unroute('**/api/improve-resume');
    await reload(page);
    const asked = improving.model.questions.length;
    await panel(page).getByRole('button', { name: 'Get the result' }).click();
    await result.waitFor();
    expect(improving.model.questions.length).toBe(asked);
    expect(await balance(page)).toBe('1 credit');
    await result.getByRole('button', { name: /without questions$/ }).click();
    await expect.poll(() => balance(page)).toBe('0 credits');
    if (await done.count()) await done.click();
    await page.getByText(/^Improved: /).waitFor();

    // Nothing is left: the packs are offered and nothing is asked of the improving.model.
    await panel(page).getByText('you have none left').waitFor();
    await press(page);
    await page.getByRole('dialog', { name: 'Buy AI credits' }).getByText('You are out of credits.').waitFor();
    expect(improving.model.questions.length).toBe(asked);

    // The history as it is a year later: what is left of what was received is over.
    await page.route('**/api/credits', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { transactions: { expiresAt: string }[] };
      await route.fulfill({
        response,
        json: {
          ...json,
          transactions: json.transactions.map((row) => ({
            ...row,
            expiresAt: new Date(Date.parse(row.expiresAt) - 366 * 86_400_000).toISOString(),
          })),
        },
      });
    });
    await goTo(page, `${people.site.url}/profile`);
    await expect.poll(() => page.locator('.stats dd').first().innerText()).toBe('0');
    await page.getByRole('button', { name: 'Payments and credit history' }).click();
    await page
      .locator('.ledger', { hasText: 'Received' })
      .getByText(/^expired on /)
      .first()
      .waitFor();
    await expect.poll(() => page.locator('.ledger', { hasText: 'Used' }).locator('tbody tr').count()).toBe(3);
    await expect
      .poll(() => page.locator('.ledger', { hasText: 'Used' }).locator('tbody tr').last().innerText())
      .toContain('AI improvement');
  });

  it('[API-07] [ERR-14] [ERR-15] [ERR-16] [ERR-17] tells the server’s reason, and takes nothing for it', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await improving.openTab(page, WEAK_EN);
    for (const [at, [fault, text]] of [
      ['unchanged', 'No improvements were made. Please try again with different content.'],
      ['broken', 'Received an invalid response from the AI service. Please try again.'],
      ['failed', 'Improving your résumé failed, and no credit was used. Please try again.'],
    ].entries() as ArrayIterator<[number, [string, string]]>) {
      improving.model.conduct = { fault };
      await press(page);
      // The notice about what is sent appears once.
      if (at === 0) await page.getByRole('button', { name: 'Show me suggestions' }).click();
      await problem(page).getByText(text).waitFor();
      await panel(page).getByText('The first improvement is free: it is used').waitFor();
    }
    // An answer without a text of its own, and one that sends to the packs.
    for (const [json, text] of [
      [{}, 'The service did not answer.'],
      [
        { error: 'You have no AI credits left. Buy more to go on.', code: 'no_credits' },
        'You have no AI credits left. Buy more to go on.',
      ],
    ] as const) {
      await page.route('**/api/improve-resume', (route) => route.fulfill({ status: 'code' in json ? 402 : 500, json }));
      await reload(page);
      await panel(page).locator('.ai-price').waitFor();
      await press(page);
      await page.getByRole('button', { name: 'Show me suggestions' }).click();
      await problem(page).getByText(text).waitFor();
      await page.unroute('**/api/improve-resume');
      const drop = panel(page).getByRole('button', { name: 'Discard it' });
      if (await drop.count()) await drop.click();
    }
    await panel(page).getByRole('button', { name: 'Buy credits' }).click();
    await page.getByRole('dialog', { name: 'Buy AI credits' }).waitFor();
  });

  it('[AI-04] [AI-09] [CRED-03] in Hebrew on a phone asks, takes and lists until no credit is left', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'דנה', { language: 'he', width: 360 });
    await improving.openTab(page, WEAK_HE);
    improving.model.conduct = {
      says: { projects: { 'proj-1': 'פיתחתי אפליקציה לניווט בשבילים עם מפות לא מקוונות\nהגעתי ל-90,000 הורדות' } },
    };
    await press(page);
    await page.getByRole('button', { name: 'הצגת הצעות' }).click();
    const result = panel(page).locator('.ai-result');
    await result.getByText('הפעם הנוסח הושווה לטקסט שלך לפי כללים בלבד').first().waitFor();
    expect((await result.locator('.line').allInnerTexts()).join()).not.toContain('90,000');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await scrollAway(page);
    await lineOf(page, 'תקציר', 'ניהלתי').getByRole('button', { name: 'לקבל', exact: true }).click();
    // It was the only one, so the sheet comes into sight with the list above it; what was invented stays out.
    await page.getByText('מה שופר: תקציר').waitFor();
    await expect.poll(() => previewInSight(page)).toEqual(IN_SIGHT);
    await expect.poll(() => sheet(page).innerText()).toContain('ניהלתי צוות של 6 מפתחים');
    await expect.poll(() => sheet(page).innerText()).not.toContain('90,000');

    // All of it is asked about: shown whole, with its questions, and paid by the first line that is taken.
    await leaveOneCredit(await currentUserId(page));
    improving.model.conduct = {
      says: {
        summary: { summary: 'ניהלתי צוות של 6 מפתחים. כתבתי דוחות מדי יום, עם תקציב גדול במיוחד.' },
        experience: {},
        education: {},
        projects: {},
      },
    };
    await page.getByText('עריכה', { exact: true }).click();
    await reload(page);
    await panel(page).getByText('נשאר לך קרדיט אחד').waitFor();
    await press(page);
    const summary = lineOf(page, 'תקציר', 'תקציב גדול במיוחד');
    await summary.getByText('זה נכון?').first().waitFor();
    for (const yes of await summary.getByRole('button', { name: 'כן, זה נכון' }).all()) await yes.click();
    await summary.getByRole('button', { name: 'לקבל', exact: true }).click();
    // It was the only one, so that nothing is left to decide.
    await page.getByText('מה שופר: תקציר').waitFor();
    await expect.poll(() => sheet(page).innerText()).toContain('תקציב גדול במיוחד');
    await page.getByText('עריכה', { exact: true }).click();
    await panel(page).getByText('לא נשארו לך קרדיטים').waitFor();
    await press(page);
    await page.getByRole('dialog').locator('.dialog-title').waitFor();
    await page.getByRole('dialog').getByText('נגמרו').first().waitFor();
  });

  it.each(
    // The scenes show it in both languages.
    everyNth(2, [
      ['en', 'switched off at the moment', 'reached its limit for today'],
      ['he', 'כבוי כרגע', 'הגיע למכסה של היום'],
    ] as const),
  )(
    'says in %s before anybody asks that it is switched off, or has spent its day, and opens again',
    async (language, off, day) => {
      const { page } = await people.open({ width: 360, language }, '/login');
      await page.route('**/api/improve-resume', (route) =>
        route.fulfill({ status: 503, json: { error: 'closed', code: 'capability_off', details: { seconds: 3_600 } } }),
      );
      await improving.openTab(page, language === 'he' ? WEAK_HE : WEAK_EN);
      const button = panel(page).locator('.ai-action .button-primary');
      await panel(page).locator('.ai-closed', { hasText: off }).waitFor();
      await expect.poll(() => button.isDisabled()).toBe(true);
      await page.unroute('**/api/improve-resume');
      await page.route('**/api/improve-resume', (route) =>
        route.fulfill({ status: 503, json: { error: 'closed', code: 'daily_budget_reached' } }),
      );
      await page.reload();
      await panel(page).locator('.ai-closed', { hasText: day }).waitFor();
      await page.unroute('**/api/improve-resume');
      await page.reload();
      await panel(page).locator('.ai-price').waitFor();
      await expect.poll(() => button.isEnabled()).toBe(true);
    },
  );
});
