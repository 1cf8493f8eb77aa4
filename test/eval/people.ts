import type { Gender } from '../../shared/improve/guard/grammar.ts';
import type { Language } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { projectList, skillList } from './writtenEntries.ts';

/** One résumé of the evaluation, as people write them before anybody helps. */
export interface EvaluationSubject {
  readonly name: string;
  readonly language: Language;
  /** In which the résumé speaks of its owner, where it does. */
  readonly gender?: Gender;
  /** An advertisement it could be sent to. */
  readonly job: string;
  readonly resume: ResumeData;
}

interface SubjectDescription extends Omit<EvaluationSubject, 'resume'> {
  readonly summary: string;
  readonly jobs: readonly (readonly [title: string, company: string, text: string])[];
  readonly studies?: readonly [degree: string, institution: string, text: string];
  readonly project?: readonly [name: string, text: string];
  readonly skills: string;
}

/** The last job goes on; each before it ended when the next began. */
const jobPeriod = (at: number) => ({
  location: '',
  startDate: String(2020 - 4 * at),
  endDate: at === 0 ? '' : String(2024 - 4 * at),
  current: at === 0,
});

function createSubject({
  name,
  language,
  gender,
  job,
  summary,
  jobs,
  studies,
  project,
  skills,
}: SubjectDescription): EvaluationSubject {
  const resume: ResumeData = {
    ...createBlankResume(),
    language,
    personalInfo: {
      ...createBlankResume().personalInfo,
      fullName: language === 'he' ? 'טל אלון' : 'Tal Alon',
      phone: '052-765-4321',
      email: 'tal@example.com',
      address: language === 'he' ? 'רחוב הגפן 4, לוד' : '4 HaGefen St., Lod',
    },
    summary,
    experience: jobs.map(([title, company, description], at) => ({
      id: `exp-${at + 1}`,
      title,
      company,
      description,
      ...jobPeriod(at),
    })),
    education: studies
      ? [
          {
            id: 'edu-1',
            degree: studies[0],
            institution: studies[1],
            description: studies[2],
            location: '',
            startDate: '2010',
            endDate: '2013',
          },
        ]
      : [],
    projects: projectList(project),
    skills: skillList(skills),
  };
  return { name, language, ...(gender && { gender }), job, resume };
}

