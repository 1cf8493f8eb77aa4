import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Fifteen years at schools. No template is shown by her: she is there for who looks for her trade. */
export const TEACHER: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'יעל מזרחי',
    headline: 'מורה למתמטיקה ורכזת שכבה',
    mailbox: 'yael.mizrahi',
    phone: '054-555-0133',
    address: 'מודיעין',
    summary:
      'מורה למתמטיקה עם 15 שנות ניסיון, מקבוצות תגבור ועד חמש יחידות לבגרות. אני שואלת יותר משאני מסבירה, ' +
      'ואף תלמיד אצלי לא עובר שיעור בלי שנשאל.',
    experience: [
      {
        title: 'רכזת שכבה ומורה למתמטיקה',
        company: 'תיכון הגבעות',
        location: 'מודיעין',
        startDate: '2017-09',
        lines: [
          'אחריות על 12 מורים ו־210 תלמידי שכבת י״א',
          'הכפלת מספר הניגשים לחמש יחידות, מ־38 ל־77, בממוצע 86',
          'הקמת שעת חונכות בין תלמידים, שמגיעים אליה 90 מדי שבוע',
          'חניכת חמישה מורים בשנתם הראשונה',
          'כתיבת תוכנית הלמידה מרחוק של בית הספר בתוך ארבעה ימים',
          'גיוס 240,000 ש״ח למעבדה שמשרתת שישה בתי ספר',
        ],
      },
      {
        title: 'מורה למתמטיקה',
        company: 'מקיף אשכול',
        location: 'לוד',
        startDate: '2012-09',
        endDate: '2017-08',
        lines: [
          'הוראה בשבע כיתות; שיעור הזכאים לבגרות עלה מ־71% ל־92%',
          'כתיבת תרגילים בעברית פשוטה לתלמידים עולים',
          'הקמת חוג מתמטיקה לבנות; שלוש מבוגרותיו לומדות הנדסה',
          'הדרכת שמונה עמיתים בגאוגברה',
        ],
      },
      {
        title: 'מורה בקבוצות תגבור',
        company: 'מרכז דלת פתוחה',
        location: 'רמלה',
        startDate: '2010-09',
        endDate: '2012-08',
        lines: [
          'ליווי 45 מבוגרים לתעודה הראשונה שלהם',
          'שיעורי ערב בקבוצות של שמונה',
          'כתיבת חוברת עבודה שמשמשת שלושה מרכזים עד היום',
        ],
      },
    ],
    education: [
      {
        degree: 'תואר שני בהוראת המתמטיקה (M.Ed.)',
        institution: 'מכון ויצמן למדע',
        location: 'רחובות',
        startDate: '2014',
        endDate: '2016',
      },
      {
        degree: 'תואר ראשון במתמטיקה ותעודת הוראה (B.Sc.)',
        institution: 'אוניברסיטת בר־אילן',
        location: 'רמת גן',
        startDate: '2006',
        endDate: '2010',
      },
    ],
    skills: [
      'בניית שיעורים',
      'ניהול כיתה',
      'גאוגברה',
      'הערכה ומדידה',
      'עבודה עם הורים',
      'חניכת מורים',
      'בחינות בגרות',
      'הוראה מותאמת',
      'Google Classroom',
      'תקציב',
    ],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'fluent'],
    ],
    more: [
      {
        title: 'רישיונות',
        items: [
          { title: 'רישיון הוראה קבוע', organization: 'משרד החינוך', startDate: '2011' },
          { title: 'בוחנת בגרות, חמש יחידות', startDate: '2018' },
        ],
      },
      {
        title: 'התנדבות',
        items: [
          {
            title: 'מנהלת מועדון שיעורי בית',
            organization: 'המרכז הקהילתי לוד',
            startDate: '2016',
            lines: ['עשרים מתנדבים ו־60 ילדים, שלושה ימים בשבוע'],
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
