import { foldSigns } from '../../shared/improve/guard/normalize.ts';
import type { Language } from '../../shared/platform/language.ts';
import table from './privateWords.json' with { type: 'json' };
import { sourceLanguage } from '../../shared/twin/terms.ts';
import { GENDERED_FORM, proposeName, type TermWish } from '../../shared/twin/translateTerm.ts';

/**
 * Labels, family status, ages and addresses by language: one form, or a masculine and a feminine one. `*` stands for
 * words, `#` for a number.
 */
const ROWS = table.rows.map(([he = '', en = '']) => ({ he: he.split(' / '), en: en.split(' / ') })) satisfies Readonly<
  Record<Language, readonly string[]>
>[];
const SLOT = /([*#])/;
const NUMBER = /^\d+\p{L}?$/u;

/** Between two parts of a detail that are said by themselves. */
const BETWEEN = /( {0,3}[,:;|•·()+] {0,3}| [–-] )/u;
/** Text that every language writes unchanged: e-mail and site addresses. */
const ADDRESS = /@|:\/\/|\p{L}\.\p{L}{2}/u;
const NAME = /^[\p{L}\p{M}\s'"’״׳.-]+$/u;

const folded = (text: string) => foldSigns(text).toLowerCase().replaceAll('-', ' ');

/** Words in a slot of a form. */
interface SlotWords {
  readonly slot: string;
  readonly words: string;
}

/** Returns the words in the slots of a form; undefined if the words do not have this form. */
function readSlots(form: string, words: string): SlotWords[] | undefined {
  const [all, [first = '', ...pieces]] = [folded(words), folded(form).split(SLOT)];
  if (!all.startsWith(first) || (pieces.length === 0 && all !== first)) return undefined;
  let from = first.length;
  const slots: SlotWords[] = [];
  for (let place = 0; place < pieces.length; place += 2) {
    const literal = pieces[place + 1] ?? '';
    const isLast = place + 2 >= pieces.length;
    const to = isLast ? all.length - literal.length : all.indexOf(literal, from + 1);
    const [slot = '', said] = [pieces[place], words.slice(from, to).replace(/^-/, '').trim()];
    if (to <= from || !all.startsWith(literal, to) || said === '' || (slot === '#' && !NUMBER.test(said)))
      return undefined;
    slots.push({ slot, words: said });
    from = to + literal.length;
  }
  return slots;
}

/** A form with its slots filled: after a letter a number is set off by a hyphen (`אם ל-4`). */
function fillSlots(form: string, filled: readonly SlotWords[]): string {
  const left = [...filled];
  return form.split(SLOT).reduce((said, piece) => {
    const place = left.findIndex(({ slot }) => slot === piece);
    const [{ words } = { words: piece }] = place < 0 ? [] : left.splice(place, 1);
    return said + (/\p{L}$/u.test(said) && /^\d/.test(words) ? '-' : '') + words;
  }, '');
}

/** A private detail of a text as the other language says it (`בת 87` is aged 87), and names by their letters. */
export function sayPrivate(detail: string, wish: TermWish): string {
  if (ADDRESS.test(detail)) return detail;
  if (NAME.test(detail)) return inWords(detail) ?? proposeName(detail, 'person', wish);
  return detail
    .split(BETWEEN)
    .map((part, place) => (place % 2 === 1 ? part : say(part)))
    .join('');

  function say(part: string): string {
    return inWords(part) ?? proposeName(part, 'place', wish);
  }

  function inWords(part: string): string | undefined {
    for (const row of ROWS)
      for (const form of row[sourceLanguage(wish.to)]) {
        const slots = readSlots(form, part)?.map(({ slot, words }) => ({ slot, words: say(words) }));
        if (!slots) continue;
        const forms = row[wish.to].map((each) => fillSlots(each, slots));
        return (wish.gender && forms[GENDERED_FORM[wish.gender]]) ?? forms.join('/');
      }
    return undefined;
  }
}
