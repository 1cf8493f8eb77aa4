import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../shared/platform/language.ts';
import { letterEmail } from '../../shared/resume/emailText.ts';
import { createLetter, toLetterDocument } from '../../shared/resume/letter.ts';
import { letterFrame } from '../../shared/resume/letterWords.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { readWordText } from '../../web/features/builder/readers/readTexts.ts';
import en from '../../web/lib/i18n/messages/en/ai.json' with { type: 'json' };
import builderEn from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import builderHe from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import he from '../../web/lib/i18n/messages/he/ai.json' with { type: 'json' };
import { everyNth } from '../support/exhaustive.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { printPdf, showSheets } from '../tools/print-pdf.ts';
import { field, sheet, skipSignIn, storedResume, tab, textIn, visitBuilder } from './builder-page.ts';
import { setUpProduct, setUpTemplates } from './worker.ts';

const product = setUpProduct();
setUpTemplates();

const SAMPLES: Readonly<Record<Language, ResumeData>> = { he: SAMPLE_HE, en: SAMPLE_EN };
const WORDS = { he, en } as const;
const BUILDER_WORDS = { he: builderHe, en: builderEn } as const;
/** As `extractPages` has the text: without spaces, in no order. */
const letters = (text: string) => Array.from(text.replaceAll(/\s/g, '')).toSorted().join('');

const plain = (text: string) => text.replaceAll(/\p{Cf}|\*/gu, '').replaceAll(/\s+/g, ' ');

