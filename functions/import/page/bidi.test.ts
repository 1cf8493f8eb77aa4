import { describe, expect, it } from 'vitest';
import { countDisorder, logicalOrder, visualOrder } from './bidi.ts';

/** Reads a line in visual order, in a document of this direction. */
function read(visual: string, base: 'ltr' | 'rtl' = 'rtl'): string {
  const { indices, mirrored } = logicalOrder(visual, base);
  return indices.map((at) => mirrored.get(at) ?? visual[at]).join('');
}

const seen = (text: string) => Array.from(text).toReversed().join('');

describe('the logical order of a line', () => {
  it('is the Hebrew read from the right, with Latin and numbers as they stand', () => {
    expect(read(`Node.js-${seen('פיתוח ב')}`)).toBe('פיתוח ב-Node.js');
    expect(read(`40%-${seen('הפחתה ב')}`)).toBe('הפחתה ב-40%');
    expect(read(`AWS ${seen('בסביבת')} 8 ${seen('ניסיון של')}`)).toBe('ניסיון של 8 בסביבת AWS');
  });

  it('has the brackets right whichever way the program drew them', () => {
    expect(read(`(MBA) ${seen('תואר')}`)).toBe('תואר (MBA)');
    expect(read(`)MBA( ${seen('תואר')}`)).toBe('תואר (MBA)');
    expect(read(`(${seen('פייבר')}) Fiverr`)).toBe('Fiverr (פייבר)');
  });

  it('leaves numbers with the Hebrew they belong to where a sign sets them apart from Latin text', () => {
    expect(read(`Tailwind Data | 2022 ${seen('מאז ינואר')}`)).toBe('מאז ינואר 2022 | Tailwind Data');
    expect(read(`React 18 ${seen('עם')}`)).toBe('עם React 18');
    expect(read(`UX Designer, Yotpo :2021 ${seen('מרץ')}`)).toBe('מרץ 2021: UX Designer, Yotpo');
    expect(read(`${seen('במשפטים')} LL.B :2014-2018`)).toBe('2014-2018: LL.B במשפטים');
    expect(read(`${seen('במשפטים')} LL.B - 2014-2018`)).toBe('2014-2018 - LL.B במשפטים');
    expect(read(`${seen('שפרעם')}  dana@example.com  9004 771 52 972+`)).toBe(
      '+972 52 771 9004  dana@example.com  שפרעם',
    );
    expect(read(`${seen('קצרין')} , dana@example.com , 6641205 50 972+`)).toBe(
      '+972 50 6641205 , dana@example.com , קצרין',
    );
    expect(read(`${seen('לוד')}  dana@example.com  054 771 9004`)).toBe('dana@example.com  054 771 9004  לוד');
  });

  it('leaves what is Latin alone, plus and all', () => {
    expect(read('+972-54-987-6543')).toBe('+972-54-987-6543');
    expect(read('C++ (2019)')).toBe('C++ (2019)');
    expect(read('Hebrew in English', 'ltr')).toBe('Hebrew in English');
  });

  it('has a phone whose area code is in brackets, beside an address of mail', () => {
    expect(read(`dudi@example.com • 2093 661 )054( • ${seen('מודיעין')}`)).toBe(
      'מודיעין • (054) 661 2093 • dudi@example.com',
    );
  });

  it.each([
    ['054 771 9004', '054 771 9004'],
    ['(03) 771 90 04', '(03) 771 90 04'],
    ['+972 54 771 9004', '+972 54 771 9004'],
    ['+972 (0) 54 771 9004', '+972 (0) 54 771 9004'],
    // As a right-to-left line shows numbers that were typed in order.
    ['9004 771 054', '054 771 9004'],
    // Years and sums follow the order of the line.
    ['2010 2014 2019', '2019 2014 2010'],
    ['03 2019 2021', '2021 2019 03'],
  ])('has the groups of a phone as a person reads them: %s', (shown, phone) => {
    expect(read(`${seen('חיפה')} , ${shown}`)).toBe(`${phone} , חיפה`);
    expect(read(`${shown} :${seen('נייד')}`)).toBe(`נייד: ${phone}`);
  });

  it.each([
    ['052 555 3388', '052 555 3388'],
    ['9004 771 054', '054 771 9004'],
  ])('has the groups of a phone in a cell of its own as a person reads them: %s', (shown, phone) => {
    expect(read(shown)).toBe(phone);
  });

  it('has years before Latin text at the beginning of a Hebrew line, where the later one is seen first', () => {
    expect(read(`${seen('הנדסה אזרחית, הטכניון')} .B.Sc 2013 - 2009`)).toBe('2009 - 2013 B.Sc. הנדסה אזרחית, הטכניון');
    expect(read(`${seen('בצוות')} Java 2009 - 2013`)).toBe('Java 2009 - 2013 בצוות');
  });

  it('has years before an abbreviation whose last stop is seen between it and the Hebrew', () => {
    expect(read(`${seen('בכלכלה')} .B.A 2010-2013`)).toBe('2010-2013 B.A. בכלכלה');
    expect(read(`${seen('בכימיה, הטכניון')} .Ph.D 06/2013`)).toBe('06/2013 Ph.D. בכימיה, הטכניון');
    expect(read(`${seen('בצוות')} .Java 8 2009`)).toBe('Java 8 2009. בצוות');
  });

  it('has the stop of an abbreviation with its letters, drawn at their right where a Hebrew line begins', () => {
    expect(read(`${seen('בכימיה')} Ph.D.`)).toBe('Ph.D. בכימיה');
    expect(read(`${seen('הטכניון')} ,${seen('בביולוגיה')} B.Sc.`)).toBe('B.Sc. בביולוגיה, הטכניון');
  });

  it('has C++ whole at the end of a line of Latin names', () => {
    expect(read('Git · RTOS · C++')).toBe('Git · RTOS · C++');
  });
});

it('a line without Hebrew has its years in order, and equal ones stay behind their text', () => {
  expect(read('UX Designer: 2014-2018')).toBe('UX Designer: 2014-2018');
  expect(read(`${seen('בצוות')} Java 2013 - 2013`)).toBe('Java 2013 - 2013 בצוות');
});

it.each([
  ['(a) [b] {c} <d>', 0],
  ['(a', 2],
  ['a)', 2],
  ['([a)]', 4],
  ['((a', 4],
  ['a > b', 0],
  ['( a)', 1],
  ['(a ]', 5],
  ['. Noa', 1],
  ['.noa', 2],
  ['%40', 0],
  ['++C', 1],
  ['a #C', 1],
  ['972+', 1],
  ['-a', 1],
  ['//:a', 1],
  ['moc.a', 1],
  ['a @ b', 1],
  ['C++ and +972 (noa@example.com)', 0],
])('the disorder of %s is %i', (text, disorder) => {
  expect(countDisorder(text)).toBe(disorder);
});

const shown = (text: string, base: 'ltr' | 'rtl') =>
  visualOrder(text, base)
    .map((index) => text[index])
    .join('');

it('a line shows its letters from the left as its direction has them', () => {
  expect([shown('Noa אב', 'ltr'), shown('Noa אב', 'rtl'), shown('אב 12', 'rtl')]).toEqual([
    'Noa בא',
    'בא Noa',
    '12 בא',
  ]);
});
