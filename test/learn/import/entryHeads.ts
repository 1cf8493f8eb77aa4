import type { Plan } from './layoutPlans.ts';
import { columnHtml, columnsOf } from './headColumns.ts';
import { linesOf } from './headLines.ts';
import { NAMED } from './headNames.ts';
import { planHead, type Slot } from './headPlan.ts';
import { signsOf } from './headSigns.ts';
import { stylesOf } from './headStyles.ts';
import { cells, far, mark, p } from './markup.ts';
import type { PeriodWriter } from './periodTexts.ts';
import type { Entry } from './person.ts';
import type { Random } from './random.ts';

/** The head of an entry as HTML: what stands beside it and on which side, above its text, and below. */
export interface Head {
  readonly aside: string;
  readonly asideAt: 'start' | 'end';
  readonly html: string;
  readonly below: string;
}
export type HeadForm = (entry: Entry, id: string, periods: PeriodWriter) => Head;

/** The labels of a family's slots. */
export type SlotLabels = Readonly<Record<Slot, string>>;
export const LABELS_OF: Readonly<Record<'x' | 'e', SlotLabels>> = {
  x: { first: 'x.title', second: 'x.company', place: 'x.place', period: 'x.period' },
  e: { first: 'e.degree', second: 'e.school', place: 'e.place', period: 'e.period' },
};

/** What stands before an entry's head in lists of entries that are bulleted or numbered themselves. */
const LEADS = ['• ', '▪ ', '– ', '◆ ', '» '] as const;
const KINDS = {
  he: ['משרה מלאה', 'משרה חלקית', 'פרילנס', 'זמני', 'מהבית', 'התמחות', 'חופשת לידה'],
  en: ['Full-time', 'Part-time', 'Freelance', 'Contract', 'Hybrid', 'Internship', 'Remote'],
} as const;

/** How the heads of a section's entries stand: which text on which line, what between them, which bold. */
export function headForm(
  r: Random,
  family: 'x' | 'e',
  he: boolean,
  page: Plan,
  slots: readonly Slot[] = ['first', 'second', 'place', 'period'],
  labels: SlotLabels = LABELS_OF[family],
  isOneLine = false,
): HeadForm {
  const plan = planHead(r, slots, page === 'timeline' ? 1 : page === 'three' ? 0.03 : 0.16, isOneLine);
  const signs = signsOf(r, he, family);
  const style = stylesOf(r, he, plan);
  const lang = he ? 'he' : 'en';
  const stop = r.chance(0.05) ? '.' : '';
  const lead = r.chance(0.05) ? r.pick(LEADS) : '';
  const isListed = lead === '' && r.chance(0.04);
  const kind = family === 'x' && r.chance(0.06) ? r.pick([' · ', ', ', ' (', ' | ', ' – ']) : undefined;
  const ends = slots.includes('period') && !isOneLine && r.chance(0.07);
  const isOnThree = r.chance(0.5);
  const isNamed = !isOneLine && r.chance(0.05);
  const names = {
    first: r.pick(NAMED[lang].first[family]),
    second: r.pick(NAMED[lang].second[family]),
    place: r.pick(NAMED[lang].place),
    period: r.pick(NAMED[lang].period),
  };
  const columns = page === 'rows' && slots.length === 4 ? columnsOf(r) : undefined;
  return (entry, id, periods) => {
    const text = { first: entry.first, second: entry.second, place: entry.place };
    const html = (slot: Slot): string => {
      if (slot === 'period') return periods.html(entry, labels.period, id, style('period'));
      return mark(labels[slot], text[slot], id, style(slot));
    };
    if (columns) return { ...NO_MORE, html: cells(...columns.map((column) => columnHtml(column, signs, html))) };
    if (isNamed)
      return {
        ...NO_MORE,
        html: slots
          .map((slot) => (html(slot) === '' ? '' : p(`${mark('label', names[slot])}: ${html(slot)}`)))
          .join(''),
      };
    const suffix =
      kind === undefined ? '' : `${kind}${mark('x.body', r.pick(KINDS[lang]), id)}${kind === ' (' ? ')' : ''}`;
    const withKind = (slot: Slot) => (slot === 'first' && html(slot) !== '' ? html(slot) + suffix : html(slot));
    const lines = linesOf(plan, signs, withKind, entry);
    if (ends) {
      const [start, end] = periods.ends(entry, labels.period, id);
      const without = linesOf(plan, signs, (slot) => (slot === 'period' ? '' : withKind(slot)), entry);
      const isBeside = without.length > 1 && without.every(([, other]) => other === '') && plan.aside.length === 0;
      if (isBeside)
        return {
          ...NO_MORE,
          html: without.map(([one], at) => lineHtml(one, [start, end][at] ?? '')).join(''),
        };
      return {
        ...NO_MORE,
        aside: `${start}${end === '' ? '' : `<br>${end.replace(/>(עד|to) /, isOnThree ? '>$1<br>' : '>$1 ')}`}`,
        html: without.map(([one, other]) => lineHtml(one, other)).join(''),
      };
    }
    const head = lines
      .map(([one, other], at) =>
        lineHtml(`${at === 0 ? lead : ''}${one}${at === 0 && other === '' ? stop : ''}`, other),
      )
      .join('');
    return {
      aside: plan.aside
        .map(html)
        .filter((one) => one !== '')
        .join('<br>'),
      asideAt: plan.asideAt,
      html: isListed ? `<ul><li>${head}</li></ul>` : head,
      below: plan.below.map((slot) => p(html(slot))).join(''),
    };
  };
}

const NO_MORE = { aside: '', asideAt: 'start', below: '' } as const;
const lineHtml = (near: string, other: string) => (other === '' ? p(near) : far(near, other));
