import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** A few years into software, after another career. */
export const DEVELOPER: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'רוני אלמוג',
    headline: 'מפתחת Full Stack',
    mailbox: 'roni.almog',
    phone: '054-555-0118',
    address: 'גבעתיים',
    website: 'https://ronialmog.example',
    summary:
      'מפתחת Full Stack עם ארבע שנות ניסיון ב־TypeScript וב־React, אחרי שש שנים כקצינת מבצעים. יודעת לפרק בעיה גדולה ' +
      'לצעדים קטנים, לכתוב בדיקות לפני שמבקשים ולהישאר רגועה כשהמערכת נופלת.',
    experience: [
      {
        title: 'מפתחת Full Stack',
        company: 'Klik Health',
        location: 'תל אביב',
        startDate: '2023-02',
        lines: [
          'פיתוח יומן התורים (React, Node.js, PostgreSQL) של 310 מרפאות',
          'קיצור זמן הטעינה של מסך הבית מ־6.2 ל־1.4 שניות',
          'הובלת המעבר ל־TypeScript: 180 אלף שורות ברבעון אחד, בלי לעצור את הפיתוח',
          'הקמת בדיקות קצה ב־Playwright; תקלות בייצור ירדו ב־45%',
          'חונכת של שני מפתחים חדשים; ראיינה 40 מועמדים',
          'בניית מערכת תזכורות ב־WhatsApp; אי־הגעה לתורים ירדה ב־28%',
        ],
      },
      {
        title: 'מפתחת Frontend',
        company: 'סטודיו גל',
        location: 'רמת גן',
        startDate: '2021-07',
        endDate: '2023-01',
        lines: [
          '11 אתרים ומערכות ניהול ב־React ללקוחות מסחריים',
          'ספריית רכיבים נגישה (AA) שמשמשת את כל הפרויקטים',
          'העברת שישה אתרים ל־Next.js; ציון Lighthouse ממוצע עלה מ־58 ל־94',
          'הדרכה שבועית בקוד נקי לשלושה מתכנתים',
        ],
      },
      {
        title: 'קצינת מבצעים (סרן)',
        company: 'צה״ל, חיל האוויר',
        startDate: '2014-08',
        endDate: '2020-10',
        lines: [
          'ניהול חדר מבצעים וצוות של 14, 24 שעות ביממה',
          'כתיבת נוהל חירום שאומץ בשלושה בסיסים',
          'פיקוד על הכשרה של 60 חיילות וחיילים בשנה',
        ],
      },
    ],
    education: [
      {
        degree: 'הכשרת מפתחים, 8 חודשים',
        institution: 'ITC',
        location: 'תל אביב',
        startDate: '2020',
        endDate: '2021',
      },
      {
        degree: 'תואר ראשון במדעי המדינה',
        institution: 'האוניברסיטה הפתוחה',
        startDate: '2015',
        endDate: '2019',
      },
    ],
    skills: [
      'TypeScript',
      'React',
      'Next.js',
      'Node.js',
      'PostgreSQL',
      'GraphQL',
      'Redis',
      'AWS',
      'Docker',
      'Playwright',
      'CI/CD',
      'Figma',
      'נגישות',
      'ניהול משברים',
      'עבודת צוות',
    ],
    languages: [
      ['עברית', 'native'],
      ['English', 'fluent'],
    ],
    projects: [
      {
        name: 'hebdate',
        role: 'כותבת ומתחזקת',
        url: 'https://github.com/example/hebdate',
        startDate: '2022',
        technologies: 'TypeScript, Vitest',
        lines: ['ספריית קוד פתוח לתאריכים עבריים, 9,000 הורדות בשבוע', '23 תורמים, 100% כיסוי בדיקות'],
      },
    ],
    more: [
      {
        title: 'קהילה',
        items: [
          {
            title: 'מארגנת מפגש חודשי',
            organization: 'נשות קוד תל אביב',
            startDate: '2023',
            lines: ['120 משתתפות בכל מפגש, 18 הרצאות ראשונות בחיים'],
          },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Tom Avital',
    headline: 'Data Engineer',
    mailbox: 'tom.avital',
    phone: '+972-54-555-0126',
    address: 'Ramat Gan, Israel',
    website: 'https://tomavital.example',
    summary:
      'Data engineer with four years of experience in Python and Spark, after five years as a music teacher. I build ' +
      'pipelines that say loudly when something is wrong, and explain them to people who do not write code.',
    experience: [
      {
        title: 'Data Engineer',
        company: 'Harvest Mobility',
        location: 'Tel Aviv',
        startDate: '2023-05',
        lines: [
          'Run 60 pipelines (Airflow, Spark, Snowflake) that feed pricing in 9 cities',
          'Cut the nightly load from 5 hours to 50 minutes by loading only what changed',
          'Introduced data contracts with 7 teams; broken dashboards fell from 30 a month to 4',
          'Saved $210K a year by moving cold data to cheaper storage',
          'On call one week in five; wrote the runbooks that the others use',
          'Mentor of two junior engineers',
        ],
      },
      {
        title: 'BI Developer',
        company: 'Sela Retail Group',
        location: 'Petah Tikva',
        startDate: '2021-09',
        endDate: '2023-04',
        lines: [
          'Built the sales model of 120 branches in dbt',
          'Taught SQL to 25 analysts in six evenings',
          'Replaced 300 spreadsheets by 12 reports that people trust',
          'Forecast of demand that cut waste of fresh food by 14%',
        ],
      },
      {
        title: 'Music Teacher',
        company: 'Rimon Conservatory',
        location: 'Holon',
        startDate: '2016-09',
        endDate: '2021-06',
        lines: [
          'Taught 40 pupils a year, conducted the youth orchestra',
          'Planned two tours with 55 players and a budget of 180,000 NIS',
        ],
      },
    ],
    education: [
      {
        degree: 'Data Science programme, 10 months',
        institution: 'Y-Data',
        location: 'Tel Aviv',
        startDate: '2020',
        endDate: '2021',
      },
      {
        degree: 'B.Mus. in Composition',
        institution: 'Jerusalem Academy of Music',
        location: 'Jerusalem',
        startDate: '2012',
        endDate: '2016',
      },
    ],
    skills: [
      'Python',
      'SQL',
      'Spark',
      'Airflow',
      'dbt',
      'Snowflake',
      'AWS',
      'Kafka',
      'Terraform',
      'Docker',
      'Great Expectations',
      'Tableau',
      'Git',
      'Data modelling',
      'Teaching',
    ],
    languages: [
      ['Hebrew', 'native'],
      ['English', 'fluent'],
      ['Italian', 'intermediate'],
    ],
    projects: [
      {
        name: 'rainwatch',
        role: 'Author',
        url: 'https://github.com/example/rainwatch',
        startDate: '2022',
        technologies: 'Python, DuckDB',
        lines: [
          'Open archive of 70 years of rainfall, used by two universities',
          'Daily update from 84 stations; 1,300 stars',
        ],
      },
    ],
    more: [
      {
        title: 'Talks',
        items: [
          {
            title: 'What an orchestra teaches about pipelines',
            organization: 'PyData Tel Aviv',
            startDate: '2024',
            lines: ['Talk for 300 people, best rated of the day'],
          },
        ],
      },
    ],
  }),
};
