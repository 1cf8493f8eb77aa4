import type { Head, HeadForm, SlotLabels } from './entryHeads.ts';
import { esc, far, mark, p } from './markup.ts';
import type { PeriodWriter } from './periodTexts.ts';
import type { Entry } from './person.ts';

/** A text of a head: a sign or words, the name of a form's field, or one of the entry's facts with how it looks. */
type Token = { readonly text: string } | { readonly field: string } | { readonly fact: string; readonly style: string };

const TOKEN = /\{(\w+)(?::(\w+))?\}|<([^<>{}]+)>|([^<{]+)/gu;
const STYLES: Readonly<Record<string, string>> = {
  b: 'font-weight:bold',
  i: 'font-style:italic',
  u: 'text-transform:uppercase',
  g: 'color:#678',
  l: 'font-size:118%',
  s: 'font-size:86%',
};

const tokensOf = (side: string): Token[] =>
  [...side.matchAll(TOKEN)].map(([, fact, style = '', field, text = '']) =>
    fact !== undefined
      ? { fact, style: Array.from(style, (letter) => STYLES[letter] ?? '').join(';') }
      : field !== undefined
        ? { field }
        : { text },
  );

/**
 * A head as in a builder or a class, written as a form: `{t:b} > {d} / {c:i}, {p}`. `{t}` is the title or degree, `{c}`
 * the employer or school, `{p}` the place, `{d}` the period, `{from}` and `{to}` its ends, `{start}` and `{end}` the
 * same without words, `{level}` and `{field}` a degree in two; letters after a colon say how it looks (STYLES).
 * `<Name>` is the name of a form's field, ` > ` leads to the far end of a line, ` / ` to the next line; what stands
 * before ` || ` is in the margin, what stands after ` ||> ` in one at the end. Of a fact that an entry does not have no
 * sign is left.
 */
export function writtenHead(form: string, labels: SlotLabels): HeadForm {
  const [before = '', behind] = form.split(' || ');
  const [main = '', end = ''] = (behind ?? before).split(' ||> ');
  const lines = linesIn(main);
  const aside = linesIn(behind === undefined ? end : before);
  return (entry, id, periods): Head => {
    const facts = factsOf(entry, id, periods, labels);
    const written = (all: readonly Line[]) =>
      all.map((sides) => sides.map((side) => filled(side, facts))).filter((sides) => sides.some((one) => one !== ''));
    return {
      aside: written(aside)
        .map((sides) => sides.join(' '))
        .join('<br>'),
      asideAt: behind === undefined ? 'end' : 'start',
      html: written(lines)
        .map(([near = '', other = '']) => (other === '' ? p(near) : far(near, other)))
        .join(''),
      below: '',
    };
  };
}

type Line = readonly (readonly Token[])[];
const linesIn = (text: string): Line[] =>
  text === '' ? [] : text.split(' / ').map((line) => line.split(' > ').map(tokensOf));

type Facts = (fact: string, style: string) => string;

function factsOf(entry: Entry, id: string, periods: PeriodWriter, labels: SlotLabels): Facts {
  const [level, field] = inTwo(entry.first);
  return (fact, style) => {
    switch (fact) {
      case 't':
        return mark(labels.first, entry.first, id, style);
      case 'level':
        return mark(labels.first, level, id, style);
      case 'field':
        return mark(labels.first, field, id, style);
      case 'c':
        return mark(labels.second, entry.second, id, style);
      case 'p':
        return mark(labels.place, entry.place, id, style);
      case 'd':
        return periods.html(entry, labels.period, id, style);
      case 'from':
      case 'to':
        return periods.ends(entry, labels.period, id)[fact === 'from' ? 0 : 1];
      default:
        return periods.points(entry, labels.period, id)[fact === 'start' ? 0 : 1];
    }
  };
}

/** A degree and what it is in: `Bachelor of Science in Physics`. */
function inTwo(first: string): readonly [level: string, field: string] {
  const [whole, level = '', field = ''] = /^(.{4,40}?)(?: in | - |, | ב(?=[א-ת]))(.{3,})$/u.exec(first) ?? [];
  return whole === undefined ? [first, ''] : [level, field];
}

const CLOSING: Readonly<Record<string, RegExp>> = { '(': /^\s*\)/, '[': /^\s*\]/ };
/** Signs that stand between two facts, and before none. */
const BETWEEN = /^[\s,.;:|–—•·@-]+/;

/** A side of a line with an entry's facts; empty if it has none of them. */
function filled(side: readonly Token[], facts: Facts): string {
  let [out, open, sign] = ['', '', ''];
  let isFirstGone = false;
  for (const token of side)
    if ('text' in token) {
      const [text, behind] = [token.text, CLOSING[open]];
      sign += esc(behind ? text.replace(behind, '') : text);
      open = '';
    } else if ('field' in token) sign += mark('label', token.field);
    else {
      const own = facts(token.fact, token.style);
      if (own === '') {
        [open = ''] = /[([](?=\s*$)/.exec(sign) ?? [];
        isFirstGone ||= out === '';
        sign = '';
      } else {
        // After a prefix that is written with its word an article needs a hyphen: `ב-האוניברסיטה`.
        const glue = sign.endsWith(' ב') && />ה/.test(own) ? '-' : '';
        out += `${isFirstGone && out === '' ? sign.replace(BETWEEN, '') : sign}${glue}${own}`;
        sign = '';
      }
    }
  return out === '' ? '' : out + sign;
}
