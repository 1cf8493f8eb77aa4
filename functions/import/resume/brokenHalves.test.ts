import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { joinBrokenLines } from './brokenLines.ts';
import { wholeContact } from './brokenContacts.ts';

type Line = ReturnType<typeof line>;
const read = (lines: readonly Line[], direction: 'ltr' | 'rtl' = 'ltr') =>
  joinBrokenLines(lines, direction).map(({ cells }) => cells.map(({ text }) => text).join(' ¦ '));
const whole = (above: string, below: string, more: Partial<Parameters<typeof wholeContact>[2]> = {}) =>
  wholeContact(above, below, { isOneText: false, isAlone: true, ...more });
const textOf = (...asked: Parameters<typeof whole>) => whole(...asked)?.text;

describe('an address of mail that a line broke', () => {
  it('is whole where a sign or a label tells that it goes on', () => {
    expect(textOf('noa-', 'levi@example.com')).toBe('noa-levi@example.com');
    expect(textOf('noa@', 'example.com')).toBe('noa@example.com');
    expect(textOf('noa', '@example.com')).toBe('noa@example.com');
    expect(textOf('E-mail: noa', 'levi@example.com')).toBe('E-mail: noalevi@example.com');
    expect(textOf('Noa', 'levi@example.com')).toBeUndefined();
    expect(textOf('Write to noa-', 'levi@example.com')).toBeUndefined();
  });

  it('has its sign behind it where a line from the right shows it before it', () => {
    expect(textOf('-noa', 'levi@example.com')).toBe('noa-levi@example.com');
    expect(textOf('@noa', 'example.com')).toBe('noa@example.com');
  });

  it('is none of digits, or of two addresses', () => {
    expect(textOf('052-', 'levi@example.com')).toBeUndefined();
    expect(textOf('noa@', 'levi@example.com')).toBeUndefined();
  });

  it('leaves what stands behind it in its line', () => {
    expect(whole('noa@', 'example.com | Haifa')).toEqual({ text: 'noa@example.com', rest: '| Haifa' });
  });
});

describe('a page that a line broke', () => {
  it('goes on in small letters, where nothing else stands in the next line', () => {
    expect(textOf('noa.example/', 'looms')).toBe('noa.example/looms');
    expect(textOf('noa.example/', 'Looms')).toBeUndefined();
    expect(textOf('noa.example/', 'looms of Haifa')).toBeUndefined();
    expect(textOf('noa.example/', 'looms', { isAlone: false })).toBeUndefined();
    expect(textOf('noa.example/', 'looms (LinkedIn)')).toBe('noa.example/looms');
    // A sign at its end says so, whatever stands there.
    expect(textOf('noa.example/my-', 'looms | Haifa', { isAlone: false })).toBe('noa.example/my-looms');
  });

  it('goes on behind no sign only in one text of its file', () => {
    expect([textOf('noa.example/lo', 'oms', { isOneText: true }), textOf('noa.example/lo', 'oms')]).toEqual([
      'noa.example/looms',
      undefined,
    ]);
  });

  it('does not go on with a page or a phone of its own', () => {
    expect(textOf('noa.example/lo', 'looms.com', { isOneText: true })).toBeUndefined();
    expect(textOf('noa.example/', 'looms.com')).toBe('noa.example/looms.com');
    expect(textOf('noa.example/', '052-1234567')).toBeUndefined();
  });

  it('of mail goes on with the end of its host, and with no path', () => {
    expect(textOf('noa@example.c', 'om')).toBe('noa@example.com');
    expect(textOf('noa@example', 'com.')).toBe('noa@example.com');
    expect(textOf('noa@example.', 'com')).toBe('noa@example.com');
    expect(textOf('noa@example.com', 'noa-levi', { isOneText: true })).toBeUndefined();
    expect(textOf('noa@example.co', 'm', { isOneText: true })).toBe('noa@example.com');
    expect(textOf('noa@example.com', '.il', { isOneText: true })).toBe('noa@example.com.il');
    expect(textOf('noa@example.c', 'om/looms')).toBeUndefined();
  });
});

const rightBelow = (gap: number) => read([line('noa@'), line('example.com', { gap })]);

