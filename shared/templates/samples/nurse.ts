import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Fifteen years for others: a nurse in Hebrew, a teacher in English. */
export const NURSE: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'סמר חורי',
    headline: 'אחות מוסמכת, טיפול נמרץ',
    mailbox: 'samar.khoury',
    phone: '054-555-0176',
    address: 'חיפה',
    summary:
      'אחות מוסמכת עם 15 שנות ניסיון, עשר מהן בטיפול נמרץ. אחראית משמרת, מדריכה קלינית ומי שהמשפחות זוכרות את שמה.',
    experience: [
      {
        title: 'אחראית משמרת, טיפול נמרץ כללי',
        company: 'בית חולים הכרמל המרכזי',
        location: 'חיפה',
        startDate: '2016-09',
        lines: [
          'אחריות על צוות של 9 אחיות ואחים ו־14 מיטות',
          'פרוטוקול למניעת זיהומים שהוריד את שיעורם ב־40% בשנתיים',
          'הדרכה קלינית של 60 סטודנטיות וסטודנטים לסיעוד',
          'הקמת קבוצת תמיכה למשפחות, שנפגשת בכל שבוע מאז 2019',
          'סידור עבודה של 28 אנשי צוות, בלי משמרת אחת חסרה בשנתיים',
          'מובילת המעבר לרשומה ממוחשבת במחלקה: 100% מהתיעוד בזמן אמת',
        ],
      },
      {
        title: 'אחות, מחלקה פנימית ב׳',
        company: 'בית חולים הכרמל המרכזי',
        location: 'חיפה',
        startDate: '2012-02',
        endDate: '2016-08',
        lines: [
          'טיפול ב־12 מטופלים במשמרת, חברה בצוות החייאה',
          'נציגת המחלקה בוועדת בטיחות הטיפול',
          'דף שחרור בארבע שפות; אשפוזים חוזרים ירדו ב־11%',
          'חונכת של שבע אחיות חדשות בשנה הראשונה שלהן',
        ],
      },
      {
        title: 'אחות בקהילה',
        company: 'מרפאת ואדי',
        location: 'נצרת',
        startDate: '2010-10',
        endDate: '2012-01',
        lines: [
          'ביקורי בית, חיסונים והדרכת חולי סוכרת',
          'סדנת תזונה ל־120 משפחות',
          'מבצע חיסוני שפעת: 1,900 מתחסנים בשבועיים',
        ],
      },
    ],
    education: [
      {
        degree: 'קורס על־בסיסי בטיפול נמרץ',
        institution: 'בית הספר לסיעוד, הכרמל המרכזי',
        location: 'חיפה',
        startDate: '2015',
        endDate: '2016',
      },
      {
        degree: 'תואר ראשון בסיעוד (B.S.N.)',
        institution: 'אוניברסיטת חיפה',
        location: 'חיפה',
        startDate: '2006',
        endDate: '2010',
        lines: ['בהצטיינות; מצטיינת דיקן בשנים ב׳ ו־ג׳'],
      },
    ],
    skills: [
      'הנשמה',
      'החייאה מתקדמת (ACLS)',
      'ניהול משמרת',
      'הדרכה קלינית',
      'תיעוד ממוחשב',
      'תקשורת עם משפחות',
      'מניעת זיהומים',
      'טיפול בכאב',
      'דיאליזה (CRRT)',
      'בטיחות הטיפול',
    ],
    languages: [
      ['ערבית', 'native'],
      ['עברית', 'fluent'],
      ['אנגלית', 'advanced'],
    ],
    more: [
      {
        title: 'רישיונות',
        items: [
          { title: 'רישיון אחות מוסמכת', organization: 'משרד הבריאות', startDate: '2010' },
          { title: 'מדריכת החייאה (BLS, ACLS)', startDate: '2017' },
        ],
      },
      {
        title: 'התנדבות',
        items: [
          {
            title: 'אחות מתנדבת',
            organization: 'המרפאה הפתוחה, יפו',
            startDate: '2018',
            lines: ['משמרת בחודש במרפאה למי שאין להם ביטוח, ומערך תרגום של 14 מתנדבים'],
          },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Yael Mizrahi',
    headline: 'Mathematics Teacher and Year Head',
    mailbox: 'yael.mizrahi',
    phone: '+972-54-555-0133',
    address: 'Modi’in, Israel',
    summary:
      'Teacher of mathematics with 15 years of experience, from remedial groups to five-unit matriculation. I ask ' +
      'more than I explain, and no pupil of mine sits through a lesson without being asked.',
    experience: [
      {
        title: 'Year Head and Mathematics Teacher',
        company: 'Hills High School',
        location: 'Modi’in',
        startDate: '2017-09',
        lines: [
          'Lead 12 teachers and 210 pupils of the eleventh year',
          'Doubled the number of pupils in five-unit mathematics, from 38 to 77, with an average of 86',
          'Started a peer-tutoring hour that 90 pupils attend every week',
          'Mentor of five teachers in their first year',
          'Wrote the school’s plan for teaching from afar within four days',
          'Raised 240,000 NIS for a laboratory that six schools share',
        ],
      },
      {
        title: 'Mathematics Teacher',
        company: 'Eshkol Secondary School',
        location: 'Lod',
        startDate: '2012-09',
        endDate: '2017-08',
        lines: [
          'Taught seven classes; matriculation passes rose from 71% to 92%',
          'Wrote exercises in simple Hebrew for pupils who were new in the country',
          'Founded a mathematics club for girls; three of them study engineering',
          'Trained eight colleagues in GeoGebra',
        ],
      },
      {
        title: 'Teacher, remedial groups',
        company: 'Open Door Centre',
        location: 'Ramla',
        startDate: '2010-09',
        endDate: '2012-08',
        lines: [
          'Brought 45 adults to their first diploma',
          'Gave evening lessons in groups of eight',
          'Wrote a workbook that three centres still use',
        ],
      },
    ],
    education: [
      {
        degree: 'M.Ed. in Mathematics Education',
        institution: 'Weizmann Institute of Science',
        location: 'Rehovot',
        startDate: '2014',
        endDate: '2016',
      },
      {
        degree: 'B.Sc. in Mathematics and teaching diploma',
        institution: 'Bar-Ilan University',
        location: 'Ramat Gan',
        startDate: '2006',
        endDate: '2010',
      },
    ],
    skills: [
      'Lesson design',
      'Classroom leadership',
      'GeoGebra',
      'Assessment',
      'Work with parents',
      'Mentoring',
      'Matriculation examining',
      'Differentiated teaching',
      'Google Classroom',
      'Budgeting',
    ],
    languages: [
      ['Hebrew', 'native'],
      ['English', 'fluent'],
    ],
    more: [
      {
        title: 'Licences',
        items: [
          { title: 'Permanent teaching licence', organization: 'Ministry of Education', startDate: '2011' },
          { title: 'Matriculation examiner, five units', startDate: '2018' },
        ],
      },
      {
        title: 'Volunteering',
        items: [
          {
            title: 'Head of a homework club',
            organization: 'Community Centre of Lod',
            startDate: '2016',
            lines: ['Twenty volunteers and 60 children, three afternoons a week'],
          },
        ],
      },
    ],
  }),
};
