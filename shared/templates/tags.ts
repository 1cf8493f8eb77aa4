import type { Language } from '../platform/language.ts';

type Tags = Readonly<Record<Language, readonly string[]>>;

/** Whom or what each template suits, by its id: shown beside its large page, and found by the gallery's search. */
export const TEMPLATE_TAGS: Readonly<Record<string, Tags>> = {
  professional: {
    he: ['כל תחום', 'עבודה משרדית', 'בנקאות וביטוח'],
    en: ['any field', 'office work', 'banking and insurance'],
  },
  minimal: { he: ['עיצוב', 'אדריכלות', 'ייעוץ'], en: ['design', 'architecture', 'consulting'] },
  modern: { he: ['שיווק', 'מכירות', 'סטארט־אפים'], en: ['marketing', 'sales', 'start-ups'] },
  elegant: { he: ['משפטים', 'מלונאות', 'תרבות'], en: ['law', 'hospitality', 'culture'] },
  tech: { he: ['פיתוח תוכנה', 'דאטה', 'סייבר'], en: ['software', 'data', 'cyber security'] },
  blueprint: { he: ['הנדסה', 'בנייה', 'ייצור'], en: ['engineering', 'construction', 'manufacturing'] },
  creative: { he: ['עיצוב גרפי', 'מדיה', 'אמנות'], en: ['graphic design', 'media', 'art'] },
  sideline: { he: ['ניהול מוצר', 'ניהול פרויקטים', 'פרסום'], en: ['product', 'project management', 'advertising'] },
  classic: { he: ['הוראה', 'סיעוד', 'הנהלת חשבונות'], en: ['teaching', 'nursing', 'accounting'] },
  academic: { he: ['מחקר', 'דוקטורט', 'פרסומים'], en: ['research', 'PhD', 'publications'] },
  executive: { he: ['הנהלה', 'ניהול בכיר', 'דירקטוריון'], en: ['leadership', 'senior management', 'boards'] },
  compact: { he: ['ניסיון רב', 'הרבה תפקידים', 'עמוד אחד'], en: ['long careers', 'many roles', 'one page'] },
  timeline: {
    he: ['שינוי קריירה', 'שירות צבאי', 'רצף תפקידים'],
    en: ['career change', 'military service', 'many stops'],
  },
  editorial: { he: ['עיתונות', 'כתיבה ותוכן', 'הוצאה לאור'], en: ['journalism', 'writing and content', 'publishing'] },
  civic: { he: ['מגזר ציבורי', 'עיריות', 'עמותות'], en: ['public sector', 'municipalities', 'non-profits'] },
  fresh: { he: ['סטודנטים', 'משרה ראשונה', 'התמחות'], en: ['students', 'first job', 'internship'] },
};

/** Words for what the catalogue says about a template, by which it is found too. */
export const TRAIT_WORDS = {
  basic: { he: ['חינם'], en: ['free'] },
  premium: { he: ['פרימיום'], en: ['premium'] },
  1: { he: ['טור אחד'], en: ['one column', 'single column'] },
  2: { he: ['טור צד', 'שני טורים'], en: ['sidebar', 'two columns'] },
} as const satisfies Record<string, Tags>;
