import { ownProperty } from '../../platform/ownProperty.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { SAMPLE_EN } from './en.ts';
import { SAMPLE_HE } from './he.ts';
import type { SamplePerson } from './sampleResume.ts';

const skills = (...names: string[]): ResumeData['skills'] =>
  names.map((name, index) => ({ id: `skill-${index + 1}`, name }));

/** The same jobs with more lines, by their ids. */
const withLines = (jobs: ResumeData['experience'], more: Readonly<Record<string, readonly string[]>>) =>
  jobs.map((job) => ({ ...job, description: [job.description, ...(ownProperty(more, job.id) ?? [])].join('\n') }));

/** In the middle of a career: a product manager in Hebrew, a software engineer in English. */
export const EVERYBODY: SamplePerson = {
  he: {
    ...SAMPLE_HE,
    headline: 'מנהלת מוצר בכירה',
    experience: withLines(SAMPLE_HE.experience, {
      'exp-1': ['הובלת ועדת לקוחות רבעונית: 12 לקוחות קבועים, 9 יכולות שנולדו בה'],
      'exp-2': ['בניית חבילות התמחור הראשונות; 31% מהמשתמשים עברו לתשלום בתוך שנה'],
      'exp-3': ['אפיון מחסן הנתונים של הקבוצה והדרכת 25 משתמשים'],
    }),
    projects: [
      ...SAMPLE_HE.projects,
      {
        id: 'proj-2',
        name: 'מוצר על הבר',
        role: 'מארגנת',
        url: '',
        startDate: '2019',
        endDate: '2023',
        description: 'מפגש חודשי של מנהלות ומנהלי מוצר: 26 ערבים, 1,400 משתתפים',
        technologies: '',
      },
    ],
    skills: skills(
      'ניהול מוצר',
      'Roadmap ותעדוף',
      'מחקר משתמשים',
      'ניסויי A/B',
      'SQL',
      'Amplitude',
      'Tableau',
      'Figma',
      'Jira',
      'אפיון ו־API',
      'תמחור',
      'ניהול משא ומתן',
      'הובלת צוותים',
      'הצגה להנהלה',
    ),
  },
  en: {
    ...SAMPLE_EN,
    headline: 'Senior Backend Engineer',
    experience: withLines(SAMPLE_EN.experience, {
      'exp-1': ['Wrote the disaster drill that the whole company now runs twice a year'],
      'exp-2': ['Rebuilt the driver app’s API; failed deliveries fell by 12%'],
      'exp-3': ['Ran the studio’s servers: 99.95% available for two years'],
    }),
    projects: [
      ...SAMPLE_EN.projects,
      {
        id: 'proj-2',
        name: 'Haifa Backend Evenings',
        role: 'Organizer',
        url: '',
        startDate: '2019',
        endDate: '2023',
        description: 'Monthly meet-up: 26 evenings, 1,400 guests, 40 first-time speakers',
        technologies: '',
      },
    ],
    skills: skills(
      'TypeScript',
      'Node.js',
      'C++',
      'Python',
      'PostgreSQL',
      'Kafka',
      'Redis',
      'AWS',
      'Terraform',
      'Docker',
      'Observability',
      'System design',
      'Incident response',
      'Mentoring',
    ),
  },
};
