import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDateOrder, findPeriods, findYearFigures } from './period.ts';
import type { DateOrder } from './datePoint.ts';
import { saysPresent } from './parseDate.ts';

describe('a period', () => {
  it.each([
    // Days, in English and as programs write them.
    ['Jan 15, 2019 - Mar 15, 2021', '2019-01', '2021-03', false],
    ['September 3, 2015 to March 15, 2017', '2015-09', '2017-03', false],
    ['January 15th, 2019 – Present', '2019-01', '', true],
    ['15th January 2019 – 15th March 2021', '2019-01', '2021-03', false],
    ['1st of May 2010 – 2nd June 2012', '2010-05', '2012-06', false],
    ['2019-01-15 – 2021-03-15', '2019-01', '2021-03', false],
    ['2019-01-15 – היום', '2019-01', '', true],
    ['1/15/2019 – 3/15/2021', '2019-01', '2021-03', false],
    ['9/3/2015 – 11/30/2018', '2015-09', '2018-11', false],
    ['15.3.2019 – 1.5.2021', '2019-03', '2021-05', false],
    ['15.3.19 – 1.5.21', '2019-03', '2021-05', false],
    // Short months.
    ["נוב' 19 - דצמ' 21", '2019-11', '2021-12', false],
    ["אוק' 12 - יוני 15", '2012-10', '2015-06', false],
    ["נוב' '19 – היום", '2019-11', '', true],
    ['янв. 2019 – март 2021', '2019-01', '2021-03', false],
    ['Januar 2020 – heute', '2020-01', '', true],
    ['1. März 2020 bis 5. Okt. 2021', '2020-03', '2021-10', false],
    ['janv. 2020 – présent', '2020-01', '', true],
    ["de févr. 2019 à aujourd'hui", '2019-02', '', true],
    ['enero de 2019 a diciembre de 2021', '2019-01', '2021-12', false],
    // Where in a year, and that it is one.
    ['משנת 2016 עד לשנת 2018', '2016', '2018', false],
    ['2016 ועד לשנת 2018', '2016', '2018', false],
    ['2016 עד סוף 2018', '2016', '2018', false],
    ['מתחילת 2016 ועד אמצע 2018', '2016', '2018', false],
    ['מאז סוף שנת 2016', '2016', '', true],
    ['2016 – סוף קיץ 2018', '2016', '2018', false],
    ['early 2016 – late 2018', '2016', '2018', false],
    ['from the end of 2016 to mid-2018', '2016', '2018', false],
    ['since the beginning of 2016', '2016', '', true],
    ['2016 until the summer of 2018', '2016', '2018', false],
    ['Anfang 2016 bis Ende 2018', '2016', '2018', false],
    // Days whose year is in two figures, with any dash, and those of a program.
    ['15.1.19-31.3.21', '2019-01', '2021-03', false],
    ['15.1.19–31.3.21', '2019-01', '2021-03', false],
    ['1/5/16-30/11/18', '2016-05', '2018-11', false],
    ['2019-01-15/2021-03-31', '2019-01', '2021-03', false],
    ['2019-01/2021-03', '2019-01', '2021-03', false],
    // Years in one figure, where both are, or an apostrophe says so.
    ['Sep 6 – Nov 8', '2006-09', '2008-11', false],
    ['ספט׳ 6 – נוב׳ 8', '2006-09', '2008-11', false],
    ["מרץ '9 – יוני '12", '2009-03', '2012-06', false],
    ["מרץ '9", '2009-03', '', false],
    ["Sep '6 – Nov '18", '2006-09', '2018-11', false],
    // A first half without its year.
    ['March 1 – June 30, 2019', '2019-03', '2019-06', false],
    ['1 במרץ – 30 ביוני 2019', '2019-03', '2019-06', false],
    ['1.2 – 30.6.2019', '2019-02', '2019-06', false],
    ['15.1.–31.3.19', '2019-01', '2019-03', false],
    ['05.01 – 30.06.2019', '2019-01', '2019-06', false],
    ['1/15 – 6/30/2019', '2019-01', '2019-06', false],
    ['02-06/2019', '2019-02', '2019-06', false],
    ['02 – 06/2019', '2019-02', '2019-06', false],
    ['3-6.2019', '2019-03', '2019-06', false],
    ['1 בפבר׳ – 30 ביוני 2010', '2010-02', '2010-06', false],
    ['March – July 2016', '2016-03', '2016-07', false],
    ['January 15 – March 20, 2019', '2019-01', '2019-03', false],
    // The Hebrew calendar.
    ['תשע"ט – תשפ"א', '2018', '2021', false],
    ['ה\'תשע"ט – ה\'תשפ"א', '2018', '2021', false],
    ['תשע״ט–תשפ״ב', '2018', '2022', false],
    ["תשע''ב - תשע''ה", '2011', '2015', false],
    ['תשנ״ח – תש״ס', '1997', '2000', false],
    ['תשפ"ד – היום', '2023', '', true],
    ['תשע"ו', '2015', '2016', false],
    ['בתשע"ו', '2015', '2016', false],
    ['אלול תשפ"ב – כסלו תשפ"ד', '2022', '2023', false],
    ['אייר תשפ"א – אלול תשפ"ב', '2021', '2022', false],
    ['תשע״ט (2018/19) – תשפ״א', '2018', '2021', false],
    ['תשע״ט – תשפ״א (2020/21)', '2018', '2021', false],
    ['תשע״ט (2018–2019) – תשפ״א (2020–2021)', '2018', '2021', false],
    // Years of studies.
    ['2018/19 – 2020/21', '2018', '2021', false],
    ['2018-19 to 2020-21', '2018', '2021', false],
    ['2018/2019 עד 2020/2021', '2018', '2021', false],
    ['תשע"ט – תשפ"א (2018 – 2021)', '2018', '2021', false],
    ['2018 – 2021 (תשע"ט – תשפ"א)', '2018', '2021', false],
    // Both ends after a word that opens a span.
    ['בין 2019 לבין 2023', '2019', '2023', false],
    ['בין 2019 ובין 2023', '2019', '2023', false],
    ['בין השנים 2019 ו-2023', '2019', '2023', false],
    ['בין מרץ 2019 לבין מאי 2021', '2019-03', '2021-05', false],
    ['בין מרץ 2019 למאי 2021', '2019-03', '2021-05', false],
    ['בין 03/2019 לבין היום', '2019-03', '', true],
    ['between 2019 and 2023', '2019', '2023', false],
    ['between March 2019 and May 2021', '2019-03', '2021-05', false],
    ['Between 2019 and today', '2019', '', true],
    ['from 2019 until 2023', '2019', '2023', false],
    ['from March 2019 till May 2021', '2019-03', '2021-05', false],
    ['2019 through 2023', '2019', '2023', false],
    ['Jan 2019 thru Mar 2021', '2019-01', '2021-03', false],
    ['since 2019 until 2021', '2019', '2021', false],
    ['zwischen 2019 und 2023', '2019', '2023', false],
    ['ab März 2019 bis heute', '2019-03', '', true],
    ['entre mars 2019 et mai 2021', '2019-03', '2021-05', false],
    ["depuis 2019 jusqu'à 2023", '2019', '2023', false],
    ['depuis 2019 jusqu’à aujourd’hui', '2019', '', true],
    ['entre 2019 y 2023', '2019', '2023', false],
    ['desde 2019 hasta marzo de 2023', '2019', '2023-03', false],
    ['между 2019 и 2023', '2019', '2023', false],
    ['с марта 2019 по май 2021', '2019-03', '2021-05', false],
    ['с 2019 по настоящее время', '2019', '', true],
    // What is not a month, and what is to come.
    ['Q1 2019 – Q3 2021', '2019', '2021', false],
    ['רבעון ראשון 2019 – רבעון 3 2021', '2019', '2021', false],
    ['קיץ 2019 – חורף 2021', '2019', '2021', false],
    ['2016 – רבעון ד׳ 2018', '2016', '2018', false],
    ['רבעון א׳ 2019 – רבעון ג׳ 2021', '2019', '2021', false],
    ['הרבעון הראשון של 2019 – המחצית השנייה של 2021', '2019', '2021', false],
    ["סמסטר א' 2019 עד סמסטר ב' 2021", '2019', '2021', false],
    ['first quarter of 2019 – third quarter of 2021', '2019', '2021', false],
    ['1st quarter 2016 – 4th quarter 2018', '2016', '2018', false],
    ['2019 Q1 – 2021 Q3', '2019', '2021', false],
    ["Q1/19 – Q3 '21", '2019', '2021', false],
    ['from the second half of 2019 to the first quarter of 2021', '2019', '2021', false],
    ['Jan 2020 – Dec 2027 (expected)', '2020-01', '2027-12', false],
    ['2024 – צפי סיום: 2027', '2024', '2027', false],
    ['Expected: June 2027', '', '2027-06', false],
    ['June 2027 (expected)', '', '2027-06', false],
    // Signs that nobody sees.
    ['1.2019\u200f–3.2021', '2019-01', '2021-03', false],
    ['2019\u200f–2021', '2019', '2021', false],
    ['\u202b2019 – 2021\u202c', '2019', '2021', false],
  ])('%s', (text, start, end, current) => {
    for (const written of [text, `מנהלת, נמל חיפה, ${text}`, `Cook | ${text} | Haifa`]) {
      const found = findPeriods(written);
      expect(found).toMatchObject([{ start, end, current }]);
      const { from, to } = found[0] as (typeof found)[number];
      expect(written.slice(from, to)).toBe(text.replace(/^\u202b|\u202c$/g, ''));
    }
  });

  it.each([
    '052-1234567',
    'תש"ח אלף לירות',
    'תשר"פ',
    'מנכ"ל',
    'COVID-19 ward',
    'ISO 9001',
    'May 12',
    'Summer school',
    'version 1.2.3',
    '10.0.0.1',
    'expected growth of 20%',
    'Sep 6',
    'March 5 – Present',
    'version 1.2 – March 2.0',
    'grades 1-6, 5.5 of 6',
    'second half of the team',
    '1/2 a post, 3/4 of the budget',
  ])('is not seen in %s', (text) => {
    expect(findPeriods(text).filter(({ start }) => !/^19[4-9]/.test(start))).toEqual([]);
  });

  it.each(['משנת 2016 עד שנה אחרי הלידה', 'since 2016 until the merger', 'since 2016 – 5 branches'])(
    'with an end that cannot be read does not go on: %s',
    (text) => {
      expect(findPeriods(text)).toMatchObject([{ start: '2016', end: '', current: false }]);
    },
  );

  it.each([
    ['version 1.2 – March 2019', '2019-03'],
    ['12.30 – 1.2.2019', '2019-02'],
    ['05/19 – 30/06/2021', '2019-05'],
  ])('has no figures that are no day of it: %s', (text, last) => {
    expect(findPeriods(text).at(-1)?.start).toBe(last);
  });

  it('of one month is no span of two dates', () => {
    expect(findPeriods('Jul 19 – Jul 21, 2016 fair').filter(({ isRange }) => isRange)).toEqual([]);
  });
});

