import type { Entry, Person } from './people.ts';
import type { Random } from './random.ts';
import { skillsHtml, languagesHtml, contactFacts, contactList, contactLine, personalHtml } from './layoutFacts.ts';
import { mark, pairs } from './markup.ts';
import { headForm } from './entryHeads.ts';
import { headingWriter } from './headings.ts';
import { bodyWriter, sentenceOf } from './bodies.ts';
import { entryHtml, groupsOf, runOnHtml } from './jobGroups.ts';
import { formsOf, tableOf } from './namedRows.ts';
import { periodWriter, type PeriodWriter } from './periodTexts.ts';

/** Families of page plans; a family that is kept from learning judges what was learned. */
export const PLANS = [
  'single',
  'sidebar',
  'columns',
  'margin',
  'rows',
  'timeline',
  'flow',
  'runIn',
  'grid',
  'three',
] as const;
export type Plan = (typeof PLANS)[number];

type Block = { readonly kind: string; readonly html: string };

/** A page of a person in a layout made by chance, as HTML whose texts carry their labels. */
export function makePage(r: Random, person: Person, plan: Plan): string {
  const rtl = person.lang === 'he';
  const he = rtl;
  const periods = periodWriter(r, person.lang);
  const bodyOf = bodyWriter(r, person.lang);
  const isGrouped = r.chance(0.16);
  const isForm = r.chance(plan === 'rows' ? 0.3 : 0.07);
  const entries = (family: 'x' | 'e') => {
    // What was done goes on in the line of the head: `Cook, Hotel Carmel, 2015-2019. Ran the kitchen.`
    const runOn = r.chance(0.05) ? r.pick(['. ', '. ', ' – ', ': ', '; ', ' | ']) : undefined;
    const form = headForm(r, family, he, plan, undefined, undefined, runOn !== undefined);
    if (isGrouped && family === 'x')
      return (list: readonly Entry[]) =>
        groupsOf(r, list, he, periods, (entry, id) => bodyOf('x.body', id, entry.bullets));
    if (isForm && (family === 'x' || r.chance(0.6)))
      return (list: readonly Entry[]) => formsOf(r, list, family, person.lang, periods);
    if (plan === 'rows' && r.chance(0.6))
      return (list: readonly Entry[]) => tableOf(r, list, family, person.lang, periods);
    return (list: readonly Entry[]) =>
      list
        .map((entry, at) => {
          const id = `${family}${at}`;
          const head = form(entry, id, periods);
          return runOn === undefined
            ? entryHtml(head, bodyOf(`${family}.body`, id, entry.bullets))
            : runOnHtml(head.html, runOn, mark(`${family}.body`, entry.bullets.map(sentenceOf).join(' '), id));
        })
        .join('');
  };
  const [jobs, studies] = [entries('x'), entries('e')];
  const blocks: Block[] = [];
  if (person.summary !== '') blocks.push({ kind: 'summary', html: `<p>${mark('summary', person.summary)}</p>` });
  if (person.jobs.length > 0) blocks.push({ kind: 'experience', html: jobs(person.jobs) });
  // Some have nothing but courses, and a list of works that are all their jobs: what the section is called says less.
  const isAs = (title: RegExp) => !person.custom.some((one) => title.test(one.title));
  const study: Block = {
    kind: r.chance(0.07) && isAs(/קורס|השתלמ|הסמכ|Course|Certif/) ? 'education as courses' : 'education',
    html: studies(person.studies),
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
  if (person.skills.length > 0) blocks.push({ kind: 'skills', html: skillsHtml(r, person) });
  if (person.languages.length > 0) blocks.push({ kind: 'languages', html: languagesHtml(r, person) });
  // Items of other sections stand as jobs and studies do, or in forms of their own.
  const itemForm = r.chance(0.5)
    ? headForm(r, 'e', he, plan, ['first', 'second', 'period'], {
        first: 'c.title',
        second: 'c.body',
        place: 'c.body',
        period: 'c.period',
      })
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
  const custom = person.custom.map(({ title, items }, number): Block & { title: string } => ({
    kind: 'custom',
    title,
    html: customHtml(items, number),
  }));
  for (const block of custom) blocks.splice(r.int(Math.min(2, blocks.length), blocks.length), 0, block);

  const isSingle = !['grid', 'three', 'columns', 'sidebar'].includes(plan);
  const heading = headingWriter(r, person.lang, isSingle && r.chance(0.09), plan === 'runIn');
  const wide = new Set([
    'summary',
    'experience',
    'education',
    'projects',
    'custom',
    'education as courses',
    'experience as projects',
  ]);
  const blockHtml = (block: Block, margin = false) => {
    const title = heading(block.kind, (block as { title?: string }).title);
    const skip = block.kind === 'summary' && r.chance(0.35);
    if (margin && !skip)
      return `<section class="margin"><div class="side">${title}</div><div>${block.html}</div></section>`;
    return `<section>${skip ? '' : title}${block.html}</section>`;
  };
  const contacts = contactFacts(r, person);
  const centre = r.chance(0.3) ? 'text-align:center' : '';
  const documentTitle = r.pick(
    he
      ? ['קורות חיים', 'קורות חיים', 'קו"ח', 'קורות חיים ורשימת פרסומים', 'טופס מועמד', 'שאלון אישי – מועמדות']
      : ['Curriculum Vitae', 'Resume', 'CV', 'RESUME', 'Résumé', 'Application form', 'Personal record'],
  );
  const isTitled = r.chance(0.2);
  const titleTag = r.pick(['p', 'p', 'h1', 'h2']);
  const title = isTitled ? `<${titleTag}>${mark('junk', documentTitle)}</${titleTag}>` : '';
  const nameLabel = r.chance(0.05)
    ? `${mark('label', he ? r.pick(['שם', 'שם מלא']) : r.pick(['Name', 'Full name']))}: `
    : r.chance(0.04)
      ? `${mark('junk', documentTitle)}${r.pick([' – ', ': ', ' - ', ' '])}`
      : '';
  const nameTag = nameLabel.includes('data-l="label"') ? 'p' : 'h1';
  const nameHtml = `<${nameTag}>${nameLabel}${mark('name', person.name)}${person.headline !== '' && r.chance(0.1) ? ` <small>${r.pick(['– ', '| ', ', '])}${mark('headline', person.headline)}</small>` : ''}</${nameTag}>${person.headline !== '' ? `<p class="headline">${mark('headline', person.headline)}</p>` : ''}`;
  const privacy = personalHtml(r, he);
  const base = r.pick([9, 9.5, 10, 10.5, 11, 12]);
  const css = [
    `@page{margin:0}body{margin:0;width:794px;box-sizing:border-box;padding:${r.int(30, 70)}px ${r.int(30, 75)}px;font:${base}pt/${r.pick([1.15, 1.25, 1.35, 1.5])} ${r.pick(['Open Sans', 'Heebo', 'Arimo', 'serif', 'sans-serif'])}}`,
    `*{box-sizing:border-box}p,ul{margin:${r.int(0, 4)}px 0}ul{padding-inline-start:${r.int(14, 24)}px;list-style:${r.pick(['disc', 'disc', 'square', 'circle'])}}`,
    `h1{font-size:${base * r.pick([1.2, 1.6, 2, 2.5, 3])}pt;margin:0;font-weight:${r.pick([700, 700, 400])}}h1 small{font-size:50%}`,
    `.headline{font-size:${base * r.pick([1, 1.1, 1.3])}pt;${r.chance(0.3) ? 'font-weight:bold' : ''}}`,
    `h2{font-size:${base * r.pick([1, 1.05, 1.2, 1.4])}pt;margin:${r.int(6, 20)}px 0 ${r.int(1, 7)}px;font-weight:${r.pick([700, 700, 700, 400])};${r.chance(0.4) ? 'border-bottom:1px solid #333;' : ''}${r.chance(0.15) ? 'background:#ddd;' : ''}${r.chance(0.12) ? 'letter-spacing:2px;' : ''}${!he && r.chance(0.45) ? 'text-transform:uppercase;' : ''}${r.chance(0.1) ? 'text-align:center;' : ''}}`,
    `.entry{margin-bottom:${r.int(0, 11)}px}.far{display:flex;justify-content:space-between;gap:12px}.whole{white-space:nowrap}.run div,.run p{display:inline}.aside{display:grid;grid-template-columns:${r.int(95, 160)}px 1fr;gap:${r.int(8, 20)}px}.aside.end{grid-template-columns:1fr ${r.int(90, 150)}px}.in{padding-inline-start:${r.int(8, 24)}px}`,
    `.margin{display:grid;grid-template-columns:${r.int(110, 170)}px 1fr;gap:16px;margin-top:10px}.margin h2{margin:0}`,
    `.flow{column-count:2;column-gap:${r.int(20, 40)}px}${plan === 'runIn' ? `h2{float:inline-start;font-size:${base}pt!important;margin:0!important;margin-inline-end:5px!important;border:0!important}ul{clear:both}` : ''}`,
    `.page{display:grid;gap:${r.int(18, 36)}px;}.chips span{display:inline-block;margin-inline-end:14px}.grid{display:grid;grid-template-columns:repeat(${r.int(2, 3)},1fr)}table{border-collapse:collapse;width:100%}td{padding:2px 6px;vertical-align:top}.box td{border:1px solid #999}.named{width:${r.int(80, 150)}px}.post{margin-top:${r.int(0, 6)}px}`,
  ].join('');
  const page = (body: string) =>
    `<!doctype html><html lang="${person.lang}" dir="${rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${css}</style><body>${body}</body></html>`;

  if (plan === 'sidebar' || plan === 'columns') {
    const inSide = blocks.filter(
      ({ kind }) =>
        !wide.has(kind) ||
        (kind.startsWith('education') && r.chance(0.25)) ||
        (kind === 'custom' && r.chance(0.4)) ||
        (kind === 'summary' && r.chance(0.2)),
    );
    const inMain = blocks.filter((block) => !inSide.includes(block));
    const head = `${title}${nameHtml}`;
    const isHeadInMain = plan === 'sidebar' && r.chance(0.4);
    const isHeadInSide = plan === 'sidebar' && !isHeadInMain && r.chance(0.3);
    const contactHtml = `${r.chance(0.7) ? heading('contacts') : ''}${contactList(contacts, r)}${privacy}`;
    const side = `<div>${isHeadInSide ? head : ''}${contactHtml}${inSide.map((block) => blockHtml(block)).join('')}</div>`;
    const main = `<div>${isHeadInMain ? head : ''}${inMain.map((block) => blockHtml(block)).join('')}</div>`;
    const width = plan === 'sidebar' ? r.pick(['32%', '28%', '36%']) : '47%';
    const first = r.chance(0.65);
    return page(
      `${isHeadInMain || isHeadInSide ? '' : `<header style="${centre}">${head}</header>`}<div class="page" style="grid-template-columns:${first ? `${width} 1fr` : `1fr ${width}`}">${first ? side + main : main + side}</div>`,
    );
  }
  if (plan === 'grid' || plan === 'three') {
    const rest = blocks.filter(({ kind }) => !/^(?:experience|education)/.test(kind));
    const of = (kind: string) => blocks.filter((block) => block.kind.startsWith(kind)).map((block) => blockHtml(block));
    const isPlain = r.chance(0.5);
    const known = isPlain
      ? `<header class="far"><div>${title}${nameHtml}</div><div>${contactList(contacts, r)}</div></header>`
      : `<header style="${centre}">${title}${nameHtml}${contactLine(contacts, r)}</header>`;
    const lists = rest.map((block) => blockHtml(block));
    const columns =
      plan === 'grid'
        ? [of('experience'), of('education'), ...lists.map((one) => [one])]
        : r.chance(0.5)
          ? [[...of('education'), ...lists.slice(0, 1)], of('experience'), lists.slice(1)]
          : [lists.slice(0, 2), of('experience'), [...of('education'), ...lists.slice(2)]];
    const width =
      plan === 'grid' ? r.pick(['1fr 1fr', '3fr 2fr']) : r.pick(['1fr 2fr 1fr', '2fr 3fr 2fr', '1fr 1fr 1fr']);
    return page(
      `${known}<div class="page" style="grid-template-columns:${width}">${columns.map((own) => `<div>${own.join('')}</div>`).join('')}</div>`,
    );
  }
  const style = r.int(0, 4);
  const line =
    style === 0
      ? contactList(contacts, r)
      : style === 1
        ? `<table>${pairs(contacts)
            .map((pair) => `<tr>${pair.map((one) => `<td>${one}</td>`).join('')}</tr>`)
            .join('')}</table>`
        : contactLine(contacts, r);
  const headed = r.chance(0.12) ? heading('contacts') : '';
  const besides = r.chance(0.2);
  const header = besides
    ? `<header class="far"><div>${title}${nameHtml}</div><div style="text-align:${r.pick(['start', 'end'])}">${contactList(contacts, r)}</div></header>`
    : `<header style="${centre}">${title}${nameHtml}${headed}${line}</header>`;
  const footer = !besides && r.chance(0.04);
  const all = blocks.map((block) => blockHtml(block, plan === 'margin'));
  if (plan === 'flow') return page(`${header}${privacy}<main class="flow">${all.join('')}</main>`);
  return page(
    footer
      ? `<header style="${centre}">${nameHtml}</header>${all.join('')}<footer>${line}</footer>`
      : `${header}${privacy}${all.join('')}`,
  );
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
