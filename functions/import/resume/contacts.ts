import { findLinkedIn, findMail } from '../../../shared/contacts/addresses.ts';
import type { TextLine } from '../page/textLine.ts';
import { distinctContacts } from '../../../shared/resume/moreContacts.ts';
import { hostOf } from '../../../shared/contacts/linkHosts.ts';
import type { MoreContact, PersonalInfo } from '../../../shared/resume/schema.ts';
import { ADDRESS_LABEL, findPhone, findWebsite, phonesIn, sitesIn } from './contactPatterns.ts';
import { contactTexts } from './contactTexts.ts';
import { isPlace } from './cues.ts';

/** A label right before a number that says it is not a phone. */
const FAX = /(?:פקס|fax)['׳]?\s*(?:[.:]\s*)?$/i;
const phonesOf = (text: string) =>
  phonesIn(text).flatMap(({ from, value }) => (FAX.test(text.slice(0, from)) ? [] : [value]));

/**
 * Finds contacts first in the lines where they are expected, then anywhere. `links` are the addresses that words of the
 * file link to. A text with the person's name is not taken as a place, although letters after a name look like a
 * state's (`MA`).
 */
export function findContacts(
  near: readonly TextLine[],
  everywhere: readonly TextLine[],
  links: readonly string[],
  name = '',
) {
  const contacts = { email: '', phone: '', address: '', linkedin: '', website: '' };
  const texts = contactTexts(near);
  contacts.address = texts.map(addressIn).find((text) => text !== '' && (name === '' || !text.includes(name))) ?? '';
  for (const text of [...texts, ...contactTexts(everywhere)]) {
    contacts.email ||= findMail(text);
    contacts.linkedin ||= findLinkedIn(text);
    contacts.phone ||= phonesOf(text)[0] ?? '';
  }
  contacts.website = texts.map(findWebsite).find((site) => site !== '') ?? '';
  for (const link of links) {
    contacts.email ||= /^mailto:([^?]+)/i.exec(link)?.[1] ?? '';
    contacts.phone ||= /^tel:/i.test(link) ? (findPhone(link.slice('tel:'.length)) ?? '') : '';
    contacts.linkedin ||= /linkedin\.com\/in\//i.test(link) ? link : '';
  }
  return { ...contacts, further: furtherContacts(texts, contacts) };
}

/** Returns the address that a text has by its form: after a label, or a place with little else. Otherwise ''. */
function addressIn(text: string): string {
  const labelled = text.replace(ADDRESS_LABEL, '');
  return labelled !== text || isPlace(text) ? labelled : '';
}

/** Returns phones after the first one, and pages at sites with profiles. Other links may belong to a project. */
function furtherContacts(texts: readonly string[], known: Omit<PersonalInfo, 'fullName'>): MoreContact[] {
  const contacts = texts.flatMap((text) => [
    ...phonesOf(text).map((value) => ({ kind: 'phone' as const, value })),
    ...sitesIn(text).flatMap((value) => (hostOf(value) ? [{ kind: 'link' as const, value }] : [])),
  ]);
  return distinctContacts({
    personalInfo: { fullName: '', ...known },
    contacts: contacts.map((contact, index) => ({ id: `contact-${index + 1}`, ...contact })),
  });
}

export type ContactDetails = ReturnType<typeof findContacts>;
