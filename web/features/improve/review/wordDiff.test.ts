import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBullets } from '../../../../shared/resume/text.ts';
import { diffWords, type DiffLine } from './wordDiff.ts';

/** Changed words in brackets. */
const shown = (lines: readonly DiffLine[]) =>
  lines.map(
    ({ runs, moved }) => (moved ? '~' : '') + runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''),
  );
const bare = (text: string) => splitBullets(text).map((line) => line.replace(/\s+/g, ' '));
const unchanged = (lines: readonly DiffLine[]) =>
  lines
    .flatMap(({ runs }) => runs)
    .filter(({ changed }) => !changed)
    .flatMap(({ text }) => text.split(' '))
    .filter(Boolean)
    .toSorted();
const plain = (lines: readonly DiffLine[]) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('the words that changed', () => {
  it('are marked on both sides and nothing else is', () => {
    const { before, after } = diffWords('I was responsible for managing a team of 6.', 'Managed a team of 6.');
    expect(shown(before)).toEqual(['[I was responsible for managing] a team of 6.']);
    expect(shown(after)).toEqual(['[Managed] a team of 6.']);
  });

  it('are found in Hebrew, in the middle of a line and in several lines', () => {
    const { before, after } = diffWords(
      'הייתי אחראית על ניהול צוות\nעבדתי עם SQL מדי יום',
      'ניהלתי צוות\nעבדתי עם SQL יומיום',
    );
    expect(shown(before)).toEqual(['[הייתי אחראית על ניהול] צוות', 'עבדתי עם SQL [מדי יום]']);
    expect(shown(after)).toEqual(['[ניהלתי] צוות', 'עבדתי עם SQL [יומיום]']);
  });

  it('of a line that only moved are not marked, the line is', () => {
    const { before, after } = diffWords('one two\nthree four\nseven\nfive six', 'five six\none two\nthree more\nseven');
    expect(shown(after)).toEqual(['~five six', 'one two', 'three [more]', 'seven']);
    expect(shown(before)).toEqual(['one two', 'three [four]', 'seven', '~five six']);
  });

  it('are all of them where there was no text before', () => {
    expect(diffWords('', 'A new summary')).toEqual({
      before: [],
      after: [{ runs: [{ text: 'A new summary', changed: true }], moved: false }],
    });
  });

  it('leave both texts as they are, whatever they say', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', '\n', 'b c'), { maxLength: 40 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const { before, after } = diffWords(one, other);
        expect([plain(before), plain(after)]).toEqual([bare(one), bare(other)]);
        expect(unchanged(before)).toEqual(unchanged(after));
      }),
    );
  });

  it.each([
    [500, '[', ']'],
    [1_500, '', ''],
  ])(
    'of texts of twice %i words are found where comparing is quick, else all between their ends count',
    (count, open, close) => {
      const text = (word: string) =>
        ['first', ...Array<string>(count).fill(word), 'same', ...Array<string>(count).fill(word), 'last'].join(' ');
      const many = Array<string>(count).fill('old').join(' ');
      expect(shown(diffWords(text('old'), text('new')).before)).toEqual([
        `first [${many}${close} same ${open}${many}] last`,
      ]);
    },
  );
});
