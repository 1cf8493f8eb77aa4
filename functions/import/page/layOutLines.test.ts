import { expect, it } from 'vitest';
import { layOutLines } from './layOutLines.ts';
import type { FlowBlock } from './blocks.ts';

const paragraph = (...texts: string[]): FlowBlock => ({
  paragraph: {
    texts: texts.map((text) => ({ text, bold: false, size: 10, style: undefined })),
    style: undefined,
    mark: '',
    before: 0,
    after: 0,
  },
});
const linesOf = (...blocks: FlowBlock[]) =>
  layOutLines(blocks, 'ltr').map(({ cells }) => cells.map(({ text }) => text));

it('a word that Word has cut into texts stays whole where its line ends', () => {
  const filling = 'seven77 '.repeat(12);
  const lines = linesOf(paragraph(`${filling}hana`, 'suzuki', '.example end'));
  expect(lines.flat().filter((line) => line.includes('hanasuzuki.example'))).toHaveLength(1);
  expect(lines.flat().join(' ').replaceAll(/\s+/g, ' ')).toBe(`${filling}hanasuzuki.example end`);
});

it('a cell with the dates of an entry stands beside its first line', () => {
  const entry = [paragraph('Nurse'), paragraph('Soroka'), paragraph('Led a team')];
  expect(linesOf({ row: [entry, [paragraph('2017 - 2020')]] })).toEqual([
    ['Nurse', '2017 - 2020'],
    ['Soroka'],
    ['Led a team'],
  ]);
  // Columns with several paragraphs each are read one after the other.
  const columns = linesOf({ row: [entry, [paragraph('Skills'), paragraph('SQL')]] });
  expect(columns).toEqual([['Nurse'], ['Soroka'], ['Led a team'], ['Skills'], ['SQL']]);
  const long = paragraph('a long text '.repeat(20));
  expect(linesOf({ row: [[long, paragraph('x')], [paragraph('beside')]] }).at(-1)).toEqual(['beside']);
});

it('dates with a place in one cell stand beside the first lines of their entry, and columns stay apart', () => {
  const beside = (entry: readonly FlowBlock[], ...far: string[]) =>
    linesOf({ row: [entry, far.map((text) => paragraph(text))] });
  const [nurse, soroka, led] = [paragraph('Nurse'), paragraph('Soroka'), spaced('Led a team', '•')];
  expect(beside([nurse, soroka, led], 'Beersheba', '2017 - 2020')).toEqual([
    ['Nurse', 'Beersheba'],
    ['Soroka', '2017 - 2020'],
    ['• Led a team'],
  ]);
  expect(beside([nurse, led, led], '2017 - 2020', 'Beersheba')).toEqual([
    ['Nurse', '2017 - 2020', 'Beersheba'],
    ['• Led a team'],
    ['• Led a team'],
  ]);
  expect(beside([nurse, led], '2017 - 2020', 'Beersheba')).toEqual([
    ['Nurse', '2017 - 2020', 'Beersheba'],
    ['• Led a team'],
  ]);
  // Not beside a head: texts without dates; more than dates and a place; as many texts as the entry; dates in the entry
  // itself; a heading.
  const apart = [['Nurse'], ['Soroka'], ['• Led a team']];
  const columns = [
    ['Cook', 'Haifa'],
    ['Skills', 'SQL'],

    ['one', 'two', 'three', '2017'],
  ];
  for (const far of columns)
    expect(beside([nurse, soroka, led], ...far)).toEqual([...apart, ...far.map((text) => [text])]);
  expect(beside([nurse, soroka], '2017', 'Haifa').at(0)).toEqual(['Nurse']);
  expect(beside([nurse, paragraph('since 2019'), soroka], '2017', 'Haifa').at(0)).toEqual(['Nurse', '2017', 'Haifa']);
  expect(beside([paragraph('2019'), soroka, led], '2017', 'Haifa').at(0)).toEqual(['2019']);
  const heading = { paragraph: { texts: [{ text: 'Since 2017', bold: true, size: 14 }], mark: '', level: 2 } };
  const headed = linesOf({
    row: [
      [nurse, soroka, led],
      [heading, paragraph('Haifa')],
    ],
  });
  expect(headed).toEqual([...apart, ['Since 2017'], ['Haifa']]);
});

const spaced = (text: string, mark = '', [before, after] = [3, 10]): FlowBlock => ({
  paragraph: { texts: [{ text, bold: false, size: 10, style: undefined }], style: undefined, mark, before, after },
});
const gapsOf = (...blocks: FlowBlock[]) => layOutLines(blocks, 'ltr').map(({ gap }) => gap);

it('an item hangs on what is above it, and a list ends, whatever space is around its paragraphs', () => {
  const gaps = gapsOf(spaced('Nurse'), spaced('one', '•'), spaced('two', '•'), spaced('Cook'));
  expect(gaps).toEqual([Infinity, 12, 12, 22]);
  // A paragraph outside lists keeps its space; after a list there is space even if none is stored.
  expect(gapsOf(spaced('Nurse'), spaced('Soroka'))).toEqual([Infinity, 22]);
  expect(gapsOf(spaced('one', '•', [0, 0]), spaced('Cook', '', [0, 0]))).toEqual([Infinity, 18]);
});

const cell = (text: string) => (text === '' ? [] : [paragraph(text)]);
const row = (...texts: string[]): FlowBlock => ({ row: texts.map(cell) });

it('a cell stands in its column where others of its row are empty, and an empty column is none', () => {
  const lefts = layOutLines(
    [row('When', '', 'Post', 'Employer'), row('', '', 'Cook', 'Blue Door'), row('2019', '', '', 'Red Door')],
    'ltr',
  ).map(({ cells }) => cells.map(({ text, left, right }) => [text, text.endsWith('oor') ? right : left]));
  expect(lefts.slice(1)).toEqual([
    [
      ['Cook', lefts[0]?.[1]?.[1]],
      ['Blue Door', 555],
    ],
    [
      ['2019', lefts[0]?.[0]?.[1]],
      ['Red Door', 555],
    ],
  ]);
});

it('lines of one text have its number, those of others have their own', () => {
  const known = layOutLines([paragraph('word '.repeat(60)), paragraph('one\ntwo')], 'ltr').map((line) => line.known);
  expect(known).toEqual([
    { text: 1, goesOn: false },
    { text: 1, goesOn: true },
    { text: 1, goesOn: true },
    { text: 2, goesOn: false },
    { text: 3, goesOn: false },
  ]);
});
