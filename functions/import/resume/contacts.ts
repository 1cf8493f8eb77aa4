import { findLinkedIn, findMail } from '../../../shared/contacts/addresses.ts';
import type { TextLine } from '../page/textLine.ts';
import { distinctContacts } from '../../../shared/resume/moreContacts.ts';
import { hostOf } from '../../../shared/contacts/linkHosts.ts';
import type { MoreContact, PersonalInfo } from '../../../shared/resume/schema.ts';
import { ADDRESS_LABEL, findPhone, findWebsite, phonesIn, sitesIn } from './contactPatterns.ts';
import { contactTexts } from './contactTexts.ts';
import { isPlace } from './cues.ts';

/** What stands right before a number that is no phone's. */
const FAX = /(?:פקס|fax)['׳]?\s*(?:[.:]\s*)?$/i;
const phonesOf = (text: string) =>
  phonesIn(text).flatMap(({ from, value }) => (FAX.test(text.slice(0, from)) ? [] : [value]));

/**
 * Contacts from the lines where they are expected, then from anywhere; `links` are addresses behind the text. A text
 * with the name of the person is no place, though letters behind a name look like those of a state.
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

/** Where a person lives, as far as a text says so by its form: behind a label, or a place and little else. */
function addressIn(text: string): string {
  const labelled = text.replace(ADDRESS_LABEL, '');
  return labelled !== text || isPlace(text) ? labelled : '';
}

/** More phones than the first, and pages at sites where people have their own: what else is a link may be a work's. */
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
