import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { everyNth } from '../support/exhaustive.ts';
import { setUpAccountSite } from './account-page.ts';
import { storedResume } from './builder-page.ts';
import { mainButton, moveClock, startPayment, spendEverything, currentUserId } from './payments-page.ts';
import en from '../../web/lib/i18n/messages/en/payments.json' with { type: 'json' };
import he from '../../web/lib/i18n/messages/he/payments.json' with { type: 'json' };
import builderEn from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import aiEn from '../../web/lib/i18n/messages/en/ai.json' with { type: 'json' };
import aiHe from '../../web/lib/i18n/messages/he/ai.json' with { type: 'json' };
import builderHe from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { goTo, reload } from './navigation.ts';

const people = setUpAccountSite();
const TEXTS = { he: { ...aiHe, ...builderHe, ...he }, en: { ...aiEn, ...builderEn, ...en } };
const CREDITS = {
  he: { pack: '15 קרדיטים', total: 'יש לך עכשיו 15 קרדיטים', premium: 'יש לך עכשיו 12 קרדיטים' },
  en: { pack: '15 credits', total: 'You now have 15 credits', premium: 'You now have 12 credits' },
};

const template = (page: Page) => page.locator('.desk-sheets .sheet').first().getAttribute('data-template');
const dialog = (page: Page) => page.locator('dialog[open]').last();

