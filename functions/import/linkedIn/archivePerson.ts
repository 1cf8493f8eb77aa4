import type { ArchiveReader } from './archiveReader.ts';
import { joinTexts, readLinks, toPhone } from './archiveTexts.ts';

/** Columns that an employer need not know. They go into no field of the résumé, whatever they hold. */
const PRIVATE_COLUMNS = ['Birth Date', 'Maiden Name', 'Address', 'Zip Code'];
/** Columns about the use of a number or an address within LinkedIn; they say nothing about the person. */
const BOOKKEEPING = ['Confirmed', 'Primary', 'Updated On', 'Type', 'Is WhatsApp Number'];

/** The person. The address is the place that the profile shows; the street is private. */
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
  // A field has no room for the name that somebody gave a link.
  archive.keep([linkedin, website].flatMap((link) => (link?.label ? [link.label] : [])));
  const person = {
    personalInfo: {
      fullName: joinTexts(' ', take('First Name'), take('Last Name')) || take('Full Name'),
      email: readContact(archive, 'emails'),
      phone: readContact(archive, 'phones'),
      address: take('Geo Location'),
      linkedin: linkedin?.url ?? '',
      website: website?.url ?? '',
    },
    headline: archive.prose(take('Headline')),
    summary: archive.prose(summary),
    /** Links beyond those that have a field. */
    links: others.filter((link) => link !== website),
  };
  const left = [...(row ? [row] : []), ...otherRows].flatMap((each) => each.left());
  archive.keep([...left, ...otherSummaries].map((text) => archive.prose(text)));
  return person;
}

const bare = (text: string) => text.replaceAll(/[\s()-]/g, '').toLowerCase();

/** The address or number that is the person's first one; others are unplaced, each once. */
function readContact(archive: ArchiveReader, kind: 'emails' | 'phones'): string {
  const rows = kind === 'emails' ? archive.rows('emails') : [...archive.rows('phones'), ...archive.rows('mobiles')];
  const contacts = rows.map((row) => {
    const text = joinTexts('', row.take('Email Address'), toPhone(row.take('Number'), row.take('Extension')));
    const isFirst = /^yes$/i.test(row.take('Primary')) || /mobile/i.test(row.take('Type'));
    for (const column of BOOKKEEPING) row.take(column);
    archive.keep(row.left());
    return { text, isFirst };
  });
  const [first, ...others] = contacts.filter(({ text }) => text !== '').toSorted((a, b) => +b.isFirst - +a.isFirst);
  const known = new Set([bare(first?.text ?? '')]);
  for (const { text } of others) {
    if (!known.has(bare(text))) archive.keep([text]);
    known.add(bare(text));
  }
  return first?.text ?? '';
}
