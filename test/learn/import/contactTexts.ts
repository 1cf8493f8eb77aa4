import { ENGLISH_WORDS as EN } from './englishWords.ts';
import { HEBREW_WORDS as HE } from './hebrewWords.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';

const MAIL_HOSTS = [
  'gmail.com',
  'example.com',
  'walla.co.il',
  'outlook.com',
  'example.org',
  'yahoo.com',
  'post.example',
];

/** What a person's mail and links call them. */
export function userName(r: Random, lang: 'he' | 'en', first: string, last: string): string {
  const mailFirst = lang === 'he' ? r.pick(EN.first) : first;
  const mailLast = (lang === 'he' ? r.pick(EN.last) : last).replace(/[^A-Za-z]/g, '');
  return (
    [
      `${mailFirst}.${mailLast}`,
      `${mailFirst[0]}${mailLast}${r.int(1, 99)}`,
      `${mailFirst}_${mailLast}`,
      `${mailFirst}${r.int(70, 99)}`,
    ][r.int(0, 3)]
      ?.toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9._]/g, '') ?? 'a'
  );
}

export function phoneNumber(r: Random, lang: 'he' | 'en'): string {
  // At work there is an extension after it.
  if (r.chance(0.04)) {
    const number =
      lang === 'he'
        ? `0${r.pick([2, 3, 4, 8, 9])}-${r.int(1_000_000, 9_999_999)}`
        : `(${r.int(201, 989)}) 555-${r.int(1000, 9999)}`;
    const sign = r.pick(
      lang === 'he' ? [' שלוחה ', ', שלוחה ', " שלו' ", ' ext. '] : [' ext. ', ' x', ', ext ', ' Ext: '],
    );
    return `${number}${sign}${r.int(10, 999)}`;
  }
  return lang === 'he' || r.chance(0.15)
    ? r.pick([
        `05${r.int(0, 8)}-${r.int(1_000_000, 9_999_999)}`,
        `05${r.int(0, 8)}${r.int(1_000_000, 9_999_999)}`,
        `+972-5${r.int(0, 8)}-${r.int(1_000_000, 9_999_999)}`,
        `05${r.int(0, 8)}-${r.int(100, 999)}-${r.int(1000, 9999)}`,
      ])
    : r.pick([
        `(${r.int(201, 989)}) 555-${r.int(1000, 9999)}`,
        `+44 7${r.int(100, 999)} ${r.int(100_000, 999_999)}`,
        `+1 ${r.int(201, 989)}-555-${r.int(1000, 9999)}`,
        `+49 30 ${r.int(1_000_000, 9_999_999)}`,
        `${r.int(201, 989)}.555.${r.int(1000, 9999)}`,
      ]);
}

type Contacts = Pick<Person, 'email' | 'phone' | 'address' | 'linkedin' | 'website'>;

/** Which contacts a person gives, and how they are written. */
export function contactsOf(r: Random, lang: 'he' | 'en', user: string, phone: string): Contacts {
  const t = lang === 'he' ? HE : EN;
  return {
    email: `${user}@${r.pick(MAIL_HOSTS)}`,
    phone: r.chance(0.95) ? phone : '',
    address: r.chance(0.75)
      ? r.chance(0.25)
        ? lang === 'he'
          ? `${r.pick(['רחוב', "רח'", 'שדרות'])} ${r.pick(HE.last)} ${r.int(1, 99)}, ${r.pick(HE.town)}`
          : `${r.int(1, 299)} ${r.pick(EN.last)} ${r.pick(['Street', 'Road', 'Ave', 'Lane'])}, ${r.pick(EN.town)}`
        : r.pick(t.town)
      : '',
    linkedin: r.chance(0.4)
      ? `${r.pick(['', 'https://www.', 'www.', ''])}linkedin.com/in/${user.replace(/[._]/g, '-')}`
      : '',
    website: r.chance(0.2)
      ? `${r.pick(['', 'https://', 'www.'])}${user.replace(/[._]/g, '')}.${r.pick(['com', 'dev', 'me', 'co.il'])}`
      : r.chance(0.1)
        ? `github.com/${user.replace(/[._]/g, '')}`
        : '',
  };
}
