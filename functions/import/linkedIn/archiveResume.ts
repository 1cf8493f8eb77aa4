import type { Language } from '../../../shared/platform/language.ts';
import { BLANK_CUSTOM_ITEM, createBlankResume } from '../../../shared/resume/blankResume.ts';
import { saysPresent } from '../../../shared/dates/parseDate.ts';
import { parseLanguageLevel } from '../../../shared/resume/languageLevels.ts';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { CustomItem, CustomSection, ResumeData } from '../../../shared/resume/schema.ts';
import { CUSTOM_FILES, type CustomFile } from './archiveFiles.ts';
import { readPerson } from './archivePerson.ts';
import { ArchiveReader, type ArchiveTables } from './archiveReader.ts';
import type { ArchiveRow } from './archiveTable.ts';
import { joinTexts, toArchiveDate, type ProfileLink } from './archiveTexts.ts';

const LINKS_TITLE: Readonly<Record<Language, string>> = { he: 'קישורים', en: 'Links' };

/** Builds the résumé from the tables and collects all other texts. Titles of custom sections are in `language`. */
export function toResume(tables: ArchiveTables, language: Language) {
  const archive = new ArchiveReader(tables);
  const { personalInfo, contacts, headline, summary, links } = readPerson(archive);
  const resumeData: ResumeData = {
    ...createBlankResume(),
    personalInfo,
    ...(headline !== '' && { headline }),
    ...(contacts.length > 0 && { contacts }),
    summary,
    experience: archive.entries('positions', RESUME_LIMITS.experience, (row, number) => {
      const dates = datesOf(row);
      return {
        id: `exp-${number}`,
        title: row.take('Title'),
        company: row.take('Company Name'),
        location: row.take('Location'),
        ...dates,
        // LinkedIn requires a start date, and an end date for a position that has ended.
        current: dates.startDate !== '' && dates.endDate === '',
        description: archive.description(row),
      };
    }),
    education: archive.entries('education', RESUME_LIMITS.education, (row, number) => ({
      id: `edu-${number}`,
      degree: joinTexts(', ', row.take('Degree Name'), row.take('Field Of Study')),
      institution: row.take('School Name'),
      location: '',
      ...datesOf(row),
      description: archive.description(row, row.take('Notes'), row.take('Activities')),
    })),
    projects: archive.entries('projects', RESUME_LIMITS.projects, (row, number) => ({
      id: `proj-${number}`,
      name: row.take('Title'),
      role: '',
      url: row.take('Url'),
      ...datesOf(row),
      description: archive.description(row),
      technologies: '',
    })),
    skills: readSkills(archive),
    languages: archive.entries('languages', RESUME_LIMITS.languages, (row, number) => {
      const [name, proficiency] = [row.take('Name'), row.take('Proficiency')];
      const level = parseLanguageLevel(proficiency.replaceAll('_', ' '));
      return level === null
        ? { id: `lang-${number}`, name: joinTexts(' – ', name, proficiency) }
        : { id: `lang-${number}`, name, level };
    }),
    customSections: [
      ...CUSTOM_FILES.map((file, index) => readSection(archive, file, language, index + 1)),
      readLinkSection(archive, links, language),
    ].filter(({ items }) => items.length > 0),
  };
  const { unplaced, personal } = archive;
  return { resumeData, unplaced: unplaced.filter((text) => text !== ''), personal: [...new Set(personal)] };
}

function datesOf(row: ArchiveRow) {
  const end = row.take('Finished On', 'End Date');
  return {
    startDate: toArchiveDate(row.take('Started On', 'Start Date')),
    endDate: saysPresent(end) ? '' : toArchiveDate(end),
  };
}

/** Reads skills in order, without repetitions in any spelling. */
function readSkills(archive: ArchiveReader): ResumeData['skills'] {
  const known = new Set<string>();
  const named = archive.rows('skills').flatMap((row) => {
    const name = row.take('Name');
    archive.keep(row.left());
    if (name === '' || known.has(name.toLowerCase())) return [];
    known.add(name.toLowerCase());
    return [{ id: `skill-${known.size}`, name }];
  });
  return archive.fitting(named, RESUME_LIMITS.skills);
}

function readSection(
  archive: ArchiveReader,
  { file, title, fields, details }: CustomFile,
  language: Language,
  sectionNumber: number,
): CustomSection {
  const items = archive.entries(file, RESUME_LIMITS.customItems, (row, number) => {
    const values: Partial<CustomItem> = Object.fromEntries(
      Object.entries(fields).map(([field, columns]) => [field, row.take(...columns)]),
    );
    const lines = details.map(([column, label]) => {
      const value = row.take(column);
      return value === '' ? '' : joinTexts(' ', label?.[language] ?? '', value);
    });
    return toItem(`item-${sectionNumber}-${number}`, {
      ...values,
      startDate: toArchiveDate(values.startDate ?? ''),
      endDate: toArchiveDate(values.endDate ?? ''),
      description: archive.description(row, ...lines),
    });
  });
  return { id: `section-${sectionNumber}`, title: title[language], items };
}

function readLinkSection(archive: ArchiveReader, links: readonly ProfileLink[], language: Language): CustomSection {
  const items = links.map(({ label, url }, index) =>
    toItem(`link-${index + 1}`, label === '' ? { title: url } : { title: label, description: url }),
  );
  return {
    id: 'section-links',
    title: LINKS_TITLE[language],
    items: archive.fitting(items, RESUME_LIMITS.customItems),
  };
}

const toItem = (id: string, fields: Partial<CustomItem>): CustomItem => ({ ...BLANK_CUSTOM_ITEM, ...fields, id });
