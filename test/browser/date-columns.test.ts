import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { DESIGN_KNOBS } from '../../shared/resume/design.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** Dates as people write them that are no month or year: a field keeps them as they are. */
const WRITTEN: Readonly<Record<Language, readonly (readonly [start: string, end: string])[]>> = {
  he: [
    ['קיץ 2019', 'חורף 2021'],
    ['תשע״ט', 'תשפ״ד'],
    ["תשפ''א", ''],
    ['צפוי: יוני 2027', ''],
    ['2024', 'צפוי 2027'],
    ['ספטמבר 2019', 'ספטמבר 2024'],
    ['סמסטר א׳ תשפ״ג', 'סמסטר ב׳ תשפ״ד'],
    ['1.9.2019', '31.12.2024'],
    ['שנות ה־90', ''],
  ],
  en: [
    ['Summer 2019', 'Winter 2021'],
    ['Fall semester 2019', 'Spring semester 2021'],
    ['Expected September 2027', ''],
    ['2024', 'Expected 2027'],
    ['September 2019', 'November 2024'],
    ['Q3 2019', 'Q4 2024'],
    ['1 Sep. 2019', '31 Dec. 2024'],
    ['the 1990s', ''],
  ],
};

/** The longest months, a job that goes on, and what is one date. */
const MONTHS = [
  ['2019-09', '2024-09', false],
  ['2019-09', '', true],
  ['2021', '2024', false],
  ['2021', '', true],
  ['2019-11', '', false],
  ['', '2024-02', false],
] as const;

function jobsWith(language: Language): ResumeData['experience'] {
  const dates = [...MONTHS, ...WRITTEN[language].map(([start, end]) => [start, end, false] as const)];
  const [title, company] =
    language === 'he'
      ? ['מנהלת פרויקטים בכירה', 'מפעלי הצפון בע"מ']
      : ['Senior Project Manager', 'Northern Works Ltd.'];
  return dates.map(([startDate, endDate, current], index) => ({
    id: `job-${index}`,
    title,
    company,
    location: language === 'he' ? 'קריית שמונה' : 'Kiryat Shmona',
    startDate,
    endDate,
    current,
    description: company,
  }));
}

/**
 * What is wrong with dates on the sheet: a line that ends elsewhere than at the dash of a range, text that stands beyond
 * its own box, over other text of its head, or outside the page.
 */
const badDates = () =>
  sheet.page.evaluate(() => {
    const page = (document.querySelector('.resume') as Element).getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.entry-dates')].flatMap((dates) => {
      const text = (dates.textContent ?? '').replace(/[\u2066-\u2069\u200e\u200f]/g, '');
      const letters: { letter: string; top: number; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(dates, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let index = 0; index < node.length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = range.getBoundingClientRect();
          if (box.width > 0) letters.push({ letter: node.data.charAt(index), top: box.top, box });
        }
      }
      const faults: string[] = [];
      const inked = letters.filter(({ letter }) => letter.trim() !== '');
      const lines: string[] = [];
      for (const [index, { letter, top, box }] of inked.entries()) {
        const before = inked[index - 1];
        if (!before || Math.abs(top - before.top) > box.height / 2) lines.push('');
        lines[lines.length - 1] += letter;
      }
      // Behind the dash, or before it; a long wording has no dash to break at.
      const isAtDash = lines
        .slice(0, -1)
        .every((line, index) => line.endsWith('–') || lines[index + 1]?.startsWith('–'));
      if (lines.length > 1 && !isAtDash) faults.push(`${text} ends lines ${lines.join(' | ')}`);
      const own = dates.getBoundingClientRect();
      const box = (edge: 'left' | 'right', pick: 'min' | 'max') => Math[pick](...inked.map((each) => each.box[edge]));
      const [left, right] = [box('left', 'min'), box('right', 'max')];
      if (left < own.left - 1 || right > own.right + 1) faults.push(`${text} stands out of its box`);
      if (left < page.left || right > page.right) faults.push(`${text} stands out of the page`);
      for (const other of dates.parentElement?.querySelectorAll('.entry-title, .entry-company, .entry-place') ?? []) {
        const words = document.createRange();
        words.selectNodeContents(other);
        for (const rect of words.getClientRects())
          if (inked.some((each) => overlap(each.box, rect))) {
            faults.push(`${text} covers ${other.className}`);
            break;
          }
      }
      return faults;
    });
    function overlap(one: DOMRect, other: DOMRect) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 1 && down > 0.6 * Math.min(one.height, other.height);
    }
  });

it.each(TEMPLATES)('every form of date stands whole in its place: $id', async ({ id }) => {
  for (const language of LANGUAGES)
    for (const dates of DESIGN_KNOBS.dates.options) {
      const resume = { ...createBlankResume(newestChoice(id)), language, design: { dates } };
      await sheet.lay({ ...resume, experience: jobsWith(language) });
      expect(await badDates(), `${language}, ${dates}`).toEqual([]);
    }
});
