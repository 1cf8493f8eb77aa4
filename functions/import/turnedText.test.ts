import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placedRuns } from '../../shared/upload/placedRuns.ts';
import { readOnce } from '../../test/bench/import/readOnce.ts';
import { PAGES, TEXTS } from '../../test/data/import-turned/pages.ts';
import type { Box } from './page/glyph.ts';
import { plainWord, WORD } from './page/ink.ts';
import { importText } from './textImport.ts';

type Language = keyof typeof TEXTS;
const LANGUAGES = ['en', 'he'] as const;
const FILES = LANGUAGES.flatMap((language) => Object.keys(PAGES).map((page) => [language, page] as const));

const bytesOf = (language: Language, page: string) =>
  new Uint8Array(readFileSync(new URL(`../../test/data/import-turned/pdf/${language}-${page}.pdf`, import.meta.url)));

async function readFile(language: Language, page: string) {
  const { found, drawn } = await readOnce({ pdf: bytesOf(language, page) }, (pdf, extract) =>
    importText(pdf, undefined, extract),
  );
  if ('error' in found || !found.places || !drawn || 'error' in drawn) throw new Error('not read');
  const runs = placedRuns(found.places).map((run) => ({ ...run, place: run.field ?? run.reason ?? 'unplaced' }));
  return { ...found, runs, pages: found.places.pages, drawn };
}

/** Each file is read once for all tests of this file, because reading takes most of the time. */
const readings = new Map<string, ReturnType<typeof readFile>>();
function read(language: Language, page: string): ReturnType<typeof readFile> {
  const key = `${language} ${page}`;
  const reading = readings.get(key) ?? readFile(language, page);
  readings.set(key, reading);
  return reading;
}

/** Returns a reading without what differs only because the page is turned. */
const factsOf = ({ resumeData }: Awaited<ReturnType<typeof read>>) => ({
  name: resumeData.personalInfo.fullName,
  email: resumeData.personalInfo.email,
  jobs: resumeData.experience.map(({ title, company, startDate, description }) =>
    [title, company, startDate, description].join('; '),
  ),
  studies: resumeData.education.map(({ degree, institution }) => `${degree}; ${institution}`),
  skills: resumeData.skills.map(({ name }) => name),
});
const factsIn = ({ name, jobs, study, known }: (typeof TEXTS)[Language]) => ({
  name,
  email: 'noa.barkan@mail.example',
  jobs: jobs.map(([title, company, years, done]) => [title, company, years.slice(0, 4), done].join('; ')),
  studies: [`${study[0]}; ${study[1]}`],
  skills: known.split(', '),
});

const lettersOf = (texts: readonly string[]) =>
  (plainWord(texts.join('')).match(/[\p{L}\p{N}]/gu) ?? []).toSorted().join('');
const wordsOf = (text: string) => [...text.matchAll(WORD)].map(([word]) => plainWord(word));
const isWithin = ({ x, y, width, height }: Box, [left, top]: readonly [number, number]) =>
  left >= x - 0.2 && left <= x + width + 0.2 && top >= y - 0.2 && top <= y + height + 0.2;

