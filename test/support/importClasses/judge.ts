import type { TextImport } from '../../../functions/import/textImport.ts';
import type { ClassFile } from './classFile.ts';
import type { Person } from './people.ts';

type Found = TextImport | { readonly error: string };

/** Where a reading differs from the truth about a person, by path; empty if it is right. */
export function faultsOf(
  found: Found,
  person: Person,
  { told = [], never = [], holds = [] }: Partial<Pick<ClassFile, 'told' | 'never' | 'holds'>> = {},
): string[] {
  if ('error' in found) return [`error ${found.error}`];
  const { personalInfo, headline = '', experience, education, customSections } = found.resumeData;
  const said: Readonly<Record<string, readonly [got: string, right: string]>> = {
    name: [personalInfo.fullName.split(', ').toReversed().join(' '), person.name],
    phone: [personalInfo.phone, person.phone],
    email: [personalInfo.email, person.email],
    headline: [headline, ''],
    jobs: [
      experience
        .map((job) => [job.title, job.company, job.startDate, job.endDate, job.description].join('; '))
        .join('\n'),
      person.jobs
        .map((job) => [job.title, job.company, job.start, job.end, job.items.join('\n')].join('; '))
        .join('\n'),
    ],
    current: [experience.map(({ current }) => current).join(), person.jobs.map(({ end }) => end === '').join()],
    study: [
      education.map(({ degree, institution }) => `${degree}; ${institution}`).join('\n'),
      `${person.degree}; ${person.school}`,
    ],
    sections: [(customSections ?? []).map(({ title }) => title).join(), ''],
    unplaced: [found.unplaced.filter((text) => !told.includes(text)).join(' | '), ''],
  };
  const all = JSON.stringify([found.resumeData, found.unplaced]);
  return [
    ...Object.entries(said).flatMap(([path, [got, right]]) => (got === right ? [] : [`${path}: ${got} for ${right}`])),
    ...never.filter((text) => all.includes(text)).map((text) => `holds ${text}`),
    ...holds.filter((text) => !all.includes(text)).map((text) => `has no ${text}`),
  ];
}