/** Each of its screens is looked at in both languages, and by axe, in the scenes. */
describe.each(everyNth(2, ['en', 'he'] as const))('a customer in %s', (language) => {
  const t = (id: keyof (typeof TEXTS)['en']) => TEXTS[language][id];
  const button = (page: Page, id: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(id), exact: true });

  describe('[PAY-01] [PAY-02] [PAY-03] [PAY-04] [PAY-05] [PAY-06] packs', () => {
    it('[PAY-09] [PAY-10] [PAY-11] [PAY-12] [CRED-03] [PRO-04] are seen with their prices, and bought', async () => {
      const { page, context } = await people.signedIn(people.newEmail(), 'Dana', { language, width: 1440 });
      const outside: string[] = [];
      page.on('request', (request) => new URL(request.url()).hostname !== 'localhost' && outside.push(request.url()));
      await spendEverything(await currentUserId(page));

      // The packs: shekels first and approximate, dollars on request, what is charged always in dollars.
      await button(page, 'payments.plan.buy').click();
      const packs = page.locator('.pack');
      await packs.first().waitFor();
      await expect.poll(() => packs.count()).toBe(3);
      const shown = async (id: string) =>
        (await page.locator(`[data-pack=${id}]`).innerText()).replaceAll(/[\u200e\u200f\u00a0]/g, ' ');
      const expected = {
        small: ['5', '7', '1.99'],
        medium: ['15', '18', '4.99'],
        large: ['30', '32', '8.99'],
      } as const;
      const about = t('payments.about').replace('{price}', '').trim();
      for (const [id, [credits, nis]] of Object.entries(expected))
        expect(await shown(id)).toMatch(new RegExp(`${credits} .*${about}.*${nis}`, 's'));
      expect([await shown('medium'), await shown('large')].map((text) => /\d+%/.exec(text)?.[0])).toEqual([
        '17%',
        '25%',
      ]);
      await expect
        .poll(() => page.locator('.pack', { hasText: t('payments.credits.popular') }).getAttribute('data-pack'))
        .toBe('medium');
      await expect.poll(() => page.locator('.offer-note').innerText()).toMatch(/3\.6.*4\.99/s);
      await page.getByText(t('payments.currency.USD'), { exact: true }).click();
      for (const [id, [, , usd]] of Object.entries(expected)) expect(await shown(id)).toContain(usd);
      await packs.nth(2).click();
      await expect.poll(() => mainButton(page).innerText()).toContain('8.99');
      await packs.nth(1).click();
      await expect.poll(() => mainButton(page).innerText()).toContain('4.99');

      // The window opens with the click, and the page waits for it in sight.
      const [popup] = await Promise.all([context.waitForEvent('page'), mainButton(page).click()]);
      await popup.locator('.approve').waitFor();
      await page.getByText(t('payments.approving')).waitFor();
      await popup.locator('.approve').click();
      await page.getByText(CREDITS[language].total).waitFor();
      expect(popup.isClosed()).toBe(true);
      await mainButton(page).click();
      expect([
        await page.locator('.stats dd').first().innerText(),
        await page.locator('.bar-profile').innerText(),
      ]).toEqual(['15', expect.stringContaining(CREDITS[language].pack)]);
      expect(outside).toEqual([]);

      await page.locator('.plan-card > .button').click();
      const rows = page.locator('.payments-list tbody tr');
      await expect.poll(() => rows.count()).toBe(1);
      expect((await rows.allInnerTexts()).map((text) => /\d+\.\d\d/.exec(text)?.[0])).toEqual(['4.99']);
      const history = (await page.locator('.ledgers').innerText()).replaceAll(/[\u200e\u200f]/g, '');
      expect(history).toContain('+15');
      await rows.first().getByRole('link').click();
      const receipt = page.locator('.receipt');
      await receipt.waitFor();
      await expect.poll(() => receipt.locator('h1').innerText()).toMatch(/\d{6}/);
      await expect
        .poll(() => receipt.innerText())
        .toMatch(new RegExp(`Dana[\\s\\S]*${CREDITS[language].pack}[\\s\\S]*4\\.99`));
      await page.emulateMedia({ media: 'print' });
      expect([
        await receipt.isVisible(),
        await page.locator('.bar').isVisible(),
        await page.locator('.foot').isVisible(),
        await page.locator('.receipt-actions').isVisible(),
      ]).toEqual([true, false, false, false]);
    });
  });

  it('[PREM-01] [PREM-06] [PREM-07] [DLG-06] [DLG-07] [ROLE-08] tries premium templates and buys Premium', async () => {
    const { page, context } = await people.signedIn(people.newEmail(), 'Dana', { language, width: 1440 });
    await people.writeSummary(page, 'mine');

    // The first premium template is free.
    await goTo(page, `${people.site.url}/templates`);
    await page.locator('.gallery-card a[href$="template=modern"]').click();
    await page.waitForURL('**/builder*');
    await button(page, 'builder.templateChoice.dress').click();
    await expect.poll(() => template(page)).toBe('modern');
    // It is tried without a question; saving asks.
    await page.keyboard.press('Alt+KeyS');
    await dialog(page).locator('button[type=submit]').click();
    await page.getByText(t('payments.trial.title')).waitFor();
    await button(page, 'payments.trial.use').click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

    // The next one is tried too, and downloaded by premium users alone; nothing changes where one continues free.
    await page.getByRole('button', { name: t('builder.template.change') }).click();
    await page.locator('[data-template=elegant].template-choice').click();
    await expect.poll(() => template(page)).toBe('elegant');
    await page.keyboard.press('Alt+KeyD');
    await button(page, 'payments.only.upgrade').waitFor();
    await button(page, 'payments.only.free').click();
    const notice = page.locator('.toast', { hasText: t('builder.template.gate') });
    await notice.getByRole('button', { name: t('builder.template.choose') }).click();
    await page.locator('.template-choice').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await template(page)).toBe('elegant');
    await page.keyboard.press('Alt+KeyS');
    await button(page, 'payments.only.upgrade').click();
    await page.getByText(t('payments.premium.renewal')).waitFor();
    await expect.poll(() => dialog(page).innerText()).toMatch(/36[\s\S]*9\.99/);
    await dialog(page).getByText(t('payments.currency.USD'), { exact: true }).click();
    await expect.poll(() => page.locator('.premium-figure').innerText()).toContain('9.99');
    await startPayment(context, page, 'approve');
    await page.getByText(CREDITS[language].premium).waitFor();
    await mainButton(page).click();
    // Now it is saved, with nothing lost.
    await expect
      .poll(async () => (await people.call<{ templateId: string }[]>(page, 'GET', '/api/resumes'))[0]?.templateId)
      .toBe('elegant');
    expect([await template(page), (await storedResume(page))?.summary]).toEqual(['elegant', 'mine']);
  });

  it('[PREM-03] [PREM-04] [PRO-05] has what Premium gives, cancels, and finds it all when it has ended', async () => {
    const { page, context } = await people.signedIn(people.newEmail(), 'Dana', { language, width: 1440 });
    await people.saveElsewhere(page, 'One');
    await reload(page);
    await button(page, 'payments.plan.upgrade').click();
    await startPayment(context, page, 'approve');
    await page.getByText(CREDITS[language].premium).waitFor();
    await mainButton(page).click();

    // A third résumé, the badge, and no offer of what one has.
    const cards = page.locator('.resume-card');
    for (const count of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(() => cards.count()).toBe(count);
      // oxlint-disable-next-line no-await-in-loop
      await cards.first().locator('.menu > button').click();
      // oxlint-disable-next-line no-await-in-loop
      await cards.first().locator('[data-action=duplicate]').click();
    }
    await expect.poll(() => cards.count()).toBe(3);
    await page.locator('.premium-badge').waitFor();
    await expect.poll(() => button(page, 'payments.plan.upgrade').count()).toBe(0);

    // Two clicks end it, and it stays for what is paid.
    await button(page, 'payments.plan.stop').click();
    await dialog(page)
      .getByRole('button', { name: t('payments.stop.confirm') })
      .click();
    await page.locator('.plan[data-status=cancelled]').waitFor();
    await page.locator('.premium-badge').waitFor();

    // When it has ended, what was saved is still there, and it can be bought again.
    await moveClock(32);
    onTestFinished(() => moveClock(-32));
    await reload(page);
    await page.locator('.plan[data-status=expired]').waitFor();
    expect([await cards.count(), await page.locator('.premium-badge').count()]).toEqual([3, 0]);
    await button(page, 'payments.plan.upgrade').waitFor();

    // What was paid, and the credits that came with it.
    await page.locator('.plan-card > .button').click();
    const rows = page.locator('.payments-list tbody tr');
    expect((await rows.allInnerTexts()).map((text) => /\d+\.\d\d/.exec(text)?.[0])).toEqual(['9.99']);
    expect((await page.locator('.ledgers').innerText()).replaceAll(/[\u200e\u200f]/g, '')).toContain('+10');
  });
});
