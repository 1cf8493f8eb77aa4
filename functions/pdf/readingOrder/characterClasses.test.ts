import { describe, expect, it } from 'vitest';
import {
  BidiClass,
  bidiClass,
  endsWithMark,
  hasInk,
  hasLetter,
  pointsOf,
  sideOf,
  textClass,
  textOfPoints,
} from './characterClasses.ts';

const classOf = (point: number) => Object.entries(BidiClass).find(([, each]) => each === bidiClass(point))?.[0];

describe('the class of a character', () => {
  // The first and last character of each range, and its neighbours.
  it.each([
    ['EN', '0 9 7'],
    ['ES', '+ -'],
    ['ET', '# $ % ¢ £ ¥ ° ± ₪ €'],
    ['CS', ', . / :'],
    ['R', 'א ת \u0590 \u05be ״ ע ؟ \u08ff \ufb1d \ufb2a \ufdff \ufe70 \ufefc'],
    ['L', 'a Z é Ж α 中 Ⅳ \u{10400} \u{20000} \u200e \ufb17'],
    ['ON', '( ) ; ! ? * – — " \' & ★ → _ ² \u058f \u0900 \ufefd 😀'],
    ['BN', '\u200b \u200c \u200d \u2066 \u202a \u00ad'],
  ] as const)('%s: %s', (name, characters) => {
    const classes = characters.split(' ').map((text) => [text, classOf(text.codePointAt(0) as number)]);
    expect(classes).toEqual(characters.split(' ').map((text) => [text, name]));
  });

  it('of what is blank is WS, but for the space that does not break, and a mark from the right is a letter', () => {
    expect([0x20, 0x09, 0x0a, 0x2009, 0xa0, 0x200f].map(classOf)).toEqual(['WS', 'WS', 'WS', 'WS', 'CS', 'R']);
  });

  it('of several characters is the first that any of them has, and the same when it is asked again', () => {
    expect(['אa', 'a1', '(א', '״ '].map(textClass)).toEqual([BidiClass.R, BidiClass.L, BidiClass.R, BidiClass.WS]);
    expect(['א', 'א', 'a', '1'].map(textClass)).toEqual([BidiClass.R, BidiClass.R, BidiClass.L, BidiClass.EN]);
  });
});

it.each([
  // Visible, ends with a mark, has a letter, side.
  ['א', true, false, true, 1],
  ['\u05b8', true, false, false, 1],
  ['ࣿ', true, false, false, 1],
  ['a', true, false, true, -1],
  ['Ж', true, false, true, -1],
  ['7', true, false, false, 0],
  ['★', true, false, false, 0],
  [' ', false, false, false, 0],
  ['\u200f', false, true, false, 0],
  ['\u200e ', false, false, false, 0],
  ['a\u200e', true, true, true, -1],
  ['אa', true, false, true, 1],
  ['1א', true, false, true, 1],
  ['1a', true, false, true, -1],
  ['', false, false, false, 0],
] as const)('%j is seen: %s, ends with a mark: %s, is a letter: %s, runs from: %d', (text, ink, mark, letter, side) => {
  // Twice, because the second answer is cached.
  for (let count = 0; count < 2; count += 1)
    expect([hasInk(text), endsWithMark(text), hasLetter(text), sideOf(text)]).toEqual([ink, mark, letter, side]);
});

it('a text is its characters again, also where a line has thousands', () => {
  expect(pointsOf('א😀a')).toEqual([0x5d0, 0x1f600, 0x61]);
  expect(pointsOf('\u{10000}\uffffa')).toEqual([0x1_0000, 0xffff, 0x61]);
  for (const count of [1, 4_095, 4_096, 4_097, 9_000]) {
    const text = `${'א'.repeat(count - 1)}😀`;
    expect(textOfPoints(pointsOf(text))).toBe(text);
  }
});
