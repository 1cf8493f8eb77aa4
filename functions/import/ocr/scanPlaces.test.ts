import { expect, it } from 'vitest';
import { placedRuns } from '../../../shared/upload/placedRuns.ts';
import { importScan } from './scanImport.ts';
import type { OcrPage, OcrWord } from './ocrPage.ts';

const [WIDTH, HEIGHT] = [600, 800];
/** Words of one line, each letter a hundredth of the page wide. */
const lineOf = (text: string, top: number): OcrWord[] => {
  let left = 0.1;
  return text.split(' ').map((word): OcrWord => {
    const own: OcrWord = [word, left, top, word.length * 0.01, 0.015];
    left += (word.length + 1) * 0.01;
    return own;
  });
};
const words = (...lines: readonly string[]): OcrPage => ({
  by: 'words',
  width: WIDTH,
  height: HEIGHT,
  words: lines.flatMap((text, at) => lineOf(text, 0.1 + at * 0.04)),
});

it('the texts of a scan stand where its words were read, on the page of the file that they are on', () => {
  const found = importScan(
    [
      words('Maya Cohen', 'maya@korot.example', 'Experience', 'Cook, Korot, 2019 - 2023', 'Led a kitchen of seven'),
      words('Skills', 'Baking, Planning, Teaching'),
    ],
    // The second page has no text.
    [1, 3],
  );
  if ('error' in found || !found.places) throw new Error('no places');
  expect(found.places.pages).toEqual([
    [1, WIDTH, HEIGHT],
    [3, WIDTH, HEIGHT],
  ]);
  const runs = placedRuns(found.places);
  const name = runs.find(({ field }) => field === 'personalInfo.fullName');
  expect(name).toMatchObject({ text: 'Maya Cohen', page: 0, x: 60, width: 60 });
  // Within two points of the letters, which reach from 80 to 92.
  expect(name?.y).toBeGreaterThan(76);
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(96);
  expect(runs.find(({ text }) => text === 'Teaching')).toMatchObject({ page: 1, field: 'skills.2.name' });
});

it('lines that a model wrote down have no places, and are told with the page they are on', () => {
  const lines = [
    'Maya Cohen',
    'maya@korot.example',
    'Experience',
    'Cook, Korot, 2019 - 2023',
    'Led a kitchen of seven',
  ];
  const found = importScan([{ by: 'lines', lines: lines.map((text) => ({ text, heading: text === 'Experience' })) }]);
  if ('error' in found || !found.places) throw new Error('no places');
  expect(placedRuns(found.places).every(({ width, page }) => width === 0 && page === 0)).toBe(true);
  expect(found.places.unseen).toEqual([]);
});

it('dates and a phone of lines whose reader was not sure of their numbers are asked about, others are not', () => {
  const lines = [
    ['Maya Cohen'],
    ['maya@korot.example | 052-7654321', true],
    ['Experience'],
    ['Cook, Blue Door, 1 - 2014', true],
    ['Led a team of five people in the kitchen'],
    ['Chef, Red Door, 2015 - 2019'],
    ['Education'],
    ['B.A. Economics, University of Haifa, 2010 - 2013'],
  ] as const;
  const found = importScan([
    {
      by: 'lines',
      lines: lines.map(([text, unsure = false]) => ({ text, unsure, heading: /^E\w+$/.test(text) })),
    },
  ]);
  if ('error' in found) throw new Error(found.error);
  const asked = Object.entries(found.confidence).flatMap(([path, sure]) => (sure === 0.5 ? [path] : []));
  expect(asked).toEqual(expect.arrayContaining(['personalInfo.phone']));
  expect(
    asked.filter((path) => path.includes('Date')).map((path) => found.resumeData.experience[Number(path[11])]),
  ).toEqual([expect.objectContaining({ title: 'Cook' })]);
});
