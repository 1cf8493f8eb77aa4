import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
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
  const experience = [{ ...job, title, company, location, startDate: '2019-03', endDate: '2021-05' }];
  return { ...createBlankResume(), language, experience };
}

/** Lays a résumé out, and reads how its job is arranged and how high the title of its project is. */
async function layAndRead(resume: ResumeData): Promise<{ way: string; height: number }> {
  await sheet.lay(resume);
  const height = await sheet.page.evaluate(
    () => document.querySelector('.section-projects .entry-title')?.clientHeight ?? 0,
  );
  return { way: await arrangement(), height };
}

describe('heads of entries', () => {
  interface Heads {
    readonly ways: Readonly<Record<Language, string>>;
    /** Of the title of a project without a link, and of the same one with a link. */
    readonly heights: readonly number[];
  }
  const heads = new Map<string, Heads>();

  // All of a template after each other, so that its typefaces are loaded once.
  beforeAll(async () => {
    const [project] = SAMPLE_EN.projects as [ResumeData['projects'][0]];
    const named = {
      ...project,
      name: 'Certified Scrum Product Owner',
      role: 'Owner',
      startDate: '2020-06',
      endDate: '',
    };
    const url = 'https://example.com/badge/1234567890-of-a-very-long-identifier';
    for (const { id } of TEMPLATES) {
      const inEnglish = { ...withJob('en'), ...newestChoice(id) };
      // oxlint-disable no-await-in-loop -- one page shows one after the other
      const he = await layAndRead({ ...withJob('he'), ...newestChoice(id) });
      const en = await layAndRead({ ...inEnglish, projects: [{ ...named, url: '' }] });
      const linked = await layAndRead({ ...inEnglish, projects: [{ ...named, url }] });
      // oxlint-enable no-await-in-loop
      heads.set(id, { ways: { he: he.way, en: en.way }, heights: [en.height, linked.height] });
    }
  });

  it.each(LANGUAGES)('are arranged in at least ten ways among the templates (%s)', (language) => {
    const found = Map.groupBy(heads, ([, { ways }]) => ways[language]);
    expect(found.size, JSON.stringify([...found], null, 1)).toBeGreaterThanOrEqual(10);
  });

  // In a column of dates a range in words once went on below the title, and separated it from the employer.
  it.each(TEMPLATES.map(({ id }, index) => ({ id, language: LANGUAGES[index % LANGUAGES.length] as Language })))(
    'have the employer as near to the title whatever form the dates have: $id, $language',
    async ({ id, language }) => {
      const distances: number[] = [];
      for (const dates of ['numbers', 'words'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
        await sheet.lay({ ...withJob(language), ...newestChoice(id), design: { dates } });
        // oxlint-disable-next-line no-await-in-loop
        const [title, company] = await sheet.textBoxes('.entry-title', '.entry-company');
        distances.push((company?.top ?? 0) - (title?.top ?? 0));
      }
      const [numbers = 0, words = NaN] = distances;
      expect(Math.abs(words - numbers)).toBeLessThan(2);
    },
  );

  // A link in the line of the organization once took its width from the title.
  it.each(TEMPLATES.map(({ id }) => id))(
    'have a title in one line where the line holds it, whatever the link: %s',
    (id) => {
      const { heights: [plain, linked] = [] } = heads.get(id) ?? {};
      expect(plain).toBeGreaterThan(0);
      expect(linked).toBe(plain);
    },
  );
});
