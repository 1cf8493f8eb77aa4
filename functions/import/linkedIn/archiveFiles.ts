import type { Language } from '../../../shared/platform/language.ts';
import { SECTION_PRESETS, type SectionPresetId } from '../../../shared/resume/sectionPresets.ts';
import type { CustomItem } from '../../../shared/resume/schema.ts';

/**
 * The files of LinkedIn's archive about the person, with the columns by which each is recognized. Others (messages,
 * contacts, advertising, recommendations by others) are never unpacked.
 */
export const ARCHIVE_FILES = {
  profile: { names: ['Profile'], columns: ['First Name', 'Last Name', 'Full Name'] },
  summary: { names: ['Profile Summary'], columns: ['Profile Summary'] },
  emails: { names: ['Email Addresses'], columns: ['Email Address'] },
  phones: { names: ['PhoneNumbers'], columns: ['Number'] },
  mobiles: { names: ['Whatsapp Phone Numbers'], columns: ['Number'] },
  positions: { names: ['Positions'], columns: ['Company Name'] },
  education: { names: ['Education'], columns: ['School Name'] },
  skills: { names: ['Skills'], columns: ['Name'] },
  languages: { names: ['Languages'], columns: ['Name'] },
  projects: { names: ['Projects'], columns: ['Title'] },
  volunteering: { names: ['Volunteering', 'Volunteer Experiences'], columns: ['Company Name', 'Role'] },
  certificates: { names: ['Certifications', 'Licenses and Certifications'], columns: ['Name'] },
  courses: { names: ['Courses'], columns: ['Name'] },
  awards: { names: ['Honors', 'Honors and Awards'], columns: ['Title'] },
  publications: { names: ['Publications'], columns: ['Name'] },
  patents: { names: ['Patents'], columns: ['Title'] },
  organizations: { names: ['Organizations'], columns: ['Name'] },
  testScores: { names: ['TestScores'], columns: ['Name'] },
} as const satisfies Readonly<Record<string, { names: readonly string[]; columns: readonly string[] }>>;
export type ArchiveFileId = keyof typeof ARCHIVE_FILES;

/** An archive without any of these files says nothing about a career. */
export const CAREER_FILES: readonly ArchiveFileId[] = ['profile', 'positions', 'education'];

const IDS = Object.keys(ARCHIVE_FILES) as ArchiveFileId[];
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[\s_-]/g, '');

/** Returns the file of the archive at a path, in any folder; undefined if unread, like macOS's `._Profile.csv`. */
export function archiveFileOf(path: string): ArchiveFileId | undefined {
  const [, name] = /(?:^|[/\\])([^/\\.][^/\\]*)\.csv$/i.exec(path) ?? [];
  return name === undefined || path.startsWith('__MACOSX/')
    ? undefined
    : IDS.find((id) => ARCHIVE_FILES[id].names.some((each) => keyOf(each) === keyOf(name)));
}

type Title = Readonly<Record<Language, string>>;
const preset = (wanted: SectionPresetId): Title =>
  SECTION_PRESETS.find(({ id }) => id === wanted)?.title ?? { he: '', en: '' };
const NUMBER_LABEL: Title = { he: 'מס׳', en: 'No.' };

/** A file whose rows become a custom section: its title, and the columns of each field of an item. */
export interface CustomFile {
  readonly file: ArchiveFileId;
  readonly title: Title;
  readonly fields: Readonly<Partial<Record<Exclude<keyof CustomItem, 'id' | 'description'>, readonly string[]>>>;
  /** Columns that are appended to the description, each as a line, some after a label. */
  readonly details: readonly (readonly [column: string, label?: Title])[];
}

export const CUSTOM_FILES: readonly CustomFile[] = [
  {
    file: 'volunteering',
    title: preset('volunteering'),
    fields: {
      title: ['Role'],
      organization: ['Company Name', 'Organization'],
      location: ['Location'],
      startDate: ['Started On'],
      endDate: ['Finished On'],
    },
    details: [['Cause']],
  },
  {
    file: 'certificates',
    title: preset('certificates'),
    fields: { title: ['Name'], organization: ['Authority'], startDate: ['Started On'], endDate: ['Finished On'] },
    details: [['License Number', NUMBER_LABEL], ['Url']],
  },
  {
    file: 'courses',
    title: preset('courses'),
    fields: { title: ['Name'] },
    details: [['Number', NUMBER_LABEL]],
  },
  {
    file: 'awards',
    title: preset('awards'),
    fields: { title: ['Title'], organization: ['Issuer'], startDate: ['Issued On'] },
    details: [],
  },
  {
    file: 'publications',
    title: preset('publications'),
    fields: { title: ['Name'], organization: ['Publisher'], startDate: ['Published On'] },
    details: [['Url']],
  },
  {
    file: 'patents',
    title: { he: 'פטנטים', en: 'Patents' },
    fields: { title: ['Title'], organization: ['Issuer'], startDate: ['Issued On', 'Filed On'] },
    details: [['Number', NUMBER_LABEL], ['Application Number', NUMBER_LABEL], ['Status'], ['Url']],
  },
  {
    file: 'organizations',
    title: { he: 'חברות בארגונים', en: 'Organizations' },
    fields: {
      title: ['Position', 'Name'],
      organization: ['Name'],
      startDate: ['Started On'],
      endDate: ['Finished On'],
    },
    details: [],
  },
  {
    file: 'testScores',
    title: { he: 'מבחנים וציונים', en: 'Test Scores' },
    fields: { title: ['Name'], startDate: ['Tested On', 'Dated On'] },
    details: [['Score']],
  },
];