async function printed(document: ResumeData) {
  const answer = await fetch(`${product.url}/api/generate-pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ templateId: document.templateId, resumeData: document }),
  });
  return { answer, pdf: Buffer.from(await answer.arrayBuffer()) };
}

const BODY: Readonly<Record<Language, string>> = {
  he: Array(4).fill('קראתי את המודעה בעניין, והתפקיד מתאים למה שעשיתי **בשנים האחרונות** עם לקוחות בארץ.').join('\n'),
  en: Array(4)
    .fill('I read your advertisement with interest, and it fits what I **have done lately** here.')
    .join('\n'),
};

const letterIn = (language: Language) => ({
  ...createLetter(SAMPLES[language], '2026-11-28'),
  employer: 'Wix',
  body: BODY[language],
});

/** Signs of a text that a page has fewer of. */
const missingOf = (text: string, page: string) =>
  [...new Set(text)].filter((sign) => sign.trim() !== '' && page.split(sign).length < text.split(sign).length);

describe('a letter', () => {
  it.each(['he', 'en'] as const)('is one page in every look, with all of its words: %s', async (language) => {
    const page = await product.browser.newPage();
    // A share of a long test: languages take turns.
    const tried = everyNth(2, language === 'he' ? TEMPLATES : TEMPLATES.toReversed());
    for (const template of tried) {
      const document = toLetterDocument({ ...SAMPLES[language], ...choiceOf(template) }, letterIn(language));
      const { pages } = await extractPages(await printPdf(page, document));
      expect(pages, template.id).toHaveLength(1);
      const { subject, date } = letterFrame(letterIn(language), language);
      const { fullName, email } = document.personalInfo;
      // The name is in the head and beneath the closing.
      for (const text of [subject, date, BODY[language].replaceAll('**', ''), fullName + fullName, email])
        expect(missingOf(text, pages[0] ?? ''), `${template.id}: ${text}`).toEqual([]);
    }
    await page.close();
  });

  it.each(['he', 'en'] as const)(
    'is a file of its own name, and carries nothing of the résumé: %s',
    async (language) => {
      const resume = SAMPLES[language];
      const { answer, pdf } = await printed(toLetterDocument(resume, letterIn(language)));
      expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('_cover_letter.pdf');
      const { info, tagged } = await extractPages(pdf);
      const title = { he: 'מכתב מקדים', en: 'Cover letter' }[language];
      expect([info['Title'], tagged]).toEqual([`${resume.personalInfo.fullName} – ${title}`, true]);
      expect(pdf.toString('latin1')).not.toContain('<korot:resume');
    },
  );

  it.each(['he', 'en'] as const)(
    'is written, checked against the résumé, and comes down as its page: %s',
    async (language) => {
      const resume = SAMPLES[language];
      const words = WORDS[language];
      const { page, context, faults } = await visitBuilder(product, { language, resume });
      await page.locator('.write-letter').click();
      await page.getByRole('button', { name: words['ai.letter.write'] }).click();
      await field(page, words['ai.letter.field.employer']).fill('Wix');
      await field(page, words['ai.letter.field.position']).fill('QA 7');
      await field(page, words['ai.letter.field.recipient']).fill('Dana Cohen');
      await field(page, words['ai.letter.field.gender']).selectOption('f');
      await takeOffer(page, words['ai.letter.offers.take']);
      const body = page.locator('.panel [data-resume-field$=".body"]');
      const taken = await textIn(body);
      expect(taken.length).toBeGreaterThan(20);
      // Claims of the résumé lead to their places; unsupported ones are marked.
      await page.locator('.letter-row .letter-mark').waitFor({ state: 'detached' });
      await body.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('Kubernetes 77%.');
      await page.locator('.letter-mark', { hasText: '77%' }).waitFor();
      const seen = async () => (await sheet(page).textContent()) ?? '';
      await expect.poll(seen).toContain('77%');
      const shown = await seen();
      expect(shown).toContain({ he: 'גב׳', en: 'Dear Ms. Cohen,' }[language]);
      expect(shown).not.toContain(resume.education[0]?.institution);

      const download = page.waitForEvent('download');
      await page.locator('.sheet-bar .export').click();
      await skipSignIn(page);
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/_cover_letter\.pdf$/);
      const { pages } = await extractPages(await readFile(await file.path()));
      expect(pages).toHaveLength(1);
      expect(letters(pages[0] ?? '')).toBe(letters(shown.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')));

      // A claim leads to the field that says it, where the caret is then.
      const place = page.locator('.letter-row[data-open=false] .button').first();
      const said = ((await place.locator('.visually-hidden').textContent()) ?? '').replace(/^[\s:]+/, '');
      await place.click();
      const focused = page.locator('.panel [data-resume-field]:focus');
      await expect.poll(async () => plain(await textIn(focused))).toContain(plain(said));

      // The résumé is as it was, on its sheet and in its PDF's name; the letter is kept with it.
      await tab(page, 'experience').click();
      await expect.poll(seen).toContain(resume.education[0]?.institution);
      await expect.poll(async () => (await storedResume(page))?.letters?.length).toBe(1);
      await page.reload();
      await page.locator('.write-letter').click();
      await expect.poll(() => textIn(body)).toContain('77%');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('that is a little longer is set onto its page, in type that can be read, and so is its PDF', async () => {
    const page = await product.browser.newPage();
    const line =
      'I read your advertisement with interest, and it fits what I have done lately with people here. '.repeat(3);
    const letterOf = (lines: number) => {
      const letter = { ...createLetter(SAMPLE_EN, '2026-11-28'), body: Array(lines).fill(line).join('\n') };
      return toLetterDocument({ ...SAMPLE_EN, ...choiceOf(TEMPLATES[0]!) }, letter);
    };
    const set: (readonly [lines: number, pages: number, spacing: string])[] = [];
    for (let lines = 8; lines <= 20; lines += 1) {
      const { columns, spacing = '' } = await showSheets(page, letterOf(lines));
      set.push([lines, 1 + Math.max(...columns.map(({ length }) => length)), spacing]);
    }
    const dense = set.filter(([, pages, spacing]) => pages === 1 && spacing.startsWith('dense'));
    expect(dense.length, JSON.stringify(set)).toBeGreaterThan(0);
    // From one page that is set as ever, by ever tighter ones, to two.
    expect([set[0]?.[1], set.at(-1)?.[1]]).toEqual([1, 2]);
    const [lines = 0] = dense.at(-1) ?? [];
    await showSheets(page, letterOf(lines));
    const size = await page
      .locator('.letter-text')
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual((9.5 * 96) / 72 - 0.01);
    const { pages } = await extractPages((await printed(letterOf(lines))).pdf);
    expect(pages).toHaveLength(1);
    await page.close();
  });

  it('that is longer than its page is reported, and none of it is cut', async () => {
    const body = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1} says why I would like this job.`);
    const resume = { ...SAMPLE_EN, letters: [{ ...createLetter(SAMPLE_EN, '2026-11-28'), body: body.join('\n') }] };
    const { page, context } = await visitBuilder(product, { resume, address: '#letter' });
    const note = page.locator('.sheet-pane .letter-note');
    await note.waitFor();
    expect(await note.innerText()).toMatch(/by about \d+ lines.*“Paragraph 10 says/);
    const { pdf } = await printed(toLetterDocument(resume, resume.letters[0]!));
    const { pages } = await extractPages(pdf);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join('')).toContain('Paragraph60says');
    await context.close();
  });

  it.each(['he', 'en'] as const)(
    'is copied for another employer, has its e-mail to paste, and a Word file of its own: %s',
    async (language) => {
      const words = WORDS[language];
      const letter = { ...letterIn(language), employer: 'Wix' };
      const resume = { ...SAMPLES[language], letters: [letter] };
      const { page, context, faults } = await visitBuilder(product, { language, resume, address: '#letter' });
      await page.getByRole('button', { name: words['ai.letter.copy'] }).click();
      await field(page, words['ai.letter.field.employer']).fill('Monday');
      await expect
        .poll(async () => (await storedResume(page))?.letters?.map(({ employer, body }) => [employer, body]))
        .toEqual([
          ['Wix', letter.body],
          ['Monday', letter.body],
        ]);
      const { text } = letterEmail(resume, { ...letter, employer: 'Monday' });
      expect(text.split('\n')).toHaveLength(4);
      expect(await page.getByLabel(words['ai.letter.email.text']).inputValue()).toBe(text);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: words['ai.letter.email.copy'], exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);

      await page.getByRole('button', { name: BUILDER_WORDS[language]['builder.formats.open'] }).click();
      const download = page.waitForEvent('download');
      // After the PDF.
      await page.locator('.formats .button').nth(1).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/_cover_letter\.docx$/);
      const word = plain(await readWordText(await readFile(await file.path())));
      for (const paragraph of letter.body.split('\n')) expect(word).toContain(plain(paragraph));
      expect(word).toContain('Monday');
      expect(word).not.toContain(resume.education[0]?.institution);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('beside an empty résumé says what is missing, and claims nothing', async () => {
    const { page, context, faults } = await visitBuilder(product, { address: '#letter' });
    await page.getByRole('button', { name: en['ai.letter.write'] }).click();
    await page.getByText(en['ai.letter.emptyResume']).waitFor();
    await page.getByText(en['ai.letter.offers.none']).waitFor();
    await expect.poll(async () => (await sheet(page).textContent()) ?? '').toContain('Dear Hiring Manager,');
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function takeOffer(page: Page, label: string): Promise<void> {
  await page.locator('.letter-row').getByRole('button', { name: label }).first().click();
}
