import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Twenty-five years, the last of them at the head. */
export const EXECUTIVE: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'דורית להב',
    headline: 'סמנכ״לית תפעול',
    mailbox: 'dorit.lahav',
    phone: '052-555-0105',
    address: 'רעננה',
    summary:
      'מנהלת בכירה עם 25 שנות ניסיון בתפעול, בשרשרת אספקה ובקמעונאות, מהן 11 בהנהלה. הובלתי ארגון של 1,400 עובדים ' +
      'דרך מיזוג, שני מרכזים לוגיסטיים חדשים ומעבר למסחר מקוון, ובכל שנה עם רווח תפעולי גבוה מקודמתה.',
    experience: [
      {
        title: 'סמנכ״לית תפעול',
        company: 'רשת תבור',
        location: 'ראש העין',
        startDate: '2016-01',
        lines: [
          'אחריות על תקציב של ₪620M ועל 1,400 עובדים ב־84 סניפים',
          'הקמת מרכז לוגיסטי אוטומטי: עלות להזמנה ירדה ב־34%',
          'הובלת מיזוג של שתי רשתות בתוך 14 חודשים, בלי לסגור אף סניף',
          'תוכנית מנהלות צעירות: 23 מנהלות סניף קודמו מבפנים',
          'פתיחת ערוץ מקוון: מאפס ל־17% מהמכירות בשלוש שנים',
          'הסכם קיבוצי ראשון של הרשת, בלי יום השבתה אחד',
        ],
      },
      {
        title: 'מנהלת שרשרת אספקה',
        company: 'מזון הגליל',
        location: 'קיסריה',
        startDate: '2009-03',
        endDate: '2015-12',
        lines: [
          'הורדת ימי המלאי מ־46 ל־27',
          'בניית הסכמים עם 60 ספקים בשמונה מדינות',
          'הקמת צוות תחזית; מבצעים בלי חוסרים עלו מ־71% ל־94%',
          'מעבר ממחסן ידני למחסן ממוכן בתשעה חודשים',
          'ניהול של 90 עובדים ושלושה קבלני הובלה',
        ],
      },
      {
        title: 'מנהלת אזור',
        company: 'רשת השקד',
        location: 'מרכז',
        startDate: '2001-06',
        endDate: '2009-02',
        lines: [
          '12 סניפים, צמיחה של 58% במכירות בשש שנים',
          'ניהול של 210 עובדות ועובדים',
          'שלושה סניפים מפסידים שחזרו לרווח בתוך שנתיים',
        ],
      },
    ],
    education: [
      {
        degree: 'תואר שני במנהל עסקים למנהלים (EMBA)',
        institution: 'אוניברסיטת תל אביב',
        startDate: '2008',
        endDate: '2010',
      },
      {
        degree: 'תואר ראשון בכלכלה ובניהול',
        institution: 'האוניברסיטה העברית בירושלים',
        startDate: '1997',
        endDate: '2000',
      },
    ],
    skills: [
      'הובלת שינוי',
      'ניהול רווח והפסד',
      'שרשרת אספקה',
      'מיזוגים',
      'משא ומתן',
      'דירקטוריון',
      'לוגיסטיקה',
      'מסחר מקוון',
      'יחסי עבודה',
    ],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'fluent'],
    ],
    more: [
      {
        title: 'דירקטוריונים',
        items: [
          { title: 'דירקטורית חיצונית', organization: 'נמל הצפון', startDate: '2021' },
          { title: 'חברת ועד מנהל', organization: 'לקט למשפחה (ע״ר)', startDate: '2017' },
          { title: 'מנטורית', organization: 'פורום מנהלות בתעשייה', startDate: '2014' },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Jonathan Paz',
    headline: 'Chief Financial Officer',
    mailbox: 'jonathan.paz',
    phone: '+972-52-555-0112',
    address: 'Ra’anana, Israel',
    summary:
      'Finance leader with 25 years of experience in industry and technology, 11 of them on management boards. Took ' +
      'a company of 900 people through two acquisitions and a public offering, with clean audits in every year.',
    experience: [
      {
        title: 'Chief Financial Officer',
        company: 'Orion Optics',
        location: 'Caesarea',
        startDate: '2016-02',
        lines: [
          'Responsible for finance, legal and procurement; 48 people in four countries',
          'Led a public offering of $160M and two acquisitions',
          'Shortened the monthly close from 12 days to 4; cost of capital down by 1.8 points',
          'Built a planning team that forecast revenue within 2% for nine quarters',
          'Set up the internal audit and its reports to the board',
          'Cut the insurance bill by a third without giving up cover',
        ],
      },
      {
        title: 'Vice President Finance',
        company: 'Blue Valley Foods',
        location: 'Haifa',
        startDate: '2009-05',
        endDate: '2016-01',
        lines: [
          'Turned a loss of $9M into a profit of $14M within three years',
          'Refinanced $75M of debt with five banks',
          'Moved four plants to one system in eleven months',
          'Hedged sugar and cocoa; cost of goods moved by less than 1% a year',
          'Led a team of 22',
        ],
      },
      {
        title: 'Controller',
        company: 'Meron Semiconductors',
        location: 'Migdal HaEmek',
        startDate: '2001-01',
        endDate: '2009-04',
        lines: [
          'Built the reporting of six subsidiaries under IFRS',
          'Hired and led a team of 14',
          'Prepared two private placements of $22M in all',
        ],
      },
    ],
    education: [
      {
        degree: 'M.B.A.',
        institution: 'INSEAD',
        location: 'Fontainebleau',
        startDate: '2007',
        endDate: '2008',
      },
      {
        degree: 'B.A. in Accounting and Economics',
        institution: 'Tel Aviv University',
        startDate: '1996',
        endDate: '1999',
      },
    ],
    skills: [
      'Capital markets',
      'Acquisitions',
      'IFRS and US GAAP',
      'Treasury',
      'Risk',
      'Board work',
      'Investor relations',
      'Tax planning',
      'ERP',
    ],
    languages: [
      ['English', 'native'],
      ['Hebrew', 'fluent'],
      ['French', 'advanced'],
    ],
    more: [
      {
        title: 'Boards',
        items: [
          { title: 'Independent director', organization: 'Northern Port', startDate: '2021' },
          { title: 'Treasurer', organization: 'Carmel Youth Orchestra', startDate: '2014' },
          { title: 'Certified Public Accountant (Israel)', startDate: '2001' },
        ],
      },
    ],
  }),
};
