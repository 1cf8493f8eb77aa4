import { readFileSync } from 'node:fs';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { PHOTO } from '../../../shared/resume/photo.fixture.ts';
import type { Language } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';

const cells = (line: string) => line.split('|').map((cell) => cell.trim());

/**
 * The people of `test/data/sweep` as they are, and the first ten of them again with long lines and what two others did.
 */
export function sweepResumes(language: Language): ResumeData[] {
  const people = readPeople(language);
  const longer = people.flatMap((person, index) => [
    person,
    lengthen([0, 1, 2].map((step) => people[(index + step) % people.length] ?? person)),
  ]);
  return [...longer, ...readPeople(language, '-more')];
}

/** With ids of their own, and two sentences to a line, as many people write. */
const numbered = <Entry extends { id: string; description: string }>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry, index) => ({
    ...entry,
    id: `${index}`,
    description: entry.description.replaceAll(/(.*)\n(.*)/g, '$1 $2'),
  }));

function lengthen(people: readonly ResumeData[]): ResumeData {
  const [first] = people as [ResumeData];
  return {
    ...first,
    experience: numbered(people.flatMap(({ experience }) => experience)),
    education: numbered(people.flatMap(({ education }) => education)),
    projects: numbered(people.flatMap(({ projects }) => projects)),
  };
}

/** The people of a file of `test/data/sweep`, such as `he` or `he-more`. */
function readPeople(language: Language, set = ''): ResumeData[] {
  const text = readFileSync(new URL(`../../data/sweep/${language}${set}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^# .*\n/m)
    .filter(Boolean)
    .map((person) => readPerson(person.trim().split('\n'), language));
}

function readPerson([head = '', summary = '', ...lines]: readonly string[], language: Language): ResumeData {
  const [fullName = '', headline = '', phone = '', email = '', address = '', website = ''] = cells(head);
  const resume: ResumeData = { ...createBlankResume(), language, headline, summary };
  resume.personalInfo = { ...resume.personalInfo, fullName, phone, email, address, website };
  let last: { description: string } | undefined;
  for (const [index, line] of lines.entries()) {
    const [first = '', ...rest] = cells(line.slice(2));
    const id = `entry-${index}`;
    const dated = (startDate = '', endDate = '') => ({ id, startDate, endDate, description: '' });
    if (line.startsWith('-') && last) last.description += `${last.description && '\n'}${line.slice(2)}`;
    else if (line.startsWith('E')) {
      const [company = '', location = '', from, until = ''] = rest;
      const current = /^(?:now|היום)$/.test(until);
      const job = { ...dated(from, current ? '' : until), title: first, company, location, current };
      resume.experience.push((last = job));
    } else if (line.startsWith('U')) {
      const [institution = '', location = '', from, until] = rest;
      const study = { ...dated(from, until), degree: first, institution, location };
      resume.education.push((last = study));
    } else if (line.startsWith('P')) {
      const [url = '', from, until, technologies = ''] = rest;
      const project = { ...dated(from, until), name: first, role: '', url, technologies };
      resume.projects.push((last = project));
    } else if (line.startsWith('C'))
      (resume.contacts ??= []).push({ id, kind: first, value: rest[0] } as NonNullable<ResumeData['contacts']>[0]);
    else if (line.startsWith('D'))
      (resume.details ??= []).push({ id, kind: first, label: '', value: rest[0] } as NonNullable<
        ResumeData['details']
      >[0]);
    else if (line.startsWith('F')) resume.photo = PHOTO;
    else if (line.startsWith('X')) resume.customSections.push({ id, title: first, items: [] });
    else if (line.startsWith('I')) {
      const [organization = '', location = '', from, until = ''] = rest;
      const item = { ...dated(from, /^(?:now|היום)$/.test(until) ? '' : until), title: first, organization, location };
      resume.customSections.at(-1)?.items.push((last = item));
    } else if (line.startsWith('S')) {
      const [, group, names = ''] = /^(?:([^:]+):)?(.*)$/.exec(line.slice(2)) ?? [];
      const skills = names.split(/,(?![^(]*\))/).map((name, at) => ({ id: `${id}-${at}`, name: name.trim() }));
      resume.skills.push(...skills.map((skill) => (group === undefined ? skill : { ...skill, group: group.trim() })));
    } else if (line.startsWith('L'))
      for (const [at, part] of line.slice(2).split(',').entries()) {
        const [name = '', level] = part.trim().split(':');
        resume.languages.push({ id: `${id}-${at}`, name, level } as ResumeData['languages'][0]);
      }
  }
  return resume;
}
