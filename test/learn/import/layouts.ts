import type { Builder } from './builders.ts';
import { headingWriter } from './headings.ts';
import { blocksOf, type Block } from './layoutBlocks.ts';
import { contactFacts, contactLine, contactList, personalHtml } from './layoutFacts.ts';
import type { Plan } from './layoutPlans.ts';
import { pageStyles } from './layoutStyles.ts';
import { mark, pairs, tableRow } from './markup.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';

const inColumns = (widths: string, columns: string) =>
  `<div class="page" style="grid-template-columns:${widths}">${columns}</div>`;

/** The name above a page, in one text or as two fields of a form. */
function nameOf(r: Random, { lang, name }: Person, tag: string, label: string, beside: string): string {
  const [first = '', last = '', ...more] = name.split(' ');
  if (label.includes('data-l="label"') && last !== '' && more.length === 0 && r.chance(0.4)) {
    const names =
      lang === 'he'
        ? ['שם פרטי', 'שם משפחה']
        : r.pick([
            ['First name', 'Surname'],
            ['First Name', 'Last Name'],
          ]);
    const fields = [first, last].map((text, at) => `${mark('label', names[at] ?? '')}: ${mark('name', text)}`);
    return fields.map((field) => `<p>${field}</p>`).join('');
  }
  return `<${tag}>${name === '' ? '' : label}${mark('name', name)}${beside}</${tag}>`;
}

/** What programs write above and below a page. */
function noteOf(r: Random, { lang, name }: Person): string {
  if (!r.chance(0.03)) return '';
  const text =
    lang === 'he'
      ? r.pick(['עמוד 1 מתוך 1', `קורות חיים - ${name}`, 'עודכן לאחרונה: מרץ 2024', 'לכל המעוניין', 'בס"ד', 'בע"ה'])
      : r.pick([`${name} – Resume – Page 1 of 1`, 'Last updated in March 2024', '1 / 1', 'Page 1', 'Confidential']);
  return `<div style="text-align:${r.pick(['start', 'end', 'center'])}">${mark('junk', text)}</div>`;
}

/** A page of a person in a layout made by chance or by a builder, as HTML whose texts carry their labels. */
export function makePage(r: Random, person: Person, plan: Plan, builder?: Builder): string {
  const rtl = person.lang === 'he';
  const he = rtl;
  const blocks = blocksOf(r, person, plan, builder);
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
    const title = heading(block.kind, block.title);
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
  const nameTag = nameLabel.includes('data-l="label"') || r.chance(0.05) ? 'p' : 'h1';
  const headline = mark('headline', person.headline);
  const beside =
    person.headline !== '' && r.chance(0.1) ? ` <small>${r.pick(['– ', '| ', ', '])}${headline}</small>` : '';
  const below = person.headline !== '' ? `<p class="headline">${headline}</p>` : '';
  const nameHtml = `${nameOf(r, person, nameTag, nameLabel, beside)}${below}`;
  const privacy = personalHtml(r, he);
  const css = pageStyles(r, plan, he, builder?.css);
  const [note, foot] = [noteOf(r, person), noteOf(r, person)];
  const page = (body: string) =>
    `<!doctype html><html lang="${person.lang}" dir="${rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
    `<style>${css}</style><body>${note}${body}${foot}</body></html>`;

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
    const all = (own: readonly Block[]) => own.map((block) => blockHtml(block)).join('');
    const side = `<div>${isHeadInSide ? head : ''}${contactHtml}${all(inSide)}</div>`;
    const main = `<div>${isHeadInMain ? head : ''}${all(inMain)}</div>`;
    const width = plan === 'sidebar' ? r.pick(['32%', '28%', '36%']) : '47%';
    const first = r.chance(0.65);
    const above = isHeadInMain || isHeadInSide ? '' : `<header style="${centre}">${head}</header>`;
    return page(above + (first ? inColumns(`${width} 1fr`, side + main) : inColumns(`1fr ${width}`, main + side)));
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
    return page(known + inColumns(width, columns.map((own) => `<div>${own.join('')}</div>`).join('')));
  }
  const style = builder?.header ? ['list', 'table', 'line', 'far'].indexOf(builder.header) : r.int(0, 4);
  const line =
    style === 0
      ? contactList(contacts, r)
      : style === 1
        ? `<table>${pairs(contacts).map(tableRow).join('')}</table>`
        : contactLine(contacts, r);
  const headed = r.chance(0.12) ? heading('contacts') : '';
  const besides = builder?.header ? builder.header === 'far' : r.chance(0.2);
  const atTheEnd = () => `<div style="text-align:${r.pick(['start', 'end'])}">${contactList(contacts, r)}</div>`;
  const header = besides
    ? `<header class="far"><div>${title}${nameHtml}</div>${atTheEnd()}</header>`
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
