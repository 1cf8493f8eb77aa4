import { EMAIL, LINKEDIN } from '../../../shared/contacts/addresses.ts';
import { isPlace, mentionsPlace, scoreTitleOrCompany } from './cues.ts';
import { ADDRESS_LABEL, CONTACT_LABEL, findPhone, findWebsite, isContact } from './contactPatterns.ts';

const STREET = /רחוב|רח'|רח׳|שדרות|שד'|דרך|\b(?:street|st\.|avenue|ave|road|rd\.?|blvd|lane|drive)\b/i;

/** A town with its code, as they are written in America, Britain and Australia. */
const POSTCODES = [
  String.raw`,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?`,
  String.raw`,?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}`,
  String.raw`,?\s(?:NSW|QLD|VIC|WA|SA|TAS|ACT|NT)\s+\d{4}`,
];

const POSTCODE = new RegExp(String.raw`\p{Lu}[\p{L}.' -]{1,60}(?:${POSTCODES.join('|')})$`, 'u');

/**
 * Contacts between commas are parts of their own, and what is between them is one:
 * `Bristol, United Kingdom, +44 20 7946 0958`.
 */
function splitContactsByComma(part: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const piece of part.split(/,\s+/)) {
    const isOther = !isContact(piece) && !LINKEDIN.test(piece) && findWebsite(piece) === '';
    if (isOther && isOpen) parts[parts.length - 1] += `, ${piece}`;
    else parts.push(piece);
    isOpen = isOther;
  }
  return parts.length > 1 && parts.some(isContact) ? parts : [part];
}

/** The rest of a line with mail and phone is the person's address. */
export function addressBesideContacts(written: readonly string[]): string {
  const parts = written.flatMap(splitContactsByComma);
  if (parts.length < 2 || !parts.some(isContact)) return '';
  const known = parts.map(findAddress).find((address) => address !== '');
  // In pairs the words before each contact lead to it.
  const arePairs =
    parts.length > 2 && parts.length % 2 === 0 && parts.every((part, index) => isContact(part) === index % 2 > 0);
  const likely = parts.find(
    (part) =>
      !arePairs &&
      !isContact(part) &&
      /^[\p{Lu}\p{Lo}][\p{L}\s,'"-]+$/u.test(part) &&
      part.length < 45 &&
      part.split(' ').length <= 5 &&
      scoreTitleOrCompany(part) === 0 &&
      !CONTACT_LABEL.test(part),
  );
  return known ?? likely ?? '';
}

/** The address that a text is, by its label, its place, its code or its street; '' where it is none. */
export function findAddress(part: string): string {
  const labelled = part.replace(ADDRESS_LABEL, '');
  if (labelled !== part) return labelled;
  if (
    part.length > 70 ||
    EMAIL.test(part) ||
    findPhone(part) !== undefined ||
    /[:/@]/.test(part.replace(/\d\/\d/g, ''))
  )
    return '';
  if (isPlace(part) || POSTCODE.test(part) || (STREET.test(part) && /\d/.test(part))) return part;
  // A post before the place is none of it: `Translator, Kyoto, Japan`.
  const [first = '', ...rest] = part.split(/,\s+/);
  if (scoreTitleOrCompany(first) > 0 && isPlace(rest.join(', '))) return rest.join(', ');
  return mentionsPlace(part) && part.includes(',') && part.split(' ').length <= 8 ? part : '';
}
