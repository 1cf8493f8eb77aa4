import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../resume/blankResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { MISREAD_ADVERTS, misjudgedFile, misreadAdverts } from '../../../test/eval/misjudged.ts';
import { coverRequirements } from './coverage.ts';
import { readRequirements } from './requirements.ts';

const read = (advert: string) => readRequirements(advert).requirements.filter(({ isDuty }) => !isDuty);
const texts = (advert: string) => read(advert).map(({ text }) => text);
const keys = (advert: string) => read(advert).map(({ key }) => key);

const complete = (advert: string, quote?: string) =>
  readRequirements(advert, quote === undefined ? [] : [{ quote, isAdvantage: false }]).isComplete;

const BLANK = createBlankResume();
const [JOB] = BLANK.experience as [ResumeData['experience'][number]];
const [STUDY] = BLANK.education as [ResumeData['education'][number]];

interface Person {
  readonly jobs?: readonly (readonly [title: string, from: string, until: string, description: string])[];
  readonly studies?: readonly string[];
  readonly skills?: readonly string[];
  readonly languages?: ResumeData['languages'];
  readonly licences?: readonly string[];
}

const resumeOf = ({ jobs = [], studies = [], skills = [], languages = [], licences = [] }: Person): ResumeData => ({
  ...BLANK,
  experience: jobs.map(([title, startDate, endDate, description], at) => ({
    ...JOB,
    id: `job-${at}`,
    title,
    startDate,
    endDate,
    current: endDate === '',
    description,
  })),
  education: studies.map((degree, at) => ({ ...STUDY, id: `study-${at}`, degree })),
  skills: skills.map((name, at) => ({ id: `skill-${at}`, name })),
  languages: [...languages],
  customSections: [
    {
      id: 'held',
      title: 'Licences',
      items: licences.map((title, at) => ({
        id: `licence-${at}`,
        title,
        organization: '',
        location: '',
        startDate: '',
        endDate: '',
        description: '',
      })),
    },
  ],
});
/** Returns how a person answers one line: the standing of each row, or the reason of a weak one. */
const answers = (line: string, person: Person) =>
  coverRequirements(read(`Requirements:\n- ${line}`), resumeOf(person), '2026-11').map(
    ({ standing, why }) => why ?? standing,
  );

