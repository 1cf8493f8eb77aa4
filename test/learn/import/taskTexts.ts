import { parseWordList as w } from '../../../functions/import/lexicon/parseWordList.ts';
import { ENGLISH_WORDS as EN } from './englishWords.ts';
import { HEBREW_WORDS as HE } from './hebrewWords.ts';
import { coined } from './names.ts';
import type { Random } from './random.ts';

type Lang = 'he' | 'en';

/** Words that say what one works with, after `ב-` or `using`, at the end of a line that has no bullet. */
const TOOLS = {
  he: w('Excel | SAP | Python | Zoom | AWS | ZBrush | Priority | AutoCAD | Jira | CNC | Monday | Power BI | React'),
  en: w('Excel | SAP | Python | Zoom | AWS | Figma | QuickBooks | AutoCAD | Jira | Kafka | Power BI | React'),
} as const;
const SHORT = {
  he: w(`
    ניהול מלאי | שירות לקוחות | הזמנות רכש | מענה טלפוני | בקרת איכות | תיאום פגישות | גבייה | דוחות | מכירות שטח
    סידור עבודה | ספירות | הדרכת עובדים | קבלת קהל | תפעול קופה | גיוס | ניתוח נתונים | אחריות משמרת | תכנון ייצור
  `),
  en: w(`
    Stock control | Customer service | Payroll | Cash handling | Shift planning | Data entry | Menu planning | Filing
    Bookings | Budgeting | Code reviews | Invoicing | Team of six | Test plans | Deliveries | Web content | On-call
  `),
} as const;

/** What was done in two or three words, or in one: lists of these stand below many jobs. */
export const shortTask = (r: Random, lang: Lang): string =>
  r.chance(0.7)
    ? r.pick(SHORT[lang])
    : r.chance(0.5)
      ? r.pick(lang === 'he' ? HE.skill : EN.skill)
      : r.pick(TOOLS[lang]);

/** What was done, with the tool after it: the line ends as a title with its employer does. */
export function withTool(r: Random, lang: Lang, text: string): string {
  const tool = r.chance(0.7) ? r.pick(TOOLS[lang]) : coined(r, r.chance(0.5) ? lang : 'en');
  if (lang === 'he') return `${text}${r.pick([' ב-', ' ב-', ' ב־', ' באמצעות '])}${tool}`;
  return `${text} ${r.pick(['in', 'using', 'with', 'at'])} ${tool}`;
}

/** What was done, with a year or a period that is not the job's. */
export function withYear(r: Random, lang: Lang, text: string): string {
  const year = r.int(2008, 2024);
  const forms =
    lang === 'he'
      ? [
          `${text} בשנת ${year}`,
          `${year}: ${text}`,
          `${text} (${year})`,
          `${text}, ${year - 2}-${year}`,
          `משנת ${year} – ${text}`,
          `עובד מצטיין לשנת ${year}`,
          `${text} מאז ${year}`,
        ]
      : [
          `${text} in ${year}`,
          `${year}: ${text}`,
          `${text} (${year})`,
          `${text}, ${year - 2}–${year}`,
          `Since ${year}: ${text}`,
          `Employee of the Year ${year}`,
          `${text} (March ${year} – May ${year})`,
        ];
  return r.pick(forms);
}

/** Words of Hebrew titles that begin with a letter which is a prefix elsewhere: `מהנדס בניין`, `בודקת בטיחות`. */
const PREFIXED = w(`
  בניין | בדיקות | בדיקות תוכנה | בטיחות | בקרה | בקרת איכות | ביטחון | בריאות | ביטוח | בנקאות | בישול | ביצוע | בנייה
  בוקר | בכיר | לוגיסטיקה | לקוחות | לילה | לשון | למידה | ליווי | מכירות | מוצר | מערכות | מחסן | משמרת | מלונאות
  הדרכה | הנדסה | הפקה | הסברה | הרכבה | הייטק | כספים | כלים | כוח אדם | כושר | שיווק | שירות | שטח | שכר | ושירות
`);

/** A Hebrew title of such words. */
export const prefixedPost = (r: Random): string => `${r.pick(HE.post)} ${r.pick(PREFIXED)}`;
