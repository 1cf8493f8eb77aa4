import type { Language } from '../platform/language.ts';
import type { DesignKnobName } from '../resume/design.ts';
import { DEFAULT_TEMPLATE_ID } from '../resume/limits.ts';
import type { ResumeData } from '../resume/schema.ts';
import type { FontKey } from './fonts.ts';

/** Gallery categories (GAL-02); `technology` is another name of `tech`. */
export const TEMPLATE_CATEGORIES = ['professional', 'creative', 'tech', 'academic'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** How a version of a template puts its document together; its style is the rest of what is seen. */
interface TemplateRendering {
  /** Two columns: a sidebar of 30 % holds skills and languages, the main column 70 % (TPL-01, TPL-03). */
  readonly columns: 1 | 2;
  /** Its sidebar is at the start of the line; else it is at the end. */
  readonly sidebar?: 'start';
  /** The place of the contact details. */
  readonly contacts: 'head' | 'side';
  /** Section keys in the document's order where the résumé does not say; custom sections come before the last two. */
  readonly order?: readonly string[];
  readonly fonts: readonly FontKey[];
  /** Whether the entries of a list of publications have numbers before them, as in an academic CV. */
  readonly numbered?: boolean;
  /** Size of its text in points, where that is not 10. */
  readonly bodySize?: number;
  /** Knobs of a design that would do nothing good in it: they are not shown and have no effect. */
  readonly withoutKnobs?: readonly DesignKnobName[];
}

/** A template (DATA-16) as its row says it: the newest version. */
interface TemplateRow extends TemplateRendering {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly category: TemplateCategory;
  /** The users that it is for: everyone, or premium users (PREM-07). */
  readonly tier: 'basic' | 'premium';
  /** Versions before the newest, from the first on, as far as they differ from it. Each has a separate style. */
  readonly earlier?: readonly Partial<TemplateRendering>[];
}

/** A version of a template, as a résumé is rendered by it. */
export interface Template extends TemplateRow {
  /** Version number, from 1. */
  readonly version: number;
  /** Its style is `styles/<style>.css`: that of an earlier version is named with its number. */
  readonly style: string;
}

const ROWS: readonly TemplateRow[] = [
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
    // Version 1 had the dates at the end of the title's line.
    earlier: [{}],
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
    // Version 1 had the head of an entry at the start of the line, and its dates at the end; version 2 had narrower
    // spaces, and its summary in the middle.
    earlier: [{}, {}],
  },
  {
    id: 'tech',
    name: { he: 'הייטק', en: 'Tech' },
    description: {
      he: 'תאריכים בגופן ברוחב קבוע וטכנולוגיות כתגיות. למפתחות ולמפתחים.',
      en: 'Monospaced dates and technologies as tags. For people who build software.',
    },
    category: 'tech',
    tier: 'premium',
    columns: 2,
    sidebar: 'start',
    contacts: 'head',
    fonts: ['plex', 'cousine'],
    // Version 1 had small text of 8 pt; version 2 had the contact details on the panel, beside the name; version 3 had
    // them below it, and the dates at the end of the title's line.
    earlier: [{}, {}, {}],
  },
  {
    id: 'blueprint',
    name: { he: 'שרטוט', en: 'Blueprint' },
    description: {
      he: 'שם לבן על שדה כחול, טור צד בהיר לכל גובה הדף וקווים כמו בתוכנית.',
      en: 'A white name on a field of blue, a pale sidebar down the whole page, rules as on a plan.',
    },
    category: 'tech',
    tier: 'premium',
    columns: 2,
    contacts: 'head',
    fonts: ['openSans'],
    // Version 1 stood on squared paper; version 2 had a frame, a title block and dimension lines; version 3 had the
    // professional title close below the name.
    earlier: [{}, {}, {}],
  },
  {
    id: 'creative',
    name: { he: 'יצירתית', en: 'Creative' },
    description: {
      he: 'כמו כרזה: שם ענק על שדה צבע שנמשך לאורך טור הצד.',
      en: 'Like a poster: a huge name on a field of colour that runs on down the sidebar.',
    },
    category: 'creative',
    tier: 'premium',
    columns: 2,
    contacts: 'side',
    fonts: ['secular', 'assistant'],
    // Version 2 had the contact details below the name; version 3 had the name on white.
    earlier: [{}, { contacts: 'head' }, {}],
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
    // Its dates are flags on the line at the end of the text.
    withoutKnobs: ['sidebarSide'],
    fonts: ['heebo'],
    // Version 1 had small text of 8 pt; version 2 had the contact details beyond the line, beside the name.
    earlier: [{}, {}],
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
      he: 'שנים בטור משלהן, השכלה בראש ופרסומים ממוספרים.',
      en: 'Years in a column of their own, education first, publications numbered.',
    },
    category: 'academic',
    tier: 'basic',
    columns: 1,
    contacts: 'head',
    fonts: ['notoSerif'],
    // Version 1 set an entry's head as one running line; version 2 had no numbers before publications.
    earlier: [{ numbered: false }, { numbered: false }],
    numbered: true,
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
    fonts: ['notoSerif', 'assistant'],
    // Version 1 named the title before the employer, in a face whose digits are heavier than its letters.
    earlier: [{ fonts: ['david', 'assistant'] }],
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
    fonts: ['arimo'],
    // Version 1 set an entry's head beside its text, in a narrow column; version 2 had text of 9.5 pt, too.
    earlier: [{ bodySize: 9.5 }, { bodySize: 9.5 }],
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
    // Version 1 had the dates at the end of the title's line.
    earlier: [{}],
  },
  {
    id: 'civic',
    name: { he: 'ציבורית', en: 'Civic' },
    description: {
      he: 'מסודרת כמו תיק אישי: המעסיק תחילה, כותרות על פסים מוצללים. למגזר הציבורי.',
      en: 'Orderly as a personal file: employers first, headings on shaded bands. For the public sector.',
    },
    category: 'academic',
    tier: 'premium',
    columns: 1,
    contacts: 'head',
    fonts: ['openSans'],
    // Version 1 had small text of 8.5 pt; version 2 was a form of boxes and bars.
    earlier: [{}, {}],
  },
  {
    id: 'fresh',
    name: { he: 'התחלה', en: 'Fresh' },
    description: {
      he: 'לעבודה ראשונה: ידידותית, השכלה קודם ומקום לפרויקטים.',
      en: 'For a first job: friendly, education first, room for projects.',
    },
    category: 'academic',
    tier: 'basic',
    columns: 1,
    contacts: 'head',
    fonts: ['varela', 'heebo'],
    // Version 1 had small text of 8.5 pt; version 2 had cards, and no bold letters; version 3 had names over its sun.
    earlier: [{}, {}, {}],
    order: ['summary', 'education', 'projects', 'experience', 'custom', 'skills', 'languages'],
  },
];

