import { findContacts, type ContactDetails } from '../resume/contacts.ts';
import { findWebsite } from '../resume/contactPatterns.ts';
import type { TextLine } from '../page/textLine.ts';
import type { LabelledDocument } from './document.ts';
import type { Part } from './parts.ts';

/** Lines within which contacts stand together: a form names its maker at the foot of the page. */
const NEAR_CONTACT = 5;

/**
 * How to reach the person. Mail, phone and links have a grammar: they are looked for by it, first where the labels say
 * that they stand, then anywhere; an address is taken here only where no label says one.
 */
export function contactsOfPerson(document: LabelledDocument, name: string): ContactDetails {
  const { lines, links } = document;
  const once = (some: readonly TextLine[]) => document.once(some);
  const contacts = findContacts(once(document.linesBelow('head', 'h:contacts')), once(lines), links, name);
  return { ...contacts, website: contacts.website || siteAmongContacts(document, contacts.email) };
}

const isContactNear = (contact: Part, other: Part): boolean =>
  /^(?:email|phone)$/.test(other.kind) && Math.abs(contact.line - other.line) < NEAR_CONTACT;

/** A site that stands among contacts apart from the head; it is no end of an address. */
function siteAmongContacts(document: LabelledDocument, email: string): string {
  const contacts = document.of('contact').map(({ part }) => part);
  const near = contacts.filter(
    (contact) => contact.kind === 'link' && contacts.some((other) => isContactNear(contact, other)),
  );
  // Who has a site has mail there too; the end of an address that two lines part is no site.
  const isWhole = contacts.some(({ kind, text }) => kind === 'email' && text === email);
  const isPiece = (site: string) => email.includes(site) && !(isWhole && email.endsWith(`@${site}`));
  return near.map(({ text }) => findWebsite(text)).find((site) => site !== '' && !isPiece(site)) ?? '';
}
