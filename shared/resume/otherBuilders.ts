import { ownProperty } from '../platform/ownProperty.ts';
import { isRecord } from './repairValues.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
const first = (...values: readonly unknown[]): unknown => values.find((value) => value !== undefined && value !== '');
/** An address, alone or with its label: `{ href }` of version 4 and `{ url }` of version 5. */
const addressOf = (value: unknown): unknown =>
  isRecord(value) ? first(recordOf(value)['href'], recordOf(value)['url']) : value;

/** `Jan 2020 - Present`, `2019 – 2021`: the two ends of a period in one text. */
const PERIOD = /^(.{1,40}?)(?:\s{0,2}[–—]\s{0,2}|\s-\s?|\s(?:to|until|עד)\s)(.{1,40})$/u;

function periodOf(item: JsonRecord): object {
  const text = first(item['period'], item['date']);
  const [, startDate, endDate] = PERIOD.exec(typeof text === 'string' ? text.trim() : '') ?? [];
  return endDate === undefined ? { startDate: text, date: text } : { startDate, endDate };
}

/** Where each list of Reactive Resume goes in JSON Resume, and its fields there. */
const LISTS: Readonly<Record<string, readonly [list: string, map: (item: JsonRecord) => object]>> = {
  experience: ['work', (item) => ({ name: item['company'] })],
  education: [
    'education',
    (item) => ({
      institution: first(item['institution'], item['school']),
      studyType: first(item['studyType'], item['degree']),
      score: first(item['score'], item['grade']),
      courses: [first(item['summary'], item['description'])],
    }),
  ],
  projects: ['projects', () => ({})],
  volunteer: ['volunteer', () => ({})],
  awards: ['awards', () => ({})],
  certifications: ['certificates', (item) => ({ name: first(item['name'], item['title']) })],
  publications: ['publications', (item) => ({ name: first(item['name'], item['title']) })],
  interests: ['interests', () => ({})],
  references: ['references', () => ({})],
  profiles: ['profiles', () => ({})],
  skills: ['skills', (item) => ({ level: undefined, keywords: item['keywords'] })],
  languages: [
    'languages',
    (item) => ({
      language: first(item['language'], item['name']),
      fluency: first(item['fluency'], item['description']),
      level: undefined,
      description: undefined,
    }),
  ],
};

const toItem = (item: JsonRecord, map: (item: JsonRecord) => object): object => ({
  ...item,
  ...periodOf(item),
  url: first(addressOf(item['url']), addressOf(item['website'])),
  summary: first(item['summary'], item['description'], item['content']),
  description: undefined,
  ...map(item),
});

const itemsOf = (section: unknown): JsonRecord[] => {
  const { items } = recordOf(section);
  return Array.isArray(items)
    ? items.filter(isRecord).filter((item) => item['visible'] !== false && item['hidden'] !== true)
    : [];
};

/**
 * A file of Reactive Resume (versions 4 and 5) in the form of JSON Resume; undefined where it is none of it. Hidden
 * items stay out, as on its own page. Sections of one's own become custom sections.
 */
export function fromReactiveResume(value: JsonRecord): JsonRecord | undefined {
  const sections = value['sections'];
  if (!isRecord(value['basics']) || !isRecord(sections)) return undefined;
  const basics = value['basics'];
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([name, [list, map]]) => [
      list,
      itemsOf(ownProperty(sections, name)).map((item) => toItem(item, map)),
    ]),
  );
  const custom = [...Object.values(recordOf(sections['custom'])), ...listOf(value['customSections'])];
  const { profiles, ...rest } = lists;
  return {
    basics: {
      name: basics['name'],
      label: first(basics['headline'], basics['label']),
      email: basics['email'],
      phone: basics['phone'],
      url: addressOf(first(basics['url'], basics['website'])),
      location: isRecord(basics['location']) ? basics['location'] : { city: basics['location'] },
      summary: recordOf(first(sections['summary'], value['summary']))['content'],
      profiles,
    },
    ...rest,
    customSections: custom.filter(isRecord).map((section) => ({
      title: first(section['name'], section['title']),
      items: itemsOf(section).map((item) => ({
        title: first(item['name'], item['title'], item['position']),
        organization: first(item['organization'], item['issuer'], item['company']),
        ...periodOf(item),
        description: first(item['summary'], item['description'], item['content']),
      })),
    })),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
