import { findMail } from '../../../shared/contacts/addresses.ts';
import { findPhone } from '../resume/contactPatterns.ts';
import { kindByName } from '../resume/headings.ts';
import type { Entry } from './entry.ts';
import type { LabelledPage } from './labelledPage.ts';
import { isHeading } from './labels.ts';

/** Headings of a résumé that are known by their names, and whole entries, from which on a text is one. */
const [MIN_HEADINGS, MIN_ENTRIES] = [2, 1];

/** How sure each name and date of an entry is at least that shows that a text is a résumé. */
const CLEAR = 0.5;

const isDated = ({ parts }: Entry) =>
  parts.some(({ label, part }) => label.endsWith('.period') && part.kind === 'period') &&
  parts.every(({ label, sure }) => label.endsWith('.body') || sure >= CLEAR);

/**
 * Whether lines are a résumé at all: the network labels whatever it is given. They are where they say how to reach
 * somebody, have headings that are known by their names, or an entry with a name and its time.
 */
export function hasReason(page: LabelledPage, links: readonly string[]): boolean {
  if (links.some((link) => /^(?:mailto|tel):/i.test(link))) return true;
  if (page.lines.some(({ text }) => findMail(text) !== '' || findPhone(text) !== undefined)) return true;
  const headings = page.labelled.filter(
    (labelledPart) => isHeading(labelledPart) && kindByName(labelledPart.part.text) !== undefined,
  );
  const entries = [...page.entries('x'), ...page.entries('e')].filter((entry) => entry.isWhole && isDated(entry));
  return headings.length >= MIN_HEADINGS || entries.length >= MIN_ENTRIES;
}