describe('what an advertisement asks for', () => {
  it('[AI-02] stands under its headings; company, duties, benefits, applying and fair chances ask for nothing', () => {
    const advert = `Line cook at Bistro Nova
About us
Bistro Nova has cooked with Excel tables and Python since 1998.
Responsibilities:
- Prepare fish
What you'll need:
- Two years in a kitchen
- Knife skills (must)
Nice to have
- Culinary school
We offer
- Forklift training
Nova is an equal opportunity employer. Send your CV to jobs@example.org.`;
    expect(read(advert).map(({ text, isAdvantage }) => [text, isAdvantage])).toEqual([
      ['Two years in a kitchen', false],
      ['Knife skills', false],
      ['Culinary school', true],
    ]);
    const hebrew = `דרוש/ה טבח/ית למסעדת נובה
תיאור התפקיד: הכנת דגים ושטיפת כלים.
דרישות התפקיד:
* ניסיון של שנתיים במטבח
* רישיון נהיגה - חובה
יתרונות:
* תעודת קונדיטור
מה אנחנו מציעים?
* קורס מלגזה על חשבון החברה
המשרה מיועדת לנשים וגברים כאחד. לשליחת קורות חיים: jobs@example.org`;
    expect(texts('חובה:\n- הלחמה\n- דיסקרטיות')).toEqual(['הלחמה', 'דיסקרטיות']);
    // Unknown headings.
    expect(texts('Hand on heart\n> Figma\nBonus:\n> French')).toEqual(['Figma', 'French']);
    expect(texts('Do these sound familiar:\nFigma\nGood English\n\nLunch is on us. Come by.')).toEqual([
      'Figma',
      'Good English',
    ]);
    expect(read(hebrew).map(({ text, isAdvantage }) => [text, isAdvantage])).toEqual([
      ['ניסיון של שנתיים במטבח', false],
      ['רישיון נהיגה', false],
      ['תעודת קונדיטור', true],
    ]);
  });

  it('[AI-02] is listed behind any sign, and an advantage that is not required is one', () => {
    expect(read('Great to have:\n➕ Figma\n➕ German').map(({ text, isAdvantage }) => [text, isAdvantage])).toEqual([
      ['Figma', true],
      ['German', true],
    ]);
    expect(texts('נדרשת אנגלית טובה בכתב ובעל פה. תואר ראשון – יתרון, לא חובה.')).toEqual([
      'אנגלית טובה בכתב ובעל פה',
      'תואר ראשון',
    ]);
    // The place of the job is no requirement.
    expect(keys('Requirements:\n- Cook in Haifa')).toEqual(keys('Requirements:\n- Cook'));
    expect(keys('דרישות:\n- אחות מוסמכת בכרמיאל')).toEqual(keys('דרישות:\n- אחות מוסמכת'));
  });

  it('[AI-02] ends where a paragraph behind an empty line asks for nothing', () => {
    const rest = 'The job is full-time on site; lunch is included. Apply through the link below.';
    expect(texts(`Requirements\nFigma\nGood English\n\n${rest}`)).toEqual(['Figma', 'Good English']);
    expect(texts(`Bonus points: illustration, packaging.\n\n${rest} Write to Maya: studio@toys.example`)).toEqual([
      'illustration',
      'packaging',
    ]);
    expect(texts('Requirements:\n\nYou have two years in sales.\n\nYou speak English.')).toHaveLength(2);
  });

  it('[AI-02] has clauses and sentences each by itself', () => {
    const prose = `To apply you need a degree in law, and you have two years behind you as a clerk. You write R.
You have SQL.
German would be a bonus; so would a background in science.`;
    expect(texts(prose)).toEqual([
      'a degree in law',
      'you have two years behind you as a clerk',
      'You write R',
      'You have SQL',
      'German',
      'a background in science',
    ]);
    expect(texts('Requirements:\n- Shift work, including nights')).toEqual(['Shift work, including nights']);
  });

  it('[AI-02] is found in running text by what is said to be needed', () => {
    expect(
      texts('We are looking for an electrician with a valid licence. A driving licence is required. We pay well.'),
    ).toEqual(['a valid licence', 'A driving licence']);
    expect(texts("מחפשים נהג חרוץ עם רישיון ב' וניסיון של שנה לפחות. היכרות עם הצפון - יתרון.")).toEqual([
      "רישיון ב'",
      'ניסיון של שנה לפחות',
      'היכרות עם הצפון',
    ]);
  });

  it.each([
    ['Excel, Word and SAP', ['Excel', 'Word', 'SAP']],
    ['Strong proficiency in Node.js or Go', ['Strong proficiency in Node.js or Go']],
    ['Experience on AWS, GCP or Azure', ['Experience on AWS, GCP or Azure']],
    ['Evening shifts, Sunday to Thursday', ['Evening shifts, Sunday to Thursday']],
    ['Fluent Hebrew; Arabic or Russian an advantage', ['Fluent Hebrew', 'Arabic or Russian']],
    ['אמהרית, רוסית או ערבית – יתרון', ['אמהרית, רוסית או ערבית']],
    ['Amharic, Russian or Arabic – an advantage', ['Amharic, Russian or Arabic']],
    ['Counting stock and investigating gaps', ['Counting stock', 'investigating gaps']],
    ['Excellent written Hebrew and English', ['Excellent written Hebrew and English', 'English']],
    ['Basic computer skills (WMS an advantage)', ['Basic computer skills', 'WMS']],
    ['שליטה ב-React וב-TypeScript', ['שליטה ב-React', 'TypeScript']],
    ['ניסיון בהתאמות בנקים ובדיווחי מע"מ', ['ניסיון בהתאמות בנקים', 'דיווחי מע"מ']],
    ['תואר ראשון בחינוך ותעודת הוראה', ['תואר ראשון בחינוך', 'תעודת הוראה']],
    ['סבלנות ויחסי אנוש טובים', ['סבלנות', 'יחסי אנוש טובים']],
    ['הכנת משכורות - יתרון משמעותי', ['הכנת משכורות']],
    ['Degree in law and a licence to practise', ['Degree in law', 'a licence to practise']],
    [
      'Native English and another European language',
      ['Native English and another European language', 'another European language'],
    ],
    ['Driving licence, training will be given', ['Driving licence']],
    ['Arabic | Group training | יין - לא צריך', ['Arabic', 'Group training']],
    ['עבודה בארץ ובחו"ל', ['עבודה בארץ ובחו"ל']],
  ])('lists of one line are split where something else begins: %s', (line, expected) => {
    expect(texts(`Requirements:\n- ${line}`)).toEqual(expected);
  });

  it('[AI-02] is one thing however often, and in whichever language, it is written', () => {
    expect(keys('Requirements:\n- Adobe Photoshop\n- Photoshop\n- פוטושופ')).toHaveLength(1);
    expect(keys('Requirements:\n- Budget management\n- ניהול תקציב\n- budget')).toHaveLength(1);
    expect(keys('דרישות:\n- אנגלית ברמה גבוהה\n- Fluent English')).toHaveLength(1);
    expect(keys('Requirements:\n- Word\n- Excel')).toHaveLength(2);
  });

  it('is complete where headings list it and every line of them was understood, or a model has read it', () => {
    expect(complete('Requirements:\n- SQL\n- Python\n- English')).toBe(true);
    expect(complete('Requirements:\n- SQL\n- Python\n- English\n- Relevant experience')).toBe(false);
    expect(complete('Requirements:\n- SQL')).toBe(false);
    const prose = 'You must know SQL. You must know Python. Fluent English required. Something else is on our mind.';
    expect(complete(prose)).toBe(false);
    expect(complete(prose, 'SQL')).toBe(true);
  });

  it('is what a model quotes of it, and what the rules find elsewhere; what it does not say is dropped', () => {
    const advert = 'We are three friends who need a baker that loves sourdough and rises at four.\nSQL is a must.';
    const quoted = ['loves sourdough', 'rises  at four', 'ten years of experience', ''].map((quote) => ({
      quote,
      isAdvantage: false,
    }));
    expect(readRequirements(advert, quoted).requirements.map(({ text, index }) => [text, index])).toEqual([
      ['loves sourdough', advert.indexOf('loves')],
      ['rises at four', advert.indexOf('rises')],
      ['SQL', advert.indexOf('SQL')],
    ]);
    expect(texts(advert)).toEqual(['SQL']);
  });
});

