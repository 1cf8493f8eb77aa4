import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { scoreDegreeOrInstitution, isPlace, scoreTitleOrCompany } from './cues.ts';
import { kindByName } from './headings.ts';
import { parseEntries } from './namedEntries.ts';
import { findLanguages } from './languages.ts';
import { findPersonName } from './personName.ts';
import { parseResumeLines } from './parseResumeLines.ts';
import { splitSections } from './sections.ts';
import { parseSkills } from './skills.ts';

describe('headings', () => {
  it.each([
    ['ניסיון תעסוקתי', 'experience'],
    ['נסיון מקצועי:', 'experience'],
    ['WORK EXPERIENCE', 'experience'],
    ['E D U C A T I O N', 'education'],
    ['השכלה והכשרות', 'education'],
    ['שירות צבאי', 'military'],
    ['Skills | כישורים', 'skills'],
    ['Volunteering', 'volunteering'],
    ['פרסומים', 'publications'],
    ['קורסים והסמכות', 'courses'],
    ['ידיעת שפות', 'languages'],
    ['ידע מחשבים:', 'skills'],
    ['Professional Appointments', 'experience'],
  ])('%s heads %s', (text, kind) => {
    expect(kindByName(text)).toBe(kind);
  });

  it.each(['מפתחת תוכנה', 'Worked on education software for schools.', 'dana@example.com', 'Tel Aviv'])(
    '%s heads nothing',
    (text) => {
      expect(kindByName(text)).toBeUndefined();
    },
  );

  it('that no table knows are known by looking like the others, and keep their title', () => {
    const big = { bold: true, size: 13, gap: 26 };
    const sections = splitSections([
      line('דנה לוי', { size: 20 }),
      line('ניסיון', big),
      line('מורה'),
      line('השכלה', big),
      line('תואר'),
      line('תחרויות שחמט', big),
      line('מקום ראשון באליפות הארץ'),
    ]);
    expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['head', ''],
      ['experience', 'ניסיון'],
      ['education', 'השכלה'],
      ['other', 'תחרויות שחמט'],
    ]);
  });
});

describe('headings beside their sections', () => {
  it('are whole where a narrow column broke them, and none of their words is text of the section', () => {
    const sections = splitSections([
      line('Dana Levi', { size: 20 }),
      line('Employment ¦ 2019 – 2021 ¦ Barista and shift lead at the front', { bold: true }),
      line('History ¦ Corner Cafe', { bold: true }),
      line('Core ¦ Coffee, Cashing up, Training of new people', { bold: true }),
      line('Competencies', { bold: true }),
    ]);
    expect(sections.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
      ['', ['Dana Levi']],
      ['Employment History', ['2019 – 2021  Barista and shift lead at the front', 'Corner Cafe']],
      ['Core Competencies', ['Coffee, Cashing up, Training of new people']],
    ]);
  });
});

describe('names', () => {
  it('are the largest text that can be one, without the title of the document', () => {
    expect(
      findPersonName([
        line('קורות חיים'),
        line('רונית אלמוג', { size: 20 }),
        line('אחות מוסמכת', { size: 12 }),
        line('ניסיון'),
      ]).name,
    ).toBe('רונית אלמוג');
    expect(
      findPersonName([line('Dana Levi-Cohen, RN', { size: 20 }), line('Nurse', { size: 12 }), line('Haifa')]).name,
    ).toBe('Dana Levi-Cohen');
    // A surname that is a trade, at the top; a title of a trade alone is none.
    expect(findPersonName([line('Sarah Baker'), line('sarah@example.com'), line('Head Cook')]).name).toBe(
      'Sarah Baker',
    );
    expect(findPersonName([line('שם מלא ¦ רונית אלמוג', { bold: true }), line('טלפון ¦ 052-1234567')]).name).toBe(
      'רונית אלמוג',
    );
    expect(
      findPersonName([line('ענבל שרעבי-', { size: 18 }), line('לוי', { size: 18 }), line('פסיכולוגית')]).name,
    ).toBe('ענבל שרעבי-לוי');
    expect(findPersonName([line('Pastry Chef'), line('sarah@example.com')]).name).toBe('');
    expect(
      findPersonName([
        line('DANA', { size: 30, y: 60 }),
        line('LEVI-COHEN', { size: 30, y: 92 }),
        line('Cook', { size: 12 }),
        line('dana@example.com'),
        line('Haifa'),
      ]).name,
    ).toBe('DANA LEVI-COHEN');
    expect(
      findPersonName([line('Curriculum Vitae – Oliver Grant', { size: 18 }), line('Mechanical Engineer')]).name,
    ).toBe('Oliver Grant');
  });
});

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

