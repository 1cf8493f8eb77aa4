import { expect, it } from 'vitest';
import { placedRuns } from '../../../shared/upload/placedRuns.ts';
import { pageOf, turnedBy90, type PageText } from '../page.fixture.ts';
import { readLines } from '../layout/reading.ts';
import { understandLines } from './understand.ts';
import { cellClassifier } from './resumeFromLines.ts';

const BODY: PageText[] = [
  ['Experience', 90, 8, 16],
  ['Cook, Blue Door, 2019 - 2021', 90, 10],
  ['• Led the kitchen of the hotel', 90, 11],
  ['Skills', 90, 14, 16],
  ['Python, SQL', 90, 16],
];

function read(upright: readonly PageText[], turned: readonly PageText[]) {
  const page = { ...pageOf([...upright, ...BODY]), turned: [turnedBy90(turned)] };
  const { lines, dropped } = readLines([page], 'ltr', cellClassifier);
  const found = understandLines(lines, [], 'ltr');
  const runs = placedRuns(
    found.found?.toFile([[1, 595, 842]], dropped) ?? { pages: [], places: [], runs: [], unseen: [] },
  );
  const { personalInfo } = found.resumeData;
  return {
    ...found,
    runs,
    personalInfo,
    where: Object.fromEntries(runs.map(({ text, field, reason }) => [text, field ?? reason])),
  };
}

it('a name and contacts that are turned are read where there are no others', () => {
  const { personalInfo, confidence, where, unplaced } = read(
    [],
    [
      ['Dana Levi', 100, 30, 20],
      ['dana.levi@example.com', 400, 30],
    ],
  );
  expect(personalInfo).toMatchObject({ fullName: 'Dana Levi', email: 'dana.levi@example.com' });
  expect(confidence).toMatchObject({ 'personalInfo.fullName': 0.5, 'personalInfo.email': 0.5 });
  expect(where).toMatchObject({ 'Dana Levi': 'personalInfo.fullName', 'dana.levi@example.com': 'personalInfo.email' });
  expect(unplaced).toEqual([]);
});

it('what is upright is not read from turned text, which is unplaced', () => {
  const { personalInfo, confidence, unplaced } = read(
    [
      ['Dana Levi', 90, 2, 20],
      ['dana@example.com', 90, 4],
    ],
    [
      ['Noa Barkan', 100, 30, 24],
      ['noa@example.com', 400, 30],
    ],
  );
  expect(personalInfo).toMatchObject({ fullName: 'Dana Levi', email: 'dana@example.com' });
  expect(confidence['personalInfo.email']).toBeGreaterThan(0.9);
  expect(unplaced).toEqual(['Noa Barkan', 'noa@example.com']);
});

it('text along the edge with the contacts is the head, whatever the upright text begins with', () => {
  const { personalInfo, unplaced, resumeData } = read(
    [['Theatre Painter', 90, 2, 20]],
    [
      ['Dana Levi', 100, 30, 20],
      ['dana.levi@example.com', 400, 30],
      ['Haifa, Israel', 600, 30],
    ],
  );
  expect(personalInfo).toMatchObject({ fullName: 'Dana Levi', address: 'Haifa, Israel' });
  expect([resumeData.headline, ...unplaced]).toContain('Theatre Painter');
});

it('what stands twice is where it is upright', () => {
  const { runs, unplaced } = read(
    [
      ['Dana Levi', 90, 2, 20],
      ['Mail: dana@example.com or 054-1234567', 90, 4],
    ],
    [['dana@example.com', 400, 30]],
  );
  expect(unplaced).toContain('dana@example.com');
  const addresses = runs.filter(({ text }) => text.includes('dana@example'));
  expect(addresses.map(({ y, field }) => [Math.round(y), field])).toEqual([
    [56, 'personalInfo.email'],
    [400, undefined],
  ]);
});

it('turned text is part of no entry', () => {
  const { resumeData, unplaced } = read([['Dana Levi', 90, 2, 20]], [['Made in Haifa', 200, 30]]);
  expect(resumeData.experience).toMatchObject([{ title: 'Cook', description: 'Led the kitchen of the hotel' }]);
  expect(resumeData.skills.map(({ name }) => name)).toEqual(['Python', 'SQL']);
  expect(unplaced).toEqual(['Made in Haifa']);
});

it('private data is private where it is turned too', () => {
  const { personal, unplaced, where } = read([['Dana Levi', 90, 2, 20]], [['ID: 312345674', 200, 30]]);
  expect(personal).toEqual(['ID: 312345674']);
  expect(unplaced).toEqual([]);
  expect(where['312345674']).toBe('private');
});

it('a name along the edge is the name where large type says what somebody is', () => {
  const trade: PageText[] = [
    ['Graphic Designer', 90, 2, 20],
    ['dana@example.com', 90, 4],
  ];
  const { personalInfo, resumeData } = read(trade, [['Dana Levi', 100, 30, 24]]);
  expect(personalInfo.fullName).toBe('Dana Levi');
  expect(resumeData.headline).toBe('Graphic Designer');
});
