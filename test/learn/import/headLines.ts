import type { HeadPlan, Slot } from './headPlan.ts';
import { between, GLUE, type HeadSigns } from './headSigns.ts';
import type { Entry } from './person.ts';

/** The lines of a head, each with what stands at its far end; a text that an entry does not have leaves no sign. */
export function linesOf(
  { steps }: HeadPlan,
  signs: HeadSigns,
  html: (slot: Slot) => string,
  { second }: Entry,
): (readonly [near: string, far: string])[] {
  const lines: { slot: Slot | undefined; texts: [string, string]; side: 0 | 1; open: string }[] = [];
  for (const [at, { slot, join }] of steps.entries()) {
    const own = html(slot);
    const last = lines.at(-1);
    if (join === 'start' || join === 'line' || !last)
      lines.push({ slot: own === '' ? undefined : slot, texts: [own, ''], side: 0, open: '' });
    else if (own === '') {
      if (join === 'far') last.side = 1;
    } else if (join === 'far' || last.slot === undefined || last.texts[last.side] === '') {
      if (join === 'far' && last.texts[0] !== '') last.side = 1;
      last.texts[last.side] += own;
      last.slot = slot;
    } else {
      const [sign, close] = last.open === '' ? between(signs, last.slot, slot) : [', ', last.open];
      const next = steps[at + 1];
      const goesOn =
        last.open === '' && next?.join === 'sign' && signs.isShared && isOfBracket(slot) && isOfBracket(next.slot);
      last.open = close !== '' && goesOn && html(next.slot) !== '' ? close : '';
      last.texts[last.side] += `${glued(sign, last.slot, slot, second)}${own}${last.open === '' ? close : ''}`;
      last.slot = slot;
    }
  }
  return lines.map(({ texts }) => texts).filter(([near, other]) => near !== '' || other !== '');
}

const isOfBracket = (slot: Slot) => slot === 'place' || slot === 'period';

/** A Hebrew prefix stands before a name, never before a post, and takes the place of an article. */
function glued(sign: string, before: Slot, slot: Slot, second: string): string {
  const isPrefix = /^ (?:ב|אצל|at|@|with|for)|^, from/.test(sign) && sign !== ' | ';
  if (!isPrefix) return sign;
  if (before !== 'first' || slot !== 'second') return ', ';
  return sign === GLUE && /^ה(?!מ)/.test(second) ? ', ' : sign;
}
