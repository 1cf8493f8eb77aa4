import { findMail } from '../../../shared/contacts/addresses.ts';
import type { TextLine } from '../page/textLine.ts';
import { findPhone } from '../resume/contactPatterns.ts';
import { kindByName } from '../resume/headings.ts';
import { entriesOf, type LabelledPart } from './fields.ts';
import { isWhole } from './entryRules.ts';

/** Headings of a résumé that are known by their names, and whole entries, from which on a text is one. */
const [MIN_HEADINGS, MIN_ENTRIES] = [2, 1];

/** How sure each name and date of an entry is at least that shows that a text is a résumé. */
const CLEAR = 0.5;

const isDated = (parts: readonly LabelledPart[]) =>
  parts.some(({ label, part }) => label.endsWith('.period') && part.kind === 'period') &&
  parts.every(({ label, sure }) => label.endsWith('.body') || sure >= CLEAR);

/**
 * Whether lines are a résumé at all: the network labels whatever it is given. They are where they say how to reach
 * somebody, have headings that are known by their names, or an entry with a name and its time.
 */
export function hasReason(lines: readonly TextLine[], labelled: readonly LabelledPart[], links: readonly string[]) {
  if (links.some((link) => /^(?:mailto|tel):/i.test(link))) return true;
  if (lines.some(({ text }) => findMail(text) !== '' || findPhone(text) !== undefined)) return true;
  const headings = labelled.filter(({ label, part }) => label.startsWith('h:') && kindByName(part.text) !== undefined);
  const entries = (['x', 'e'] as const).flatMap((family) =>
    entriesOf(labelled, family).filter(({ parts }) => isWhole(parts, family) && isDated(parts)),
  );
  return headings.length >= MIN_HEADINGS || entries.length >= MIN_ENTRIES;
}