describe('how a résumé answers it', () => {
  const ADS = '2018-01';
  it.each([
    // Base forms, prefixes and equivalents, across languages.
    ['ניהול תקציב', { jobs: [['', '', '', 'ניהלתי את התקציבים של הסניף']] }, ['in']],
    ['Budget management', { jobs: [['', '', '', 'ניהלתי את התקציב של הסניף']] }, ['in']],
    ['הובלת צוות', { jobs: [['', '', '', 'Led a team of six']] }, ['in']],
    ['ניהול תקציב', { jobs: [['', '', '', 'ניהלתי צוות']] }, ['missing']],
    ['bank reconciliations', { jobs: [['', '', '', 'Reconciled bank accounts monthly']] }, ['in']],
    ['שליטה ביישומי Office', { jobs: [['', '', '', 'Reports in Word']] }, ['in']],
    ['Excel', { jobs: [['', '', '', 'Letters in Word']] }, ['missing']],
    ['Excel', { skills: ['Microsoft Office'] }, ['listed']],
    ['Linux', { jobs: [['', '', '', 'Ran RHEL servers']] }, ['in']],
    [
      'A year in a laboratory (flexible with a degree)',
      { jobs: [['Laboratory worker', '2023-01', '2025-01', '']] },
      ['in'],
    ],
    // Alternatives.
    ['Node.js or Go', { jobs: [['', '', '', 'Services in Golang']] }, ['in']],
    ['Node.js or Go', { jobs: [['', '', '', 'Services in Java']] }, ['missing']],
    ['ניסיון ככתב או כעורך', { jobs: [['עורכת', '', '', '']] }, ['in']],
    ['תואר ראשון בחינוך או הנדסאי', { studies: ['הנדסאי תוכנה'] }, ['part']],
    ['B.A. or higher in education', { studies: ['M.A. in Education'] }, ['in']],
    ['Bachelor’s degree in law', { studies: ['Practical engineer'] }, ['missing']],
    // Years.
    ['3 years of experience in sales', { jobs: [['Sales agent', '2019-01', '2022-12', '']] }, ['in']],
    ['3 years of experience in sales', { jobs: [['Sales agent', '2021-01', '2021-12', '']] }, ['years']],
    ['3 שנות ניסיון במכירות', { jobs: [['איש מכירות', '2024-01', '', '']] }, ['in']],
    ['ניסיון של שנתיים במכירות', { jobs: [['איש מכירות', '2026-01', '', '']] }, ['years']],
    ['2 years of experience in sales', { jobs: [['Cook', ADS, '2024-01', 'Cooked']] }, ['missing']],
    // A month may be missing; a year alone begins in January; a job without a start, or with an end before it, has no
    // duration.
    ['2 years of experience in sales', { jobs: [['Sales agent', '2019', '2020-11', '']] }, ['in']],
    ['2 years of experience in sales', { jobs: [['Sales agent', '2019', '2020-10', '']] }, ['years']],
    ['2 years of experience in sales', { jobs: [['Sales agent', 'spring', '2020-10', '']] }, ['years']],
    ['2 years of experience in sales', { jobs: [['Sales agent', '2022-01', '2019-01', '']] }, ['years']],
    // A job without dates neither adds time nor takes any.
    [
      '2 years of experience in sales',
      {
        jobs: [
          ['Sales agent', '2019-01', '2020-12', ''],
          ['Sales agent', '', '', ''],
          ['Sales agent', 'spring', 'autumn', ''],
        ],
      },
      ['in'],
    ],
    // Languages and licences.
    ['Fluent English', { languages: [{ id: 'a', name: 'אנגלית', level: 'native' }] }, ['in']],
    ['אנגלית ברמה גבוהה', { languages: [{ id: 'a', name: 'English', level: 'basic' }] }, ['level']],
    ['French, German or Spanish', { languages: [{ id: 'a', name: 'German' }] }, ['in']],
    ['Russian', {}, ['missing']],
    [
      'ידיעת שפות נוספות',
      {
        languages: [
          { id: 'a', name: 'עברית' },
          { id: 'b', name: 'צרפתית' },
        ],
      },
      ['in'],
    ],
    ['רישיון נהיגה C1', { licences: ['רישיון נהיגה B'] }, ['part']],
    ['Driving licence B', { licences: ['Driving licence B'] }, ['in']],
    ['Forklift licence', { licences: ['Driving licence B'] }, ['missing']],
    ['תעודת הנהלת חשבונות סוג 3', { studies: ['הנהלת חשבונות סוג 2'] }, ['part']],
    ['Certified bookkeeper level 3', { studies: ['Bookkeeping level 3'] }, ['in']],
    ['A licence from the Ministry of Health', { licences: ['Nursing licence'] }, ['in']],
    ['רישיון ממשרד הבריאות', { licences: ['רישיון אח'] }, ['in']],
    ['רישיון נהיגה', { licences: ["רישיון ב'"] }, ['in']],
    ['רישיון נהיגה', { skills: ['רישיון ב׳'] }, ['listed']],
    ["רישיון נהיגה ג'", { licences: ['רישיון נהיגה'] }, ['part']],
    ['Certified to ISO 9606', { licences: ['ISO 9606-1'] }, ['in']],
    ['ISO 13485', { jobs: [['', '', '', 'Audits to ISO 9001']] }, ['missing']],
    ['Another language', { languages: [{ id: 'a', name: 'Hebrew' }] }, ['missing']],
    ['רישיון חשמלאי', { jobs: [['חשמלאי', '', '', 'תיקון לוחות חשמל']] }, ['missing']],
    // Kinds of tools and their names.
    ['Message queues', { jobs: [['', '', '', 'Moved messaging to Kafka']] }, ['in']],
    ['Kubernetes', { jobs: [['', '', '', 'Deployed with Docker']] }, ['missing']],
    ['Salesforce', { jobs: [['', '', '', 'Kept the leads in HubSpot']] }, ['part']],
    ['Grafana or a similar tool', { jobs: [['', '', '', 'Built dashboards in Datadog']] }, ['in']],
    ['Grafana', { jobs: [['', '', '', 'Built dashboards in Datadog']] }, ['part']],
    ['Automation with Selenium', { jobs: [['', '', '', 'Wrote Cypress scripts']] }, ['part']],
    // Half of it; all of it, spread over several places.
    ['אוריינטציה מכירתית', { jobs: [['', '', '', 'מכירה ללקוחות']] }, ['in']],
    ['עבודה מול שמאים', { jobs: [['', '', '', 'מסירה לשמאי']] }, ['in']],
    ['Restaurant accounting', { jobs: [['', '', '', 'Accounting for a law firm']] }, ['in']],
    [
      'Supervising a team in a warehouse',
      {
        jobs: [
          ['Team leader', '', '', ''],
          ['', '', '', 'Warehouse'],
        ],
      },
      ['in'],
    ],
    ['Baking course', { jobs: [['Baker', '', '', '']] }, ['missing']],
    ['Baking course', { studies: ['Baking'] }, ['in']],
    ['Baking course', { licences: ['Baking'] }, ['in']],
    // Degrees by their abbreviations, and licences for a trailer.
    ['תואר ראשון בעבודה סוציאלית', { studies: ['B.S.W'] }, ['in']],
    ['B.Pharm', { studies: ['תואר ראשון ברוקחות'] }, ['in']],
    ['LL.M.', { studies: ['LL.B.'] }, ['missing']],
    ['רישיון נהיגה C', { licences: ['רישיון נהיגה C+E'] }, ['in']],
    // A course or technician's diploma in the same field is near a degree; a bachelor's is no part of a master's.
    ['תואר ראשון בלוגיסטיקה', { studies: ['הנדסאי לוגיסטיקה'] }, ['level']],
    ['Degree in graphic design', { studies: ['Certificate in graphic design'] }, ['level']],
    ['תואר שני בכלכלה', { studies: ['תואר ראשון בכלכלה'] }, ['missing']],
    // A related field, if the requirement allows one.
    ['B.Sc. in Computer Science or equivalent', { studies: ['B.Sc. Software Engineering'] }, ['in']],
    ['תואר ראשון בכלכלה או בתחום רלוונטי', { studies: ['תואר ראשון בחשבונאות'] }, ['in']],
    ['תואר ראשון בכלכלה', { studies: ['תואר ראשון בחשבונאות'] }, ['part']],
    ['BA in Economics or a related field', { studies: ['BA in Visual Communication'] }, ['part']],
    ['Teaching certificate', { studies: ['First degree in history'] }, ['missing']],
    ['First degree in history', { studies: ['BA History'] }, ['in']],
    ['12 שנות לימוד', { studies: ['תואר ראשון בחינוך'] }, ['in']],
    ['12 years of schooling', { studies: ['High school diploma'] }, ['in']],
    // Any tool shows computer skills; the words of a tool's name say nothing.
    ['שליטה במחשב', { skills: ['חשבשבת'] }, ['listed']],
    ['Basic computer skills', { jobs: [['', '', '', 'Kept the stock in SAP']] }, ['in']],
    ['Analytical skills', { skills: ['Google Analytics'] }, ['missing']],
    ['Relational databases', { skills: ['MongoDB'] }, ['part']],
    // The words of a field of study say nothing.
    ['Team management', { jobs: [['מהנדס תעשייה וניהול', '', '', '']] }, ['missing']],
    ['Excellent communication skills', { studies: ['BA Communication'] }, ['missing']],
    // A language to be taught is not a required language.
    ['Experience teaching English', { languages: [{ id: 'en', name: 'English', level: 'native' }] }, ['missing']],
    ['Experience teaching English', { jobs: [['English teacher', '', '', '']] }, ['in']],
    // Times, all of equal weight.
    ['זמינות למשמרות, כולל סופי שבוע וחגים', { jobs: [['', '', '', 'עבודה במשמרות']] }, ['in']],
    ['Night shifts, weekends and overtime', { jobs: [['', '', '', 'Worked on weekends']] }, ['part']],
    // The place in the résumé.
    ['Python', { skills: ['Python'] }, ['listed']],
    ['עבודה בצוות', { skills: ['עבודת צוות'] }, ['listed']],
    ['SQL queries', { skills: ['SQL'] }, ['listed']],
  ] as const)('%s', (line, person, expected) => {
    expect(answers(line, person as Person)).toEqual(expected);
  });

  it('[AI-02] has a duty of the job where the résumé says that it was done, and never as missing', () => {
    const advert = 'Here you will bake bread.\nRequirements:\n- Own car\n\nWhat you will do:\n- Own car';
    const covered = (description: string) =>
      coverRequirements(
        readRequirements(advert).requirements,
        resumeOf({ jobs: [['', '', '', description]] }),
        '2026-11',
      );
    expect(covered('Baked bread').map(({ text, standing }) => [text, standing])).toEqual([
      ['bake bread', 'in'],
      ['Own car', 'missing'],
    ]);
    expect(covered('Sold phones').map(({ text }) => text)).toEqual(['Own car']);
  });

  it.each([
    ['Luthier at a workshop', 'Senior luthier', 'Two years of French polishing', 'in'],
    ['דרוש/ה שען/ית לחנות', 'שענית', 'שנתיים ניסיון בקפיצים', 'in'],
    ['דרוש/ה שען/ית לחנות', 'שענית ראשית', 'ניסיון של שלוש שנים בקפיצים', 'years'],
    ['Luthier at a workshop', 'Librarian', 'Two years of French polishing', 'missing'],
    // A tool must be named, whatever the job.
    ['Luthier at a workshop', 'Luthier', '2 years with SAP', 'missing'],
  ] as const)('[AI-02] %s: a %s has years of what the job is (%s): %s', (title, job, line, expected) => {
    const person = resumeOf({ jobs: [[job, '2023-01', '2024-12', '']] });
    const rows = coverRequirements(
      readRequirements(`${title}\nRequirements:\n- ${line}`).requirements,
      person,
      '2026-11',
    );
    expect(rows.map(({ standing, why }) => why ?? standing)).toEqual([expected]);
  });

  it('[AI-02] has the places that say it, and no other', () => {
    const person: Person = {
      jobs: [
        ['Cook', '', '', 'Fried fish\nKept the stock in Excel'],
        ['Clerk', '', '', 'Typed letters'],
      ],
      skills: ['Excel'],
    };
    const [row] = coverRequirements(read('Requirements:\n- Excel'), resumeOf(person), '2026-11');
    expect(row?.places).toEqual([{ section: 'experience', id: 'job-0', line: 'Kept the stock in Excel' }]);
  });

  it('[AI-02] has the job whose trade it is where nothing else says it', () => {
    const { requirements } = readRequirements('Luthier at a workshop\nRequirements:\n- Two years of French polishing');
    const person = resumeOf({ jobs: [['Luthier', '2023-01', '2024-12', 'Repaired violins']] });
    expect(coverRequirements(requirements, person, '2026-11').map(({ places }) => places)).toEqual([
      [{ section: 'experience', id: 'job-0', line: 'Luthier' }],
    ]);
  });

  it('does not depend on the order of its entries', () => {
    const jobs = [
      ['Cook', '2019-01', '2020-12', 'Fried fish'],
      ['Sales agent', '2021-01', '2022-12', 'Sold phones'],
    ] as const;
    const line = '2 years of experience in sales, fish';
    expect(answers(line, { jobs: jobs.toReversed() })).toEqual(answers(line, { jobs }));
  });
});

describe('advertisements whose requirements a person has named', () => {
  // Row by row, because a share of correct rows hardly changes when one row does.
  it.each(MISREAD_ADVERTS)('[AI-02] %s: what is found, and what is not right of it, is what its file says', (set) => {
    expect(misreadAdverts(set)).toBe(readFileSync(misjudgedFile('adverts', set), 'utf8'));
  });
});
