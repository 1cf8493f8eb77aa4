import { createBlankResume } from './blankResume.ts';
import type { ResumeData } from './schema.ts';

/** One strong résumé, said in each language: the same facts, so that rules can be held to treat both alike. */
export const STRONG_RESUME_HE: ResumeData = {
  ...createBlankResume(),
  personalInfo: {
    fullName: 'נועה ברק',
    email: 'noa@example.com',
    phone: '054-123-4567',
    address: 'חיפה',
    linkedin: 'linkedin.com/in/noabarak',
    website: 'noabarak.example.com',
  },
  summary:
    'מהנדסת תוכנה עם 8 שנות ניסיון בפיתוח מערכות תשלום בקנה מידה גדול. הובלתי צוות של 6 מפתחים, שיפרתי ' +
    'את ביצועי המוצר ב-40% והטמעתי תהליכי עבודה שקיצרו את זמני השחרור. מתמחה ב-Node.js, React ו-AWS ' +
    'ואוהבת ללמד.',
  experience: [
    {
      id: 'exp-1',
      title: 'ראשת צוות פיתוח',
      company: 'בנק הצפון',
      location: 'תל אביב',
      startDate: '2020-03',
      endDate: '',
      current: true,
      description:
        'ניהלתי צוות של 6 מפתחים ומפתחות\nפיתחתי מערכת תשלומים ב-Node.js ו-PostgreSQL שמשרתת 2 מיליון ' +
        'לקוחות\nצמצמתי את זמן הטעינה ב-35% בעזרת Redis ו-CDN\nהטמעתי CI/CD ב-GitHub Actions וקיצרתי את זמן ' +
        'השחרור משבוע ליום',
    },
    {
      id: 'exp-2',
      title: 'מפתחת Full Stack',
      company: 'Acme Robotics',
      location: 'חיפה',
      startDate: '2016-07',
      endDate: '2020-02',
      current: false,
      description:
        'בניית ממשקי ניהול ב-React ו-TypeScript\nשיפור כיסוי הבדיקות מ-40% ל-85%\nליווי של 3 מפתחים חדשים בצוות',
    },
  ],
  education: [
    {
      id: 'edu-1',
      degree: 'B.Sc. מדעי המחשב',
      institution: 'הטכניון',
      location: 'חיפה',
      startDate: '2012',
      endDate: '2016',
      description: 'ממוצע 91\nבהצטיינות',
    },
  ],
  skills: [
    'Node.js',
    'React',
    'TypeScript',
    'PostgreSQL',
    'Redis',
    'AWS',
    'Docker',
    'עבודת צוות',
    'פתרון בעיות',
    'מנהיגות',
  ].map((name, n) => ({ id: `skill-${n + 1}`, name })),
  languages: [
    { id: 'lang-1', name: 'עברית', level: 'native' },
    { id: 'lang-2', name: 'אנגלית', level: 'fluent' },
  ],
  projects: [
    {
      id: 'proj-1',
      name: 'אפליקציית ניווט',
      role: 'מייסדת',
      url: 'https://nav.example.com',
      startDate: '2021',
      endDate: '2022',
      description: 'פיתחתי אפליקציה לניווט בשבילים עם מפות לא מקוונות\nהגעתי ל-10,000 הורדות',
      technologies: 'React Native, TypeScript, SQLite',
    },
  ],
};

export const STRONG_RESUME_EN: ResumeData = {
  ...STRONG_RESUME_HE,
  personalInfo: {
    fullName: 'Noa Barak',
    email: 'noa@example.com',
    phone: '054-123-4567',
    address: 'Haifa',
    linkedin: 'linkedin.com/in/noabarak',
    website: 'noabarak.example.com',
  },
  summary:
    'Software engineer with 8 years of experience in developing payment systems at scale. Led a team of ' +
    '6 developers, improved product performance by 40% and introduced processes that shortened release ' +
    'times. Specialised in Node.js, React and AWS, and fond of teaching.',
  experience: [
    {
      id: 'exp-1',
      title: 'Development Team Lead',
      company: 'Bank HaTzafon',
      location: 'Tel Aviv',
      startDate: '2020-03',
      endDate: '',
      current: true,
      description:
        'Managed a team of 6 developers\nDeveloped a payment system with Node.js and PostgreSQL that serves ' +
        '2 million customers\nReduced loading time by 35% with Redis and a CDN\nIntroduced CI/CD in GitHub ' +
        'Actions and cut release time from a week to a day',
    },
    {
      id: 'exp-2',
      title: 'Full Stack Developer',
      company: 'Acme Robotics',
      location: 'Haifa',
      startDate: '2016-07',
      endDate: '2020-02',
      current: false,
      description:
        'Built admin interfaces with React and TypeScript\nImproved test coverage from 40% to 85%\nMentored ' +
        '3 new developers in the team',
    },
  ],
  education: [
    {
      id: 'edu-1',
      degree: 'B.Sc. Computer Science',
      institution: 'Technion',
      location: 'Haifa',
      startDate: '2012',
      endDate: '2016',
      description: 'GPA 91\nGraduated with honors',
    },
  ],
  skills: [
    'Node.js',
    'React',
    'TypeScript',
    'PostgreSQL',
    'Redis',
    'AWS',
    'Docker',
    'Teamwork',
    'Problem Solving',
    'Leadership',
  ].map((name, n) => ({ id: `skill-${n + 1}`, name })),
  languages: [
    { id: 'lang-1', name: 'Hebrew', level: 'native' },
    { id: 'lang-2', name: 'English', level: 'fluent' },
  ],
  projects: [
    {
      id: 'proj-1',
      name: 'Trail navigation app',
      role: 'Founder',
      url: 'https://nav.example.com',
      startDate: '2021',
      endDate: '2022',
      description: 'Developed an app for trail navigation with offline maps\nReached 10,000 downloads',
      technologies: 'React Native, TypeScript, SQLite',
    },
  ],
};

/** A résumé of the size people with long careers have: 10 jobs of 10 bullets. */
export function createLongResume(from: ResumeData): ResumeData {
  const bullets = from.experience.flatMap((job) => job.description.split('\n'));
  const description = Array.from({ length: 10 }, (_, n) => bullets[n % bullets.length]).join('\n');
  return {
    ...from,
    experience: Array.from({ length: 10 }, (_, n) => ({
      ...from.experience[0]!,
      id: `exp-${n + 1}`,
      description: `${description} ${n}`,
    })),
  };
}
