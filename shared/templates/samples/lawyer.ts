import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Twelve years of law, in a firm and in a city's service. */
export const LAWYER: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'מיכל אבני',
    headline: 'עורכת דין, משפט מנהלי ומכרזים',
    mailbox: 'michal.avni',
    phone: '050-555-0109',
    address: 'ירושלים',
    summary:
      'עורכת דין עם 12 שנות ניסיון במשפט מנהלי, במכרזים ובחוזים. כותבת חוות דעת שגם מי שאינו משפטן מבין, ומחפשת ' +
      'פתרון לפני שמחפשים בית משפט.',
    experience: [
      {
        title: 'סגנית היועצת המשפטית',
        company: 'עיריית מעלה הרים',
        location: 'ירושלים',
        startDate: '2020-01',
        lines: [
          'ליווי של 70 מכרזים בשנה בהיקף של ₪180M; אף מכרז לא בוטל בבית משפט מאז 2021',
          'ניהול ארבעה עורכי דין ושני מתמחים',
          'הקמת ועדת שימוע דיגיטלית; זמן הטיפול בפנייה ירד מ־40 יום ל־12',
          'הדרכת 90 עובדות ועובדים במניעת ניגוד עניינים',
          'נוסח חוזה אחיד שקיצר את זמן ההתקשרות מ־9 שבועות ל־4',
          'הופעה ב־25 דיונים בוועדות הכנסת בשם השלטון המקומי',
          'מדריך מכרזים לעובדי העירייה, שאומץ בשמונה רשויות',
        ],
      },
      {
        title: 'עורכת דין',
        company: 'כרמי, שלו ושות׳',
        location: 'תל אביב',
        startDate: '2014-03',
        endDate: '2019-12',
        lines: [
          'ייצוג ב־120 תיקים בבתי משפט לעניינים מינהליים',
          'ייעוץ שוטף לשלוש רשויות מקומיות ולתאגיד מים',
          'הסדר פשרה בתביעה ייצוגית של 14 אלף תושבים',
          'חוות דעת על 40 הסכמי פיתוח; שתיים מהן צוטטו בפסיקה',
          'הקמת תחום החינוך במשרד: 14 לקוחות חדשים בשנתיים',
        ],
      },
      {
        title: 'מתמחה',
        company: 'פרקליטות מחוז ירושלים',
        location: 'ירושלים',
        startDate: '2013-03',
        endDate: '2014-03',
        lines: ['הכנת תיקים לדיון וכתיבת טיעונים בערעורים', 'מחקר משפטי ל־30 עתירות, שתיים מהן בבית המשפט העליון'],
      },
    ],
    projects: [
      {
        name: 'מכרז בעברית פשוטה',
        role: 'יוזמת ומובילה',
        startDate: '2022',
        endDate: '2023',
        lines: ['נוסח מכרז של 9 עמודים במקום 64; מספר המציעים עלה מ־3 ל־7 בממוצע'],
      },
    ],
    education: [
      {
        degree: 'תואר שני במשפט ציבורי (LL.M.)',
        institution: 'אוניברסיטת תל אביב',
        startDate: '2016',
        endDate: '2017',
        lines: ['בהצטיינות'],
      },
      {
        degree: 'תואר ראשון במשפטים (LL.B.)',
        institution: 'האוניברסיטה העברית בירושלים',
        startDate: '2009',
        endDate: '2013',
        lines: ['עורכת בכתב העת ״משפטים״; עוזרת הוראה במשפט חוקתי'],
      },
    ],
    skills: [
      'מכרזים',
      'משפט מנהלי',
      'ניסוח חוזים',
      'גישור',
      'ניהול צוות',
      'תכנון ובנייה',
      'חופש המידע',
      'דיני עבודה',
      'שימועים',
      'ליטיגציה',
      'נבו',
      'הדרכה',
    ],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'fluent'],
      ['ערבית', 'intermediate'],
    ],
    more: [
      {
        title: 'רישיונות והתנדבות',
        items: [
          { title: 'חברה בלשכת עורכי הדין', startDate: '2014' },
          { title: 'מגשרת מוסמכת', organization: 'המכון לגישור', startDate: '2019' },
          {
            title: 'מתנדבת בקליניקה לזכויות דיירים',
            organization: 'סיוע משפטי בירושלים',
            startDate: '2018',
            lines: ['שלוש שעות בשבוע, 130 משפחות בשש שנים'],
          },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Ruth Carmi',
    headline: 'Attorney, Public Tenders and Contracts',
    mailbox: 'ruth.carmi',
    phone: '+972-50-555-0115',
    address: 'Jerusalem, Israel',
    summary:
      'Attorney with 12 years of experience in administrative law, tenders and contracts. I write opinions that ' +
      'people outside the profession understand, and look for a way out before anybody looks for a court.',
    experience: [
      {
        title: 'Deputy Legal Adviser',
        company: 'City of Maale Harim',
        location: 'Jerusalem',
        startDate: '2020-02',
        lines: [
          'Advise on 70 tenders a year worth ₪180M; none was annulled since 2021',
          'Lead four attorneys and two interns',
          'Moved hearings online; the time to an answer fell from 40 days to 12',
          'Trained 90 employees in avoiding conflicts of interest',
          'Wrote a standard contract that cut the time to signature from nine weeks to four',
          'Spoke for the cities at 25 hearings of parliamentary committees',
          'Wrote a guide to tenders that eight cities have taken over',
        ],
      },
      {
        title: 'Associate',
        company: 'Golan, Paz & Co.',
        location: 'Tel Aviv',
        startDate: '2014-03',
        endDate: '2020-01',
        lines: [
          'Appeared in 120 administrative cases',
          'Standing counsel of three local councils and a water company',
          'Settled a class action of 14,000 residents',
          'Wrote opinions on 40 development agreements; the courts have cited two',
          'Built the firm’s education practice: 14 new clients in two years',
        ],
      },
      {
        title: 'Legal Intern',
        company: 'District Attorney’s Office',
        location: 'Jerusalem',
        startDate: '2013-03',
        endDate: '2014-03',
        lines: [
          'Prepared files for hearings and wrote arguments on appeal',
          'Research for 30 petitions, two of them to the Supreme Court',
        ],
      },
    ],
    projects: [
      {
        name: 'Tenders in Plain Language',
        role: 'Initiator and lead',
        startDate: '2022',
        endDate: '2023',
        lines: ['A tender of 9 pages instead of 64; bidders rose from 3 to 7 on average'],
      },
    ],
    education: [
      {
        degree: 'LL.M. in Public Law',
        institution: 'Tel Aviv University',
        startDate: '2016',
        endDate: '2017',
        lines: ['Magna cum laude'],
      },
      {
        degree: 'LL.B.',
        institution: 'Hebrew University of Jerusalem',
        startDate: '2009',
        endDate: '2013',
        lines: ['Editor of the law review; teaching assistant in constitutional law'],
      },
    ],
    skills: [
      'Tenders',
      'Administrative law',
      'Contracts',
      'Mediation',
      'Team leadership',
      'Planning law',
      'Freedom of information',
      'Labour law',
      'Hearings',
      'Litigation',
      'Legal research',
      'Training',
    ],
    languages: [
      ['Hebrew', 'native'],
      ['English', 'fluent'],
      ['Arabic', 'intermediate'],
    ],
    more: [
      {
        title: 'Licences and volunteering',
        items: [
          { title: 'Member of the Israel Bar', startDate: '2014' },
          { title: 'Certified mediator', organization: 'Institute of Mediation', startDate: '2019' },
          {
            title: 'Volunteer, tenants’ rights clinic',
            organization: 'Legal Aid Jerusalem',
            startDate: '2018',
            lines: ['Three hours a week, 130 families in six years'],
          },
        ],
      },
    ],
  }),
};
