import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { joinBrokenLines } from './brokenLines.ts';

/** Returns a line whose cells are at these positions. */
function row(...cells: readonly (readonly [text: string, left: number, right: number])[]) {
  const whole = line(cells.map(([text]) => text).join(' ¦ '));
  return {
    ...whole,
    cells: whole.cells.map((cell, at) => ({ ...cell, left: cells[at]?.[1] ?? 0, right: cells[at]?.[2] ?? 0 })),
  };
}
const textsOf = (...lines: ReturnType<typeof row>[]) =>
  joinBrokenLines(lines, 'ltr').map(({ cells }) => cells.map(({ text }) => text));

it('cells of one period that edges of other lines cut are one again, also over two lines', () => {
  expect(textsOf(row(['2014 -', 70, 101], ['2016', 103, 128], ['Reichman University', 146, 242]))).toEqual([
    ['2014 - 2016', 'Reichman University'],
  ]);
  expect(
    textsOf(
      row(['Oct 2012', 56, 101], ['- Aug', 103, 128], ['Time Out', 146, 258]),
      row(['2013', 103, 128], ['Intern', 146, 172]),
    ),
  ).toEqual([['Oct 2012 - Aug 2013', 'Time Out'], ['Intern']]);
});

it('a period and what only stands near it stay apart', () => {
  expect(textsOf(row(['2014', 70, 101], ['- Bread and cakes', 103, 178]))).toEqual([['2014', '- Bread and cakes']]);
  expect(textsOf(row(['2014 -', 70, 101], ['2016', 140, 165]))).toEqual([['2014 -', '2016']]);
});

it('an open period goes on with an end alone, and never with the whole period of the next row', () => {
  const open = row(['2016 –', 70, 101], ['Weaver', 146, 242]);
  const below = (text: string) => textsOf(open, row([text, 70, 120], ['Dyer', 146, 242]));
  expect(below('2018–2021')).toEqual([
    ['2016 –', 'Weaver'],
    ['2018–2021', 'Dyer'],
  ]);
  expect(below('2018 – today')).toEqual([
    ['2016 –', 'Weaver'],
    ['2018 – today', 'Dyer'],
  ]);
  expect(below('2018')).toEqual([['2016 – 2018', 'Weaver'], ['Dyer']]);
  expect(below('today')).toEqual([['2016 – today', 'Weaver'], ['Dyer']]);
  expect(textsOf(row(['Weaver (2016–', 70, 140]), row(['2018–2021)', 70, 120]))).toHaveLength(2);
});

/** A bold line that fills its column. */
const narrow = (text: string) => ({ ...line(text, { bold: true }), farEdge: 45 + text.length * 5 });
const joined = (...texts: string[]) => joinBrokenLines(texts.map(narrow), 'ltr').map(({ text }) => text);

it('a heading above a bold name is whole, however narrow its column', () => {
  expect(joined('Education', 'BA, Weaving')).toEqual(['Education', 'BA, Weaving']);
  expect(joined('Guild of Weavers and', 'Dyers')).toEqual(['Guild of Weavers and Dyers']);
});

const WITH_GAP = 30;
/** Returns a line that begins with a heading, at this distance from the line above. */
const headed = (text: string, gap = WITH_GAP) => line(text, { gap });
const rest = (text: string, gap = 12) => line(text, { gap });
const headingsOf = (...lines: readonly ReturnType<typeof line>[]) =>
  joinBrokenLines(lines, 'ltr').map(({ cells }) => cells.map(({ text }) => text));
const KNOWN = [headed('SKILLS ¦ Weaving'), headed('LANGUAGES ¦ Cornish')];
const SAID = [
  ['SKILLS', 'Weaving'],
  ['LANGUAGES', 'Cornish'],
];

it('a heading that a narrow column broke beside its section is one', () => {
  expect(
    headingsOf(headed('PROFESSIONAL ¦ Net maker'), rest('EXPERIENCE ¦ Anchor Works'), rest('2011 – 2014')),
  ).toEqual([['PROFESSIONAL EXPERIENCE', 'Net maker'], ['Anchor Works'], ['2011 – 2014']]);
  // An unknown name, in a column with known headings.
  expect(headingsOf(...KNOWN, headed('LOOMS ¦ Floor loom'), rest('REPAIRED ¦ Hand loom'))).toEqual([
    ...SAID,
    ['LOOMS REPAIRED', 'Floor loom'],
    ['Hand loom'],
  ]);
  // Over three lines; by the word it ends with; with dates below it.
  expect(headingsOf(headed('TRAINING'), rest('AND'), rest('TICKETS'), rest('2011 ¦ Net mending'))).toEqual([
    ['TRAINING AND TICKETS'],
    ['2011', 'Net mending'],
  ]);
  expect(headingsOf(headed('TICKETS AND'), rest('BADGES'), rest('2011 ¦ Net mending'))).toEqual([
    ['TICKETS AND BADGES'],
    ['2011', 'Net mending'],
  ]);
});

function apart(...lines: readonly ReturnType<typeof line>[]) {
  expect(headingsOf(...lines)).toEqual(lines.map(({ cells }) => cells.map(({ text }) => text)));
}

it('headings, labels and names that stand by themselves stay so', () => {
  // As far from each other as from the text above, or rows of one table.
  apart(...KNOWN, headed('LOOMS ¦ Floor loom'), headed('NETS ¦ Drift net'));
  apart(...KNOWN, headed('LOOMS ¦ Floor loom'), rest('NETS ¦ Drift net'), rest('ROPES ¦ Hemp'));
  apart(headed('NAME ¦ Jory Trewhella'), rest('ADDRESS ¦ 2 Mill Lane'));
  // Without known headings beside their sections; texts that look like body text.
  apart(headed('LOOMS ¦ Floor loom'), rest('REPAIRED ¦ Hand loom'));
  apart(...KNOWN, headed('Looms ¦ Floor loom'), rest('Repaired ¦ Hand loom'));
  // Two known headings below each other.
  apart(headed('EDUCATION'), rest('SKILLS'));
});