describe('skills', () => {
  it('come out of lists, tables and groups, without levels', () => {
    expect(parseSkills([line('Frontend: React, Vue (Composition API, Pinia), A/B Testing')], 'ltr')).toEqual([
      'React',
      'Vue (Composition API, Pinia)',
      'A/B Testing',
    ]);
    expect(parseSkills([line('Excel ¦ SAP'), line('Photoshop 90% ¦ Python – advanced')], 'ltr')).toEqual([
      'Excel',
      'SAP',
      'Photoshop',
      'Python',
    ]);
    expect(parseSkills([line('Salesforce - Negotiation - Public speaking')], 'ltr')).toEqual([
      'Salesforce',
      'Negotiation',
      'Public speaking',
    ]);
    expect(parseSkills([line('Salesforce / Public speaking')], 'ltr')).toEqual(['Salesforce', 'Public speaking']);
    expect(parseSkills([line('• החייאה מתקדמת'), line('• Excel – רמה גבוהה')], 'rtl')).toEqual([
      'החייאה מתקדמת',
      'Excel',
    ]);
  });
});

describe('spoken languages', () => {
  it('have the level that stands with them, in words of either language', () => {
    expect(findLanguages([line('עברית – שפת אם, אנגלית – טובה מאוד, רוסית (בסיסית)')])).toEqual([
      { name: 'עברית', level: 'native' },
      { name: 'אנגלית', level: 'advanced' },
      { name: 'רוסית', level: 'basic' },
    ]);
    expect(findLanguages([line('English ¦ C1'), line('German: conversational'), line('Tamil')])).toEqual([
      { name: 'English', level: 'fluent' },
      { name: 'German', level: 'intermediate' },
      { name: 'Tamil', level: undefined },
    ]);
  });
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

  it('are told by their words where they are as wide as their column, and where a dash parts two words for one name', () => {
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

const big = { bold: true, size: 13, gap: 26 };
const kindsOf = (bold: boolean) =>
  splitSections([
    line('Dana Levi', { size: 20 }),
    line('Nursing Experience', { bold }),
    line('Nurse of the emergency room'),
  ]).map(({ kind }) => kind);
const kindsInColumns = (top: ReturnType<typeof line>) =>
  splitSections(
    [
      line('Languages', big),
      line('Hebrew – native'),
      { ...top, column: 2 },
      { ...line('Education', big), column: 2 },
      { ...line('BA of the open university'), column: 2 },
    ].map((one) => ({ ...one, column: one.column || 1 })),
  ).map(({ kind, lines }) => [kind, lines.length]);

describe('sections', () => {
  it('with an unknown heading that looks like the known ones are told by a word of it', () => {
    const sections = splitSections([
      line('Dana Levi', { size: 20 }),
      line('Education', big),
      line('BA'),
      line('Skills', big),
      line('Excel, Word, Jira'),
      line('Guiding experience', big),
      line('Guide of young people in the scouts'),
      line('Chess', big),
      line('First place of the town'),
    ]);
    expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['head', ''],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['experience', 'Guiding experience'],
      ['other', 'Chess'],
    ]);
  });

  it('know a heading of two words by its shape only where it stands out', () => {
    expect(kindsOf(true)).toEqual(['head', 'experience']);
    expect(kindsOf(false)).toEqual(['head']);
  });

  it('go on at the top of the next column where a list does, and do not where a name stands there', () => {
    expect(kindsInColumns(line('English – good'))).toEqual([
      ['head', 0],
      ['languages', 2],
      ['education', 1],
    ]);
    expect(kindsInColumns(line('Dana Levi', { size: 20 }))).toEqual([
      ['head', 0],
      ['languages', 1],
      ['head', 1],
      ['education', 1],
    ]);
  });

  it('have headings between signs', () => {
    expect(
      splitSections([
        line('Dana Levi', { size: 20 }),
        line('— Education —'),
        line('BA'),
        line('*** Skills ***'),
        line('Excel'),
      ]).map(({ kind, title }) => [kind, title]),
    ).toEqual([
      ['head', ''],
      ['education', 'Education'],
      ['skills', 'Skills'],
    ]);
  });

  it('have no typed rule among their lines', () => {
    expect(
      splitSections([line('Dana Levi', { size: 20 }), line('SKILLS'), line('=============='), line('Excel')])
        .at(-1)
        ?.lines.map(({ text }) => text),
    ).toEqual(['Excel']);
  });

  it('leave out that references are given on request', () => {
    for (const text of ['* References available upon request *', 'המלצות יינתנו על פי דרישה.'])
      expect(
        splitSections([line('Dana Levi', { size: 20 }), line('Skills', big), line('Excel'), line(text)])
          .at(-1)
          ?.lines.map((one) => one.text),
      ).toEqual(['Excel']);
  });

  it('beside each other have each the text below it, up to the next heading and not where longer text goes on', () => {
    const rows = [
      line('Dana Levi', { size: 20 }),
      line('Skills ¦ Languages', big),
      line('Excel ¦ Hebrew – native'),
      line('Word'),
    ];
    const told = (...lines: ReturnType<typeof line>[]) =>
      splitSections([...rows, ...lines]).map(({ kind, lines: own }) => [kind, own.map(({ text }) => text)]);
    expect(told(line('Education', big), line('BA'))).toEqual([
      ['head', ['Dana Levi']],
      ['skills', ['Excel', 'Word']],
      ['languages', ['Hebrew – native']],
      ['education', ['BA']],
    ]);
    expect(told(line('• Led a team', { left: 60 }))).not.toContainEqual(['skills', ['Excel', 'Word']]);
  });

  it('are none where names in another column share the look of headings', () => {
    const headings = [
      line('Skills', { size: 13, column: 1 }),
      line('Excel', { column: 1 }),
      line('Languages', { size: 13, column: 1 }),
      line('Hebrew – native', { column: 1 }),
    ];
    const entries = [
      line('Experience', { size: 15, gap: 26, column: 2 }),
      line('Blue Door', { size: 13, gap: 26, column: 2 }),
      line('Cook of the house', { column: 2 }),
      line('Corner', { size: 13, gap: 26, column: 2 }),
      line('Host of the house', { column: 2 }),
    ];
    expect(
      splitSections([line('Dana Levi', { size: 20 }), ...headings, ...entries]).flatMap(({ title }) =>
        title === '' ? [] : [title],
      ),
    ).toEqual(['Skills', 'Languages', 'Experience']);
  });

  it('do not go on in capitals at the top of the next column', () => {
    expect(kindsInColumns(line('BAKER AND COOK'))).toEqual([
      ['head', 0],
      ['languages', 1],
      ['head', 1],
      ['education', 1],
    ]);
  });

  it('leave contacts at the foot of the page out', () => {
    const sections = splitSections([
      line('Dana Levi', { size: 20 }),
      line('Education', big),
      line('BA'),
      line('dana@example.com ¦ 052-1234567 ¦ Haifa'),
    ]);
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['head', 1],
      ['education', 1],
      ['contacts', 1],
    ]);
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

const besideContact = (text: string, contact: string, y: number) => {
  const one = line(`${text} ¦ ${contact}`, { y });
  return {
    ...one,
    cells: one.cells.map((cell, at) => ({
      ...cell,
      left: at === 0 ? 40 : 400,
      right: at === 0 ? 40 + text.length * 5 : 540,
    })),
  };
};

it('a summary that stands beside contacts is whole', () => {
  const lines = [
    line('Dana Levi', { size: 20, y: 60 }),
    besideContact('Dental hygienist with ten years of chairside care for', 'dana@example.com', 100),
    besideContact('families and seniors in two towns.', '052-1234567', 114),
    line('Skills', { ...big, y: 150 }),
    line('Excel', { y: 164 }),
  ];
  expect(parseResumeLines(lines, [], 'ltr').resumeData.summary).toBe(
    'Dental hygienist with ten years of chairside care for families and seniors in two towns.',
  );
});
