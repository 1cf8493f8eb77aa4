import type { Language } from '../platform/language.ts';
import type { DesignKnobName } from '../resume/design.ts';
import { DEFAULT_TEMPLATE_ID } from '../resume/limits.ts';
import type { FontKey } from './fonts.ts';

/** Gallery categories (GAL-02); `technology` is another name of `tech`. */
export const TEMPLATE_CATEGORIES = ['professional', 'creative', 'tech', 'academic'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** A template (DATA-16) and how its document is put together. */
export interface Template {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly category: TemplateCategory;
  /** Who may use it: everyone, or premium users (PREM-07). */
  readonly tier: 'basic' | 'premium';
  /** Two columns: a sidebar of 30 % holds skills and languages, the main column 70 % (TPL-01, TPL-03). */
  readonly columns: 1 | 2;
  /** Where its sidebar stands at the start of the line; else it is at the end. */
  readonly sidebar?: 'start';
  /** Where the contact details stand. */
  readonly contacts: 'head' | 'side';
  /** Section keys in the document's order where the résumé does not say; custom sections come before the last two. */
  readonly order?: readonly string[];
  readonly fonts: readonly FontKey[];
  /** Size of its text in points, where that is not 10. */
  readonly bodySize?: number;
  /** Knobs of a design that would do nothing good in it: they are not shown and have no effect. */
  readonly withoutKnobs?: readonly DesignKnobName[];
}

/** Every template, in the order of the gallery; the home page shows the first three (HOME-08). */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'professional',
    name: { he: 'מקצועית', en: 'Professional' },
    description: {
      he: 'הבחירה הבטוחה: טור צד נקי, כותרות ברורות ושום דבר מיותר.',
      en: 'The safe choice: a clean sidebar, clear headings, nothing to distract.',
    },
    category: 'professional',
    tier: 'basic',
    columns: 2,
    contacts: 'head',
    fonts: ['heebo'],
  },
  {
    id: 'minimal',
    name: { he: 'מינימלית', en: 'Minimal' },
    description: {
      he: 'הרבה אוויר, קווים דקים ובלי צבע. התוכן מדבר.',
      en: 'Air and hairlines, no colour at all. The content speaks.',
    },
    category: 'professional',
    tier: 'basic',
    columns: 2,
    sidebar: 'start',
    contacts: 'head',
    fonts: ['assistant'],
  },
  {
    id: 'modern',
    name: { he: 'מודרנית', en: 'Modern' },
    description: {
      he: 'פס צבע רחב בראש הדף ושם שקשה לפספס.',
      en: 'A wide band of colour at the top and a name that is hard to miss.',
    },
    category: 'creative',
    tier: 'premium',
    columns: 2,
    contacts: 'head',
    // It draws the level as a bar itself.
    withoutKnobs: ['levels'],
    fonts: ['rubik'],
  },
  {
    id: 'elegant',
    name: { he: 'אלגנטית', en: 'Elegant' },
    description: {
      he: 'גופן עברי קלאסי, שם ממורכז בין קווים וטור צד בגוון חם.',
      en: 'A classic typeface, a centred name between lines, a sidebar in a warm shade.',
    },
    category: 'professional',
    tier: 'premium',
    columns: 2,
    contacts: 'head',
    fonts: ['frank'],
  },
  {
    id: 'tech',
    name: { he: 'הייטק', en: 'Tech' },
    description: {
      he: 'תאריכים בגופן ברוחב קבוע וטכנולוגיות כתגיות. למי שמפתחים תוכנה.',
      en: 'Monospaced dates and technologies as tags. For people who build software.',
    },
    category: 'tech',
    tier: 'premium',
    columns: 2,
    sidebar: 'start',
    contacts: 'head',
    fonts: ['plex', 'cousine'],
  },
  {
    id: 'blueprint',
    name: { he: 'שרטוט', en: 'Blueprint' },
    description: {
      he: 'רשת דקה ותיבת כותרת כמו בשרטוט הנדסי, בדיו כחולה.',
      en: 'A fine grid and a title block as on an engineering drawing, in blue ink.',
    },
    category: 'tech',
    tier: 'premium',
    columns: 2,
    contacts: 'head',
    fonts: ['openSans'],
  },
  {
    id: 'creative',
    name: { he: 'יצירתית', en: 'Creative' },
    description: {
      he: 'טור צד צבעוני לכל גובה הדף ושם גדול במיוחד.',
      en: 'A coloured sidebar from edge to edge and a very large name.',
    },
    category: 'creative',
    tier: 'premium',
    columns: 2,
    contacts: 'side',
    fonts: ['secular', 'assistant'],
  },
  {
    id: 'sideline',
    name: { he: 'קו צד', en: 'Sideline' },
    description: {
      he: 'קו עבה אחד מחלק את הדף, והתאריכים נשענים עליו.',
      en: 'One thick line divides the page, and the dates lean on it.',
    },
    category: 'creative',
    tier: 'premium',
    columns: 2,
    contacts: 'head',
    // Its dates are flags on the line that stands at the end of the text.
    withoutKnobs: ['sidebarSide'],
    fonts: ['heebo'],
  },
  {
    id: 'classic',
    name: { he: 'קלאסית', en: 'Classic' },
    description: {
      he: 'קורות חיים כמו שתמיד היו: שם ממורכז וקווים מתחת לכותרות.',
      en: 'A résumé as it has always been: a centred name and a line under each heading.',
    },
    category: 'professional',
    tier: 'basic',
    columns: 1,
    contacts: 'head',
    fonts: ['tinos'],
  },
  {
    id: 'academic',
    name: { he: 'אקדמית', en: 'Academic' },
    description: {
      he: 'צפופה ומדויקת, עם השכלה בראש. מתאימה גם לכמה עמודים של פרסומים.',
      en: 'Dense and exact, education first. Has room for pages of publications.',
    },
    category: 'academic',
    tier: 'basic',
    columns: 1,
    contacts: 'head',
    fonts: ['notoSerif'],
    order: ['summary', 'education', 'experience', 'projects', 'custom', 'skills', 'languages'],
  },
  {
    id: 'executive',
    name: { he: 'הנהלה', en: 'Executive' },
    description: {
      he: 'שוליים רחבים ותקציר שנקרא כפסקת פתיחה. לתפקידי ניהול.',
      en: 'Wide margins and a summary that reads like an opening paragraph. For leadership roles.',
    },
    category: 'professional',
    tier: 'premium',
    columns: 1,
    contacts: 'head',
    fonts: ['david', 'assistant'],
  },
  {
    id: 'compact',
    name: { he: 'קומפקטית', en: 'Compact' },
    description: {
      he: 'הכי הרבה בעמוד אחד, ועדיין קריא.',
      en: 'The most on a single page, and still easy to read.',
    },
    category: 'tech',
    tier: 'premium',
    columns: 1,
    contacts: 'head',
    bodySize: 9.5,
    fonts: ['arimo'],
  },
  {
    id: 'timeline',
    name: { he: 'ציר זמן', en: 'Timeline' },
    description: {
      he: 'הדרך המקצועית כקו אחד, תחנה אחרי תחנה.',
      en: 'A career as one line, stop after stop.',
    },
    category: 'creative',
    tier: 'premium',
    columns: 1,
    contacts: 'head',
    fonts: ['assistant'],
  },
  {
    id: 'editorial',
    name: { he: 'מגזין', en: 'Editorial' },
    description: {
      he: 'שם ענק כמו בשער של מגזין וכותרות בשוליים.',
      en: 'An oversized name as on a magazine cover, headings in the margin.',
    },
    category: 'creative',
    tier: 'premium',
    columns: 1,
    contacts: 'head',
    fonts: ['bellefair', 'assistant'],
  },
  {
    id: 'civic',
    name: { he: 'ציבורית', en: 'Civic' },
    description: {
      he: 'מסודרת כמו טופס: שורות מסומנות וכותרות בתיבה. למגזר הציבורי.',
      en: 'Orderly as a form: labelled rows and boxed headings. For the public sector.',
    },
    category: 'academic',
    tier: 'premium',
    columns: 1,
    contacts: 'head',
    fonts: ['openSans'],
  },
  {
    id: 'fresh',
    name: { he: 'התחלה', en: 'Fresh' },
    description: {
      he: 'לעבודה ראשונה: ידידותית, השכלה קודם ומקום לפרויקטים.',
      en: 'For a first job: friendly, education first, room for projects.',
    },
    category: 'academic',
    tier: 'premium',
    columns: 1,
    contacts: 'head',
    fonts: ['varela', 'heebo'],
    order: ['summary', 'education', 'projects', 'experience', 'custom', 'skills', 'languages'],
  },
];

/** The template of that id, or undefined. */
export function findTemplate(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}

/** The template of that id, or the default one: a résumé always has a rendering. */
export function findTemplateOrDefault(id: string): Template {
  return findTemplate(id) ?? (TEMPLATES.find((template) => template.id === DEFAULT_TEMPLATE_ID) as Template);
}
