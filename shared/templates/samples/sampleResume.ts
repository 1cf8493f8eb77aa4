import type { Language } from '../../platform/language.ts';
import type { CustomItem, Education, Experience, LanguageLevel, Project, ResumeData } from '../../resume/schema.ts';

/** An entry as a sample writes it: what is empty is left out, and a description is its lines. */
type SampleEntry<T extends { readonly description: string }> = Partial<Omit<T, 'id' | 'description'>> & {
  readonly lines?: readonly string[];
};

/** The content of an invented person's résumé. */
interface SampleContent {
  readonly fullName: string;
  readonly headline?: string;
  /** The part of the address before `@example.com`, which the links end with too. */
  readonly mailbox: string;
  readonly phone: string;
  readonly address: string;
  readonly website?: string;
  readonly summary: string;
  readonly experience: readonly SampleEntry<Experience>[];
  readonly education: readonly SampleEntry<Education>[];
  readonly skills: readonly string[];
  readonly languages: readonly (readonly [name: string, level: LanguageLevel])[];
  readonly projects?: readonly SampleEntry<Project>[];
  readonly more?: readonly { readonly title: string; readonly items: readonly SampleEntry<CustomItem>[] }[];
}

/** One person in both languages. */
export type SamplePerson = Readonly<Record<Language, ResumeData>>;

const NO_DATES = { location: '', startDate: '', endDate: '' };

const describe = ({ lines = [], ...fields }: { readonly lines?: readonly string[] }) => ({
  ...fields,
  description: lines.join('\n'),
});

/** The résumé of an invented person: its addresses lead nowhere, its ids are counted. A job without an end goes on. */
export function sampleResume(language: Language, content: SampleContent): ResumeData {
  const { fullName, headline, mailbox, phone, address, website = '', summary } = content;
  return {
    templateId: 'professional',
    language,
    personalInfo: {
      fullName,
      email: `${mailbox}@example.com`,
      phone,
      address,
      linkedin: `https://www.linkedin.com/in/${mailbox.replaceAll('.', '-')}-example`,
      website,
    },
    ...(headline === undefined ? {} : { headline }),
    summary,
    experience: content.experience.map((job, index) => ({
      title: '',
      company: '',
      ...NO_DATES,
      current: job.endDate === undefined,
      ...describe(job),
      id: `exp-${index + 1}`,
    })),
    education: content.education.map((study, index) => ({
      degree: '',
      institution: '',
      ...NO_DATES,
      ...describe(study),
      id: `edu-${index + 1}`,
    })),
    skills: content.skills.map((name, index) => ({ id: `skill-${index + 1}`, name })),
    languages: content.languages.map(([name, level], index) => ({ id: `lang-${index + 1}`, name, level })),
    projects: (content.projects ?? []).map((project, index) => ({
      name: '',
      role: '',
      url: '',
      startDate: '',
      endDate: '',
      technologies: '',
      ...describe(project),
      id: `proj-${index + 1}`,
    })),
    customSections: (content.more ?? []).map(({ title, items }, section) => ({
      id: `section-${section + 1}`,
      title,
      items: items.map((item, index) => ({
        title: '',
        organization: '',
        ...NO_DATES,
        ...describe(item),
        id: `item-${section + 1}-${index + 1}`,
      })),
    })),
  };
}
