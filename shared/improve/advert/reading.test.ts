import { describe, expect, it } from 'vitest';
import { readParts, type AdvertPart } from './advertParts.ts';
import { degreeIn, yearsIn } from './quantities.ts';
import { readRequirements, type Requirement } from './requirements.ts';

/** Shows a part with a plus for an advantage and a tilde for a duty. */
const shownPart = ({ text, isAdvantage, isDuty = false }: AdvertPart) =>
  `${isAdvantage ? '+' : isDuty ? '~' : ''}${text}`;

describe('the parts of an advertisement', () => {
  it.each([
    [
      'Line cook at Nova\n\nRequirements:\n• Two years in a kitchen\n  - Knife skills\nNice to ' +
        'have:\n1. French\n2) German\n\nWe offer free lunch.',
      true,
      ['Two years in a kitchen', 'Knife skills', '+French', '+German'],
      ['Line cook at Nova'],
    ],
    [
      'Duties:\n- Bake bread\n- Count stock\nMust have: own car\n- Sew\nWe close at noon.',
      true,
      ['~Bake bread', '~Count stock', 'own car', 'Sew'],
      ['We close at noon.'],
    ],
    [
      'About us: we sell shoes.\nYou must speak English. Pay: 50 ₪ an hour. Call 050-123-4567.',
      false,
      ['You must speak English.'],
      [],
    ],
    [
      "What you'll do?\nBake bread\nWhat you need?\nA knife\nWhat do we give?\nLunch",
      true,
      ['~Bake bread', 'A knife'],
      [],
    ],
    [
      'דרישות:\n- רישיון נהיגה - חובה\n- אנגלית - יתרון\nתנאים: רכב צמוד\nשלחו קורות חיים ל-a@b.example',
      true,
      ['רישיון נהיגה - חובה', 'אנגלית - יתרון'],
      [],
    ],
    ['**Requirements**\n### Skills\n- __SQL__', true, ['SQL'], []],
    [
      'Requirements:\nSQL\nPython\n\nWe are a great place. Come!\nRust',
      true,
      ['SQL', 'Python'],
      ['We are a great place.', 'Come!', 'Rust'],
    ],
    [
      'Our office is in Haifa. Experience with SQL is required. Knowledge of R is an advantage. We ' +
        'look for a baker with a big heart.',
      false,
      ['Experience with SQL is required.', 'Knowledge of R is an advantage.'],
      ['Our office is in Haifa.', 'We look for a baker with a big heart.'],
    ],
    ['Team:\n- five people\n- one dog', false, ['five people', 'one dog'], []],
    ['Budget of 5M ₪ managed. Salary 10,000 ₪.', false, [], ['Budget of 5M ₪ managed.']],
    [
      'To apply you need a licence. You must know Python or R. You have two years behind you.',
      false,
      [' a licence.', 'You must know Python or R', 'You have two years behind you.'],
      [],
    ],
    [
      'We seek a cook with experience in fish and with a licence.\nBenefits:\n- Gym',
      false,
      ['experience in fish and with a licence.'],
      [],
    ],
    ['You should bring:\nPatience\nA car\nSee https://jobs.example', false, ['Patience', 'A car'], []],
    [
      'Requirements:\n- Portfolio, please send it\n- CV by mail to a@b.example\n- Drawing',
      true,
      ['Portfolio, please send it', 'Drawing'],
      [],
    ],
    [
      "מחפשים נהג עם רישיון ג' ועם סבלנות.\nמה תעשו?\n- הובלת סחורה\n- פריקה\nיתרון:\n- ערבית",
      true,
      ["רישיון ג' ועם סבלנות.", '~הובלת סחורה', '~פריקה', '+ערבית'],
      [],
    ],
    [
      'במסגרת התפקיד: טיפול בלקוחות. נדרש ניסיון של שנה.\nשכר: 40 ש"ח לשעה',
      false,
      ['~טיפול בלקוחות.', ' ניסיון של שנה.'],
      [],
    ],
  ])('%j', (advert, isListed, parts, others) => {
    const read = readParts(advert);
    for (const { text, index } of [...read.parts, ...read.others])
      expect(advert.slice(index, index + text.length).replace(/[^\S\n]/g, ' ')).toContain(text.trim());
    expect([read.isListed, read.parts.map(shownPart), read.others.map(({ text }) => text)]).toEqual([
      isListed,
      parts,
      others,
    ]);
  });
});

it.each([
  ['3 years', 3],
  ['3-5 years', 3],
  ['3+ years', 3],
  ['12 full years', 12],
  ['5 yrs', 5],
  ['two years', 2],
  ['ten years of sales', 10],
  ['a year', 1],
  ['one year', 1],
  ['once a year', 0],
  ['years', 0],
  ['a few years', 0],
  ['18 months', 1.5],
  ['no time', 0],
  ['שנתיים', 2],
  ['שנה', 1],
  ['שלוש שנים', 3],
  ['שנת ניסיון', 1],
  ['6 חודשים', 0.5],
  ['10 שנים', 10],
  ['3 – 5 שנים', 3],
])('"%s" asks for years: %d', (text, years) => {
  expect(yearsIn(text)).toBe(years);
});

