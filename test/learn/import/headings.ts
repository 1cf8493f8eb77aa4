import { HEADING_NAMES } from '../../../functions/import/lexicon/words.ts';
import { parseWordList as w } from '../../../functions/import/lexicon/parseWordList.ts';
import { mark } from './markup.ts';
import type { Random } from './random.ts';

type Lang = 'he' | 'en';
const USUAL: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  summary: { he: 'תקציר', en: 'Summary' },
  experience: { he: 'ניסיון תעסוקתי', en: 'Experience' },
  education: { he: 'השכלה', en: 'Education' },
  skills: { he: 'כישורים', en: 'Skills' },
  languages: { he: 'שפות', en: 'Languages' },
  projects: { he: 'פרויקטים', en: 'Projects' },
  contacts: { he: 'פרטי קשר', en: 'Contact' },
};
/** Names that no list of the reader has, so that it learns from what stands below and around them. */
const UNLISTED: Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>> = {
  summary: {
    he: w('מי אני ומה אני מחפש | הסיפור שלי | בשתי מילים | אז מי אני | עיקרי הדברים'),
    en: w('Hello | In a nutshell | My story | What drives me | Snapshot'),
  },
  experience: {
    he: w('הדרך שלי | תחנות מקצועיות | בשטח | עשייה | תחנות בדרך | ציר הזמן | מהמטבח לשטח | היכן פעלתי | מסלול'),
    en: w("My path | Where I've been | Track record | On the job | Roles held | The journey so far | Timeline | Posts"),
  },
  education: {
    he: w('בית המדרש | ספסל הלימודים | ידע שצברתי | תעודות ולימודים | מה רכשתי | אקדמיה'),
    en: w('Learning | Where I learned | Classroom | Certificates and studies | Academia | Papers & degrees'),
  },
  skills: {
    he: w('במה אעזור | אני יודעת | הכלים שלי בעבודה | מה בתיק'),
    en: w('Good at | I work with | Toolkit | In my bag | Know-how'),
  },
  languages: { he: w('אני מדברת | דובר | בכמה שפות'), en: w('I speak | Tongues | Spoken') },
  projects: { he: w('דברים שבניתי | מהמגירה'), en: w('Things I built | Made by me') },
  contacts: { he: w('דברו איתי | איך משיגים אותי'), en: w('Say hello | Where to find me') },
};
/** What stands around the headings of a page. */
const FRAMES = ['# {}', '— {} —', '◆ {}', '{} •', '[ {} ]', '» {}', '▌{}', '{} ────'] as const;

const OTHER_NAMES = {
  courses: [...HEADING_NAMES.courses, ...HEADING_NAMES.certifications, 'הכשרות ותעודות', 'Training and courses'],
  projects: [...HEADING_NAMES.projects, 'עבודות נבחרות', 'Selected works', 'Productions', 'הפקות'],
} as const satisfies Record<string, readonly string[]>;

const isHebrew = (name: string) => /[\u05d0-\u05ea]/.test(name);

/** Headings of a page: one form for all. */
export function headingWriter(r: Random, lang: Lang, none: boolean, isRunIn: boolean) {
  const colon = isRunIn || r.chance(0.2) ? ':' : '';
  const frame = r.chance(0.05) ? r.pick(FRAMES) : '{}';
  const isNumbered = frame === '{}' && r.chance(0.03);
  // A designer set the letters apart by hand.
  const isApart = frame === '{}' && !isNumbered && r.chance(0.03);
  const unlisted = r.chance(0.12) ? 0.7 : 0.03;
  let number = 0;
  const caps = (name: string) =>
    lang === 'he' ? name : name.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return (whole: string, title?: string) => {
    if (none && whole !== 'custom') return '';
    // `education as courses`: what it is, and what it is called.
    const [kind = '', other = ''] = whole.split(' as ');
    const names = other === '' ? (HEADING_NAMES[kind as 'skills'] ?? []) : OTHER_NAMES[other as 'courses'];
    const name =
      title ??
      (other === '' && r.chance(unlisted)
        ? r.pick(UNLISTED[kind]?.[lang] ?? [])
        : other === '' && r.chance(0.4)
          ? (USUAL[kind]?.[lang] ?? '')
          : r.pick(names.filter((one) => isHebrew(one) === (lang === 'he') && one.length < 34)));
    number += 1;
    const called = frame.replace('{}', caps(name) + colon);
    const text = isApart
      ? called
          .split(' ')
          .map((word) => Array.from(word).join(' '))
          .join('\u00a0\u00a0 ')
      : called;
    return `<h2>${mark(kind === 'custom' ? 'h:custom' : `h:${kind}`, isNumbered ? `${number}. ${text}` : text)}</h2>`;
  };
}
