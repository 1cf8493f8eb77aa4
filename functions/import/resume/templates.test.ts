import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { toParagraphs } from './bullets.ts';
import { findContacts } from './contacts.ts';
import { scoreDegreeOrInstitution, isPlace, scoreTitleOrCompany } from './cues.ts';
import { findPeriods } from './periods.ts';
import { kindByName } from './headings.ts';
import { parseEntries } from './namedEntries.ts';
import { findLanguages } from './languages.ts';
import { findPersonName } from './personName.ts';
import { parseResumeLines } from './parseResumeLines.ts';
import { splitSections } from './sections.ts';
import { parseSkills } from './skills.ts';

const jobs = (...lines: ReturnType<typeof line>[]) =>
  parseEntries(lines, 'ltr', scoreTitleOrCompany).map(({ first, second, location, description }) => [
    first,
    second,
    location,
    description,
  ]);
const entries = (...texts: string[]) =>
  parseEntries(
    texts.map((text) => line(text, { right: 500 })),
    'rtl',
    scoreTitleOrCompany,
  ).map(({ first, second, startDate, current }) => [first, second, startDate, current]);
const studies = (...lines: ReturnType<typeof line>[]) =>
  parseEntries(lines, 'ltr', scoreDegreeOrInstitution).map(({ first, second }) => [first, second]);
const contacts = (...texts: string[]) =>
  findContacts(
    texts.map((text) => line(text)),
    [],
    [],
  );

