import { parseWordList } from './parseWordList.ts';

/** What the texts of a table's column are. */
export type ColumnKind = 'time' | 'first' | 'second' | 'place' | 'text';

/** Names of the columns of tables that people make of their entries, without case and signs. */
export const COLUMN_NAMES: Readonly<Record<ColumnKind, readonly string[]>> = {
  time: parseWordList(`
years | year | dates | date | period | duration | time | when | from to | שנים | שנה | תאריכים | תאריך | תקופה
תקופת העסקה | תקופת עבודה | שנת סיום | שנות לימוד | מתי | מ עד | מועד | משך
`),
  first: parseWordList(`
position | role | title | job title | job | post | designation | job role | position held | degree | diploma
qualification | certificate | course | field of study | program | programme | תפקיד | משרה | התפקיד | תואר
תעודה | הסמכה | קורס | תחום | תחום לימוד | סוג תואר | לימודים
`),
  second: parseWordList(`
employer | company | organization | organisation | workplace | institution | school | university | college
firm | company name | name of company | name of employer | employer name | organization name | institute
name of institution
מקום עבודה | מקום העבודה | חברה | שם החברה | שם המעסיק | שם מעסיק | מעסיק | ארגון | מוסד
מוסד לימודים | המוסד | מוסד אקדמי
מקום לימודים | שם המוסד
`),
  place: parseWordList(`
location | place | city | מיקום | עיר | מקום
`),
  text: parseWordList(`
duties | description | details | responsibilities | tasks | notes | achievements | remarks | grade | grades
gpa | cgpa | marks | percentage | result | results | score | ציון | ציונים | ממוצע | פירוט | תיאור
תיאור התפקיד | תחומי אחריות | אחריות | הערות | עיקרי התפקיד | פרטים | הישגים | מטלות
`),
};

/** Words that say what stands beside or behind them in the details of a person. */
export const PERSONAL_LABELS = parseWordList(`
name | full name | first name | last name | given name | given names | surname | family name | phone | mobile
tel | telephone | cell | email | e mail | mail | address | home address | linkedin | website | web | town | city
date of birth | birth date | born | nationality | gender | marital status | driving licence | drivers license
phone number | mobile number | email address | based in | lives in | living in | resides in | residence
desired position | position applied for | job applied for | id | שם | שם מלא | שם פרטי | שם משפחה | טלפון
טלפון נייד | נייד | טל | סלולרי | דואל | דואר אלקטרוני | מייל
אימייל | כתובת | כתובת מגורים | מקום מגורים | מגורים | לינקדאין | אתר | תאריך לידה | שנת לידה | מצב משפחתי | תז
שם פרטי ומשפחה | מתגורר ב | מתגוררת ב | עיר מגורים | תפקיד מבוקש | משרה מבוקשת
תעודת זהות | ת ז | מספר זהות | מין | גיל | ארץ לידה | רישיון נהיגה | רשיון נהיגה | אזרחות
`);
