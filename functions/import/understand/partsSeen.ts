import type { LabelledDocument } from './document.ts';
import type { LabelledPart, Value } from './fields.ts';
import { roleOf } from './labels.ts';
import type { ValueSeen } from './valueSeen.ts';

/** Roles that may stand beside the name and the address of a person and say nothing against them. */
const OF_PERSON: ReadonlySet<string> = new Set(['name', 'headline', 'contact', 'address', 'label']);

/** What the parts of a value say of it: those that it was read from, and `all` that have its role. */
export function partsSeen(
  { labelled }: LabelledDocument,
  { text, sure, parts, from }: Value,
  all: readonly LabelledPart[],
): Pick<ValueSeen, 'text' | 'sure' | 'parts' | 'leftOver' | 'beside'> {
  const lines = new Set(from.map(({ part }) => part.line));
  // A name that a head repeats is no other name.
  const texts = new Set(from.map(({ part }) => part.text));
  return {
    text,
    sure,
    parts,
    leftOver: all.filter(({ part }) => !texts.has(part.text)).length,
    beside: labelled.filter(({ part, label }) => lines.has(part.line) && !OF_PERSON.has(roleOf(label))).length,
  };
}
