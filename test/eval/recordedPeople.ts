import { readFileSync } from 'node:fs';
import type { ImproveWish } from '../../functions/improve/improvableTexts.ts';
import type { TextAction } from '../../shared/improve/improvedSections.ts';
import type { Language } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { DEFAULT_SUMMARY_OPTIONS } from '../../shared/resume/summaryOptions.ts';
import { projectList, skillList } from './writtenEntries.ts';

/** One improvement of somebody whose questions are recorded: of all texts, or of one where it is written. */
export interface RecordedCall {
  /** Of the person, with the number of the text where it is one alone. */
  readonly name: string;
  readonly resume: ResumeData;
  readonly wish: ImproveWish;
}

type Head = readonly [title: string, company: string, text: string];

/** A person of test/data/improve/people.json. */
interface RecordedPerson {
  readonly name: string;
  readonly language: Language;
  readonly fullName: string;
  /** An advertisement that all of it is improved for; empty for any reader. */
  readonly job: string;
  readonly summary: string;
  readonly jobs: readonly Head[];
  readonly studies?: Head;
  readonly project?: readonly [name: string, text: string];
  readonly custom?: readonly [title: string, text: string];
  readonly skills: string;
  /** Whether the summary is written from scratch, by the whole résumé. */
  readonly written?: boolean;
  /** Texts that are improved alone; the last two are the number that the person gives, and wordings seen before. */
  readonly ones: readonly (readonly [
    'experience' | 'summary',
    ...Head,
    TextAction,
    (string | null)?,
    (readonly string[])?,
  ])[];
}

const FILE = new URL('../data/improve/people.json', import.meta.url);

const experience = (jobs: readonly Head[]): ResumeData['experience'] =>
  jobs.map(([title, company, description], at) => ({
    id: `exp-${at + 1}`,
    title,
    company,
    description,
    location: '',
    startDate: String(2021 - 3 * at),
    endDate: at === 0 ? '' : String(2024 - 3 * at),
    current: at === 0,
  }));

/** Every improvement that is recorded, in the order of the file. */
export const readRecordedCalls = (): RecordedCall[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as RecordedPerson[]).flatMap(toCalls);

function toCalls(person: RecordedPerson): RecordedCall[] {
  const { name, language, fullName, job, summary, jobs, studies, project, custom, written, ones } = person;
  const blank = createBlankResume();
  const empty: ResumeData = {
    ...blank,
    language,
    experience: [],
    education: [],
    projects: [],
    skills: [],
    personalInfo: {
      ...blank.personalInfo,
      fullName,
      phone: '052-765-4321',
      email: 'me@example.com',
      address: language === 'he' ? 'רחוב הגפן 4, לוד' : '4 Mill Lane, York',
    },
  };
  const period = { location: '', startDate: '', endDate: '' };
  const whole: ResumeData = {
    ...empty,
    summary,
    experience: experience(jobs),
    education: studies
      ? [{ id: 'edu-1', degree: studies[0], institution: studies[1], description: studies[2], ...period }]
      : [],
    projects: projectList(project),
    customSections: custom
      ? [
          {
            id: 'custom-1',
            title: custom[0],
            items: [{ id: 'item-1', title: custom[0], organization: '', description: custom[1], ...period }],
          },
        ]
      : [],
    skills: skillList(person.skills),
  };
  const general: RecordedCall = {
    name,
    resume: whole,
    wish: {
      improvementType: job === '' ? 'general' : 'job',
      jobDescription: job,
      language,
      ...(written && { summaryOptions: DEFAULT_SUMMARY_OPTIONS }),
    },
  };
  return [
    general,
    ...ones.map(([section, title, company, text, action, stated, earlier], at): RecordedCall => ({
      name: `${name}-${at + 1}`,
      resume:
        section === 'summary'
          ? { ...empty, summary: text }
          : { ...empty, experience: experience([[title, company, text]]) },
      wish: {
        improvementType: 'general',
        jobDescription: '',
        language,
        oneText: { action, ...(stated && { stated }), ...(earlier && { earlier }) },
      },
    })),
  ];
}
