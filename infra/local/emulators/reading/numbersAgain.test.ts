import type { Line, Word } from 'tesseract.js';
import { describe, expect, it } from 'vitest';
import { mergeReadings } from './mergeReadings.ts';
import { findDoubtfulNumbers, withNumbers } from './numbersAgain.ts';

type Box = readonly [text: string, x0: number, x1: number, confidence?: number];

/** A line of words, 24 pixels high. */
function lineOf(...boxes: readonly Box[]): Line {
  const words = boxes.map(([text, x0, x1, confidence = 92]) => ({
    text,
    confidence,
    bbox: { x0, x1, y0: 100, y1: 124 },
  }));
  const bbox = {
    x0: Math.min(...boxes.map(([, x0]) => x0)),
    x1: Math.max(...boxes.map(([, , x1]) => x1)),
    y0: 100,
    y1: 124,
  };
  return { words, bbox, confidence: 92, text: boxes.map(([text]) => text).join(' ') } as unknown as Line;
}
const read = ({ words }: Line) =>
  words
    .toSorted((one: Word, other: Word) => other.bbox.x0 - one.bbox.x0)
    .map(({ text }) => text)
    .join(' ');
const JOB: readonly Box[] = [
  ['מנהלת', 1098, 1180],
  ['תפעול', 1003, 1087],
];

describe('a number that begins a Hebrew line', () => {
  it('is the one of the Latin reading, though the Hebrew one has given most of it to the next word', () => {
    const hebrew = lineOf(['9', 1317, 1374], ['ראש', 1172, 1273], ['צוות', 1116, 1160]);
    const [line] = mergeReadings([hebrew], [lineOf(['nwa', 1172, 1221, 20], ['2023-2019', 1231, 1374, 64])]);
    expect(read(line!)).toBe('2023-2019 ראש צוות');
    expect(line?.words.find(({ text }) => text === 'ראש')?.bbox.x1).toBeLessThan(1231);
    const phone = mergeReadings(
      [lineOf(['1', 1342, 1375], ['נייד', 1146, 1181])],
      [lineOf(['972-52-765-4321+', 1193, 1374, 79])],
    );
    expect(phone.map(read)).toEqual(['972-52-765-4321+ נייד']);
  });

  it('has the sign after it where it is seen', () => {
    const [line] = mergeReadings([lineOf(['2015', 1318, 1373], ['-', 1294, 1312], ['2018:', 1182, 1267], ...JOB)], []);
    expect(read(line!)).toBe('2015 - :2018 מנהלת תפעול');
  });

  it.each([
    [
      'a digit before a year',
      [
        ['2014', 1219, 1282],
        ['-', 1303, 1323],
        ['1', 1363, 1373],
      ],
      '2014-2011',
    ],
    ['a digit with room for more', [['2', 1318, 1373]], '12'],
    [
      'one that nobody is sure of',
      [
        ['208', 1252, 1300, 28],
        ['-', 1319, 1330],
        ['2015', 1333, 1375],
      ],
      ':2018-2015',
    ],
  ] as const)('is read again, and what fits is taken: %s', (_, number, again) => {
    const lines = [lineOf(...(number as readonly Box[]), ...JOB)];
    const doubtful = findDoubtfulNumbers(lines);
    expect(doubtful.map(({ box }) => [box.x0, box.x1])).toEqual([[number[0][1], number.at(-1)?.[2]]]);
    const fitting = withNumbers(lines, doubtful, [again]);
    expect([fitting.lines.map(read), fitting.unsure]).toEqual([[`${again.replace(':', '')} מנהלת תפעול`], []]);
    // What fits no better, or nothing at all, changes nothing.
    for (const none of ['7', '1-201', '', undefined])
      expect(withNumbers(lines, doubtful, none === undefined ? [] : [none])).toEqual({
        lines,
        unsure: [number.map(([text]) => text)],
      });
  });

  it.each([
    ['a phone that lacks a digit', '052-76543', '052-765-4321'],
    ['years of which one is cut', '2016-201', '2016-2019'],
  ])('is read again where it is alone in its line: %s', (_, seen, again) => {
    const lines = [lineOf([seen, 1202, 1373])];
    const doubtful = findDoubtfulNumbers(lines);
    expect(doubtful).toHaveLength(1);
    expect(withNumbers(lines, doubtful, [again]).lines.map(read)).toEqual([again]);
    expect(withNumbers(lines, doubtful, ['7']).unsure).toEqual([[seen]]);
    // What is read twice alike is what stands there: a number of a licence.
    expect(withNumbers(lines, doubtful, [seen])).toEqual({ lines, unsure: [] });
  });

  it('is left alone where it is whole, where its box has no room, and in a Latin line', () => {
    const whole = [
      lineOf(['2015', 1318, 1373], ['-', 1294, 1312], ['2018', 1182, 1267], ...JOB),
      lineOf(['052-7654321', 1202, 1373, 40], ...JOB),
      lineOf(['12', 1339, 1373], ...JOB),
      lineOf(['3', 976, 991], ...JOB),
      lineOf(['5', 100, 160], ['people', 170, 260]),
    ];
    expect(findDoubtfulNumbers(whole)).toEqual([]);
  });
});
