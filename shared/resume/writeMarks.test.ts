import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { stripMarks } from './textMarks.ts';
import { writeMarks, type FormattedText } from './writeMarks.ts';

const URL = 'https://a.b/c';
/** Pieces from texts with what they look like: b(old), i(talic), l(ink). */
const pieces = (...parts: readonly (readonly [text: string, look?: string])[]): FormattedText[] =>
  parts.map(([text, look = '']) => ({
    text,
    look: { bold: look.includes('b'), italic: look.includes('i'), href: look.includes('l') ? URL : undefined },
  }));

it.each([
  [pieces(['Led '], ['a team', 'b'], [' of '], ['5', 'i']), 'Led **a team** of *5*'],
  [
    pieces(['ניהלתי ב'], ['ארבע', 'b'], [' ערים'], [' ראו ', 'l'], ['כאן', 'bl']),
    `ניהלתי ב**ארבע** ערים [ראו **כאן**](${URL})`,
  ],
  // Half a word, and neighbours without a space: the words come first.
  [pieces(['foo'], ['bar', 'i'], [' '], ['x', 'b']), 'foobar **x**'],
  [pieces(['a', 'b'], ['b', 'i']), '**a**b'],
  [pieces(['a'.repeat(700), 'b']), 'a'.repeat(700)],
  // Signs that were copied are signs.
  [pieces(['rated 5*, '], ['4*', 'b']), 'rated 5*, **4***'],
  [pieces(['see *here* '], ['now', 'b']), String.raw`see \*here\* **now**`],
  [pieces(['[1]', 'l'], [' of 2']), String.raw`[\[1\]](${URL}) of 2`],
  [pieces(['plain 5 * 3 [x]']), 'plain 5 * 3 [x]'],
])('writes marks that are read back (%#)', (line, expected) => expect(writeMarks(line)).toBe(expected));

it('reads every word as it was copied, whatever it looked like', () => {
  const text = array(constantFrom('a', 'ב', '5', ' ', '*', '**', '[', ']', '(', ')', '\\', `](${URL})`), {
    maxLength: 5,
  });
  const look = record({ bold: boolean(), italic: boolean(), href: constantFrom(undefined, URL, 'mailto:a@b.co') });
  assert(
    property(array(record({ text: text.map((parts) => parts.join('')), look }), { maxLength: 6 }), (line) => {
      expect(stripMarks(writeMarks(line))).toBe(line.map((piece) => piece.text).join(''));
    }),
    { numRuns: 2_000 },
  );
});
