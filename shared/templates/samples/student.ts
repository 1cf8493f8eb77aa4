import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** A student at the end of their studies, before a first job in the profession. */
export const STUDENT: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'איתי שגב',
    headline: 'סטודנט לכלכלה וסטטיסטיקה',
    mailbox: 'itai.segev',
    phone: '052-555-0134',
    address: 'באר שבע',
    summary:
      'סטודנט שנה ג׳ שמחפש משרת סטודנט ראשונה באנליזה. אוהב לקחת נתונים מבולגנים ולהוציא מהם תשובה אחת ברורה. ' +
      'זמין ל־24 שעות בשבוע.',
    education: [
      {
        degree: 'תואר ראשון בכלכלה ובסטטיסטיקה',
        institution: 'אוניברסיטת בן־גוריון בנגב',
        location: 'באר שבע',
        startDate: '2023-10',
        endDate: '2026',
        lines: ['ממוצע 89, מצטיין דיקן בשנה ב׳', 'קורסים: אקונומטריקה, הסקה סטטיסטית, בסיסי נתונים'],
      },
      {
        degree: 'בגרות מלאה, 5 יח״ל במתמטיקה ובאנגלית',
        institution: 'תיכון מקיף א׳',
        location: 'אשקלון',
        startDate: '2015',
        endDate: '2018',
      },
    ],
    projects: [
      {
        name: 'לאן נעלמים האוטובוסים',
        role: 'פרויקט בקורס, צוות של שלושה',
        startDate: '2025',
        endDate: '2025',
        technologies: 'Python, pandas, SQL',
        lines: [
          'ניתוח של 2.3 מיליון נסיעות בדרום: באילו קווים מאחרים ומתי',
          'ציון 97, הוצג בפני מחלקת התחבורה בעירייה',
          'הקוד והנתונים פתוחים לכולם; שני סמינריונים נבנו עליהם',
        ],
      },
      {
        name: 'מחשבון מלגות',
        role: 'יוזמה אישית',
        startDate: '2024',
        endDate: '2025',
        technologies: 'Google Sheets, Apps Script',
        lines: [
          'גיליון שמתאים מלגות לסטודנטים; 640 משתמשים בסמסטר הראשון',
          'עדכון שבועי אוטומטי של 85 מלגות מאתרי הקרנות',
        ],
      },
    ],
    experience: [
      {
        title: 'חונך בפר״ח',
        company: 'פר״ח',
        location: 'באר שבע',
        startDate: '2024-10',
        lines: ['חונכות של שני תלמידי חטיבה במתמטיקה, 4 שעות בשבוע', 'עלייה של 15 נקודות בממוצע הציונים בשנה אחת'],
      },
      {
        title: 'מלצר ואחראי משמרת',
        company: 'קפה הנמל',
        location: 'אשקלון',
        startDate: '2021-06',
        endDate: '2023-09',
        lines: [
          'אחריות על צוות של חמישה, סגירת קופה והדרכת עובדים חדשים',
          'עובד החודש שלוש פעמים; 4.9 בסקר הלקוחות של הסניף',
        ],
      },
    ],
    skills: ['Excel', 'SQL', 'Python', 'R', 'Power BI', 'אקונומטריקה', 'Git', 'עמידה מול קהל', 'עבודת צוות'],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'fluent'],
    ],
    more: [
      {
        title: 'מעורבות',
        items: [
          {
            title: 'נציג החוג באגודת הסטודנטים',
            organization: 'אוניברסיטת בן־גוריון בנגב',
            startDate: '2024',
            lines: ['ערב תעסוקה ראשון של החוג: 17 מעסיקים, 230 סטודנטים'],
          },
        ],
      },
      {
        title: 'שירות צבאי',
        items: [
          {
            title: 'מש״ק לוגיסטיקה',
            organization: 'חטיבת הנח״ל',
            startDate: '2018-08',
            endDate: '2021-04',
            lines: ['ניהול מלאי של 1,200 פריטים; מצטיין חטיבתי', 'הפעלת מחסן בשדה ל־300 לוחמים בשני תרגילים'],
          },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Maya Rosen',
    headline: 'Final-year Business student',
    mailbox: 'maya.rosen',
    phone: '+972-52-555-0171',
    address: 'Be’er Sheva, Israel',
    summary:
      'Final-year student looking for a first position in marketing analysis. I like finding out why people ' +
      'choose what they choose, and showing it on one page. Available from July.',
    education: [
      {
        degree: 'B.A. in Business and Psychology',
        institution: 'Ben-Gurion University of the Negev',
        location: 'Be’er Sheva',
        startDate: '2023-10',
        endDate: '2026',
        lines: [
          'GPA 91; excellence award in the second year',
          'Courses: consumer behaviour, statistics, market research',
        ],
      },
    ],
    projects: [
      {
        name: 'Why students leave gyms',
        role: 'Course project, team of four',
        startDate: '2025',
        endDate: '2025',
        technologies: 'SPSS, Qualtrics, Excel',
        lines: [
          'Surveyed 412 students and interviewed 18; found the three weeks in which most of them stop',
          'The gym changed its reminders and kept 11% more members in the next term',
          'Presented to the owners and to a class of 80',
        ],
      },
      {
        name: 'Second Shelf',
        role: 'Founder',
        startDate: '2024',
        endDate: '2025',
        technologies: 'Instagram, Canva, Google Forms',
        lines: [
          'Exchange of used textbooks: 900 books changed hands in two terms',
          'Built the catalogue and the payment sheet; two friends run it now',
        ],
      },
    ],
    experience: [
      {
        title: 'Social media assistant (part time)',
        company: 'Desert Film Festival',
        location: 'Be’er Sheva',
        startDate: '2025-03',
        lines: [
          'Plan and write four posts a week; followers grew from 3,100 to 7,800',
          'Filmed the trailer of 2026, seen 46,000 times',
        ],
      },
      {
        title: 'Sales assistant',
        company: 'Page Nine Books',
        location: 'Ashdod',
        startDate: '2022-05',
        endDate: '2023-09',
        lines: [
          'Advised customers, trained two colleagues, best month of the branch in August 2023',
          'Arranged the window every week; what stood there sold 30% better',
        ],
      },
    ],
    skills: [
      'Excel',
      'SPSS',
      'Survey design',
      'Canva',
      'Copywriting',
      'Presenting',
      'Google Analytics',
      'Interviewing',
      'Premiere Pro',
    ],
    languages: [
      ['Hebrew', 'native'],
      ['English', 'fluent'],
      ['Arabic', 'basic'],
    ],
    more: [
      {
        title: 'Activities',
        items: [
          {
            title: 'Captain, women’s basketball team',
            organization: 'Ben-Gurion University',
            startDate: '2024',
            lines: ['Second place in the league of the universities'],
          },
        ],
      },
      {
        title: 'Volunteering',
        items: [
          {
            title: 'Tutor',
            organization: 'Perach',
            startDate: '2024-10',
            endDate: '2025-06',
            lines: [
              'Helped two sixth graders with reading, four hours a week',
              'Both finished the year with marks above 85',
            ],
          },
        ],
      },
    ],
  }),
};
