import { describe, expect, it } from 'vitest';
import { isPeriodOnly, findPeriods } from './periods.ts';

/** The texts of the periods that a text names. */
const said = (text: string) => findPeriods(text).map(({ from, to }) => text.slice(from, to));

it('a year that a sentence speaks of is no period, one before a name is', () => {
  for (const text of [
    '• 2019 was a year of growth',
    '2019 saw the move',
    '- 2019 הייתה שנת צמיחה',
    '2019 היתה שנה טובה',
  ])
    expect(said(text)).toEqual([]);
  for (const text of ['2019 Cook, Blue Door', '• 2019 – Award', '2019 היבט חדש', 'It was 2019', '2018-2019 was busy'])
    expect(said(text)).toHaveLength(1);
});

describe('periods', () => {
  it.each([
    ['03/2019 – היום', '2019-03', '', true],
    ['מרץ 2019 – היום', '2019-03', '', true],
    ['ממרץ 2019 עד מאי 2021', '2019-03', '2021-05', false],
    ['ספטמבר 2015 - מרץ 2019', '2015-09', '2019-03', false],
    ["אוג' 2018 – ינו' 2020", '2018-08', '2020-01', false],
    ['מאז 2020', '2020', '', true],
    ['אפריל 22׳ – היום', '2022-04', '', true],
    ['ינואר 2021 – ואילך', '2021-01', '', true],
    ['2021 – צפוי לסיום 2027', '2021', '2027', false],
    ['Sept. 2023 – Exp. Apr. 2028', '2023-09', '2028-04', false],
    ['תשפ"ב עד היום', '2021', '', true],
    ['משנת 2017', '2017', '', true],
    ['החל מ-2018', '2018', '', true],
    ['2015 ועד היום', '2015', '', true],
    ['2019 - כיום', '2019', '', true],
    ['01.2021-היום', '2021-01', '', true],
    ['היום – 2019', '2019', '', true],
    ['2024–2019', '2019', '2024', false],
    ['2004/2012', '2004', '2012', false],
    ['2012 /היום', '2012', '', true],
    ['Mar 2019 – Present', '2019-03', '', true],
    ['Sept. 2017 to June 2018', '2017-09', '2018-06', false],
    ['January 2020 to date', '2020-01', '', true],
    ['January 2010 — December 2012', '2010-01', '2012-12', false],
    ['Since May 2020', '2020-05', '', true],
    ["Jan '18 - Mar '20", '2018-01', '2020-03', false],
    ['3/18 – 11/20', '2018-03', '2020-11', false],
    ['1.18–5.21', '2018-01', '2021-05', false],
    ['6.21–היום', '2021-06', '', true],
    ['2019-03 - 2021-05', '2019-03', '2021-05', false],
    ['15.3.2019 - 1.5.2021', '2019-03', '2021-05', false],
    ['Jul-19', '2019-07', '', false],
    ['Feb-14 – Nov-16', '2014-02', '2016-11', false],
    ['Sept-98 - Present', '1998-09', '', true],
    ['Aug/2011 to Dec/2012', '2011-08', '2012-12', false],
    ['Apr-08 / Dec-10', '2008-04', '2010-12', false],
    ['Apr-18 / present', '2018-04', '', true],
    ['01-Mar-2017 – 30-Apr-21', '2017-03', '2021-04', false],
    ['May 13 – Aug 15', '2013-05', '2015-08', false],
    ['June 09 until now', '2009-06', '', true],
    ['יוני-19 - היום', '2019-06', '', true],
    ['2014 (Jun) – 2016 (Feb)', '2014-06', '2016-02', false],
    ['2017 (Sept.) to date', '2017-09', '', true],
    ['2019 (מרץ) - היום', '2019-03', '', true],
    ['Mar – Jul 2016', '2016-03', '2016-07', false],
    ['2018-19', '2018', '2019', false],
    ["'19 – '21", '2019', '2021', false],
    ['Summers 2016 and 2017', '2016', '2017', false],
    ['Winters 2016, 2017, and 2019', '2016', '2019', false],
    ['Autumn 2017 & autumn 2016', '2016', '2017', false],
    ['חורף 2016 + חורף 2018', '2016', '2018', false],
    ['בקיץ 2016, 2017 ו-2018', '2016', '2018', false],
    ['קיץ 2016 וקיץ 2017', '2016', '2017', false],
    ['Summers 2016', '2016', '', false],
    ['’98 - today', '1998', '', true],
    ['מאי Present – 2019', '2019-05', '', true],
    ['יולי היום - 2016', '2016-07', '', true],
    ['משנת 1988 ועד צאתי לגמלאות בשנת 2014', '1988', '2014', false],
    ['June 2014 up to December 2017', '2014-06', '2017-12', false],
    ['December 2021 up to the present', '2021-12', '', true],
    ['1988 – until my leave in 2014', '1988', '2014', false],
    ['משנת 1988 ועד פרישה', '1988', '', false],
    ['from 1988 until my retirement', '1988', '', false],
    ['2018 ‒ 2021', '2018', '2021', false],
    ['2018 ועד עתה', '2018', '', true],
    ['2.2020 > now', '2020-02', '', true],
    ['3.2019 < עכשיו', '2019-03', '', true],
    ['2011 » 2015', '2011', '2015', false],
    ['2019-04 / current', '2019-04', '', true],
    ['2014-09 / 2019-03', '2014-09', '2019-03', false],
    ['08/2018 – נוכחי', '2018-08', '', true],
    ['2014', '2014', '', false],
    ['04/2017–.', '2017-04', '', true],
    ['2016 – ועדיין', '2016', '', true],
    ['2016 – still here', '2016', '', true],
    ['2016 ועד עצם היום הזה', '2016', '', true],
    ['(מכסלו תשע"ט (נובמבר 2018) ועד היום)', '2018-11', '', true],
    ['אדר א׳ תשע"ט (2019) – תמוז תש"ף (יוני 2020)', '2019', '2020-06', false],
    ['2018 (תשע״ח) – 2020 (תש״ף)', '2018', '2020', false],
  ])('%s', (text, start, end, current) => {
    expect(findPeriods(text)).toMatchObject([{ start, end, current }]);
    expect(isPeriodOnly(text)).toBe(true);
  });

  it('of which a year is in the name of a firm, or digits count something, are told from these', () => {
    expect(said('ינואר 2021 - היום · מנהל, פלסטו 1996 בע"מ')).toEqual(['ינואר 2021 - היום']);
    expect(said('Plasto 1996 Ltd')).toEqual([]);
    expect(said('Plasto, 1996 | Ltd')).toEqual(['1996']);
    expect(said('Adelaide 2019 SA')).toEqual(['2019']);
    expect(said('2002 – 12 שנות לימוד')).toEqual(['2002']);
    expect(said('2002–12 | Clerk')).toEqual(['2002–12']);
    expect(said('2016 – still life painter')).toEqual(['2016']);
    expect(said('קיץ 2016 + קיץ 2018 – מציל')).toEqual(['קיץ 2016 + קיץ 2018']);
    expect(said('Summers 2016, 2017 – today')).toEqual(['Summers 2016', '2017 – today']);
    expect(said('2016, 2017 and 2018')).toEqual(['2016', '2017', '2018']);
    expect(findPeriods('מ-01/2021')).toMatchObject([{ start: '2021-01', current: true, isRange: true }]);
  });

  it.each(['May 12', 'Jul 19 – Jul 21, 2016 fair'])('of which a number may be a day, as in %s', (text) => {
    expect(findPeriods(text).filter(({ isRange }) => isRange)).toEqual([]);
  });

  it.each([
    '052-1234567',
    'COVID-19 ward',
    'UN-19',
    'מעל 1,200 כוכבים',
    'תקציב של 2,019,500 ש"ח',
    'ISO 9001',
    '+972-54-987-6543',
    'room 12',
  ])('are not seen in %s', (text) => {
    expect(findPeriods(text)).toEqual([]);
  });

  it('are all of a text with the signs and the length of time around them, and not where it says more', () => {
    for (const text of ['(2022)', '• 2015–2018.', 'Jan 2019 - Present (5 years 2 months)', '2015 - 2019 | שנתיים'])
      expect(isPeriodOnly(text)).toBe(true);
    for (const text of ['ספר (2022)', '2015 - 2019 | חשב', '2015–2018. Ran the kitchen', '2019 (5 years) Acme'])
      expect(isPeriodOnly(text)).toBe(false);
  });
});

it('a year of ours says more than one of the Hebrew calendar beside it', () => {
  expect(findPeriods('תשע"ח – היום (2017 ואילך)')).toMatchObject([{ start: '2017', current: true }]);
});

it('an arrow behind a date has no end, and Hebrew years before brackets are of the period', () => {
  expect(said('2019 ← תיאטרון הנול')).toEqual(['2019 ←']);
  expect(said('2015 ← 2019 תיאטרון הנול')).toEqual(['2015 ← 2019']);
  expect(said('תשע"ה-תשע"ח (2014-2018)')).toEqual(['תשע"ה-תשע"ח (2014-2018)']);
  expect(said('תשע"ט-היום (2018-היום)')).toEqual(['תשע"ט-היום (2018-היום)']);
});

it('a town is no season: its name ends before the year', () => {
  expect(findPeriods('תל אביב 2012–2013')).toMatchObject([{ start: '2012', end: '2013', from: 8 }]);
  expect(findPeriods('אביב 2012')).toMatchObject([{ start: '2012', from: 0 }]);
});
