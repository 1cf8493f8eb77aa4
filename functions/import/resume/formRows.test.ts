import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import { answerTo, nameBesideLabel, nameInTwoFields, withPairs } from './forms.ts';

type Options = Parameters<typeof line>[1];
/** A line 14 points below the last; labels of forms are in 7.5 points. */
const rowsOf = (...rows: readonly (string | readonly [string, Options])[]): TextLine[] =>
  rows.map((row, index) => {
    const [text, more] = typeof row === 'string' ? [row, {}] : row;
    return line(text, { y: 100 + 14 * index, ...more });
  });
const told = (lines: readonly TextLine[], direction: 'ltr' | 'rtl' = 'ltr') =>
  withPairs(lines, direction).map(
    ({ cells, isPair }) => `${isPair ? '= ' : ''}${cells.map(({ text }) => text).join(' ¦ ')}`,
  );
const SMALL: Options = { size: 7.5 };
/** A form above what is asked about: three labels with their values. */
const FORM: (readonly [string, Options] | string)[] = [
  ['Full name ¦ Post sought', SMALL],
  'Mira Castellan ¦ Beekeeper',
  ['Telephone ¦ Address', SMALL],
  '+44 7700 900123 ¦ 4 Orchard Row',
];
const PAIRS = [
  '= Full name ¦ Mira Castellan',
  '= Post sought ¦ Beekeeper',
  '= Telephone ¦ +44 7700 900123',
  '= Address ¦ 4 Orchard Row',
];

const asked = (label: string) => label.trim() === 'Town';

const answer = (...texts: string[]) =>
  answerTo(
    texts.map((text) => line(text)),
    asked,
  );

