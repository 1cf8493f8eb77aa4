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

/** `{ start, end }` of version 3, and one text since. */
function periodOf(item: JsonRecord): object {
  const text = first(item['period'], item['date']);
  if (isRecord(text)) return { startDate: text['start'], endDate: text['end'], date: text['start'] };
  const [, startDate, endDate] = PERIOD.exec(typeof text === 'string' ? text.trim() : '') ?? [];
  return endDate === undefined ? { startDate: text, date: text } : { startDate, endDate };
}

/** The list of JSON Resume that each list of Reactive Resume becomes, and its fields there. */
const LISTS: Readonly<Record<string, readonly [list: string, map: (item: JsonRecord) => object]>> = {
  experience: ['work', (item) => ({ name: first(item['company'], item['name']) })],
  education: [
    'education',
    (item) => ({
      institution: first(item['institution'], item['school']),
      studyType: first(item['studyType'], item['degree']),
      score: first(item['score'], item['grade']),
      courses: [...listOf(item['courses']), first(item['summary'], item['description'])],
    }),
  ],
  // Beside a summary the description is one line: what somebody was there.
  projects: ['projects', (item) => ({ roles: item['summary'] ? [item['description']] : [] })],
  volunteer: ['volunteer', () => ({})],
  awards: ['awards', () => ({})],
  certifications: ['certificates', (item) => ({ name: first(item['name'], item['title']) })],
  publications: ['publications', (item) => ({ name: first(item['name'], item['title']) })],
  interests: ['interests', () => ({})],
  references: [
    'references',
    (item) => ({ organization: first(item['relationship'], item['summary'] ? item['description'] : undefined) }),
  ],
  profiles: ['profiles', () => ({})],
  skills: ['skills', (item) => ({ level: undefined, keywords: item['keywords'] })],
  languages: [
    'languages',
    (item) => ({
      language: first(item['language'], item['name']),
      fluency: first(item['fluency'], item['description'], typeof item['level'] === 'string' ? item['level'] : ''),
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

const isShown = (value: JsonRecord) => value['visible'] !== false && value['hidden'] !== true;

const itemsOf = (section: unknown): JsonRecord[] => {
  const { items, ...rest } = recordOf(section);
  return isShown(rest) ? listOf(items).filter(isRecord).filter(isShown) : [];
};

/** Returns custom sections: in one section, in a list, or in version 3 among the others by their ids. */
const customIn = (value: JsonRecord, sections: JsonRecord): JsonRecord[] =>
  [
    ...Object.values(recordOf(sections['custom'])),
    ...listOf(value['customSections']),
    ...Object.values(sections).filter((section) => recordOf(section)['type'] === 'custom'),
  ].filter(isRecord);

/** Returns custom fields of the head that name a person's pages. */
const pagesIn = (basics: JsonRecord): object[] =>
  listOf(basics['customFields'])
    .filter(isRecord)
    .map((field) => ({ network: first(field['name'], field['text']), url: first(field['link'], field['value']) }))
    .filter(({ url }) => typeof url === 'string' && /^(?:https?:|www\.)|\.\p{L}{2,10}\//iu.test(url));

/**
 * Converts a file of Reactive Resume (versions 3 to 5) to JSON Resume; undefined for other files. Hidden parts stay
 * out, as on its page. Its custom sections become ours.
 */
export function fromReactiveResume(value: JsonRecord): JsonRecord | undefined {
  const { sections } = value;
  if (!isRecord(value['basics']) || !isRecord(sections)) return undefined;
  const basics = value['basics'];
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([name, [list, map]]) => [
      list,
      itemsOf(ownProperty(sections, name) ?? ownProperty(sections, list)).map((item) => toItem(item, map)),
    ]),
  );
  const { profiles = [], ...rest } = lists;
  return {
    basics: {
      name: basics['name'],
      label: first(basics['headline'], basics['label']),
      email: basics['email'],
      phone: basics['phone'],
      url: addressOf(first(basics['url'], basics['website'])),
      location: isRecord(basics['location']) ? basics['location'] : { city: basics['location'] },
      summary: first(recordOf(first(sections['summary'], value['summary']))['content'], basics['summary']),
      profiles: [...profiles, ...listOf(basics['profiles']), ...pagesIn(basics)],
    },
    ...rest,
    customSections: customIn(value, sections).map((section) => ({
      title: first(section['name'], section['title']),
      items: itemsOf(section).map((item) => ({
        title: first(item['name'], item['title'], item['position']),
        organization: first(item['organization'], item['issuer'], item['company'], item['subtitle']),
        ...periodOf(item),
        description: [first(item['summary'], item['description'], item['content']), ...listOf(item['keywords'])]
          .filter(Boolean)
          .join('\n'),
      })),
    })),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
