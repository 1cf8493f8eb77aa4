import type { Language } from '../platform/language.ts';
import { parseDate } from '../dates/parseDate.ts';
import { saysPresent } from '../dates/parseDate.ts';
import { addressOfUser } from '../contacts/linkHosts.ts';
import { stripMarks } from './textMarks.ts';
import { plainSigns } from '../text/fold.ts';
import { resumeLanguage } from './resumeLanguage.ts';
import { parseLanguageLevel } from './languageLevels.ts';
import { RESUME_LIMITS } from './limits.ts';
import { photoAt } from './photoFiles.ts';
import { repairResume, type RepairedResume } from './repairResume.ts';
import { ownProperty } from '../platform/ownProperty.ts';
import { textOfHtml } from '../html/htmlLines.ts';
import type { MarkupNode } from '../html/readHtml.ts';
import { fromReactiveResume, type JsonRecord } from './otherBuilders.ts';
import { unkeptTexts } from './unkeptTexts.ts';

/** Lists of the format that we do not have, with the titles of the custom sections that they become. */
const FOREIGN_SECTION_TITLES = {
  volunteer: { he: 'התנדבות', en: 'Volunteering' },
  awards: { he: 'פרסים', en: 'Awards' },
  certificates: { he: 'תעודות', en: 'Certificates' },
  publications: { he: 'פרסומים', en: 'Publications' },
  interests: { he: 'תחומי עניין', en: 'Interests' },
  references: { he: 'ממליצים', en: 'References' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
const LINKS_TITLE = { he: 'קישורים', en: 'Links' } as const satisfies Readonly<Record<Language, string>>;

/** The language of the format's usual files. */
const FORMAT_LANGUAGE: Language = 'en';

/** A résumé of another program's file. */
export interface ForeignResume extends RepairedResume {
  /** Texts of the file that are nowhere in it, with the file's names for them. */
  readonly unkept: readonly string[];
}

/**
 * A résumé from the JSON Resume format (jsonresume.org, schema 1.0.0) or Reactive Resume's: mapped, then repaired like
 * any foreign data (`repairResume`), with the paths of what was lost in the mapped value. What we have no list for
 * becomes custom sections, titled in the résumé's language; HTML becomes lines and marks.
 */
export function fromJsonResume(value: unknown, parseHtml: ParseHtml): ForeignResume {
  const source = toRecord(value);
  // Our own files have our marks and no HTML.
  const isOurs = toRecord(toRecord(source['meta'])['korot']) === toRecord(source['meta'])['korot'];
  const plain = isOurs ? source : toRecord(withoutHtml(source, parseHtml));
  const from = (isOurs ? undefined : fromReactiveResume(plain)) ?? plain;
  const mapped = mapJsonResume(from, FORMAT_LANGUAGE);
  const language = resumeLanguage(mapped.resume, FORMAT_LANGUAGE);
  const read = language === FORMAT_LANGUAGE ? mapped : mapJsonResume(from, language);
  return { ...read, unkept: unkeptTexts(plain, read.resume) };
}

function mapJsonResume(from: JsonRecord, language: Language): RepairedResume {
  const basics = toRecord(from['basics']);
  const location = toRecord(basics['location']);
  const profiles = toRecords(basics['profiles']);
  const linkedin = profiles.find((profile) =>
    /linkedin/i.test(`${toText(profile['network'])} ${toText(profile['url'])}`),
  );
  const pages = profiles
    .filter((profile) => profile !== linkedin)
    .map((profile) => {
      const [network, username] = [toText(profile['network']), toText(profile['username'])];
      return { network, username, address: toText(profile['url']) || addressOfUser(network, username) };
    });
  const phones = toList(basics['phones']).map(toText).filter(Boolean);
  const contacts = [
    ...phones.map((value) => ({ kind: 'phone', value: plainSigns(value) })),
    ...pages.flatMap(({ address }) => (address === '' ? [] : [{ kind: 'link', value: address }])),
  ];
  const links = pages
    .filter(({ address }, index) => address === '' || index + phones.length >= RESUME_LIMITS.contacts)
    .map(({ network, username, address }) => ({ title: network, description: address || username }));
  const meta = toRecord(from['meta']);
  const settings = toRecord(meta['korot']);
  const foreign = [
    ...Object.entries(FOREIGN_SECTION_TITLES).map(([section, title]) => ({
      title: title[language],
      items: mapFirst(ownProperty(from, section), RESUME_LIMITS.customItems, toCustomItem),
    })),
    { title: LINKS_TITLE[language], items: links },
  ].filter(({ items }) => items.length > 0);
  return repairResume({
    templateId: toText(meta['theme']),
    templateVersion: settings['templateVersion'],
    design: settings['design'],
    sectionOrder: settings['sectionOrder'],
    sectionTitles: settings['sectionTitles'],
    hiddenSections: settings['hiddenSections'],
    sidebarSections: settings['sidebarSections'],
    pageStarts: settings['pageStarts'],
    keptEntries: settings['keptEntries'],
    language: meta['language'],
    personalInfo: {
      fullName: toLine(basics['name']),
      email: toContact(basics['email']),
      phone: toContact(basics['phone']),
      website: basics['url'],
      address: joinTexts(', ', location['address'], location['city'], location['region']),
      linkedin: toLinkedIn(toText(linkedin?.['url']) || toText(linkedin?.['username'])),
    },
    headline: toLine(basics['label']),
    contacts: contacts.slice(0, RESUME_LIMITS.contacts),
    details: toList(from['details']),
    photo: photoAt(basics['image']),
    summary: joinTexts('\n', basics['summary']),
    experience: mapFirst(from['work'], RESUME_LIMITS.experience, (job) => ({
      title: toLine(job['position']),
      company: toLine(job['name'] ?? job['company']),
      location: toLine(job['location']),
      ...dateFields(job),
      current: isOngoing(job),
      description: entryDescription(job),
    })),
    education: mapFirst(from['education'], RESUME_LIMITS.education, (study) => ({
      degree: joinTexts(' ', study['studyType'], study['area']),
      institution: toLine(study['institution']),
      location: toLine(study['location']),
      ...dateFields(study),
      description: joinTexts('\n', study['score'], ...toList(study['courses'])),
    })),
    skills: toRecords(from['skills']).flatMap((skill) => {
      const [group, keywords] = [toText(skill['name']), toList(skill['keywords']).map(toText)];
      const names = keywords.filter((name) => name !== '');
      return names.length > 0 ? names.map((name) => ({ name, group })) : [{ name: group }].filter(({ name }) => name);
    }),
    languages: mapFirst(from['languages'], RESUME_LIMITS.languages, (spoken) => {
      const level = parseLanguageLevel(toText(spoken['fluency']));
      return level === null
        ? { name: joinTexts(' – ', spoken['language'], spoken['fluency']) }
        : { name: spoken['language'], level };
    }),
    projects: mapFirst(from['projects'], RESUME_LIMITS.projects, (project) => ({
      name: toLine(project['name']),
      role: toList(project['roles']).map(toText).join(', '),
      url: project['url'],
      ...dateFields(project),
      description: entryDescription(project),
      technologies: toList(project['keywords']).map(toText).join(', '),
    })),
    customSections: [...toList(from['customSections']), ...foreign],
  });
}

function toCustomItem(item: JsonRecord): object {
  return {
    title: joinTexts(', ', item['position'] ?? item['title'] ?? item['name']),
    organization: item['organization'] ?? item['awarder'] ?? item['issuer'] ?? item['publisher'],
    startDate: toDate(item['startDate'] ?? item['date'] ?? item['releaseDate']),
    endDate: toDate(item['endDate']),
    description: joinTexts('\n', entryDescription(item), item['reference'], item['url'], ...toList(item['keywords'])),
  };
}

function entryDescription(entry: JsonRecord): string {
  return joinTexts('\n', entry['description'], entry['summary'], ...toList(entry['highlights']));
}

function dateFields(entry: JsonRecord): object {
  return { startDate: toDate(entry['startDate']), endDate: isOngoing(entry) ? '' : toDate(entry['endDate']) };
}

/** The format leaves the end out of what goes on; some writers put a word for it. */
function isOngoing(entry: JsonRecord): boolean {
  const end = toText(entry['endDate']);
  return saysPresent(end) || (end === '' && toText(entry['startDate']) !== '');
}

function toDate(value: unknown): string {
  return parseDate(toText(value)) ?? toText(value);
}

/** Returns a contact in plain signs without invisible characters; other values stay, and are reported as lost. */
const toContact = (value: unknown) => (typeof value === 'string' ? plainSigns(value) : value);

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Returns a text as one line; other values stay, and are reported as lost. */
const toLine = (value: unknown) =>
  typeof value === 'string' ? stripMarks(toText(value)).replaceAll('\n', ' ') : value;

/** `noabarak` is `linkedin.com/in/noabarak`. */
const toLinkedIn = (text: string): string =>
  /^@?[\p{L}\p{N}_-]{3,100}$/u.test(text) ? `linkedin.com/in/${text.replace('@', '')}` : text;

/** The body of a page of HTML. */
type ParseHtml = (html: string) => MarkupNode;

/** Levels of a file that are read: a résumé has six. */
const MOST_LEVELS = 12;

/** Returns the value with lines and marks instead of HTML. */
function withoutHtml(value: unknown, parseHtml: ParseHtml, level = 0): unknown {
  if (typeof value === 'string') return textOfHtml(value, parseHtml);
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return value;
  if (Array.isArray(value)) return value.map((item) => withoutHtml(item, parseHtml, level + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutHtml(item, parseHtml, level + 1)]));
}

function joinTexts(separator: string, ...parts: readonly unknown[]): string {
  return parts
    .map(toText)
    .filter((part) => part !== '')
    .join(separator);
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toRecord(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};
}

/** The entries of a list, those mapped that a résumé has room for: the others are left out as they are. */
const mapFirst = (list: unknown, limit: number, map: (entry: JsonRecord) => object): unknown[] =>
  toList(list).map((entry, index) => (index < limit ? map(toRecord(entry)) : entry));

function toRecords(value: unknown): JsonRecord[] {
  return toList(value).map(toRecord);
}