export const EVALUATION_SUBJECTS: readonly EvaluationSubject[] = [
  createSubject({
    name: 'nurse',
    language: 'he',
    gender: 'f',
    job: 'דרושה אחות אחראית משמרת למחלקה פנימית, ניסיון בהדרכה ובעבודה עם מערכות ממוחשבות',
    summary: 'אני אחות מוסמכת עם 9 שנות ניסיון. הייתי אחראית על ניהול משמרת של 5 אחיות ומאוד אוהבת לעבוד עם אנשים',
    jobs: [
      [
        'אחות במחלקה פנימית',
        'בית החולים הגליל',
        'הייתי אחראית על הדרכת 12 סטודנטיות בשנה\nעזרתי למטופלים ולמשפחות\nעבדתי עם מערכת קמיליון',
      ],
      ['אחות בקהילה', 'מרפאת השקמה', 'נתתי חיסונים לכ-40 ילדים ביום\nעסקתי בניהול מלאי התרופות'],
    ],
    studies: ['תואר ראשון בסיעוד', 'אוניברסיטת חיפה', 'סיימתי בהצטיינות, ממוצע 89'],
    skills: 'החייאה, הדרכה, קמיליון, עבודת צוות',
  }),
  createSubject({
    name: 'electrician',
    language: 'he',
    gender: 'm',
    job: 'דרוש חשמלאי מוסמך לעבודות תחזוקה במפעל, ניסיון בלוחות תלת-פאזיים, רישיון נהיגה',
    summary: 'חשמלאי מוסמך, 15 שנות ניסיון, אני עובד באופן שוטף על מנת לתת שירות טוב. ת.ז 123456782',
    jobs: [
      [
        'חשמלאי ראשי',
        'אור תעשיות',
        'הייתי אחראי על תחזוקת 60 לוחות חשמל\nעבדתי על שדרוג התאורה ב-3 מבנים, וחסכנו 20% ' +
          'בצריכה\nנתתי שירות בקריאות דחופות וכו׳',
      ],
    ],
    studies: ['תעודת חשמלאי מוסמך', 'מכללת סינגאלובסקי', 'רישיון חשמל משנת 2009'],
    skills: 'לוחות תלת-פאזיים, בקרים, קריאת שרטוטים',
  }),
  createSubject({
    name: 'shop',
    language: 'he',
    gender: 'f',
    job: 'מחפשים מנהלת סניף לרשת אופנה, ניסיון במכירות ובניהול צוות',
    summary: 'מוכרת מנוסה ומאוד חרוצה. בעצם ניהלתי משמרות בחנות במשך 4 שנים',
    jobs: [
      [
        'אחראית משמרת',
        'אופנת רונית',
        'הייתי אחראית על ניהול צוות של 7 מוכרות\nעליתי במכירות ב-15% בשנת 2022\nסידרתי את החלון כל שבוע',
      ],
      ['מוכרת', 'נעלי צבי', 'עבדתי בקופה\nעזרתי ללקוחות למצוא מידות'],
    ],
    skills: 'מכירות, שירות לקוחות, קופה, Excel',
  }),
  createSubject({
    name: 'warehouse',
    language: 'he',
    job: 'דרוש/ה מלגזן/ית למרכז לוגיסטי, משמרות, עבודה עם מסופון',
    summary: '',
    jobs: [
      ['מלגזן', 'מרלוג הדרום', 'פריקה והעמסה של 25 משאיות ביום\nעבודה עם מסופון ועם SAP\nספירות מלאי'],
      ['מחסנאי', 'שיווק ירקות השרון', 'ליקוט הזמנות\nסידור המחסן לפי תאריכים'],
    ],
    skills: 'מלגזה 5 טון, SAP, מסופון',
  }),
  createSubject({
    name: 'teacher',
    language: 'he',
    gender: 'f',
    job: 'בית ספר מחפש מורה למתמטיקה לכיתות ז-ט, ניסיון בחינוך כיתה',
    summary:
      'מורה למתמטיקה בבית ספר יסודי במשך 6 שנים. כתבתי מערכי שיעור ועזרתי לתלמידים עם לקויות למידה. ' +
      'שואפת ללמד גם בחטיבה',
    jobs: [
      [
        'מורה ומחנכת',
        'בית ספר אלונים',
        'חינכתי כיתה של 31 תלמידים\nהייתי אחראית על ריכוז המקצוע בשכבה\nקיימתי 4 ימי הורים בשנה',
      ],
    ],
    studies: ['B.Ed. הוראת מתמטיקה', 'מכללת קיי', ''],
    project: ['תחרות חשבון', 'הקמתי תחרות חשבון שבה השתתפו 120 תלמידים מ-5 בתי ספר'],
    skills: 'הוראה, GeoGebra, Classroom',
  }),
  createSubject({
    name: 'developer',
    language: 'en',
    job: 'Backend developer with Python and PostgreSQL; tests, code review and mentoring',
    summary:
      'I am a backend developer. I was responsible for developing services in Python for 5 years. I ' +
      'am very interested in databases',
    jobs: [
      [
        'Backend Developer',
        'Lumen Systems',
        'I was responsible for building a billing service in Python and PostgreSQL\nI was asked to ' +
          'migrate 3 services to Docker\nUtilized caching in order to cut response time by 30%',
      ],
      ['Junior Developer', 'Kinneret Web', 'Worked on fixing bugs\nI wrote tests on a daily basis'],
    ],
    studies: ['B.Sc. Computer Science', 'Ben-Gurion University', 'Final grade 88'],
    project: ['Bus times', 'I built an app that shows bus times, 900 users'],
    skills: 'Python, PostgreSQL, Docker, Redis, Git',
  }),
  createSubject({
    name: 'care',
    language: 'en',
    job: 'Caregiver for an elderly couple, live-in, first aid certificate, basic Hebrew',
    summary:
      'I have lots of experience in caring for old people. I was responsible for giving medicines. ' +
      'Call me on 052-765-4321',
    jobs: [
      [
        'Caregiver',
        'Private family in Ramat Gan',
        'I was responsible for cooking and cleaning\nI gave medicines 3 times a day\nHelped with walking',
      ],
      [
        'Nursing assistant',
        'Santa Rosa Hospital',
        'I was responsible for washing and feeding 8 patients\nI was asked to train 2 new assistants',
      ],
    ],
    studies: ['Nursing assistant certificate', 'Manila Health College', ''],
    skills: 'First aid, Cooking, Basic Hebrew',
  }),
  createSubject({
    name: 'office',
    language: 'en',
    job: 'Office manager for a law firm: calendar, suppliers, bookkeeping basics, fluent English',
    summary:
      'Office manager. I managed the office of a small firm for 7 years and I was in charge of ' +
      'ordering supplies, basically everything',
    jobs: [
      [
        'Office Manager',
        'Dekel & Co.',
        'I was in charge of organising the calendar of 4 partners\nReduced the cost of supplies by ' +
          '12% in 2021\nI was tasked with paying invoices on a weekly basis',
      ],
    ],
    studies: ['B.A. Business Administration', 'Open University of Israel', ''],
    skills: 'Excel, Outlook, Priority, Bookkeeping',
  }),
  createSubject({
    name: 'mechanic',
    language: 'en',
    job: 'Mechanic for hybrid cars, licensed, diagnostics with computers',
    summary:
      'Licensed car mechanic since 2012. I have worked on repairing engines and gearboxes due to the ' +
      'fact that I like machines',
    jobs: [
      [
        'Mechanic',
        'Garage Moshe',
        'I was responsible for repairing 6 to 8 cars a day\nI ran computer diagnostics with Bosch ' +
          'KTS\nHelped training 1 apprentice',
      ],
    ],
    studies: ['Mechanic licence, level 2', 'ORT Yad Sapir', ''],
    skills: 'Diagnostics, Gearboxes, Hybrid systems',
  }),
  createSubject({
    name: 'sales',
    language: 'en',
    job: 'Account manager, B2B software, quota of $1M, Salesforce',
    summary: 'I am a sales person with a large number of clients. In 2023 I sold software for $640,000, 107% of quota',
    jobs: [
      [
        'Sales Representative',
        'Northwind Software',
        'I sold to 35 companies in Israel and Cyprus\nI was responsible for writing offers\nUsed ' +
          'Salesforce on a daily basis',
      ],
      ['Telesales', 'Bezeq', 'I made 80 calls a day\nI was asked to help new workers'],
    ],
    skills: 'Salesforce, Negotiation, English, Russian',
  }),
];
