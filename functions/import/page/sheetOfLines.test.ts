import { describe, expect, it } from 'vitest';
import type { FlowBlock, FlowParagraph, StyledText } from './blocks.ts';
import { withEntryHeads } from './headingLevels.ts';
import { layOutLines, noteOf, paragraphsOf, textOf } from './layOutLines.ts';

const styled = (text: string, more: Partial<StyledText> = {}): StyledText => ({ text, bold: false, size: 10, ...more });
const paragraph = (texts: string | readonly StyledText[], more: Partial<FlowParagraph> = {}): FlowBlock => ({
  paragraph: { texts: typeof texts === 'string' ? [styled(texts)] : texts, mark: '', ...more },
});
const row = (...cells: readonly (readonly FlowBlock[] | string)[]): FlowBlock => ({
  row: cells.map((cell) => (typeof cell === 'string' ? [paragraph(cell)] : cell)),
});
/** Letters of 5 points on a sheet from 40 to 555. */
const lay = (direction: 'ltr' | 'rtl', ...blocks: FlowBlock[]) => layOutLines(blocks, direction);
const textsOf = (...blocks: FlowBlock[]) => lay('ltr', ...blocks).map(({ cells }) => cells.map(({ text }) => text));
const places = (direction: 'ltr' | 'rtl', ...blocks: FlowBlock[]) =>
  lay(direction, ...blocks).map(({ cells }) => cells.map(({ left, right }) => [left, right]));

const cellOf = (...texts: StyledText[]) => lay('ltr', paragraph(texts))[0]?.cells[0];

describe('a line of the sheet', () => {
  it('begins and ends at the edges of the sheet, at the right in Hebrew', () => {
    expect(places('ltr', paragraph('Noa Levi'))).toEqual([[[40, 80]]]);
    expect(places('rtl', paragraph('Noa Levi'))).toEqual([[[515, 555]]]);
    expect([lay('ltr', paragraph('a'))[0]?.farEdge, lay('rtl', paragraph('a'))[0]?.farEdge]).toEqual([555, 40]);
  });

  it('has the cells between its tabs, the first at its edge, the last at the other, others between', () => {
    expect(places('ltr', paragraph('aa\tbb\tcc'))).toEqual([
      [
        [40, 50],
        [297.5, 307.5],
        [545, 555],
      ],
    ]);
    expect(places('rtl', paragraph('aa\tbb'))).toEqual([
      [
        [545, 555],
        [40, 50],
      ],
    ]);
    expect(textsOf(paragraph('aa\t \t'))).toEqual([['aa']]);
  });

  it('is set in by its depth in lists, up to four', () => {
    const left = (depth?: number) => places('ltr', paragraph('a', { mark: '•', ...(depth && { depth }) }))[0]?.[0]?.[0];
    expect([left(), left(1), left(4), left(5)]).toEqual([40, 58, 112, 112]);
    // What is set in has less room, and ends where others do.
    const long = (depth: number) => lay('ltr', paragraph('word '.repeat(20), { depth })).map(({ text }) => text.length);
    expect([long(0), long(1)]).toEqual([[99], [99]]);
    expect([lay('ltr', paragraph('a'.repeat(200), { depth: 1 }))[0]?.right]).toEqual([555]);
  });

  it('has the size of its longest text, and stands a fifth more than that below the last', () => {
    const [first, second] = lay(
      'ltr',
      paragraph([styled('ab', { size: 20 }), styled('abc', { size: 10 })]),
      paragraph('a'),
    );
    expect([first?.size, first?.y, second?.y, second?.gap]).toEqual([10, 52, 64, 12]);
    expect(lay('ltr', paragraph([styled('abcd', { size: 20 }), styled('abc')]))[0]?.size).toBe(20);
    // Blanks count for nothing.
    expect(lay('ltr', paragraph([styled('a      ', { size: 20 }), styled('abc')]))[0]?.size).toBe(10);
  });

  it('is bold where more than half of its letters are, and has a run for each weight with single spaces', () => {
    const bold = (text: string) => styled(text, { bold: true });
    expect([cellOf(bold('abc'), styled('def'))?.bold, cellOf(bold('abcd'), styled('efg'))?.bold]).toEqual([
      false,
      true,
    ]);
    expect(cellOf(bold(' a  '), styled('  b '), styled(' c '))?.runs).toEqual([
      { text: 'a ', bold: true },
      { text: 'b c', bold: false },
    ]);
    expect(cellOf(bold('a'), styled(' b'))?.text).toBe('a b');
  });

  it('has the level of its heading, and none where its file says none', () => {
    expect(lay('ltr', paragraph('a', { level: 2 }))[0]?.known).toEqual({ text: 1, goesOn: false, level: 2 });
    expect(lay('ltr', paragraph('a'))[0]?.known).toEqual({ text: 1, goesOn: false });
  });
});