describe('contacts of two lines', () => {
  it('are one where the second is right below', () => {
    expect([rightBelow(19), rightBelow(20)]).toEqual([['noa@example.com'], ['noa@', 'example.com']]);
  });

  it('have what stands before them, and leave what stands behind', () => {
    expect(read([line('Haifa | noa-'), line('levi@example.com | 052-1234567')])).toEqual([
      'Haifa | noa-levi@example.com',
      '| 052-1234567',
    ]);
    expect(read([line('Haifa ¦ noa-'), line('levi@example.com ¦ Acre')])).toEqual([
      'Haifa ¦ noa-levi@example.com',
      'Acre',
    ]);
    expect(read([line('E-mail ¦ noa'), line('levi@example.com')])).toEqual(['E-mail ¦ noalevi@example.com']);
    expect(read([line('Haifa ¦ noa'), line('levi@example.com')])).toEqual(['Haifa ¦ noa', 'levi@example.com']);
  });
});

/** A line whose cells stand where they are put. */
const row = (cells: readonly (readonly [string, number, number])[], more: Parameters<typeof line>[1] = {}): Line => {
  const made = line(cells.map(([text]) => text).join(' ¦ '), more);
  return {
    ...made,
    cells: made.cells.map((cell, index) => ({
      ...cell,
      left: cells[index]![1],
      right: cells[index]![2],
      bold: more.bold === true,
    })),
  };
};

const goesOn = (above: string, below: string) =>
  read([
    row([
      [above, 40, 90],
      ['Cook', 120, 160],
    ]),
    row([[below, 40, 80]]),
  ]);

const endBetween = (left: number, right: number) =>
  read([
    row([
      ['2019 –', 40, 90],
      ['Cook', 120, 160],
    ]),
    row([['2021', left, right]]),
  ]).length;

describe('a period that a narrow column broke', () => {
  it.each([
    ['2019 –', '2021', '2019 – 2021 ¦ Cook'],
    ['2019 to', 'today', '2019 – today ¦ Cook'],
    ['2019 עד', 'היום', '2019 – היום ¦ Cook'],
    ['– 2019', '2021', '2019 – 2021 ¦ Cook'],
    ['Jan 2019 - May', '2021', 'Jan 2019 - May 2021 ¦ Cook'],
  ])('%s, %s', (above, below, joined) => {
    expect(goesOn(above, below)).toEqual([joined]);
  });

  it.each([
    ['2019', '2021'],
    ['Cook –', '2021'],
    ['2019 –', 'Cook'],
    ['from January of 2019 until', '2021'],
    ['2019 –', 'January the fifth, 2021'],
  ])('is none: %s, %s', (above, below) => {
    expect(goesOn(above, below)).toEqual([`${above} ¦ Cook`, below]);
  });

  it('goes on below itself, not beside', () => {
    expect([endBetween(89, 110), endBetween(90, 110), endBetween(20, 41), endBetween(20, 40)]).toEqual([1, 2, 1, 2]);
  });

  it('at the end of a text goes on with an end alone in the next line', () => {
    expect(read([line('Cook, Blue Door (2015–'), line('2018).')])).toEqual(['Cook, Blue Door (2015–2018).']);
    expect(read([line('Cook, Blue Door (2015–'), line('2018 ¦ Haifa')])).toHaveLength(2);
  });
});

describe('a text in the middle of a row that went to the next one’s edge', () => {
  const above = row([
    ['2019', 40, 60],
    ['Blue Door of', 100, 160],
    ['Haifa', 165, 190],
  ]);
  const below = (text: string, left: number, more: Parameters<typeof line>[1] = {}) =>
    read([above, row([[text, left, left + 40]], more)]);
  it('goes on right below it', () => {
    expect(below('Acre', 100)).toEqual(['2019 ¦ Blue Door of Acre ¦ Haifa']);
    expect([below('Acre', 103.9).length, below('Acre', 104).length, below('Acre', 96.1).length]).toEqual([1, 2, 1]);
    expect([below('Acre', 100, { gap: 18.9 }).length, below('Acre', 100, { gap: 19 }).length]).toEqual([1, 2]);
  });

  it('does not where it looks otherwise, is an item or a period, had room, or stands last', () => {
    expect(below('Acre', 100, { bold: true })).toHaveLength(2);
    expect([below('Acre', 100, { size: 10.4 }).length, below('Acre', 100, { size: 10.5 }).length]).toEqual([1, 2]);
    expect([below('• Acre', 100).length, below('2021', 100).length, below('Acre', 165).length]).toEqual([2, 2, 2]);
    const roomy = row([
      ['2019', 40, 60],
      ['Blue Door of', 100, 160],
      ['Haifa', 260, 290],
    ]);
    expect(read([roomy, row([['Acre', 100, 140]])])).toHaveLength(2);
    expect(
      read([
        row([
          ['Blue Door of', 100, 160],
          ['Haifa', 165, 190],
        ]),
        row([['Acre', 100, 140]]),
      ]),
    ).toHaveLength(2);
  });
});

