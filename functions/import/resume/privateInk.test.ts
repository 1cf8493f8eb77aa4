import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { pageOf } from '../page.fixture.ts';
import { readPages } from '../layout/readPages.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { separatePrivateData } from './privateData.ts';

const drawn = (...texts: string[]) =>
  readPages([pageOf(texts.map((text, index) => [text, 40, 4 + 2 * index] as const))], 'ltr', cellClassifier).lines;

const inkOf = (...texts: string[]) => separatePrivateData(drawn(...texts)).ink.map(({ text }) => text);

const textsLeft = (text: string) => separatePrivateData([line(text)]).lines.map((each) => each.text);

const linesLeft = (letters: number, more: object = {}) =>
  separatePrivateData([{ ...line(`Marital status ¦ ${'x'.repeat(letters)}`), ...more }]).lines.length;

describe('private data', () => {
  it('is told with where it is drawn, and nothing else is', () => {
    expect(inkOf('Haifa | Date of birth: 3 May 1990 | 054-1234567')).toEqual([
      'date',
      'of',
      'birth',
      '3',
      'may',
      '1990',
    ]);
    expect(inkOf('Date of birth: 3 May 1990')).toEqual(['date', 'of', 'birth', '3', 'may', '1990']);
    expect(inkOf('Haifa')).toEqual([]);
    const beside = drawn('Date of birth              3 May 1990');
    expect(beside[0]?.cells).toHaveLength(2);
    expect(separatePrivateData(beside).ink.map(({ text }) => text)).toEqual([
      'date',
      'of',
      'birth',
      '3',
      'may',
      '1990',
    ]);
    const three = drawn('Date of birth              3 May 1990             Haifa');
    expect(separatePrivateData(three)).toMatchObject({
      lines: [{ text: 'Haifa' }],
      ink: ['date', 'of', 'birth', '3', 'may', '1990'].map((text) => ({ text })),
    });
  });

  it('leaves what stands before and behind it, parted where it stood between', () => {
    expect(textsLeft('Haifa, Date of birth: 3.5.1990, 054-1234567')).toEqual(['Haifa | 054-1234567']);
    expect(textsLeft('Date of birth: 3.5.1990, 054-1234567')).toEqual(['054-1234567']);
    expect(textsLeft('Haifa, Date of birth: 3.5.1990')).toEqual(['Haifa']);
  });

  it('is taken from turned lines too, which stay apart', () => {
    const turned = { ...line('Haifa | Date of birth: 3.5.1990'), isTurned: true as const };
    expect(separatePrivateData([turned, line('Noa')])).toMatchObject({
      lines: [{ text: 'Noa' }],
      turned: [{ text: 'Haifa' }],
    });
  });

  it('is the value beside its label up to forty letters, and in a form whatever it is', () => {
    expect([linesLeft(40), linesLeft(41), linesLeft(41, { isPair: true })]).toEqual([0, 1, 0]);
    expect(separatePrivateData([line('Marital status ¦ a ¦ b')]).lines).toHaveLength(1);
  });

  it('changes no line that has none', () => {
    const lines = [line('Haifa ¦ 054-1234567')];
    expect(separatePrivateData(lines).lines[0]).toBe(lines[0]);
  });
});
