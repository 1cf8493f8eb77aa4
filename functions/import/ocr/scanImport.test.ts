import { describe, expect, it } from 'vitest';
import { detectPageDirection, importScan, wordsToGlyphs } from './scanImport.ts';
import type { OcrPage, OcrWord } from './ocrPage.ts';

const [WIDTH, HEIGHT] = [600, 800];
const pageOf = (...words: OcrWord[]) => ({ by: 'words' as const, width: WIDTH, height: HEIGHT, words });
const written = (...texts: readonly (string | readonly [text: string])[]): OcrPage => ({
  by: 'lines',
  lines: texts.map((text) => (typeof text === 'string' ? { text, heading: false } : { text: text[0], heading: true })),
});

const glyphsOf = (...words: OcrWord[]) => wordsToGlyphs(pageOf(...words)).glyphs;

describe('a word with its box', () => {
  it('has its letters side by side, equally wide, on a baseline a fifth above its foot', () => {
    expect(wordsToGlyphs(pageOf(['Cook', 0.1, 0.25, 0.04, 0.0125]))).toEqual({
      width: WIDTH,
      height: HEIGHT,
      glyphs: Array.from('Cook', (text, index) => ({
        text,
        x: expect.closeTo(60 + 6 * index, 6) as number,
        y: expect.closeTo(208, 6) as number,
        width: expect.closeTo(6, 6) as number,
        size: expect.closeTo(11, 6) as number,
        bold: false,
      })),
    });
  });

  it.each([
    ['שלום', 'םולש'],
    ['(תש"פ)', '(פ"שת)'],
    ['[א]', '[א]'],
    ['ב-2019', '2019-ב'],
    ['(Haifa)', '(Haifa)'],
    ['café', 'café'],
  ])('is read from the left as it is seen there: %s', (text, seen) => {
    expect(
      glyphsOf([text, 0, 0, 0.1, 0.01])
        .map((glyph) => glyph.text)
        .join(''),
    ).toBe(seen);
  });

  it('has the size of most, unless its line is much higher', () => {
    const most = Array.from({ length: 3 }, (): OcrWord => ['x', 0, 0, 0.01, 0.01]);
    const sizeOf = (high: number) => glyphsOf(...most, ['x', 0, 0, 0.01, high]).at(-1)?.size;
    const usual = sizeOf(0.01);
    expect(usual).toBeCloseTo(8.8, 6);
    expect([sizeOf(0.005), sizeOf(0.0139)]).toEqual([usual, usual]);
    expect(sizeOf(0.0141)).toBeCloseTo(0.0141 * 800 * 1.1, 6);
  });
});

it('the direction of a scan is that of most of its letters, of words and of lines', () => {
  const hebrew: OcrWord = ['מנהלת', 0, 0, 0.1, 0.01];
  const latin: OcrWord = ['manager', 0, 0, 0.1, 0.01];
  expect(detectPageDirection([pageOf(hebrew)])).toBe('rtl');
  expect(detectPageDirection([pageOf(latin), written('a nurse in a hospital', 'בית')])).toBe('ltr');
  expect(detectPageDirection([pageOf(latin), written('אחות מוסמכת בבית חולים')])).toBe('rtl');
  expect(detectPageDirection([])).toBe('ltr');
});

/** A scan that is a résumé, or an error. */
function readScan(...pages: readonly OcrPage[]) {
  const read = importScan(pages);
  if ('error' in read) throw new Error(read.error);
  return read;
}

const read = (heading: boolean) => {
  const job = [['Experience'] as const, 'Cook, Blue Door\t2019 - 2023', '• Led a kitchen of seven'];
  const above = written('Maya Cohen', 'maya@korot.example', ...job);
  const below = { text: 'Taught forty people to bake bread at home', heading: false };
  const lines = [...(above.by === 'lines' ? above.lines : []), { text: 'On stage', heading }, below];
  return readScan({ by: 'lines', lines }).resumeData.experience[0]?.description.includes('Taught');
};

