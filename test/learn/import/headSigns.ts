import type { Slot } from './headPlan.ts';
import type { Random } from './random.ts';

/** The signs between the texts of a head, by the text after them; of an opening bracket the closing one follows. */
export interface HeadSigns {
  readonly names: string;
  readonly place: string;
  readonly period: string;
  readonly behindPeriod: string;
  /** Whether one pair of brackets holds a place and the period after it. */
  readonly isShared: boolean;
}

/** A Hebrew `in` that has no space before the employer: `מנהלת חשבונות בבנק לאומי`. */
export const GLUE = ' ב';

const ANY = [', ', ', ', ' | ', ' | ', ' – ', ' - ', ' · ', ' • ', ' — ', ' / ', ' -- ', ' ● ', '; '] as const;

/** Signs of a section: the same all over, or drawn for each kind of text. */
export function signsOf(r: Random, he: boolean, family: 'x' | 'e'): HeadSigns {
  const same = r.pick(ANY);
  const isSame = r.chance(0.35);
  const words = he
    ? [' ב-', ' ב־', GLUE, GLUE, ...(family === 'x' ? [' בחברת ', ' אצל '] : [])]
    : [' at ', ' at ', ' @ ', ...(family === 'x' ? [' with ', ' for '] : [', from '])];
  const one = (more: readonly string[]) => r.pick([...ANY, ...more]);
  return {
    names: isSame ? same : one([...words, ': ', ' (', ' '.repeat(3)]),
    place: isSame ? same : one([', ', ', ', ', ', ' (', ' (']),
    period: isSame ? same : one([' (', ' (', ' (', '  ', ': ', ' [', ' ']),
    behindPeriod: isSame ? same : one([': ', ': ', '  ', ' ', '. ']),
    isShared: r.chance(0.5),
  };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** What stands between two texts of a line, and what closes it after the second. */
export function between(signs: HeadSigns, before: Slot, slot: Slot): readonly [sign: string, close: string] {
  const sign =
    before === 'period' && slot !== 'period'
      ? signs.behindPeriod
      : slot === 'period'
        ? signs.period
        : slot === 'place'
          ? signs.place
          : before === 'place' && !/^[,|–·•—/●;-]/.test(signs.names.trim())
            ? ', '
            : signs.names;
  return [sign, CLOSING[sign.at(-1) ?? ''] ?? ''];
}
