import type { Language } from '../../platform/language.ts';
import { PRESENT_LABEL } from '../../resume/dates.ts';
import type { DetailKind, LanguageLevel, SectionKey } from '../../resume/schema.ts';

/** Words that the document itself adds, in the language of the résumé (not of the screens). */
interface DocumentLabels {
  readonly headings: Record<SectionKey | 'contacts', string>;
  readonly levels: Record<LanguageLevel, string>;
  /** The label before a detail; a detail that the person named has its label. */
  readonly details: Record<Exclude<DetailKind, 'own'>, string>;
  readonly present: string;
  /** The description of a link's QR code, for people who do not see it. */
  readonly linkCode: string;
  /** The words before a name, for people who do not see the photograph. */
  readonly photo: string;
}

export const DOCUMENT_LABELS: Record<Language, DocumentLabels> = {
  he: {
    headings: {
      contacts: 'פרטי קשר',
      summary: 'תקציר',
      experience: 'ניסיון תעסוקתי',
      education: 'השכלה',
      projects: 'פרויקטים',
      skills: 'מיומנויות',
      languages: 'שפות',
    },
    levels: {
      native: 'שפת אם',
      fluent: 'שוטפת',
      advanced: 'ברמה גבוהה',
      intermediate: 'ברמה בינונית',
      basic: 'בסיסית',
    },
    details: {
      birthYear: 'שנת לידה',
      licence: 'רישיון נהיגה',
      citizenship: 'אזרחות',
      permit: 'היתר עבודה',
      family: 'מצב משפחתי',
    },
    present: PRESENT_LABEL.he,
    linkCode: 'קוד QR שמוביל לקורות החיים ברשת',
    photo: 'תמונה',
  },
  en: {
    headings: {
      contacts: 'Contact',
      summary: 'Summary',
      experience: 'Experience',
      education: 'Education',
      projects: 'Projects',
      skills: 'Skills',
      languages: 'Languages',
    },
    levels: { native: 'Native', fluent: 'Fluent', advanced: 'Advanced', intermediate: 'Intermediate', basic: 'Basic' },
    details: {
      birthYear: 'Year of birth',
      licence: 'Driving licence',
      citizenship: 'Citizenship',
      permit: 'Work permit',
      family: 'Marital status',
    },
    present: PRESENT_LABEL.en,
    linkCode: 'QR code that leads to this résumé on the web',
    photo: 'Photo',
  },
};
