import type { ResumeData } from '../../../shared/resume/schema.ts';

/** Invented people of many trades, for measuring the import on what the corpus does not hold. */
type Job = readonly [
  title: string,
  company: string,
  location: string,
  start: string,
  end: string,
  ...bullets: string[],
];
type Study = readonly [degree: string, institution: string, start: string, end: string];

interface Person {
  readonly language: 'he' | 'en';
  readonly contact: readonly [
    name: string,
    email: string,
    phone: string,
    address: string,
    linkedin?: string,
    website?: string,
  ];
  readonly summary: string;
  readonly jobs: readonly Job[];
  readonly studies: readonly Study[];
  readonly skills: readonly string[];
  readonly languages: readonly (readonly [string, ResumeData['languages'][number]['level']])[];
}

const PEOPLE: Readonly<Record<string, Person>> = {
  nurse: {
    language: 'he',
    contact: ['רונית אלמוג', 'ronit.almog@example.co.il', '054-7781234', 'באר שבע'],
    summary:
      'אחות מוסמכת עם ניסיון של תשע שנים בטיפול נמרץ ובמיון, רגועה תחת לחץ ובעלת יחס אישי חם למטופלים ולבני ' +
      'משפחותיהם.',
    jobs: [
      ['אחות אחראית משמרת', 'בית החולים סורוקה', 'באר שבע', '2019-04', '',
        'ניהול משמרת של 14 אחיות ואחים במחלקה לטיפול נמרץ', 'הטמעת נוהל למניעת זיהומים שהוריד את שיעורם ב-22%'],
      ['אחות מיון', 'המרכז הרפואי ברזילי', 'אשקלון', '2015-09', '2019-03',
        'קבלה וסיווג של כ-60 מטופלים ביום', 'הדרכת סטודנטים לסיעוד'],
      ['אחות בית ספר', 'עיריית אופקים', 'אופקים', '2014-01', '2015-08', 'מעקב בריאותי אחר 700 תלמידים'],
    ],
    studies: [
      ['תואר ראשון בסיעוד', 'אוניברסיטת בן-גוריון בנגב', '2009', '2013'],
      ['קורס טיפול נמרץ', 'המרכז הרפואי שיבא', '2016', '2017'],
    ],
    skills: ['החייאה מתקדמת', 'טריאז׳', 'עבודת צוות', 'נמ״ר', 'Office'],
    languages: [['עברית', 'native'], ['ערבית', 'fluent'], ['אנגלית', 'intermediate']],
  },
  chef: {
    language: 'he',
    contact: ['אביב מזרחי', 'aviv.cook@example.com', '+972-50-222-9876', 'נהריה'],
    summary:
      'שף עם נשמה גלילית: מטבח ים תיכוני, דגים וירקות מקומיים. מנהל מטבחים של עד עשרים עובדים מהתפריט ועד הספקים.',
    jobs: [
      ['שף ראשי', 'מסעדת חוף התכלת', 'עכו', '2020', '',
        'בניית תפריט עונתי והורדת עלות המזון מ-34% ל-28%', 'גיוס והכשרה של 18 טבחים'],
      ['סו שף', 'מלון הרי הגליל', 'צפת', '2016', '2020', 'הפעלת מטבח אירועים ל-400 סועדים'],
      ['טבח', 'קפה גרג', 'חיפה', '2014', '2016', 'עבודה בקו החם'],
    ],
    studies: [['תעודת קונדיטור', 'בית הספר הגבוה לבישול דן גורמה', '2013', '2014']],
    skills: ['ניהול מטבח', 'תמחור מנות', 'דגים ופירות ים', 'אפייה', 'HACCP'],
    languages: [['עברית', 'native'], ['צרפתית', 'intermediate']],
  },
  electrician: {
    language: 'he',
    contact: ['סאמר חדאד', 'samer.haddad@example.net', '0526549871', 'שפרעם, הגליל התחתון'],
    summary: 'חשמלאי מוסמך ובעל ניסיון רב בפרויקטים תעשייתיים ובמערכות סולאריות, משלב השרטוט ועד המסירה ללקוח.',
    jobs: [
      ['מנהל עבודה בחשמל', 'אלקטרה בע"מ', 'קיסריה', '2018-02', '2024-06',
        'ניהול שלושה צוותים בפרויקט של 12 מגה-ואט', 'בדיקות קבלה מול חברת החשמל'],
      ['חשמלאי תעשייתי', 'מפעלי ים המלח', 'ערד', '2012-11', '2018-01', 'תחזוקת לוחות ובקרים מתוכנתים'],
    ],
    studies: [
      ['הנדסאי חשמל', 'המכללה הטכנולוגית כרמיאל', '2010', '2012'],
      ['בגרות מלאה', 'תיכון מקיף שפרעם', '2006', '2009'],
    ],
    skills: ['קריאת שרטוטים', 'AutoCAD', 'PLC', 'בטיחות בחשמל'],
    languages: [['ערבית', 'native'], ['עברית', 'fluent']],
  },
  mechanical: {
    language: 'en',
    contact: ['Oliver Grant', 'oliver.grant@example.com', '+44 20 7946 0958', 'Bristol, United Kingdom',
      'linkedin.com/in/olivergrant'],
    summary:
      'Mechanical engineer with eleven years in rotating machinery, from the first sketch to the test bench, who ' +
      'enjoys turning vague requirements into parts that last.',
    jobs: [
      ['Principal Mechanical Engineer', 'Halden Turbines Ltd', 'Bristol', '2020-01', '',
        'Led the redesign of a 4 MW gearbox, saving 310 kg', 'Introduced tolerance reviews that cut scrap by 17%'],
      ['Design Engineer', 'Rowe & Partners', 'Manchester', '2015-07', '2019-12',
        'Modelled pump housings in SolidWorks', 'Ran vibration tests at three sites'],
      ['Graduate Engineer', 'Severn Marine', 'Cardiff', '2013-09', '2015-06', 'Drafted seals and bearings'],
    ],
    studies: [['MEng in Mechanical Engineering', 'University of Sheffield', '2009', '2013']],
    skills: ['SolidWorks', 'ANSYS', 'GD&T', 'Vibration analysis', 'Supplier management'],
    languages: [['English', 'native'], ['German', 'intermediate']],
  },
  sales: {
    language: 'en',
    contact: ['Priya Raman', 'priya.raman@example.org', '(415) 555-0132', 'Austin, TX',
      'linkedin.com/in/priyaraman', 'priyaraman.example.com'],
    summary:
      'Account executive who has closed software deals with hospitals and insurers for eight years and exceeded ' +
      'quota in seven of them.',
    jobs: [
      ['Senior Account Executive', 'Brightloop', 'Austin, TX', '2021-05', '',
        'Closed 6.2 million dollars in new business in 2023', 'Mentored four new colleagues'],
      ['Sales Development Representative', 'Medivault Inc.', 'Dallas, TX', '2017-02', '2021-04',
        'Booked 40 meetings a month with clinic directors'],
      ['Retail Assistant', 'Corner Books', 'Houston, TX', '2015-06', '2017-01', 'Served customers and kept the stock'],
    ],
    studies: [['B.A. in Economics', 'University of Houston', '2012', '2016']],
    skills: ['Negotiation', 'Salesforce', 'Forecasting', 'Public speaking'],
    languages: [['English', 'fluent'], ['Tamil', 'native']],
  },
  biologist: {
    language: 'en',
    contact: ['Hannah Weiss', 'h.weiss@example.edu', '+972 3 640 1122', 'Rehovot, Israel'],
    summary:
      'Molecular biologist studying how plants sense drought, with a strong interest in open data and in teaching ' +
      'beginners at the bench.',
    jobs: [
      ['Postdoctoral Fellow', 'Weizmann Institute of Science', 'Rehovot', '2021', '',
        'Built a single-cell atlas of root tissue', 'Supervised two graduate students'],
      ['Research Assistant', 'Max Planck Society', 'Cologne', '2016', '2021',
        'Cloned and characterised 23 receptor mutants'],
    ],
    studies: [
      ['PhD in Plant Biology', 'University of Cologne', '2016', '2021'],
      ['MSc in Genetics', 'Hebrew University of Jerusalem', '2013', '2015'],
    ],
    skills: ['Confocal microscopy', 'R', 'Python', 'CRISPR', 'Scientific writing'],
    languages: [['Hebrew', 'native'], ['English', 'fluent'], ['German', 'basic']],
  },
  teacher: {
    language: 'he',
    contact: ['מיכל בן-שושן', 'michal.bs@example.org.il', '052-334-9087', 'מודיעין'],
    summary: 'מורה למתמטיקה בחטיבת ביניים ובתיכון, מכינה לבגרות ברמת חמש יחידות ומאמינה שכל תלמידה יכולה להצליח.',
    jobs: [
      ['מורה למתמטיקה', 'תיכון עירוני ה׳', 'מודיעין', '2017-09', '',
        'הוראת קבוצות של חמש יחידות לימוד', 'העלאת ממוצע הבגרות מ-78 ל-86 בשלוש שנים'],
      ['רכזת שכבה', 'חטיבת הביניים יחד', 'מודיעין', '2013-09', '2017-08', 'ליווי 180 תלמידים ו-11 מחנכים'],
      ['מורה פרטית', 'עצמאית', '', '2010', '2013', 'הכנה לפסיכומטרי'],
    ],
    studies: [
      ['תואר שני בחינוך מתמטי', 'מכון ויצמן למדע', '2014', '2016'],
      ['תעודת הוראה', 'סמינר הקיבוצים', '2012', '2013'],
      ['תואר ראשון במתמטיקה', 'אוניברסיטת בר-אילן', '2009', '2012'],
    ],
    skills: ['הוראה מותאמת', 'GeoGebra', 'Google Classroom', 'ניהול כיתה', 'הנחיית הורים'],
    languages: [['עברית', 'native'], ['אנגלית', 'advanced']],
  },
  driver: {
    language: 'he',
    contact: ['יוסף אבו-ריא', 'yosef.driver@example.com', '0501122334', 'סכנין'],
    summary: 'נהג משאית ומשא כבד עם רישיון C+E וותק של שש עשרה שנה בלי תאונה, מכיר כל מחסן מהגליל ועד אילת.',
    jobs: [
      ['נהג סמיטריילר', 'הובלות השחר בע"מ', 'חיפה', '2016-03', '',
        'קווי לילה ארציים, כ-9,000 ק"מ בחודש', 'אחריות על תעודות משלוח וחומרים מסוכנים'],
      ['נהג חלוקה', 'תנובה', 'עפולה', '2011-06', '2016-02', 'חלוקה ל-30 לקוחות ביום'],
      ['מלגזן', 'שופרסל', 'קריית אתא', '2008', '2011', 'העמסה ופריקה במרכז הלוגיסטי'],
    ],
    studies: [
      ['רישיון נהיגה C+E', 'משרד התחבורה', '2010', '2011'],
      ['12 שנות לימוד', 'תיכון מקיף סכנין', '2004', '2008'],
    ],
    skills: ['חומרים מסוכנים', 'טכוגרף', 'ניווט', 'אחזקה שוטפת'],
    languages: [['ערבית', 'native'], ['עברית', 'fluent']],
  },
  developer: {
    language: 'he',
    contact: ['עדי רוזנברג', 'adi.rosenberg@example.io', '+972-54-9988776', 'גבעתיים',
      'linkedin.com/in/adi-rosenberg', 'https://adi-r.dev'],
    summary:
      'מפתחת Backend עם ניסיון ב-Python וב-Go, אוהבת מערכות מבוזרות ומדדים ברורים. הובלתי מעבר של 40 שירותים ' +
      'ל-Kubernetes.',
    jobs: [
      ['Senior Backend Engineer', 'Tailwind Data', 'תל אביב', '2022-01', '',
        'תכנון צינור נתונים ב-Kafka המעבד 2 מיליון אירועים בדקה', 'הורדת עלות הענן ב-31%'],
      ['מפתחת תוכנה', 'רפאל מערכות לחימה', 'חיפה', '2018-08', '2021-12',
        'פיתוח שירותים ב-Go וב-C++', 'הנחיית שלושה סטודנטים'],
    ],
    studies: [['תואר ראשון במדעי המחשב (B.Sc.)', 'הטכניון', '2014', '2018']],
    skills: ['Python', 'Go', 'Kafka', 'Kubernetes', 'PostgreSQL', 'הנחיה מקצועית'],
    languages: [['עברית', 'native'], ['אנגלית', 'fluent'], ['רוסית', 'basic']],
  },
  marketing: {
    language: 'en',
    contact: ['Danielle Okafor', 'd.okafor@example.com', '+1 312-555-0177', 'Chicago, IL',
      'linkedin.com/in/danielleokafor', 'danielleokafor.com'],
    summary:
      'Brand marketer who turned two regional food labels into national ones. Comfortable with a spreadsheet, a ' +
      'camera and a room full of retailers.',
    jobs: [
      ['Brand Manager', 'Prairie Pantry', 'Chicago, IL', '2020-02', '',
        'Launched 14 products in 2,300 stores', 'Grew repeat purchases by 26%'],
      ['Marketing Coordinator', 'Lakeside Creamery Co.', 'Milwaukee, WI', '2016-07', '2020-01',
        'Planned 30 tastings a year'],
      ['Social Media Intern', 'Windy City Events', 'Chicago, IL', '2015-06', '2016-06',
        'Doubled the number of followers'],
    ],
    studies: [['Bachelor of Business Administration', 'DePaul University', '2012', '2016']],
    skills: ['Brand strategy', 'Google Analytics', 'Copywriting', 'Trade shows', 'Adobe InDesign'],
    languages: [['English', 'native'], ['Spanish', 'intermediate']],
  },
  paramedic: {
    language: 'en',
    contact: ['Liam O’Connor', 'liam.oconnor@example.ie', '+353 86 123 4567', 'Galway, Ireland'],
    summary:
      'Advanced paramedic with nine years on the road and a calm voice on the radio. Trains volunteers in first ' +
      'aid at weekends.',
    jobs: [
      ['Advanced Paramedic', 'National Ambulance Service', 'Galway', '2019-11', '',
        'Attended about 1,100 emergencies a year', 'Introduced a checklist that halved handover times'],
      ['Paramedic', 'Saint Brigid Ambulance', 'Limerick', '2015-03', '2019-10',
        'Worked rotating shifts in a crew of two'],
    ],
    studies: [
      ['BSc in Paramedic Studies', 'University of Limerick', '2011', '2015'],
      ['Diploma in Emergency Medical Technology', 'University College Dublin', '2018', '2019'],
    ],
    skills: ['Cardiac life support', 'Triage', 'Driving under blue lights', 'Incident command'],
    languages: [['English', 'native'], ['Irish', 'fluent'], ['French', 'basic']],
  },
};

/** The people as résumés. */
export const OWN: Readonly<Record<string, ResumeData>> = Object.fromEntries(
  Object.entries(PEOPLE).map(([id, person]) => [id, resumeOf(person)]),
);

function resumeOf({ language, contact, summary, jobs, studies, skills, languages }: Person): ResumeData {
  const [fullName, email, phone, address, linkedin = '', website = ''] = contact;
  return {
    templateId: 'professional',
    language,
    personalInfo: { fullName, email, phone, address, linkedin, website },
    summary,
    experience: jobs.map(([title, company, location, startDate, endDate, ...bullets], at) => ({
      id: `exp-${at + 1}`,
      title,
      company,
      location,
      startDate,
      endDate,
      current: endDate === '',
      description: bullets.join('\n'),
    })),
    education: studies.map(([degree, institution, startDate, endDate], at) => ({
      id: `edu-${at + 1}`,
      degree,
      institution,
      location: '',
      startDate,
      endDate,
      description: '',
    })),
    skills: skills.map((name, at) => ({ id: `skill-${at + 1}`, name })),
    languages: languages.map(([name, level], at) => ({ id: `lang-${at + 1}`, name, level })),
    projects: [],
    customSections: [],
  };
}
