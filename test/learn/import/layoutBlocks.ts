import { bodyWriter, sentenceOf } from './bodies.ts';
import type { Builder } from './builders.ts';
import { headForm, LABELS_OF } from './entryHeads.ts';
import { entryHtml, groupsOf, runOnHtml } from './jobGroups.ts';
import { languagesHtml, skillsHtml } from './layoutLists.ts';
import type { Plan } from './layoutPlans.ts';
import { mark } from './markup.ts';
import { formsOf, tableOf } from './namedRows.ts';
import { periodWriter, type PeriodWriter } from './periodTexts.ts';
import type { Entry, Person } from './person.ts';
import type { Random } from './random.ts';
import { PERIOD_ABOVE, TOLD } from './toldHeads.ts';
import { writtenHead } from './writtenHeads.ts';

/** A section of a page, still without its heading; `title` is a person's own. */
export interface Block {
  readonly kind: string;
  readonly html: string;
  readonly title?: string;
}

/** What people call a second section of jobs. */
const MORE_JOBS = {
  he: ['ניסיון נוסף', 'ניסיון קודם', 'ניסיון תעסוקתי נוסף', 'תפקידים קודמים', 'עבודות נוספות', 'ניסיון בהוראה'],
  en: [
    'Additional Experience',
    'Earlier Experience',
    'Other Experience',
    'Teaching Experience',
    'Other Employment',
    'Previous Positions',
  ],
} as const;