describe('an answer to a label', () => {
  it('stands behind its colon, or beside it; the first that says something counts', () => {
    expect([answer('Town: Acre'), answer('Town ¦ Acre'), answer('Town: ¦ Acre'), answer('Town ¦ : Acre')]).toEqual([
      'Acre',
      'Acre',
      'Acre',
      'Acre',
    ]);
    expect(answer('Town: Acre: old')).toBe('Acre: old');
    expect(answer('Town', 'Town ¦ Acre', 'Town ¦ Lod')).toBe('Acre');
    expect([answer('Town'), answer('Post ¦ Acre'), answer('Town ¦ Telephone')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const beside = (...texts: string[]) => nameBesideLabel(texts.map((text) => line(text)));
const of = (first: string, last: string) => nameInTwoFields([line(`First name ¦ ${first}`), line(`Surname ¦ ${last}`)]);

describe('a name', () => {
  it('stands beside a label that asks for nothing else, in a line of two, and has two words', () => {
    expect([beside('Name ¦ Mira Castellan'), beside('First name / Surname ¦ Mira Castellan')]).toEqual([
      'Mira Castellan',
      'Mira Castellan',
    ]);
    expect([
      beside('Name ¦ Mira'),
      beside('Name ¦ Mira C 12'),
      beside('Name ¦ Mira @ Acre'),
      beside('Town ¦ Old Acre'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect([beside('Name ¦ Mira Castellan ¦ Town'), beside('Name: Mira Castellan'), beside()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('in two fields is of letters alone', () => {
    expect([of('Mira', "O'Hara"), of('Mira 2', 'Castellan'), of('Mira', 'C.')]).toEqual([
      "Mira O'Hara",
      undefined,
      undefined,
    ]);
    // Below their labels where both lines have as many texts.
    expect(nameInTwoFields([line('Surname ¦ First name'), line('Castellan ¦ Mira ¦ x')])).toBeUndefined();
  });
});

const moved = (left: number, right: number) => {
  const [label, value] = rowsOf(['Full name ¦ Post sought', SMALL], 'Mira Castellan ¦ Beekeeper') as [
    TextLine,
    TextLine,
  ];
  const cells = value.cells.map((cell, index) => (index === 1 ? { ...cell, left, right } : cell));
  return told([label, { ...value, cells }])[1] === PAIRS[1];
};
const third = (text: string, more: Options) => told(rowsOf(...FORM.slice(0, 2), [text, more]))[0] === PAIRS[0];
const alone = (...texts: string[]) =>
  told(rowsOf(...texts.map((text, index) => [text, index % 2 === 0 ? SMALL : {}] as const))).filter((text) =>
    text.startsWith('='),
  );

const belowHeading = (heading: string) => told(rowsOf(heading, ...FORM)).slice(1);
const arePairs = (labels: string, values: string) => told(rowsOf([labels, SMALL], values))[0] !== labels;

describe('labels above their values', () => {
  it('are pairs in a form, the first as far below the last line as its label was, others as its value', () => {
    const gaps = withPairs(rowsOf(...FORM), 'ltr').map(({ gap }) => gap);
    expect(told(rowsOf(...FORM))).toEqual(PAIRS);
    expect(gaps).toEqual([14, 14, 14, 14]);
    const spaced = withPairs(rowsOf(['Full name ¦ Post sought', { ...SMALL, gap: 30 }], ...FORM.slice(1)), 'ltr');
    expect(spaced.slice(0, 2).map(({ gap }) => gap)).toEqual([30, 14]);
  });

  it('of the details of a person end with another heading than that of contacts', () => {
    expect(belowHeading('Contact details')).toEqual(PAIRS);
    expect(belowHeading('Experience')[0]).toBe('Full name ¦ Post sought');
  });

  it('stand less than two lines and a fifth above them, in one column and page', () => {
    const apart = (y: number, more: Options = {}) =>
      told(
        rowsOf(['Full name ¦ Post sought', { ...SMALL, y: 100 }], ['Mira Castellan ¦ Beekeeper', { y, ...more }]),
      )[0] === PAIRS[0];
    expect([apart(121.9), apart(122), apart(100)]).toEqual([true, false, false]);
    expect([apart(114, { page: 1 }), apart(114, { column: 1 })]).toEqual([false, false]);
    const turned = rowsOf(...FORM).map((each, index) => (index === 1 ? { ...each, isTurned: true as const } : each));
    expect(told(turned)[0]).toBe('Full name ¦ Post sought');
  });

  it('begin where their values do within four points, or have their middle within two', () => {
    // `Post sought` stands from 240 to 295, its middle is at 267.5.
    expect([moved(243.9, 400), moved(236.1, 400), moved(244, 400)]).toEqual([true, true, false]);
    expect([moved(260, 278.9), moved(260, 279), moved(260, 271.1)]).toEqual([true, false, true]);
  });

  it('that no list knows are labels by their looks, where half of the row is known', () => {
    const row = (label: Options, value: Options, labels = 'Full name ¦ Favourite hive') =>
      told(rowsOf([labels, label], ['Mira Castellan ¦ The red one', value]))[1] === '= Favourite hive ¦ The red one';
    expect([row(SMALL, {}), row({}, {}), row({ bold: true }, {}), row({ bold: true }, { bold: true })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // In smaller type by a fourteenth at the least.
    expect([row({ size: 9.2 }, {}), row({ size: 9.4 }, {})]).toEqual([true, false]);
    expect(told(rowsOf(['Full name ¦ Favourite hive ¦ Best bee', SMALL], 'Mira Castellan ¦ Red ¦ Ann'))[0]).toBe(
      'Full name ¦ Favourite hive ¦ Best bee',
    );
    const uneven = (more: object) => {
      const [label, value] = rowsOf(['Full name ¦ Favourite hive', SMALL], 'Mira Castellan ¦ The red one') as [
        TextLine,
        TextLine,
      ];
      return told([
        { ...label, cells: label.cells.map((cell, index) => (index === 1 ? { ...cell, ...more } : cell)) },
        value,
      ]);
    };
    expect([uneven({ bold: true })[0], uneven({ size: 7.9 })[0]]).toEqual([
      'Full name ¦ Favourite hive',
      'Full name ¦ Favourite hive',
    ]);
    expect(uneven({ size: 7.7 })[0]).toBe(PAIRS[0]);
  });

  it('have values that may be theirs, each its own, and no labels below', () => {
    expect([
      arePairs('Full name ¦ E-mail', 'Mira C ¦ m@example.org'),
      arePairs('Full name ¦ E-mail', 'Mira C ¦ Acre'),
    ]).toEqual([true, false]);
    expect([arePairs('Telephone ¦ Address', '054-123 ¦ Acre'), arePairs('Telephone ¦ Address', 'none ¦ Acre')]).toEqual(
      [true, false],
    );
    expect([
      arePairs('Full name ¦ Address', 'Mira 2 ¦ Acre'),
      arePairs('Full name ¦ Address', 'Mira ¦ m@example.org'),
    ]).toEqual([false, false]);
    expect([
      arePairs('Full name ¦ Address', 'Mira ¦ Telephone'),
      arePairs('Full name ¦ Address', 'Mira ¦ Position'),
    ]).toEqual([false, false]);
    const private40 = (letters: number) => arePairs('Marital status ¦ Address', `${'x'.repeat(letters)} ¦ Acre`);
    expect([private40(38), private40(41), arePairs('Marital status ¦ Address', 'm@example.org ¦ Acre')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are no heads of a table: another row of values stands apart below', () => {
    expect(third('Ann Hall ¦ Glazier', { gap: 13.1 })).toBe(false);
    // The value goes on, it is one text alone, or in another size.
    expect([third('Ann Hall ¦ Glazier', { gap: 13 }), third('Ann Hall', { gap: 14 })]).toEqual([true, true]);
    expect([third('Ann ¦ Glazier', { gap: 14, size: 10.2 }), third('Ann ¦ Glazier', { gap: 14, size: 10.4 })]).toEqual([
      false,
      true,
    ]);
    expect(third('Telephone ¦ Address', { gap: 14 })).toBe(true);
  });

  it('alone in their rows are pairs where three are, or one is beside a row of a form', () => {
    const two = ['Full name', 'Mira Castellan', 'Address', '4 Orchard Row'];
    expect(alone(...two, 'Telephone', '054-1234567')).toHaveLength(3);
    expect(alone(...two.slice(0, 2))).toEqual([]);
    expect(alone(...two)).toHaveLength(2);
    expect(alone(...two.slice(0, 2), 'Looms', 'Nets', ...two.slice(2))).toEqual([]);
    // What no employer need know is one by itself.
    expect(alone('Date of birth', '3 May 1990')).toEqual(['= Date of birth ¦ 3 May 1990']);
  });
});

const isRow = (text: string, more: object = {}) =>
  told([{ ...line(text), ...more }, line('Mobile ¦ 050-1234567')])[0]?.startsWith('=') === true;

describe('labels beside their values, several in a row', () => {
  const TWO = 'Full name ¦ Mira Castellan ¦ Town ¦ Acre';

  it('are pairs where three are, two of them in one row', () => {
    expect(told([line(TWO), line('Mobile ¦ 050-1234567')])).toHaveLength(3);
    expect(told([line(TWO)])).toEqual([TWO]);
    expect(withPairs([line(TWO, { gap: 30 }), line('Mobile ¦ 050-1234567')], 'ltr').map(({ gap }) => gap)).toEqual([
      30, 10, 14,
    ]);
  });

  it('are half of them known, each with a value of its own', () => {
    expect(isRow(TWO)).toBe(true);
    expect(isRow('Full name ¦ Mira Castellan ¦ Hive ¦ Red')).toBe(true);
    expect(isRow('Bee ¦ Ann ¦ Hive ¦ Red')).toBe(false);
    expect(isRow('Full name ¦ Mira Castellan ¦ Bee ¦ Ann ¦ Hive ¦ Red')).toBe(false);
    expect(isRow('Full name ¦ Telephone ¦ Town ¦ Acre')).toBe(false);
    expect(isRow('Full name ¦ Mira 2 ¦ Town ¦ Acre')).toBe(false);
    expect(isRow('Full name ¦ Mira Castellan ¦ 2019 ¦ Acre')).toBe(false);
  });

  it('may end with a label that has no value, if it is known', () => {
    expect(isRow('Full name ¦ Mira Castellan ¦ Town')).toBe(false);
    expect(told([line('Full name ¦ Mira Castellan ¦ Citizenship'), line(TWO)])).toHaveLength(4);
    expect(told([line('Full name ¦ Mira Castellan ¦ Hive'), line(TWO), line('Mobile ¦ 050-1234567')])[0]).toBe(
      'Full name ¦ Mira Castellan ¦ Hive',
    );
  });

  it('are none of turned lines', () => {
    expect(isRow(TWO, { isTurned: true })).toBe(false);
  });
});
