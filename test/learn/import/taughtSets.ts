import type { ResumeData } from '../../../shared/resume/schema.ts';
import { lettersAndDigits } from '../../../shared/resume/text.ts';
import type { ExpectedResume } from '../../bench/import/score.ts';

type Texts = Readonly<Record<string, unknown>>;

const BLANK = Object.fromEntries(
  ['title', 'company', 'degree', 'institution', 'name', 'location', 'startDate', 'endDate', 'description', 'url'].map(
    (key) => [key, ''],
  ),
);
const NO_CONTACTS = { fullName: '', address: '', email: '', phone: '', linkedin: '', website: '' };

/**
 * What a file says, as the résumé that a perfect reader would make of it: of several right answers the first that
 * stands in its text, or else the first that says anything.
 */
export function resumeOfTruth(truth: ExpectedResume, text = ''): ResumeData {
  const written = lettersAndDigits(text);
  const first = (value: unknown): string => {
    const answers = typeof value === 'string' ? value.split('||').filter((one) => one !== '') : [];
    return answers.find((one) => written.includes(lettersAndDigits(one))) ?? answers[0] ?? '';
  };
  const texts = (one: Texts): Texts =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key, typeof value === 'string' ? first(value) : value]),
    );
  const { personalInfo, summary, experience = [], education = [], projects = [], skills = [], languages = [] } = truth;
  const personal = texts(personalInfo);
  const { customSections = [], other = [] } = truth as unknown as {
    readonly customSections?: readonly { title: string; content?: string; items?: readonly Texts[] }[];
    readonly other?: readonly { title: string; items: readonly string[] }[];
  };
  const sections: typeof customSections = [
    ...customSections,
    ...other.map(({ title, items }) => ({ title, content: items.join('\n') })),
  ];
  return {
    personalInfo: { ...NO_CONTACTS, ...personal },
    headline: personal['headline'] ?? '',
    summary: first(summary),
    experience: experience.map((one) => ({ ...BLANK, ...texts(one) })),
    education: education.map((one) => ({ ...BLANK, ...texts(one) })),
    projects: projects.map((one) => ({ ...BLANK, ...texts(one) })),
    skills: skills.map((one) => ({ name: first(typeof one === 'string' ? one : one.name) })),
    languages: languages.map(({ name }) => ({ name: first(name) })),
    customSections: sections.map(({ title, content = '', items }) => ({
      title: first(title),
      items:
        items?.map((one) => ({ ...BLANK, ...texts(one) })) ??
        content.split('\n').map((line) => ({ title: first(line), description: '', startDate: '', endDate: '' })),
    })),
  } as unknown as ResumeData;
}
