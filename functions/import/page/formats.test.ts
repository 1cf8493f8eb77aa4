import { describe, expect, it } from 'vitest';
import { PART_STYLES } from '../../../shared/export/word/wordStyleNames.ts';
import { mainDirection } from './direction.ts';
import { withSigns } from './entities.ts';
import { readFieldInstruction } from './fieldInstruction.ts';
import { countLists, type ListLevel } from './lists.ts';
import { headingLevel, paragraphStyle, textStyle } from './styleNames.ts';
import { byChain, merge } from './textLook.ts';
import { comparableWords, containsWords, joinWords } from './wordMatch.ts';

const level = (text: string, more: Partial<ListLevel> = {}): ListLevel => ({
  format: 'decimal',
  text,
  start: 1,
  ...more,
});
/** The marks of paragraphs at these levels of a list. */
const marks = (levels: readonly ListLevel[], ...of: readonly number[]) => {
  const mark = countLists((id) => (id === 'list' ? new Map(levels.entries()) : undefined));
  return of.map((at) => mark({ id: 'list', level: at }));
};

describe('lists that a file does not number', () => {
  it('count their paragraphs, from where they start', () => {
    expect(marks([level('%1.')], 0, 0, 0)).toEqual(['1.', '2.', '3.']);
    expect(marks([level('(%1)', { start: 4 })], 0, 0)).toEqual(['(4)', '(5)']);
  });

  it('begin a level again below the next of the one above, whose number it may have', () => {
    const levels = [level('%1.'), level('%1.%2')];
    expect(marks(levels, 0, 1, 1, 0, 1)).toEqual(['1.', '1.1', '1.2', '2.', '2.1']);
    // One that begins below has a first above it.
    expect(marks(levels, 1)).toEqual(['1.1']);
  });

  it.each([
    ['lowerLetter', ['a', 'b']],
    ['upperLetter', ['A', 'B']],
    ['hebrew1', ['א', 'ב']],
    ['hebrew2', ['א', 'ב']],
    ['roman', ['1', '2']],
  ])('write their numbers as %s', (format, expected) => {
    expect(marks([level('%1', { format })], 0, 0)).toEqual(expected);
  });

  it('begin the alphabet again behind its end, and write numbers where Hebrew has no letter more', () => {
    const at = (format: string, start: number) => marks([level('%1', { format, start })], 0)[0];
    expect([at('lowerLetter', 26), at('lowerLetter', 27), at('upperLetter', 28)]).toEqual(['z', 'a', 'B']);
    expect([at('hebrew1', 22), at('hebrew1', 23)]).toEqual(['ת', '23']);
    // Each number in the form of its own level.
    expect(marks([level('%1', { format: 'upperLetter' }), level('%1%2')], 0, 1)).toEqual(['A', 'A1']);
  });

  it('show bullets, or nothing', () => {
    expect(marks([level('x', { format: 'bullet' })], 0, 0)).toEqual(['•', '•']);
    expect(marks([level('x', { format: 'none' })], 0)).toEqual(['']);
    expect(marks([level('%1')], 1)).toEqual(['']);
    expect(countLists(() => undefined)({ id: 'list', level: 0 })).toBe('');
    const deep = Array.from({ length: 10 }, () => level('x'));
    expect(marks(deep, 8, 9)).toEqual(['x', '']);
  });

  it('are counted each by itself', () => {
    const mark = countLists(() => new Map([[0, level('%1')]]));
    expect(['a', 'b', 'a'].map((id) => mark({ id, level: 0 }))).toEqual(['1', '1', '2']);
  });
});

describe('a look', () => {
  it('has what a nearer one says in its place', () => {
    expect(merge({ bold: true, size: 10 }, { bold: false, size: undefined, level: 2 })).toEqual({
      bold: false,
      size: 10,
      level: 2,
    });
  });

  it('is made once of the styles that it is based on, the farthest first', () => {
    const styles = new Map([
      ['a', { base: 'b' }],
      ['b', { base: 'c' }],
      ['c', { base: undefined }],
      ['one', { base: 'two' }],
      ['two', { base: 'one' }],
    ]);
    const made: string[] = [];
    const look = byChain(
      (id: string) => styles.get(id),
      (chain, id) => {
        made.push(id);
        return chain.map((style) => [...styles].find(([, each]) => each === style)?.[0]).join('');
      },
    );
    expect([look('a'), look('a'), look('c'), look('gone')]).toEqual(['cba', 'cba', 'c', '']);
    expect(made).toEqual(['a', 'c', 'gone']);
    // A circle ends.
    expect(look('one')).toBe('twoone'.repeat(6));
  });
});

it('names of styles are ids without spaces, and say how deep a heading is', () => {
  expect([paragraphStyle('Heading 1'), paragraphStyle(undefined)]).toEqual(['Heading1', undefined]);
  expect(['heading 2', 'Heading3', 'heading 0', 'my heading 2', 'heading 12', undefined].map(headingLevel)).toEqual([
    2,
    3,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const { id } = PART_STYLES.company;
  expect([textStyle(id), textStyle('Strong'), textStyle(undefined)]).toEqual([id, undefined, undefined]);
});

const read = (instruction: string) => {
  const { address, countsPages } = readFieldInstruction(instruction);
  return [address, countsPages];
};

it('the instruction of a field says where it leads to, or that it counts pages', () => {
  expect(read(' HYPERLINK "https://noa.example" ')).toEqual(['https://noa.example', false]);
  expect(read('hyperlink "mailto:noa@example.com" \\o "Noa"')).toEqual(['mailto:noa@example.com', false]);
  // A place within the file is no address.
  expect(read('HYPERLINK \\l "top"')).toEqual([undefined, false]);
  for (const name of ['PAGE', ' NUMPAGES \\* MERGEFORMAT', 'SectionPages'])
    expect(read(name)).toEqual([undefined, true]);
  expect([read('PAGEREF top'), read('DATE')]).toEqual([
    [undefined, false],
    [undefined, false],
  ]);
});

it('entities are the signs that they stand for, once', () => {
  expect(withSigns('R&amp;D &lt;b&gt; &quot;x&quot; it&#39;s&nbsp;5')).toBe('R&D <b> "x" it\'s\u00a05');
  expect(withSigns('&amp;lt; &eacute; & more')).toBe('&lt; &eacute; & more');
});

const of = (right: number, left: number) => mainDirection(Array.from(`${'א'.repeat(right)}${'a'.repeat(left)}1 `));

it('a text runs from the right where more than a third of its letters do', () => {
  expect([of(7, 13), of(8, 12), of(0, 0), of(1, 0)]).toEqual(['ltr', 'rtl', 'ltr', 'rtl']);
});

describe('words are compared', () => {
  it('small and without marks, with the signs of technologies', () => {
    expect(comparableWords("C++, C# & צה״ל: Be'er—Sheva 40%")).toEqual(['c++', 'c#', 'צהל', 'beer', 'sheva', '40%']);
    expect(comparableWords('ﬁre ‏שָׁלוֹם')).toEqual(['fire', 'שלום']);
    expect(comparableWords(' – ')).toEqual([]);
    expect(joinWords('Blue  Door!')).toBe(' blue door ');
  });

  it('whole and one after the other', () => {
    expect([containsWords('Cook at Blue Door', 'blue-door'), containsWords('Cook', 'Cook')]).toEqual([true, true]);
    expect([containsWords('Bluest Door', 'Blue'), containsWords('Door Blue', 'Blue Door')]).toEqual([false, false]);
    expect([containsWords('Cook', ''), containsWords('Cook', '–'), containsWords('', '')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
