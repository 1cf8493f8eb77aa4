import { findContacts, type ContactDetails } from '../resume/contacts.ts';
import { findWebsite } from '../resume/contactPatterns.ts';
import type { TextLine } from '../page/textLine.ts';
import type { LabelledDocument } from './document.ts';
import type { Part } from './parts.ts';

/** Contacts belong together within so many lines; a form's maker at the foot of the page is farther away. */
const NEAR_CONTACT = 5;

/**
 * Returns the contacts of the person. E-mail, phone and links have a grammar, by which they are looked for first where
 * the labels place contacts and then anywhere. An address is taken here only if no part is labelled as one.
 */
export function contactsOfPerson(document: LabelledDocument, name: string): ContactDetails {
  const { lines, links } = document;
  const once = (some: readonly TextLine[]) => document.once(some);
  const contacts = findContacts(once(document.linesBelow('head', 'h:contacts')), once(lines), links, name);
  return { ...contacts, website: contacts.website || siteAmongContacts(document, contacts.email) };
}

const isContactNear = (contact: Part, other: Part): boolean =>
  /^(?:email|phone)$/.test(other.kind) && Math.abs(contact.line - other.line) < NEAR_CONTACT;

/** Returns a site among contacts outside the head of the page that is not the end of an e-mail address; '' if none. */
function siteAmongContacts(document: LabelledDocument, email: string): string {
  const contacts = document.of('contact').map(({ part }) => part);
  const near = contacts.filter(
    (contact) => contact.kind === 'link' && contacts.some((other) => isContactNear(contact, other)),
  );
  // A site may be the e-mail's domain. Only if the e-mail is whole is it a site, not a broken-off piece.
  const isWhole = contacts.some(({ kind, text }) => kind === 'email' && text === email);
  const isPiece = (site: string) => email.includes(site) && !(isWhole && email.endsWith(`@${site}`));
  return near.map(({ text }) => findWebsite(text)).find((site) => site !== '' && !isPiece(site)) ?? '';
}
