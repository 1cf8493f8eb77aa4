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
from | to | from date | to date | date from | date to | start date | end date | started | ended | start | end
dates from to | from to | year from to | years from to | dates of employment | employment dates | dates employed
dates of service | dates attended | years attended | date of joining | date of leaving | joining date | leaving date
sign on | sign off | signed on | signed off | date completed | date of completion | year of completion | completed
date of award | date of graduation | graduated | year of passing | passing year | year passed | month and year
period of employment | period of service | period of study | employment period | academic year | school year
inclusive dates | tenure
תאריכי העסקה | תקופת ההעסקה | מתאריך עד תאריך | מתאריך | עד תאריך | תאריך התחלה | תאריך סיום | תחילה | סיום
שנת סיום הלימודים | שנת קבלת התואר | תקופת לימודים | תקופת הלימודים | שנת הסמכה
`),
  first: parseWordList(`
position title | title of position | position or title | job held | post held | post title | rank | rank held | capacity
occupation | occupation or position held | occupation or position | last position | current position | nature of job
degree or diploma | degree obtained | degree awarded | degree title | degree or certificate | course title
course name | name of course | course taken | course of study | programme of study | qualification obtained
qualification awarded | title of qualification | title of qualification awarded | qualifications | award
award title | certification | examination | examination passed | exam | exam passed | class | standard | level
level of education | educational level | education level
מה | מה למדתי | what | studied
שם התפקיד | תואר התפקיד | התואר | שם התואר | סוג התואר | שם הקורס | שם התעודה | סוג תעודה | דרגה
`),
  second: parseWordList(`
employer | name and address of employer | employer name and address | employing organisation | employing organization
name of organisation | name of organization | organisation name | place of work | place of employment | work place
agency | shipping company | manning company | household | family | client
name of school | school name | school or college | name of college | college name | name of university
university name | name of institute | institute name | institution name | educational institution | training institute
training centre | training center | training provider | awarding body | board | board or university
university or board | name and type of organisation | name and type of organization
name and type of organisation providing education and training | place of study | studied at
איפה | היכן | where
שם מקום העבודה | שם מקום עבודה | גוף מעסיק | הגוף המעסיק | שם הארגון | שם העסק | שם מוסד הלימודים | שם מוסד לימודים
מוסד הלימודים | שם בית הספר | בית הספר | בית ספר | מקום הלימודים | גוף מסמיך
`),
  place: parseWordList(`
city state | city and state | city country | town | address of employer | employer address | company address
address | country | town country | work location | area
עיר ומדינה | יישוב | ישוב | כתובת המעסיק | כתובת
`),
  text: parseWordList(`
duties and accomplishments | duties and responsibilities | main duties | key duties | key responsibilities
description of duties | job description | job duties | nature of duties | nature of work | main activities
main activities and responsibilities | main tasks | scope of work | work description | summary of duties
type of business or sector | type of business | business or sector | sector | industry | principal subjects
main subjects | subjects | major subjects | percentage of marks | division
תיאור העבודה | תחומי עיסוק | תיאור תמציתי | תיאור | מהות התפקיד | עיקרי העבודה | תחומי האחריות
`),
  aside: parseWordList(`
salary | starting salary | final salary | grade and salary | hours | hours per week | hours worked | supervisor
name of supervisor | supervisor name | reason for leaving | reasons for leaving | may we contact | notice period
sr no | s no | sl no | si no | no | number | serial no
שכר | היקף משרה | שעות שבועיות | שם הממונה | ממונה ישיר | סיבת העזיבה | סיבת עזיבה | מספר | מס | מסד
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
