import { mark, tableRow } from './markup.ts';
import type { PeriodWriter } from './periodTexts.ts';
import type { Entry } from './person.ts';
import type { Random } from './random.ts';

/** What rows and columns of forms are called; some are in no list of the reader. */
const NAMES = {
  he: {
    period: [
      'שנים',
      'שנה',
      'שנת סיום',
      'תקופה',
      'תאריכים',
      'תקופת העסקה',
      'מתאריך – עד תאריך',
      'מ- עד',
      'מועדים',
      'זמן',
    ],
    x: ['תפקיד', 'משרה', 'התפקיד', 'עיסוק', 'תואר התפקיד'],
    e: ['תואר', 'תואר / תעודה', 'תעודה', 'לימודים', 'מקצוע', 'הסמכה'],
    xSecond: ['מקום עבודה', 'מקום העבודה', 'מעסיק', 'חברה', 'עסק', 'גוף', 'שם החברה', 'ארגון'],
    eSecond: ['מוסד', 'מוסד לימודים', 'בית ספר', 'מקום לימודים', 'מסגרת'],
    place: ['מקום', 'עיר', 'מיקום'],
    duties: ['פירוט', 'תחומי אחריות', 'תיאור', 'מטלות', 'עיקרי העבודה', 'מה עשיתי', 'משימות'],
  },
  en: {
    period: ['Years', 'Year', 'Completed', 'Dates', 'Period', 'From – to', 'Time', 'When', 'Date'],
    x: ['Position', 'Title', 'Role', 'Post', 'Job', 'Job title'],
    e: ['Degree', 'Qualification', 'Programme', 'Course', 'Award', 'Diploma'],
    xSecond: ['Employer', 'Company', 'Firm', 'Organisation', 'Workplace', 'Business'],
    eSecond: ['Institution', 'School', 'University', 'College', 'Body'],
    place: ['Place', 'City', 'Location', 'Town'],
    duties: ['Duties', 'Details', 'Work', 'Tasks', 'Responsibilities', 'What I did', 'Main activities'],
  },
} as const;

const [TITLES, SECONDS] = [
  { x: 'x.title', e: 'e.degree' },
  { x: 'x.company', e: 'e.school' },
] as const;

/** The texts of one entry, each with its label. */
function partsOf(entry: Entry, family: 'x' | 'e', id: string, periods: PeriodWriter) {
  return {
    period: periods.html(entry, `${family}.period`, id),
    first: mark(TITLES[family], entry.first, id),
    second: mark(SECONDS[family], entry.second, id),
    place: mark(`${family}.place`, entry.place, id),
    duties: entry.bullets.map((text) => mark(`${family}.body`, text, id)),
  };
}

