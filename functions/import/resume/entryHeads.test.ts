import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { scoreDegreeOrInstitution, isPlace, scoreTitleOrCompany } from './cues.ts';
import { parseEntries } from './namedEntries.ts';

const companies = (...texts: string[]) =>
  parseEntries(
    texts.map((text) => line(text)),
    'ltr',
    scoreTitleOrCompany,
  ).map(({ first, second, location, startDate }) => [first, second, location, startDate]);

const degrees = (...lines: ReturnType<typeof line>[]) =>
  parseEntries(lines, 'ltr', scoreDegreeOrInstitution).map(({ first, second }) => [first, second]);
const broken = (first: string, rest: string) =>
  parseEntries([line(`${first} ¦ Cook`), line(`${rest} ¦ Blue Door Restaurant`)], 'ltr', scoreTitleOrCompany)[0];

const dated = (title: string, dates: string) => line(`${title} ¦ ${dates}`, { left: 40, right: 500 });

describe('heads', () => {
  it('are cut before the part that is surely the other name', () => {
    expect(companies('Nurse, intensive care, City Hospital, Haifa | 2016 – 2020')).toEqual([
      ['Nurse, intensive care', 'City Hospital', 'Haifa', '2016'],
    ]);
    expect(companies('City Hospital, intensive care, Nurse | 2016 – 2020')[0]?.slice(0, 2)).toEqual([
      'Nurse',
      'City Hospital, intensive care',
    ]);
  });

  it('keep a dash inside a name where a stronger sign, or the next line, sets the other name apart', () => {
    expect(degrees(line('2013 – 2015 | הנדסאי מכונות – תיב"ם | מכללת אורט'))).toEqual([
      ['הנדסאי מכונות – תיב"ם', 'מכללת אורט'],
    ]);
    expect(degrees(line('2013 – 2015'), line('הנדסאי מכונות – תיב"ם', { bold: true }), line('מכללת אורט'))).toEqual([
      ['הנדסאי מכונות – תיב"ם', 'מכללת אורט'],
    ]);
  });

  it('have a town before its state as their place, known or not', () => {
    expect(companies('Corner Deli, Lockport, Ohio ¦ 2016 – 2020', 'Cook')).toEqual([
      ['Cook', 'Corner Deli', 'Lockport, Ohio', '2016'],
    ]);
    expect(companies('Cook, Blue Door, Germany | 2016 – 2020')).toEqual([['Cook', 'Blue Door', 'Germany', '2016']]);
  });

  it('end with their sentence where text goes on in the line', () => {
    expect(
      parseEntries(
        [line('2016 – 2020 – Cook, Blue Door. Ran the kitchen of the second house')],
        'ltr',
        scoreTitleOrCompany,
      ),
    ).toMatchObject([{ first: 'Cook', second: 'Blue Door', description: 'Ran the kitchen of the second house' }]);
    expect(companies('2016 – 2020 | Cook | St. Patrick Hotel and Restaurant')[0]?.[1]).toBe(
      'St. Patrick Hotel and Restaurant',
    );
  });

  it('end with their period where a sentence follows it', () => {
    const [entry] = parseEntries(
      [line('Cook, Blue Door, 2016 – 2020. Ran the kitchen of the second house.')],
      'ltr',
      scoreTitleOrCompany,
    );
    expect(entry).toMatchObject({
      first: 'Cook',
      second: 'Blue Door',
      startDate: '2016',
      description: 'Ran the kitchen of the second house.',
    });
  });

  it('say nothing of how long all posts at an employer were', () => {
    expect(
      companies(
        'Blue Door Ltd',
        '8 years 2 months',
        'Head Cook',
        'February 2019 – Present (5 years)',
        'Ran the kitchen of the second house.',
        'Cook',
        'May 2017 – January 2019 (2 years)',
      ).map(([first, second]) => [first, second]),
    ).toEqual([
      ['Head Cook', 'Blue Door Ltd'],
      ['Cook', 'Blue Door Ltd'],
    ]);
  });

  it('have the post that stands below an employer and a place that no list knows', () => {
    const [one, other] = companies(
      '2019 – 2021',
      'Blue Door Hotel | Haifa',
      'Cook',
      '2016 – 2019',
      'Corner Hotel | Zeelim',
      'Host',
    );
    expect([one, other]).toEqual([
      ['Cook', 'Blue Door Hotel', 'Haifa', '2019'],
      ['Host', 'Corner Hotel', 'Zeelim', '2016'],
    ]);
  });

  it('are whole where they went over the edge of their column in the middle of a row', () => {
    const [row, rest] = [
      line('2016-2019 ¦ Swansea Bay University Health Trust ¦ Nurse', { bold: true }),
      line('Board', { bold: true, left: 240 }),
    ];
    expect(
      parseEntries(
        [{ ...row, cells: row.cells.map((cell) => ({ ...cell, right: Math.max(cell.right, cell.left + 195) })) }, rest],
        'ltr',
        scoreTitleOrCompany,
      ),
    ).toMatchObject([{ first: 'Nurse', second: 'Swansea Bay University Health Trust Board' }]);
    expect(
      parseEntries([line('2016-2019 ¦ Swansea Trust ¦ Nurse', { bold: true }), rest], 'ltr', scoreTitleOrCompany)[0]
        ?.second,
    ).toBe('Swansea Trust');
  });

  it('are told apart by double dashes and by labels, and a firm named after a town is no place', () => {
    expect(companies('Cook -- Blue Door', '2019 – 2021')).toEqual([['Cook', 'Blue Door', '', '2019']]);
    expect(
      companies(
        '2019 – 2021, Blue Mirror',
        'Position: Keeper of bees',
        '2016 – 2019, Corner',
        'Position: Keeper of goats',
      ).map(([first, second]) => [first, second]),
    ).toEqual([
      ['Keeper of bees', 'Blue Mirror'],
      ['Keeper of goats', 'Corner'],
    ]);
    expect(isPlace('מצפה רמון ג׳אז')).toBe(false);
    expect(isPlace('מצפה רמון ג׳אז, מצפה רמון')).toBe(false);
    expect(isPlace('מצפה רמון')).toBe(true);
  });

  it('of studies have no grade in their names', () => {
    const [one] = parseEntries(
      [line('2013 – 2015 | M.Sc. in Chemistry | Technion | magna cum laude')],
      'ltr',
      scoreDegreeOrInstitution,
    );
    expect(one).toMatchObject({ first: 'M.Sc. in Chemistry', second: 'Technion', description: 'magna cum laude' });
    expect(
      parseEntries([line('2013 – 2015 | תואר ראשון, אוניברסיטת חיפה, ממוצע 88')], 'rtl', scoreDegreeOrInstitution),
    ).toMatchObject([{ first: 'תואר ראשון', second: 'אוניברסיטת חיפה', description: 'ממוצע 88' }]);
    expect(degrees(line('2011 – 2014 | LLB (Hons) Law, First Class | Durham University'))).toEqual([
      ['LLB (Hons) Law, First Class', 'Durham University'],
    ]);
  });

  it('without any cue follow the order that is told', () => {
    const lines = [line('2017 – 2018'), line('דן גורמה', { bold: true }), line('סדנה למתוקים')];
    expect([-1, 0].map((likely) => parseEntries(lines, 'rtl', scoreDegreeOrInstitution, likely)[0]?.first)).toEqual([
      'סדנה למתוקים',
      'דן גורמה',
    ]);
  });

  it('have a place that no list knows in brackets, or beside the period below both names', () => {
    const inBrackets = line('2019 – 2021 ¦ Blue Door (Zeelim)');
    const [dates, name] = inBrackets.cells;
    if (!dates || !name) throw new Error('two cells');
    const runs = [
      { text: 'Blue Door ', bold: true },
      { text: '(Zeelim)', bold: false },
    ];
    expect(
      parseEntries([{ ...inBrackets, cells: [dates, { ...name, runs }] }, line('Cook')], 'ltr', scoreTitleOrCompany),
    ).toMatchObject([{ first: 'Cook', second: 'Blue Door', location: 'Zeelim' }]);
    const alone = [
      { text: 'Lifeguard ', bold: true },
      { text: '(Metro Parks)', bold: false },
    ];
    expect(
      parseEntries(
        [
          { ...inBrackets, cells: [dates, { ...name, text: 'Lifeguard (Metro Parks)', runs: alone }] },
          line('• Outdoor pools', { left: 60 }),
        ],
        'ltr',
        scoreTitleOrCompany,
      ),
    ).toMatchObject([{ first: 'Lifeguard', second: 'Metro Parks', location: '' }]);
    expect(companies('Cook | Blue Door', '2019 – 2021 · Zeelim', 'Host | Corner', '2016 – 2019 · Gilat')).toEqual([
      ['Cook', 'Blue Door', 'Zeelim', '2019'],
      ['Host', 'Corner', 'Gilat', '2016'],
    ]);
  });

  it('go without the word that joins them and the stop of their sentence', () => {
    const one = line('טבח בחברת שולחן ערוך 2019 – 2021.');
    const [cell] = one.cells;
    if (!cell) throw new Error('a cell');
    const runs = [
      { text: 'טבח ', bold: true },
      { text: 'בחברת ', bold: false },
      { text: 'שולחן ערוך ', bold: true },
      { text: '2019 – 2021.', bold: false },
    ];
    expect(parseEntries([{ ...one, cells: [{ ...cell, runs }] }], 'rtl', scoreTitleOrCompany)).toMatchObject([
      { first: 'טבח', second: 'שולחן ערוך' },
    ]);
    expect(companies('2019-2021: Blue Door, Cook.', '2016-2019: Host, Corner Ltd.')).toEqual([
      ['Cook', 'Blue Door', '', '2019'],
      ['Host', 'Corner Ltd.', '', '2016'],
    ]);
  });

  it('are told by their weights beside a period, and whole where digits alone have another', () => {
    const runs = [
      { text: 'Lakeside Fables ', bold: true },
      { text: 'Blue Mirror 2012 – 2016', bold: false },
    ];
    const one = line('Lakeside Fables Blue Mirror 2012 – 2016', { bold: true });
    expect(
      parseEntries(
        one.cells.map((cell) => ({ ...one, cells: [{ ...cell, runs }] })),
        'ltr',
        scoreTitleOrCompany,
      ),
    ).toMatchObject([{ first: 'Lakeside Fables', second: 'Blue Mirror' }]);
    const digits = [
      { text: 'תעודת בגרות ', bold: true },
      { text: '5 ', bold: false },
      { text: 'יח', bold: true },
      { text: '"', bold: false },
      { text: 'ל', bold: true },
      { text: ', תיכון הרצל 2014 – 2017', bold: false },
    ];
    const other = line('תעודת בגרות 5 יח"ל, תיכון הרצל 2014 – 2017', { bold: true });
    expect(
      parseEntries(
        other.cells.map((cell) => ({ ...other, cells: [{ ...cell, runs: digits }] })),
        'rtl',
        scoreDegreeOrInstitution,
      ),
    ).toMatchObject([{ first: 'תעודת בגרות 5 יח"ל', second: 'תיכון הרצל' }]);
  });

  it('are told by their words where they fill their column, and where a dash parts one name', () => {
    expect(
      degrees(
        line('2014 – 2015'),
        line('Lewis College', { bold: true, right: 100 }),
        line('Master of Arts in Teaching', { right: 550 }),
      ),
    ).toEqual([['Master of Arts in Teaching', 'Lewis College']]);
    expect(
      degrees(line('2010 – 2013 ¦ Technion – Israel Institute of Technology'), line('M.Sc. in Biotechnology')),
    ).toEqual([['M.Sc. in Biotechnology', 'Technion – Israel Institute of Technology']]);
  });

  it('are whole where they went over the edge of their column', () => {
    const edge = { left: 40, right: 545 };
    const head = line('2014 – 2016: Diploma of aviation maintenance technology, North Georgia Technical', edge);
    const found = (next: string) =>
      parseEntries(
        [head, line(next, { left: 40 })].map((one) => ({
          ...one,
          cells: one.cells.map((cell) => ({ ...cell, right: one.right })),
        })),
        'ltr',
        scoreDegreeOrInstitution,
      )[0];
    expect(found('College of Atlanta')).toMatchObject({
      first: 'Diploma of aviation maintenance technology',
      second: 'North Georgia Technical College of Atlanta',
    });
    expect(found('• College of Atlanta')).toMatchObject({ second: 'North Georgia Technical' });
  });

  it('stand before dates in brackets of any kind, and after signs between weights', () => {
    expect(companies('Cook, Blue Door [2019]', 'Host, Corner Cafe [2016]')).toEqual([
      ['Cook', 'Blue Door', '', '2019'],
      ['Host', 'Corner Cafe', '', '2016'],
    ]);
    expect(companies('2019 – 2021', 'Cook / Blue Door')).toEqual([['Cook', 'Blue Door', '', '2019']]);
  });

  it('of posts below one employer have its name each', () => {
    const found = parseEntries(
      [
        line('Blue Door Ltd', { bold: true }),
        dated('Head Cook', '2019 – 2021'),
        line('Ran the kitchen', { left: 54 }),
        dated('Cook', '2017 – 2019'),
        line('Corner Cafe', { bold: true, gap: 24 }),
        dated('Host', '2015 – 2017'),
      ],
      'ltr',
      scoreTitleOrCompany,
    );
    expect(found.map(({ first, second, startDate }) => [first, second, startDate])).toEqual([
      ['Head Cook', 'Blue Door Ltd', '2019'],
      ['Cook', 'Blue Door Ltd', '2017'],
      ['Host', 'Corner Cafe', '2015'],
    ]);
  });

  it('have the place that stands below their dates', () => {
    const found = parseEntries(
      [line('2019 – 2021 ¦ Cook'), line('Zeelim ¦ Blue Door'), line('2017 – 2019 ¦ Host'), line('Gilat ¦ Corner')],
      'ltr',
      scoreTitleOrCompany,
    );
    expect(found.map(({ first, second, location }) => [first, second, location])).toEqual([
      ['Cook', 'Blue Door', 'Zeelim'],
      ['Host', 'Corner', 'Gilat'],
    ]);
  });

  it('are cut at a comma where a dash is part of the second name', () => {
    expect(degrees(line('2019 – 2022 | BSc in Physics, Technion – Israel Institute'))).toEqual([
      ['BSc in Physics', 'Technion – Israel Institute'],
    ]);
  });

  it('have the period that a narrow column broke, and go without how long it was', () => {
    expect(broken('September 2017 to', 'June 2019')).toMatchObject({
      first: 'Cook',
      second: 'Blue Door Restaurant',
      startDate: '2017-09',
      endDate: '2019-06',
    });
    expect(broken('September 2017 to June', '2019')).toMatchObject({ startDate: '2017-09', endDate: '2019-06' });
    expect(
      parseEntries(
        [line('מלון הים'), line('טבח'), line('2017 – 2019 (שנתיים)'), line('- ניהול המטבח')],
        'rtl',
        scoreTitleOrCompany,
      ),
    ).toMatchObject([{ first: 'טבח', second: 'מלון הים', description: 'ניהול המטבח' }]);
  });
});

it('a field of study behind a dash goes with its degree, and a unit behind one with its employer', () => {
  expect(degrees(line('2019 – 2022 | Practical engineer – power grids, Polytechnic of Haifa Bay'))).toEqual([
    ['Practical engineer – power grids', 'Polytechnic of Haifa Bay'],
  ]);
  expect(companies('2019 – 2022 | Commander – Golan Brigade, IDF')[0]?.slice(0, 2)).toEqual([
    'Commander',
    'Golan Brigade, IDF',
  ]);
});
