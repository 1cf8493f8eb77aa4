import { parseWordList as w } from '../../../functions/import/lexicon/parseWordList.ts';
import { coined } from './names.ts';
import type { Random } from './random.ts';

type Lang = 'he' | 'en';

/*
 * What people study besides degrees: courses, licences and certificates, by whom they are given, and degrees in letters
 * that no list has. They stand among the degrees, mostly with the year alone.
 */

const COURSES = {
  he: w(`
    השתלמות ב{} | קורס {} | {}, שלב ב | סדנת {} | הכשרת {} | רישיון {} | רישיון ישראלי, {} | {} מוסמך | ממונה {}
    יועצת {} | תעודת {} | {}, תעודה | {}, דיפלומה | {} למתקדמים | {}: רמה 2 | מדריך {}
  `),
  en: w(`
    Course in {} | {}, level 2 | {} licence | Israeli licence, {} | Certified {} | {} Practitioner | {}, certificate
    {} Foundation | Workshop: {} | {} 101 | {} Instructor | Licensed {} | {}, diploma | Registered {}
  `),
};
const TOPICS = {
  he: w(`
    קרטוקונוס | בטיחות אש | עזרה ראשונה | מיזוג אוויר | יועץ משכנתאות | מפעיל בריכות | ניהול תרבות | צילום | פלדנקרייז
    גישור | נהיגה מונעת | עבודה בגובה | ראיית חשבון | שיווק דיגיטלי | גמולוגיה | שחייה | מזון
  `),
  en: w(`
    Floortime | First Aid | Mediation | Fire Safety | Gas Fitter | Scrum | Pilates | Bookkeeping | Barista | Lifeguard
    Forklift | Wine | Gemology | Lash | Rope Access | Six Sigma | Hypnosis | Kinesiology
  `),
};
const GIVERS = {
  he: w(`
    משרד הבריאות | משרד התחבורה | משרד הכלכלה | כבאות והצלה | מד"א | ד"ר {} | ד"ר {}, אסותא | התאחדות {} | ויצו {}
    העיתון {} | לשכת {} | {} | {} | Udemy | מכון {}
  `),
  en: w(`
    Ministry of Health | Ministry of Transport | Red Cross | Dr. {} | {} Association | {} | {} | ICDL | Udemy
    {} Guild | Board of {} | City & Guilds | WSET | {} Institute | LinkedIn Learning
  `),
};

/** A course or a licence with who gave it. */
export const course = (r: Random, lang: Lang): { readonly first: string; readonly second: string } => ({
  first: r
    .pick(COURSES[lang])
    .replace('{}', r.chance(0.8) ? r.pick(TOPICS[lang]) : coined(r, lang))
    .concat(r.chance(0.06) ? (lang === 'he' ? ` (מס' ${r.int(100, 99_999)})` : ` (no. ${r.int(100, 99_999)})`) : ''),
  second: r.pick(GIVERS[lang]).replace('{}', coined(r, lang)),
});

const LETTERS = w('A | C | D | E | F | H | M | N | O | P | S | T | V');

/** A degree in letters: `B.Optom`, `M.Occ.`, `B.P.T.`; no list has all of them. */
export function lettersOfDegree(r: Random): string {
  const grade = r.pick(['B', 'B', 'B', 'M', 'D']);
  const letters = Array.from({ length: r.int(1, 2) }, () => r.pick(LETTERS)).join('.');
  const word = r.pick(
    w('Optom | Pharm | Mus | Occ | Des | Tech | Nurs | Arch | Dent | Vet | Theol | Econ | Stat | Agr'),
  );
  return r.chance(0.5) ? `${grade}.${word}` : `${grade}.${letters}${r.pick(['.', ''])}`;
}
