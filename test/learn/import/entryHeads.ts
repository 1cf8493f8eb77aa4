import type { Plan } from './layouts.ts';
import { cells, far, mark, p } from './markup.ts';
import type { PeriodWriter } from './periodTexts.ts';
import type { Entry } from './people.ts';
import type { Random } from './random.ts';

/** The names, place and period of an entry: what stands beside it, and what above its text. */
export type HeadForm = (entry: Entry, id: string, periods: PeriodWriter) => { aside: string; html: string };

/** A Hebrew `in` that has no space before the employer: `מנהלת חשבונות בבנק לאומי`. */
const GLUE = ' ב';

/** What stands behind a label in the text; nothing where there is nothing. */
const withLabel = (name: string, html: string) => (html === '' ? '' : `<div>${mark('label', name)}: ${html}</div>`);

/** How the names of an entry stand: which on which line, what between them, which bold; one form for a section. */
export function headForm(r: Random, family: 'x' | 'e', he: boolean, plan: Plan): HeadForm {
  const [first, second] = family === 'x' ? ['title', 'company'] : ['degree', 'school'];
  const order = r.chance(0.62) ? [first, second] : [second, first];
  const bold = r.pick(['first', 'first', 'lead', 'lead', 'second', 'line', 'none', 'none']);
  const upper = !he && r.chance(0.06) ? 'text-transform:uppercase' : '';
  const chosen = r.pick([
    ', ',
    ' | ',
    ' – ',
    ' - ',
    ' · ',
    ' • ',
    ', ',
    ' — ',
    ' -- ',
    ': ',
    he ? ', ' : ' at ',
    ' / ',
    he ? ' ב-' : ' @ ',
    he ? ' ב־' : ' at ',
    GLUE,
    he && family === 'x' ? ' בחברת ' : ', ',
  ]);
  // The prefix stands before a name, never before a post, and takes the place of an article.
  const sep = chosen.startsWith(' ב') && (!he || order[0] !== first) ? ', ' : chosen;
  const isOnThree = r.chance(0.5);
  const stop = r.chance(0.06) ? '.' : '';
  const placeSep = r.pick([', ', ', ', ' | ', ' – ', ' · ', ' (']);
  const layout =
    plan === 'timeline'
      ? r.pick(['aside', 'aside', 'asideOneLine'])
      : plan === 'rows'
        ? r.pick(['rows', 'rows', 'rows', 'labels', 'rowsBoth', 'rowsBoth'])
        : r.pick([
            'farOne',
            'farOne',
            'farFirst',
            'farFirst',
            'farSecond',
            'below',
            'below',
            'inlineEnd',
            'inlineEnd',
            'inlineStart',
            'above',
            'aside',
            'asideOneLine',
            'oneLineBelow',
            'oneLineBelow',
            'placeFar',
            'periodBetween',
            'labels',
            'farPlace',
            'sentence',
            'titleFarPlace',
            'twoLines',
            'splitDates',
            'splitDates',
            'stacked',
            'stacked',
            'twoNames',
          ]);
  const brackets = r.chance(0.3);
  const placeIsOfSecond = r.chance(0.7);
  const afterPeriod = r.pick([': ', '  ', ' | ', ' ', ' – ', ' - ', ', ']);
  const role = (name: string) => `${family}.${name}`;
  return (entry, id, periods) => {
    const strong = (name: string, text: string) => {
      const isBold =
        bold === 'line' ||
        (bold === 'first' && name === first) ||
        (bold === 'lead' && name === order[0]) ||
        (bold === 'second' && name === order[1]);
      return mark(role(name), text, id, `${isBold ? 'font-weight:bold;' : ''}${name === order[0] ? upper : ''}`);
    };
    const text = (name: string) => (name === first ? entry.first : entry.second);
    const names = [
      strong(order[0] as string, text(order[0] as string)),
      strong(order[1] as string, text(order[1] as string)),
    ] as const;
    const place = mark(role('place'), entry.place, id);
    const period = periods.html(entry, role('period'), id);
    const inBrackets = brackets ? `(${period})` : period;
    const placed = (html: string) =>
      place === '' ? html : `${html}${placeSep}${place}${placeSep === ' (' ? ')' : ''}`;
    // The place is that of the employer or the school, whichever of the names stands first.
    const isPlaceFirst = placeIsOfSecond && order[0] === second;
    const a = isPlaceFirst ? placed(names[0]) : names[0];
    const b = names[1];
    const glue = sep === GLUE && /^ה(?!מ)/.test(entry.second) ? ', ' : sep;
    const withPlace = (html: string) => (isPlaceFirst ? html : placed(html));
    switch (layout) {
      case 'farOne':
        return { aside: '', html: far(`${a}${glue}${withPlace(b)}${stop}`, period) };
      case 'farFirst':
        return { aside: '', html: far(a, period) + p(withPlace(b)) };
      case 'farSecond':
        return { aside: '', html: p(a) + far(withPlace(b), period) };
      case 'below':
        return { aside: '', html: p(a) + p(withPlace(b)) + p(period) };
      case 'inlineEnd':
        return { aside: '', html: p(`${a}${glue}${withPlace(b)}${stop}${brackets ? ' ' : ', '}${inBrackets}`) };
      case 'inlineStart':
        return { aside: '', html: p(`${period}${afterPeriod}${a}${glue}${withPlace(b)}${stop}`) };
      case 'above':
        return { aside: '', html: p(period) + p(a) + p(withPlace(b)) };
      case 'aside':
        return {
          aside: period + (place !== '' && placeSep === ' | ' ? `<br>${place}` : ''),
          html: p(a) + p(placeSep === ' | ' ? b : withPlace(b)),
        };
      case 'asideOneLine':
        return { aside: period, html: p(`${a}${glue}${withPlace(b)}${stop}`) };
      case 'oneLineBelow':
        return { aside: '', html: p(a) + p(`${withPlace(b)}${r.pick([' | ', ', ', ' · ', '  '])}${inBrackets}`) };
      case 'placeFar':
        return { aside: '', html: far(a, place) + far(b, period) };
      case 'periodBetween':
        return { aside: '', html: p(`${a} ${inBrackets}`) + p(withPlace(b)) };
      case 'farPlace':
        return { aside: '', html: far(`${a}${glue}${b}`, place) + p(period) };
      case 'sentence':
        return {
          aside: '',
          html: p(
            he
              ? `${r.pick(['בשנים ', 'בין '])}${period} ${family === 'x' ? 'עבדתי כ' : 'למדתי '}${a === b ? a : strong(first, entry.first)} ${family === 'x' ? 'ב' : 'ב'}${strong(second, entry.second)}.`
              : `${r.pick(['From ', 'In '])}${period} I ${family === 'x' ? 'worked as a' : 'studied for a'} ${strong(first, entry.first)} at ${strong(second, entry.second)}.`,
          ),
        };
      case 'titleFarPlace':
        return { aside: '', html: far(a, place || period) + far(b, place === '' ? '' : period) };
      case 'twoLines':
        return { aside: '', html: p(`${withPlace(a)}${sep}${inBrackets}`) + p(b) };
      case 'splitDates': {
        const [start, end] = periods.ends(entry, role('period'), id);
        return { aside: '', html: far(a, start) + far(withPlace(b), end) };
      }
      case 'stacked': {
        const [start, end] = periods.ends(entry, role('period'), id);
        return {
          aside: `${start}${end === '' ? '' : `<br>${end.replace(/>(עד|to) /, isOnThree ? '>$1<br>' : '>$1 ')}`}`,
          html: p(a) + p(withPlace(b)),
        };
      }
      case 'twoNames':
        return { aside: '', html: far(`${a}${glue}${b}`, place || period) + (place === '' ? '' : p(period)) };
      case 'rows':
        return { aside: '', html: cells(period, a, b + (place === '' ? '' : `, ${place}`)) };
      case 'rowsBoth':
        return { aside: '', html: cells(a, withPlace(b), period) };
      default:
        return {
          aside: '',
          html: he
            ? withLabel(family === 'x' ? 'תפקיד' : 'תואר', strong(first, entry.first)) +
              withLabel(family === 'x' ? 'מעסיק' : 'מוסד', strong(second, entry.second)) +
              withLabel('תקופה', period)
            : withLabel(family === 'x' ? 'Position' : 'Degree', strong(first, entry.first)) +
              withLabel(family === 'x' ? 'Employer' : 'Institution', strong(second, entry.second)) +
              withLabel('Dates', period),
        };
    }
  };
}
