import type { ResumeData } from '../../resume/schema.ts';

/** The sample of gallery images and tests in Hebrew: an invented person, mixed with English as Israeli résumés are. */
export const SAMPLE_HE: ResumeData = {
  templateId: 'professional',
  language: 'he',
  personalInfo: {
    fullName: 'נועה ברק',
    email: 'noa.barak@example.com',
    phone: '050-123-4567',
    address: 'תל אביב–יפו',
    linkedin: 'https://www.linkedin.com/in/noa-barak-example',
    website: 'https://noabarak.example',
  },
  summary:
    'מנהלת מוצר עם שמונה שנות ניסיון במוצרי B2B וב־SaaS, מהגדרת הצורך ועד השקה ומדידה. הובלתי צוותים ' +
    'חוצי ארגון, בניתי מפת דרכים לשלושה קווי מוצר והעליתי את שיעור השימור ב־18%. עובדת צמוד למפתחים, ' +
    'לעיצוב וללקוחות.',
  experience: [
    {
      id: 'exp-1',
      title: 'מנהלת מוצר בכירה',
      company: 'אופק Data',
      location: 'תל אביב',
      startDate: '2021-03',
      endDate: '',
      current: true,
      description:
        'הובלת מוצר האנליטיקה (React, GraphQL, BigQuery) של 40 לקוחות ארגוניים ב־6 מדינות\nהעלאת שיעור ' +
        'השימור מ־71% ל־89% בתוך 12 חודשים בעזרת onboarding חדש\nבניית תהליך A/B testing ראשון בחברה: 34 ' +
        'ניסויים בשנה, 11 מהם בייצור\nניהול תקציב של ₪2.4M ושלוש מנהלות ומנהלי מוצר',
    },
    {
      id: 'exp-2',
      title: 'מנהלת מוצר',
      company: 'Lumio בע"מ',
      location: 'הרצליה',
      startDate: '2018-01',
      endDate: '2021-02',
      current: false,
      description:
        'השקת אפליקציית iOS ו־Android מאפס ל־120,000 משתמשים פעילים\nקיצור זמן ההרשמה מ־4 דקות ל־50 שניות ' +
        '(C#/.NET בצד השרת)\nעבודה שוטפת מול צוותי פיתוח בישראל ובפולין, 2018–2021',
    },
    {
      id: 'exp-3',
      title: 'אנליסטית מוצר',
      company: 'קבוצת רימון',
      location: 'ירושלים',
      startDate: '2016-06',
      endDate: '2017-12',
      current: false,
      description: 'פיתוח דוחות SQL ו־Tableau לשמונה מחלקות\nאוטומציה של דיווח שבועי שחסכה 15 שעות עבודה',
    },
  ],
  education: [
    {
      id: 'edu-1',
      degree: 'תואר שני במנהל עסקים (MBA)',
      institution: 'אוניברסיטת תל אביב',
      location: 'תל אביב',
      startDate: '2018',
      endDate: '2020',
      description: 'התמחות בטכנולוגיה וחדשנות, ממוצע 91',
    },
    {
      id: 'edu-2',
      degree: 'תואר ראשון בהנדסת תעשייה וניהול',
      institution: 'הטכניון',
      location: 'חיפה',
      startDate: '2012',
      endDate: '2016',
      description: 'בהצטיינות; פרויקט גמר עם "רכבת ישראל"',
    },
  ],
  skills: ['ניהול מוצר', 'Roadmap ותעדוף', 'SQL', 'Figma', 'Amplitude', 'ניסויי A/B', 'ניהול משא ומתן', 'Jira'].map(
    (name, index) => ({ id: `skill-${index + 1}`, name }),
  ),
  languages: [
    { id: 'lang-1', name: 'עברית', level: 'native' },
    { id: 'lang-2', name: 'English', level: 'fluent' },
    { id: 'lang-3', name: 'Français', level: 'intermediate' },
  ],
  projects: [
    {
      id: 'proj-1',
      name: 'מדד התחבורה הפתוח',
      role: 'יוזמת ומובילה',
      url: 'https://github.com/example/open-transit',
      startDate: '2022',
      endDate: '2023',
      description: 'כלי קוד פתוח שמשווה זמני נסיעה בין 14 ערים',
      technologies: 'TypeScript, PostgreSQL, D3.js',
    },
  ],
  customSections: [
    {
      id: 'section-1700000000001',
      title: 'שירות צבאי',
      items: [
        {
          id: 'item-1700000000002',
          title: 'מפקדת צוות',
          organization: 'יחידה 8200',
          location: '',
          startDate: '2009-11',
          endDate: '2012-02',
          description: 'פיקוד על צוות של 9 חיילות וחיילים והכשרת דור הפיקוד הבא',
        },
      ],
    },
  ],
};