describe('lines that a model wrote down', () => {
  it('are headings where it says so, items by their bullets, and text', () => {
    const { resumeData } = readScan(
      written(
        'Maya Cohen',
        'maya@korot.example',
        ['Experience'],
        'Cook, Blue Door\t2019 - 2023',
        '• Led a kitchen of seven',
        '- Baked bread for the whole street',
        ['Languages'],
        'Welsh',
      ),
    );
    expect(resumeData.experience).toEqual([
      expect.objectContaining({ title: 'Cook', company: 'Blue Door', startDate: '2019', endDate: '2023' }),
    ]);
    const [first, second, ...more] = resumeData.experience[0]?.description.split('\n') ?? [];
    expect([first, second, more]).toEqual([
      expect.stringContaining('Led a kitchen of seven'),
      expect.stringContaining('Baked bread'),
      [],
    ]);
    expect(resumeData.languages.map(({ name }) => name)).toEqual(['Welsh']);
  });

  it('end what stands above them where it says that they are headings, whatever they say', () => {
    expect([read(true), read(false)]).toEqual([false, true]);
  });

  it('stand on the pages of the file by their numbers, of which no sides are known', () => {
    const { places } = readScan(
      written('Maya Cohen', 'maya@korot.example'),
      written(['Experience'], 'Cook, Blue Door\t2019 - 2023'),
    );
    expect(places?.pages).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ]);
  });

  it('are less sure than text is: none is surer than what is read of letters', () => {
    const { confidence } = readScan(
      written('Maya Cohen', 'maya@korot.example', ['Experience'], 'Cook, Blue Door, 2019 - 2023'),
    );
    expect(confidence['personalInfo.email']).toBeGreaterThan(0.6);
    for (const sure of Object.values(confidence)) {
      expect(sure).toBeLessThanOrEqual(0.85);
      expect(sure).toBe(Number(sure.toFixed(2)));
    }
  });

  it('without anything of a résumé are none', () => {
    expect(importScan([written('7')])).toHaveProperty('error');
  });

  it('whose reader was not sure of a number leave what no number of theirs says as sure as it was', () => {
    const lines = [
      { text: 'Maya Cohen', heading: false },
      { text: 'maya@korot.example | 052-7654321', heading: false },
      { text: 'Experience', heading: true },
      { text: 'Cook, Blue Door, 2012 - 2014', heading: false, unsure: true },
      { text: 'Chef, Red Door, 2015 - 2019', heading: false },
    ];
    const { confidence } = readScan({ by: 'lines', lines });
    const plain = readScan({ by: 'lines', lines: lines.map(({ text, heading }) => ({ text, heading })) }).confidence;
    const changed = Object.keys(confidence).filter((path) => confidence[path] !== plain[path]);
    expect(changed.toSorted()).toEqual(['experience.0.endDate', 'experience.0.startDate']);
    expect(changed.map((path) => confidence[path])).toEqual([0.5, 0.5]);
  });
});

const line = (text: string, top: number, left = 0.1): OcrWord[] =>
  text.split(' ').map((word, index) => [word, left + 0.09 * index, top, 0.01 * word.length, 0.015]);

it('what of a page with places is no text of the résumé is told there, with the page that it is on', () => {
  const foot = (number: number) => line(`Page ${number} of 2`, 0.96, 0.4);
  const { places, dropped } = readScan(
    pageOf(...line('Maya Cohen', 0.05), ...line('maya@korot.example', 0.1), ...foot(1)),
    pageOf(...line('Skills', 0.1), ...line('Baking, Planning, Teaching', 0.15), ...foot(2)),
  );
  const reason = places?.places.indexOf('(page number)');
  const runs = places?.runs.filter(([place]) => place === reason);
  expect(new Set(runs?.map(([, page]) => page))).toEqual(new Set([0, 1]));
  expect(dropped?.filter((text) => text.reason === 'page number').length).toBe(2);
});
