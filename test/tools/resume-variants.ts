import type { ResumeData } from '../../shared/resume/schema.ts';

/** The résumé with its jobs and projects repeated, so that it has several pages. */
export function lengthenResume(resume: ResumeData, times = 3): ResumeData {
  const rounds = Array.from({ length: times }, (_, round) => round + 1);
  return {
    ...resume,
    experience: rounds.flatMap((round) =>
      resume.experience.map((job, index) => ({
        ...job,
        id: `exp-${round * 10 + index}`,
        current: job.current && round === 1,
      })),
    ),
    projects: rounds.flatMap((round) =>
      resume.projects.map((project, index) => ({ ...project, id: `proj-${round * 10 + index}` })),
    ),
  };
}

/** Calls `change` with every free text of a résumé (not ids, dates, web addresses). */
export function mapResumeTexts(resume: ResumeData, change: (text: string) => string): ResumeData {
  const skipped = new Set([
    'id',
    'level',
    'startDate',
    'endDate',
    'url',
    'email',
    'phone',
    'linkedin',
    'website',
    'templateId',
    'language',
    'technologies',
  ]);
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return skipped.has(key) || value === '' ? value : change(value);
    if (Array.isArray(value)) return key === 'sectionOrder' ? value : value.map((part) => visit(part, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part, name)]));
    return value;
  };
  return visit(resume, '') as ResumeData;
}