/** What is done in a cell: a paragraph, lines, or a list. */
const dutiesHtml = (form: number, texts: readonly string[]) =>
  form === 0
    ? texts.join('. ')
    : form === 1
      ? texts.map((text) => `<div>${text}</div>`).join('')
      : form === 2
        ? texts.map((text) => `<div>- ${text}</div>`).join('')
        : `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/** A table with named columns: a row for each entry; places and duties in columns of their own or below other texts. */
export function tableOf(
  r: Random,
  list: readonly Entry[],
  family: 'x' | 'e',
  lang: 'he' | 'en',
  periods: PeriodWriter,
): string {
  const names = NAMES[lang];
  const columns: ('period' | 'first' | 'second' | 'place' | 'duties')[] = r.some(['period', 'first', 'second'], 3);
  const hasBodies = family === 'x';
  const dutiesAt = hasBodies ? r.pick(['column', 'column', 'title', 'title', 'row', 'none'] as const) : 'none';
  if (dutiesAt === 'column') columns.push('duties');
  const placeAt = r.pick(['column', 'behind', 'behind', 'below', 'below'] as const);
  if (placeAt === 'column') columns.splice(r.int(1, 3), 0, 'place');
  const duties = r.int(0, 3);
  const strong = r.pick(['first', 'second', 'none', 'none'] as const);
  const named = {
    period: names.period,
    first: names[family],
    second: names[`${family}Second`],
    place: names.place,
    duties: names.duties,
  };
  const isHeadBold = r.chance(0.6);
  const head = r.chance(0.75)
    ? tableRow(columns.map((column) => mark('label', r.pick(named[column]), '', isHeadBold ? 'font-weight:bold' : '')))
    : '';
  const bold = (name: string, html: string) => (strong === name ? `<b>${html}</b>` : html);
  const rows = list.map((entry, at) => {
    const own = partsOf(entry, family, `${family}${at}`, periods);
    const behind =
      own.place === '' || placeAt === 'column' ? '' : placeAt === 'below' ? `<br>${own.place}` : `, ${own.place}`;
    const done = own.duties.length === 0 ? '' : dutiesHtml(duties, own.duties);
    const cell = {
      period: own.period,
      first: `${bold('first', own.first)}${dutiesAt === 'title' && done !== '' ? `<div>${done}</div>` : ''}`,
      second: `${bold('second', own.second)}${behind}`,
      place: own.place,
      duties: done,
    };
    const below = dutiesAt === 'row' && done !== '' ? `<tr><td colspan="${columns.length}">${done}</td></tr>` : '';
    return `${tableRow(columns.map((column) => cell[column]))}${below}`;
  });
  return `<table${r.chance(0.6) ? ' class="box"' : ''}>${head}${rows.join('')}</table>`;
}

/** Entries as forms: a row for every fact, its name before it, in a cell of its own or in the same text. */
export function formsOf(
  r: Random,
  list: readonly Entry[],
  family: 'x' | 'e',
  lang: 'he' | 'en',
  periods: PeriodWriter,
): string {
  const names = NAMES[lang];
  const order = r.chance(0.5)
    ? (['period', 'second', 'first'] as const)
    : r.some(['period', 'second', 'first'] as const, 3);
  const label = {
    period: r.pick(names.period),
    second: r.pick(names[`${family}Second`]),
    first: r.pick(names[family]),
    place: r.pick(names.place),
    duties: r.pick(names.duties),
  };
  const shape = r.pick(['cells', 'cells', 'framed', 'framed', 'inline', 'inline'] as const);
  const colon = shape === 'inline' ? r.pick([': ', ': ', ' – ', ' - ']) : r.pick(['', '', ':']);
  const isLabelBold = r.chance(0.5);
  const isLeadPlain = r.chance(0.15);
  const ownPlace = r.chance(0.3);
  const isDutiesNamed = r.chance(0.6);
  const duties = r.int(0, 3);
  const strong = r.pick(['first', 'second', 'none', 'none'] as const);
  return list
    .map((entry, at) => {
      const own = partsOf(entry, family, `${family}${at}`, periods);
      const row = (name: keyof typeof label, html: string, isNamed = true) => {
        if (html === '') return '';
        const said = isNamed ? `${mark('label', label[name], '', isLabelBold ? 'font-weight:bold' : '')}${colon}` : '';
        const value = strong === name ? `<b>${html}</b>` : html;
        return shape === 'inline'
          ? `<div>${said}${value}</div>`
          : `<tr><td class="named">${said}</td><td>${value}</td></tr>`;
      };
      const place = own.place === '' || ownPlace ? '' : `, ${own.place}`;
      const rows = order.map((name, number) =>
        row(name, `${own[name]}${name === 'second' ? place : ''}`, !(isLeadPlain && number === 0)),
      );
      if (ownPlace) rows.push(row('place', own.place));
      const done = own.duties.length === 0 ? '' : dutiesHtml(duties, own.duties);
      if (isDutiesNamed) rows.push(row('duties', done));
      const body = isDutiesNamed ? '' : done;
      return shape === 'inline'
        ? `<div class="entry">${rows.join('')}${body}</div>`
        : `<div class="entry"><table${shape === 'framed' ? ' class="box"' : ''}>${rows.join('')}</table>${body}</div>`;
    })
    .join('');
}
