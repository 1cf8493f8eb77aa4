import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../shared/account/profile.ts';
import aiEn from '../../web/lib/i18n/messages/en/ai.json' with { type: 'json' };
import aiHe from '../../web/lib/i18n/messages/he/ai.json' with { type: 'json' };
import { everyNth } from '../support/exhaustive.ts';
import { summaryField, textIn } from './builder-page.ts';
import { accessibilityFaults } from './axe.ts';
import { WEAK_EN, WEAK_HE, balance, panel, says, setUpImproving } from './improve-page.ts';
import { goTo, reload } from './navigation.ts';
import { currentUserId, leaveOneCredit } from './payments-page.ts';

const MESSAGES = { en: aiEn, he: aiHe };

const improving = setUpImproving();
const { people } = improving;

const VIEWS = [
  {
    language: 'he',
    width: 360,
    resume: WEAK_HE,
    asks: ['שיפור הניסוח', 'הוספת מספר', 'קיצור'],
    better: 'ניהלתי צוות של 6 מפתחים. כתבתי דוחות מדי יום.',
    other: 'ניהלתי צוות של 6 מפתחים וכתבתי דוחות מדי יום.',
    numbered: 'ניהלתי צוות של 6 מפתחים. כתבתי 12 דוחות מדי יום.',
    invented: 'אני הייתי אחראית על ניהול צוות של 66 מפתחים. כתבתי דוחות על בסיס יומי.',
    questioned: 'ניהלתי צוות של 6 מפתחים. כתבתי דוחות ברורים מדי יום.',
    word: 'ברורים',
    stated: '12 דוחות',
    price: 'קרדיט אחד, כשמקבלים את ההצעה. יש לך שני קרדיטים.',
  },
  {
    language: 'en',
    width: 1440,
    resume: WEAK_EN,
    asks: ['Improve wording', 'Add a number', 'Shorten'],
    better: 'Managed a team of 6. Wrote reports daily.',
    other: 'Managed a team of 6 and wrote reports daily.',
    numbered: 'Managed a team of 6. Wrote 12 reports daily.',
    invented: 'I was responsible for managing a team of 66. I wrote reports on a daily basis.',
    questioned: 'Managed a team of 6. Wrote detailed reports daily.',
    word: 'detailed',
    stated: '12 reports',
    price: 'One credit, when you take a suggestion. You have 2 credits.',
  },
] as const;
type View = (typeof VIEWS)[number];

const creditsOf = async (page: Page) => (await people.call<Profile>(page, 'GET', '/api/profile')).aiCredits;

