import { HEADING_NAMES, type SectionKind } from '../lexicon/words.ts';
import { rememberTexts } from './remember.ts';

const KIND_BY_NAME = new Map(
  Object.entries(HEADING_NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as SectionKind] as const)),
);

/** Most words of a heading. */
const MAX_HEADING_WORDS = 6;

/** A letter or Roman number before a heading: `א. השכלה`, `II. Education`. */
const HEADING_NUMBER = /^\s*(?:[א-ת]['׳]?|[IVX]{1,4}|[A-H])[.)]\s+(?=\p{L}{2})/u;

/** Returns a heading in the form used for comparison: without signs, case, leading number and letter-spacing. */
export function normalizeHeading(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/["'׳״”“’]/g, '')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:\p{L} )+\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain;
}

/** Returns the section that a text names as a heading, in one language or both (`Skills | כישורים`), or undefined. */
export const kindByName = rememberTexts(readKind);

function readKind(text: string): SectionKind | undefined {
  if (text.length > 60 || /\d{3}|@/.test(text)) return undefined;
  const plain = normalizeHeading(text.replace(HEADING_NUMBER, ''));
  const exact =
    KIND_BY_NAME.get(plain) ??
    KIND_BY_NAME.get(plain.replace(/ and /g, ' ')) ??
    KIND_BY_NAME.get(plain.replace(/^(?:(?:my|the) |ה(?=\S))/, ''));
  if (exact) return exact;
  if (plain === '' || plain.split(' ').length > MAX_HEADING_WORDS || /[.,]\s*$/.test(text)) return undefined;
  // Two headings in one: `Languages and Tools`, `Work | עבודה`. The first decides.
  for (const parts of [text.split(/(?:(?<!\s)\s+)?[|/•·–—]\s*|(?<!\s)\s+-\s+/), plain.split(/ and | ו(?=\p{L}{3})/u)]) {
    if (parts.length === 1) continue;
    const kinds = parts.map((part) => KIND_BY_NAME.get(normalizeHeading(part)));
    // Skills together with certifications are a list of skills, whichever comes first.
    if (kinds.every((kind) => kind !== undefined))
      return kinds[0] === 'certifications' && kinds.includes('skills') ? 'skills' : kinds[0];
  }
  return undefined;
}

/** Words that decide the kind of a longer heading. The first match in this order wins. */
const KIND_WORDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/programming languages|שפות תכנות|שפות פיתוח/, 'skills'],
  [/military|army|צבאי|לאומי|צבא(?= |$)|מילואים/, 'military'],
  [/volunteer|התנדבות/, 'volunteering'],
  [/publications|papers|פרסומים|מאמרים/, 'publications'],
  [/awards|scholarships|honou?rs|פרסים|מלגות/, 'awards'],
  [/experience|employment|appointments|positions held|ניסיון|נסיון|תעסוקתי|תעסוקה/, 'experience'],
  [/courses|workshops|קורסים|השתלמויות|הכשרות/, 'courses'],
  [/certifications|licen[cs]es|memberships|הסמכות|רישיונות|רשיונות/, 'certifications'],
  [/education|qualifications|השכלה|לימודים/, 'education'],
  [/languages|שפות/, 'languages'],
  [
    /skills|competencies|expertise|technologies|tools|software|כישורים|מיומנויות|יכולות|כלים|טכנולוגיות|תוכנות/,
    'skills',
  ],
  [/projects|פרויקטים|פרוייקטים/, 'projects'],
  [/references|referees|ממליצים|המלצות/, 'references'],
  [/interests|hobbies|תחביבים|תחומי עניין/, 'interests'],
  [/summary|profile|תקציר|תמצית|פרופיל/, 'summary'],
];

/** Returns the kind of a text that looks like a heading, by one of its words (`ניסיון בהדרכה`); `other` if none. */
export function kindByWord(text: string): SectionKind {
  const plain = normalizeHeading(text);
  return KIND_WORDS.find(([word]) => word.test(plain))?.[1] ?? 'other';
}
