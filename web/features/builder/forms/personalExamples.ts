import type { Language } from '../../../../shared/platform/language.ts';
import type { DetailKind, MoreContact } from '../../../../shared/resume/schema.ts';

/** Examples in empty fields, in the language of the résumé. */
export const PERSONAL_EXAMPLES: Readonly<
  Record<Language, Readonly<Record<MoreContact['kind'] | DetailKind | 'label', string>>>
> = {
  he: {
    phone: '03-000-0000',
    link: 'github.com/…',
    birthYear: '1990',
    licence: 'B',
    citizenship: 'ישראלית',
    permit: 'אשרת B/1 עד 2027',
    family: 'נשואה',
    label: 'ניידות',
    own: 'רכב צמוד',
  },
  en: {
    phone: '+972 3-000-0000',
    link: 'github.com/…',
    birthYear: '1990',
    licence: 'B',
    citizenship: 'Israeli',
    permit: 'B/1 visa until 2027',
    family: 'Married',
    label: 'Mobility',
    own: 'Own car',
  },
};