// 103 letters of 5 points have room in 515.
const line = (last: number) => textsOf(paragraph(`${'a'.repeat(99)} ${'b'.repeat(last)}  c`));
const cells = (more: string) => textsOf(paragraph(`${'abc '.repeat(250)}${more}\tb`));

describe('a text that is longer than the sheet', () => {
  it('goes on in the next line where a word has no room, whatever blanks end it', () => {
    expect(line(3)).toEqual([[`${'a'.repeat(99)} bbb`], ['c']]);
    expect(line(4)).toEqual([['a'.repeat(99)], ['bbbb c']]);
  });

  it('has words of two hundred letters at the most, of however many texts', () => {
    const [first, second] = textsOf(paragraph('a'.repeat(201)));
    expect([first?.[0]?.length, second?.[0]?.length]).toEqual([200, 1]);
    const pieces = [styled('x '), ...Array.from({ length: 41 }, () => styled('abcde'))];
    expect(textsOf(paragraph(pieces)).map(([text]) => text?.length)).toEqual([1, 200, 5]);
    expect(textsOf(paragraph([styled('ab'), styled('cd '), styled(' ef')]))).toEqual([['abcd ef']]);
  });

  it('is no cell of a row: each of a thousand letters is one', () => {
    expect(cells('')).toHaveLength(1);
    expect(cells('d').length).toBeGreaterThan(1);
  });
});

const gaps = (...blocks: FlowBlock[]) => lay('ltr', ...blocks).map(({ gap }) => gap);

describe('the space between lines', () => {
  it('is the larger of what is stored behind one paragraph and before the next', () => {
    expect(gaps(paragraph('a', { after: 4 }), paragraph('b', { before: 6 }))).toEqual([Infinity, 18]);
    expect(gaps(paragraph('a', { after: 6 }), paragraph('b', { before: 4 }))).toEqual([Infinity, 18]);
    expect(gaps(paragraph('a'), paragraph('b'))).toEqual([Infinity, 12]);
  });

  it('has room for empty paragraphs, of their own size', () => {
    expect(gaps(paragraph('a'), paragraph([styled(' ', { size: 20 })]), paragraph('b'))).toEqual([Infinity, 36]);
    expect(gaps(paragraph('a'), paragraph([]), paragraph('b'))).toEqual([Infinity, 24]);
  });

  it('is none below what belongs to the next paragraph, nor for the empty one between', () => {
    const kept = paragraph('a', { after: 9, keepsNext: true });
    expect(gaps(kept, paragraph('b', { before: 9 }))).toEqual([Infinity, 12]);
    expect(gaps(kept, paragraph(' '), paragraph('b'), paragraph('c', { before: 9 }))).toEqual([Infinity, 12, 21]);
  });
});

const itemOf = (texts: readonly StyledText[], mark = '•') => lay('ltr', paragraph(texts, { mark }))[0]?.cells[0]?.runs;

describe('an item of a list', () => {
  it('has its mark before it, and stresses words in its middle alone', () => {
    const stressed = [styled('Ran '), styled('it', { bold: true })];
    expect(itemOf(stressed)).toEqual([{ text: '• Ran it', bold: false }]);
    expect(itemOf(stressed.toReversed())?.map(({ bold }) => bold)).toEqual([true, false]);
    expect(itemOf(stressed, '1.')?.map(({ bold }) => bold)).toEqual([false, true]);
    expect(itemOf(stressed, '')?.map(({ bold }) => bold)).toEqual([false, true]);
    expect(textsOf(paragraph([], { mark: '•' }))).toEqual([]);
  });

  it('has whole words where a designer set their letters apart', () => {
    expect(textsOf(paragraph('S K I L L S'))).toEqual([['SKILLS']]);
  });
});

const two = (text: string) => [paragraph(text), paragraph('more of it')];
const turned = (direction?: 'ltr' | 'rtl'): FlowBlock => ({ ...row('a', 'b'), ...(direction && { direction }) });
const lefts = (...blocks: FlowBlock[]) => places('ltr', ...blocks).map((cells) => cells.map(([left]) => left));

const read = (direction?: 'ltr' | 'rtl') => lay('ltr', turned(direction))[0]?.cells.map(({ text }) => text);

