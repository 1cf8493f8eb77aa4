import type { Language } from '../../../../shared/platform/language.ts';

/**
 * Examples that stand in empty fields, in the language of the résumé and not of the screens: someone who writes an
 * English résumé in Hebrew screens needs English examples. By `<kind>.<field>`.
 */
export const FIELD_EXAMPLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  he: {
    'personal.fullName': 'שם פרטי ושם משפחה',
    'personal.email': 'name@example.com',
    'personal.phone': '050-000-0000',
    'personal.address': 'תל אביב',
    'personal.linkedin': 'linkedin.com/in/…',
    'personal.website': 'example.com',
    'summary.summary':
      'מנהלת שיווק עם שמונה שנות ניסיון בחברות SaaS. הובלתי צוות של חמישה והגדלתי את מספר הלידים ב-40% בשנה…',
    'experience.title': 'מפתחת Full Stack',
    'experience.company': 'שם החברה',
    'experience.location': 'רמת גן, היברידי',
    'experience.description':
      'הובלתי מעבר לענן שקיצר את זמן העלייה לאוויר ב-60%\nבניתי מערכת דוחות ל-12 לקוחות\nהדרכתי שתי מפתחות חדשות',
    'education.degree': 'B.Sc. במדעי המחשב',
    'education.institution': 'אוניברסיטת תל אביב',
    'education.location': 'תל אביב',
    'education.description': 'ממוצע 88\nפרויקט גמר בלמידת מכונה',
    'projects.name': 'שם הפרויקט',
    'projects.role': 'התפקיד שלי בו',
    'projects.url': 'github.com/…',
    'projects.description': 'אפליקציה שעוזרת למצוא חניה, עם 2,000 משתמשים בחודש',
    'projects.technologies': 'React, Node.js, PostgreSQL',
    'skills.name': 'ניהול פרויקטים',
    'languages.name': 'אנגלית',
    'custom.title': 'תפקיד או נושא',
    'custom.organization': 'שם הגוף או היחידה',
    'custom.location': 'ירושלים',
    'custom.description': 'פיקדתי על צוות של שמונה\nהקמתי תהליך הדרכה חדש',
    'custom.sectionTitle': 'שירות צבאי',
    'date.start': '03/2019',
    'date.end': '08/2023',
  },
  en: {
    'personal.fullName': 'First and last name',
    'personal.email': 'name@example.com',
    'personal.phone': '+972 50-000-0000',
    'personal.address': 'Tel Aviv',
    'personal.linkedin': 'linkedin.com/in/…',
    'personal.website': 'example.com',
    'summary.summary':
      'Marketing manager with eight years in SaaS companies. Led a team of five and grew leads by 40% in a year…',
    'experience.title': 'Full Stack Developer',
    'experience.company': 'Company name',
    'experience.location': 'Ramat Gan, hybrid',
    'experience.description':
      'Led a move to the cloud that cut deployment time by 60%\nBuilt a reporting system for 12 customers\nTrained two new developers',
    'education.degree': 'B.Sc. in Computer Science',
    'education.institution': 'Tel Aviv University',
    'education.location': 'Tel Aviv',
    'education.description': 'GPA 88\nFinal project in machine learning',
    'projects.name': 'Project name',
    'projects.role': 'Your part in it',
    'projects.url': 'github.com/…',
    'projects.description': 'An app that helps people find parking, with 2,000 users a month',
    'projects.technologies': 'React, Node.js, PostgreSQL',
    'skills.name': 'Project Management',
    'languages.name': 'Hebrew',
    'custom.title': 'Role or subject',
    'custom.organization': 'Organisation or unit',
    'custom.location': 'Jerusalem',
    'custom.description': 'Commanded a team of eight\nSet up a new training programme',
    'custom.sectionTitle': 'Military Service',
    'date.start': '03/2019',
    'date.end': '08/2023',
  },
};
