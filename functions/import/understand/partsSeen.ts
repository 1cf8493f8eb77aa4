import type { LabelledPart, Value } from './fields.ts';
import type { ValueSeen } from './valueSeen.ts';

/** What the parts of a value say of it: those that it was read from, and `all` that have its role. */
export function partsSeen(
  { text, sure, parts, from }: Value,
  all: readonly LabelledPart[],
): Pick<ValueSeen, 'text' | 'sure' | 'parts' | 'leftOver'> {
  // A name that a head repeats is no other name.
  const texts = new Set(from.map(({ part }) => part.text));
  return {
    text,
    sure,
    parts,
    leftOver: all.filter(({ part }) => !texts.has(part.text)).length,
  };
}
