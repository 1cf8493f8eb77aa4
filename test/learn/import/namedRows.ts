import { mark, tableRow } from './markup.ts';
import type { PeriodWriter } from './periodTexts.ts';
import type { Entry } from './person.ts';
import type { Random } from './random.ts';
import { ROW_EXTRAS, ROW_NAMES } from './rowNames.ts';

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

type Column =
  | 'period'
  | 'start'
  | 'end'
  | 'first'
  | 'second'
  | 'both'
  | 'place'
  | 'duties'
  | 'number'
  | 'scope'
  | 'leaving'
  | 'grade';

/** Which columns a table has: the facts in any order, some together in one, and more that no field is for. */
function columnsOfTable(r: Random, family: 'x' | 'e', hasPlace: boolean, hasDuties: boolean): Column[] {
  const facts: Column[] = r.chance(0.1) ? ['period', 'both'] : ['period', 'first', 'second'];
  const columns = r.some(facts, facts.length);
  if (r.chance(0.15)) columns.splice(columns.indexOf('period'), 1, 'start', 'end');
  if (hasDuties) columns.push('duties');
  if (hasPlace) columns.splice(r.int(1, columns.length), 0, 'place');
  if (family === 'x' && r.chance(0.1)) columns.push(r.pick(['scope', 'leaving'] as const));
  if (family === 'e' && r.chance(0.25)) columns.push('grade');
  if (r.chance(0.08)) columns.unshift('number');
  return columns;
}

/**
 * A table with named columns: a row for each entry; places and duties in columns of their own or below other texts.
 * `from` is the number of the first entry.
 */
export function tableOf(
  r: Random,
  list: readonly Entry[],
  family: 'x' | 'e',
  lang: 'he' | 'en',
  periods: PeriodWriter,
  from = 0,
): string {
  const names = ROW_NAMES[lang];
  const dutiesAt = family === 'x' ? r.pick(['column', 'column', 'title', 'title', 'row', 'none'] as const) : 'none';
  const placeAt = r.pick(['column', 'behind', 'behind', 'below', 'below'] as const);
  const columns = columnsOfTable(r, family, placeAt === 'column', dutiesAt === 'column');
  const duties = r.int(0, 3);
  const strong = r.pick(['first', 'second', 'none', 'none'] as const);
  const sign = r.pick([', ', ' – ', ' / ', '<br>', '<br>']);
  const named = { ...names, first: names[family], second: names[`${family}Second`] };
  const isHeadBold = r.chance(0.6);
  const headed = columns.map((column) =>
    mark('label', r.pick<string>(named[column]), '', isHeadBold ? 'font-weight:bold' : ''),
  );
  const head = r.chance(0.75) ? tableRow(headed) : '';
  const bold = (name: string, html: string) => (strong === name ? `<b>${html}</b>` : html);
  const body = family === 'x' ? 'x.body' : 'e.body';
  const rows = list.map((entry, at) => {
    const id = `${family}${from + at}`;
    const own = partsOf(entry, family, id, periods);
    const behind =
      own.place === '' || placeAt === 'column' ? '' : placeAt === 'below' ? `<br>${own.place}` : `, ${own.place}`;
    const done = own.duties.length === 0 ? '' : dutiesHtml(duties, own.duties);
    const first = `${bold('first', own.first)}${dutiesAt === 'title' && done !== '' ? `<div>${done}</div>` : ''}`;
    const [start, end] = periods.points(entry, `${family}.period`, id);
    const extra = (name: 'scope' | 'leaving' | 'grade') => mark(body, r.pick<string>(ROW_EXTRAS[lang][name]), id);
    const cell = {
      period: () => own.period,
      start: () => start,
      end: () => end,
      first: () => first,
      second: () => `${bold('second', own.second)}${behind}`,
      both: () => [first, `${own.second}${behind}`].filter((one) => one !== '').join(sign),
      place: () => own.place,
      duties: () => done,
      number: () => mark('junk', `${at + 1}${r.pick(['', '.'])}`),
      scope: () => extra('scope'),
      leaving: () => extra('leaving'),
      grade: () => extra('grade'),
    };
    const below = dutiesAt === 'row' && done !== '' ? `<tr><td colspan="${columns.length}">${done}</td></tr>` : '';
    return `${tableRow(columns.map((column) => cell[column]()))}${below}`;
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
  from = 0,
): string {
  const names = ROW_NAMES[lang];
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
      const own = partsOf(entry, family, `${family}${from + at}`, periods);
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
