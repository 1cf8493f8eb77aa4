import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/**
 * How the head of a job is arranged, in words: its lines from above, the parts of each in the direction of reading. `|`
 * stands where the parts of a line are far apart, `centred` before a line in the middle of the head.
 */
async function arrangement(): Promise<string> {
  return sheet.page.evaluate(() => {
    const head = document.querySelector('.section-experience .entry-head') as HTMLElement;
    const isRtl = getComputedStyle(head).direction === 'rtl';
    const frame = head.getBoundingClientRect();
    const parts = ['title', 'company', 'place', 'dates'].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(head.querySelector(`.entry-${name}`) as Element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const [start, end] = isRtl ? [frame.right - right, frame.right - left] : [left - frame.left, right - frame.left];
      return { name, start, end, middle: (top + bottom) / 2 };
    });
    const lines: (typeof parts)[] = [];
    for (const part of parts.toSorted((one, other) => one.middle - other.middle)) {
      const line = lines.at(-1);
      if (line?.[0] && part.middle - line[0].middle < 6) line.push(part);
      else lines.push([part]);
    }
    const words = lines.map((line) => {
      const ordered = line.toSorted((one, other) => one.start - other.start);
      const [before, after] = [ordered[0]?.start ?? 0, frame.width - (ordered.at(-1)?.end ?? 0)];
      const isCentred = before > 20 && Math.abs(before - after) < 4;
      const text = ordered.map(({ name, start }, at) => {
        const gap = at === 0 ? 0 : start - (ordered[at - 1]?.end ?? 0);
        return (gap > 60 ? '| ' : '') + name;
      });
      return (isCentred ? 'centred ' : '') + text.join(' ');
    });
    return words.join(' / ');
  });
}

/** A job whose texts are as long in all templates. */
function withJob(language: Language): ResumeData {
  const sample = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  const [job] = sample.experience as [ResumeData['experience'][0]];
  const [title, company, location] =
    language === 'he' ? ['מנהלת צוות', 'כרמל', 'חיפה'] : ['Team Lead', 'Carmel Ltd.', 'Haifa'];
  return { ...sample, experience: [{ ...job, title, company, location, startDate: '2019-03', endDate: '2021-05' }] };
}

describe('heads of entries', () => {
  it.each(LANGUAGES)('are arranged in at least eight ways among the templates (%s)', async (language) => {
    const found = new Map<string, string[]>();
    for (const { id } of TEMPLATES) {
      // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
      await sheet.lay({ ...withJob(language), ...newestChoice(id) });
      // oxlint-disable-next-line no-await-in-loop
      const way = await arrangement();
      found.set(way, [...(found.get(way) ?? []), id]);
    }
    expect([...found.keys()].length, JSON.stringify([...found], null, 1)).toBeGreaterThanOrEqual(8);
  });

  // A link in the line of the organization once took its width from the title.
  it.each(TEMPLATES.map(({ id }) => id))(
    'have a title in one line where the line holds it, whatever the link: %s',
    async (id) => {
      const [project] = SAMPLE_EN.projects as [ResumeData['projects'][0]];
      const url = 'https://example.com/badge/1234567890-of-a-very-long-identifier';
      const named = {
        ...project,
        name: 'Certified Scrum Product Owner',
        role: 'Owner',
        startDate: '2020-06',
        endDate: '',
      };
      const heights: number[] = [];
      for (const projects of [[{ ...named, url: '' }], [{ ...named, url }]]) {
        // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
        await sheet.lay({ ...SAMPLE_EN, ...newestChoice(id), projects });
        // oxlint-disable-next-line no-await-in-loop
        heights.push(
          await sheet.page.evaluate(() => document.querySelector('.section-projects .entry-title')?.clientHeight ?? 0),
        );
      }
      expect(heights[0]).toBeGreaterThan(0);
      expect(heights[1]).toBe(heights[0]);
    },
  );
});
