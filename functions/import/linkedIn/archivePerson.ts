import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { ArchiveReader } from './archiveReader.ts';
import { joinTexts, readLinks, toPhone } from './archiveTexts.ts';

/** Columns that an employer need not know. They never reach a field of the résumé. */
const PRIVATE_COLUMNS = ['Birth Date', 'Maiden Name', 'Address', 'Zip Code'];
/** Columns about how LinkedIn uses a number or address; they say nothing about the person. */
const BOOKKEEPING = ['Confirmed', 'Primary', 'Updated On', 'Type', 'Is WhatsApp Number'];

/** Reads the person. The address is the place that the profile shows; the street is private. */
export function readPerson(archive: ArchiveReader) {
  const [row, ...otherRows] = archive.rows('profile');
  const take = (...columns: readonly string[]) => row?.take(...columns) ?? '';
  for (const column of PRIVATE_COLUMNS) {
    const value = take(column);
    if (value !== '') archive.personal.push(`${column}: ${value}`);
  }
  const summaries = [take('Summary'), ...archive.rows('summary').map((each) => each.take('Profile Summary'))];
  const [summary = '', ...otherSummaries] = new Set(summaries.filter((text) => text !== ''));
  const links = readLinks(take('Websites'), archive.unplaced);
  const linkedin = links.find(({ url }) => /(?:^|[/.])linkedin\.com\//i.test(url));
  const others = links.filter((link) => link !== linkedin);
  const website = others.find(({ label }) => label === '') ?? others[0];
  // A field has no room for the name that the person gave a link.
  archive.keep([linkedin, website].flatMap((link) => (link?.label ? [link.label] : [])));
  const [email = '', ...otherMail] = readContacts(archive, 'emails');
  const [phone = '', ...otherPhones] = readContacts(archive, 'phones');
  const phones = otherPhones.slice(0, RESUME_LIMITS.contacts);
  archive.keep([...otherMail, ...otherPhones.slice(phones.length)]);
  const person = {
    /** Phones after the first. */
    contacts: phones.map((value, index) => ({ id: `contact-${index + 1}`, kind: 'phone' as const, value })),
    personalInfo: {
      fullName: joinTexts(' ', take('First Name'), take('Last Name')) || take('Full Name'),
      email,
      phone,
      address: take('Geo Location'),
      linkedin: linkedin?.url ?? '',
      website: website?.url ?? '',
    },
    headline: archive.prose(take('Headline')),
    summary: archive.prose(summary),
    /** Links without a field. */
    links: others.filter((link) => link !== website),
  };
  const left = [...(row ? [row] : []), ...otherRows].flatMap((each) => each.left());
  archive.keep([...left, ...otherSummaries].map((text) => archive.prose(text)));
  return person;
}

const bare = (text: string) => text.replaceAll(/[\s()-]/g, '').toLowerCase();

/** Returns the person's addresses or numbers without repetitions, the primary one first. */
function readContacts(archive: ArchiveReader, kind: 'emails' | 'phones'): string[] {
  const rows = kind === 'emails' ? archive.rows('emails') : [...archive.rows('phones'), ...archive.rows('mobiles')];
  const contacts = rows.map((row) => {
    const text = joinTexts('', row.take('Email Address'), toPhone(row.take('Number'), row.take('Extension')));
    const isFirst = /^yes$/i.test(row.take('Primary')) || /mobile/i.test(row.take('Type'));
    for (const column of BOOKKEEPING) row.take(column);
    archive.keep(row.left());
    return { text, isFirst };
  });
  const sorted = contacts.filter(({ text }) => text !== '').toSorted((a, b) => +b.isFirst - +a.isFirst);
  const seen = new Set<string>();
  return sorted.map(({ text }) => text).filter((text) => !seen.has(bare(text)) && seen.add(bare(text)));
}