describe.each(FILES)('%s %s, as a browser prints it', { tags: 'exhaustive' }, (language, page) => {
  it('has every letter in one run that is drawn over it, and every word of the page', async () => {
    const { runs, pages, drawn } = await read(language, page);
    const glyphs = drawn.pages.flatMap(({ glyphs: own, turned }, at) =>
      [...own, ...turned.flatMap((one) => [...one.glyphs, ...one.watermark])].map((glyph) => ({ ...glyph, page: at })),
    );
    expect(lettersOf(runs.map(({ text }) => text))).toBe(lettersOf(glyphs.map(({ text }) => text)));
    for (const { text, x, y, width, size, box, page: at } of glyphs) {
      const middle = box
        ? ([box.x + box.width / 2, box.y + box.height / 2] as const)
        : ([x + width / 2, y - size / 3] as const);
      if (/[\p{L}\p{N}]/u.test(text))
        expect(
          runs.some((run) => run.page === at && isWithin(run, middle)),
          `${text} at ${middle.join()}`,
        ).toBe(true);
      expect(isWithin({ x: 0, y: 0, width: pages[at]?.[1] ?? 0, height: pages[at]?.[2] ?? 0 }, middle)).toBe(true);
    }
    const shown = new Set(runs.flatMap(({ text }) => wordsOf(text)));
    const written = wordsOf(PAGES[page]?.(TEXTS[language]).replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ') ?? '');
    expect(written.filter((word) => !shown.has(word))).toEqual([]);
  });

  it('is read as if nothing stood in its way', async () => {
    const { jobs, ...facts } = factsOf(await read(language, page));
    const { jobs: expected, ...others } = factsIn(TEXTS[language]);
    expect(facts).toEqual(others);
    expect(jobs.slice(0, expected.length)).toEqual(expected);
  });
});

describe.each(LANGUAGES)('of turned text in %s', (language) => {
  const texts = TEXTS[language];
  const where = async (page: string, place: string) =>
    (await read(language, page)).runs.filter((run) => run.place === place).map(({ text }) => text);

  it.each(['headings-90', 'headings-270'])('%s stand where they are drawn, and in no field', async (page) => {
    const { runs, unplaced } = await read(language, page);
    const headings = runs.filter(({ place }) => place === 'heading' || place === 'unplaced');
    expect(headings.map(({ text }) => text).toSorted()).toEqual(
      [texts.experience, texts.education, texts.skills].toSorted(),
    );
    for (const { width, height } of headings) expect(height).toBeGreaterThan(2 * width);
    expect([texts.experience, texts.education, texts.skills]).toEqual(expect.arrayContaining([...unplaced]));
  });

  it('a name is the name where there is no other, and is asked about', async () => {
    const { confidence, runs } = await read(language, 'name-270');
    expect(confidence['personalInfo.fullName']).toBe(0.5);
    const [name, ...more] = runs.filter(({ place }) => place === 'personalInfo.fullName');
    expect([name?.text, more]).toEqual([texts.name, []]);
    expect(name?.x).toBeLessThan(60);
    expect(name?.height).toBeGreaterThan(4 * (name?.width ?? 0));
  });

  it('what fits nowhere is unplaced, and stands where the page has it', async () => {
    const { unplaced, runs } = await read(language, 'edges-90-180-45');
    expect(unplaced.toSorted()).toEqual([texts.edge, texts.flipped, texts.slanted].toSorted());
    const edge = runs.find(({ text }) => text === texts.edge);
    // 300 pixels below the margin of 14 mm.
    expect(edge?.y).toBeCloseTo(264.7, 0);
    expect(edge?.height).toBeGreaterThan(6 * (edge?.width ?? 0));
    const flipped = runs.find(({ text }) => text === texts.flipped);
    expect(flipped).toMatchObject({ y: expect.closeTo(757.9, 0), height: expect.closeTo(10.5, 0) as number });
  });

  it.each(['watermark-45', 'watermark-opacity'])('%s has a reason of its own', async (page) => {
    expect((await where(page, 'watermark')).join(' ').toLowerCase()).toBe(texts.mark.toLowerCase());
    expect((await read(language, page)).unplaced).toEqual([]);
  });

  it('a name on the edge of each page is told once', async () => {
    const { unplaced } = await read(language, 'each-page-90');
    expect(unplaced).toEqual([texts.name]);
    expect((await where('each-page-90', 'repeated on every page')).join(' ')).toBe(texts.name.toLowerCase());
  });

  it('a page that is written sideways is shown as it is, and read as it is meant', async () => {
    const { runs, pages } = await read(language, 'whole-page-90');
    expect(pages).toEqual([[1, 841.9, 595]]);
    const name = runs.find(({ place }) => place === 'personalInfo.fullName');
    expect(name?.height).toBeGreaterThan(3 * (name?.width ?? 0));
  });
});
