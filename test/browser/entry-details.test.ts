import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { sampleOf, setUpSheetPage, startOf } from './sheet-page.ts';

const sheet = setUpSheetPage();

describe('executive', () => {
  it('has the dates beside the title where there is no employer', async () => {
    const [study] = SAMPLE_EN.education as [ResumeData['education'][0]];
    const education = [{ ...study, degree: 'Licence', institution: '', location: '', startDate: '2012', endDate: '' }];
    await sheet.lay({ ...createBlankResume(), language: 'en', education, ...newestChoice('executive') });
    const [title, dates] = await sheet.textBoxes('.entry-title', '.entry-dates');
    expect(Math.abs((title?.bottom ?? 0) - (dates?.bottom ?? 99))).toBeLessThan(4);
  });
});

describe('academic', () => {
  it.each(LANGUAGES)(
    'sets what is said about a publication under its title, not under its number (%s)',
    async (language) => {
      const item = {
        title: 'Heat',
        organization: 'Nature',
        location: '',
        startDate: '2020',
        endDate: '',
        description: 'doi',
      };
      const items = ['a', 'b'].map((id) => ({ ...item, id }));
      await sheet.lay({
        ...createBlankResume(),
        language,
        customSections: [{ id: 'papers', title: 'Publications', items }],
        ...newestChoice('academic'),
      });
      const starts = await sheet.page.evaluate(() => {
        const { left, right } = (document.querySelector('.bullets') as Element).getBoundingClientRect();
        const { paddingInlineStart } = getComputedStyle(document.querySelector('.bullets') as Element);
        return {
          left: left + Number.parseFloat(paddingInlineStart),
          right: right - Number.parseFloat(paddingInlineStart),
        };
      });
      const [journal] = await sheet.textBoxes('.entry-org');
      expect(Math.abs(startOf(journal, language) - (language === 'he' ? starts.right : starts.left))).toBeLessThan(2);
    },
  );
});

describe.each(['compact', 'fresh'])('%s', (id) => {
  it.each(LANGUAGES)('gives a long organization the whole line below a long title (%s)', async (language) => {
    const [job] = sampleOf(language).experience as [ResumeData['experience'][0]];
    const [title, company] =
      language === 'he'
        ? ['ארכיטקט תוכנה ראשי וסמנכ"ל הנדסה בפועל', 'מרכז המחקר והפיתוח של תעשיות הצפון והדרום לישראל ולאירופה בע"מ']
        : [
            'Principal software architect and acting VP of engineering',
            'Payoneer Research & Development Center Israel',
          ];
    await sheet.lay({
      ...createBlankResume(),
      language,
      experience: [{ ...job, title, company, location: 'Haifa' }],
      ...newestChoice(id),
    });
    const [head, name, firm, dates] = await sheet.textBoxes(
      '.entry-title',
      '.entry-title',
      '.entry-org',
      '.entry-dates',
    );
    expect(firm?.height).toBeLessThan(24);
    expect(firm?.top).toBeGreaterThan((head?.bottom ?? 0) - 4);
    expect(Math.abs((name?.bottom ?? 0) - (dates?.bottom ?? 99))).toBeLessThan(4);
  });
});

describe('fresh', () => {
  it('tells a title from its text by its weight', async () => {
    await sheet.lay({ ...SAMPLE_EN, ...newestChoice('fresh') });
    const [title, text] = await sheet.page.evaluate(() =>
      ['.entry-title', '.bullet'].map((selector) =>
        Number(getComputedStyle(document.querySelector(selector) as Element).fontWeight),
      ),
    );
    expect(title).toBeGreaterThanOrEqual(600);
    expect(text).toBe(400);
  });
});

describe('civic', () => {
  it.each(LANGUAGES)('keeps a period in words on one line, and has no hole beside it (%s)', async (language) => {
    const [job] = sampleOf(language).experience as [ResumeData['experience'][0]];
    const gapOf = async (design: ResumeData['design']) => {
      await sheet.lay({
        ...createBlankResume(),
        language,
        experience: [{ ...job, startDate: '2009-09', endDate: '2012-11', current: false }],
        design,
        ...newestChoice('civic'),
      });
      const [firm, bullet, dates] = await sheet.textBoxes('.entry-org', '.bullet', '.entry-dates');
      return { gap: (bullet?.top ?? 0) - (firm?.bottom ?? 0), dates: dates?.height ?? 0 };
    };
    const [short, long] = [await gapOf({ dates: 'year' }), await gapOf({ dates: 'words' })];
    expect(long.dates).toBe(short.dates);
    expect(Math.abs(long.gap - short.gap)).toBeLessThan(4);
  });
});

describe('elegant', () => {
  it.each(LANGUAGES)('has the lines of a summary begin where those of the bullets do (%s)', async (language) => {
    await sheet.lay({ ...sampleOf(language), ...newestChoice('elegant') });
    const starts = await sheet.page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.section-summary .text') as Element);
      const lines = Map.groupBy([...range.getClientRects()], ({ bottom }) => Math.round(bottom / 8)).values();
      return [...lines].map((boxes) => ({
        left: Math.round(Math.min(...boxes.map(({ left }) => left))),
        right: Math.round(Math.max(...boxes.map(({ right }) => right))),
      }));
    });
    expect(starts.length).toBeGreaterThan(1);
    expect(new Set(starts.map(({ left, right }) => (language === 'he' ? right : left))).size).toBe(1);
  });

  it('has no space between English words that kerning takes away', async () => {
    await sheet.lay({ ...SAMPLE_EN, ...newestChoice('elegant') });
    const spaces = await sheet.page.evaluate(() => {
      const body = document.querySelector('.text') as HTMLElement;
      const { fontFamily, fontWeight, wordSpacing, fontSize } = getComputedStyle(body);
      const probe = document.createElement('span');
      probe.style.cssText = `position: absolute; white-space: pre; font: ${fontWeight} 100px ${fontFamily};`;
      probe.style.wordSpacing = `${(Number.parseFloat(wordSpacing) / Number.parseFloat(fontSize)) * 100}px`;
      document.body.append(probe);
      const widthOf = (text: string) => {
        probe.textContent = text;
        return probe.getBoundingClientRect().width;
      };
      return ['w', 'v', 'y', 'A', 'n'].map((letter) => widthOf(`n ${letter}`) - widthOf('n') - widthOf(letter));
    });
    // Hundredths of the size.
    for (const space of spaces) expect(space).toBeGreaterThan(18);
  });
});
