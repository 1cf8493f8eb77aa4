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
