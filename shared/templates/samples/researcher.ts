import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** A researcher, from a doctorate to leading a group. */
export const RESEARCHER: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'ד״ר אלון גבע',
    headline: 'חוקר, אקולוגיה ימית',
    mailbox: 'alon.geva',
    phone: '050-555-0181',
    address: 'רחובות',
    website: 'https://alongeva.example',
    summary:
      'חוקר פוסט־דוקטורט באקולוגיה ימית. עוסק בתגובה של שוניות רדודות לגלי חום, בשיטות של ניטור אקוסטי וגנומיקה. ' +
      '14 פרסומים, שני מענקי מחקר, שמונה שנות הוראה.',
    education: [
      {
        degree: 'דוקטורט (Ph.D.) באקולוגיה',
        institution: 'אוניברסיטת תל אביב',
        startDate: '2016',
        endDate: '2021',
        lines: ['עבודה: ״קולות של שונית: ניטור אקוסטי בים סוף״, בהנחיית פרופ׳ נ׳ ברוך'],
      },
      {
        degree: 'תואר שני בביולוגיה ימית, בהצטיינות',
        institution: 'האוניברסיטה העברית בירושלים',
        startDate: '2013',
        endDate: '2015',
      },
      {
        degree: 'תואר ראשון במדעי החיים',
        institution: 'אוניברסיטת חיפה',
        startDate: '2009',
        endDate: '2012',
      },
    ],
    experience: [
      {
        title: 'פוסט־דוקטורנט',
        company: 'מכון ויצמן למדע',
        location: 'רחובות',
        startDate: '2022-01',
        lines: [
          'הובלת רשת של 24 תחנות האזנה מאילת ועד ראש הנקרה',
          'הנחיה של שתי תלמידות מחקר; מענק של ₪1.1M מהקרן הלאומית למדע',
          'מאגר פתוח של 9,000 שעות הקלטה, בשימוש של 11 מעבדות',
        ],
      },
      {
        title: 'מתרגל ומרצה מן החוץ',
        company: 'אוניברסיטת תל אביב',
        startDate: '2016-10',
        endDate: '2021-09',
        lines: ['סטטיסטיקה לביולוגים, 120 סטודנטים בשנה; מצטיין רקטור בהוראה', 'סדנת שטח שנתית באילת, 20 משתתפים'],
      },
    ],
    skills: [
      'R',
      'Python',
      'ניטור אקוסטי',
      'גנומיקה',
      'צלילה מדעית',
      'כתיבת מענקים',
      'סטטיסטיקה בייסיאנית',
      'GIS',
      'הנחיה',
    ],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'fluent'],
      ['גרמנית', 'basic'],
    ],
    more: [
      {
        title: 'פרסומים נבחרים',
        items: [
          {
            title: 'Heat and silence: acoustic decline on Red Sea reefs',
            organization: 'Coral Reefs',
            startDate: '2024',
          },
          { title: 'A year of listening at 24 stations', organization: 'Marine Ecology', startDate: '2023' },
          {
            title: 'Open recordings, open methods: a library of 9,000 hours',
            organization: 'Methods in Ecology and Evolution',
            startDate: '2023',
          },
          {
            title: 'What a bleached reef sounds like at night',
            organization: 'Global Change Biology',
            startDate: '2022',
          },
          {
            title: 'Genomic signs of heat tolerance in Stylophora',
            organization: 'Molecular Ecology',
            startDate: '2021',
          },
          { title: 'Snapping shrimp as a measure of stress', organization: 'Marine Biology', startDate: '2020' },
          { title: 'Counting fish by ear', organization: 'Ecological Indicators', startDate: '2018' },
        ],
      },
      {
        title: 'מענקים ופרסים',
        items: [
          { title: 'מענק מחקר אישי', organization: 'הקרן הלאומית למדע', startDate: '2023' },
          { title: 'מלגת פוסט־דוקטורט', organization: 'קרן אזריאלי', startDate: '2022' },
          { title: 'פרס עבודת דוקטור מצטיינת', organization: 'האגודה לאקולוגיה', startDate: '2021' },
          { title: 'מענק נסיעה למעבדה ימית', organization: 'ערבי הים, ברמן', startDate: '2019' },
          { title: 'מלגת הצטיינות לדוקטורנטים', organization: 'אוניברסיטת תל אביב', startDate: '2017' },
        ],
      },
      {
        title: 'כנסים',
        items: [
          { title: 'הרצאה מוזמנת, כנס השוניות הבין־לאומי', location: 'ברמן', startDate: '2022' },
          { title: 'יושב ראש מושב, כנס האגודה לאקולוגיה', location: 'תל אביב', startDate: '2024' },
          { title: 'הרצאה, הכנס האירופי לביו־אקוסטיקה', location: 'פריז', startDate: '2019' },
        ],
      },
      {
        title: 'שירות לקהילה המדעית',
        items: [
          {
            title: 'שופט בכתבי עת',
            organization: 'Coral Reefs, Marine Ecology, Ecological Indicators',
            startDate: '2020',
            lines: ['כעשרה מאמרים בשנה'],
          },
          {
            title: 'חבר ועדת ההיגוי',
            organization: 'תחנת הניטור הלאומית, אילת',
            startDate: '2023',
            lines: ['תוכנית ניטור לחמש שנים, שאומצה במלואה'],
          },
          {
            title: 'מדען אורח בבתי ספר',
            organization: 'מדענים בכיתה',
            startDate: '2018',
            lines: ['40 מפגשים, 1,200 תלמידות ותלמידים'],
          },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Dr. Leah Stern',
    headline: 'Historian of Science',
    mailbox: 'leah.stern',
    phone: '+972-50-555-0168',
    address: 'Jerusalem, Israel',
    website: 'https://leahstern.example',
    summary:
      'Historian of early modern science. I work on instruments, their makers and the letters that travelled with ' +
      'them, from archives in five languages. Eleven articles, one book, eight years of teaching.',
    education: [
      {
        degree: 'Ph.D. in History of Science',
        institution: 'University of Cambridge',
        startDate: '2015',
        endDate: '2019',
        lines: ['Thesis: “Glass and Credit: Lens Makers of the Mediterranean, 1610–1690”'],
      },
      {
        degree: 'M.A. in History, summa cum laude',
        institution: 'Hebrew University of Jerusalem',
        startDate: '2012',
        endDate: '2014',
      },
      {
        degree: 'B.A. in History and Physics',
        institution: 'Hebrew University of Jerusalem',
        startDate: '2008',
        endDate: '2011',
      },
    ],
    experience: [
      {
        title: 'Research Fellow',
        company: 'Jerusalem Institute for Advanced Research',
        location: 'Jerusalem',
        startDate: '2021-10',
        lines: [
          'Lead a project of four on trade in instruments (grant of €240,000)',
          'Curated an exhibition seen by 28,000 visitors',
          'Editor of the letters of 40 instrument makers, open to all online',
        ],
      },
      {
        title: 'Lecturer',
        company: 'Tel Aviv University',
        location: 'Tel Aviv',
        startDate: '2019-10',
        endDate: '2021-09',
        lines: [
          'Three courses a year, 150 students; award for excellence in teaching',
          'Supervised six master’s theses',
        ],
      },
    ],
    skills: [
      'Archival research',
      'Palaeography',
      'Latin',
      'TEI and XML',
      'Grant writing',
      'Curating',
      'Peer review',
      'Translation',
      'Supervision',
    ],
    languages: [
      ['English', 'fluent'],
      ['Hebrew', 'native'],
      ['Italian', 'advanced'],
    ],
    more: [
      {
        title: 'Selected publications',
        items: [
          { title: 'Credit in Glass (book)', organization: 'Harbour University Press', startDate: '2023' },
          { title: 'Prices of clear glass, 1610–1650', organization: 'Journal of Economic History', startDate: '2022' },
          { title: 'A lens maker’s letters', organization: 'Isis', startDate: '2021' },
          { title: 'Women at the grinding wheel', organization: 'Nuncius', startDate: '2020' },
          {
            title: 'Instruments in quarantine: Ragusa, 1638',
            organization: 'Mediterranean Studies',
            startDate: '2019',
          },
          { title: 'Reading a broken telescope', organization: 'Annals of Science', startDate: '2018' },
        ],
      },
      {
        title: 'Grants and awards',
        items: [
          { title: 'Personal research grant', organization: 'Israel Science Foundation', startDate: '2022' },
          { title: 'Gates Scholarship', startDate: '2015' },
          { title: 'Prize for a first book', organization: 'History of Science Society', startDate: '2024' },
          { title: 'Fellowship, Herzog August Library', location: 'Wolfenbüttel', startDate: '2020' },
          { title: 'Award for excellence in teaching', organization: 'Tel Aviv University', startDate: '2021' },
        ],
      },
      {
        title: 'Talks',
        items: [
          { title: 'Invited lecture, Museo Galileo', location: 'Florence', startDate: '2023' },
          { title: 'Panel chair, annual meeting of the society', location: 'Utrecht', startDate: '2019' },
          { title: 'Public lecture, National Library', location: 'Jerusalem', startDate: '2024' },
        ],
      },
      {
        title: 'Service',
        items: [
          {
            title: 'Book review editor',
            organization: 'Annals of Science',
            startDate: '2022',
            lines: ['Thirty reviews a year, a third of them by doctoral students'],
          },
          {
            title: 'Organizer, reading group in history of science',
            organization: 'Jerusalem Institute for Advanced Research',
            startDate: '2021',
            lines: ['Forty meetings, open to the public'],
          },
          {
            title: 'Consultant, exhibition on navigation',
            organization: 'Maritime Museum',
            startDate: '2023',
            lines: ['Chose and described 60 instruments for 45,000 visitors'],
          },
        ],
      },
    ],
  }),
};