it('days and months are in the order that the file shows anywhere', () => {
  expect(findDateOrder(['9/3/2015', 'room 3', '11/30/2018 – 1/2/2019'])).toBe('month');
  expect(findDateOrder(['9/3/2015', '30/11/2018'])).toBe('day');
  expect(findDateOrder(['9/3/2015', '2019'])).toBeUndefined();
  expect(findPeriods('9/3/2015 – 11/12/2018', 'month')).toMatchObject([{ start: '2015-09', end: '2018-11' }]);
  expect(findPeriods('9/3/2015 – 11/12/2018')).toMatchObject([{ start: '2015-03', end: '2018-12' }]);
  // A number above 12 is a day in any file.
  expect(findPeriods('25/12/2018', 'month')).toMatchObject([{ start: '2018-12' }]);
  expect(['31/1/2019', '32/1/2019'].map((text) => findPeriods(text, 'month')[0]?.start)).toEqual(['2019-01', '2019']);
});

it('a year in one figure is one at one end alone where the file has others', () => {
  expect(findYearFigures(['Cook', 'Sep 6 – Nov 8', '2019'])).toBe(true);
  expect(findYearFigures(['ספט׳ 6 – נוב׳ 8'])).toBe(true);
  expect(findYearFigures(['Sep 6', 'May 5 – present', 'March 1 – June 30, 2019', "Mar '19", 'Q1 2019'])).toBe(false);
  for (const text of ['Sep 6 – Nov 12', 'ספט׳ 6 – נוב׳ 12']) {
    expect(findPeriods(text)).toEqual([]);
    expect(findPeriods(text, 'day', true)).toMatchObject([{ start: '2006-09', end: '2012-11' }]);
  }
  expect(findPeriods('Sep 6 – present', 'day', true)).toMatchObject([{ start: '2006-09', current: true }]);
  expect(findPeriods('March 1 – June 30, 2019', 'day', true)).toMatchObject([{ start: '2019-03', end: '2019-06' }]);
});