const versionsOf = (row: TemplateRow): readonly Template[] => [
  ...(row.earlier ?? []).map((rendering, index) => ({
    ...row,
    ...rendering,
    version: index + 1,
    style: `${row.id}.${index + 1}`,
  })),
  { ...row, version: (row.earlier?.length ?? 0) + 1, style: row.id },
];

/** Every version of every template, from the first to the newest. */
export const TEMPLATE_VERSIONS: readonly (readonly Template[])[] = ROWS.map(versionsOf);

/**
 * Every template in its newest version, in the order of the gallery (TPL-02); the home page shows the first three
 * (HOME-08).
 */
export const TEMPLATES: readonly Template[] = TEMPLATE_VERSIONS.map((versions) => versions.at(-1) as Template);

/** The fields of a résumé that choose its template: without a version it has the first (decision 46). */
export type TemplateChoice = Pick<ResumeData, 'templateId' | 'templateVersion'>;

/**
 * The template of a résumé in the version it was made with. One that this release does not know yet is rendered by the
 * newest.
 */
export function templateOf({ templateId, templateVersion = 1 }: TemplateChoice): Template {
  const newest = findTemplateOrDefault(templateId);
  const versions = TEMPLATE_VERSIONS[TEMPLATES.indexOf(newest)] ?? [];
  return versions[templateVersion - 1] ?? newest;
}

/** How a résumé says that it has this version. */
export const choiceOf = ({ id, version }: Template): TemplateChoice => ({
  templateId: id,
  ...(version > 1 && { templateVersion: version }),
});

/** The newest version of a template, as a new résumé is made with it; the id stays as it is where it is unknown. */
export const newestChoice = (templateId: string): TemplateChoice => ({
  ...choiceOf(findTemplateOrDefault(templateId)),
  templateId,
});

/** The résumé in another template, of its newest version; in its own it stays in its version. */
export function withTemplate(resume: ResumeData, templateId: string): ResumeData {
  if (resume.templateId === templateId) return resume;
  const { templateVersion: _before, ...rest } = resume;
  return { ...rest, ...newestChoice(templateId) };
}

/** The newest version of a résumé's template, where the résumé has an earlier one. */
export function newerVersion(choice: TemplateChoice): Template | undefined {
  const newest = findTemplateOrDefault(choice.templateId);
  return templateOf(choice) === newest ? undefined : newest;
}

/** The template of that id, or undefined. */
export function findTemplate(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}

/** The template of that id, or the default one: a résumé always has a rendering. */
export function findTemplateOrDefault(id: string): Template {
  return findTemplate(id) ?? (TEMPLATES.find((template) => template.id === DEFAULT_TEMPLATE_ID) as Template);
}
