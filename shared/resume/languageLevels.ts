import type { LanguageLevel } from './schema.ts';

/** Other words for the levels of DATA-10, in both languages and in the European framework (CEFR). */
const LEVEL_WORDS: Readonly<Record<LanguageLevel, readonly string[]>> = {
  native: ['native', 'mother tongue', 'bilingual', 'שפת אם', 'שפת-אם', 'ילידית'],
  fluent: ['fluent', 'full professional', 'proficient', 'c1', 'c2', 'שוטפת', 'רהוטה', 'מצוינת', 'שליטה מלאה'],
  advanced: [
    'advanced',
    'professional working',
    'very good',
    'upper intermediate',
    'b2',
    'גבוהה',
    'טובה מאוד',
    'מתקדמת',
  ],
  intermediate: ['intermediate', 'limited working', 'conversational', 'good', 'b1', 'בינונית', 'טובה'],
  basic: ['basic', 'elementary', 'beginner', 'a1', 'a2', 'בסיסית', 'התחלתית'],
};

/**
 * The level a text names (`Native or bilingual proficiency`, `ברמת שפת אם`, `B2`), by its longest known word; null when
 * none.
 */
export function parseLanguageLevel(text: string): LanguageLevel | null {
  const said = text.trim().toLowerCase();
  let best: { level: LanguageLevel; length: number } | null = null;
  for (const [level, words] of Object.entries(LEVEL_WORDS)) {
    for (const word of words) {
      if (said.includes(word) && word.length > (best?.length ?? 0))
        best = { level: level as LanguageLevel, length: word.length };
    }
  }
  return best?.level ?? null;
}