it.each([
  ['B.A. in law', 2],
  ['degree', 1.5],
  ['a degree or M.A.', 3],
  ['B.O.T.', 2],
  ['M.Mus.', 3],
  ['M.D.', 0],
  ['Ph.D', 4],
  ['B.A. or Ph.D.', 2],
  ['nothing', 0],
  ['הנדסאי', 1],
  ['תואר ראשון', 2],
  ['תואר שני או שלישי', 3],
])('"%s" asks for a degree of rank %d', (text, rank) => {
  expect(degreeIn(text)).toBe(rank);
});

/** Shows kind, words, conditions and alternatives; a tool's name has a mark, each word its weight. */
const shown = ({ kind, text, isAdvantage, years, degree, level, languages, options }: Requirement) =>
  [
    [
      kind,
      text,
      ...(isAdvantage ? ['+'] : []),
      ...(years ? [`${years} years`] : []),
      ...(degree ? [`degree ${degree}`] : []),
    ],
    [...(level ? [level] : []), ...(languages.length > 0 ? [`languages ${languages.join()}`] : [])],
    [
      options
        .map((terms) => terms.map((term) => `${term.isName ? '!' : ''}${term.text}*${term.weight}`).join('+'))
        .join(' | '),
    ],
  ]
    .flat()
    .join('; ');