const bold = (text: string, more: Parameters<typeof line>[1] = {}, room = 0): Line => {
  const made = line(text, { bold: true, ...more });
  return { ...made, farEdge: made.right + room };
};
const known = (each: Line, text: number) => ({ ...each, known: { text, goesOn: false } });

const join = (second: Line, first = bold('Guild of Weavers and')) => read([first, second]).length === 1;

describe('a bold name that went to the end of its column', () => {
  it('goes on in the bold line below', () => {
    expect(read([bold('Guild of Weavers and'), bold('Dyers')])).toEqual(['Guild of Weavers and Dyers']);
    expect([join(bold('Dyers', { gap: 18.9 })), join(bold('Dyers', { gap: 19 }))]).toEqual([true, false]);
    expect([join(bold('Dyers', { size: 10.4 })), join(bold('Dyers', { size: 10.5 }))]).toEqual([true, false]);
    expect([join(bold('Dyers', { bold: false })), join(bold('• Dyers')), join(bold('2019'))]).toEqual([
      false,
      false,
      false,
    ]);
    expect(join(bold('Dyers ¦ Haifa'))).toBe(false);
  });

  it('unless it had room, or is a text of its own', () => {
    const first = (room: number) => bold('Guild of Weavers and', {}, room);
    // The word has five letters, with two to spare, of 5.5 points.
    expect([join(bold('Dyers'), first(38)), join(bold('Dyers'), first(39))]).toEqual([true, false]);
    expect(join(bold('Dyers'), { ...first(0), farEdge: Infinity })).toBe(false);
    expect([1, 2].map((text) => join(known(bold('Dyers'), text), known(first(0), 1)))).toEqual([true, false]);
  });
});

const head = (text: string, more: Parameters<typeof line>[1] = {}) => line(text, { gap: 30, ...more });
const rest = (text: string, more: Parameters<typeof line>[1] = {}) => line(text, { gap: 12, ...more });
const of = (letters: number) => read([head('TICKETS AND ¦ Nets'), rest('B'.repeat(letters))])[0]?.includes('BB ¦');

const joins = (second: Line, first = head('TICKETS AND ¦ Net mending')) =>
  read([first, second])[0]?.startsWith('TICKETS AND BADGES');

describe('a heading of two lines beside its section', () => {
  it('is one where it is set alike, near, and apart from what is above', () => {
    expect(joins(rest('BADGES ¦ Ropes'))).toBe(true);
    expect([joins(rest('BADGES', { gap: 18.9 })), joins(rest('BADGES', { gap: 19 }))]).toEqual([true, false]);
    expect(joins(rest('BADGES'), head('TICKETS AND ¦ Nets', { gap: 16 }))).toBe(false);
    expect(joins(rest('BADGES'), head('TICKETS AND ¦ Nets', { gap: 17 }))).toBe(true);
    expect([
      joins(rest('BADGES', { bold: true })),
      joins(rest('Badges')),
      joins(rest('BADGES', { size: 10.5 })),
    ]).toEqual([false, false, false]);
    expect([joins(rest('BADGES', { column: 1 })), joins(rest('BADGES', { page: 1 }))]).toEqual([false, false]);
    expect([joins(rest('BADGES 12')), joins(rest('BADGES:')), joins(rest('BADGES', { left: 43, right: 90 }))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('has forty-four letters at the most', () => {
    expect([of(32), of(33)]).toEqual([true, false]);
  });

  it('goes on with a word that begins one too, and is known by its whole name', () => {
    expect(read([head('CONFERENCES ¦ Nets'), rest('& WORKSHOPS')])).toEqual(['CONFERENCES & WORKSHOPS ¦ Nets']);
    expect(read([head('LOOMS ¦ Nets'), rest('OF OLD')])).toEqual(['LOOMS OF OLD ¦ Nets']);
    expect(read([head('LOOMS ¦ Nets'), rest('OFTEN')])).toHaveLength(2);
    expect(read([head('WORK ¦ Nets'), rest('EXPERIENCE')])).toHaveLength(2);
  });
});