/** Somebody at their summary, and what they do there. */
async function atSummary({ language, width, resume }: View, before = async (_page: Page): Promise<unknown> => null) {
  const { page } = await people.signedIn(people.newEmail(), 'Dana', { language, width });
  await before(page);
  await page.evaluate((data) => localStorage.setItem('resumeData', data), JSON.stringify(resume));
  await goTo(page, `${people.site.url}/builder#summary`);
  const tools = panel(page).locator('.text-tools');
  return {
    page,
    tools,
    field: summaryField(page),
    pressIn: (name: string | RegExp) => tools.getByRole('button', { name, exact: true }).click(),
    t: (id: keyof (typeof MESSAGES)['en']) => MESSAGES[language][id],
    /** So many are left, as the server says, and the bar where it has room for it. */
    credits: async (count: number) => {
      await expect.poll(() => creditsOf(page)).toBe(count);
      if (width > 360) await expect.poll(() => balance(page)).toBe(count === 1 ? '1 credit' : `${count} credits`);
    },
    looksRight: async () => {
      expect(await accessibilityFaults(page, { within: '.panel' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  };
}

/** Each half of it on a phone or a laptop, in one language; both in both in `npm run test:exhaustive`. */
describe('one text', () => {
  it.each(everyNth(2, VIEWS))(
    '[AI-03] [AI-04] [AI-08] in $language at $width px is improved where it is written',
    async (view) => {
      const { resume, asks, better, other, price } = view;
      const { page, tools, field, pressIn, t, credits, looksRight } = await atSummary(view);

      // The free use, with a note of what is sent; only this text is.
      await tools.getByText(t('ai.text.price.free')).waitFor();
      // Good already: no error, and the free use is still there.
      improving.model.conduct = { fault: 'unchanged' };
      await pressIn(asks[0]);
      await page.getByRole('alertdialog').getByText(t('ai.text.sent')).waitFor();
      await page.getByRole('button', { name: t('ai.free.use') }).click();
      await tools.getByText(t('ai.text.unchanged')).waitFor();
      await expect.poll(() => page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
      await pressIn(t('ai.ready.close'));
      await tools.getByText(t('ai.text.price.free')).waitFor();

      improving.model.questions = [];
      improving.model.conduct = says(better);
      await pressIn(asks[0]);
      await tools.locator('.text-suggestion ins').first().waitFor();
      expect(improving.model.questions).toHaveLength(1);
      expect(improving.model.questions[0]).not.toContain(resume.experience[0]?.company);
      await looksRight();
      // Left, it is kept, also after the page is loaded again: the same result, asked of the model no second time.
      await pressIn(t('ai.text.leave'));
      await tools.getByText(t('ai.text.kept')).waitFor();
      await looksRight();
      await reload(page);
      await tools.getByText(t('ai.text.price.free')).waitFor();
      await pressIn(t('ai.text.show'));
      await tools.locator('.text-suggestion ins').first().waitFor();
      expect(improving.model.questions).toHaveLength(1);

      // Another wording belongs to the result, and the one before is not lost.
      improving.model.conduct = says(other);
      await pressIn(t('ai.text.anotherFree'));
      await tools.getByRole('button', { name: t('ai.text.back') }).waitFor();
      expect(improving.model.questions[1]).toContain('earlier');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await credits(2);
      await pressIn(t('ai.text.back'));
      // Two presses, and it is in the text, for the free use; one more, and it is as it was.
      await pressIn(t('ai.review.take'));
      await expect.poll(() => textIn(field)).toBe(better);
      await expect.poll(() => tools.evaluate((part) => part.contains(document.activeElement))).toBe(true);
      await pressIn(t('ai.lines.undo'));
      await expect.poll(() => textIn(field)).toBe(resume.summary);
      await pressIn(t('ai.text.leave'));
      await tools.getByText(price).waitFor();
      await credits(2);
    },
  );

  it.each(everyNth(2, VIEWS.toReversed()))(
    '[AI-08] [AI-09] in $language at $width px takes a number of the person’s, and none that nobody gave',
    async (view) => {
      const { asks, numbered, invented, questioned, word, stated } = view;
      const { page, tools, field, pressIn, t, credits, looksRight } = await atSummary(view, async (page) =>
        leaveOneCredit(await currentUserId(page)),
      );

      // One that nobody gave is taken out again, unpaid.
      await pressIn(asks[1]);
      await tools.getByRole('textbox').fill('many');
      await pressIn(t('ai.text.numberAdd'));
      await tools.getByText(t('ai.text.numberNeeded')).waitFor();
      await tools.getByRole('textbox').fill(stated);
      await looksRight();
      improving.model.conduct = says(invented);
      await pressIn(t('ai.text.numberAdd'));
      await tools.getByText(t('ai.text.unchanged')).waitFor();
      await credits(1);
      expect(await page.content()).not.toContain(invented);
      await pressIn(t('ai.ready.close'));
      // What may be true is asked, unpaid, with its words framed.
      improving.model.conduct = says(questioned);
      await pressIn(asks[0]);
      await tools.getByText(t('ai.review.asked')).waitFor();
      await expect.poll(() => tools.locator('mark').allInnerTexts()).toEqual([word]);
      await looksRight();
      await credits(1);
      await pressIn(t('ai.text.leave'));
      improving.model.conduct = says(numbered);
      await pressIn(asks[1]);
      await tools.getByRole('textbox').fill(stated);
      await pressIn(t('ai.text.numberAdd'));
      await pressIn(t('ai.review.take'));
      await expect.poll(() => textIn(field)).toBe(numbered);
      await credits(0);
      await pressIn(t('ai.lines.done'));
      // Without credits, packs are offered before anything is sent.
      const asked = improving.model.questions.length;
      await pressIn(asks[2]);
      await page.getByRole('dialog').locator('.dialog-title').waitFor();
      expect(improving.model.questions).toHaveLength(asked);
    },
  );
});
