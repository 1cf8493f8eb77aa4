import { describe, expect, it } from 'vitest';
import { howMany } from '../../../../test/support/exhaustive.ts';
import { MAX_LINEAR_GROWTH, measureRatio } from '../../../../test/support/growth.ts';
import { line } from '../../line.fixture.ts';
import { understandLines } from '../understand.ts';

/** Number of parts in an artificial page, and of parts in a line. */
const [MANY, IN_A_LINE] = [howMany(4_000, 20_000), 4];
/** The growth of time is measured against so many parts. */
const FEW = 400;

const jobsOf = (parts: number) =>
  Array.from({ length: parts / IN_A_LINE }, (_, at) =>
    line(`Cook${at}, Door${at}, Haifa, 2015 - 2019`, { y: 100 + 14 * at, page: Math.floor(at / 50) }),
  );
const understood = (parts: number) => {
  const head = [line('Dana Levi', { size: 22, bold: true }), line('dana@example.com'), line('Experience')];
  return understandLines([...head, ...jobsOf(parts)], [], 'ltr');
};

describe('a page of thousands of parts', { tags: 'exhaustive' }, () => {
  it('is no more than a résumé holds, and nothing of it is lost', () => {
    const { resumeData, unplaced } = understood(MANY);
    expect(resumeData.personalInfo.email).toBe('dana@example.com');
    expect(resumeData.experience.length).toBeGreaterThan(10);
    const said = JSON.stringify([resumeData, unplaced]);
    const words = new Set(said.match(/[A-Za-z]+\d+/g));
    expect(
      jobsOf(MANY)
        .flatMap((_, at) => [`Cook${at}`, `Door${at}`])
        .filter((word) => !words.has(word)),
    ).toEqual([]);
  });

  it('has an end: four times as many take no more than that long', () => {
    const ratio = measureRatio(
      () => understood(4 * FEW),
      () => understood(FEW),
      MAX_LINEAR_GROWTH,
    );
    expect(ratio).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});

it('a page in five scripts is read, and each of its words is in a field or among those without a place', () => {
  const rows = [
    'Дана Леви',
    'dana@example.com | 054-1234567',
    'ניסיון תעסוקתי',
    'טבחית, הדלת הכחולה, 2015 - 2019',
    '• бухгалтерия и закупки',
    'Experience',
    'Waiter, Αίγλη Ζαππείου, 2012 - 2015',
    '• خدمة الزبائن في المطعم',
    '教育',
    'ปริญญาตรี มหาวิทยาลัยเชียงใหม่ 2008 - 2012',
    'Languages',
    'Русский, עברית, English, العربية, ไทย',
  ];
  const lines = rows.map((text, at) =>
    line(text, {
      y: 40 + 20 * at,
      bold: /^(?:ניסיון|Experience|教育|Languages)/u.test(text),
      size: at === 0 ? 22 : 10,
    }),
  );
  const { resumeData, unplaced, dropped = [] } = understandLines(lines, [], 'ltr');
  expect(resumeData.personalInfo).toMatchObject({ email: 'dana@example.com', phone: '054-1234567' });
  expect(resumeData.experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2015', '2019'],
    ['2012', '2015'],
  ]);
  const said = JSON.stringify([resumeData, unplaced, dropped.map(({ text }) => text)]);
  const words = rows.flatMap((row) => row.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []);
  expect(words.filter((word) => !said.includes(word))).toEqual([]);
});
