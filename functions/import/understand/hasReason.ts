import { findMail } from '../../../shared/contacts/addresses.ts';
import { findPhone } from '../resume/contactPatterns.ts';
import { kindByName } from '../resume/headings.ts';
import type { Entry } from './entry.ts';
import type { LabelledPage } from './labelledPage.ts';
import { isHeading } from './labels.ts';

/** How many known headings, or whole entries, show that a text is a résumé. */
const [MIN_HEADINGS, MIN_ENTRIES] = [2, 1];

/** The least confidence of every name and date in an entry that shows a text to be a résumé. */
const CLEAR = 0.5;

const isDated = ({ parts }: Entry) =>
  parts.some(({ label, part }) => label.endsWith('.period') && part.kind === 'period') &&
  parts.every(({ label, sure }) => label.endsWith('.body') || sure >= CLEAR);

/**
 * Whether lines are a résumé at all; the network labels anything. They are if they hold a contact, known headings, or
 * an entry with a name and a period.
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
