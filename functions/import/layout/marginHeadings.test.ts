import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { withHeadingsBesideFirst } from './marginHeadings.ts';

const period = (text: string, y: number) => line(text, { left: 160, size: 9, y });
const heading = (text: string, y: number, left = 45) => line(text, { left, size: 18, y, bold: true });
const ordered = (lines: ReturnType<typeof line>[], direction: 'ltr' | 'rtl' = 'ltr') =>
  withHeadingsBesideFirst(lines, direction, cellClassifier);
const texts = (lines: ReturnType<typeof line>[], direction: 'ltr' | 'rtl' = 'ltr') =>
  ordered(lines, direction).map(({ text }) => text);

it('a large heading in the margin comes before the small line that its section begins with', () => {
  const lines = [period('2019 – 2021', 242), heading('Experience', 248), line('Cook', { left: 160, y: 256 })];
  expect(texts(lines)).toEqual(['Experience', '2019 – 2021', 'Cook']);
  expect(ordered(lines).map(({ gap }) => gap)).toEqual([Infinity, 0, 14]);
  // Invented headings too, if they look like a known one and are placed like it.
  const talks = [...lines, period('2024', 300), heading('Talks', 306), line('Plain words', { left: 160, y: 314 })];
  expect(texts(talks).slice(3)).toEqual(['Talks', '2024', 'Plain words']);
  expect(texts(talks.map((one) => (one.text === 'Talks' ? heading('My corner', 306, 80) : one))).slice(3)).toEqual([
    '2024',
    'My corner',
    'Plain words',
  ]);
});

it('from the right as well, and nothing else is moved', () => {
  const right = [line('2019 – 2021', { left: 380, size: 9, y: 242 }), heading('ניסיון תעסוקתי', 248, 460)];
  expect(texts(right, 'rtl')).toEqual(['ניסיון תעסוקתי', '2019 – 2021']);
  for (const lines of [
    // The heading is below the line, above it, or not larger.
    [period('2019 – 2021', 230), heading('Experience', 258)],
    [line('2019 – 2021', { left: 45, size: 9, y: 242 }), heading('Experience', 248)],
    [period('2019 – 2021', 242), line('Experience', { left: 45, size: 9, y: 248 })],
  ])
    expect(texts(lines)).toEqual(lines.map(({ text }) => text));
});
