import { describe, expect, it } from 'vitest';
import { parseLanguageLevel } from './languageLevels.ts';

describe('levels of a language', () => {
  it.each([
    ['native', 'native'],
    ['Fluent', 'fluent'],
    ['שפת אם', 'native'],
    ['ברמת שפת אם', 'native'],
    ['Native or bilingual proficiency', 'native'],
    ['Full professional proficiency', 'fluent'],
    ['Professional working proficiency', 'advanced'],
    ['רמה טובה מאוד', 'advanced'],
    ['טובה', 'intermediate'],
    ['B2', 'advanced'],
    ['c1', 'fluent'],
    ['Upper intermediate', 'advanced'],
    ['בסיסית', 'basic'],
    ['very good', 'advanced'],
    ['Excellent in speech and writing', 'fluent'],
    ['דו-לשוני', 'native'],
    ['Limited working proficiency', 'intermediate'],
    ['good (C1)', 'intermediate'],
    ['שוטף', 'fluent'],
    ['מתקדם', 'advanced'],
    ['ברמה מקצועית', 'advanced'],
    ['ברמת דיבור', 'intermediate'],
    ['שיחה בלבד', 'intermediate'],
  ])('reads "%s" as %s', (text, level) => {
    expect(parseLanguageLevel(text)).toBe(level);
  });

  it.each(['', 'so so', 'רמה 7', 'דיבור', 'speaking'])('does not guess at "%s"', (text) => {
    expect(parseLanguageLevel(text)).toBeNull();
  });
});
