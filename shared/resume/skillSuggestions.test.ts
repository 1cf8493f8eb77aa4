import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKILL_CATEGORIES, SUGGESTED_SKILLS } from './skillCatalogue.ts';
import { ALL_CATEGORIES_LIMITS, isKnownSkill, skillKey, suggestSkills } from './skillSuggestions.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const categoryOf = (name: string) =>
  SKILL_CATEGORIES.filter((category) =>
    SUGGESTED_SKILLS[category].some((skill) => (typeof skill === 'string' ? skill : skill.en) === name),
  );

describe('suggested skills', () => {
  it('[DATA-15] come in the eight required categories, at least twelve in each', () => {
    expect(SKILL_CATEGORIES).toEqual([
      'technical',
      'soft',
      'programming',
      'frameworks',
      'databases',
      'tools',
      'marketing',
      'design',
    ]);
    for (const category of SKILL_CATEGORIES) expect(SUGGESTED_SKILLS[category].length).toBeGreaterThanOrEqual(12);
  });

  it('name every skill once', () => {
    for (const language of ['he', 'en'] as const) {
      const all = SKILL_CATEGORIES.flatMap((category) => suggestSkills({ category, language, skills: [] })).map(
        skillKey,
      );
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('[BLD-26] hold every required soft skill, in both languages', () => {
    const wanted = [
      'teamwork',
      'communication',
      'problem solving',
      'time management',
      'leadership',
      'adaptability',
      'creativity',
      'critical thinking',
      'emotional intelligence',
      'negotiation',
      'conflict resolution',
      'attention to detail',
      'stress management',
      'decision making',
    ];
    const english = suggestSkills({ category: 'soft', language: 'en', skills: [] }).map((name) => name.toLowerCase());
    expect(english).toEqual(expect.arrayContaining(wanted));
    const hebrew = suggestSkills({ category: 'soft', language: 'he', skills: [] });
    expect(hebrew).toHaveLength(english.length);
    for (const name of hebrew) expect(name).toMatch(/^[\u05d0-\u05ea -]+$/);
  });

  it.each([
    ['React', 'rEACT', 'frameworks'],
    ['Node.js', 'nodejs', 'frameworks'],
    ['Problem Solving', 'problem-solving ', 'soft'],
    ['Teamwork', 'עבודת צוות', 'soft'],
    ['Communication', 'תקשורת בין־אישית', 'soft'],
    ['Next.js', '״Next.JS״', 'frameworks'],
  ] as const)('leave out %s when "%s" is entered', (name, entered, category) => {
    expect(suggestSkills({ category, language: 'en', skills: [] })).toContain(name);
    expect(suggestSkills({ category, language: 'en', skills: named(entered) })).not.toContain(name);
  });

  it('keep C, C++ and C# apart', () => {
    expect(suggestSkills({ category: 'programming', language: 'en', skills: named('c++') })).toEqual(
      expect.arrayContaining(['C', 'C#']),
    );
  });

  it('[BLD-25] the all view takes at most 8 of a category and 20 in all, none twice and none entered', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        fc.subarray(SKILL_CATEGORIES.flatMap((category) => suggestSkills({ category, language: 'en', skills: [] }))),
        (stream, entered) => {
          const found = suggestSkills({
            category: 'all',
            language: 'en',
            skills: named(...entered),
            random: () => stream.next().value as number,
          });
          expect(found.length).toBeLessThanOrEqual(ALL_CATEGORIES_LIMITS.most);
          expect(new Set(found).size).toBe(found.length);
          for (const name of found) expect(entered).not.toContain(name);
          for (const category of SKILL_CATEGORIES)
            expect(found.filter((name) => categoryOf(name).includes(category)).length).toBeLessThanOrEqual(
              ALL_CATEGORIES_LIMITS.perCategory,
            );
        },
      ),
    );
    expect(ALL_CATEGORIES_LIMITS).toEqual({ perCategory: 8, most: 20 });
  });

  it('[BLD-25] the all view shows 20 of the 64 and, shuffled again, others of them', () => {
    const pool = SKILL_CATEGORIES.flatMap((category) =>
      suggestSkills({ category, language: 'en', skills: [] }).slice(0, 8),
    );
    const first = suggestSkills({ category: 'all', language: 'en', skills: [], random: () => 0 });
    const second = suggestSkills({ category: 'all', language: 'en', skills: [], random: () => 0.999 });
    expect(first).toHaveLength(20);
    expect(pool).toEqual(expect.arrayContaining([...first, ...second]));
    expect(first).not.toEqual(second);
  });

  it('[BLD-25] the all view fills up from what is left of a category whose first ones are entered', () => {
    const others = SKILL_CATEGORIES.filter((category) => category !== 'soft').flatMap((category) =>
      suggestSkills({ category, language: 'en', skills: [] }),
    );
    const soft = suggestSkills({ category: 'soft', language: 'en', skills: [] });
    const found = suggestSkills({ category: 'all', language: 'en', skills: named(...others, ...soft.slice(0, 4)) });
    expect(found.toSorted()).toEqual(soft.slice(4, 12).toSorted());
  });

  it('are known by any spelling in either language', () => {
    expect(['react', 'עבודת צוות', 'TEAMWORK', 'power bi'].every(isKnownSkill)).toBe(true);
    expect(isKnownSkill('juggling')).toBe(false);
  });
});
