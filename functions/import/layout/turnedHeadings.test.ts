import { describe, expect, it } from 'vitest';
import { pageOf, turnedBy90, type PageText } from '../page.fixture.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { readLines } from './reading.ts';

/** Rows of 16 points with sections of some lines, and a blank row before each. */
const body = (row: number, ...texts: string[]): PageText[] => texts.map((text, at) => [text, 90, row + at]);
const HEAD = body(2, 'Dana Levi', 'dana@example.com');
const JOBS = body(6, 'Cook, Blue Door, 2019 - 2021', 'Led the kitchen', 'Baker, Korot, 2015 - 2019', 'Baked bread');
const STUDIES = body(12, 'BA History, University of Haifa, 2011 - 2014', 'Wrote of kitchens');
const KNOWN = body(16, 'Python, SQL');

/** The lines of a page with texts turned by 90 degrees, whose edge is 50 points from the left: `[text, top]`. */
function read(upright: readonly PageText[], turned: readonly (readonly [text: string, top: number])[]) {
  const page = {
    ...pageOf(upright),
    turned: [turnedBy90(turned.map(([text, top]) => [text, top, (595 - 60) / 16]))],
  };
  return readLines([page], 'ltr', cellClassifier).lines.map((line) => (line.isTurned ? `~${line.text}` : line.text));
}
const textsOf = (texts: readonly PageText[]) => texts.map(([text]) => text);
const ALL = [...HEAD, ...JOBS, ...STUDIES, ...KNOWN];
/** The upper edge of a row's letters. */
const top = (row: number) => row * 16 - 7.8;

/** Where a text of some letters begins that has the middle of rows so high, or ends with a row. */
const middle = (row: number, height: number, letters: number) => top(row) + height / 2 - letters * 2.5;
const bottom = (row: number, letters: number) => row * 16 + 2.2 - letters * 5;
const page = (text: string) => ({ ...pageOf(HEAD), turned: [turnedBy90([[text, 300, 30]])] });

describe('turned headings', () => {
  const expected = [
    ...textsOf(HEAD),
    'Experience',
    ...textsOf(JOBS),
    'Education',
    ...textsOf(STUDIES),
    'Skills',
    ...textsOf(KNOWN),
  ];
  it('stand above their sections where they begin with them', () => {
    expect(
      read(ALL, [
        ['Experience', top(6)],
        ['Education', top(12)],
        ['Skills', top(16)],
      ]),
    ).toEqual(expected);
  });

  it('and where they are in the middle of them', () => {
    // Sections are 58, 26 and 10 points high, letters 5 wide.
    expect(
      read(ALL, [
        ['Experience', middle(6, 58, 10)],
        ['Education', middle(12, 26, 9)],
        ['Skills', middle(16, 10, 6)],
      ]),
    ).toEqual(expected);
  });

  it('and where they are shorter than these', () => {
    const long = [...JOBS, ...JOBS.map(([text, x, row]): PageText[] => [[text, x, row + 4]]).flat()];
    const headed = [...textsOf(HEAD), 'Skills', ...textsOf(long)];
    expect(read([...HEAD, ...long], [['Skills', top(6)]])).toEqual(headed);
    // Eight lines are 122 points high.
    expect(read([...HEAD, ...long], [['Skills', middle(6, 122, 6)]])).toEqual(headed);
  });

  it('and where they end with them', () => {
    const jobs = JOBS.slice(0, 4);
    expect(read([...HEAD, ...jobs], [['Skills', bottom(9, 6)]])).toEqual([
      ...textsOf(HEAD),
      'Skills',
      ...textsOf(jobs),
    ]);
  });

  it('are lines of their own where it is not clear what they head', () => {
    // Neither at an edge nor in the middle of lines that nothing parts.
    const long = [...JOBS, ...JOBS.map(([text, x, row]): PageText => [text, x, row + 4])];
    expect(read([...HEAD, ...long], [['Skills', top(8)]]).at(-1)).toBe('~Skills');
    // With other headings below.
    const others: PageText[] = [...JOBS, ['Education', 90, 11], ...STUDIES];
    expect(read([...HEAD, ...others], [['Experience', top(6)]]).at(-1)).toBe('~Experience');
    // Over the text, and beside nothing.
    expect(read([['Led the kitchen', 40, 6]], [['Skills', top(6)]]).at(-1)).toBe('~Skills');
    expect(read(HEAD, [['Skills', top(30)]]).at(-1)).toBe('~Skills');
    // Upside down.
    const [turned] = [turnedBy90([['Skills', top(6), 34]])];
    const flipped = {
      ...turned,
      degrees: 180,
      glyphs: turned.glyphs.map((glyph, at) => ({
        ...glyph,
        box: { x: 30 + 5 * at, y: top(6), width: 5, height: 10 },
      })),
    };
    const { lines } = readLines([{ ...pageOf([...HEAD, ...JOBS]), turned: [flipped] }], 'ltr', cellClassifier);
    expect(lines.at(-1)).toMatchObject({ text: 'Skills', isTurned: true });
  });

  it('take no other turned text with them', () => {
    const lines = read(ALL, [
      ['Experience', top(6)],
      ['Haifa', top(11)],
      ['Education', top(14)],
    ]);
    expect(lines).toContain('Experience');
    expect(lines.filter((text) => text.startsWith('~')).join(' ')).toContain('Haifa');
    expect(lines.filter((text) => text.includes('Experience'))).toEqual(['Experience']);
  });
});

it('what is turned on each page is told once, but for headings', () => {
  const { lines, dropped } = readLines([page('Dana Levi 1'), page('Dana Levi 2')], 'ltr', cellClassifier);
  expect(lines.filter(({ isTurned }) => isTurned).map(({ text }) => text)).toEqual(['Dana Levi 1']);
  expect(dropped.filter(({ text }) => text === 'Dana Levi 2').map(({ reason }) => reason)).toEqual([
    'repeated on every page',
  ]);
  const headings = readLines([page('Skills'), page('Skills')], 'ltr', cellClassifier);
  expect(headings.lines.filter(({ text }) => text === 'Skills')).toHaveLength(2);
});
