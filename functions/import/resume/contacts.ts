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
  const contacts = { email: '', phone: '', address: '', linkedin: '', website: '' };
  for (const [index, lines] of [near, everywhere].entries()) {
    for (const { parts } of joinBrokenContacts(lines)) {
      if (index === 0)
        contacts.address ||= addressBesideContacts(parts.filter((part) => name === '' || !part.includes(name)));
      for (const part of parts) {
        contacts.email ||= findMail(part);
        contacts.linkedin ||= findLinkedIn(part);
        contacts.phone ||= (!/פקס|fax/i.test(part) && findPhone(part)) || '';
        // A name with letters behind it may look like a town with its state.
        if (index > 0 || (name !== '' && part.includes(name))) continue;
        contacts.website ||= findWebsite(part);
        contacts.address ||= findAddress(part);
      }
    }
  }
  contacts.website ||= siteBesideContacts(everywhere);
  for (const link of links) {
    contacts.email ||= /^mailto:([^?]+)/i.exec(link)?.[1] ?? '';
    contacts.phone ||= /^tel:/i.test(link) ? (findPhone(link.slice('tel:'.length)) ?? '') : '';
    contacts.linkedin ||= /linkedin\.com\/in\//i.test(link) ? link : '';
  }
  return contacts;
}

export type ContactDetails = ReturnType<typeof findContacts>;

const isBeside = (line: TextLine, other: TextLine | undefined) =>
  other?.page === line.page && other.column === line.column && isContact(other.text);

/** A site in a line of its own, right below or above another contact: the heading of these may be in any words. */
function siteBesideContacts(lines: readonly TextLine[]): string {
  const siteLine = lines.find(
    (line, index) =>
      findWebsite(line.text) === line.text.trim() &&
      line.text !== '' &&
      (isBeside(line, lines[index - 1]) || isBeside(line, lines[index + 1])),
  );
  return siteLine?.text.trim() ?? '';
}