/** The sections of a person's page in their order, each in a form made by chance or by a builder. */
export function blocksOf(r: Random, person: Person, plan: Plan, builder?: Builder): Block[] {
  const he = person.lang === 'he';
  const periods = periodWriter(r, person.lang, builder?.dates);
  const bodyOf = bodyWriter(r, person.lang);
  const isGrouped = r.chance(0.16);
  const isForm = builder === undefined && r.chance(plan === 'rows' ? 0.3 : 0.07);
  // Heads that are written as a form: those of a builder, sentences, or periods above what was done.
  const writtenOf = (family: 'x' | 'e') =>
    builder?.[family].length
      ? r.pick(builder[family])
      : r.chance(0.04)
        ? r.pick<string>(TOLD[person.lang][family])
        : family === 'x' && r.chance(0.03)
          ? r.pick(PERIOD_ABOVE[person.lang])
          : undefined;
  const written = { x: writtenOf('x'), e: writtenOf('e') };
  const entries = (family: 'x' | 'e') => {
    // What was done goes on in the line of the head: `Cook, Hotel Carmel, 2015-2019. Ran the kitchen.`
    const runOn = r.chance(0.05) ? r.pick(['. ', '. ', ' – ', ': ', '; ', ' | ']) : undefined;
    const ofBuilder = written[family];
    const form =
      ofBuilder === undefined
        ? headForm(r, family, he, plan, undefined, undefined, runOn !== undefined)
        : writtenHead(ofBuilder, LABELS_OF[family]);
    if (isGrouped && family === 'x')
      return (list: readonly Entry[], from: number) =>
        groupsOf(r, list, he, periods, (entry, id) => bodyOf('x.body', id, entry.bullets), from);
    if (isForm && (family === 'x' || r.chance(0.6)))
      return (list: readonly Entry[], from: number) => formsOf(r, list, family, person.lang, periods, from);
    if (plan === 'rows' && ofBuilder === undefined && r.chance(0.75))
      return (list: readonly Entry[], from: number) => tableOf(r, list, family, person.lang, periods, from);
    return (list: readonly Entry[], from: number) =>
      list
        .map((entry, at) => {
          const id = `${family}${from + at}`;
          const head = form(entry, id, periods);
          return runOn === undefined || ofBuilder !== undefined
            ? entryHtml(head, bodyOf(`${family}.body`, id, entry.bullets))
            : runOnHtml(head.html, runOn, mark(`${family}.body`, entry.bullets.map(sentenceOf).join(' '), id));
        })
        .join('');
  };
  const [jobs, studies] = [entries('x'), entries('e')];
  const blocks: Block[] = [];
  if (person.summary !== '') blocks.push({ kind: 'summary', html: `<p>${mark('summary', person.summary)}</p>` });
  const [now, before] = r.chance(0.1) ? [person.jobs.slice(0, -1), person.jobs.slice(-1)] : [person.jobs, []];
  if (now.length > 0) blocks.push({ kind: 'experience', html: jobs(now, 0) });
  if (before.length > 0)
    blocks.push({ kind: 'experience', title: r.pick(MORE_JOBS[person.lang]), html: jobs(before, now.length) });
  // Some have nothing but courses, and a list of works that are all their jobs: what the section is called says less.
  const isAs = (title: RegExp) => !person.custom.some((one) => title.test(one.title));
  const study: Block = {
    kind: r.chance(0.07) && isAs(/קורס|השתלמ|הסמכ|Course|Certif/) ? 'education as courses' : 'education',
    html: studies(person.studies, 0),
  };
  if (person.projects.length === 0 && r.chance(0.03))
    blocks.splice(
      0,
      blocks.length,
      ...blocks.map((one) => (one.kind === 'experience' ? { ...one, kind: 'experience as projects' } : one)),
    );
  if (r.chance(0.25)) blocks.splice(r.int(0, 1), 0, study);
  else blocks.push(study);
  if (person.projects.length > 0)
    blocks.push({
      kind: 'projects',
      html: person.projects
        .map((one, at) => itemHtml(r, one, 'p', 'name', `p${at}`, periods) + bodyOf('p.body', `p${at}`, one.bullets))
        .join(''),
    });
  if (person.skills.length > 0) blocks.push({ kind: 'skills', html: skillsHtml(r, person, builder?.skills) });
  if (person.languages.length > 0) blocks.push({ kind: 'languages', html: languagesHtml(r, person) });
  // Items of other sections stand as jobs and studies do, or in forms of their own.
  const ofItems = { first: 'c.title', second: 'c.body', place: 'c.body', period: 'c.period' };
  const itemForm = r.chance(0.5)
    ? builder && written.e !== undefined
      ? writtenHead(written.e, ofItems)
      : headForm(r, 'e', he, plan, ['first', 'second', 'period'], ofItems)
    : undefined;
  const customHtml = (items: readonly Entry[], number: number) =>
    items
      .map((one, at) => {
        const id = `c${number}-${at}`;
        const body = bodyOf('c.body', id, one.bullets);
        return itemForm
          ? entryHtml(itemForm(one, id, periods), body)
          : itemHtml(r, one, 'c', 'title', id, periods) + body;
      })
      .join('');
  const custom = person.custom.map(({ title, items }, number): Block => ({
    kind: 'custom',
    title,
    html: customHtml(items, number),
  }));
  for (const block of custom) blocks.splice(r.int(Math.min(2, blocks.length), blocks.length), 0, block);
  return blocks;
}

function itemHtml(r: Random, entry: Entry, family: 'p' | 'c', role: string, id: string, periods: PeriodWriter): string {
  const name = mark(`${family}.${role}`, entry.first, id, r.chance(0.5) ? 'font-weight:bold' : '');
  const second =
    entry.second === '' ? '' : `${r.pick([', ', ' | ', ' – '])}${mark(`${family}.body`, entry.second, id)}`;
  const period = mark(`${family}.period`, periods.text(entry), id);
  const form = r.int(0, 5);
  const html =
    form === 0
      ? `<div class="far"><span>${name}${second}</span><span>${period}</span></div>`
      : form === 1
        ? `<div>${period}: ${name}${second}</div>`
        : form === 2
          ? `<div>${name}${second}</div>`
          : form === 3
            ? `<div>${name}${second} (${period})</div>`
            : form === 4
              ? `<ul><li>${name}${second}, ${period}</li></ul>`
              : `<ul><li>${name}${second}</li></ul>`;
  return html;
}
