import { describe, expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import { readLines } from './reading.ts';

const judge = { isHeading: () => false, isDate: () => false, isLabel: () => false };
/** Rows of 16 points: a page has 52. */
const [HEAD, FOOT] = [2, 50];

/** What is read of pages, and what is dropped. */
function read(direction: 'ltr' | 'rtl', ...pages: (readonly PageText[])[]) {
  const { lines, dropped } = readLines(pages.map(pageOf), direction, judge);
  return { kept: lines.map(({ text }) => text), dropped: dropped.map(({ reason, text }) => `${reason}: ${text}`) };
}
const body = (text: string): PageText => [text, 40, 20];

describe('running text', () => {
  it('is dropped from the foot of every page where it counts them, in both languages', () => {
    expect(read('ltr', [body('One'), ['Dana Levi - 1', 40, FOOT]], [body('Two'), ['Dana Levi - 2', 40, FOOT]])).toEqual(
      {
        kept: ['One', 'Two'],
        dropped: ['repeated on every page: Dana Levi - 1', 'repeated on every page: Dana Levi - 2'],
      },
    );
    expect(
      read('rtl', [body('אחד'), ['2 ךותמ 1 הנד', 40, FOOT]], [body('שתיים'), ['2 ךותמ 2 הנד', 40, FOOT]]).dropped,
    ).toHaveLength(2);
  });

  it('is not what has the same form on two pages: dates of two jobs, wards by their numbers', () => {
    const dated = ['Cook, 03/2016 - 05/2018', 'Cook, 06/2018 - 05/2020', '2018 - 2019', '2019 - 2020'] as const;
    expect(read('ltr', [body('One'), [dated[0], 40, FOOT]], [body('Two'), [dated[1], 40, FOOT]])).toEqual({
      kept: ['One', dated[0], 'Two', dated[1]],
      dropped: [],
    });
    expect(read('ltr', [body('One'), [dated[2], 40, FOOT]], [body('Two'), [dated[3], 40, FOOT]]).dropped).toEqual([]);
    expect(read('ltr', [body('One'), ['Ward 4', 40, FOOT]], [body('Two'), ['Ward 7', 40, FOOT]]).dropped).toEqual([]);
    expect(read('ltr', [[dated[0], 40, HEAD], body('One')], [[dated[1], 40, HEAD], body('Two')]).dropped).toEqual([]);
  });

  it('is not a text at the foot of one page and at the head of the next', () => {
    expect(read('ltr', [body('One'), ['Cook', 40, FOOT]], [['Cook', 40, HEAD], body('Two')]).kept).toEqual([
      'One',
      'Cook',
      'Cook',
      'Two',
    ]);
  });

  it('is not a number that does not stand at one height', () => {
    expect(read('ltr', [body('One'), ['Ward 1', 40, FOOT]], [body('Two'), ['Ward 2', 40, FOOT + 1]]).dropped).toEqual(
      [],
    );
  });

  it('keeps the way to reach a person once, at the end and not within what goes on overleaf', () => {
    const contact = 'dana@example.com | 054-1234567';
    const foot: PageText = [contact, 40, FOOT];
    expect(read('ltr', [body('One'), foot], [body('Two'), foot], [body('Three'), foot]).kept).toEqual([
      'One',
      'Two',
      'Three',
      expect.stringContaining('054-1234567'),
    ]);
    const counted = (page: number): PageText => [`054-1234567 page ${page} of 2`, 40, FOOT];
    expect(read('ltr', [body('One'), counted(1)], [body('Two'), counted(2)]).kept).toEqual([
      'One',
      'Two',
      '054-1234567 page 2 of 2',
    ]);
  });

  it('stays at the head of the first page, and is nothing of a single one', () => {
    const head: PageText = ['Dana Levi', 40, HEAD];
    expect(read('ltr', [head, body('One')], [head, body('Two')])).toEqual({
      kept: ['Dana Levi', 'One', 'Two'],
      dropped: ['repeated on every page: Dana Levi'],
    });
    expect(read('ltr', [head, body('One'), ['Dana Levi 1', 40, FOOT]]).dropped).toEqual([]);
  });
});
