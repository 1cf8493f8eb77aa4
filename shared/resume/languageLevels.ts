import { LANGUAGE_LEVELS, type LanguageLevel } from './schema.ts';

/**
 * Words for the levels of DATA-10 in both languages, in every form that people write. The first matching level counts,
 * so that "very good" precedes "good".
 */
const LEVEL_WORDS: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['native', /native|mother[\s-]tongue|bilingual|שפת[\s-]אם|דו[\s-]?לשוני|ילידי/],
  ['fluent', /fluent|full professional|proficient|excellent|שוט[פף]|רהוט|מצוינ|מצוין|מצויינ|שליטה מלאה/],
  ['advanced', /advanced|professional|very good|upper intermediate|טובה מאוד|טוב מאוד|גבוה|מתקד[מם]|מקצועי/],
  ['basic', /basic|elementary|beginner|בסיסי|התחלתי/],
  ['intermediate', /intermediate|working|conversation|good|בינוני|שיחתי|שיחה|ברמת דיבור|טוב/],
];

/** Levels of the European framework (CEFR), which say nothing beside a word. */
const FRAMEWORK_LEVELS: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['fluent', /c[12]/],
  ['advanced', /b2/],
  ['intermediate', /b1/],
  ['basic', /a[12]/],
];

/**
 * The level that a text names anywhere (`Native or bilingual proficiency`, `ברמת שפת אם`, `B2`, `●●●○○`); null when
 * none.
 */
export function parseLanguageLevel(text: string): LanguageLevel | null {
  const said = text.toLowerCase();
  const dots = /[●○]{5}/u.exec(said)?.[0].match(/●/gu)?.length ?? 0;
  const drawn = LANGUAGE_LEVELS[LANGUAGE_LEVELS.length - dots];
  if (drawn) return drawn;
  return [...LEVEL_WORDS, ...FRAMEWORK_LEVELS].find(([, word]) => word.test(said))?.[0] ?? null;
}