it.each([
  'היום',
  'עד היום',
  'ועד היום',
  'עד עתה',
  'כיום',
  'Present',
  'until now',
  'to date',
  'bis heute',
  "aujourd'hui",
])('%s says that something goes on', (text) => {
  expect(saysPresent(text)).toBe(true);
  expect(findPeriods(`2019 – ${text}`)).toMatchObject([{ start: '2019', current: true }]);
});

it.each(['', 'presently unemployed', '2019', 'עד', 'today I lead a team of five people in two cities'])(
  '%j says no such thing',
  (text) => {
    expect(saysPresent(text)).toBe(false);
  },
);

interface Written {
  readonly text: string;
  readonly said: string;
}
const pad = (number: number) => String(number).padStart(2, '0');
const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
const HEBREW = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ');
/** How a month is written, and what is read from it. */
const FORMS: readonly ((year: number, month: number, day: number) => Written)[] = [
  (year) => ({ text: String(year), said: String(year) }),
  ...[
    (year: number, month: number) => `${pad(month)}/${year}`,
    (year: number, month: number) => `${month}.${year}`,
    (year: number, month: number) => `${year}-${pad(month)}`,
    (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`,
    (year: number, month: number, day: number) => `${day}.${month}.${year}`,
    (year: number, month: number) => `${ENGLISH[month - 1]} ${year}`,
    (year: number, month: number) => `${ENGLISH[month - 1]?.slice(0, 3)} ${year}`,
    (year: number, month: number) => `${ENGLISH[month - 1]?.slice(0, 3)}. '${pad(year % 100)}`,
    (year: number, month: number, day: number) => `${ENGLISH[month - 1]} ${day}, ${year}`,
    (year: number, month: number, day: number) => `${day}th ${ENGLISH[month - 1]} ${year}`,
    (year: number, month: number) => `${HEBREW[month - 1]} ${year}`,
    (year: number, month: number) => `${HEBREW[month - 1]}, ${year}`,
    (year: number, month: number, day: number) => `${day} ב${HEBREW[month - 1]} ${year}`,
    (year: number, month: number) => `${HEBREW[month - 1]} ‏'${pad(year % 100)}`,
  ].map((write) => (year: number, month: number, day: number) => ({
    text: write(year, month, day),
    said: `${year}-${pad(month)}`,
  })),
];
const SIGNS = fc.constantFrom(
  ' – ',
  ' - ',
  ' — ',
  ' −\u200f ',
  ' \u200f–\u200f ',
  ' to ',
  ' עד ',
  ' ועד ',
  ' → ',
  '\u00a0–\u00a0',
);
const UNSEEN = fc.constantFrom('', '\u200e', '\u200f', '\u200b', '\u2060', '\ufeff');
const PLACES = fc.constantFrom(
  ['', ''],
  ['Cook, Harbour, ', ''],
  ['מנהלת, נמל חיפה | ', ''],
  ['(', ')'],
  ['', ' | Haifa'],
);

it('a span is read in every form, with every dash, with what nobody sees, wherever it stands', () => {
  const date = fc.tuple(
    fc.integer({ min: 1975, max: 2029 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 13, max: 28 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...FORMS), date, date, SIGNS, UNSEEN, PLACES, (form, one, other, sign, mark, place) => {
      const [a, b] = [form(...one), form(...other)].toSorted((x, y) => (x.said < y.said ? -1 : 1)) as [
        Written,
        Written,
      ];
      fc.pre(a.said !== b.said);
      const [before = '', behind = ''] = place;
      const text = `${before}${mark}${a.text}${mark}${sign}${b.text}${mark}${behind}`;
      expect(findPeriods(text), text).toMatchObject([{ start: a.said, end: b.said, current: false, isRange: true }]);
      expect(findPeriods(`${before}${a.text}${sign}היום${behind}`)).toMatchObject([{ start: a.said, current: true }]);
    }),
    { seed: 43, numRuns: 600 },
  );
});

it('days in the order of America are read so where one of them shows it, or the file does', () => {
  const date = fc.tuple(
    fc.integer({ min: 1990, max: 2029 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  );
  const order = fc.constantFrom<DateOrder>('day', 'month');
  fc.assert(
    fc.property(date, date, order, SIGNS, (one, other, written, sign) => {
      const write = ([year, month, day]: readonly [number, number, number]) =>
        written === 'day' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
      const [a, b] = [one, other].map(([year, month]) => `${year}-${pad(month)}`).toSorted() as [string, string];
      fc.pre(a !== b);
      expect(findPeriods(`${write(one)}${sign}${write(other)}`, written)).toMatchObject([{ start: a, end: b }]);
    }),
    { seed: 43, numRuns: 300 },
  );
});

it('a year of the Hebrew calendar is the one of ours in whose autumn it begins', () => {
  const TENS = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ'];
  const UNITS = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];
  const quote = fc.constantFrom('"', '״', '”', "''", '׳׳');
  const hebrew = (year: number, sign: string) => {
    const [tens, units] = [Math.floor((year % 100) / 10), year % 10];
    const letters = `${TENS[tens]}${UNITS[units]}`;
    return `תש${letters.slice(0, -1)}${sign}${letters.slice(-1)}`;
  };
  const year = fc.integer({ min: 5720, max: 5799 });
  fc.assert(
    fc.property(year, year, quote, fc.constantFrom('', "ה'", 'ה׳'), SIGNS, (one, other, sign, thousands, dash) => {
      const [from, until] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(from < until);
      const text = `${thousands}${hebrew(from, sign)}${dash}${thousands}${hebrew(until, sign)}`;
      expect(findPeriods(text), text).toMatchObject([{ start: String(from - 3761), end: String(until - 3760) }]);
    }),
    { seed: 43, numRuns: 300 },
  );
});

it('a word that closes a span does so only where one has opened it', () => {
  for (const text of ['2019 and 2023', '2019 y 2023', '2019 und 2023', '2019 ו-2023', 'in 2019 and in 2023'])
    expect(findPeriods(text).some(({ isRange }) => isRange)).toBe(false);
});
