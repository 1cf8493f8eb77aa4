import { course, lettersOfDegree } from './courses.ts';
import { ENGLISH_WORDS as EN } from './englishWords.ts';
import { HEBREW_WORDS as HE } from './hebrewWords.ts';
import { fill, placeName } from './jobTexts.ts';
import { acronym, coined, remark, wordySchool } from './names.ts';
import type { Entry } from './person.ts';
import type { Random } from './random.ts';

const DEGREE_REMARKS = {
  he: ['בהצטיינות', 'סוג 2', 'מסלול ערב', 'שלב ב'],
  en: ['with honours', 'magna cum laude', 'Level 3', 'evening track'],
};
const SCHOOL_PARTS = {
  he: ['לימודי חוץ', 'הפקולטה למדעים', 'קמפוס צפון', 'לימודי ערב'],
  en: ['School of Continuing Studies', 'Extension', 'Faculty of Science'],
};
const STUDY_LINES = {
  he: [
    'ממוצע 91',
    'בהצטיינות',
    'פרויקט גמר: מערכת לניהול תורים',
    'תזה בנושא מחזור מים',
    'מלגת הצטיינות 2016',
    'קורסים: סטטיסטיקה, מיקרו כלכלה',
    '5 יח"ל מתמטיקה, 5 יח"ל פיזיקה',
  ],
  en: [
    'GPA: 3.8/4.0',
    'First Class Honours',
    'Thesis on urban transport',
    'Relevant coursework: Statistics, Ethics',
    'NSF Graduate Research Fellowship | Siebel Scholar | Class of 2022',
    'Advisor: Prof. Rowe',
    "Dean's List (2014, 2015)",
    'Courses: DB1101 - Basic SQL, CS2011 - Java Introduction',
    'Valedictorian, Fulbright Scholarship',
    '72%',
  ],
};

/** What a person studied up to a year, the last first. `placed`: how many of them have their place. */
export function studiesOf(r: Random, lang: 'he' | 'en', lastYear: number, placed: number): Entry[] {
  const t = lang === 'he' ? HE : EN;
  let until = lastYear;
  // Some give the year alone for all that they studied.
  const singles = r.pick([0.1, 0.25, 0.25, 0.25, 0.95]);
  return Array.from({ length: r.pick([1, 1, 2, 2, 3, 4]) }, (): Entry => {
    const end = { year: until, month: r.int(1, 12) };
    until -= r.int(1, 4);
    if (r.chance(0.13))
      return {
        ...course(r, lang),
        place: '',
        start: { year: until, month: r.int(1, 12) },
        end,
        single: r.chance(0.8),
        bullets: [],
      };
    const study = () => r.pick(t.study);
    const school = r.chance(0.15)
      ? wordySchool(r, lang)
      : fill(r.pick(t.school), () =>
          lang === 'he' ? coined(r, 'he') : r.chance(0.4) ? coined(r, 'en') : r.pick(EN.city),
        );
    return {
      first: r.chance(0.16)
        ? `${fill(r.pick(t.degree), study)}, ${r.pick([study(), ...DEGREE_REMARKS[lang]])}`
        : r.chance(0.06)
          ? lettersOfDegree(r) + (r.chance(0.5) ? ` ${lang === 'he' ? 'ב' : ''}${study()}` : '')
          : fill(r.pick(t.degree), study) + (r.chance(0.07) ? remark(r, lang) : ''),
      second: r.chance(0.06)
        ? `${school}, ${fill(r.pick(t.school), study)}`
        : r.chance(0.05)
          ? `${school} – ${r.pick(SCHOOL_PARTS[lang])}`
          : school + (r.chance(0.03) ? acronym(r) : ''),
      place: r.chance(0.4 * placed) ? placeName(r, lang) : '',
      start: { year: until, month: r.int(1, 12) },
      end,
      single: r.chance(singles),
      bullets: r.chance(0.2) ? [r.pick(STUDY_LINES[lang])] : [],
    };
  });
}