describe('a row of a table', () => {
  it('is a line where each cell says one thing', () => {
    expect(textsOf(row('a', 'b', 'c'))).toEqual([['a', 'b', 'c']]);
    expect(textsOf(row('a', [], 'c'), row('d', 'e', 'f'))).toEqual([
      ['a', 'c'],
      ['d', 'e', 'f'],
    ]);
  });

  it('may have the text of its entry in a cell, below the line of the others, if these are short', () => {
    expect(textsOf(row('Cook', 'Haifa', two('Ran it')))).toEqual([['Cook', 'Haifa'], ['Ran it'], ['more of it']]);
    const heads = (letters: number) => textsOf(row('a'.repeat(letters), 'Haifa', two('Ran it')))[0];
    expect([heads(100)?.length, heads(101)?.length]).toEqual([2, 1]);
    // Two such cells are columns.
    expect(textsOf(row('Cook', 'Haifa', two('Ran it'), two('Sold it')))).toEqual([
      ['Cook'],
      ['Haifa'],
      ['Ran it'],
      ['more of it'],
      ['Sold it'],
      ['more of it'],
    ]);
  });

  it('is read from the side that its page is, whichever its file begins at', () => {
    expect([read('ltr'), read('rtl'), read()]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ]);
  });

  it('shares columns with the rows of as many cells that follow it alone', () => {
    expect(lefts(row('a', 'b', 'c'), row('d', 'e', ''))).toEqual([
      [40, 297.5, 550],
      [40, 297.5],
    ]);
    expect(lefts(row('a', 'b', 'c'), paragraph('x'), row('d', 'e', []))).toEqual([[40, 297.5, 550], [40], [40, 550]]);
    expect(lefts(row('a', 'b', 'c'), row('d', 'e'))[1]).toEqual([40, 550]);
  });

  it('has an entry with its dates and place beside its first lines, a hundred letters each', () => {
    const entry = (letters: number) => [paragraph('a'.repeat(letters)), paragraph('b'), paragraph('c')];
    const first = (letters: number) => textsOf(row(entry(letters), '2019'))[0]?.length;
    expect([first(100), first(101)]).toEqual([2, 1]);
    const three = ['2017', 'Haifa', 'part time'].map((text) => paragraph(text));
    expect(textsOf(row([paragraph('Nurse'), paragraph('Soroka'), paragraph('Led'), paragraph('it')], three))).toEqual([
      ['Nurse', '2017'],
      ['Soroka', 'Haifa'],
      ['Led', 'part time'],
      ['it'],
    ]);
  });

  it('may hold a table, whose cells are read one after the other', () => {
    const inner = row('x', 'y');
    expect(textsOf(row([paragraph('a'), inner], two('b')))).toEqual([['a'], ['x', 'y'], ['b'], ['more of it']]);
    expect(textsOf(row([inner, paragraph('a')], '2019')).flat()).toEqual(['x', 'y', 'a', '2019']);
  });
});

it('the paragraphs of a document are those of its rows too, each a line of its text', () => {
  const blocks = [paragraph('a'), row([paragraph('b'), row('c')], 'd')];
  expect(paragraphsOf(blocks)).toHaveLength(4);
  expect(textOf(paragraphsOf(blocks))).toBe('a\nb\nc\nd');
});

it('a note is one line with single blanks, and none where it says nothing', () => {
  expect(noteOf([paragraph(' see '), paragraph('the\tend ')])).toEqual(['see the end']);
  expect(noteOf([paragraph(' '), paragraph('')])).toEqual([]);
});

const isSection = (text: string) => text === 'Work' || text === 'Skills';
const heading = (text: string, level: number) => paragraph([styled(text, { size: 14 })], { level, after: 5 });

const looks = (...blocks: FlowBlock[]) =>
  paragraphsOf(withEntryHeads(blocks, isSection)).map(({ texts: [text], before, after, keepsNext }) => [
    text?.text,
    text?.size,
    text?.bold,
    before,
    after,
    keepsNext,
  ]);

describe('a heading below the level of the sections', () => {
  it('looks as the head of an entry: bold, as large as most text, before what belongs to it', () => {
    const body = [paragraph([styled('short', { size: 8 })]), paragraph([styled('a longer text', { size: 11 })])];
    const more = paragraph([styled('so much', { size: 8 })]);
    expect(looks(heading('Work', 2), heading('Cook', 3), ...body)[1]).toEqual(['Cook', 11, true, 6, 0, true]);
    // Texts of one size count together.
    expect(looks(heading('Work', 2), heading('Cook', 3), ...body, more, more)[1]?.[1]).toBe(8);
    expect(looks(heading('Work', 2), heading('Cook', 3))[1]?.[1]).toBe(10);
  });

  it('stays as it is at that level, above it, and where it names a section', () => {
    const all = [heading('Skills', 3), heading('Work', 2), heading('Looms', 2), heading('Noa', 1), paragraph('text')];
    const asWritten = all.map((block) => ('paragraph' in block ? block.paragraph.texts[0]?.size : 0));
    expect(looks(...all).map(([, size]) => size)).toEqual(asWritten);
  });

  it('is found within tables', () => {
    expect(looks(heading('Work', 1), row([heading('Cook', 2)], 'x'))[1]?.[2]).toBe(true);
  });
});
