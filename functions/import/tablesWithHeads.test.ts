import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importText } from './textImport.ts';
import { p, run, word } from './word/wordXml.fixture.ts';

/** Rows of cells; a line end separates two paragraphs of a cell. */
type Rows = readonly (readonly string[])[];
type Write = (rows: Rows, isHebrew: boolean) => Uint8Array;

const TEXTS = {
  he: [
    ['נועה ברק', '052-7654321 | noa@example.com', 'ניסיון תעסוקתי'],
    ['השכלה', 'תואר ראשון בכלכלה, אוניברסיטת תל אביב, 2009 – 2012'],
  ],
  en: [
    ['Noa Barak', '052-7654321 | noa@example.com', 'Work Experience'],
    ['Education', 'B.A. Economics, University of Leeds, 2009 – 2012'],
  ],
} as const;
const textsOf = (isHebrew: boolean) => TEXTS[isHebrew ? 'he' : 'en'];

const paragraphs = (texts: readonly string[]) => texts.map((text) => p(run(text))).join('');
const heading = (text: string) => p(run(text, '<w:b/>'));
const docx =
  (says: string): Write =>
  (rows, isHebrew) => {
    const cells = (row: readonly string[]) =>
      row.map((text) => `<w:tc>${paragraphs(text.split('\n'))}</w:tc>`).join('');
    const [[name, contacts, experience], [education, study]] = textsOf(isHebrew);
    const table = rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('');
    const before = heading(name) + paragraphs([contacts]) + heading(experience);
    return word(
      `${before}<w:tbl><w:tblPr>${says}</w:tblPr>${table}</w:tbl>${heading(education)}${paragraphs([study])}`,
    );
  };
const cellsOfHtml = (row: readonly string[]) =>
  row
    .map(
      (text) =>
        `<td>${text
          .split('\n')
          .map((line) => `<p>${line}</p>`)
          .join('')}</td>`,
    )
    .join('');
const html: Write = (rows, isHebrew) => {
  const [[name, contacts, experience], [education, study]] = textsOf(isHebrew);
  return strToU8(
    `<!doctype html><html dir="${isHebrew ? 'rtl' : 'ltr'}"><h1>${name}</h1><p>${contacts}</p><h2>${experience}</h2>` +
      `<table>${rows.map((row) => `<tr>${cellsOfHtml(row)}</tr>`).join('')}</table>` +
      `<h2>${education}</h2><p>${study}</p></html>`,
  );
};
const markdown: Write = ([heads = [], ...rows], isHebrew) => {
  const [[name, contacts, experience], [education, study]] = textsOf(isHebrew);
  const table = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  return strToU8(`# ${name}\n\n${contacts}\n\n## ${experience}\n\n${table}\n\n## ${education}\n\n${study}\n`);
};
const FORMATS: Readonly<Record<string, Write>> = {
  'Word that says no side': docx(''),
  'Word from the right': docx('<w:bidiVisual/>'),
  HTML: html,
  Markdown: markdown,
};

