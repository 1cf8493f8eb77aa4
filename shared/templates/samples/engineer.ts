import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Twenty years of engineering, in many positions. */
export const ENGINEER: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'יוסי דרור',
    headline: 'מהנדס אזרחי, מנהל פרויקטים',
    mailbox: 'yossi.dror',
    phone: '052-555-0190',
    address: 'נשר',
    summary:
      'מהנדס אזרחי רשוי עם 20 שנות ניסיון בתכנון ובביצוע של גשרים, מחלפים ומבני ציבור, בפרויקטים של עד ₪320M. ' +
      'בשטח כל בוקר, ובלוח הזמנים כל ערב.',
    experience: [
      {
        title: 'מנהל פרויקטים בכיר',
        company: 'אבן דרך הנדסה',
        location: 'חיפה',
        startDate: '2017-05',
        lines: [
          'ניהול הקמה של מחלף ושני גשרים, ₪320M, 140 עובדים ו־22 קבלני משנה',
          'מסירה שלושה חודשים לפני המועד; 900 ימים בלי תאונת עבודה',
          'הטמעת BIM בכל הפרויקטים; שינויים בביצוע ירדו ב־31%',
          'דוח חודשי אחד ללקוח, לבנק ולמפקח, במקום שלושה',
          'הקמת צוות תכנון פנימי של שבעה; זמן התגובה לשינוי ירד מ־9 ימים ליומיים',
          'נציג החברה מול רשות מקרקעי ישראל, נתיבי ישראל ושתי עיריות',
        ],
      },
      {
        title: 'מנהל פרויקט',
        company: 'גליל תשתיות',
        location: 'כרמיאל',
        startDate: '2012-02',
        endDate: '2017-04',
        lines: [
          'הקמת בית ספר, מרכז קהילתי ומכון טיהור, ₪96M בסך הכול',
          'בקרת איכות ומשא ומתן עם ספקים: חיסכון של ₪5.4M',
          'הכשרה של שמונה מנהלי עבודה',
          'ליווי תהליך היתר מלא של שלושה מבני ציבור, מהתב״ע ועד טופס 4',
        ],
      },
      {
        title: 'מהנדס ביצוע',
        company: 'סולל ים',
        location: 'אשדוד',
        startDate: '2008-09',
        endDate: '2012-01',
        lines: [
          'רציף באורך 400 מטר: יציקות, מדידות ולוחות זמנים',
          'ניהול של 30 עובדים במשמרות לילה',
          'תוכנית יציקות במים עמוקים שקיצרה את הביצוע בשישה שבועות',
          'תיאום יומי עם רשות הנמל, בלי לסגור את הרציף הסמוך',
        ],
      },
      {
        title: 'מהנדס קונסטרוקציה',
        company: 'משרד רוזן מהנדסים',
        location: 'חיפה',
        startDate: '2005-07',
        endDate: '2008-08',
        lines: [
          'חישובים סטטיים ותוכניות ל־35 בנייני מגורים',
          'חיזוק 12 מבנים לפי תמ״א 38',
          'פיקוח עליון בשלושה אתרים',
          'כתיבת גיליון חישוב שכל המשרד עבר אליו',
        ],
      },
    ],
    education: [
      {
        degree: 'תואר ראשון בהנדסה אזרחית (B.Sc.)',
        institution: 'הטכניון',
        location: 'חיפה',
        startDate: '2001',
        endDate: '2005',
        lines: ['התמחות במבנים; פרויקט גמר על גשר להולכי רגל מעל הקישון, ציון 96'],
      },
      {
        degree: 'תעודת ניהול פרויקטים מתקדם',
        institution: 'היחידה ללימודי המשך, הטכניון',
        location: 'חיפה',
        startDate: '2013',
        endDate: '2014',
      },
    ],
    projects: [
      {
        name: 'גשר הזית',
        role: 'מנהל הפרויקט',
        startDate: '2019',
        endDate: '2022',
        lines: [
          'גשר רכבת באורך 640 מטר מעל נחל; מפתח של 78 מטר בלי עמוד בערוץ',
          'נמסר בתקציב; אות ההנדסה של אגודת המהנדסים',
        ],
      },
      {
        name: 'בית הספר שליד היער',
        role: 'מנהל הפרויקט',
        startDate: '2014',
        endDate: '2016',
        lines: ['מבנה ירוק ל־720 תלמידים, צריכת אנרגיה נמוכה ב־43% מהתקן'],
      },
    ],
    skills: [
      'ניהול פרויקטים',
      'ניהול קבלני משנה',
      'BIM',
      'Revit',
      'Civil 3D',
      'AutoCAD',
      'MS Project',
      'Primavera',
      'חוזה מדף 3210',
      'כתבי כמויות',
      'תמחור',
      'בטיחות',
      'בקרת איכות',
      'משא ומתן',
    ],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'advanced'],
      ['רוסית', 'fluent'],
    ],
    more: [
      {
        title: 'רישיונות והסמכות',
        items: [
          { title: 'מהנדס רשוי, פנקס המהנדסים והאדריכלים', startDate: '2008' },
          { title: 'PMP', organization: 'PMI', startDate: '2014' },
          { title: 'ממונה בטיחות בבנייה', organization: 'המוסד לבטיחות ולגיהות', startDate: '2011' },
        ],
      },
      {
        title: 'התנדבות',
        items: [
          {
            title: 'מהנדס מתנדב',
            organization: 'משפצים באהבה',
            startDate: '2015',
            lines: ['חיזוק ושיפוץ של 26 דירות של קשישים, עם 90 מתנדבים'],
          },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Boris Tal',
    headline: 'Mechanical Engineer, Production Manager',
    mailbox: 'boris.tal',
    phone: '+972-52-555-0149',
    address: 'Yokneam, Israel',
    summary:
      'Mechanical engineer with 20 years of experience in the manufacture of medical and agricultural equipment, in ' +
      'plants of up to 260 people. On the floor every morning, in the numbers every evening.',
    experience: [
      {
        title: 'Production Manager',
        company: 'Aviv Medical Devices',
        location: 'Yokneam',
        startDate: '2017-03',
        lines: [
          'Run three lines with 85 people and a budget of $14M',
          'Raised output by 46% without another square metre; scrap down from 5.1% to 1.3%',
          'Passed eleven audits (ISO 13485, FDA) without a major finding',
          'Trained 14 team leaders, six of them from the line',
          'Started a suggestion board: 310 ideas in two years, 140 of them in use',
          'Negotiated with 34 suppliers; cost of parts down by 9%',
        ],
      },
      {
        title: 'Process Engineer',
        company: 'Drip Systems',
        location: 'Afula',
        startDate: '2012-01',
        endDate: '2017-02',
        lines: [
          'Designed an extrusion line that makes 2,000 km of pipe a month',
          'Cut energy per metre by 22%; two patents as co-inventor',
          'Moved a plant of 40 machines in nine days without a missed order',
          'Wrote the control plan that three sister plants took over',
        ],
      },
      {
        title: 'Mechanical Designer',
        company: 'Haifa Valves',
        location: 'Haifa',
        startDate: '2008-06',
        endDate: '2011-12',
        lines: [
          'Brought 18 valves from drawing to series in SolidWorks',
          'Tested them to 160 bar and wrote the manuals',
          'Cut the number of different parts from 410 to 260',
        ],
      },
      {
        title: 'Quality Engineer',
        company: 'Carmel Castings',
        location: 'Haifa',
        startDate: '2005-08',
        endDate: '2008-05',
        lines: [
          'Set up statistical control of 12 processes',
          'Cut complaints by 60% in two years',
          'Built a measuring room and trained 12 inspectors',
          'First contact of nine customers in five countries',
        ],
      },
    ],
    education: [
      {
        degree: 'B.Sc. in Mechanical Engineering',
        institution: 'Technion – Israel Institute of Technology',
        location: 'Haifa',
        startDate: '2001',
        endDate: '2005',
        lines: ['Final project: a hand pump for villages without power, mark 96'],
      },
      {
        degree: 'Executive programme in operations',
        institution: 'Tel Aviv University',
        location: 'Tel Aviv',
        startDate: '2018',
        endDate: '2019',
      },
    ],
    projects: [
      {
        name: 'Line 4',
        role: 'Project lead',
        startDate: '2021',
        endDate: '2022',
        lines: [
          'A clean-room line for infusion pumps: 14 machines, eight robots, running in eleven months',
          'Paid for itself in 19 months instead of the planned 30',
        ],
      },
      {
        name: 'Zero Landfill',
        role: 'Initiator',
        startDate: '2019',
        endDate: '2020',
        lines: ['Ground and reused all plastic that is left over, 180 tonnes a year'],
      },
    ],
    skills: [
      'Lean',
      'Six Sigma',
      'SolidWorks',
      'AutoCAD',
      'ISO 13485',
      'GMP',
      'SAP',
      'Minitab',
      'Injection moulding',
      'Extrusion',
      'Robot cells',
      'Budgeting',
      'Supplier audits',
      'Safety',
    ],
    languages: [
      ['English', 'fluent'],
      ['Hebrew', 'fluent'],
      ['Russian', 'native'],
    ],
    more: [
      {
        title: 'Certificates',
        items: [
          { title: 'Six Sigma Black Belt', organization: 'ASQ', startDate: '2016' },
          { title: 'Lead auditor, ISO 9001', startDate: '2013' },
          { title: 'Registered engineer', organization: 'Israel Register of Engineers', startDate: '2009' },
        ],
      },
      {
        title: 'Volunteering',
        items: [
          {
            title: 'Mentor of a school robotics team',
            organization: 'Yokneam Youth Centre',
            startDate: '2016',
            lines: ['Twenty pupils a year; national finalists in 2019 and 2023'],
          },
        ],
      },
    ],
  }),
};
