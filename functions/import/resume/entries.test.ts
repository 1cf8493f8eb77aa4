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

describe('entries', () => {
  it('have names that narrow columns broke whole beside that text', () => {
    const wide = { left: 40, right: 480 };
    const names = [
      line('Coordinator of all ¦ Planned thirty tastings a year for the town', { ...wide, bold: true }),
      line('Corner Bakery Co.,'),
      line('Milwaukee, WI'),
      line('2019 – 2021'),
      line('Clerk ¦ Kept the books of three small companies', { ...wide, gap: 20, bold: true }),
      line('Levi and Sons, Chicago, IL'),
      line('2016 – 2019'),
    ];
    const plain = names.map((one) => ({
      ...one,
      cells: one.cells.map((cell, at) =>
        at > 0 ? { ...cell, bold: false, runs: [{ text: cell.text, bold: false }] } : cell,
      ),
    }));
    expect(
      parseEntries(plain, 'ltr', scoreTitleOrCompany).map(({ first, second, location }) => [first, second, location]),
    ).toEqual([
      ['Coordinator of all', 'Corner Bakery Co.', 'Milwaukee, WI'],
      ['Clerk', 'Levi and Sons', 'Chicago, IL'],
    ]);
  });

  it('have the text that stands in a column beside their names', () => {
    const wide = { left: 40, right: 480 };
    const facts = [
      line('Baker ¦ Baked four hundred loaves before six each day', wide),
      line('Corner Bakery, Haifa', { left: 40, right: 160 }),
      line('2019 – 2021', { left: 40, right: 100 }),
      line('Clerk ¦ Kept the books of three small companies', { ...wide, gap: 20 }),
      line('Levi Ltd ¦ Answered letters in three languages', wide),
      line('2016 – 2019', { left: 40, right: 100 }),
    ];
    expect(
      parseEntries(facts, 'ltr', scoreTitleOrCompany).map(({ first, second, description }) => [
        first,
        second,
        description,
      ]),
    ).toEqual([
      ['Baker', 'Corner Bakery', 'Baked four hundred loaves before six each day'],
      ['Clerk', 'Levi Ltd', 'Kept the books of three small companies\nAnswered letters in three languages'],
    ]);
  });

  it('know places as Americans write them, and unknown ones by their like in the other entries', () => {
    expect(companies('Clerk | Lakeside Creamery Co., Sheboygan, WI | 2016 – 2020')).toEqual([
      ['Clerk', 'Lakeside Creamery Co.', 'Sheboygan, WI', '2016'],
    ]);
    expect(
      companies('Nurse | Saint Brigid, Ballina | 2015 – 2019', 'Nurse | Saint Anne, Tuam | 2012 – 2015').map(
        ([, , place]) => place,
      ),
    ).toEqual(['Ballina', 'Tuam']);
  });

  it('are told apart whichever name stands first', () => {
    expect(companies('Software Engineer, Acme Ltd, Haifa | 2019 - 2021')).toEqual([
      ['Software Engineer', 'Acme Ltd', 'Haifa', '2019'],
    ]);
    expect(companies('Acme Ltd | Software Engineer ¦ 2019 - 2021')).toEqual([
      ['Software Engineer', 'Acme Ltd', '', '2019'],
    ]);
    expect(companies('2019 - 2021 | מנהלת חשבונות | קפה גרג, חיפה')).toEqual([
      ['מנהלת חשבונות', 'קפה גרג', 'חיפה', '2019'],
    ]);
  });

  it('without cue words follow the order of the others in the section', () => {
    expect(
      companies(
        'Brightloop | Sales Manager ¦ 2019 - 2021',
        'Northwind | Ninja ¦ 2017 - 2019',
        'Contoso Group | Cashier ¦ 2015 - 2017',
      )[1],
    ).toEqual(['Ninja', 'Northwind', '', '2017']);
  });

  it('of education know degrees and institutions, also with a dash inside', () => {
    const found = parseEntries(
      [line('תואר ראשון במדעי המחשב ¦ 2010 – 2014'), line('הטכניון – מכון טכנולוגי לישראל')],
      'ltr',
      scoreDegreeOrInstitution,
    );
    expect(found).toMatchObject([
      { first: 'תואר ראשון במדעי המחשב', second: 'הטכניון – מכון טכנולוגי לישראל', startDate: '2010', endDate: '2014' },
    ]);
  });

  it('hold their bullets as lines of the description', () => {
    const [entry] = parseEntries(
      [line('Nurse | City Hospital ¦ 2019 - Present'), line('• Ran the night shift'), line('• Trained students')],
      'ltr',
      scoreTitleOrCompany,
    );
    expect(entry).toMatchObject({
      first: 'Nurse',
      second: 'City Hospital',
      current: true,
      description: 'Ran the night shift\nTrained students',
    });
  });
});

it('places are known by name, and nothing longer is one', () => {
  for (const place of ['תל אביב', 'Tel Aviv, Israel', 'Austin, TX', 'באר שבע']) expect(isPlace(place)).toBe(true);
  for (const text of [
    'TU Dortmund',
    'Wix, Haifa',
    'Dana Levi, RN',
    'אוניברסיטת תל אביב',
    'Haifa Chemicals',
    'מנהל מוצר',
  ])
    expect(isPlace(text)).toBe(false);
});

describe('tables whose columns have names', () => {
  const row = { bold: true };

  it('are read by their names, with texts that narrow columns broke', () => {
    const found = parseEntries(
      [
        line('Years ¦ Employer ¦ Position', row),
        line('2019 - ¦ Corner ¦ Head'),
        line('2021 ¦ Bakery ¦ baker'),
        line('2016 - 2019 ¦ Blue Door ¦ Host', { gap: 20, y: 140 }),
      ].map((one, at) => ({ ...one, cells: one.cells.map((cell) => ({ ...cell, y: 100 + at * 14 })) })),
      'ltr',
      scoreTitleOrCompany,
    );
    expect(found.map(({ first, second, startDate, endDate }) => [first, second, startDate, endDate])).toEqual([
      ['Head baker', 'Corner Bakery', '2019', '2021'],
      ['Host', 'Blue Door', '2016', '2019'],
    ]);
  });

  it('are read fact by fact where each has its name', () => {
    const found = parseEntries(
      [
        'Position: Cook',
        'Employer: Blue Door, Haifa',
        'Period: 2019 – 2021',
        '• Ran the kitchen',
        'Position: Host',
        'Employer: Corner Cafe',
        'Period: 2016 – 2019',
      ].map((text) => line(text)),
      'ltr',
      scoreTitleOrCompany,
    );
    expect(
      found.map(({ first, second, location, startDate, description }) => [
        first,
        second,
        location,
        startDate,
        description,
      ]),
    ).toEqual([
      ['Cook', 'Blue Door', 'Haifa', '2019', 'Ran the kitchen'],
      ['Host', 'Corner Cafe', '', '2016', ''],
    ]);
  });

  it('are none where a line has other words beside the names', () => {
    expect(parseEntries([line('Position ¦ Baker ¦ 2019 - 2021')], 'ltr', scoreTitleOrCompany)).toHaveLength(1);
  });
});