describe('what forms and templates do', () => {
  it('brackets around a country code leave a phone one, and the number of a page is none', () => {
    expect(contacts('Phone number: (+49) 15112345678 (Mobile)').phone).toBe('(+49) 15112345678');
    expect(contacts('dr@uni.example.org', 'ORCID: orcid.org/0000-0002-1825-0097')).toMatchObject({
      website: 'orcid.org/0000-0002-1825-0097',
      phone: '',
    });
  });

  it('a label and its value need no space between, and a street may have an entrance', () => {
    expect(contacts('ravi@example.com', 'Location:Bengaluru, India').address).toBe('Bengaluru, India');
    expect(contacts("רח' הגפן 14/3, ראשון לציון   נייד: 052-8867431")).toMatchObject({
      address: "רח' הגפן 14/3, ראשון לציון",
      phone: '052-8867431',
    });
  });

  it('numbered headings are headings', () => {
    for (const [text, kind] of [
      ['א. השכלה', 'education'],
      ['II. Education', 'education'],
      ["ג' פרסומים", undefined],
      ['ב. תפקידים אקדמיים', 'experience'],
    ] as const)
      expect(kindByName(text)).toBe(kind);
  });

  it('a name stands in two fields of a form, or with its first word alone above the others', () => {
    expect(findPersonName([line('קורות חיים', { size: 16 }), line('שם פרטי ¦ סיון ¦ שם משפחה ¦ אזולאי')]).name).toBe(
      'סיון אזולאי',
    );
    expect(
      parseResumeLines([line('First name: Dana'), line('Surname: Levi'), line('dana@example.com')], [], 'ltr')
        .resumeData.personalInfo.fullName,
    ).toBe('Dana Levi');
    expect(
      findPersonName([
        line('SOFÍA', { size: 26, y: 60 }),
        line('IGLESIAS PEÑA', { size: 26, y: 88 }),
        line('Designer', { size: 11 }),
        line('Valencia'),
        line('Spain'),
        line('2019'),
      ]).name,
    ).toBe('SOFÍA IGLESIAS PEÑA');
    expect(
      findPersonName([
        line('Jane Doe', { size: 26, y: 60 }),
        line('Illustrator', { size: 26, y: 88 }),
        line('Bergen', { size: 11 }),
        line('Norway'),
      ]).name,
    ).toBe('Jane Doe');
  });

  it('labels say which name is the post, and a period goes on till date', () => {
    const found = jobs(
      line('Flipkart,Bengaluru ¦ Jul 2022 -Till date', { bold: true }),
      line('Designation : Senior Data Analyst'),
      line('• Forecast of returns'),
      line('Delhivery ¦ Aug 2019 – Jun 2022', { bold: true, gap: 22 }),
      line('Designation : Data Analyst'),
    );
    expect(found.map(([title, company]) => [title, company])).toEqual([
      ['Senior Data Analyst', 'Flipkart'],
      ['Data Analyst', 'Delhivery'],
    ]);
    expect(findPeriods('05/2018 - עד היום')).toMatchObject([{ start: '2018-05', current: true }]);
  });

  it('tables of studies have a column of marks', () => {
    expect(studies(line('Degree ¦ Institution ¦ Year ¦ CGPA'), line('B.Tech ¦ NIT Trichy ¦ 2015-2019 ¦ 8.4'))).toEqual([
      ['B.Tech', 'NIT Trichy'],
    ]);
  });

  it('a degree is the one item below its school, and studies without years are one to a line', () => {
    expect(
      studies(line('2016 - 2017'), line('ELISAVA', { bold: true }), line('• Master in Interaction Design')),
    ).toEqual([['Master in Interaction Design', 'ELISAVA']]);
    expect(studies(line('Certified electrician – Atid College'), line('Practical engineer – Ort School'))).toEqual([
      ['Certified electrician', 'Atid College'],
      ['Practical engineer', 'Ort School'],
    ]);
  });

  it('people without an employer have what they did below', () => {
    expect(
      jobs(
        line('Freelance illustrator', { bold: true }),
        line('2020 - Present'),
        line('Branding for forty shops'),
        line('Books for children'),
      ),
    ).toEqual([['Freelance illustrator', '', '', expect.stringContaining('Branding for forty shops')]]);
    expect(
      jobs(line('Freelance illustrator', { bold: true }), line('Self-employed'), line('2020 - Present'))[0]?.slice(
        0,
        2,
      ),
    ).toEqual(['Freelance illustrator', 'Self-employed']);
  });

  it('braces are the bullets of some fonts', () => {
    expect(jobs(line('Engineer, Mota Ltd ¦ 2017 - Present'), line('{ Bridges, from tender to hand-over'))[0]?.[3]).toBe(
      'Bridges, from tender to hand-over',
    );
  });

  it.each([
    'Tel Aviv-Yafo, Tel Aviv District, Israel',
    'Petah Tikva, Center District, Israel',
    'San Francisco Bay Area',
    'Greater London',
    'Seoul, S.Korea',
    'מחוז תל אביב',
    'South Korea',
  ])('%s is a place', (text) => {
    expect(isPlace(text)).toBe(true);
  });
  it.each(['Apple District', 'London, Barclays', 'Tel Aviv University'])('%s is none', (text) => {
    expect(isPlace(text)).toBe(false);
  });

  it('skills go without the groups beside them, without years in brackets, and whatever sign parts them', () => {
    expect(parseSkills([line('DevOps ¦ AWS, Terraform'), line('Programming ¦ Go, Python')], 'ltr')).toEqual([
      'AWS',
      'Terraform',
      'Go',
      'Python',
    ]);
    expect(parseSkills([line('• Copywriting (8 years)'), line('• SQL (2 years)')], 'ltr')).toEqual([
      'Copywriting',
      'SQL',
    ]);
    expect(parseSkills([line('Priority ◆ SAP ◆ Excel')], 'ltr')).toEqual(['Priority', 'SAP', 'Excel']);
    expect(parseSkills([line('Tools  : Git, Docker'), line('Others ¦ : Airflow')], 'ltr')).toEqual([
      'Git',
      'Docker',
      'Airflow',
    ]);
  });

  it('languages stand beside their label, and one that no list knows has its level among others', () => {
    const sections = splitSections([
      line('PERSONAL SKILLS', { bold: true, gap: 28 }),
      line('Mother tongue ¦ German, Turkish'),
      line('EDUCATION', { bold: true, gap: 28 }),
      line('BA'),
    ]);
    expect(sections.map(({ kind, lines }) => [kind, lines[0]?.text ?? ''])).toEqual([
      ['head', ''],
      ['languages', 'German, Turkish'],
      ['education', 'BA'],
    ]);
    expect(
      findLanguages([line('• Spanish (Native)'), line('• Valencian (Native)'), line('• Reading: good')]).map(
        ({ name }) => name,
      ),
    ).toEqual(['Spanish', 'Valencian']);
    // A legend of levels, and a heading with a hyphen below a list.
    expect(
      findLanguages([line('Spanish: C1'), line('Levels: Basic user'), line('Work-fluent in teams')]).map(
        ({ name }) => name,
      ),
    ).toEqual(['Spanish']);
  });

  it('headings like the others are known where most are of two words; strengths told are no skills', () => {
    const big = { bold: true, size: 14, gap: 28 };
    const titles = [
      'Academic Appointments',
      'Education',
      'Refereed Publications',
      'Fellowships held',
      'Field Work',
      'Languages',
    ];
    expect(
      splitSections(titles.flatMap((title) => [line(title, big), line(`Text of ${title}`)])).map(({ title }) => title),
    ).toEqual(['', ...titles]);
    const strengths = splitSections([
      line('Strengths', big),
      line('Calm under pressure', { bold: true }),
      line('Ran the busiest night of the year twice.'),
      line('Skills', big),
      line('SQL'),
    ]);
    expect(strengths.map(({ kind }) => kind)).toEqual(['head', 'other', 'skills']);
  });

  it('a first name may have an initial beside it', () => {
    expect(
      findPersonName([
        line('Darnell K.', { size: 26, y: 60 }),
        line('Brooks', { size: 26, y: 90 }),
        line('Practical Nurse'),
        line('Decatur'),
        line('2019'),
        line('2018'),
      ]).name,
    ).toBe('Darnell K. Brooks');
  });

  it.each(['Decatur, GA 30030', 'Swansea, SA1 3XL', 'Leeds, West Yorkshire, LS6 2AB', 'Toowoomba, QLD 4350'])(
    '%s is where somebody lives',
    (text) => {
      expect(contacts('dk@example.com', text).address).toBe(text);
    },
  );

  it('a period whose dash has no name may go on until today, before more of its line', () => {
    expect(findPeriods('Apr 2021  Now · Singapore')).toMatchObject([{ start: '2021-04', current: true }]);
  });

  it('a summary goes on after a comma, however short its line is', () => {
    expect(
      toParagraphs(
        [line('Cook with twelve years in hotels and bistros,'), line('used to noise and to teams of thirty.')],
        'ltr',
      ),
    ).toEqual(['Cook with twelve years in hotels and bistros, used to noise and to teams of thirty.']);
    expect(toParagraphs([line('Salt, fish,'), line('Bread')], 'ltr')).toHaveLength(2);
  });

  it('that recommendations come on request is no section', () => {
    expect(
      splitSections([line('ניסיון', { bold: true }), line('מורה'), line('המלצות: יינתנו על פי דרישה')]).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['head', 'experience']);
  });

  it('dates and Latin text that a program exchanged in lines from the right are where they belong', () => {
    expect(
      entries(
        'ראש צוות פיתוח ¦ 03/2019 – היום',
        'מובילאיי טכנולוגיות',
        'מפתחת 02/2019 – 06/2016 ¦ Full Stack',
        'Wix.com',
      ),
    ).toEqual([
      ['ראש צוות פיתוח', 'מובילאיי טכנולוגיות', '2019-03', true],
      ['מפתחת Full Stack', 'Wix.com', '2016-06', false],
    ]);
    expect(
      entries('01.2021 ¦ Senior Product Manager-היום', 'monday.com', 'מנהל מוצר ¦ 2018-2020', 'Fiverr')[0],
    ).toEqual(['Senior Product Manager', 'monday.com', '2021-01', true]);
    // A firm in Latin letters beside a period is one.
    expect(entries('מפתחת תוכנה, 2016 – 2019 ¦ Wix.com')[0]?.slice(1, 3)).toEqual(['Wix.com', '2016']);
  });

  it('an address that goes on below has its dot before the Latin run of a line from the right', () => {
    expect(contacts('omer@example.com | הרצליה | .linkedin.com/in/omer | https://omer', 'dev')).toMatchObject({
      linkedin: 'linkedin.com/in/omer',
      website: 'https://omer.dev',
    });
  });

  it('a Latin name that begins its line after its dates has the dates behind it, as the others have', () => {
    expect(
      entries(
        'מהנדס תוכנה ¦ 03/2012 – 05/2018',
        'GE Healthcare',
        '08/2010 – 02/2012 ¦ Software Engineer',
        'Marvell',
      )[1],
    ).toEqual(['Software Engineer', 'Marvell', '2010-08', false]);
  });

  it('a place below is no employer, and one in brackets is a place where the others have one', () => {
    expect(
      parseEntries(
        [
          line('אנליסטית BI - מקס איט פיננסים', { bold: true, right: 500 }),
          line('יוני 2020 - ינואר 2023, רמת גן', { right: 500 }),
        ],
        'rtl',
        scoreTitleOrCompany,
      ),
    ).toMatchObject([{ first: 'אנליסטית BI', second: 'מקס איט פיננסים', location: 'רמת גן' }]);
    expect(
      jobs(
        line('Engineer, GE Healthcare (Tirat Hakfar Hayarok) ¦ 2012 – 2018'),
        line('Team lead, Elbit (Haifa) ¦ 2018 – Present'),
      ).map(([, , place]) => place),
    ).toEqual(['Tirat Hakfar Hayarok', 'Haifa']);
  });

  it('a label in capitals heads a section, a dash needs no space, references on request are none', () => {
    const sections = splitSections([
      line('EDUCATION:'),
      line('1993-1995 ¦ Nassau Community College'),
      line('SKILLS: QuickBooks, Office'),
      line('References', { bold: true, gap: 28 }),
      line('Available on request'),
    ]);
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['head', 0],
      ['education', 1],
      ['skills', 1],
    ]);
    expect(toParagraphs([line('-Calendar of four attorneys'), line('-Billing')], 'ltr')).toEqual([
      'Calendar of four attorneys',
      'Billing',
    ]);
  });

  it('languages of programming are skills, and names of groups above their lists are none', () => {
    const big = { bold: true, size: 14, gap: 28 };
    const { skills, languages } = parseResumeLines(
      [
        line('Dana Levi', { size: 20 }),
        line('Skills', big),
        line('Machine learning', { bold: true }),
        line('PyTorch, Spark'),
        line('Languages', { bold: true }),
        line('Python, Go'),
        line('Languages', big),
        line('English'),
      ],
      [],
      'ltr',
    ).resumeData;
    expect([skills.map(({ name }) => name), languages.map(({ name }) => name)]).toEqual([
      ['PyTorch', 'Spark', 'Python', 'Go'],
      ['English'],
    ]);
  });

  it('where no heading is one of work, entries with posts are it, but not activities with a name', () => {
    const big = { bold: true, size: 14, gap: 28 };
    const titled = (title: string) =>
      splitSections([
        line('Education', big),
        line('BA, Haifa University ¦ 2015 – 2018'),
        line(title, big),
        line('Cook, Blue Door ¦ 2018 – 2020'),
        line('Waiter, Corner Cafe ¦ 2016 – 2018'),
        line('Skills', big),
        line('SQL'),
      ]).map(({ kind }) => kind);
    expect(titled('My stations')).toEqual(['head', 'education', 'experience', 'skills']);
    expect(titled('Leadership')).toEqual(['head', 'education', 'other', 'skills']);
  });

  it('a summary may end in an abbreviation, and a name may stand behind an empty page', () => {
    expect(
      parseResumeLines(
        [
          line('יגאל ספיר', { size: 20 }),
          line('yigal@example.com'),
          line('סמנכ"ל כספים ורו"ח, 20 שנות ניסיון, גיוסי הון והנפקה בנאסד"ק.'),
          line('ניסיון', { bold: true, size: 14, gap: 28 }),
          line('חשב'),
        ],
        [],
        'rtl',
      ).resumeData.summary,
    ).toContain('בנאסד"ק.');
    expect(findPersonName([line('Abigail Fairweather', { size: 20, page: 1 }), line('Ludlow', { page: 1 })]).name).toBe(
      'Abigail Fairweather',
    );
  });

  it('the stop of an abbreviation is drawn in another weight beside a period', () => {
    const runs = [
      { text: 'B.A', bold: true },
      { text: '. ', bold: false },
      { text: 'כלכלה', bold: true },
      { text: ', אוניברסיטת חיפה, 2016-2019', bold: false },
    ];
    const one = line('B.A. כלכלה, אוניברסיטת חיפה, 2016-2019');
    expect(
      parseEntries(
        one.cells.map((cell) => ({ ...one, cells: [{ ...cell, runs }] })),
        'rtl',
        scoreDegreeOrInstitution,
      ),
    ).toMatchObject([{ first: 'B.A. כלכלה', second: 'אוניברסיטת חיפה' }]);
  });
});
