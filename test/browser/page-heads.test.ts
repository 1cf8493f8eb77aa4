import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf, newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { EXHAUSTIVE, everyNth } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { showSheets } from '../tools/print-pdf.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { sampleOf, setUpSheetPage, startOf } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** Sets the name in one of the smaller sizes (`data-name-size`). */
const setNameSize = (size: string) =>
  sheet.page.evaluate((nameSize) => document.querySelector('.name')?.setAttribute('data-name-size', nameSize), size);

describe('the text of a page', () => {
  // In tech, it stood as far from the name's axis as the name was smaller.
  it.each(TRIED_VERSIONS)('stands where it does whatever size the name has: $id $version', async (template) => {
    const places: number[][] = [];
    await sheet.lay({ ...SAMPLE_EN, ...choiceOf(template) });
    for (const size of ['0', '3']) {
      // oxlint-disable-next-line no-await-in-loop -- one size after the other
      await setNameSize(size);
      // oxlint-disable-next-line no-await-in-loop
      const boxes = await sheet.textBoxes('.section-summary .text', '.entry-title', '.heading');
      places.push(boxes.map(({ left }) => Math.round(left)));
    }
    expect(places[1]).toEqual(places[0]);
  });
});

describe('contact details', () => {
  // Where they stood beside the name in a narrow column, a name began below a hole as high as their eleven lines.
  // Of two templates beside each other, one is tried in Hebrew and the other in English.
  const turns = TEMPLATES.map(({ id }, index) => ({
    id,
    languages: LANGUAGES.filter((_, at) => EXHAUSTIVE || at === index % LANGUAGES.length),
  }));
  it.each(turns)('leave no hole above the name, however long they are: $id', async ({ id, languages }) => {
    for (const language of languages) {
      const { personalInfo, ...sample } = sampleOf(language);
      const long = {
        ...personalInfo,
        email: 'alexander.volodymyrskyi.architect@engineering.payments-division.example.co.il',
        linkedin: 'https://www.linkedin.com/in/alexander-volodymyrskyi-software-architect-7b2a91',
        website: 'https://alexander-volodymyrskyi.example/portfolio/architecture',
      };
      const tops: number[] = [];
      for (const info of [personalInfo, long]) {
        // oxlint-disable-next-line no-await-in-loop -- one page lays out one after the other
        await sheet.lay({ ...sample, personalInfo: info, ...newestChoice(id) });
        // oxlint-disable-next-line no-await-in-loop
        tops.push((await sheet.textBoxes('.name'))[0]?.top ?? 0);
      }
      expect((tops[1] ?? 0) - (tops[0] ?? 0), language).toBeLessThan(2);
    }
  });
});

describe('a professional title', () => {
  const headOnly: ResumeData = { ...createBlankResume(), language: 'en', personalInfo: SAMPLE_EN.personalInfo };

  it.each(everyNth(2, TEMPLATES))('has no second line of one word: $id', async ({ id }) => {
    const words =
      'Interventional cardiologist, director of the unit, senior lecturer in medicine, adviser to the board';
    for (let count = 6; count <= words.split(' ').length; count += 1) {
      const headline = words.split(' ').slice(0, count).join(' ');
      // oxlint-disable-next-line no-await-in-loop -- one page lays out one after the other
      await sheet.lay({ ...headOnly, headline, ...newestChoice(id) });
      // oxlint-disable-next-line no-await-in-loop
      const widths = await sheet.page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.headline') as Element);
        const byLine = Map.groupBy([...range.getClientRects()], ({ bottom }) => Math.round(bottom / 4));
        return [...byLine.values()].map(
          (boxes) => Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
        );
      });
      expect((widths.at(-1) ?? 0) / (widths[0] ?? 1), headline).toBeGreaterThan(0.4);
    }
  });
});

