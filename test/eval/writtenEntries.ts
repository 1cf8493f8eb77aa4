import type { ResumeData } from '../../shared/resume/schema.ts';

/** A project of a person of the evaluation: a name and a text, or none. */
export const projectList = (project?: readonly [name: string, text: string]): ResumeData['projects'] =>
  project
    ? [
        {
          id: 'proj-1',
          name: project[0],
          description: project[1],
          role: '',
          url: '',
          startDate: '',
          endDate: '',
          technologies: '',
        },
      ]
    : [];

/** Skills that are written in one text, with commas between. */
export const skillList = (skills: string): ResumeData['skills'] =>
  skills.split(', ').map((name, at) => ({ id: `skill-${at + 1}`, name }));
