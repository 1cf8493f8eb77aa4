import type { Line } from 'tesseract.js';
import { describe, expect, it } from 'vitest';
import { mergeReadings } from './mergeReadings.ts';
import { toTranscript } from './transcript.ts';

type Box = Line['bbox'];
interface Written {
  readonly text: string;
  /** Points from the left. */
  readonly x: number;
  readonly sure?: number;
}

/** A line as the reader gives it, 40 points high, each letter 20 wide. */
function line(y: number, words: readonly Written[]): Line {
  const boxOf = ({ text, x }: Written): Box => ({ x0: x, x1: x + text.length * 20, y0: y, y1: y + 40 });
  return {
    bbox: { x0: 100, x1: 1_500, y0: y, y1: y + 40 },
    words: words.map((word) => ({ text: word.text, confidence: word.sure ?? 90, bbox: boxOf(word) })),
  } as unknown as Line;
}

const SIZE = { width: 1_600, height: 2_200 };
const read = (...lines: (readonly Written[])[]) =>
  toTranscript(
    lines.map((words, at) => line(100 + at * 60, words)),
    SIZE,
  ).map(({ text }) => text);
/** Hebrew words from the right edge on, a space apart. */
const rtl = (...words: readonly string[]): Written[] => {
  let right = 1_500;
  return words.map((text) => {
    const x = right - text.length * 20;
    right = x - 15;
    return { text, x };
  });
};

const bullet = (sign: string): Written[] => [
  { text: sign, x: 1_480 },
  { text: 'ניהול', x: 1_280 },
  { text: 'צוות', x: 1_180 },
];

describe('what the local reader of Hebrew takes for something else', () => {
  it('is a bullet where a sign stands apart, a rule beside a heading, a dash before today', () => {
    expect(read(bullet('6'), bullet('='), bullet('ם'))).toEqual(['• ניהול צוות', '• ניהול צוות', '• ניהול צוות']);
    expect(read([...rtl('השכלה'), { text: '-----', x: 900 }])).toEqual(['השכלה']);
    expect(read(rtl('נהג', '03/2019', 'היום'))).toEqual(['נהג 03/2019 - היום']);
  });

  it('and what it reads well stays', () => {
    for (const text of ['ניהול צוות של 14 עובדים', 'מנהל - היום', 'ח. לוי (2019)', 'א ב ג'])
      expect(read(rtl(...text.split(' ')))).toEqual([text]);
  });
});

it('brackets of a Hebrew line are as they are typed', () => {
  const typed = [...rtl('(כיסוי', 'של'), { text: '85%)', x: 1_230, sure: 92 }];
  const [mixed] = mergeReadings([line(100, typed)], [line(100, [{ text: '(85%', x: 1_230, sure: 91 }])]);
  expect(toTranscript(mixed ? [mixed] : [], SIZE).map(({ text }) => text)).toEqual(['(כיסוי של 85%)']);
});

it('an address is that of the reader of Latin script, however sure of it that of Hebrew is', () => {
  const hebrew = line(100, [
    { text: 'חו6.6וקחח', x: 300, sure: 60 },
    { text: 'חיפה', x: 900 },
  ]);
  const latin = line(100, [
    { text: 'noa@a.com', x: 300, sure: 45 },
    { text: 'nn9n', x: 900, sure: 45 },
  ]);
  expect(
    mergeReadings([hebrew], [latin])
      .flatMap(({ words }) => words.map(({ text }) => text))
      .toSorted(),
  ).toEqual(['noa@a.com', 'חיפה']);
});

/** Words of both readings as one line of text, in reading order. */
const merged = (hebrew: Parameters<typeof line>[1], latin: Parameters<typeof line>[1]) =>
  toTranscript(mergeReadings([line(100, hebrew)], [line(100, latin)]), SIZE).map(({ text }) => text);

describe('of a mixed line the reader of Latin script has', () => {
  it('an address and a phone by their form, with marks of direction before them and however unsure it is', () => {
    const hebrew = [...rtl('חיפה'), { text: '16.00.11קחוהאס6', x: 700, sure: 20 }, { text: '4', x: 300, sure: 95 }];
    const latin = [
      { text: '\u200e054-7781234', x: 300, sure: 44 },
      { text: '\u200enoa@korot.example', x: 700, sure: 31 },
    ];
    expect(merged(hebrew, latin).join(' ')).toContain('noa@korot.example');
    expect(merged(hebrew, latin).join(' ')).toContain('054-7781234');
    expect(merged(hebrew, latin).join(' ')).not.toContain('קחוהאס');
  });

  it('years whose digits the other split, whatever sign reaches into their box', () => {
    const hebrew = [...rtl('תואר'), { text: '3', x: 340, sure: 96 }, { text: '-', x: 371, sure: 90 }];
    const years = merged(hebrew, [{ text: '2013', x: 300, sure: 95 }]);
    expect(years.join(' ')).toContain('2013');
    expect(years.join(' ')).not.toContain('3 ');
  });

  it('no short word where the other has read a Hebrew one about as surely', () => {
    const hebrew = [{ text: 'אם', x: 900, sure: 79 }];
    expect(merged(hebrew, [{ text: 'OX', x: 900, sure: 90 }])).toEqual(['אם']);
    expect(merged([{ text: '11009', x: 900, sure: 11 }], [{ text: 'HACCP', x: 900, sure: 93 }])).toEqual(['HACCP']);
  });

  it('a line of its own that the other has not', () => {
    const found = mergeReadings(
      [line(100, rtl('חיפה'))],
      [line(400, [{ text: 'noa@korot.example', x: 300, sure: 60 }])],
    );
    expect(found.map(({ words }) => words.map(({ text }) => text))).toEqual([['חיפה'], ['noa@korot.example']]);
  });

  it('an address that it split at a sign', () => {
    const parts = [
      { text: 'noa@korot', x: 300, sure: 60 },
      { text: '.example', x: 482, sure: 60 },
    ];
    expect(merged([], parts)).toEqual(['noa@korot.example']);
  });
});
