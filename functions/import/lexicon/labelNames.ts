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

/**
 * Names that boxes of a form have beside {@link COLUMN_NAMES}; `aside` is said of a job to who asks, and to nobody
 * else.
 */
export const BOX_NAMES: Readonly<Record<ColumnKind | 'aside', readonly string[]>> = {
  time: parseWordList(`
dates of employment | employment dates | dates employed | dates attended | dates from to | date completed
date of award | period of employment | month and year | תאריכי העסקה | מתאריך עד תאריך | תאריך סיום | שנת קבלת התואר
`),
  first: parseWordList(`
position title | title of position | job held | post held | occupation or position held | last position
degree or diploma | degree awarded | qualification obtained | award | שם התפקיד | תואר התפקיד | התואר | שם התואר
`),
  second: parseWordList(`
employer | name and address of employer | employing organisation | agency | name of school | school name
name of college | awarding body | שם מקום העבודה | גוף מעסיק | שם מוסד הלימודים
`),
  place: parseWordList(`
city state | city and state | city country | town | address of employer | country | town country | עיר ומדינה | יישוב
`),
  text: parseWordList(`
duties and accomplishments | duties and responsibilities | main duties | description of duties | job description
main activities | main activities and responsibilities | תיאור העבודה | תחומי עיסוק | תיאור תמציתי
`),
  aside: parseWordList(`
salary | starting salary | final salary | grade and salary | hours | hours per week | hours worked | supervisor
name of supervisor | supervisor name | reason for leaving | may we contact | notice period | שכר | היקף משרה
שעות שבועיות | שם הממונה | ממונה ישיר | סיבת העזיבה | סיבת עזיבה
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

/** Labels that forms have above or before a value, beside {@link PERSONAL_LABELS}, by the field that they ask for. */
export const FORM_LABELS = {
  name: parseWordList(`
name | full name | candidate name | name of candidate | name of applicant | applicant name | your name | names
שם | שם מלא | שם ומשפחה | שם פרטי ומשפחה | שם המועמד | שם המועמדת | שם המועמד ת
שם משפחה ופרטי | שם משפחה ושם פרטי | שם פרטי ושם משפחה | family name and given name | surname and name
`),
  firstName: parseWordList(`first name | given name | given names | forename | forenames | first names | שם פרטי`),
  lastName: parseWordList(`last name | surname | family name | שם משפחה | שם המשפחה`),
  headline: parseWordList(`occupation | profession | trade | מקצוע | עיסוק | משלח יד`),
  address: parseWordList(`
address | home address | postal address | mailing address | permanent address | current address | residence
place of residence | town | city | home town | lives in | כתובת | כתובת מגורים | כתובת מלאה | מקום מגורים
מגורים | עיר | עיר מגורים | יישוב | ישוב | יישוב מגורים | מושב | קיבוץ
`),
  phone: parseWordList(`
telephone | phone | mobile | mobile phone | home phone | cell | cell phone | contact number | phone number
mobile number | telephone number | telephone no | phone no | tel | tel no
טלפון | טלפון נייד | טלפון בבית | טלפון קווי | טלפון נוסף | נייד | מס טלפון | מספר טלפון | מספר נייד | סלולרי
`),
  email: parseWordList(`
e mail | email | mail | e mail address | email address | דואל | דואר אלקטרוני | מייל | אימייל | כתובת מייל
`),
  other: parseWordList(`
driving licence | driving license | drivers license | driving licence class | work permit | citizenship | postcode
postal code | zip code | zip | linkedin | website | availability | notice period | date of application
רישיון נהיגה | רשיון נהיגה | אזרחות | מיקוד | זמינות | לינקדאין | אתר | שירות צבאי
`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a label of a form asks for. */
export type FormField = keyof typeof FORM_LABELS;