describe('what a line asks for', () => {
  it.each([
    ['Fluent English', ['language; Fluent English; fluent; languages 1; English*0.6']],
    ['Native Hebrew or English', ['language; Native Hebrew or English; native; languages 0,1; Hebrew*1 | English*0.6']],
    ['Russian or English', ['language; Russian or English; languages 1,3; Russian*0.6 | English*0.6']],
    [
      'English and Russian',
      [
        'language; English and Russian; languages 1; English*0.6+Russian*0.6',
        'language; Russian; languages 3; English*0.6+Russian*0.6',
      ],
    ],
    [
      'Hebrew, Arabic and another language',
      [
        'language; Hebrew; languages 0; Hebrew*1',
        'language; Arabic; languages 2; Arabic*0.6',
        'language; another language; another*0.6',
      ],
    ],
    ['Communicates well in English', ['language; Communicates well in English; languages 1; English*0.6']],
    ['Basic Arabic', ['language; Basic Arabic; basic; languages 2; Arabic*0.6']],
    ['High-level French', ['language; High-level French; advanced; languages 4; French*0.6']],
    [
      '3 years of experience teaching English',
      ['experience; 3 years of experience teaching English; 3 years; teaching English*1'],
    ],
    ['3 years of sales', ['experience; 3 years of sales; 3 years; sales*1']],
    ['3 years with customers', ['experience; 3 years with customers; 3 years; customers*0.33']],
    ['Two years with SAP or Priority', ['experience; Two years with SAP or Priority; 2 years; !SAP*1 | !Priority*1']],
    ['B.A. in law', ['degree; B.A. in law; degree 2; law*0.33']],
    [
      'Degree in economics or statistics',
      ['degree; Degree in economics or statistics; degree 1.5; economics*1 | statistics*1'],
    ],
    ['12 years of schooling', ['degree; 12 years of schooling; years of schooling*1']],
    ['Driving licence B', ['licence; Driving licence B; Driving licence B*1']],
    ['Driving licence C+E', ['licence; Driving licence C+E; Driving licence*1+!C+E*0.95']],
    ['Forklift licence', ['licence; Forklift licence; Forklift licence*1']],
    ['Certified accountant', ['certificate; Certified accountant; Certified*0.33+accountant*1']],
    ['Bookkeeper level 3', ['skill; Bookkeeper level 3; Bookkeeper*1+level 3*0.95']],
    ['ISO 9001 audits', ['skill; ISO 9001 audits; ISO 9001*0.95+audits*1']],
    ['Night shifts and weekends', ['availability; Night shifts and weekends; Night shifts*1+weekends*1']],
    ['Team player', ['trait; Team player; Team player*1']],
    ['Patience, accuracy', ['trait; Patience; Patience*1', 'skill; accuracy; accuracy*1']],
    ['Excel, Word', ['skill; Excel; !Excel*1', 'skill; Word; !Word*1']],
    ['Office (Word, Excel)', ['skill; Office (Word/ Excel); !Office*1 | !Word*1 | !Excel*1']],
    ['Office (any version)', ['skill; Office (any version); !Office*1']],
    ['Grafana or similar', ['skill; Grafana or similar; !Grafana*1']],
    ['Node.js/Go', ['skill; Node.js/Go; !Node.js*1 | !Go*1']],
    ['C++ or C#', ['skill; C++ or C#; !C++*1 | !C#*1']],
    ['R and SQL', ['skill; R; !R*0.95', 'skill; SQL; !SQL*1']],
    ['Cook in a hotel or restaurant', ['skill; Cook in a hotel or restaurant; Cook*1+hotel*1 | Cook*1+restaurant*1']],
    ['Budget management', ['skill; Budget management; Budget management*1']],
    ['Managing people', ['skill; Managing people; Managing*0.33']],
    ['SQL queries', ['skill; SQL queries; !SQL*1']],
    ['Experience', []],
    ['Relevant experience of two years', ['experience; Relevant experience of two years; 2 years; ']],
    ['Willing to travel (an advantage)', ['availability; Willing to travel; +; travel*1']],
    ['French – a big advantage', ['language; French; +; languages 4; French*0.6']],
    ['Own car is a must', ['licence; Own car; Own car*1']],
    ['Own car (must)', ['licence; Own car; Own car*1']],
    ['Must speak German', ['language; speak German; languages 8; German*0.6']],
    ['Able to sew, but training is given', ['skill; Able to sew; sew*1']],
    ['Working in Haifa', []],
    ['Baking course from the ministry', ['certificate; Baking course from the ministry; Baking*1+course*0.33']],
    [
      'Nurse registered with the Ministry of Health',
      ['licence; Nurse registered with the Ministry of Health; Nurse*1+registered*0.33+Ministry*1+Health*0.6'],
    ],
    ['Sewing, e.g. curtains', ['skill; Sewing, e.g. curtains; Sewing*1 | curtains*1']],
    [
      'Strong communication and leadership',
      ['trait; Strong communication; communication*1', 'trait; leadership; leadership*1'],
    ],
    ['Reading and writing', ['skill; Reading and writing; Reading and writing*0.33']],
    ['Selling, including by phone', ['skill; Selling, including by phone; Selling*1+by phone*1']],
    ['Fluency in Hebrew is required', ['language; Fluency in Hebrew; languages 0; Hebrew*1']],
    ['תואר ראשון בכלכלה', ['degree; תואר ראשון בכלכלה; degree 2; בכלכלה*1']],
    ['תואר שני או שלישי', ['degree; תואר שני או שלישי; degree 3; ']],
    ['אנגלית ברמה גבוהה', ['language; אנגלית ברמה גבוהה; advanced; languages 1; אנגלית*0.6']],
    ['עברית ואנגלית', ['language; עברית; languages 0; עברית*1', 'language; אנגלית; languages 1; אנגלית*0.6']],
    ["רישיון נהיגה ג'", ["licence; רישיון נהיגה ג'; רישיון נהיגה*1+!ג'*0.95"]],
    ['רישיון נהיגה', ['licence; רישיון נהיגה; רישיון נהיגה*1']],
    ['תעודת הנהלת חשבונות סוג 2', ['certificate; תעודת הנהלת חשבונות סוג 2; תעודת*0.33+הנהלת חשבונות*1+סוג 2*0.95']],
    ['זמינות לשישי וחגים', ['availability; זמינות לשישי וחגים; וחגים*1']],
    ['יחסי אנוש', ['trait; יחסי אנוש; יחסי אנוש*1']],
    ['שנתיים ניסיון במכירות', ['experience; שנתיים ניסיון במכירות; 2 years; במכירות*1']],
    ['ניסיון כאח/ות', ['experience; ניסיון כאח/ות; כאחות*1']],
    ['ניסיון כמנהל/ת חנות', ['experience; ניסיון כמנהל/ת חנות; כמנהל חנות*1']],
    ['שליטה באקסל - חובה', ['skill; שליטה באקסל; !באקסל*1']],
    ['שליטה באקסל, יתרון לפריוריטי', ['skill; שליטה באקסל; !באקסל*1', 'skill; לפריוריטי; +; !לפריוריטי*1']],
    ['עבודה בצוות ובלחץ', ['trait; עבודה בצוות; עבודה בצוות*1', 'trait; לחץ; לחץ*1']],
    ['ניסיון בהוראת אנגלית', ['experience; ניסיון בהוראת אנגלית; בהוראת אנגלית*1']],
    ['היכרות עם תוכנת סאפ או דומה', ['skill; היכרות עם תוכנת סאפ או דומה; תוכנת*1+!סאפ*1']],
    ['קורס מע"צ', ['certificate; קורס מע"צ; קורס*0.33+מע"צ*0.6']],
    ['מגיל 18', ['skill; מגיל 18; מגיל*0.6']],
    ['ב-React וב-Node', ['skill; React; !React*1', 'skill; Node; Node*0.6']],
    ['לרבות ערבים', ['availability; לרבות ערבים; ערבים*1']],
  ])('%s', (line, expected) => {
    const advert = `Requirements:\n- ${line}`;
    const { requirements } = readRequirements(advert);
    expect(requirements.map(shown)).toEqual(expected);
    for (const { text, index } of requirements) expect(advert.slice(index)).toMatch(new RegExp(`^${text.charAt(0)}`));
  });
});
