import type { ResumeData } from '../../../shared/resume/schema.ts';

/** What the layouts of other programs write besides a person's own texts, and how they write dates. */

const MONTHS = {
  he: ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר', 'דצמבר'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
} as const;
const WORDS = {
  he: {
    now: 'היום',
    since: 'מאז',
    summary: 'על עצמי',
    experience: 'ניסיון מקצועי',
    education: 'לימודים',
    skills: 'כישורים',
    languages: 'ידיעת שפות',
    contacts: 'יצירת קשר',
    phone: 'נייד',
    mail: 'דוא"ל',
  },
  en: {
    now: 'Present',
    since: 'Since',
    summary: 'Profile',
    experience: 'Employment History',
    education: 'Education and Training',
    skills: 'Core Competencies',
    languages: 'Languages',
    contacts: 'Contact',
    phone: 'Phone',
    mail: 'Email',
  },
} as const;
const LEVELS = {
  he: { native: 'שפת אם', fluent: 'שוטפת', advanced: 'גבוהה', intermediate: 'בינונית', basic: 'בסיסית' },
  en: { native: 'Native', fluent: 'Fluent', advanced: 'Advanced', intermediate: 'Intermediate', basic: 'Basic' },
} as const;

/** From when to when; an empty end goes on. */
interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

export const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const lang = ({ language }: ResumeData) => language ?? 'he';
export const wordsOf = (resume: ResumeData) => WORDS[lang(resume)];

/** A date by the name of its month, as numbers, and as Americans write it: `March 2020`. */
export const named = (resume: ResumeData, date: string) => {
  const [year = '', month] = date.split('-');
  return month ? `${MONTHS[lang(resume)][Number(month) - 1]} ${year}` : year;
};
export const numeric = (date: string) => date.split('-').toReversed().join('/');
export const american = (resume: ResumeData, date: string) =>
  lang(resume) === 'en' && date.includes('-')
    ? new Date(`${date}-01`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    : named(resume, date);

export const period = (resume: ResumeData, { startDate, endDate }: Dated, write: (date: string) => string) =>
  `${write(startDate)} – ${endDate === '' ? wordsOf(resume).now : write(endDate)}`;
export const namedPeriod = (resume: ResumeData, entry: Dated) => period(resume, entry, (date) => named(resume, date));

/** Texts that are not empty with a sign between them. */
export const join = (parts: readonly string[], sign: string) =>
  parts
    .filter((part) => part !== '')
    .map(esc)
    .join(sign);

/** Skills as one text. */
export const skillsLine = (resume: ResumeData, sign: string) =>
  join(
    resume.skills.map(({ name }) => name),
    sign,
  );

/** Languages with their levels, each as `write` puts it. */
export const languagesOf = (resume: ResumeData, write: (name: string, level: string) => string): string[] =>
  resume.languages.map(({ name, level }) => write(name, level ? LEVELS[lang(resume)][level] : ''));
