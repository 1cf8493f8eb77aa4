import type { Value } from './fields.ts';
import type { LabelledPage } from './labelledPage.ts';
import { familyOf, roleOf, type LabelledPart } from './labels.ts';
import type { ValueSeen } from './valueSeen.ts';

/** Returns what the trust signs see of a value's parts, of others with its role, and of rivals beside them. */
export function partsSeen(
  page: LabelledPage,
  { text, sure, from }: Value,
  role: string,
  among: readonly LabelledPart[],
): Omit<ValueSeen, 'field' | 'entry'> {
  // A name that the head repeats is not a second name.
  const texts = new Set(from.map(({ part }) => part.text));
  const others = page.around(among).filter(({ part }) => !texts.has(part.text));
  return {
    text,
    sure,
    parts: from.length,
    leftOver: among.filter(({ label, part }) => roleOf(label) === role && !texts.has(part.text)).length,
    rival: Math.max(
      0,
      ...others.map(({ label, rival }) => (rival?.role === role && roleOf(label) !== role ? rival.sure : 0)),
    ),
    isHanded: from.some(({ part }) => familyOf(page.at(part)?.label ?? 'junk') === 'g'),
    isAgain: page.rolesOf(text).some((other) => other !== role),
    page: page.clearness,
  };
}