/** Jobs as `post @ employer [place] dates {text}`. */
const TABLES: readonly (readonly [what: string, rows: Rows, jobs: readonly string[]])[] = [
  [
    'employers that are places',
    [
      ['Years', 'Employer', 'Position'],
      ['2019 – 2021', 'Harbour', 'Operations Manager'],
      ['2016 – 2019', 'Haifa', 'Cook'],
      ['2014 – 2016', 'Leeds', 'Bookkeeper'],
    ],
    ['Operations Manager @ Harbour [] 2019..2021', 'Cook @ Haifa [] 2016..2019', 'Bookkeeper @ Leeds [] 2014..2016'],
  ],
  [
    'employers that are places, the post first',
    [
      ['תפקיד', 'מעסיק', 'שנים'],
      ['מנהלת תפעול', 'חיפה', '2019 – 2021'],
      ['טבחית', 'פרדס', '2016 – 2019'],
    ],
    ['מנהלת תפעול @ חיפה [] 2019..2021', 'טבחית @ פרדס [] 2016..2019'],
  ],
  [
    'a column of places',
    [
      ['Dates', 'Job title', 'Company', 'Location'],
      ['2019 – 2021', 'Operations Manager', 'Harbour', 'Haifa'],
      ['2016 – 2019', 'Cook', 'Carmel Hotel', 'Leeds'],
      ['2014 – 2016', 'Bookkeeper', 'Orchard Ltd', ''],
    ],
    [
      'Operations Manager @ Harbour [Haifa] 2019..2021',
      'Cook @ Carmel Hotel [Leeds] 2016..2019',
      'Bookkeeper @ Orchard Ltd [] 2014..2016',
    ],
  ],
  [
    'a place behind the employer',
    [
      ['Dates', 'Role', 'Employer'],
      ['2019 – 2021', 'Operations Manager', 'Harbour, Haifa'],
      ['2016 – 2019', 'Cook, night shift', 'Carmel Hotel, Leeds'],
    ],
    ['Operations Manager @ Harbour [Haifa] 2019..2021', 'Cook, night shift @ Carmel Hotel [Leeds] 2016..2019'],
  ],
  [
    'two columns of dates',
    [
      ['From', 'To', 'Employer', 'Position'],
      ['01/2019', '03/2021', 'Harbour Ltd', 'Operations Manager'],
      ['05/2016', '12/2018', 'Leeds', 'Cook'],
    ],
    ['Operations Manager @ Harbour Ltd [] 2019-01..2021-03', 'Cook @ Leeds [] 2016-05..2018-12'],
  ],
  [
    'two columns of dates behind the names, and what goes on',
    [
      ['Position', 'Employer', 'Start date', 'End date'],
      ['Operations Manager', 'Harbour', 'Jan 2019', 'Present'],
      ['Cook', 'Orchard Ltd', 'May 2016', 'Dec 2018'],
    ],
    ['Operations Manager @ Harbour [] 2019-01..!', 'Cook @ Orchard Ltd [] 2016-05..2018-12'],
  ],
  [
    'two columns of dates in Hebrew',
    [
      ['תפקיד', 'מעסיק', 'מתאריך', 'עד תאריך'],
      ['מנהלת תפעול', 'נמל חיפה', '01/2019', '03/2021'],
      ['טבחית', 'פרדס', '05/2016', '12/2018'],
    ],
    ['מנהלת תפעול @ נמל חיפה [] 2019-01..2021-03', 'טבחית @ פרדס [] 2016-05..2018-12'],
  ],
  [
    'two columns of years in Hebrew, and what goes on',
    [
      ['מ-', 'עד', 'מעסיק', 'תפקיד'],
      ['2019', 'היום', 'נמל חיפה', 'מנהלת תפעול'],
      ['2016', '2018', 'פרדס', 'טבחית'],
    ],
    ['מנהלת תפעול @ נמל חיפה [] 2019..!', 'טבחית @ פרדס [] 2016..2018'],
  ],
  [
    'a column of texts',
    [
      ['שנים', 'תפקיד', 'מעסיק', 'פירוט'],
      ['2019 – 2021', 'מנהלת תפעול', 'נמל חיפה', 'תכנון לוח המשמרות השבועי וניהול צוות של חמישה עובדים'],
      ['2016 – 2019', 'טבחית', 'פרדס', 'הכנת ארוחות לשלוש מאות סועדים ביום'],
    ],
    [
      'מנהלת תפעול @ נמל חיפה [] 2019..2021 {תכנון לוח המשמרות השבועי וניהול צוות של חמישה עובדים}',
      'טבחית @ פרדס [] 2016..2019 {הכנת ארוחות לשלוש מאות סועדים ביום}',
    ],
  ],
  [
    'a column of several paragraphs in Hebrew',
    [
      ['שנים', 'תפקיד', 'מעסיק', 'פירוט'],
      ['2019 – 2021', 'מנהלת תפעול', 'נמל חיפה', 'תכנון לוח המשמרות השבועי\nניהול צוות של חמישה עובדים'],
      ['2016 – 2019', 'טבחית', 'פרדס', 'הכנת ארוחות\nהזמנת סחורה מספקים'],
    ],
    [
      'מנהלת תפעול @ נמל חיפה [] 2019..2021 {תכנון לוח המשמרות השבועי / ניהול צוות של חמישה עובדים}',
      'טבחית @ פרדס [] 2016..2019 {הכנת ארוחות / הזמנת סחורה מספקים}',
    ],
  ],
  [
    'a column of several paragraphs',
    [
      ['Years', 'Employer', 'Position', 'Duties'],
      ['2019 – 2021', 'Harbour', 'Operations Manager', 'Planning the weekly shifts\nLeading a team of five'],
      ['2016 – 2019', 'Leeds', 'Cook', 'Handling complaints\nStock counts in each quarter'],
    ],
    [
      'Operations Manager @ Harbour [] 2019..2021 {Planning the weekly shifts / Leading a team of five}',
      'Cook @ Leeds [] 2016..2019 {Handling complaints / Stock counts in each quarter}',
    ],
  ],
];

const FILES = TABLES.flatMap(([what, rows, jobs]) =>
  Object.entries(FORMATS)
    // A Markdown cell has one line, and right-to-left tables are Hebrew.
    .filter(([format]) => format !== 'Markdown' || !rows.flat().some((text) => text.includes('\n')))
    .filter(([format]) => format !== 'Word from the right' || /[א-ת]/.test(rows.flat().join('')))
    .map(([format, write]) => ({ what, format, rows, jobs, write })),
);

describe('a table is read by the heads of its columns', () => {
  it.each(FILES)('[UP-05] $what: $format', async ({ rows, jobs, write }) => {
    const found = await importText(write(rows, /[א-ת]/.test(rows.flat().join(''))));
    if ('error' in found) throw new Error(found.error);
    const { experience, education } = found.resumeData;
    const said = experience.map(
      ({ title, company, location, startDate, endDate, current, description }) =>
        `${title} @ ${company} [${location}] ${startDate}..${endDate}${current ? '!' : ''}` +
        (description === '' ? '' : ` {${description.replaceAll('\n', ' / ')}}`),
    );
    expect({ said, unplaced: found.unplaced, studies: education.length }).toEqual({
      said: jobs,
      unplaced: [],
      studies: 1,
    });
  });
});
