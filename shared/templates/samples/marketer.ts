import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Ten years between newsrooms and marketing. */
export const MARKETER: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'עומר פלד',
    headline: 'מנהל שיווק ותוכן',
    mailbox: 'omer.peled',
    phone: '053-555-0163',
    address: 'הרצליה',
    summary:
      'מנהל שיווק ותוכן שהתחיל כעיתונאי, עם עשר שנות ניסיון. כותב קצר, מודד הכול ויודע להפוך מוצר מסובך לסיפור ' +
      'שאנשים רוצים לספר הלאה.',
    experience: [
      {
        title: 'מנהל שיווק',
        company: 'Nomad Pay',
        location: 'הרצליה',
        startDate: '2021-01',
        lines: [
          'הקמת מחלקת שיווק של שישה אנשים ותקציב שנתי של ₪4.2M',
          'הגדלת הפניות החודשיות מ־300 ל־2,100 בשנתיים, בעלות נמוכה ב־38% לפנייה',
          'השקה בשלושה שווקים חדשים: ספרד, פולין ויוון',
          'הובלת מיתוג מחדש: שם, אתר ומסרים, בארבע שפות ובתוך חצי שנה',
          'מחקר של 1,800 לקוחות ששינה את דף הבית; ההרשמות עלו ב־22%',
          'בניית תוכנית שותפים: 85 שותפים, חמישית מההכנסות החדשות',
        ],
      },
      {
        title: 'מנהל תוכן',
        company: 'קבוצת דפנה',
        location: 'תל אביב',
        startDate: '2018-03',
        endDate: '2020-12',
        lines: [
          'בלוג וניוזלטר עם 55 אלף קוראים בחודש',
          'ניהול חמישה כותבים וכותבות ולוח תוכן שבועי',
          'פודקאסט שבועי על כסף לצעירים, 18 אלף מאזינים לפרק',
          'מדריך כתיבה אחיד לכל מחלקות החברה',
          'הכפלת התנועה האורגנית בשנה בלי תקציב נוסף',
        ],
      },
      {
        title: 'כתב כלכלי',
        company: 'הבוקר החדש',
        location: 'תל אביב',
        startDate: '2015-05',
        endDate: '2018-02',
        lines: [
          'שלוש כתבות בשבוע, שני תחקירים שהובילו לתיקון תקנות',
          'עריכת המוסף הכלכלי של סוף השבוע במשך שנה',
          'פרס העיתונות הצעירה על סדרה על משכנתאות',
        ],
      },
    ],
    education: [
      {
        degree: 'תואר ראשון בתקשורת ובכלכלה',
        institution: 'אוניברסיטת רייכמן',
        location: 'הרצליה',
        startDate: '2012',
        endDate: '2015',
        lines: ['בהצטיינות; עורך עיתון הסטודנטים, 6 גיליונות בשנה'],
      },
    ],
    projects: [
      {
        name: 'כסף קטן',
        role: 'כותב ועורך',
        startDate: '2020',
        lines: ['ניוזלטר עצמאי על צרכנות, 12 אלף מנויים, שיעור פתיחה של 54%', 'סדרת סרטונים קצרים, 1.6 מיליון צפיות'],
      },
      {
        name: 'מילה במקום',
        role: 'יוזם, התנדבות',
        startDate: '2022',
        endDate: '2024',
        lines: ['כתיבה מחדש של 60 מכתבים רשמיים בלשון פשוטה, עם שלוש עמותות'],
      },
    ],
    skills: [
      'אסטרטגיית תוכן',
      'מיתוג',
      'SEO',
      'Google Ads',
      'HubSpot',
      'כתיבה ועריכה',
      'ראיונות',
      'ניהול תקציב',
      'Analytics',
      'Looker Studio',
      'Figma',
      'פודקאסטים',
      'יחסי ציבור',
      'ניהול צוות',
    ],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'fluent'],
      ['ספרדית', 'intermediate'],
    ],
    more: [
      {
        title: 'הרצאות',
        items: [
          {
            title: 'איך כותבים על כסף בלי להרדים',
            organization: 'כנס שיווק ישראל',
            startDate: '2024',
            lines: ['הרצאה מול 400 משתתפים, דירוג 4.8 מתוך 5'],
          },
          {
            title: 'קורס כתיבה שיווקית, 12 מפגשים',
            organization: 'המכללה העירונית',
            startDate: '2022',
            lines: ['מרצה; שלושה מחזורים של 25 משתתפים'],
          },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Adam Sharon',
    headline: 'Head of Content and Brand',
    mailbox: 'adam.sharon',
    phone: '+972-53-555-0187',
    address: 'Tel Aviv, Israel',
    summary:
      'Brand lead who began as a reporter, with ten years of experience. I write short, measure everything, and turn ' +
      'complicated products into stories that people want to pass on.',
    experience: [
      {
        title: 'Head of Content and Brand',
        company: 'Seastone Software',
        location: 'Tel Aviv',
        startDate: '2021-02',
        lines: [
          'Built a team of five and a style guide that 40 people write by',
          'Grew monthly sign-ups from search from 700 to 5,200 in two years',
          'Led the new name and look, in nine languages, on time and 6% under budget',
          'Interviewed 60 customers in a year; what they said is now the home page',
          'Cut agency spending by half by writing and filming in house',
          'Started a partner programme that brings a fifth of new revenue',
        ],
      },
      {
        title: 'Senior Copywriter',
        company: 'Fig & Co.',
        location: 'Tel Aviv',
        startDate: '2018-01',
        endDate: '2021-01',
        lines: [
          'Campaigns for two banks and an airline; one Effie in bronze',
          'Edited a magazine of 30,000 readers',
          'Wrote the tone of voice of a health fund, used by 2,000 employees',
          'Taught six juniors to cut their texts by half',
          'Named four products that are still sold',
        ],
      },
      {
        title: 'Reporter',
        company: 'The Coastal Post',
        location: 'Haifa',
        startDate: '2015-04',
        endDate: '2017-12',
        lines: [
          'Covered the port and its trade; 420 articles, two investigations',
          'Won the regional press prize for a series on empty flats',
          'Edited the weekend page for a year',
        ],
      },
    ],
    education: [
      {
        degree: 'B.A. in Literature and Communication',
        institution: 'University of Haifa',
        location: 'Haifa',
        startDate: '2011',
        endDate: '2014',
        lines: ['Cum laude; editor of the students’ newspaper', 'Exchange term in Edinburgh'],
      },
    ],
    projects: [
      {
        name: 'Small Print',
        role: 'Writer and editor',
        startDate: '2020',
        lines: ['Newsletter on everyday contracts: 12,000 readers, 54% of them open each issue'],
      },
      {
        name: 'Plain Letters',
        role: 'Founder, volunteer',
        startDate: '2022',
        endDate: '2024',
        lines: ['Rewrote 60 official letters in plain language with three charities'],
      },
    ],
    skills: [
      'Brand strategy',
      'Editing',
      'Naming',
      'SEO',
      'Interviewing',
      'HubSpot',
      'Budgeting',
      'Analytics',
      'Figma',
      'Video',
      'Media relations',
      'A/B testing',
      'Localization',
      'Leading a team',
    ],
    languages: [
      ['English', 'native'],
      ['Hebrew', 'fluent'],
      ['French', 'intermediate'],
    ],
    more: [
      {
        title: 'Talks',
        items: [
          {
            title: 'Plain words for hard products',
            organization: 'Content Days',
            startDate: '2024',
            lines: ['Talk for 350 people, rated 4.7 of 5'],
          },
          {
            title: 'Writing for products, an evening course',
            organization: 'Open College',
            startDate: '2022',
            lines: ['Taught three terms of 20 students'],
          },
        ],
      },
    ],
  }),
};
