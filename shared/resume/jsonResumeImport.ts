import { isPresent, parseDate } from './dates.ts';
import { levelOf } from './levels.ts';
import { repairResume, type RepairedResume } from './repair.ts';

/** Sections of the format that we have no list for. */
export const FOREIGN = ['volunteer', 'awards', 'certificates', 'publications', 'interests', 'references'] as const;
export type ForeignSection = (typeof FOREIGN)[number];

type Entry = Readonly<Record<string, unknown>>;

/**
 * A résumé from the JSON Resume format: mapped, then mended like any foreign data (`repairResume`), with the paths of
 * what was lost in the mapped value. Sections we have no list for (volunteer, awards, certificates, publications,
 * interests, references) become custom sections under the titles given.
 */
export function fromJsonResume(value: unknown, titles: Readonly<Record<ForeignSection, string>>): RepairedResume {
  const from = record(value);
  const basics = record(from['basics']);
  const location = record(basics['location']);
  const profiles = entries(basics['profiles']);
  const linkedin = profiles.find((profile) => /linkedin/i.test(`${text(profile['network'])} ${text(profile['url'])}`));
  const meta = record(from['meta']);
  const foreign = FOREIGN.map((section) => ({ title: titles[section], items: entries(from[section]).map(foreignItem) })).filter(({ items }) => items.length > 0);
  return repairResume({
    templateId: text(meta['theme']),
    language: meta['language'],
    personalInfo: {
      fullName: basics['name'], email: basics['email'], phone: basics['phone'], website: basics['url'],
      address: joined(', ', location['address'], location['city'], location['region']),
      linkedin: linkedin?.['url'],
    },
    summary: basics['summary'],
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
