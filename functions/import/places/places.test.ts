import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedRuns } from '../../../shared/upload/placedRuns.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { anyPage, pageOf, type PageText } from '../page.fixture.ts';
import { detectDirection } from '../layout/readPages.ts';
import { readLines } from '../layout/reading.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { understandLines } from '../understand/understand.ts';

const HEAD: PageText[] = [
  ['Dana Levi', 40, 2, 20],
  ['dana@example.com', 40, 4],
];

function placesOf(pages: readonly PageGlyphs[], direction = detectDirection(pages)) {
  const { lines, dropped } = readLines(pages, direction, cellClassifier);
  const { found, resumeData } = understandLines(lines, [], direction);
  const file = found?.toFile(
    pages.map(({ width, height }, at) => [at + 1, width, height]),
    dropped,
  );
  if (!file) throw new Error('no places');
  return { file, resumeData, runs: placedRuns(file) };
}
const where = (...texts: PageText[]) =>
  placesOf([pageOf(texts)]).runs.map(({ text, field, others, reason }) => [
    text,
    reason === undefined ? [field ?? 'unplaced', ...others].join(' + ') : `(${reason})`,
  ]);

describe('where each text of a page went', () => {
  it('is the field that was read from there, also of a text that stands twice', () => {
    const found = where(
      ...HEAD,
      ['Experience', 40, 8, 16],
      ['Cook, Blue Door', 40, 10],
      ['2019 - 2021', 330, 10],
      ['• Led the kitchen of the hotel', 40, 11],
      ['Cook, Blue Lagoon', 40, 13],
      ['2015 - 2019', 330, 13],
      ['• Baked bread', 40, 14],
    );
    expect(found).toEqual(
      expect.arrayContaining([
        ['Dana Levi', 'personalInfo.fullName'],
        ['dana@example.com', 'personalInfo.email'],
        ['Experience', '(heading)'],
        ['2019 - 2021', 'experience.0.startDate + experience.0.endDate'],
        ['Led the kitchen of the hotel', 'experience.0.description'],
        ['Blue Lagoon', 'experience.1.company'],
        ['2015 - 2019', 'experience.1.startDate + experience.1.endDate'],
      ]),
    );
    expect(found.filter(([text]) => text === 'Cook').map(([, place]) => place)).toEqual([
      'experience.0.title',
      'experience.1.title',
    ]);
  });

  it('is told of private details and of signs', () => {
    const found = where(
      ...HEAD,
      ['ID: 312345674', 40, 5],
      ['Experience', 40, 8, 16],
      ['Cook, Blue Door', 40, 10],
      ['2019 - 2021', 330, 10],
      ['Skills', 40, 14, 16],
      ['Python, SQL', 40, 16],
      ['* * *', 300, 20],
    );
    expect(found).toContainEqual(['312345674', '(private)']);
    expect(found).toContainEqual(['SQL', 'skills.1.name']);
    expect(found).toContainEqual(['***', '(sign)']);
  });

  it('has the box of its words, and no wider', () => {
    const { runs } = placesOf([pageOf([...HEAD, ['Skills', 40, 8, 16], ['Python, SQL', 40, 10, 10]])]);
    const sql = runs.find(({ text }) => text === 'SQL');
    // Eight characters of five points precede it.
    expect(sql).toMatchObject({ page: 0, x: 80, width: 15, height: 10 });
    expect(sql?.y).toBeCloseTo(10 * 16 - 7.8, 1);
  });
});

describe('everything that is drawn', () => {
  it(
    'is in exactly one run, within its box, and every filled field is there or said to be put together',
    { tags: 'exhaustive' },
    () => {
      fc.assert(
        fc.property(anyPage, ({ glyphs, turned, direction }) => {
          const pages = [{ width: 595, height: 842, glyphs, turned }];
          const all = [...glyphs, ...turned.flatMap((one) => one.glyphs)];
          const { file, runs, resumeData } = placesOf(pages, direction ?? detectDirection(pages));
          expect(lettersOf(runs.map(({ text }) => text))).toEqual(lettersOf(all.map(({ text }) => text)));
          const isIn = (x: number, y: number) =>
            runs.some(
              (run) => x >= run.x - 0.2 && x <= run.x + run.width + 0.2 && y >= run.y && y <= run.y + run.height,
            );
          for (const { text, x, y, width, size, box } of all) {
            const [left, top] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [x + width / 2, y - size / 3];
            if (/[\p{L}\p{N}]/u.test(text)) expect(isIn(left, top), `${text} at ${left}, ${top}`).toBe(true);
          }
          const told = new Set([...runs.flatMap(({ field, others }) => [field, ...others]), ...file.unseen]);
          for (const [at] of resumeData.skills.entries()) expect(told).toContain(`skills.${at}.name`);
          for (const [at, job] of resumeData.experience.entries())
            for (const key of ['title', 'company', 'startDate', 'description'] as const)
              if (job[key] !== '') expect(told).toContain(`experience.${at}.${key}`);
        }),
        // Different pages in each run; fast-check prints the seed of a failure.
        { numRuns: howMany(60, 150) },
      );
    },
  );
});

const lettersOf = (texts: readonly string[]) =>
  (
    texts
      .join('')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).toSorted();
