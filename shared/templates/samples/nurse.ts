import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Fifteen years in wards and clinics. */
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
    fullName: 'Samar Khoury',
    headline: 'Registered Nurse, Intensive Care',
    mailbox: 'samar.khoury',
    phone: '+972-54-555-0176',
    address: 'Haifa, Israel',
    summary:
      'Registered nurse with 15 years of experience, ten of them in intensive care. Charge nurse, clinical ' +
      'instructor and the one whose name families remember.',
    experience: [
      {
        title: 'Charge Nurse, General Intensive Care',
        company: 'Carmel Central Hospital',
        location: 'Haifa',
        startDate: '2016-09',
        lines: [
          'Responsible for a team of 9 nurses and 14 beds',
          'Wrote a protocol against infections that cut their rate by 40% within two years',
          'Clinical instruction of 60 nursing students',
          'Founded a support group for families, which has met every week since 2019',
          'Planned the shifts of 28 people, with not one unfilled in two years',
          'Led the ward’s move to electronic records: 100% of charting in real time',
        ],
      },
      {
        title: 'Nurse, Internal Medicine B',
        company: 'Carmel Central Hospital',
        location: 'Haifa',
        startDate: '2012-02',
        endDate: '2016-08',
        lines: [
          'Cared for 12 patients a shift, member of the resuscitation team',
          'The ward’s representative on the committee for patient safety',
          'Wrote discharge sheets in four languages; readmissions fell by 11%',
          'Mentored seven new nurses in their first year',
        ],
      },
      {
        title: 'Community Nurse',
        company: 'Wadi Clinic',
        location: 'Nazareth',
        startDate: '2010-10',
        endDate: '2012-01',
        lines: [
          'Home visits, vaccinations and instruction of people with diabetes',
          'A workshop on nutrition for 120 families',
          'A flu campaign: 1,900 people vaccinated within two weeks',
        ],
      },
    ],
    education: [
      {
        degree: 'Post-basic course in intensive care',
        institution: 'School of Nursing, Carmel Central',
        location: 'Haifa',
        startDate: '2015',
        endDate: '2016',
      },
      {
        degree: 'Bachelor of Science in Nursing (B.S.N.)',
        institution: 'University of Haifa',
        location: 'Haifa',
        startDate: '2006',
        endDate: '2010',
        lines: ['With honours; dean’s list in the second and third years'],
      },
    ],
    skills: [
      'Ventilation',
      'Advanced life support (ACLS)',
      'Running a shift',
      'Clinical instruction',
      'Electronic charting',
      'Talking with families',
      'Infection control',
      'Pain management',
      'Dialysis (CRRT)',
      'Patient safety',
    ],
    languages: [
      ['Arabic', 'native'],
      ['Hebrew', 'fluent'],
      ['English', 'advanced'],
    ],
    more: [
      {
        title: 'Licences',
        items: [
          { title: 'Registered nurse', organization: 'Ministry of Health', startDate: '2010' },
          { title: 'Life support instructor (BLS, ACLS)', startDate: '2017' },
        ],
      },
      {
        title: 'Volunteering',
        items: [
          {
            title: 'Volunteer nurse',
            organization: 'Open Clinic, Jaffa',
            startDate: '2018',
            lines: ['A shift a month for people without insurance, and a team of 14 volunteer interpreters'],
          },
        ],
      },
    ],
  }),
};
