import { expect, it } from 'vitest';
import aiEn from '../../web/lib/i18n/messages/en/ai.json' with { type: 'json' };
import builderEn from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import aiHe from '../../web/lib/i18n/messages/he/ai.json' with { type: 'json' };
import builderHe from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { accessibilityFaults } from './axe.ts';
import { WEAK_EN, WEAK_HE, balance, panel, says, setUpImproving } from './improve-page.ts';
import { goTo, reload } from './navigation.ts';

const MESSAGES = {
  en: { ...aiEn, 'builder.undo': builderEn['builder.undo'] },
  he: { ...aiHe, 'builder.undo': builderHe['builder.undo'] },
};

const improving = setUpImproving();
const { people } = improving;

it.each([
  {
    language: 'en',
    width: 1440,
    resume: WEAK_EN,
    asks: ['Improve wording', 'Add a number', 'Shorten'],
    better: 'Managed a team of 6. Wrote reports daily.',
    other: 'Managed a team of 6 and wrote reports daily.',
    numbered: 'Managed a team of 6. Wrote 12 reports daily.',
    invented: 'Managed a team of 66. Wrote reports daily.',
    questioned: 'Managed a team of 6. Wrote detailed reports daily.',
    word: 'detailed',
    stated: '12 reports',
    balances: ['2 credits', '1 credit', '0 credits'],
    price: '1 credit each. You have 2 credits.',
  },
  {
    language: 'he',
    width: 360,
    resume: WEAK_HE,
    asks: ['שיפור הניסוח', 'הוספת מספר', 'קיצור'],
    better: 'ניהלתי צוות של 6 מפתחים. כתבתי דוחות מדי יום.',
    other: 'ניהלתי צוות של 6 מפתחים וכתבתי דוחות מדי יום.',
    numbered: 'ניהלתי צוות של 6 מפתחים. כתבתי 12 דוחות מדי יום.',
    invented: 'ניהלתי צוות של 66 מפתחים. כתבתי דוחות מדי יום.',
    questioned: 'ניהלתי צוות של 6 מפתחים. כתבתי דוחות ברורים מדי יום.',
    word: 'ברורים',
    stated: '12 דוחות',
    balances: [],
    price: 'קרדיט אחד לכל פעולה. יש לך שני קרדיטים.',
  },
] as const)(
  '[AI-03] [AI-04] [AI-08] [AI-09] one text in $language at $width px is improved where it is written',
  async ({
    language,
    width,
    resume,
    asks,
    better,
    other,
    numbered,
    invented,
    questioned,
    word,
    stated,
    balances,
    price,
  }) => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana', { language, width });
    await page.evaluate((data) => localStorage.setItem('resumeData', data), JSON.stringify(resume));
    await goTo(page, `${people.site.url}/builder#summary`);
    const tools = panel(page).locator('.text-tools');
    const field = panel(page).locator('textarea');
    const pressIn = (name: string | RegExp) => tools.getByRole('button', { name, exact: true }).click();
    const t = (id: keyof typeof aiEn) => MESSAGES[language][id];
    const credits = async (at: number) => {
      const shown = balances[at];
      if (shown !== undefined) await expect.poll(() => balance(page)).toBe(shown);
    };

    // The free use, with a note of what is sent; only this text is.
    await tools.getByText(t('ai.text.price.free')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
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
    await page.getByRole('button', { name: t('ai.free.use') }).click();
    await tools.locator('.text-suggestion ins').first().waitFor();
    expect(improving.model.questions).toHaveLength(1);
    expect(improving.model.questions[0]).not.toContain(resume.experience[0]?.company);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // Two presses, and it is in the text; one more, and it is as it was; left, it is kept.
    await pressIn(t('ai.review.take'));
    await expect.poll(() => field.inputValue()).toBe(better);
    await expect.poll(() => tools.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    await pressIn(MESSAGES[language]['builder.undo']);
    await expect.poll(() => field.inputValue()).toBe(resume.summary);
    await tools.getByText(t('ai.text.kept')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressIn(t('ai.text.show'));
    await pressIn(t('ai.review.leave'));
    // Also after the page is loaded again: the same result, asked of the model no second time.
    await reload(page);
    await tools.getByText(price).waitFor();
    await credits(0);
    await pressIn(t('ai.text.show'));
    await tools.locator('.text-suggestion ins').first().waitFor();
    expect(improving.model.questions).toHaveLength(1);
    await credits(0);

    // Another wording says what it costs, and the one before is not lost.
    improving.model.conduct = says(other);
    await pressIn(t('ai.text.another'));
    await tools.getByRole('button', { name: t('ai.text.back') }).waitFor();
    expect(improving.model.questions[1]).toContain('earlier');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await credits(1);
    await pressIn(t('ai.text.back'));
    await expect.poll(() => tools.locator('.offer-text').last().innerText()).toContain(better);
    await pressIn(t('ai.review.leave'));

    // The number is the person’s; one that nobody gave is held back, unpaid.
    await pressIn(asks[1]);
    await tools.getByRole('textbox').fill('many');
    await pressIn(t('ai.text.numberAdd'));
    await tools.getByText(t('ai.text.numberNeeded')).waitFor();
    await tools.getByRole('textbox').fill(stated);
    expect(await accessibilityFaults(page)).toEqual([]);
    improving.model.conduct = says(invented);
    await pressIn(t('ai.text.numberAdd'));
    await tools.getByText(t('ai.text.unpaid')).waitFor();
    await credits(1);
    expect(await page.content()).not.toContain(invented);
    await pressIn(t('ai.review.leave'));
    // What may be true is asked, unpaid, with its words framed in the preview and nothing to confirm yet.
    improving.model.conduct = says(questioned);
    await pressIn(asks[0]);
    await tools.getByText(t('ai.review.asked')).waitFor();
    await expect.poll(() => tools.locator('mark').allInnerTexts()).toEqual([word]);
    expect(await tools.getByRole('checkbox').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await credits(1);
    await pressIn(t('ai.review.leave'));
    improving.model.conduct = says(numbered);
    await pressIn(asks[1]);
    await tools.getByRole('textbox').fill(stated);
    await pressIn(t('ai.text.numberAdd'));
    await pressIn(t('ai.review.take'));
    await expect.poll(() => field.inputValue()).toBe(numbered);
    await credits(2);
    // Nothing left: the packs, before anything is sent.
    const asked = improving.model.questions.length;
    await pressIn(asks[2]);
    await page.getByRole('dialog').locator('.dialog-title').waitFor();
    expect(improving.model.questions).toHaveLength(asked);
  },
);
