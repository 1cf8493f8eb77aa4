import type { MoreContact, PersonalInfo, ResumeData } from './schema.ts';
import { plainSigns } from '../text/fold.ts';
import { bareAddress, linkedInAddress } from '../contacts/addresses.ts';
import { numberToDial } from '../contacts/numberToDial.ts';

/**
 * The form in which two texts for the same contact are equal: the number as dialled at home, the address without
 * scheme.
 */
const KEYS: Readonly<Record<MoreContact['kind'], (value: string) => string>> = {
  phone: (value) => numberToDial(value).replace(/^\+972/, '0') || value.trim(),
  link: (value) => bareAddress(plainSigns(value)).toLowerCase(),
};

/** The further contacts that are shown: each once, and none that a field for it says already. */
export function distinctContacts({ personalInfo, contacts = [] }: Pick<ResumeData, 'personalInfo' | 'contacts'>) {
  const { email, phone, linkedin, website } = personalInfo;
  const seen = new Set([KEYS.phone(phone), ...[email, linkedInAddress(linkedin), website].map(KEYS.link)]);
  return contacts.filter(({ kind, value }) => {
    const key = KEYS[kind](value);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

/** A person with all their contacts, for code that must keep these apart. */
export interface OwnContacts extends PersonalInfo {
  readonly contacts?: readonly MoreContact[] | undefined;
}

export const ownContactsOf = ({ personalInfo, contacts }: ResumeData): OwnContacts => ({ ...personalInfo, contacts });
