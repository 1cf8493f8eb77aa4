import type { Language } from '../product.ts';
import { isPresent, parseDate } from './dates.ts';
import { resumeLanguage } from './language.ts';
import { levelOf } from './levels.ts';
import { repairResume, type RepairedResume } from './repair.ts';

/** What the format has and we have no list for, with its title as a custom section. */
const FOREIGN = {
  volunteer: { he: 'התנדבות', en: 'Volunteering' },
  awards: { he: 'פרסים', en: 'Awards' },
  certificates: { he: 'תעודות', en: 'Certificates' },
  publications: { he: 'פרסומים', en: 'Publications' },
  interests: { he: 'תחומי עניין', en: 'Interests' },
  references: { he: 'ממליצים', en: 'References' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
const LINKS = { he: 'קישורים', en: 'Links' } as const satisfies Readonly<Record<Language, string>>;

type Entry = Readonly<Record<string, unknown>>;

/**
 * A résumé from the JSON Resume format (jsonresume.org, schema 1.0.0): mapped, then mended like any foreign data
 * (`repairResume`), with the paths of what was lost in the mapped value. What we have no list for becomes custom sections,
 * titled in the résumé's language.
 */
export function fromJsonResume(value: unknown): RepairedResume {
  const english = mapped(record(value), 'en');
  return resumeLanguage(english.resume, 'en') === 'en' ? english : mapped(record(value), 'he');
}

function mapped(from: Entry, language: Language): RepairedResume {
  const basics = record(from['basics']);
  const location = record(basics['location']);
  const profiles = entries(basics['profiles']);
  const linkedin = profiles.find((profile) => /linkedin/i.test(`${text(profile['network'])} ${text(profile['url'])}`));
  const links = profiles.filter((profile) => profile !== linkedin).map((profile) => ({ title: text(profile['network']), description: joined('\n', profile['url'] ?? profile['username']) }));
  const meta = record(from['meta']);
  const foreign = [
    ...Object.entries(FOREIGN).map(([section, title]) => ({ title: title[language], items: entries(from[section]).map(foreignItem) })),
    { title: LINKS[language], items: links },
  ].filter(({ items }) => items.length > 0);
  return repairResume({
    templateId: text(meta['theme']),
    language: meta['language'],
    personalInfo: {
      fullName: basics['name'], email: basics['email'], phone: basics['phone'], website: basics['url'],
      address: joined(', ', location['address'], location['city'], location['region']),
      linkedin: linkedin?.['url'] ?? linkedin?.['username'],
    },
    summary: joined('\n', basics['label'], basics['summary']),
    experience: entries(from['work']).map((job) => ({ title: job['position'], company: job['name'] ?? job['company'], location: job['location'], ...dates(job), current: isOpen(job), description: body(job) })),
    education: entries(from['education']).map((study) => ({
      degree: joined(' ', study['studyType'], study['area']), institution: study['institution'], location: study['location'], ...dates(study), description: joined('\n', study['score'], ...list(study['courses'])),
    })),
    skills: entries(from['skills']).flatMap((skill) => [text(skill['name']), ...list(skill['keywords']).map(text)].filter((name) => name !== '').map((name) => ({ name }))),
    languages: entries(from['languages']).map((spoken) => {
      const level = levelOf(text(spoken['fluency']));
      return level === null ? { name: joined(' – ', spoken['language'], spoken['fluency']) } : { name: spoken['language'], level };
    }),
    projects: entries(from['projects']).map((project) => ({ name: project['name'], role: list(project['roles']).map(text).join(', '), url: project['url'], ...dates(project), description: body(project), technologies: list(project['keywords']).map(text).join(', ') })),
    customSections: [...list(from['customSections']), ...foreign],
  });
}

function foreignItem(item: Entry): object {
  return {
    title: joined(', ', item['position'] ?? item['title'] ?? item['name']),
    organization: item['organization'] ?? item['awarder'] ?? item['issuer'] ?? item['publisher'],
    startDate: date(item['startDate'] ?? item['date'] ?? item['releaseDate']),
    endDate: date(item['endDate']),
    description: joined('\n', body(item), item['reference'], item['url'], ...list(item['keywords'])),
  };
}

function body(entry: Entry): string {
  return joined('\n', entry['summary'] ?? entry['description'], ...list(entry['highlights']));
}

function dates(entry: Entry): object {
  return { startDate: date(entry['startDate']), endDate: isOpen(entry) ? '' : date(entry['endDate']) };
}

/** The format leaves the end out of what goes on; some writers put a word for it. */
function isOpen(entry: Entry): boolean {
  const end = text(entry['endDate']);
  return isPresent(end) || (end === '' && text(entry['startDate']) !== '');
}

function date(value: unknown): string {
  return parseDate(text(value)) ?? text(value);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function joined(separator: string, ...parts: readonly unknown[]): string {
  return parts.map(text).filter((part) => part !== '').join(separator);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function record(value: unknown): Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : {};
}

function entries(value: unknown): Entry[] {
  return list(value).map(record);
}
