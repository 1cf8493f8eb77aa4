import { findAddresses } from '../contacts/addresses.ts';
import { findPhones } from '../contacts/phone.ts';
import { SENSITIVE_DETAILS } from './personalLists.ts';
import type { ResumeData } from './schema.ts';

/** Fields that hold no text of a person, or a text that reaches nobody. */
const KEPT_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'templateId',
  'startDate',
  'endDate',
  'language',
  'level',
]);

/** An address of mail, or a page that is a person's; other pages are work that is shown. */
const PERSONAL = /@|linkedin\./i;

/** Characters of an own value that is cut out of other texts: shorter ones are words. */
const MIN_OWN = 6;

/**
 * The résumé without what its owner is reached by, and without what is nobody's business, a photograph too: the fields
 * for it are empty, and the same values, addresses of mail, pages at LinkedIn and phone numbers are cut out of every
 * other text. What remains of a line stays as it was written.
 */
export function withoutContacts(resume: ResumeData): ResumeData {
  const { personalInfo, contacts = [], details, photo: _photo, ...others } = resume;
  const { fullName, ...usual } = personalInfo;
  const kept = details?.filter(({ kind }) => !SENSITIVE_DETAILS.includes(kind)) ?? [];
  const rest = { ...others, ...(kept.length > 0 && { details: kept }) };
  const values = [...Object.values(usual), ...contacts.map(({ value }) => value)].filter(
    (value) => value.trim().length >= MIN_OWN,
  );
  return {
    ...(mapTexts(rest, (text) => cutContacts(text, values)) as typeof rest),
    personalInfo: { fullName: cutContacts(fullName), email: '', phone: '', address: '', linkedin: '', website: '' },
  };
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => mapTexts(part, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && !KEPT_FIELDS.has(name) ? change(part) : mapTexts(part, change),
    ]),
  );
}

/** A text without these values, and without addresses of mail, pages at LinkedIn and phone numbers. */
export function cutContacts(text: string, values: readonly string[] = []): string {
  const rest = values.reduce((left, value) => left.replaceAll(value.trim(), ''), text);
  const addresses = findAddresses(rest).filter(({ from, to }) => PERSONAL.test(rest.slice(from, to)));
  const left = cut(rest, addresses);
  return cut(left, findPhones(left));
}

function cut(text: string, places: readonly { readonly from: number; readonly to: number }[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to } of places) {
    parts.push(text.slice(end, from));
    end = Math.max(end, to);
  }
  return [...parts, text.slice(end)].join('');
}
