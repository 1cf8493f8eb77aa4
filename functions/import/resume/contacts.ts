import { findLinkedIn, findMail } from '../../../shared/contacts/addresses.ts';
import type { TextLine } from '../page/textLine.ts';
import { distinctContacts } from '../../../shared/resume/moreContacts.ts';
import { hostOf } from '../../../shared/contacts/linkHosts.ts';
import type { MoreContact, PersonalInfo } from '../../../shared/resume/schema.ts';
import { findPhone, findWebsite, isContact, phonesIn, sitesIn } from './contactPatterns.ts';
import { addressBesideContacts, findAddress } from './addresses.ts';
import { joinBrokenContacts } from './contactParts.ts';

const FAX = /פקס|fax/i;

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
        contacts.phone ||= (!FAX.test(part) && findPhone(part)) || '';
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
  return { ...contacts, further: furtherContacts(near, contacts) };
}

/** More phones than the first, and pages at sites where people have their own: what else is a link may be a work's. */
function furtherContacts(lines: readonly TextLine[], known: Omit<PersonalInfo, 'fullName'>): MoreContact[] {
  const contacts = joinBrokenContacts(lines).flatMap(({ parts }) =>
    parts.flatMap((part) => [
      ...(FAX.test(part) ? [] : phonesIn(part)).map(({ value }) => ({ kind: 'phone' as const, value })),
      ...sitesIn(part).flatMap((value) => (hostOf(value) ? [{ kind: 'link' as const, value }] : [])),
    ]),
  );
  return distinctContacts({
    personalInfo: { fullName: '', ...known },
    contacts: contacts.map((contact, index) => ({ id: `contact-${index + 1}`, ...contact })),
  });
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
