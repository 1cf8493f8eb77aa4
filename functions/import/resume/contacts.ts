import { findLinkedIn, findMail } from '../../../shared/contacts/addresses.ts';
import type { TextLine } from '../page/textLine.ts';
import { findPhone, findWebsite, isContact } from './contactPatterns.ts';
import { addressBesideContacts, findAddress } from './addresses.ts';
import { joinBrokenContacts } from './contactParts.ts';

/**
 * Contacts from the lines where they are expected, then from anywhere; `links` are addresses behind the text.
 */
export function findContacts(
  near: readonly TextLine[],
  everywhere: readonly TextLine[],
  links: readonly string[],
  name = '',
) {
  const found = { email: '', phone: '', address: '', linkedin: '', website: '' };
  for (const [index, lines] of [near, everywhere].entries()) {
    for (const { parts } of joinBrokenContacts(lines)) {
      if (index === 0)
        found.address ||= addressBesideContacts(parts.filter((part) => name === '' || !part.includes(name)));
      for (const part of parts) {
        found.email ||= findMail(part);
        found.linkedin ||= findLinkedIn(part);
        found.phone ||= (!/פקס|fax/i.test(part) && findPhone(part)) || '';
        // A name with letters behind it may look like a town with its state.
        if (index > 0 || (name !== '' && part.includes(name))) continue;
        found.website ||= findWebsite(part);
        found.address ||= findAddress(part);
      }
    }
  }
  found.website ||= siteBesideContacts(everywhere);
  for (const link of links) {
    found.email ||= /^mailto:([^?]+)/i.exec(link)?.[1] ?? '';
    found.phone ||= /^tel:/i.test(link) ? (findPhone(link.slice('tel:'.length)) ?? '') : '';
    found.linkedin ||= /linkedin\.com\/in\//i.test(link) ? link : '';
  }
  return found;
}

export type ContactDetails = ReturnType<typeof findContacts>;

const isBeside = (line: TextLine, other: TextLine | undefined) =>
  other?.page === line.page && other.column === line.column && isContact(other.text);

/** A site in a line of its own, right below or above another contact: the heading of these may be in any words. */
function siteBesideContacts(lines: readonly TextLine[]): string {
  const own = lines.find(
    (line, at) =>
      findWebsite(line.text) === line.text.trim() &&
      line.text !== '' &&
      (isBeside(line, lines[at - 1]) || isBeside(line, lines[at + 1])),
  );
  return own?.text.trim() ?? '';
}