describe('blueprint 2', () => {
  it.each([undefined, 'tight-3', 'loose-3'])(
    'has the name on later pages within its frame, and clear of the text (%s)',
    async (spacing) => {
      const resume = {
        ...lengthenResume(SAMPLE_EN, 2),
        templateId: 'blueprint',
        templateVersion: 2,
        design: { laterPages: 'name' },
      };
      await showSheets(sheet.page, resume as ResumeData);
      if (spacing !== undefined)
        await sheet.page.evaluate((steps) => {
          for (const page of document.querySelectorAll('.resume')) page.setAttribute('data-spacing', steps);
        }, spacing);
      const [frame, line, first] = await sheet.page.evaluate(() => {
        const page = document.querySelectorAll('.sheet')[1] as Element;
        const textOf = (selector: string) => {
          const range = document.createRange();
          range.selectNodeContents(page.querySelector(selector) as Element);
          return range.getBoundingClientRect();
        };
        const top = page.getBoundingClientRect().top;
        return [top + (7.3 * 96) / 25.4, textOf('.continuation'), textOf('.body')] as const;
      });
      expect(line.top).toBeGreaterThan(frame);
      // A box is a little higher than its letters.
      expect(line.bottom).toBeLessThanOrEqual(first.top + 3);
    },
  );
});

describe('fresh', () => {
  it.each(LANGUAGES)('keeps a long name clear of its sun (%s)', async (language) => {
    // Of short words, so that its first line is full.
    const fullName = (language === 'he' ? 'נועה בר גל דן טל בן ' : 'Noa Bar Gal Dan Tal Ben ').repeat(3).trim();
    const { personalInfo, ...sample } = sampleOf(language);
    await sheet.lay({ ...sample, personalInfo: { ...personalInfo, fullName }, ...newestChoice('fresh') });
    const distances = await sheet.page.evaluate(() => {
      const page = (document.querySelector('.resume') as Element).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') as Element);
      const isRtl = document.documentElement.dir === 'rtl';
      return [...range.getClientRects()].map(({ left, right, top, height }) =>
        // The letters of a line begin lower than its box.
        Math.hypot(isRtl ? left - page.left : page.right - right, top + 0.2 * height - page.top),
      );
    });
    expect(Math.min(...distances)).toBeGreaterThan((30 * 96) / 25.4);
  });
});

describe('blueprint', () => {
  it('has the title at the foot of its ink, however many ways to reach somebody stand beside', async () => {
    const { personalInfo, ...sample } = SAMPLE_EN;
    const contacts = Array.from({ length: 8 }, (_, index) => ({
      id: `contact-${index}`,
      kind: 'phone' as const,
      value: `03-123456${index}`,
    }));
    await sheet.lay({ ...sample, personalInfo, headline: 'Engineer', contacts, ...newestChoice('blueprint') });
    const [ink, name, title] = await sheet.page.evaluate(() =>
      ['.name', '.person', '.headline'].map((selector) => {
        const { top, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect((ink?.bottom ?? 0) - (title?.bottom ?? 0)).toBeLessThan((8 * 96) / 25.4);
    expect((name?.top ?? 99) - (ink?.top ?? 0)).toBeLessThan((13 * 96) / 25.4);
  });
});

describe('timeline', () => {
  it.each(LANGUAGES)('has as much room between ring and name, whatever size the name has (%s)', async (language) => {
    const gaps: number[] = [];
    await sheet.lay({ ...sampleOf(language), ...newestChoice('timeline') });
    for (const size of ['0', '4']) {
      // oxlint-disable-next-line no-await-in-loop -- one size after the other
      await setNameSize(size);
      // oxlint-disable-next-line no-await-in-loop
      const [name, contacts] = await sheet.textBoxes('.name', '.contacts');
      gaps.push(Math.abs(startOf(name, language) - startOf(contacts, language)));
    }
    for (const gap of gaps) expect(gap).toBeLessThan(3);
    const ring = await sheet.page.evaluate(() => {
      const { inlineSize, borderInlineStartWidth } = getComputedStyle(
        document.querySelector('.head') as Element,
        '::before',
      );
      return Number.parseFloat(inlineSize) + 2 * Number.parseFloat(borderInlineStartWidth);
    });
    // From the middle of the rail to the name there are 7 mm.
    expect((7 * 96) / 25.4 - ring / 2).toBeGreaterThan((1.9 * 96) / 25.4);
  });
});
